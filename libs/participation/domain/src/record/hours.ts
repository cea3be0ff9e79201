import { minutesOf, type PlainDate, type PlainTime } from '@afterbell/core/domain';

/** A stretch of one day that somebody attended. */
export interface Attended {
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
}

/** Minutes of the union of what was attended in one day: what overlaps counts once (docs/attendance.md). */
export function attendedMinutes(intervals: readonly Attended[]): number {
  const spans = intervals.map(({ startTime, endTime }) => [minutesOf(startTime), minutesOf(endTime)] as const).sort(([a], [b]) => a - b);
  let minutes = 0;
  let until = 0;
  for (const [from, to] of spans) {
    minutes += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return minutes;
}

/** Where the bands of hours begin, in minutes, from a day on: each reaches up to the next, which it does not hold. */
export interface HourBands {
  readonly from: PlainDate;
  readonly starts: readonly number[];
}

/** The federal bands as shipped: under 15 hours, 15 to 44, 45 to 89, 90 to 179, 180 to 269, 270 and more. */
export const FEDERAL_HOUR_BANDS: readonly HourBands[] = [{ from: '2021-07-01', starts: [0, 900, 2700, 5400, 10_800, 16_200] }];

export interface Band {
  readonly from: number;
  /** The first minute that no longer belongs to it; null for the last. */
  readonly to: number | null;
}

/** The bands of the setting in force on a day, the first one first. */
export function bandsOn(on: PlainDate, settings: readonly HourBands[] = FEDERAL_HOUR_BANDS): Band[] {
  const inForce = settings.filter(({ from }) => from <= on).sort((a, b) => (a.from < b.from ? 1 : -1))[0] ?? settings[0];
  const starts = inForce?.starts ?? [0];
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? null }));
}

/** The band that minutes fall into by the setting in force on a day; null for zero minutes, which is not served. */
export function bandOf(minutes: number, on: PlainDate, settings: readonly HourBands[] = FEDERAL_HOUR_BANDS): Band | null {
  return minutes <= 0 ? null : (bandsOn(on, settings).findLast(({ from }) => from <= minutes) ?? null);
}
