import type { Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { AnyBulkAction, Verdict } from './bulk-action';
import { inSight } from './bulk.sql';

export const OUT_OF_SIGHT: Verdict = { verdict: 'cannot', code: 'NOT_FOUND', message: 'is no longer among the participants that you see' };

/** Why nobody of them can, where the action as a whole is refused by now: a month that was locked, a roster that was removed. */
export function forAll(error: unknown): Verdict {
  if (!(error instanceof AppError) || !(error.expected || error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) throw error;
  return { verdict: 'cannot', code: error.code, message: error.messages.join(' ') };
}

/** What would become of each, those out of sight included. */
export async function planAll(tx: Tx, action: AnyBulkAction, params: object, personIds: readonly string[], hold: boolean): Promise<Map<string, Verdict>> {
  const seen = (await tx.query<{ id: string }>(inSight(hold), [personIds], hold ? 'bulk_in_sight_held' : 'bulk_in_sight')).map(({ id }) => id);
  const within = new Set(seen);
  let whole: Verdict | null = null;
  const verdicts = await action.plan(tx, params, personIds.filter((id) => within.has(id)), hold).catch((error: unknown) => {
    whole = forAll(error);
    return new Map<string, Verdict>();
  });
  return new Map(personIds.map((id) => [id, within.has(id) ? (whole ?? verdicts.get(id) ?? { verdict: 'can' }) : OUT_OF_SIGHT]));
}
