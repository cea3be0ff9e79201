import { addDays, federalYearOf, monthStart, type PlainDate } from '@afterbell/core/domain';

/** Whole months of a programme year, counted from July: 1 to 12. */
export interface YearPiece {
  readonly year: number;
  readonly first: number;
  readonly last: number;
}

/** Days of one month: 1 to 31. */
export interface MonthPiece {
  /** Its first day. */
  readonly month: PlainDate;
  readonly first: number;
  readonly last: number;
}

export interface HourPieces {
  readonly years: YearPiece[];
  readonly months: MonthPiece[];
}

const dayOf = (date: PlainDate) => Number(date.slice(8));
const lastDayOf = (month: PlainDate) => addDays(monthStart(addDays(month, 31)), -1);

/** A stretch of days as the sums of hours are kept for it (docs/attendance.md "Hours"): as many whole months as it has, and the days that are left at both ends. */
export function hourPieces(from: PlainDate, to: PlainDate): HourPieces {
  const years = new Map<number, { year: number; first: number; last: number }>();
  const months: MonthPiece[] = [];
  for (let month = monthStart(from); month <= to; month = monthStart(addDays(month, 31))) {
    const last = lastDayOf(month);
    if (from <= month && last <= to) {
      const year = federalYearOf(month);
      const place = ((Number(month.slice(5, 7)) + 5) % 12) + 1;
      years.set(year, { year, first: years.get(year)?.first ?? place, last: place });
    } else {
      months.push({ month, first: from <= month ? 1 : dayOf(from), last: last <= to ? dayOf(last) : dayOf(to) });
    }
  }
  return { years: [...years.values()], months };
}
