/** What the builder does to a definition: pure, whole in and whole out, so that undo is keeping the one before. */
import { field as newField, isChoice, isDisplayType, type FieldDefinition, type FieldType, type FormDefinition } from '@afterbell/forms/domain';
import { mapReferences, withoutReferences } from './references';

export const COLUMNS = 12;
/** Types that hold columns of their own. */
export const hasColumns = (type: FieldType) => type === 'subform' || type === 'multiselect_table';

export interface Found {
  readonly field: FieldDefinition;
  /** The subform or table that it is a column of. */
  readonly parent: FieldDefinition | null;
}

export function findField(definition: FormDefinition, id: number | null): Found | null {
  for (const field of definition.fields) {
    if (field.id === id) return { field, parent: null };
    const column = field.fields.find((candidate) => candidate.id === id);
    if (column) return { field: column, parent: field };
  }
  return null;
}

export const fieldsOfTab = (definition: FormDefinition, tabName: string) => definition.fields.filter((field) => field.tabName === tabName);
export const allFields = (definition: FormDefinition): readonly FieldDefinition[] => definition.fields.flatMap((field) => [field, ...field.fields]);

/** The next id of something new: below every id that is there, of fields and options alike. */
export function nextId(definition: FormDefinition): number {
  const ids = allFields(definition).flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  return Math.min(0, ...ids) - 1;
}

export const foldName = (name: string) => name.trim().toLocaleLowerCase('en');

/** The wanted name, or the first of "Name 2", "Name 3" … that no field of the type on the tab has. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = new Set(taken.map(foldName));
  if (!names.has(foldName(wanted))) return wanted;
  for (let count = 2; ; count += 1) if (!names.has(foldName(`${wanted} ${count}`))) return `${wanted} ${count}`;
}

/** Full width for what tells or holds a lot, half for a line. */
function widthOf(type: FieldType): number {
  const wide = isDisplayType(type) || ['multiline', 'multilinetag', 'subform', 'multiselect_table', 'permissions_by_role', 'signature', 'attachment', 'file', 'image', 'chips'].includes(type);
  return wide ? COLUMNS : 6;
}

/** Identifiers count from 1 in each year; the administrator puts their own letters to it. */
const FIRST_PATTERN = '{yyyy}-{####}';

export interface Place {
  readonly tabName: string;
  /** Before this field; at the end when null. */
  readonly before: number | null;
}

export interface NewField {
  readonly type: FieldType;
  readonly name: string;
  /** What a heading or paragraph says at first. */
  readonly text?: string;
  /** Labels of the first options. */
  readonly options?: readonly string[];
}

function made(definition: FormDefinition, { type, name, text, options = [] }: NewField, tabName: string): FieldDefinition {
  const id = nextId(definition);
  return newField({
    id,
    name,
    type,
    tabName,
    uiWidth: widthOf(type),
    text: text ?? '',
    limits: type === 'generator' ? { pattern: FIRST_PATTERN } : {},
    options: isChoice(type) ? options.map((label, index) => ({ id: id - 1 - index, label, retiredOn: null })) : [],
  });
}

export function addField(definition: FormDefinition, given: NewField, place: Place): { definition: FormDefinition; id: number } {
  const taken = fieldsOfTab(definition, place.tabName).map(({ name }) => name);
  const field = made(definition, { ...given, name: freeName(given.name, taken) }, place.tabName);
  return { definition: placed({ ...definition, fields: [...definition.fields, field] }, field.id, place), id: field.id };
}

export function addColumn(definition: FormDefinition, parentId: number, given: NewField): { definition: FormDefinition; id: number } {
  const parent = findField(definition, parentId)?.field;
  const column = { ...made(definition, { ...given, name: freeName(given.name, parent?.fields.map(({ name }) => name) ?? []) }, parent?.tabName ?? ''), uiWidth: 4 };
  return { definition: changeField(definition, parentId, (field) => ({ ...field, fields: [...field.fields, column] })), id: column.id };
}

export function changeField(definition: FormDefinition, id: number, change: (field: FieldDefinition) => FieldDefinition): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => {
      if (field.id === id) return change(field);
      return field.fields.some((column) => column.id === id) ? { ...field, fields: field.fields.map((column) => (column.id === id ? change(column) : column)) } : field;
    }),
  };
}

/** What ships with the product stays; rules and conditions that name the field go with it. */
export function removeField(definition: FormDefinition, id: number): FormDefinition {
  const found = findField(definition, id);
  if (!found || found.field.isDefault) return definition;
  const gone = new Set([id, ...found.field.fields.map((column) => column.id)]);
  const fields = definition.fields.filter((field) => field.id !== id).map((field) => ({ ...field, fields: field.fields.filter((column) => column.id !== id) }));
  return { ...definition, fields: fields.map((field) => withoutReferences(field, gone)) };
}

/** Forms list default fields first: on each tab they stand before the tenant's own. What holds no value may head them. */
function defaultFirst(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const last = fields.findLastIndex((field) => field.isDefault);
  const early = fields.filter((field, index) => index < last && !field.isDefault && !isDisplayType(field.type));
  return early.length === 0 ? fields : [...fields.slice(0, last + 1).filter((field) => !early.includes(field)), ...early, ...fields.slice(last + 1)];
}

