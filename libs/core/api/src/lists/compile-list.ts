import {
  AppError,
  DEFAULT_PAGE_SIZE,
  type FilterRule,
  foldText,
  type ListFieldSpec,
  type ListQuery,
  type ListSpec,
  MAX_PAGE_SIZE,
  checkFilterRule,
} from '@afterbell/core/domain';

/** How one whitelisted field is reached in SQL. */
export interface SqlField {
  /** Expression over the list's aliases; written by us, never by a caller. */
  expression: string;
  /** Expression that already holds folded text, such as a generated column with an index. */
  folded?: string;
  /** Expression to sort by when it is not the value itself. */
  sort?: string;
}

export interface SqlList<F extends string> {
  spec: ListSpec<F>;
  fields: Record<F, SqlField>;
  /** Condition of the search box; `$n` is the folded, escaped pattern `%…%`. */
  search: (parameter: string) => string;
  /** Sort that applies when none is asked for; each ends in the id. */
  defaultSort: string;
  id: string;
  timeZone: string;
}

export interface CompiledList {
  /** `where …` without the keyword; `true` when nothing is filtered. */
  where: string;
  orderBy: string;
  values: unknown[];
  limit: number;
  offset: number;
}

/** Text as a LIKE pattern's plain characters. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (char) => `\\${char}`);
}

/** The shape of docs/architecture.md "Lists" as SQL over a whitelist; unknown fields and modes are refused, values are parameters. */
export function compileList<F extends string>(list: SqlList<F>, query: ListQuery, firstParameter = 1): CompiledList {
  const values: unknown[] = [];
  const bind = (value: unknown) => {
    values.push(value);
    return `$${firstParameter + values.length - 1}`;
  };
  const conditions: string[] = [];
  const search = query.search?.trim();
  if (search) conditions.push(list.search(bind(`%${escapeLike(foldText(search))}%`)));
  const rules = (query.filter?.rules ?? []).flatMap((rule) => {
    const field = checkFilterRule(list.spec, rule);
    if (rule.value === null || rule.value === '') return [];
    return [compileRule(field, list.fields[rule.field as F], rule, list.timeZone, bind)];
  });
  if (rules.length) conditions.push(`(${rules.join(query.filter?.match === 'or' ? ' or ' : ' and ')})`);
  if (query.limit > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
  return {
    where: conditions.length ? conditions.join(' and ') : 'true',
    orderBy: compileSort(list, query),
    values,
    limit: query.limit > 0 ? query.limit : DEFAULT_PAGE_SIZE,
    offset: Math.max(0, query.offset),
  };
}

function compileSort<F extends string>(list: SqlList<F>, query: ListQuery): string {
  const parts = (query.sort ?? []).map(({ field, direction }) => {
    const spec = (list.spec.fields as Record<string, ListFieldSpec | undefined>)[field];
    if (!spec?.sortable) throw new AppError('LIST_FIELD_UNKNOWN', { field, use: 'sort' });
    const sql = list.fields[field as F];
    const expression = sql.sort ?? sql.folded ?? sql.expression;
    return `${expression} ${direction === 'desc' ? 'desc nulls last' : 'asc nulls last'}`;
  });
  return [...(parts.length ? parts : [list.defaultSort]), `${list.id} asc`].join(', ');
}

const COMPARISONS: Partial<Record<FilterRule['mode'], string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=', dateBefore: '<', dateAfter: '>' };

function compileRule(field: ListFieldSpec, sql: SqlField, rule: FilterRule, timeZone: string, bind: (value: unknown) => string): string {
  const value = rule.value ?? '';
  switch (field.type) {
    case 'text':
    case 'enum':
      return textRule(sql.folded ?? `fold_text(${sql.expression}::text)`, rule, bind);
    case 'number':
      return orderedRule(sql.expression, `${bind(value)}::numeric`, rule);
    case 'date':
      return orderedRule(sql.expression, `${bind(value)}::date`, rule);
    case 'datetime':
      return orderedRule(`(${sql.expression} at time zone ${bind(timeZone)})::date`, `${bind(value)}::date`, rule);
    case 'boolean':
      return orderedRule(sql.expression, `${bind(value)}::boolean`, rule);
    case 'id':
      return orderedRule(sql.expression, `${bind(value)}::uuid`, rule);
  }
}

function textRule(column: string, rule: FilterRule, bind: (value: unknown) => string): string {
  const folded = foldText(rule.value ?? '');
  const like = (pattern: string) => `${column} like ${bind(pattern)}`;
  switch (rule.mode) {
    case 'startsWith':
      return like(`${escapeLike(folded)}%`);
    case 'endsWith':
      return like(`%${escapeLike(folded)}`);
    case 'contains':
      return like(`%${escapeLike(folded)}%`);
    case 'notContains':
      return `(${column} is null or ${column} not like ${bind(`%${escapeLike(folded)}%`)})`;
    case 'notEquals':
      return `${column} is distinct from ${bind(folded)}`;
    default:
      return `${column} = ${bind(folded)}`;
  }
}

function orderedRule(column: string, operand: string, rule: FilterRule): string {
  if (rule.mode === 'notEquals' || rule.mode === 'dateIsNot') return `${column} is distinct from ${operand}`;
  return `${column} ${COMPARISONS[rule.mode] ?? '='} ${operand}`;
}
