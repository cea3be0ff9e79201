import { Injectable } from '@nestjs/common';
import { AuditService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem } from '@afterbell/core/domain';
import { checkDefinition, compareDefinitions, type DefinitionProblem, type FieldDefinition, type FormDefinition, isChoice, sameValue } from '@afterbell/forms/domain';
import { formName } from '../definitions/template-form';
import { formContext } from '../records/form-context';
import { FormSubjects } from '../subjects/form-subjects';
import { assignIds, newIds } from './assign-ids';
import { convert, tryChange } from './type-change';

const HOLD = `select pg_advisory_xact_lock(hashtextextended('form:' || app_tenant()::text || $1, 0))`;

const KNOWN_IDS = `select distinct (one ->> 'id')::int as id from form_version v cross join lateral (
    select f from jsonb_array_elements(v.definition -> 'fields') f union all
    select c from jsonb_array_elements(v.definition -> 'fields') f cross join lateral jsonb_array_elements(f -> 'fields') c) all_fields (one)
  where v.section = $1 and v.sub_section = $2`;

const TAKE_IDS = `insert into form_counter (kind, last) values ($1, $2) on conflict (tenant_id, kind) do update set last = form_counter.last + $2 returning last`;

const USED_OPTIONS = `select field_id as "fieldId", option_id as "optionId", count(distinct record_id)::int as count from custom_value
  where field_id = any($1::int[]) and option_id is not null group by 1, 2`;

