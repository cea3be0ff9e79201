import { addDays, isPlainDate, monthStart, type PlainDate } from '@afterbell/core/domain';

/** The month that the address names, as its first day; else the last one that is over, which is the one to close. */
export function monthOf(asked: string | null, today: PlainDate): PlainDate {
  const named = `${asked ?? ''}-01`;
  return isPlainDate(named) && named <= monthStart(today) ? named : stepMonth(monthStart(today), -1);
}

export function stepMonth(month: PlainDate, by: 1 | -1): PlainDate {
  return monthStart(addDays(month, by === 1 ? 31 : -1));
}
