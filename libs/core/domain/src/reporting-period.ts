/** Reporting years and terms (docs/periods.md): their words, and the dates that are proposed for new ones. */
import { toPlainDate, type PlainDate } from './dates';

/** Types of data collection periods that there are so far. */
export const PERIOD_TYPES = ['reporting_year', 'reporting_term'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** Kinds of terms that can be made; `year` is the term that comes with a reporting year. */
export const TERM_KINDS = ['summer', 'fall', 'spring', 'school_year'] as const;
export type TermKind = (typeof TERM_KINDS)[number] | 'year';

export interface PeriodDates {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

export function isTermKind(value: unknown): value is (typeof TERM_KINDS)[number] {
  return (TERM_KINDS as readonly unknown[]).includes(value);
}

/** The year in which the federal programme year of a date begins: it runs from summer, 1 July, to 30 June. */
export function federalYearOf(date: PlainDate): number {
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= '07-01' ? year : year - 1;
}

function day(year: number, month: number, date: number): PlainDate {
  return toPlainDate(year, month, date) ?? '';
}

export function federalYearDates(year: number): PeriodDates {
  return { startsOn: day(year, 7, 1), endsOn: day(year + 1, 6, 30) };
}

/** `2026–27` */
export function federalYearName(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Where a term of the kind usually lies, kept inside its reporting year. */
export function usualTermDates(kind: (typeof TERM_KINDS)[number], year: PeriodDates): PeriodDates {
  const first = federalYearOf(year.startsOn);
  const usual = {
    summer: [day(first, 7, 1), day(first, 8, 31)],
    fall: [day(first, 9, 1), day(first, 12, 31)],
    spring: [day(first + 1, 1, 1), day(first + 1, 6, 30)],
    school_year: [day(first, 9, 1), day(first + 1, 6, 30)],
  }[kind] as [PlainDate, PlainDate];
  const within = (date: PlainDate) => (date < year.startsOn ? year.startsOn : date > year.endsOn ? year.endsOn : date);
  return { startsOn: within(usual[0]), endsOn: within(usual[1]) };
}

/** `Fall 2026`, `Spring 2027`, `School year 2026–27` in the words given for the kind. */
export function usualTermName(kind: (typeof TERM_KINDS)[number], kindName: string, year: PeriodDates): string {
  const first = federalYearOf(year.startsOn);
  return `${kindName} ${kind === 'school_year' ? federalYearName(first) : kind === 'spring' ? first + 1 : first}`;
}
