import { Injectable } from '@nestjs/common';
import { AuditService, Db } from '@afterbell/core/api';
import { AppError, type FieldProblem, type MaintenanceSection, tidyLine, tidyLines } from '@afterbell/core/domain';
import { checkDefinition, type FieldDefinition, type FormDefinition, fromLibrary, LIBRARY } from '@afterbell/forms/domain';
import { designsOfWire, designToWire } from '../definitions/design-wire';
import { requireMaintenance } from '../maintenance/maintenance-access';
import type { FormLibraryEntry, LibraryPayload, SaveLibraryEntryInput } from '../types/maintenance.types';

interface EntryRow {
  id: number;
  group: string;
  label: string;
  description: string;
  fields: FieldDefinition[];
}

const SELECT = 'id, group_label as "group", label, description, fields';
const LIST = `select ${SELECT} from form_library_entry where section = $1 order by fold_text(group_label), fold_text(label), id limit 500`;
const TAKE_ID = `insert into form_counter (kind, last) values ('library', $1) on conflict (tenant_id, kind) do update set last = form_counter.last + 1 returning last`;
const SAVE = `insert into form_library_entry (id, section, group_label, label, description, fields) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, id) do update set group_label = excluded.group_label, label = excluded.label, description = excluded.description, fields = excluded.fields, saved_at = now()`;

/** The tenant's own entries are counted from here, past all that will ever ship. */
const FIRST_OWN = 10_000;
const MOST_FIELDS = 100;
const TAB = { name: 'LIBRARY', label: 'Library' };

/** Ready-made fields and groups: what ships with the product, and what the tenant keeps for itself. */
@Injectable()
export class FormLibraryService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async list(section: MaintenanceSection): Promise<FormLibraryEntry[]> {
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, section, 'view');
      const own = await tx.query<EntryRow>(LIST, [section], 'form_library_list');
      const shipped = LIBRARY.map(({ tab, ...entry }): FormLibraryEntry => ({ ...entry, isDefault: true, tabs: [{ name: tab, label: tab }], fields: shown(asNew(entry.fields, entry.id)) }));
      return [...shipped, ...own.map(answerOf)];
    });
  }

  async save({ id, section, fields: given, ...texts }: SaveLibraryEntryInput): Promise<LibraryPayload> {
    const group = tidyLine(texts.group);
    const label = tidyLine(texts.label);
    const description = tidyLines(texts.description);
    const fields = designsOfWire(given).map((one): FieldDefinition => ({ ...one, tabName: TAB.name, hardcodedName: null, isDefault: false }));
    refuse([...lineProblems('group', group, 120), ...lineProblems('label', label, 120), ...(description.length > 1_000 ? [{ path: 'description', message: 'has more than 1000 characters' }] : []), ...fieldProblems(section, fields)]);
    return this.db.write(async (tx) => {
      await requireMaintenance(tx, section, 'edit');
      const known = id ? await tx.one<EntryRow>(`select ${SELECT} from form_library_entry where id = $1 and section = $2 for update`, [id, section]) : null;
      if (id && !known) throw new AppError('NOT_FOUND', { what: 'The entry' });
      const entryId = known?.id ?? Number((await tx.one<{ last: number }>(TAKE_ID, [FIRST_OWN], 'form_library_id'))?.last);
      await tx.execute(SAVE, [entryId, section, group, label, description, JSON.stringify(asNew(fields, entryId))], 'form_library_save');
      const after = { section, group, label, description, fields: fields.map(({ name }) => name) };
      await this.audit.record(tx, { action: 'formLibrary.save', subjectType: 'formLibrary', subjectId: String(entryId), before: known && { ...known, fields: known.fields.map(({ name }) => name) }, after });
      return { problems: [], entry: answerOf({ id: entryId, group, label, description, fields: asNew(fields, entryId) }) };
    });
  }

  async remove(section: MaintenanceSection, id: number): Promise<LibraryPayload> {
    return this.db.write(async (tx) => {
      await requireMaintenance(tx, section, 'edit');
      const known = await tx.one<EntryRow>(`select ${SELECT} from form_library_entry where id = $1 and section = $2 for update`, [id, section]);
      if (!known) throw new AppError('NOT_FOUND', { what: 'The entry' });
      await tx.execute('delete from form_library_entry where id = $1', [id], 'form_library_remove');
      await this.audit.record(tx, { action: 'formLibrary.remove', subjectType: 'formLibrary', subjectId: String(id), before: { section, group: known.group, label: known.label } });
      return { problems: [], entry: null };
    });
  }
}

function answerOf({ id, group, label, description, fields }: EntryRow): FormLibraryEntry {
  return { id, group, label, description, isDefault: false, tabs: [], fields: shown(fields) };
}

/** As they are copied into a form: with ids that are new to it. */
const asNew = (fields: readonly FieldDefinition[], id: number) => [...fromLibrary({ id, fields }, { section: 'participants', subSection: '', version: 0, tabs: [], fields: [] }, '')];

const shown = (fields: readonly FieldDefinition[]) => fields.map((one) => designToWire(one, { fields }));

function lineProblems(path: string, text: string, longest: number): FieldProblem[] {
  if (text === '') return [{ path, message: 'is required' }];
  return [...text].length > longest ? [{ path, message: `has more than ${longest} characters` }] : [];
}

/** The same check as for a form that has only these fields. */
function fieldProblems(section: MaintenanceSection, fields: readonly FieldDefinition[]): FieldProblem[] {
  if (!fields.length || fields.length > MOST_FIELDS) return [{ path: 'fields', message: `must be 1 to ${MOST_FIELDS}` }];
  const definition: FormDefinition = { section, subSection: 'library', version: 0, tabs: [TAB], fields: [...fields] };
  return checkDefinition(definition, null).map(({ fieldId, path, message }) => ({ path: fieldId === null ? path : `fields.${fieldId}.${path}`, message }));
}

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length) throw new AppError('VALIDATION', { problems });
}
