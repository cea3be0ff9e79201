/** The one shape of a list's question, and the whitelist it is checked against (product rules §5, docs/architecture.md "lists"). */
import { AppError } from './app-error';

export const FILTER_MODES = [
  'startsWith',
  'contains',
  'notContains',
  'endsWith',
  'equals',
  'notEquals',
  'lt',
  'lte',
  'gt',
  'gte',
  'dateIs',
  'dateIsNot',
  'dateBefore',
  'dateAfter',
] as const;
export type FilterMode = (typeof FILTER_MODES)[number];

export const LIST_FIELD_TYPES = ['text', 'number', 'date', 'datetime', 'enum', 'boolean', 'id'] as const;
export type ListFieldType = (typeof LIST_FIELD_TYPES)[number];

const DATE_MODES = ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'] as const;

/** Modes that make sense for a field; the first is the one offered at first. */
export const MODES_BY_TYPE = {
  text: ['contains', 'notContains', 'startsWith', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: DATE_MODES,
  datetime: DATE_MODES,
  enum: ['equals', 'notEquals'],
  boolean: ['equals', 'notEquals'],
  id: ['equals', 'notEquals'],
} as const satisfies Record<ListFieldType, readonly FilterMode[]>;

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 200;

export interface FilterRule {
  readonly field: string;
  readonly mode: FilterMode;
  /** As typed or chosen; empty means the rule is not set. */
  readonly value: string | null;
}

export interface ListFilter {
  readonly match: 'and' | 'or';
  readonly rules: readonly FilterRule[];
  /** Rules that count as one, joined the other way round: beside rules that must all hold, one of each group must. */
  readonly groups?: readonly (readonly FilterRule[])[];
}

/** Rules of a filter at most, with those of its groups. */
export const MOST_RULES = 20;

/** Every rule of a filter, wherever it stands. */
export const rulesOf = ({ rules, groups = [] }: ListFilter): FilterRule[] => [...rules, ...groups.flat()];

/** A filter as JSON says it, or null when it is none. Fields and modes are checked where the list is compiled. */
export function filterOfJson(value: unknown): ListFilter | null {
  const { match, rules, groups = [] } = value as ListFilter;
  if (!Array.isArray(rules) || !Array.isArray(groups) || !groups.every(Array.isArray)) return null;
  const filter: ListFilter = { match: match === 'or' ? 'or' : 'and', rules, groups };
  const all = rulesOf(filter);
  return all.length <= MOST_RULES && all.every(({ field, mode, value: operand }) => typeof field === 'string' && FILTER_MODES.includes(mode) && (operand == null || typeof operand === 'string')) ? filter : null;
}

export interface ListSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

export interface ListQuery {
  readonly search?: string | null;
  readonly filter?: ListFilter | null;
  readonly sort?: readonly ListSort[] | null;
  readonly offset: number;
  readonly limit: number;
  /** Of who reads all pages one after the other: what has been read of the order so far. Then `offset` says nothing. */
  readonly walk?: ListWalk;
}

export const beginWalk = (): ListWalk => ({ ids: [], before: [], read: 0, over: false });

export interface ListWalk {
  /** Rows to come, in order. */
  ids: readonly string[];
  /** The last of those that were read ahead before. */
  before: readonly string[];
  /** How many ids have been read. */
  read: number;
  /** Whether these are all. */
  over: boolean;
}

export interface ListFieldSpec {
  readonly type: ListFieldType;
  /** i18n key. */
  readonly label: string;
  /** Only what says so can be sorted or filtered by. */
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  /** A text that is somebody's name: signs within it do not count (`foldName`). */
  readonly isName?: boolean;
  /** Values of an enum. */
  readonly options?: readonly string[];
}

export interface ListSpec<Field extends string = string> {
  readonly name: string;
  readonly fields: Readonly<Record<Field, ListFieldSpec>>;
}

export function defineList<const Field extends string>(name: string, fields: Readonly<Record<Field, ListFieldSpec>>): ListSpec<Field> {
  return { name, fields };
}

function fieldOf(spec: ListSpec, field: string): ListFieldSpec | undefined {
  return Object.hasOwn(spec.fields, field) ? spec.fields[field] : undefined;
}

export function modesFor(type: ListFieldType): readonly FilterMode[] {
  return MODES_BY_TYPE[type];
}

/** The field and mode of a rule, or an error: an unknown name is never ignored, it would widen the answer. */
export function filterFieldOf(spec: ListSpec, rule: FilterRule): ListFieldSpec {
  const field = fieldOf(spec, rule.field);
  if (!field?.filterable) throw new AppError('LIST_FIELD_UNKNOWN', { list: spec.name, field: rule.field, use: 'filter' });
  if (!modesFor(field.type).includes(rule.mode)) throw new AppError('LIST_MODE_UNKNOWN', { list: spec.name, field: rule.field, mode: rule.mode });
  return field;
}

export function sortFieldOf(spec: ListSpec, sort: ListSort): ListFieldSpec {
  const field = fieldOf(spec, sort.field);
  if (!field?.sortable) throw new AppError('LIST_FIELD_UNKNOWN', { list: spec.name, field: sort.field, use: 'sort' });
  return field;
}

/** Refuses pages over the limit rather than cutting them: a caller would take a cut page for the last one. */
export function checkPage({ offset, limit }: Pick<ListQuery, 'offset' | 'limit'>, max: number = MAX_PAGE_SIZE): void {
  if (!Number.isInteger(offset) || offset < 0) throw new AppError('VALIDATION', { problems: [{ path: 'offset', message: 'must be a whole number, 0 or more' }] });
  if (!Number.isInteger(limit) || limit < 1) throw new AppError('VALIDATION', { problems: [{ path: 'limit', message: 'must be a whole number, 1 or more' }] });
  if (limit > max) throw new AppError('PAGE_TOO_LARGE', { max });
}

/** Name of a tenant's own field in a list's question. */
export const customListField = (fieldId: number): string => `custom.${fieldId}`;

/** The id in such a name; null of any other. */
export function customListFieldId(field: string): number | null {
  const match = /^custom\.(\d{1,9})$/.exec(field);
  return match ? Number(match[1]) : null;
}
