import { checkPage, type FilterOperand, type FilterRule, foldName, foldText, isUuid, type ListQuery, type ListSort, type ListSpec, operandOf, sortFieldOf } from '@afterbell/core/domain';

/** How one whitelisted field is reached in SQL. */
export interface SqlField {
  /** Expression over the list's aliases; written by us, never by a caller. */
  expression: string;
  /** Expression that already holds folded text, such as a generated column with an index. */
  folded?: string;
  /** Expression to sort by when it is not the value itself. */
  sort?: string;
  /** What `sort` needs beside the list's own tables; joined only when it is sorted by, and never changes how many rows there are. */
  sortJoin?: string;
  /** True when the searched text holds this field's text: what it must contain is then looked for there first, by the index of the search. */
  searched?: boolean;
  /** True when it is never null: an index can then be read backwards. */
  required?: boolean;
  /**
   * For a field with several values a row: wraps the test of one value, as in `exists (select 1 from … where ${test})`. A negated
   * mode asks that no value passes its opposite.
   */
  any?: (test: string) => string;
  /** Of an enum whose values are conditions on the whole row: each as it holds and as it does not, never null. */
  cases?: Readonly<Record<string, readonly [holds: string, not: string]>>;
  /** Of an enum whose values are no texts in the database: what an operand is cast to. */
  cast?: 'int';
  /** Rules that hardly narrow a list, each as `mode value`. */
  passedByMost?: readonly string[];
  /** Of a text that is stored otherwise than it is shown: what was typed as it may be stored. Either is found. */
  storedAs?: (typed: string) => string;
}

export interface SqlList<F extends string> {
  spec: ListSpec<F>;
  fields: Record<F, SqlField>;
  /** Condition of the search box for one word; the parameter is its folded, escaped pattern `%…%`. Every word must be found. */
  search: (parameter: string) => string;
  /** The same for all words at once, when one look at an index can answer them; the parameter is the array of their patterns. */
  searchTogether?: (parameter: string) => string;
  /**
   * The ids of all rows that `searchTogether` finds, as an array. Where they are very many, a page in the default order is then read in that order until it is full, instead of reading and sorting
   * all of them. The parameter is that of `searchTogether`.
   */
  foundIds?: (parameter: string) => string;
  /**
   * True when every word of the searched text follows a space: words of one or two letters are then looked for where words begin.
   * Within words they would match nearly everybody, and no index would help.
   */
  shortWordsBegin?: boolean;
  /** True when the searched text holds names as `fold_name` writes them: signs in what is typed then do not count. */
  searchesNames?: boolean;
  /** Sort that applies when none is asked for. Each sort ends in the id. */
  defaultSort: string;
  id: string;
  timeZone: string;
  /** Rows of a page at most, when it is not the usual 200. */
  maxPageSize?: number;
}

export interface CompiledList {
  /** The condition without the keyword; `true` when nothing is filtered. */
  where: string;
  orderBy: string;
  /** What the order reads beside the list's own tables; empty mostly. */
  joins: string;
  values: unknown[];
  limit: number;
  offset: number;
  /** When the search may find so many that few of them fill a page: all that it finds, and the other conditions. */
  broad: { foundIds: string; others: string } | null;
}

type Bind = (value: unknown) => string;

const MOST_WORDS = 8;

/** Letters up to which a part of a name is taken to find very many; planning for both cases costs a search that finds few more than it does otherwise. */
const BROAD_UNTIL = 4;

/** Fewer letters than a trigram has. Scripts that write a word with one or two signs are not meant. */
export const SHORT_WORD = /^[a-z0-9]{1,2}$/;

