import { attendedMinutes } from '@afterbell/participation/domain';
import { type GridData, plannedOf } from './grid-model';
import type { GridStore } from './grid-store';

/** Minutes of one child in the days shown, as the record counts them: what overlaps in a day counts once, and a time that is not told is that of the plan. */
export function minutesShown({ days, rows }: Pick<GridData, 'days' | 'rows'>, store: Pick<GridStore, 'markOf'>): number {
  return days.reduce((sum, day) => {
    const stays = rows.flatMap((row) => {
      const mark = store.markOf({ personId: row.personId, date: day.date });
      const planned = plannedOf(row, day);
      const [startTime, endTime] = [mark.startTime ?? planned.startTime, mark.endTime ?? planned.endTime];
      return mark.status === 'Present' && startTime && endTime ? [{ startTime, endTime }] : [];
    });
    return sum + attendedMinutes(stays);
  }, 0);
}
