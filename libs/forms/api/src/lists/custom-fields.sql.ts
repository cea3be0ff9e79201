/** Custom fields as a list's statement reaches them (docs/forms.md "Lists"). */
import type { ListStatement, SqlField } from '@afterbell/core/api';
import { customListField, customListFieldId, type ListFieldSpec, type ListFieldType, type ListQuery, rulesOf, shownEmailPart } from '@afterbell/core/domain';
import { type FieldDefinition, isDisplayType, kindOf } from '@afterbell/forms/domain';
import { COLUMN_OF } from '../records/list-rows';

const sortedIn = (query: Pick<ListQuery, 'sort'>): number[] => (query.sort ?? []).flatMap(({ field }) => customListFieldId(field) ?? []);

/** Ids of the custom fields that a question names. */
export function customFieldsIn(query: Pick<ListQuery, 'filter' | 'sort'>): ReadonlySet<number> {
  return new Set([...sortedIn(query), ...(query.filter ? rulesOf(query.filter) : []).flatMap(({ field }) => customListFieldId(field) ?? [])]);
}

export function withCustomFields<F extends string>(list: ListStatement<F>, fields: readonly FieldDefinition[], query: Pick<ListQuery, 'sort'>): ListStatement<F> {
  const record = list.id.split('.')[0] as string;
  const sorted = sortedIn(query);
  const joins = fields.filter(({ id }) => sorted.includes(id)).map(({ id }) => ` left join custom_value sorted_${id} on sorted_${id}.tenant_id = ${record}.tenant_id and sorted_${id}.record_id = ${record}.id and sorted_${id}.field_id = ${id} and sorted_${id}.place = 0`);
  return {
    ...list,
    from: list.from + joins.join(''),
    spec: { ...list.spec, fields: { ...list.spec.fields, ...Object.fromEntries(fields.flatMap(specOf)) } },
    fields: { ...list.fields, ...Object.fromEntries(fields.flatMap((one) => sqlOf(one, record))) },
  };
}

function specOf({ id, type, name, options }: FieldDefinition): [string, ListFieldSpec][] {
  const list = isDisplayType(type) ? null : kindOf(type).list;
  if (list === null) return [];
  return [[customListField(id), { type: list, label: name, filterable: true, sortable: true, ...(list === 'enum' ? { options: options.map((option) => String(option.id)) } : {}) }]];
}

/** What these are compared by is not leakproof: beside the record's own walls it would be tried record by record. */
const READ_FIRST: readonly ListFieldType[] = ['text', 'datetime'];

const found = (record: string, id: number, test: string) => `exists (select 1 from custom_value listed where listed.tenant_id = ${record}.tenant_id and listed.record_id = ${record}.id and listed.field_id = ${id} and ${test})`;
const readFirst = (record: string, id: number, column: string, test: string) => `${record}.id = any (array(select listed.record_id from custom_value listed where listed.field_id = ${id} and listed.${column} is not null and ${test}))`;

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
        ...(type === 'email' ? { storedAs: shownEmailPart } : {}),
        sort: list === 'enum' ? `array_position(array[${options.map((option) => option.id).join(',') || '0'}], ${sorted})` : sorted,
        any: (test) => (READ_FIRST.includes(list) ? readFirst(record, id, column, test) : found(record, id, test)),
      },
    ],
  ];
}
