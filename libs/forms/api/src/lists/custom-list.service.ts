import { Injectable } from '@nestjs/common';
import { Db, type ListStatement, requestLoader, requirePrincipal, type SqlField } from '@afterbell/core/api';
import { AppError, customListField, customListFieldId, type ListFieldSpec, type ListFieldType, type ListQuery, type MaintenanceSection } from '@afterbell/core/domain';
import { type FieldDefinition, type FormDefinition, type FormValues, isDisplayType, kindOf, toWire } from '@afterbell/forms/domain';
import { type DefinitionRow, DefinitionStore } from '../definitions/definition-store';
import { shapeToWire } from '../definitions/design-wire';
import { displayOf } from '../records/form-answer';
import { formContext } from '../records/form-context';
import { COLUMN_OF } from '../records/list-rows';
import { viewerForm } from '../records/viewer-form';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormSubject } from '../subjects/subject';
import type { CustomValue } from '../types/form.types';
import type { CustomListField } from '../types/maintenance.types';

const MOST_COLUMNS = 50;

export const tooManyColumns = () => new AppError('VALIDATION', { problems: [{ path: 'fieldIds', message: `are more than ${MOST_COLUMNS}` }] });

/** The tenant's own fields in lists: as columns, in filters, as an order. Who does not see a field cannot ask by it either. */
@Injectable()
export class CustomListService {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly subjects: FormSubjects,
  ) {}

  async fieldsOf(section: MaintenanceSection): Promise<CustomListField[]> {
    const { shown, fields } = await this.visible(section);
    return fields.map((one): CustomListField => {
      const list = isDisplayType(one.type) ? null : kindOf(one.type).list;
      return {
        fieldId: one.id,
        name: one.name,
        tabLabel: shown.tabs.find(({ name }) => name === one.tabName)?.label ?? one.tabName,
        type: one.type,
        listType: list,
        sortable: list !== null,
        options: shapeToWire({ ...one, options: one.options.map(({ apply: _, ...option }) => option) }, shown).options,
      };
    });
  }

  /** Fields that can be shown, in the order of the form. */
  async visible(section: MaintenanceSection): Promise<{ shown: FormDefinition; fields: FieldDefinition[] }> {
    const subject = this.subjectOf(section);
    const shown = shownOf(await this.definitions.current(subject), subject);
    return { shown, fields: own(shown, subject) };
  }

  /** The list's statement with the custom fields that the question names; any other stays unknown to it, and is refused there. */
  async extend<F extends string>(section: MaintenanceSection, list: ListStatement<F>, query: ListQuery): Promise<ListStatement<F>> {
    const sorted = (query.sort ?? []).flatMap(({ field }) => customListFieldId(field) ?? []);
    const named = new Set([...sorted, ...(query.filter?.rules ?? []).flatMap(({ field }) => customListFieldId(field) ?? [])]);
    if (!named.size) return list;
    const { fields } = await this.visible(section);
    const known = fields.filter(({ id }) => named.has(id));
    const record = list.id.split('.')[0] as string;
    const joins = known.filter(({ id }) => sorted.includes(id)).map(({ id }) => ` left join custom_value sorted_${id} on sorted_${id}.tenant_id = ${record}.tenant_id and sorted_${id}.record_id = ${record}.id and sorted_${id}.field_id = ${id} and sorted_${id}.place = 0`);
    return {
      ...list,
      from: list.from + joins.join(''),
      spec: { ...list.spec, fields: { ...list.spec.fields, ...Object.fromEntries(known.flatMap(specOf)) } },
      fields: { ...list.fields, ...Object.fromEntries(known.flatMap((one) => sqlOf(one, record))) },
    };
  }

  /** Answers of a record that a list shows; one statement for a whole page, whatever columns are asked for. */
  async valuesOf(section: MaintenanceSection, id: string, fieldIds: readonly number[]): Promise<CustomValue[]> {
    if (fieldIds.length > MOST_COLUMNS) throw tooManyColumns();
    const loaded = await requestLoader<string, { custom: FormValues; fields: ReadonlyMap<number, FieldDefinition> }>(`custom.${section}`, async (ids) => {
      const subject = this.subjectOf(section);
      const { statement, resolve } = this.definitions.query(subject);
      const [definitions, rows] = await this.db.readTogether<[DefinitionRow, { id: string; custom: FormValues }]>([statement, { text: `select id, custom from ${subject.table} where id = any($1::uuid[])`, values: [ids], name: `custom_values_${subject.kind}` }]);
      const fields = new Map(own(shownOf(resolve(definitions), subject), subject).map((one) => [one.id, one]));
      const byId = new Map(rows.map((row) => [row.id, row.custom]));
      return ids.map((one) => ({ custom: byId.get(one) ?? {}, fields }));
    }).load(id);
    return answersOf(loaded.custom, fieldIds.flatMap((fieldId) => loaded.fields.get(fieldId) ?? []));
  }

  private subjectOf(section: MaintenanceSection): FormSubject {
    const subject = this.subjects.ofSection(section);
    if (!subject) throw new AppError('NOT_FOUND', { what: 'The list' });
    return subject;
  }
}

