import { AppError } from '@afterbell/core/domain';
import { generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { STEP_SECONDS } from './limits';
import type { Runner } from './system-db';

export type Purpose = 'add' | 'confirm' | 'sign_in';

/** Who is asked, where, and by which session or unfinished sign-in: an answer counts only for all of it. */
export interface Asked {
  purpose: Purpose;
  boundTo: string;
  tenantId: string;
  userId: string;
  /** The host's name without its port: a passkey belongs to one host. */
  rpId: string;
}

export interface PasskeyRow {
  id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
}

const INSERT = `insert into passkey_challenge (challenge, purpose, bound_to, tenant_id, user_id, rp_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => ${STEP_SECONDS}))`;

// Taken before the answer is looked at: a challenge is good for one answer, right or wrong.
const TAKE = `update passkey_challenge set used_at = now()
  where challenge = $1 and purpose = $2 and bound_to = $3 and tenant_id = $4 and user_id = $5 and rp_id = $6 and used_at is null and expires_at > now()`;

const OF_USER = `select id, credential_id, public_key, counter, transports, name from passkey
  where tenant_id = $1 and user_id = $2 and rp_id = $3 order by created_at, id`;

// The counter only rises; of two answers with the same count one is a copy. Authenticators without a counter always say 0.
const USED = `update passkey set counter = $2, last_used_at = now() where tenant_id = $3 and id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`;

export async function passkeysOf(client: Runner, { tenantId, userId, rpId }: Asked): Promise<PasskeyRow[]> {
  return (await client.query<PasskeyRow>(OF_USER, [tenantId, userId, rpId])).rows;
}

const remember = (client: Runner, challenge: string, asked: Asked) => client.query(INSERT, [challenge, asked.purpose, asked.boundTo, asked.tenantId, asked.userId, asked.rpId]);

/** What the browser's `navigator.credentials.create` is given. */
export async function askToAdd(client: Runner, asked: Asked, user: { email: string; name: string }, known: PasskeyRow[]): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: 'Afterbell',
    rpID: asked.rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(asked.userId.replaceAll('-', ''), 'hex')),
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await remember(client, options.challenge, asked);
  return JSON.stringify(options);
}

/** What the browser's `navigator.credentials.get` is given. */
export async function askToProve(client: Runner, asked: Asked, known: PasskeyRow[]): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: asked.rpId,
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'preferred',
  });
  await remember(client, options.challenge, asked);
  return JSON.stringify(options);
}

/** The answer's own words about itself; nothing in them is believed before the signature fits. */
function read(text: string): { id: string; challenge: string; response: Record<string, unknown> } | null {
  if (text.length > 20_000) return null;
  try {
    const parsed = JSON.parse(text) as { id?: unknown; response?: { clientDataJSON?: unknown } };
    const data = parsed.response?.clientDataJSON;
    if (typeof parsed.id !== 'string' || typeof data !== 'string') return null;
    const { challenge } = JSON.parse(Buffer.from(data, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? { id: parsed.id, challenge, response: parsed as Record<string, unknown> } : null;
  } catch {
    return null;
  }
}

async function takeChallenge(client: Runner, challenge: string, asked: Asked): Promise<boolean> {
  const { rowCount } = await client.query(TAKE, [challenge, asked.purpose, asked.boundTo, asked.tenantId, asked.userId, asked.rpId]);
  return rowCount === 1;
}

export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The new passkey of a right answer; null for every other one. */
export async function readAdded(client: Runner, asked: Asked, text: string, origin: string): Promise<NewPasskey | null> {
  const answer = read(text);
  if (!answer || !(await takeChallenge(client, answer.challenge, asked))) return null;
  const checked = await verifyRegistrationResponse({
    response: answer.response as unknown as RegistrationResponseJSON,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: asked.rpId,
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, transports: credential.transports ?? [] };
}

/** The passkey that was proven; null when the answer does not fit, was given before, or its counter went back. */
export async function readProven(client: Runner, asked: Asked, text: string, origin: string): Promise<PasskeyRow | null> {
  const answer = read(text);
  if (!answer || !(await takeChallenge(client, answer.challenge, asked))) return null;
  const passkey = (await passkeysOf(client, asked)).find(({ credential_id }) => credential_id === answer.id);
  if (!passkey) return null;
  const checked = await verifyAuthenticationResponse({
    response: answer.response as unknown as AuthenticationResponseJSON,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: asked.rpId,
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: Number(passkey.counter), transports: passkey.transports },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { rowCount } = await client.query(USED, [passkey.id, checked.authenticationInfo.newCounter, asked.tenantId]);
  return rowCount === 1 ? passkey : null;
}

export const REFUSED = () => new AppError('PASSKEY_REFUSED');
