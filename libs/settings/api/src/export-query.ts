import { AppError, FILTER_MODES, type ListFilter } from '@afterbell/core/domain';

const MOST_RULES = 20;

/** The filter as the list's variables have it, in JSON. Fields and modes are checked where the list is compiled. */
export function filterOf(text: string | undefined): ListFilter | null {
  if (!text) return null;
  try {
    const { match, rules } = JSON.parse(text) as ListFilter;
    const sound = Array.isArray(rules) && rules.length <= MOST_RULES && rules.every(({ field, mode, value }) => typeof field === 'string' && FILTER_MODES.includes(mode) && (value == null || typeof value === 'string'));
    if (sound) return { match: match === 'or' ? 'or' : 'and', rules };
  } catch {
    // Said below, like every other filter that is none.
  }
  throw new AppError('VALIDATION', { problems: [{ path: 'filter', message: 'is not a filter of this list' }] });
}
