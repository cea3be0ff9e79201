import { comparePlainDates, formatDate } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import type { DateRange } from '../field-value';
import { dateIssue } from './date-allowed';
import { parseDate } from './date.kind';
import { splitRange } from './date-text';
import { isBlank, isRecord, refused, taken } from './kind-helpers';

export const dateRange: FieldKind<'date_range'> = {
  type: 'date_range',
  parse(raw) {
    if (isBlank(raw)) return taken<DateRange>(null);
    const halves = typeof raw === 'string' ? splitRange(raw) : isRecord(raw) && ('start' in raw || 'end' in raw) ? ([raw['start'], raw['end']] as const) : null;
    if (!halves) return refused('DATE_RANGE');
    const start = parseDate(halves[0]);
    if (start.issue) return start;
    const end = parseDate(halves[1]);
    if (end.issue) return end;
    if (start.value === null && end.value === null) return taken<DateRange>(null);
    if (start.value === null || end.value === null) return refused('DATE_RANGE_OPEN');
    return end.value < start.value ? refused('DATE_RANGE_ORDER') : taken({ start: start.value, end: end.value });
  },
  validate: ({ start, end }, { limits }) => dateIssue(start, limits) ?? dateIssue(end, limits),
  format: ({ start, end }) => `${formatDate(start)} \u2013 ${formatDate(end)}`,
  compare: (a, b) => comparePlainDates(a.start, b.start) || comparePlainDates(a.end, b.end),
  toCsv: ({ start, end }) => `${formatDate(start)} - ${formatDate(end)}`,
  toJson: ({ start, end }) => ({ start, end }),
  list: 'date',
  toList: ({ start }) => [start],
};
