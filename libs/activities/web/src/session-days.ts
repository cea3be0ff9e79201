import { addDays } from '@afterbell/core/domain';

/** A Sunday: weekdays are counted from it. */
const SUNDAY = '2023-01-01';

/** `Mon` of 1, in the person's language; 0 is Sunday. */
export function weekdayName(weekday: number, language: string, width: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(new Date(`${addDays(SUNDAY, weekday)}T00:00:00Z`));
}

/** Weekdays of a schedule as people say them: three and more in a row as first and last. */
export function weekdayRuns(weekdays: readonly number[]): (readonly [first: number, last: number])[] {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.flatMap(([first, last]): [number, number][] => (last - first === 1 ? [[first, first], [last, last]] : [[first, last]]));
}
