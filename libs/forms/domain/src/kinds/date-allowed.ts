/** Which days may be chosen: the one rule of every field with days, and of the calendar that they all open. */
import { dayOfWeek, formatDate, type PlainDate } from '@afterbell/core/domain';
import type { FieldIssue } from '../field-kind';
import type { FieldLimits } from '../form-definition';
import { issue } from '../problems';

export type DateLimits = Pick<FieldLimits, 'minDate' | 'maxDate' | 'disabledDates' | 'disabledDays'>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function dateIssue(date: PlainDate, { minDate, maxDate, disabledDates, disabledDays }: DateLimits): FieldIssue | null {
  if (minDate !== undefined && date < minDate) return issue('DATE_TOO_EARLY', { min: formatDate(minDate) });
  if (maxDate !== undefined && date > maxDate) return issue('DATE_TOO_LATE', { max: formatDate(maxDate) });
  if (disabledDates?.includes(date)) return issue('DATE_DISABLED', { date: formatDate(date) });
  const day = dayOfWeek(date);
  return disabledDays?.includes(day) ? issue('DATE_DAY_DISABLED', { day: DAYS[day] ?? '' }) : null;
}

export function dateAllowed(date: PlainDate, limits: DateLimits): boolean {
  return dateIssue(date, limits) === null;
}