function placed(definition: FormDefinition, id: number, { tabName, before }: Place): FormDefinition {
  const moved = definition.fields.find((field) => field.id === id);
  if (!moved || before === id || !definition.tabs.some(({ name }) => name === tabName)) return definition;
  const others = definition.fields.filter((field) => field.id !== id);
  const ofTab = others.filter((field) => field.tabName === tabName);
  const at = before === null ? -1 : ofTab.findIndex((field) => field.id === before);
  const index = at === -1 ? ofTab.length : at;
  const within = defaultFirst([...ofTab.slice(0, index), inTab(moved, tabName), ...ofTab.slice(index)]);
  // Tab by tab in the order of the tabs: the order of the whole follows from what is seen.
  const names = definition.tabs.map(({ name }) => name);
  const rest = others.filter((field) => field.tabName !== tabName && !names.includes(field.tabName));
  return { ...definition, fields: [...names.flatMap((name) => (name === tabName ? within : others.filter((field) => field.tabName === name))), ...rest] };
}

const inTab = (field: FieldDefinition, tabName: string): FieldDefinition => (field.tabName === tabName ? field : { ...field, tabName, fields: field.fields.map((column) => ({ ...column, tabName })) });

export const moveField = placed;

/** One step earlier or later among the fields of its tab, or among the columns of its table. */
export function stepField(definition: FormDefinition, id: number, step: -1 | 1): FormDefinition {
  const found = findField(definition, id);
  if (!found) return definition;
  if (found.parent) return changeField(definition, found.parent.id, (parent) => ({ ...parent, fields: stepped(parent.fields, parent.fields.indexOf(found.field), step) }));
  const siblings = fieldsOfTab(definition, found.field.tabName);
  const index = siblings.indexOf(found.field);
  if (index + step < 0 || index + step >= siblings.length) return definition;
  const before = siblings[step === -1 ? index - 1 : index + 2]?.id ?? null;
  return placed(definition, id, { tabName: found.field.tabName, before });
}

/** A column of a table before another; at the end when null. */
export function placeColumn(definition: FormDefinition, parentId: number, id: number, before: number | null): FormDefinition {
  return changeField(definition, parentId, (parent) => ({ ...parent, fields: putBefore(parent.fields, id, before) }));
}

export function putBefore<T extends { readonly id: number }>(items: readonly T[], id: number, before: number | null): readonly T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved || before === id) return items;
  const others = items.filter((item) => item !== moved);
  const at = before === null ? -1 : others.findIndex((item) => item.id === before);
  return at === -1 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)];
}

export function stepped<T>(items: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const to = index + step;
  const item = items[index];
  const other = items[to];
  if (item === undefined || other === undefined) return items;
  return items.map((candidate, at) => (at === index ? other : at === to ? item : candidate));
}

/** Fields from elsewhere, the library or a copy, with ids of their own; what they say of each other follows, what they say of strangers goes, unless these are of the same form. */
export function insertFields(definition: FormDefinition, given: readonly FieldDefinition[], place: Place, sameForm = false): { definition: FormDefinition; ids: readonly number[] } {
  let next = nextId(definition);
  const fields = new Map<number, number>();
  const options = new Map<number, number>();
  const claim = (field: FieldDefinition): void => {
    fields.set(field.id, next--);
    for (const option of field.options) options.set(option.id, next--);
    field.fields.forEach(claim);
  };
  given.forEach(claim);
  const option = (id: string | number) => (typeof id === 'number' ? (options.get(id) ?? id) : id);
  const value = <T>(old: T): T => (Array.isArray(old) ? old.map((item) => option(item as number)) : option(old as number)) as T;
  const renewed = (field: FieldDefinition): FieldDefinition => ({
    ...field,
    id: fields.get(field.id) ?? field.id,
    tabName: place.tabName,
    hardcodedName: null,
    isDefault: false,
    defaultValue: isChoice(field.type) ? value(field.defaultValue) : field.defaultValue,
    options: field.options.map((one) => ({ ...one, id: options.get(one.id) ?? one.id, ...(one.cells && { cells: Object.fromEntries(Object.entries(one.cells).map(([id, text]) => [fields.get(Number(id)) ?? id, text])) }) })),
    fields: field.fields.map(renewed),
  });
  const choices = new Set(given.filter(({ type }) => isChoice(type)).map(({ id }) => id));
  const ready = given.map((field) =>
    mapReferences(renewed(field), {
      test: (test) => {
        const id = fields.get(test.fieldId);
        return id === undefined ? null : { ...test, fieldId: id, ...(choices.has(test.fieldId) && test.value !== undefined && { value: value(test.value) }) };
      },
      rule: (rule) => {
        const id = fields.get(rule.fieldId);
        if (id === undefined) return sameForm ? rule : null;
        if (rule.kind === 'options') return { ...rule, fieldId: id, optionIds: rule.optionIds.map((old) => options.get(old) ?? old) };
        return rule.kind === 'value' && choices.has(rule.fieldId) ? { ...rule, fieldId: id, value: value(rule.value) } : { ...rule, fieldId: id };
      },
    }),
  );
  let after = definition;
  for (const field of ready) {
    const name = freeName(field.name, fieldsOfTab(after, place.tabName).map((other) => other.name));
    after = placed({ ...after, fields: [...after.fields, { ...field, name }] }, field.id, place);
  }
  return { definition: after, ids: ready.map(({ id }) => id) };
}
