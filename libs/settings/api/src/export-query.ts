import { AppError, filterOfJson, type ListFilter } from '@afterbell/core/domain';

/** The filter as the list's variables have it, in JSON. */
export function filterOf(text: string | undefined): ListFilter | null {
  if (!text) return null;
  try {
    const filter = filterOfJson(JSON.parse(text));
    if (filter) return filter;
  } catch {
    // Said below, like every other filter that is none.
  }
  throw new AppError('VALIDATION', { problems: [{ path: 'filter', message: 'is not a filter of this list' }] });
}
