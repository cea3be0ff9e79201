import type { BulkState } from '@afterbell/people/domain';
import { formatTotal, i18n, type RowTotal } from '@afterbell/core/web';

interface Counted {
  state: BulkState;
  total: number;
  waiting: number;
  changed: number;
  undone: number;
  kept: number;
}

/** How far a run is that is being done, or taken back. */
export function progressOf({ state, total, waiting, changed, undone, kept }: Counted): { done: number; total: number } {
  return state === 'undoing' ? { done: undone + kept, total: changed + undone + kept } : { done: total - waiting, total };
}

/** For texts that say how many: `count` chooses the form, `total` is what is read. */
export const many = (value: number): { count: number; total: string } => ({ count: value, total: formatTotal({ value, capped: false }, i18n.language) });
export const manyOf = (total: RowTotal): { count: number; total: string } => ({ count: total.value, total: formatTotal(total, i18n.language) });
