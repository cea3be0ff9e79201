/** Several days, each once, in order. */
import { comparePlainDates, formatDate, type PlainDate } from '@afterbell/core/domain';
import type { FieldIssue, FieldKind } from '../field-kind';
import { issue } from '../problems';
import { dateIssue } from './date-allowed';
import { parseDate } from './date.kind';
import { isBlank, orderOfLists, refused, taken } from './kind-helpers';

export const MOST_DATES = 366;

export const datePicker: FieldKind<'date_picker'> = {
  type: 'date_picker',
  parse(raw) {
    if (isBlank(raw)) return taken<readonly PlainDate[]>(null);
    if (typeof raw === 'string' && raw.length > 20_000) return refused('LIST');
    // No date has a comma, so either divides.
    const items: readonly unknown[] | null = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(/[;,\n]/) : null;
    if (items === null) return refused('LIST');
    if (items.length > MOST_DATES * 2) return refused('TOO_MANY_DATES', { max: MOST_DATES, count: items.length });
    const dates = new Set<PlainDate>();
    for (const item of items) {
      const read = parseDate(item);
      if (read.issue) return read;
      if (read.value !== null) dates.add(read.value);
    }
    return taken<readonly PlainDate[]>(dates.size ? [...dates].sort() : null);
  },
  validate(value, { limits }): FieldIssue | null {
    const max = Math.min(limits.maxCount ?? MOST_DATES, MOST_DATES);
    const count = value.length;
    if (count > max) return issue('TOO_MANY_DATES', { max, count });
    if (count < (limits.minCount ?? 0)) return issue('TOO_FEW_DATES', { min: limits.minCount ?? 0, count });
    for (const date of value) {
      const problem = dateIssue(date, limits);
      if (problem) return problem;
    }
    return null;
  },
  format: (value) => value.map((date) => formatDate(date)).join(', '),
  compare: (a, b) => orderOfLists(a, b, comparePlainDates),
  toCsv: (value) => value.map((date) => formatDate(date)).join('; '),
  toJson: (value) => value,
  list: 'date',
  toList: (value) => value,
};
