import type { PeriodType } from '@afterbell/core/domain';

export const PERIODS_PATH = '/settings/data-collection-periods';

/** The words of the address. Other types of periods have no pages yet. */
const WORDS = { reporting_year: 'reporting-year', reporting_term: 'reporting-term' } as const satisfies Record<PeriodType, string>;

export function periodTypeOf(word: string | undefined): PeriodType | null {
  return word === WORDS.reporting_year ? 'reporting_year' : word === WORDS.reporting_term ? 'reporting_term' : null;
}

export const addPath = (type: PeriodType, yearId?: string) => `${PERIODS_PATH}/${WORDS[type]}/add${yearId ? `?yearId=${yearId}` : ''}`;
export const editPath = (type: PeriodType, id: string) => `${PERIODS_PATH}/${WORDS[type]}/edit/${id}`;
export const organizationsPath = (type: PeriodType, id: string) => `${editPath(type, id)}/select-organizations`;