/** Text as a LIKE pattern's plain characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}

/** The shape of docs/architecture.md "Lists" as SQL over a whitelist; unknown fields and modes are refused, values are parameters. */
export function compileList<F extends string>(list: SqlList<F>, query: ListQuery, firstParameter = 1): CompiledList {
  checkPage(query, list.maxPageSize);
  const values: unknown[] = [];
  const bind: Bind = (value) => {
    values.push(value);
    return `$${firstParameter + values.length - 1}`;
  };
  const words = searchWords(query.search);
  const patternsOf = (word: string) => wordPatterns(word, list);
  // Every rule is read before any is compiled, so that a wrong one is an error wherever it stands.
  const read = (rules: readonly FilterRule[]) =>
    rules.flatMap((rule) => {
      const operand = operandOf(list.spec, rule);
      const sql = list.fields[rule.field as F];
      return operand ? [{ sql, operand, other: otherForm(sql, operand, rule.value) }] : [];
    });
  const asked = read(query.filter?.rules ?? []);
  const groups = (query.filter?.groups ?? []).map(read).filter((group) => group.length > 0);
  const conditions: string[] = [];
  let foundIds: string | null = null;
  if (!words.every(storable)) conditions.push('false');
  else if (list.searchTogether) {
    const patterns = words.flatMap(patternsOf);
    // Rules of which one is enough do not narrow the others.
    if (query.filter?.match !== 'or') patterns.push(...asked.flatMap(({ sql, operand }) => narrowing(sql, operand)));
    if (patterns.length) {
      const parameter = bind([...new Set(patterns)]);
      conditions.push(list.searchTogether(parameter));
      if (list.foundIds && isBroad(list, query, words)) foundIds = list.foundIds(parameter);
    }
  } else conditions.push(...words.flatMap(patternsOf).map((pattern) => list.search(bind(pattern))));
  const tested = (rules: typeof asked) => rules.map(({ sql, operand, other }) => compileRule(sql, operand, other, list.timeZone, bind));
  const [outer, inner] = query.filter?.match === 'or' ? [' or ', ' and '] : [' and ', ' or '];
  const rules = [...tested(asked), ...groups.map((group) => `(${tested(group).join(inner)})`)];
  if (rules.length) conditions.push(`(${rules.join(outer)})`);
  const broad = foundIds === null ? null : { foundIds, others: conditions.slice(1).join(' and ') || 'true' };
  return {
    where: conditions.length ? conditions.join(' and ') : 'true',
    orderBy: [...orderOf(list, query.sort ?? []), `${list.id} asc`].join(', '),
    joins: (query.sort ?? []).map(({ field }) => list.fields[field as F].sortJoin ?? '').join(' ').trim(),
    values,
    limit: query.limit,
    offset: query.offset,
    broad,
  };
}

/** Where most rows of the default order are passed over, or another order is asked for, all that was found has to be read anyway. */
function isBroad<F extends string>(list: SqlList<F>, { filter, sort }: ListQuery, words: readonly string[]): boolean {
  const hardlyNarrows = ({ field, mode, value }: FilterRule) => list.fields[field as F].passedByMost?.includes(`${mode} ${value ?? ''}`) ?? false;
  return !sort?.length && words.length > 0 && words.every((word) => word.length <= BROAD_UNTIL) && !filter?.groups?.length && (filter?.rules ?? []).every(hardlyNarrows);
}

