import { DEFAULT_PAGE_SIZE, FILTER_MODES, isEmptyOperand, modesFor, PAGE_SIZES, rulesOf, type ListFieldType, type ListSpec, type FilterMode, type FilterRule, type ListFilter, type ListSort } from '@afterbell/core/domain';
import { readFilterValue } from './filter-value';

export interface ListFieldOption {
  value: string;
  label: string;
}

/** A field that the list may be filtered by. */
export interface ListField<Id extends string = string> {
  /** The name in the server's whitelist; letters and digits. */
  id: Id;
  label: string;
  type: ListFieldType;
  /** The choices of an enumeration. */
  options?: readonly ListFieldOption[];
  /** Heading under which it is offered, after the plain ones. */
  group?: string;
  /** What was typed, as the server compares it, or null; where the type alone does not say it. */
  read?: (typed: string) => string | null;
  /** A value as people read it. */
  show?: (value: string) => string;
  /** Why it cannot be read, and what can be typed. */
  unreadable?: (typed: string) => string;
  /** Stands for fields that are still on their way: shown, and not to be chosen. */
  waits?: true;
}

/** The parts in which a list is mostly looked at, one at a time; the first is shown when the address names none. */
export interface ListParts {
  label: string;
  parts: readonly ListPart[];
}
export interface ListPart {
  /** In the address: letters. */
  id: string;
  label: string;
  /** What it asks for beside all filters; null: everything. */
  rule: FilterRule | null;
}

export interface ListParams {
  search: string;
  filter: ListFilter;
  /** The part that is shown; empty of a list without. */
  only: string;
  sort: readonly ListSort[];
  page: number;
  pageSize: number;
}

export interface ListShape {
  fields: readonly ListField[];
  /** Field names that may be sorted by. */
  sorts: readonly string[];
  defaultSort: readonly ListSort[];
  /** Sets two lists of one page apart. */
  prefix: string;
  parts?: ListParts;
}

const KEYS = ['q', 'f', 'only', 's', 'p', 'ps'] as const;
type Key = (typeof KEYS)[number];
const key = (shape: ListShape, name: Key) => `${shape.prefix}${name}`;

const isMode = (value: string): value is FilterMode => (FILTER_MODES as readonly string[]).includes(value);

export function modesOf(field: ListField): readonly FilterMode[] {
  return modesFor(field.type);
}

/** `grade.gte.3`; the value may hold dots of its own. */
function parseRule(text: string, shape: ListShape): FilterRule | null {
  const [id = '', mode = '', ...rest] = text.split('.');
  const field = shape.fields.find((candidate) => candidate.id === id);
  const value = rest.join('.');
  if (!field || !isMode(mode) || !modesOf(field).includes(mode)) return null;
  const read = readFilterValue(field, value);
  return read === null ? null : { field: id, mode, value: read };
}

function parseSort(texts: readonly string[], shape: ListShape): readonly ListSort[] {
  const sort = texts.map((text): ListSort => (text.startsWith('-') ? { field: text.slice(1), direction: 'desc' } : { field: text, direction: 'asc' }));
  const known = sort.filter(({ field }, index) => shape.sorts.includes(field) && sort.findIndex((other) => other.field === field) === index);
  return known.length > 0 ? known : shape.defaultSort;
}

/** `2~grade.gte.3`: the rule stands in the second group. */
const inGroup = (text: string): [group: number, rule: string] => {
  const match = /^(\d{1,2})~(.*)$/s.exec(text);
  return match ? [Number(match[1]), match[2] ?? ''] : [0, text];
};

function parseFilter(texts: readonly string[], shape: ListShape): ListFilter {
  const byGroup = new Map<number, FilterRule[]>();
  for (const [group, text] of texts.map(inGroup)) {
    const rule = parseRule(text, shape);
    if (rule) byGroup.set(group, [...(byGroup.get(group) ?? []), rule]);
  }
  const rules = byGroup.get(0) ?? [];
  const groups = [...byGroup].filter(([group]) => group > 0).sort(([a], [b]) => a - b).map(([, some]) => some);
  // One rule has nothing to be joined with.
  return { match: texts[0] === 'or' && rules.length + groups.length > 1 ? 'or' : 'and', rules, ...(groups.length ? { groups } : {}) };
}

/** Name of a tenant's own field in the address and in columns; the server's lists know it as `custom` and its id. */
export const customKey = (fieldId: number): string => `c${fieldId}`;
export function customIdOf(key: string): number | null {
  const match = /^c(\d{1,9})$/.exec(key);
  return match ? Number(match[1]) : null;
}
/** A rule or a sort key as a list query takes it. */
export function wireKey<T extends { readonly field: string }>(key: T): T & { customFieldId?: number } {
  const customFieldId = customIdOf(key.field);
  return customFieldId === null ? key : { ...key, field: 'custom', customFieldId };
}
/** A filter as a list query takes it. */
export const wireFilter = ({ match, rules, groups }: ListFilter) => ({ match, rules: rules.map(wireKey), ...(groups?.length ? { groups: groups.map((group) => ({ rules: group.map(wireKey) })) } : {}) });

