import { newId } from '@afterbell/core/domain';
import type { Request } from 'express';
import type { StateStore } from 'passport-oauth2';
import type { Browser } from './browser';
import { STEP_SECONDS } from './limits';
import type { SystemDb } from './system-db';
import { hashToken, looksLikeToken, newToken } from './tokens';

/** What was known when the browser was sent to the provider; it stays here and only an unguessable name of it travels. */
export interface Attempt {
  email: string | null;
  nonce: string;
}

const INSERT = `insert into oauth_attempt (id, state_hash, browser_hash, tenant_id, provider_id, email, nonce, verifier, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => ${STEP_SECONDS}))`;

// One statement, so of two answers with one state exactly one counts.
const TAKE = `update oauth_attempt set used_at = now()
  where state_hash = $1 and browser_hash = $2 and tenant_id = $3 and provider_id = $4 and used_at is null and expires_at > now()
  returning email, nonce, verifier`;

type StoreDone = (error: Error | null, state?: string) => void;
type VerifyDone = (error: Error | null, verifier?: string | false, info?: object) => void;

/** passport-oauth2's store of states, in the database: random, for one use, ten minutes and the browser that began. */
export class AttemptStore {
  taken: Attempt | null = null;

  constructor(
    private readonly db: SystemDb,
    private readonly browser: Browser,
    private readonly at: { tenantId: string; providerId: string },
    private readonly attempt: Attempt | null,
  ) {}

  // The library tells its ways of calling apart by the number of parameters.
  store(_request: Request, verifier: string, _state: unknown, _meta: unknown, done: StoreDone): void {
    const { attempt, at } = this;
    if (!attempt) return done(new Error('Nothing was begun.'));
    const state = newToken();
    const known = this.browser.read('oauth');
    // One mark for all attempts of the browser: two tabs must not undo each other.
    const mark = looksLikeToken(known) ? known : newToken();
    this.browser.write('oauth', mark, STEP_SECONDS);
    this.db.rows(INSERT, [newId(), hashToken(state), hashToken(mark), at.tenantId, at.providerId, attempt.email, attempt.nonce, verifier]).then(
      () => done(null, state),
      (error: Error) => done(error),
    );
  }

  verify(_request: Request, state: unknown, _meta: unknown, done: VerifyDone): void {
    const mark = this.browser.read('oauth');
    if (typeof state !== 'string' || !looksLikeToken(state) || !looksLikeToken(mark)) return done(null, false, { message: 'state' });
    this.db.rows<Attempt & { verifier: string }>(TAKE, [hashToken(state), hashToken(mark), this.at.tenantId, this.at.providerId]).then(
      ([row]) => {
        if (!row) return done(null, false, { message: 'state' });
        this.taken = { email: row.email, nonce: row.nonce };
        done(null, row.verifier, {});
      },
      (error: Error) => done(error),
    );
  }

  asStateStore(): StateStore {
    return this as unknown as StateStore;
  }
}
