import { comparePlainDates, formatDate, type PlainDate } from '@afterbell/core/domain';
import type { FieldKind, Parsed } from '../field-kind';
import { dateIssue } from './date-allowed';
import { readDate } from './date-text';
import { isBlank, refused, taken } from './kind-helpers';

export function parseDate(raw: unknown): Parsed<PlainDate> {
  if (isBlank(raw)) return taken<PlainDate>(null);
  const date = typeof raw === 'string' ? readDate(raw) : null;
  if (date === null) return refused('DATE');
  return date === 'unknown' ? refused('DATE_UNKNOWN') : taken(date);
}

export const date: FieldKind<'date'> = {
  type: 'date',
  parse: parseDate,
  validate: (value, { limits }) => dateIssue(value, limits),
  format: (value) => formatDate(value),
  compare: (a, b) => comparePlainDates(a, b),
  toCsv: (value) => formatDate(value),
  toJson: (value) => value,
  list: 'date',
  toList: (value) => [value],
};
