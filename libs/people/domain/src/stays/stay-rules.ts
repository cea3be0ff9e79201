/** When a person is where: stays, their order, and what they may not do (docs/people.md). */
import { type FieldProblem, isPlainDate, type PlainDate } from '@afterbell/core/domain';

export interface StayDates {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
}

export interface PlacedStay extends StayDates {
  readonly id: string;
  readonly organizationId: string;
}

export const END_REASON_LENGTH = 200;
/** Why a stay most often ends; anything else may be written. */
export const END_REASONS = ['Moved to another site', 'Moved away', 'Family’s choice', 'Graduated', 'Never came', 'Asked to leave'] as const;

const EARLIEST = '1990-01-01';
const LATEST = '2099-12-31';

/** A whole day on which a stay may begin: 0002-09-01 is a year that is still being typed. */
export const isStayDay = (day: string): boolean => isPlainDate(day) && day >= EARLIEST && day <= LATEST;

export function checkStay({ startsOn, endsOn, endReason }: { startsOn: string; endsOn: string | null; endReason: string | null }): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isPlainDate(startsOn)) problems.push({ path: 'startsOn', message: 'is not a date' });
  else if (startsOn < EARLIEST) problems.push({ path: 'startsOn', message: 'is too long ago' });
  if (endsOn !== null && !isPlainDate(endsOn)) problems.push({ path: 'endsOn', message: 'is not a date' });
  else if (endsOn !== null && isPlainDate(startsOn) && endsOn < startsOn) problems.push({ path: 'endsOn', message: 'is before the first day' });
  if (endReason !== null && endsOn === null) problems.push({ path: 'endReason', message: 'needs a last day' });
  if ((endReason ?? '').length > END_REASON_LENGTH) problems.push({ path: 'endReason', message: `has more than ${END_REASON_LENGTH} characters` });
  return problems;
}

const LAST: PlainDate = '9999-12-31';

/** A stay at the same place that shares a day with the wanted one. Stays that only touch are two: one ends on the day before the other begins. */
export function overlapping(wanted: StayDates & { organizationId: string; id?: string }, others: readonly PlacedStay[]): PlacedStay | null {
  return (
    others.find(
      ({ id, organizationId, startsOn, endsOn }) => id !== wanted.id && organizationId === wanted.organizationId && startsOn <= (wanted.endsOn ?? LAST) && wanted.startsOn <= (endsOn ?? LAST),
    ) ?? null
  );
}

export type StayState = 'ahead' | 'now' | 'ended';

export function stayState({ startsOn, endsOn }: StayDates, today: PlainDate): StayState {
  if (startsOn > today) return 'ahead';
  return endsOn !== null && endsOn < today ? 'ended' : 'now';
}

/** In the order in which people ask for them. */
export const STAY_STATES = ['now', 'ahead', 'ended'] as const satisfies readonly StayState[];

/** Whether somebody is here, is to come or has left, by all their stays, and the stay that says so; null without any. */
export function standingOn<Stay extends StayDates>(stays: readonly Stay[], day: PlainDate): { state: StayState; stay: Stay } | null {
  for (const state of STAY_STATES) {
    const [first, ...others] = stays.filter((stay) => stayState(stay, day) === state);
    if (!first) continue;
    const earlier = (a: Stay, b: Stay) => (state === 'ended' ? (a.endsOn ?? LAST) > (b.endsOn ?? LAST) : a.startsOn < b.startsOn);
    return { state, stay: others.reduce((best, stay) => (earlier(stay, best) ? stay : best), first) };
  }
  return null;
}
