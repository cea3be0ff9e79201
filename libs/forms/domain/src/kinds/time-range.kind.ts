import { comparePlainTimes, formatTime } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import type { TimeRange } from '../field-value';
import { splitRange } from './date-text';
import { isBlank, isRecord, refused, taken } from './kind-helpers';
import { parseTime } from './time.kind';

export const timeRange: FieldKind<'time_range'> = {
  type: 'time_range',
  parse(raw) {
    if (isBlank(raw)) return taken<TimeRange>(null);
    const halves = typeof raw === 'string' ? splitRange(raw) : isRecord(raw) && ('start' in raw || 'end' in raw) ? ([raw['start'], raw['end']] as const) : null;
    if (!halves) return refused('TIME_RANGE');
    const start = parseTime(halves[0]);
    if (start.issue) return start;
    const end = parseTime(halves[1]);
    if (end.issue) return end;
    if (start.value === null && end.value === null) return taken<TimeRange>(null);
    if (start.value === null || end.value === null) return refused('TIME_RANGE_OPEN');
    return end.value <= start.value ? refused('TIME_RANGE_ORDER') : taken({ start: start.value, end: end.value });
  },
  validate: () => null,
  format: ({ start, end }) => `${formatTime(start)} \u2013 ${formatTime(end)}`,
  compare: (a, b) => comparePlainTimes(a.start, b.start) || comparePlainTimes(a.end, b.end),
  toCsv: ({ start, end }) => `${start} - ${end}`,
  toJson: ({ start, end }) => ({ start, end }),
  list: 'text',
  toList: ({ start, end }) => [`${start} - ${end}`],
};
