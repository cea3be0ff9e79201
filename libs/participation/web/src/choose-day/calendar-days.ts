import { addDays, dayOfWeek, monthStart, type PlainDate, weekStart } from '@afterbell/core/domain';
import type { AttendanceCalendarQuery } from './__generated__/choose-day';

export type CalendarDay = AttendanceCalendarQuery['sessionCalendar'][number];

/** What a day of the calendar says at a glance. */
export type DayMark = 'done' | 'open' | 'planned' | 'closed' | 'unscheduled' | 'dropIn';

/** Weeks of a month from Sunday to Saturday; days of the neighbours are null. */
export function weeksOf(month: PlainDate): (PlainDate | null)[][] {
  const first = monthStart(month);
  const weeks: (PlainDate | null)[][] = [];
  for (let sunday = weekStart(first); sunday < addMonths(first, 1); sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((date) => (monthStart(date) === first ? date : null)));
  }
  return weeks;
}

export function addMonths(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

export function lastOfMonth(date: PlainDate): PlainDate {
  return addDays(addMonths(monthStart(date), 1), -1);
}

/** The same day of another month, or its last one. */
export function inMonth(date: PlainDate, months: number): PlainDate {
  const first = addMonths(date, months);
  const last = lastOfMonth(first);
  const moved = `${first.slice(0, 8)}${date.slice(8)}`;
  return moved > last ? last : moved;
}

export function dayMark(day: CalendarDay, today: PlainDate, isDropIn: boolean): DayMark {
  if (day.outcome) return 'done';
  if (day.state === 'closed') return 'closed';
  if (day.state === 'unscheduled') return isDropIn && day.date <= today ? 'dropIn' : 'unscheduled';
  return day.date < today && day.enrolledCount > 0 ? 'open' : 'planned';
}

/** Where a key leads from a day; null for keys that are not the calendar's. */
export function dayAfterKey(key: string, date: PlainDate): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return weekStart(date);
    case 'End':
      return addDays(date, 6 - dayOfWeek(date));
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    default:
      return null;
  }
}

export function markedOf({ counts }: CalendarDay): { marked: number; total: number } {
  const marked = counts.present + counts.excusedAbsence + counts.unexcusedAbsence;
  return { marked, total: marked + counts.enrolled };
}
