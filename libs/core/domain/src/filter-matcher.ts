/**
 * The pure twin of the SQL compiler: the same filter over a row in memory (product rules §5). Both run
 * FILTER_CONFORMANCE_CASES.
 */
import { dateIn } from './time-zone';
import { operandOf, type FilterOperand } from './filter-operand';
import type { FilterMode, FilterRule, ListFilter, ListSpec } from './list-query';
import { foldName, foldText } from './text-fold';

export interface MatchContext {
  /** Decides on which day an instant falls. */
  readonly timeZone: string;
}

/** Negated modes keep rows without a value: nothing is not equal to something. */
const NEGATED: readonly FilterMode[] = ['notEquals', 'notContains', 'dateIsNot'];

function compares(mode: FilterMode, order: number): boolean {
  switch (mode) {
    case 'equals':
    case 'dateIs':
      return order === 0;
    case 'notEquals':
    case 'dateIsNot':
      return order !== 0;
    case 'lt':
    case 'dateBefore':
      return order < 0;
    case 'gt':
    case 'dateAfter':
      return order > 0;
    case 'lte':
      return order <= 0;
    case 'gte':
      return order >= 0;
    default:
      return false;
  }
}

function orderOf<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function textMatches({ mode, value: operand, isName }: Extract<FilterOperand, { type: 'text' }>, value: string): boolean {
  const folded = isName ? foldName(value) : foldText(value);
  switch (mode) {
    case 'startsWith':
      return folded.startsWith(operand);
    case 'endsWith':
      return folded.endsWith(operand);
    case 'contains':
      return folded.includes(operand);
    case 'notContains':
      return !folded.includes(operand);
    default:
      return compares(mode, orderOf(folded, operand));
  }
}

/** The day of an instant in the zone; an instant is a Date or an ISO text. */
function dayOf(value: unknown, timeZone: string): string {
  return dateIn(timeZone, value instanceof Date ? value : new Date(String(value)));
}

function valueMatches(operand: FilterOperand, value: unknown, { timeZone }: MatchContext): boolean {
  const { mode } = operand;
  if (value === null || value === undefined) return NEGATED.includes(mode);
  switch (operand.type) {
    case 'text':
      return textMatches(operand, String(value));
    case 'number':
      return compares(mode, orderOf(Number(value), operand.value));
    case 'date':
      return compares(mode, orderOf(String(value), operand.value));
    case 'datetime':
      return compares(mode, orderOf(dayOf(value, timeZone), operand.value));
    case 'boolean':
      return compares(mode, value === operand.value ? 0 : 1);
    case 'enum':
      return compares(mode, orderOf(String(value), operand.value));
    case 'id':
      return compares(mode, orderOf(String(value).toLowerCase(), operand.value));
  }
}

/** Whether the row passes. Rules without a value do not count, and a filter of none passes everything. */
export function matchesFilter(spec: ListSpec, row: Readonly<Record<string, unknown>>, filter: ListFilter | null | undefined, context: MatchContext): boolean {
  if (!filter) return true;
  // Every rule is read before any is judged, so that a wrong one is an error wherever it stands.
  const read = (rules: readonly FilterRule[]) =>
    rules.flatMap((rule) => {
      const operand = operandOf(spec, rule);
      return operand ? [{ operand, value: row[rule.field] }] : [];
    });
  const tests = read(filter.rules);
  const groups = (filter.groups ?? []).map(read).filter((group) => group.length > 0);
  if (tests.length + groups.length === 0) return true;
  const passes = ({ operand, value }: (typeof tests)[number]) => valueMatches(operand, value, context);
  return filter.match === 'and' ? tests.every(passes) && groups.every((group) => group.some(passes)) : tests.some(passes) || groups.some((group) => group.every(passes));
}