/** A filter and a rule that must hold beside it, as one filter. */
export function withRule({ match, rules, groups = [] }: ListFilter, rule: FilterRule | null): ListFilter {
  if (!rule) return { match, rules, ...(groups.length ? { groups } : {}) };
  if (match === 'and') return { match, rules: [...rules, rule], ...(groups.length ? { groups } : {}) };
  // Any of these, each with the rule: what groups hold is joined by "and" here.
  return { match, rules: [], groups: [...rules.map((one) => [one, rule]), ...groups.map((group) => [...group, rule])] };
}

/** Columns that the address shows, if it says so. */
export const columnsOf = (params: URLSearchParams): string[] | null => params.get('c')?.split(',').filter((id) => id !== '') ?? null;

/** Whether the address names fields that have to be known before the list can be read. */
export const namesCustom = (params: URLSearchParams, prefix = ''): boolean =>
  [...params.getAll(`${prefix}f`), ...params.getAll(`${prefix}s`), ...(columnsOf(params) ?? [])].some((text) => /^(-|\d+~)?c\d+(\.|$)/.test(text));

/** What the URL says, without whatever it says wrongly. */
export function parseListParams(params: URLSearchParams, shape: ListShape): ListParams {
  const page = Number(params.get(key(shape, 'p')));
  const size = Number(params.get(key(shape, 'ps')));
  return {
    search: params.get(key(shape, 'q')) ?? '',
    filter: parseFilter(params.getAll(key(shape, 'f')), shape),
    only: (shape.parts?.parts.find(({ id }) => id === params.get(key(shape, 'only'))) ?? shape.parts?.parts[0])?.id ?? '',
    sort: parseSort(params.getAll(key(shape, 's')), shape),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE,
  };
}

/** How many filters of the address are none of the list's: a field that is gone, a mode or a value that cannot be. */
export function lostFilters(params: URLSearchParams, list: ListParams, shape: ListShape): number {
  // A rule without a value asks for nothing.
  const asked = params.getAll(key(shape, 'f')).filter((text) => /^[^.]*\.[^.]*\../s.test(text));
  return asked.length - rulesOf(list.filter).length;
}

const sameSort = (a: readonly ListSort[], b: readonly ListSort[]) => a.length === b.length && a.every((sort, index) => sort.field === b[index]?.field && sort.direction === b[index]?.direction);

/** Only the rules that have a value, and the groups that have such a rule. */
export function setRules({ match, rules, groups = [] }: ListFilter): Required<ListFilter> {
  const set = (some: readonly FilterRule[]) => some.filter(({ value }) => !isEmptyOperand(value));
  return { match, rules: set(rules), groups: groups.map(set).filter((group) => group.length > 0) };
}

/** The same state always gives the same URL: defaults are left out, and foreign keys stay untouched and in front. */
export function writeListParams(before: URLSearchParams, list: ListParams, shape: ListShape): URLSearchParams {
  const after = new URLSearchParams(before);
  KEYS.forEach((name) => after.delete(key(shape, name)));
  if (list.search !== '') after.set(key(shape, 'q'), list.search);
  const { match, rules, groups } = setRules(list.filter);
  if (match === 'or' && rules.length + groups.length > 1) after.append(key(shape, 'f'), 'or');
  const write = (rule: FilterRule, group: string) => after.append(key(shape, 'f'), `${group}${rule.field}.${rule.mode}.${rule.value}`);
  rules.forEach((rule) => write(rule, ''));
  groups.forEach((group, index) => group.forEach((rule) => write(rule, `${index + 1}~`)));
  if (list.only !== (shape.parts?.parts[0]?.id ?? '')) after.set(key(shape, 'only'), list.only);
  if (!sameSort(list.sort, shape.defaultSort)) list.sort.forEach((sort) => after.append(key(shape, 's'), sort.direction === 'desc' ? `-${sort.field}` : sort.field));
  if (list.page > 1) after.set(key(shape, 'p'), String(list.page));
  if (list.pageSize !== DEFAULT_PAGE_SIZE) after.set(key(shape, 'ps'), String(list.pageSize));
  return after;
}

/** The filterable fields of a section's `defineList`, with words. Memoize the result or make it once. */
export function listFieldsOf(spec: ListSpec, label: (key: string) => string, optionLabel: (field: string, option: string) => string = (_field, option) => option): ListField[] {
  return Object.entries(spec.fields)
    .filter(([, field]) => field.filterable)
    .map(([id, field]) => ({ id, label: label(field.label), type: field.type, options: field.options?.map((option) => ({ value: option, label: optionLabel(id, option) })) }));
}

export function listSortsOf(spec: ListSpec): string[] {
  return Object.entries(spec.fields)
    .filter(([, field]) => field.sortable)
    .map(([id]) => id);
}
