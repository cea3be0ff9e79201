import { addDays, type PlainDate } from '@afterbell/core/domain';

interface Days {
  startsOn: PlainDate;
  endsOn: PlainDate | null;
}
type Span = [PlainDate, PlainDate | null];

/** Days on which a roster would differ: those that only one of both has. */
export function touchedDays(was: Days, is: Days | null): Span[] {
  if (is === null) return [[was.startsOn, was.endsOn]];
  return [...addedDays(was, is), ...addedDays(is, was)];
}

/** Days of `is` that `was` did not have. */
export function addedDays(was: Days, is: Days): Span[] {
  const spans: Span[] = [];
  if (is.startsOn < was.startsOn) spans.push([is.startsOn, is.endsOn !== null && is.endsOn < was.startsOn ? is.endsOn : addDays(was.startsOn, -1)]);
  if (was.endsOn !== null && (is.endsOn === null || is.endsOn > was.endsOn)) spans.push([is.startsOn > was.endsOn ? is.startsOn : addDays(was.endsOn, 1), is.endsOn]);
  return spans;
}
