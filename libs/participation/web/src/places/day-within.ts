import type { PlainDate } from '@afterbell/core/domain';

/** The nearest day of a session or a place: one that is over begins with its last, not with today. */
export function dayWithin(startsOn: PlainDate, endsOn: PlainDate, day: PlainDate): PlainDate {
  const last = day > endsOn ? endsOn : day;
  return last < startsOn ? startsOn : last;
}
