import type { Refusal } from '@afterbell/core/domain';

/** A page that was asked for and not opened. Kept with the place in the history, so that a reload still says it. */
export interface RefusedPage extends Refusal {
  path: string;
}

export const refusedState = (refused: RefusedPage) => ({ refused });

export function refusedOf(state: unknown): RefusedPage | null {
  const refused = (state as { refused?: Partial<RefusedPage> } | null)?.refused;
  return refused && typeof refused.path === 'string' && Array.isArray(refused.levels) ? (refused as RefusedPage) : null;
}
