import type { PlainDate } from '@afterbell/core/domain';
import { cellsOf } from './grid-edits';
import { barrierOfDay, type GridData, type GridDay } from './grid-model';
import type { GridStore } from './grid-store';

/** How many of everybody are marked on a day and how many are not: what the server counted, and what was changed here since. */
export function standingOf({ rows }: Pick<GridData, 'rows'>, store: GridStore, { date, counts }: GridDay): { marked: number; unmarked: number } {
  const here = cellsOf({ rows }).filter((cell) => cell.date === date);
  const before = here.filter(({ status }) => status === 'Enrolled').length;
  const now = here.filter((cell) => store.markOf(cell).status === 'Enrolled').length;
  const marked = (counts?.present ?? 0) + (counts?.excusedAbsence ?? 0) + (counts?.unexcusedAbsence ?? 0);
  return { marked: marked + before - now, unmarked: (counts?.enrolled ?? 0) - before + now };
}

/** Days up to today that have everybody marked, those of other pages as well, and of which nobody has said yet how they ended. */
export function wholeDays(data: GridData, store: GridStore, today: PlainDate): PlainDate[] {
  const { edits } = store.snapshot();
  const undecided = new Set([...edits.values()].filter(({ phase }) => phase === 'held').map(({ date }) => date));
  return data.days
    .filter((day) => {
      if (!day.counts || day.outcome || day.date > today || barrierOfDay(data, day) !== null || undecided.has(day.date)) return false;
      const { marked, unmarked } = standingOf(data, store, day);
      return marked > 0 && unmarked === 0;
    })
    .map(({ date }) => date);
}
