import { createHash } from 'node:crypto';
import { AppError } from '@afterbell/core/domain';
import type { Tx } from './tx';
import { requirePrincipal } from './scope';

export interface OnceOptions {
  /** Made by the caller for one wish; null does the work each time. */
  readonly key: string | null | undefined;
  /** Of the trail: `participant.add`. */
  readonly operation: string;
  /** What was sent: the same key with something else is another wish, and refused. */
  readonly content: unknown;
}

const TAKE = 'insert into idempotency (access_id, key, operation, fingerprint) values ($1, $2, $3, $4) on conflict do nothing returning 1 as taken';
const ANSWER = 'update idempotency set response = $3 where access_id = $1 and key = $2';
const EARLIER = `select encode(fingerprint, 'hex') as fingerprint, operation, response from idempotency where access_id = $1 and key = $2`;

/**
 * Does the work of a key once, however often the wish arrives: a repetition waits for the first and answers what that one answered. The
 * key is kept with the work, in its transaction, so work that failed leaves none.
 */
export async function once<T>(tx: Tx, { key, operation, content }: OnceOptions, work: () => Promise<T>): Promise<T> {
  if (key === null || key === undefined) return work();
  if (key === '' || key.length > 255) throw new AppError('VALIDATION', { problems: [{ path: 'idempotencyKey', message: 'has 1 to 255 characters' }] });
  const { accessId } = requirePrincipal();
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest();
  const taken = await tx.one(TAKE, [accessId, key, operation, fingerprint], 'idempotency_take');
  if (!taken) {
    const earlier = await tx.one<{ fingerprint: string; operation: string; response: T }>(EARLIER, [accessId, key], 'idempotency_earlier');
    if (earlier?.operation !== operation || earlier.fingerprint !== fingerprint.toString('hex')) throw new AppError('IDEMPOTENCY_MISMATCH');
    return earlier.response;
  }
  const answer = await work();
  await tx.execute(ANSWER, [accessId, key, JSON.stringify(answer)], 'idempotency_answer');
  return answer;
}