const INSERT = `insert into form_version (section, sub_section, version, definition, field_count, custom_count, note, restored_from, saved_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const POINT = `insert into form_definition (section, sub_section, version) values ($1, $2, $3) on conflict (tenant_id, section, sub_section) do update set version = excluded.version`;

interface Told {
  readonly note: string;
  readonly restoredFrom: number | null;
}

interface Usage {
  fieldId: number;
  optionId: number;
  count: number;
}

export const flatFields = (fields: readonly FieldDefinition[]): FieldDefinition[] => fields.flatMap((one) => [one, ...one.fields]);

export async function holdForm(tx: Tx, definition: Pick<FormDefinition, 'section' | 'subSection'>): Promise<void> {
  await tx.execute(HOLD, [formName(definition)], 'form_hold');
}

/** Saves a definition as the next version, with everything that it may not do refused first. */
@Injectable()
export class DefinitionWriter {
  constructor(
    private readonly audit: AuditService,
    private readonly subjects: FormSubjects,
  ) {}

  /** The definition as it is stored; the form is held by the caller. */
  async commit(tx: Tx, next: FormDefinition, current: FormDefinition, told: Told): Promise<FormDefinition> {
    refuse(checkDefinition(next, current, await this.knownIds(tx, next, current)));
    const problems = [...(await this.optionProblems(tx, next, current)), ...(await this.changeTypes(tx, next, current))];
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const saved = { ...(await this.withIds(tx, next)), version: current.version + 1 };
    if (sameValue({ tabs: saved.tabs, fields: saved.fields }, { tabs: current.tabs, fields: current.fields })) return current;
    const { section, subSection, version, tabs, fields } = saved;
    const own = fields.filter(({ isDefault }) => !isDefault).length;
    await tx.execute(INSERT, [section, subSection, version, JSON.stringify({ tabs, fields }), fields.length, own, told.note, told.restoredFrom, requirePrincipal().userId], 'form_version_insert');
    await tx.execute(POINT, [section, subSection, version], 'form_definition_point');
    const changes = compareDefinitions(current, saved);
    await this.audit.record(tx, {
      action: told.restoredFrom === null ? 'form.save' : 'form.restore',
      subjectType: 'form',
      subjectId: formName(saved),
      before: { version: current.version, ...said(changes, 'before') },
      after: { version, ...(told.restoredFrom === null ? {} : { restoredFrom: told.restoredFrom }), ...said(changes, 'after') },
    });
    return saved;
  }

  /** Ids that earlier versions had, asked only when one of them comes back. */
  private async knownIds(tx: Tx, next: FormDefinition, current: FormDefinition): Promise<Set<number>> {
    const now = new Set(flatFields(current.fields).map(({ id }) => id));
    if (flatFields(next.fields).every(({ id }) => id < 0 || now.has(id))) return now;
    const rows = await tx.query<{ id: number }>(KNOWN_IDS, [next.section, next.subSection], 'form_known_ids');
    return new Set([...now, ...rows.map(({ id }) => id)]);
  }

  /** An option that records chose is retired, not removed. */
  private async optionProblems(tx: Tx, next: FormDefinition, current: FormDefinition): Promise<FieldProblem[]> {
    const problems: FieldProblem[] = [];
    const fields = new Map(flatFields(next.fields).map((one) => [one.id, one]));
    const gone = current.fields.flatMap((was) => {
      const one = fields.get(was.id);
      return one && isChoice(one.type) ? was.options.filter(({ id }) => !one.options.some((option) => option.id === id)).map((option) => ({ was, option })) : [];
    });
    if (!gone.length) return problems;
    const used = await tx.query<Usage>(USED_OPTIONS, [[...new Set(gone.map(({ was }) => was.id))]], 'form_options_used');
    for (const { was, option } of gone) {
      const count = used.find(({ fieldId, optionId }) => fieldId === was.id && optionId === option.id)?.count ?? 0;
      if (count) problems.push(problemOf(was.id, 'options', `"${option.label}" is chosen in ${count} ${count === 1 ? 'record' : 'records'}. Retire it instead of removing it.`));
    }
    return problems;
  }

  /** Converts stored answers, or says which of them another type would lose. */
  private async changeTypes(tx: Tx, next: FormDefinition, current: FormDefinition): Promise<FieldProblem[]> {
    const problems: FieldProblem[] = [];
    const subject = this.subjects.find(next);
    const before = new Map(current.fields.map((one) => [one.id, one]));
    for (const one of next.fields) {
      const was = before.get(one.id);
      if (!was || was.type === one.type || !subject) continue;
      const { lost, values, losses, pairs } = await tryChange(tx, subject, was, one, formContext());
      if (lost) problems.push(problemOf(one.id, 'type', `${lost} of ${values} answers to "${was.name}" would be lost, such as "${losses[0]?.value ?? ''}": ${losses[0]?.reason ?? ''}`));
      else await convert(tx, subject, one.id, pairs);
    }
    return problems;
  }

  private async withIds(tx: Tx, next: FormDefinition): Promise<FormDefinition> {
    const wanted = newIds(next.fields);
    const take = async (kind: string, count: number) => (count ? Number((await tx.one<{ last: number }>(TAKE_IDS, [kind, count], 'form_ids_take'))?.last) - count + 1 : 0);
    return { ...next, fields: assignIds(next.fields, await take('field', wanted.fields), await take('option', wanted.options)) };
  }
}

/** The words of `compareDefinitions`, one line for each field. */
function said(changes: ReturnType<typeof compareDefinitions>, side: 'before' | 'after'): Record<string, string | null> {
  return Object.fromEntries(changes.map((change) => [`${change.field}: ${change.what}`, change[side]]));
}

function refuse(problems: readonly DefinitionProblem[]): void {
  if (!problems.length) return;
  const path = ({ fieldId, path: within }: DefinitionProblem) => (fieldId === null ? within : `fields.${fieldId}.${within}`);
  const twice = problems.find(({ code }) => code === 'FIELD_EXISTS');
  // Its words are matched by clients, so they stand alone.
  if (twice) throw new AppError('FIELD_DUPLICATE', { name: /"(.*)"/su.exec(twice.message)?.[1] ?? '', path: path(twice) });
  throw new AppError('VALIDATION', { problems: problems.map(({ fieldId, path: within, message }) => problemOf(fieldId, within, message)) });
}

/** A field that is stored goes by its id as it was sent, a new one by the name in the message. */
function problemOf(fieldId: number | null, path: string, message: string): FieldProblem {
  return { path: fieldId === null ? path : `fields.${fieldId}.${path}`, message, line: fieldId !== null && fieldId > 0 ? `Field ${fieldId}: ${message}` : message };
}