function answersOf(custom: FormValues, fields: readonly FieldDefinition[]): CustomValue[] {
  const context = formContext();
  return fields.map((one) => {
    const value = custom[one.id] ?? null;
    return { fieldId: one.id, value: toWire(value, one), display: displayOf(value, one, context) };
  });
}

/** As the caller has it by whichever of the subject's features opens the list. */
function shownOf(definition: FormDefinition, subject: FormSubject): FormDefinition {
  const { permissions } = requirePrincipal();
  const feature = subject.features.find((one) => permissions.allows('view', one));
  if (!feature) throw new AppError('FORBIDDEN');
  return viewerForm(definition, feature, permissions.allows('edit', feature)).shown;
}

const own = ({ fields }: FormDefinition, { columns }: FormSubject): FieldDefinition[] => fields.filter(({ type, hardcodedName }) => !isDisplayType(type) && (hardcodedName === null || !Object.hasOwn(columns, hardcodedName)));

function specOf({ id, type, name, options }: FieldDefinition): [string, ListFieldSpec][] {
  const list = isDisplayType(type) ? null : kindOf(type).list;
  if (list === null) return [];
  return [[customListField(id), { type: list, label: name, filterable: true, sortable: true, ...(list === 'enum' ? { options: options.map((option) => String(option.id)) } : {}) }]];
}

/** What these are compared by is not leakproof: beside the record's own walls it would be tried record by record. */
const READ_FIRST: readonly ListFieldType[] = ['text', 'datetime'];

const found = (record: string, id: number, test: string) => `exists (select 1 from custom_value listed where listed.tenant_id = ${record}.tenant_id and listed.record_id = ${record}.id and listed.field_id = ${id} and ${test})`;
const readFirst = (record: string, id: number, test: string) => `${record}.id = any (array(select listed.record_id from custom_value listed where listed.field_id = ${id} and ${test}))`;

/** `id` is a number that the definition gave. */
function sqlOf({ id, type, options }: FieldDefinition, record: string): [string, SqlField][] {
  const list = isDisplayType(type) ? null : kindOf(type).list;
  if (list === null) return [];
  const column = COLUMN_OF[list];
  const sorted = `sorted_${id}.${column}`;
  return [
    [
      customListField(id),
      {
        expression: `listed.${column}`,
        ...(list === 'text' ? { folded: 'listed.text' } : {}),
        ...(list === 'enum' ? { cast: 'int' as const } : {}),
        sort: list === 'enum' ? `array_position(array[${options.map((option) => option.id).join(',') || '0'}], ${sorted})` : sorted,
        any: (test) => (READ_FIRST.includes(list) ? readFirst(record, id, test) : found(record, id, test)),
      },
    ],
  ];
}
