import { Injectable } from '@nestjs/common';
import { Db, type Tx } from '@afterbell/core/api';
import { AppError, MAINTENANCE_RULES, type MaintenanceSection, tidyLines } from '@afterbell/core/domain';
import { compareDefinitions, type FieldType, type FormDefinition, mergeDefinitions, withStoredPresets } from '@afterbell/forms/domain';
import { DefinitionStore } from '../definitions/definition-store';
import { designsOfWire, designToWire } from '../definitions/design-wire';
import { FORM_KEYS, type FormKey, templateForm } from '../definitions/template-form';
import { formContext } from '../records/form-context';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormMaintenance, FormMerge, FormSummary, FormTypeChange, FormVersion, SaveFormMaintenanceInput, SaveFormMaintenancePayload } from '../types/maintenance.types';
import { DefinitionWriter, holdForm } from './definition-writer';
import { roleProblems, withoutIdleModes } from './role-checks';
import { levelMaintains, levelNames, mayMaintain, requireMaintenance } from './maintenance-access';
import { tryChange } from './type-change';

const NOTE_LENGTH = 200;

export const VERSION_SELECT = `v.version, v.saved_at as "savedAt", v.note, v.restored_from as "restoredFrom", v.field_count as "fieldCount",
  (select p.name from audit_people(array[v.saved_by]) p) as "savedBy"`;

const LAST = `select ${VERSION_SELECT} from form_version v where v.section = $1 and v.sub_section = $2 order by v.version desc limit 1`;

const SUMMARIES = `select d.section, d.sub_section as "subSection", d.version, v.field_count as "fieldCount", v.custom_count as "customCount", v.saved_at as "changedAt",
  (select p.name from audit_people(array[v.saved_by]) p) as "changedBy"
  from form_definition d join form_version v on v.tenant_id = d.tenant_id and v.section = d.section and v.sub_section = d.sub_section and v.version = d.version`;

type SummaryRow = Pick<FormSummary, 'section' | 'subSection' | 'version' | 'fieldCount' | 'customCount' | 'changedAt' | 'changedBy'>;

/** The definitions of forms, as administrators keep them (docs/forms.md). */
@Injectable()
export class FormMaintenanceService {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly writer: DefinitionWriter,
    private readonly subjects: FormSubjects,
  ) {}

  async summaries(): Promise<FormSummary[]> {
    return this.db.read(async (tx) => {
      const nameOf = await levelNames(tx);
      const saved = await tx.query<SummaryRow>(SUMMARIES, [], 'form_summaries');
      return FORM_KEYS.filter(({ section }) => mayMaintain(section, 'view')).map((key): FormSummary => {
        const row = saved.find(({ section, subSection }) => section === key.section && subSection === key.subSection);
        const { label, definition } = templateOf(key);
        return {
          ...key,
          label,
          version: row?.version ?? 0,
          fieldCount: row?.fieldCount ?? definition.fields.length,
          customCount: row?.customCount ?? 0,
          changedAt: row?.changedAt ?? null,
          changedBy: row?.changedBy ?? null,
          maintainable: mayMaintain(key.section, 'edit') && levelMaintains(key.section),
          levelNames: MAINTENANCE_RULES[key.section].levels.map(nameOf),
        };
      });
    });
  }

  async load(section: MaintenanceSection, subSection: string): Promise<FormMaintenance> {
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, section, 'view');
      return this.answer(tx, await this.definitions.within(tx, { section, subSection }));
    });
  }

  /** Saves the whole definition; what somebody else saved meanwhile is merged with it. */
  async save({ section, subSection, baseVersion, tabs, fields, note }: SaveFormMaintenanceInput): Promise<SaveFormMaintenancePayload> {
    return this.saveDefinition({ section, subSection }, baseVersion, { tabs: tabs.map(({ name, label }) => ({ name, label })), fields: designsOfWire(fields) }, note ?? '');
  }

  async saveDefinition(key: FormKey, baseVersion: number, given: Pick<FormDefinition, 'tabs' | 'fields'>, note: string): Promise<SaveFormMaintenancePayload> {
    const mine = { ...given, fields: withStoredPresets(given.fields) };
    if ([...note].length > NOTE_LENGTH) throw new AppError('VALIDATION', { problems: [{ path: 'note', message: `has more than ${NOTE_LENGTH} characters` }] });
    return this.db.write(async (tx) => {
      await requireMaintenance(tx, key.section, 'edit');
      await holdForm(tx, key);
      const current = await this.definitions.within(tx, key);
      if (baseVersion < 0 || baseVersion > current.version) throw new AppError('VALIDATION', { problems: [{ path: 'baseVersion', message: 'is no version of the form' }] });
      const { next, merge } = baseVersion === current.version ? { next: { ...current, ...mine }, merge: null } : await this.merged(tx, key, baseVersion, { ...current, ...mine }, current);
      const problems = await roleProblems(tx, next.fields, current.fields);
      if (problems.length) throw new AppError('VALIDATION', { problems });
      const saved = await this.writer.commit(tx, next, current, { note: tidyLines(note), restoredFrom: null });
      return { problems: [], maintenance: await this.answer(tx, saved), merge };
    });
  }

  async typeChange(section: MaintenanceSection, subSection: string, fieldId: number, to: FieldType): Promise<FormTypeChange> {
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, section, 'view');
      const key = { section, subSection };
      const from = (await this.definitions.within(tx, key)).fields.find(({ id }) => id === fieldId);
      if (!from) throw new AppError('NOT_FOUND', { what: 'The field' });
      return tryChange(tx, this.subjects.find(key), from, { ...from, type: to }, formContext());
    });
  }

  async answer(tx: Tx, definition: FormDefinition): Promise<FormMaintenance> {
    const { section, subSection, version, tabs, fields } = definition;
    const last = version === 0 ? null : await tx.one<FormVersion & Record<string, unknown>>(LAST, [section, subSection], 'form_version_last');
    return {
      section, subSection, version,
      label: templateOf({ section, subSection }).label,
      tabs: [...tabs],
      fields: fields.map((one) => designToWire(one, definition)),
      lastChange: last,
      viewerCan: { edit: mayMaintain(section, 'edit') && levelMaintains(section) },
    };
  }

  private async merged(tx: Tx, key: FormKey, baseVersion: number, mine: FormDefinition, theirs: FormDefinition): Promise<{ next: FormDefinition; merge: FormMerge }> {
    const base = await this.definitions.version(tx, key, baseVersion);
    const { merged, conflicts } = mergeDefinitions(base, mine, theirs);
    const last = await tx.one<{ savedBy: string | null }>(LAST, [key.section, key.subSection], 'form_version_last');
    return {
      next: { ...merged, version: theirs.version, fields: merged.fields.map((one) => withoutIdleModes(one, mine.fields.find(({ id }) => id === one.id))) },
      merge: { theirVersion: theirs.version, theirName: last?.savedBy ?? null, theirs: compareDefinitions(base, theirs).map((change) => ({ ...change })), conflicts: conflicts.map((conflict) => ({ ...conflict })) },
    };
  }
}

export function templateOf(key: FormKey) {
  const template = templateForm(key);
  if (!template) throw new AppError('NOT_FOUND', { what: 'The form' });
  return template;
}
