import { offlinePassword } from '@afterbell/core/domain';
import { alone, bytes, database, deviceId, rawKey, type IssueKey, type Opener } from './device-database';
import { BACK_MS } from './last-active';
import { serverNow } from './server-clock';

/** OWASP Password Storage Cheat Sheet: PBKDF2-HMAC-SHA256 with 600,000 iterations. */
export const ITERATIONS = 600_000;
const SALT_BYTES = 16;
/** For so long after the device spoke with the server as the person. */
export const OPENS_FOR_MS = 24 * 3_600_000;
export const MOST_TRIES = 10;
/** After the fifth wrong try, the sixth, and so on. */
const WAITS_MS = [30_000, 60_000, 120_000, 300_000, 600_000] as const;
const FREE_TRIES = MOST_TRIES - WAITS_MS.length;

/** What the offline password of whoever was signed in last could do now. */
export type OpenerState = { kind: 'none' | 'expired' | 'moved' | 'spent' } | { kind: 'ready'; wrong: number; waitMs: number };
/** When a session ends by itself. */
export interface SessionTimes {
  idleTimeoutSeconds: number;
  absoluteExpiresAt: string;
}

type Tried = { kind: 'opened'; userId: string; keyId: string; raw: Uint8Array<ArrayBuffer>; until: Date };

const rowOf = (userId: string) => `opener:${userId}`;
const boundTo = (userId: string, keyId: string) => bytes(`opener|${userId}|${keyId}`);
const lastUser = async (): Promise<string | null> => (await database.device.get('last'))?.userId ?? null;

async function wrappingKey(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', bytes(offlinePassword(password)), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Keeps the key of this device wrapped with a new password. The server is asked for the key once more: the one that is held cannot be read. */
export async function wrapKey(userId: string, password: string, issue: IssueKey): Promise<'kept' | 'unreachable' | 'forgotten'> {
  const issued = await issue(await deviceId()).catch(() => null);
  if (!issued) return 'unreachable';
  const held = await database.device.get('key');
  if (held?.userId !== userId || held.keyId !== issued.id) return 'forgotten';
  const [salt, iv, raw] = [crypto.getRandomValues(new Uint8Array(SALT_BYTES)), crypto.getRandomValues(new Uint8Array(12)), rawKey(issued)];
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(userId, issued.id) }, await wrappingKey(password, salt, ITERATIONS), raw);
  raw.fill(0);
  const opener: Opener = { keyId: issued.id, wrapped: { salt, iterations: ITERATIONS, iv, data }, spokenAt: serverNow().getTime(), tries: 0, triedAt: 0 };
  await database.device.bulkPut([{ id: rowOf(userId), userId, opener }, { id: 'last', userId }]);
  return 'kept';
}

/** Which key the person's offline password opens; null without one. */
export async function openerKeyOf(userId: string): Promise<string | null> {
  const { opener } = (await database.device.get(rowOf(userId))) ?? {};
  return opener?.wrapped ? opener.keyId : null;
}

function stateOf(opener: Opener | undefined, now: number): OpenerState {
  if (!opener) return { kind: 'none' };
  if (!opener.wrapped || opener.tries >= MOST_TRIES) return { kind: 'spent' };
  const age = now - opener.spokenAt;
  // By a clock that stands before then nobody knows how long ago it was: it opens nothing until it is put right.
  if (age < -BACK_MS) return { kind: 'moved' };
  if (age > OPENS_FOR_MS) return { kind: 'expired' };
  const wait = WAITS_MS[opener.tries - FREE_TRIES] ?? 0;
  // A clock that is set back makes nobody wait for longer.
  return { kind: 'ready', wrong: opener.tries, waitMs: Math.min(wait, Math.max(0, opener.triedAt + wait - now)) };
}

export async function openerState(): Promise<OpenerState> {
  const userId = await lastUser();
  return stateOf(userId === null ? undefined : (await database.device.get(rowOf(userId)))?.opener, serverNow().getTime());
}

