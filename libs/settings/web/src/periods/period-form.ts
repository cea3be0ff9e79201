import type { ApolloCache } from '@apollo/client';
import { federalYearDates, federalYearName, federalYearOf, isPlainDate, TERM_KINDS, usualTermDates, usualTermName, type PeriodType, type PlainDate } from '@afterbell/core/domain';
import type { ReportingYearsQuery } from './__generated__/period';

/** The switcher reads its terms anew. */
export function forgetTerms(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'terms' });
}

export type Year = ReportingYearsQuery['reportingYears'][number];
export type Kind = (typeof TERM_KINDS)[number];

export interface PeriodForm {
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  /** Of a term. */
  yearId: string;
  kind: Kind;
}

/** The federal year after the newest one that there is; the present one when there is none. */
export function nextYear(years: readonly Year[], today: PlainDate): PeriodForm {
  const newest = years[0];
  const year = newest ? federalYearOf(newest.startsOn) + 1 : federalYearOf(today);
  return { name: federalYearName(year), ...federalYearDates(year), yearId: '', kind: 'summer' };
}

/** What a term of the kind is usually called and when it lies; nothing while there is no year. */
export function usualTerm(kind: Kind, kindName: string, year: Year | undefined): PeriodForm {
  if (!year) return { name: '', startsOn: '', endsOn: '', yearId: '', kind };
  return { name: usualTermName(kind, kindName, year), ...usualTermDates(kind, year), yearId: year.id, kind };
}

export function sameForm(a: PeriodForm, b: PeriodForm): boolean {
  return a.name.trim() === b.name.trim() && a.startsOn === b.startsOn && a.endsOn === b.endsOn && a.yearId === b.yearId && a.kind === b.kind;
}

/** What the server could not even read; it checks the rest. */
export function missing(form: PeriodForm, type: PeriodType): (keyof PeriodForm)[] {
  const dates = (['startsOn', 'endsOn'] as const).filter((field) => !isPlainDate(form[field]));
  return type === 'reporting_term' && form.yearId === '' ? ['yearId', ...dates] : dates;
}
