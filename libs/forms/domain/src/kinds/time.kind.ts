import { comparePlainTimes, formatTime, type PlainTime } from '@afterbell/core/domain';
import type { FieldKind, Parsed } from '../field-kind';
import { readTime } from './date-text';
import { isBlank, refused, taken } from './kind-helpers';

export function parseTime(raw: unknown): Parsed<PlainTime> {
  if (isBlank(raw)) return taken<PlainTime>(null);
  const time = typeof raw === 'string' ? readTime(raw) : null;
  return time === null ? refused('TIME') : taken(time);
}

export const time: FieldKind<'time'> = {
  type: 'time',
  parse: parseTime,
  validate: () => null,
  format: (value) => formatTime(value),
  compare: (a, b) => comparePlainTimes(a, b),
  toCsv: (value) => value,
  toJson: (value) => value,
  // There is no list of times: 24-hour text sorts as time does.
  list: 'text',
  toList: (value) => [value],
};