/** Counts the try before it is made, so that neither a reload nor another window makes one that does not count. */
const countTry = (userId: string): Promise<Opener | OpenerState> =>
  database.transaction('rw', database.device, async () => {
    const now = serverNow().getTime();
    const opener = (await database.device.get(rowOf(userId)))?.opener;
    const state = stateOf(opener, now);
    if (state.kind === 'spent' && opener?.wrapped) await put(userId, { ...opener, wrapped: null });
    if (!opener || state.kind !== 'ready' || state.waitMs > 0) return state;
    const counted = { ...opener, tries: opener.tries + 1, triedAt: now };
    await put(userId, counted);
    return counted;
  });

const put = (userId: string, opener: Opener) => database.device.put({ id: rowOf(userId), userId, opener });

/** Leaves alone what was removed or set anew meanwhile. */
const change = (userId: string, to: (opener: Opener) => Opener): Promise<void> =>
  database.transaction('rw', database.device, async () => {
    const opener = (await database.device.get(rowOf(userId)))?.opener;
    if (opener) await put(userId, to(opener));
  });

export async function tryOpener(password: string): Promise<Tried | OpenerState> {
  const userId = await lastUser();
  if (userId === null) return { kind: 'none' };
  return alone(rowOf(userId), async () => {
    const counted = await countTry(userId);
    if ('kind' in counted) return counted;
    const { keyId, wrapped, spokenAt } = counted;
    const raw = wrapped && (await unwrap(userId, keyId, password, wrapped));
    if (raw) {
      await change(userId, (opener) => ({ ...opener, tries: 0, triedAt: 0 }));
      return { kind: 'opened', userId, keyId, raw, until: new Date(spokenAt + OPENS_FOR_MS) };
    }
    if (counted.tries >= MOST_TRIES) await change(userId, (opener) => ({ ...opener, wrapped: null }));
    return openerState();
  });
}

async function unwrap(userId: string, keyId: string, password: string, { salt, iterations, iv, data }: NonNullable<Opener['wrapped']>): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await wrappingKey(password, salt, iterations);
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: boundTo(userId, keyId) }, key, data).then(
    (raw) => new Uint8Array(raw),
    () => null,
  );
}

/** The server has just said which keys of the person it still gives out: with this one the time begins anew, without it nothing opens any more. */
export async function followOpener(userId: string, keyIds: readonly string[]): Promise<void> {
  const opener = (await database.device.get(rowOf(userId)))?.opener;
  if (opener && !keyIds.includes(opener.keyId)) await removeOpener(userId);
  else await change(userId, (kept) => ({ ...kept, spokenAt: serverNow().getTime() }));
}

/** A session that ends by itself may end so much sooner than is known here. */
const SLACK_MS = 120_000;

/** The person's session ended before its time, so somebody ended it: idling alone leaves the opener for its time. */
export async function dropOpenerOfEnded(userId: string, { idleTimeoutSeconds, absoluteExpiresAt }: SessionTimes): Promise<void> {
  const spokenAt = (await database.device.get(rowOf(userId)))?.opener?.spokenAt;
  if (spokenAt === undefined) return;
  const ends = Math.min(spokenAt + idleTimeoutSeconds * 1000, new Date(absoluteExpiresAt).getTime());
  if (serverNow().getTime() < ends - SLACK_MS) await removeOpener(userId);
}

export async function dropOtherOpener(userId: string, keyId: string): Promise<void> {
  const opener = (await database.device.get(rowOf(userId)))?.opener;
  if (opener && opener.keyId !== keyId) await removeOpener(userId);
}

export async function removeOpener(userId: string): Promise<void> {
  await database.device.delete(rowOf(userId));
}

/** An offline password is asked of nobody but the last one. */
export async function signedInHere(userId: string): Promise<void> {
  await database.device.put({ id: 'last', userId });
}
