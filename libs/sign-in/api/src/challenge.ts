import { newId } from '@afterbell/core/domain';
import { CODE_SECONDS, CODE_TRIES } from './limits';
import type { Runner, Together } from './system-db';
import { hashCode, hashToken, looksLikeToken, newToken, sameHash } from './tokens';

export const INSERT = `insert into sign_in_challenge (id, token_hash, tenant_id, email, code_hash, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(secs => ${CODE_SECONDS}))`;

// Takes one try and locks the row: a second submit of the same code waits here, then finds it used.
export const TRY = `update sign_in_challenge set tries = tries + 1
  where token_hash = $1 and tenant_id = $2 and email = $3 and used_at is null and expires_at > now() and tries < ${CODE_TRIES}
  returning id, code_hash`;

/**
 * Writes what a code will be compared with and answers the secret for the browser's cookie. Without a code (nobody to send one to)
 * the row looks the same and no code fits it.
 */
export function openChallenge(client: Together, secret: string, tenantId: string, email: string, code: string | null): string {
  const id = newId();
  const token = newToken();
  // Hashed either way, so that both ways cost the same.
  const hash = hashCode(secret, id, code ?? '');
  client.later(client.query({ name: 'sign_in_challenge_open', text: INSERT, values: [id, hashToken(token), tenantId, email, code === null ? null : hash] }));
  return token;
}

/**
 * The newest code of a browser ends its older ones. Codes that other browsers asked for stay: otherwise anybody who knows an address
 * could keep voiding its owner's code.
 */
export async function closeChallenge(client: Runner, token: string | null): Promise<void> {
  if (looksLikeToken(token)) await client.query('update sign_in_challenge set used_at = now() where token_hash = $1 and used_at is null', [hashToken(token)]);
}

export type Attempt = { outcome: 'gone' } | { outcome: 'wrong' | 'right'; challengeId: string };

/** One try, inside the caller's transaction; a right code is used up with it, and so is every other open code of the address. */
export async function tryChallenge(client: Together, secret: string, of: { token: string | null; tenantId: string; email: string; code: string }): Promise<Attempt> {
  if (!looksLikeToken(of.token)) return { outcome: 'gone' };
  const { rows } = await client.query<{ id: string; code_hash: Buffer | null }>({ name: 'sign_in_challenge_try', text: TRY, values: [hashToken(of.token), of.tenantId, of.email] });
  const challenge = rows[0];
  if (!challenge) return { outcome: 'gone' };
  const offered = hashCode(secret, challenge.id, of.code);
  if (!challenge.code_hash || !sameHash(challenge.code_hash, offered)) return { outcome: 'wrong', challengeId: challenge.id };
  client.later(client.query({ name: 'sign_in_challenge_used', text: 'update sign_in_challenge set used_at = now() where email = $1 and used_at is null', values: [of.email] }));
  return { outcome: 'right', challengeId: challenge.id };
}