/** What a text must contain to hold a folded word. */
export function wordPatterns(word: string, { shortWordsBegin = false, searchesNames = false }: Pick<SqlList<string>, 'shortWordsBegin' | 'searchesNames'>): string[] {
  // IDs and addresses of mail are told apart by their signs; of a short name they are all there is to look for.
  const parts = searchesNames && !/[\d@]/.test(word) ? foldName(word).split(' ') : [];
  if (parts.some((part) => part.length >= NARROW_FROM)) return parts.filter(Boolean).map((part) => `%${escapeLike(part)}%`);
  return [shortWordsBegin && SHORT_WORD.test(word) ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`];
}

export function searchWords(search: string | null | undefined): string[] {
  return foldText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** PostgreSQL can hold no NUL: a text with one is found nowhere, and must not be sent. */
function storable(text: string): boolean {
  return !text.includes('\0');
}

function orderOf<F extends string>(list: SqlList<F>, sort: readonly ListSort[]): string[] {
  if (!sort.length) return [list.defaultSort];
  return sort.map((key) => {
    sortFieldOf(list.spec, key);
    const sql = list.fields[key.field as F];
    const direction = key.direction === 'desc' ? 'desc' : 'asc';
    return `${sql.sort ?? sql.folded ?? sql.expression} ${direction}${sql.required ? '' : ' nulls last'}`;
  });
}

/** Fewer letters than a trigram has would find nearly everybody. */
const NARROW_FROM = 3;

/** What the searched text of every row that passes contains. A negated mode passes rows without it. */
function narrowing(sql: SqlField, operand: FilterOperand): string[] {
  if (!sql.searched || operand.type !== 'text' || isNegated(operand.mode)) return [];
  return operand.value.length >= NARROW_FROM && storable(operand.value) ? [`%${escapeLike(operand.value)}%`] : [];
}

const OPPOSITES = { notEquals: 'equals', notContains: 'contains', dateIsNot: 'dateIs' } as const;

function isNegated(mode: FilterOperand['mode']): mode is keyof typeof OPPOSITES {
  return Object.hasOwn(OPPOSITES, mode);
}

/** The folded form in which the value may be stored, where it is another than what was typed. */
function otherForm(sql: SqlField, operand: FilterOperand, typed: string | null): string | null {
  if (!sql.storedAs || operand.type !== 'text' || typed === null) return null;
  const stored = foldText(sql.storedAs(typed));
  return stored === '' || stored === operand.value ? null : stored;
}

/** A negated mode is "not" of its opposite, so that a row without a value passes it; the other modes never pass such a row. */
function compileRule(sql: SqlField, operand: FilterOperand, other: string | null, timeZone: string, bind: Bind): string {
  const { mode } = operand;
  const known = operand.type === 'enum' ? sql.cases?.[operand.value] : undefined;
  if (known) return `(${known[isNegated(mode) ? 1 : 0]})`;
  const positive: FilterOperand = isNegated(mode) ? { ...operand, mode: OPPOSITES[mode] } : operand;
  const typed = compileTest(sql, positive, timeZone, bind);
  const test = other === null || positive.type !== 'text' ? typed : `(${typed} or ${compileTest(sql, { ...positive, value: other }, timeZone, bind)})`;
  const passes = sql.any ? sql.any(test) : test;
  return isNegated(mode) ? `(${passes}) is not true` : `(${passes})`;
}

function compileTest(sql: SqlField, operand: FilterOperand, timeZone: string, bind: Bind): string {
  const { expression } = sql;
  switch (operand.type) {
    case 'text':
      return textTest(operand.isName ? `fold_name(${expression})` : (sql.folded ?? `fold_text(${expression})`), operand.mode, operand.value, bind);
    case 'number':
      return `${expression} ${operatorOf(operand.mode)} ${bind(operand.value)}::numeric`;
    case 'date':
      return `${expression} ${operatorOf(operand.mode)} ${bind(operand.value)}::date`;
    case 'datetime':
      return `(${expression} at time zone ${bind(timeZone)})::date ${operatorOf(operand.mode)} ${bind(operand.value)}::date`;
    case 'boolean':
      return `${expression} = ${bind(operand.value)}::boolean`;
    case 'enum':
      return storable(operand.value) ? `${expression} = ${bind(operand.value)}::${sql.cast ?? 'text'}` : 'false';
    case 'id':
      return isUuid(operand.value) ? `${expression} = ${bind(operand.value)}::uuid` : 'false';
  }
}

const OPERATORS: Partial<Record<FilterOperand['mode'], string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=', dateBefore: '<', dateAfter: '>' };

function operatorOf(mode: FilterOperand['mode']): string {
  return OPERATORS[mode] ?? '=';
}

function textTest(column: string, mode: FilterOperand['mode'], folded: string, bind: Bind): string {
  if (!storable(folded)) return 'false';
  const like = (pattern: string) => `${column} like ${bind(pattern)}`;
  switch (mode) {
    case 'startsWith':
      return like(`${escapeLike(folded)}%`);
    case 'endsWith':
      return like(`%${escapeLike(folded)}`);
    case 'contains':
      return like(`%${escapeLike(folded)}%`);
    default:
      return `${column} = ${bind(folded)}`;
  }
}
