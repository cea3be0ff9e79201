import { useSyncExternalStore } from 'react';
import type { RosterDay } from '../roster/marks';
import { standing } from '../roster/sealed-marks';
import { onUnsent, type StoredMarks, unsentDays } from '../roster/unsent-marks';

/** The day as it will be once what waits on this device has arrived. */
export function withUnsent(day: RosterDay, stored: StoredMarks | null): RosterDay {
  const marks = standing(stored);
  return {
    ...day,
    rows: day.rows.map((row) => {
      const mark = marks.get(row.personId);
      return mark ? { ...row, status: mark.status, startTime: mark.startTime, endTime: mark.endTime } : row;
    }),
  };
}

/** How many marks of the day have not arrived yet. */
export function useUnsentCount(userId: string, { sessionId, date }: { sessionId: string; date: string }): number {
  return useSyncExternalStore(onUnsent, () => {
    const kept = unsentDays(userId).find((place) => place.sessionId === sessionId && place.date === date);
    return kept ? kept.count + kept.undecided : 0;
  });
}
