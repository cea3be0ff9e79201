import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An opaque 256-bit secret for a cookie or a link; the database only ever holds its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether text can be a token of ours at all: everything else is not worth a question to the database. */
export const looksLikeToken = (value: string | null): value is string => value !== null && /^[A-Za-z0-9_-]{43}$/.test(value);

/** A keyed hash for one purpose; the purpose keeps hashes of one table from meaning anything in another. */
export function keyedHash(secret: string, purpose: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify([purpose, ...parts])).digest();
}

/** The session token that takes the place of another at a switch: as hard to guess as the server's secret, and always the same one. */
export const successorOf = (secret: string, token: string): string => keyedHash(secret, 'session-token', token).toString('base64url');

export const CODE_DIGITS = 8;

/** Eight digits, each of the 10^8 equally likely. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** The code as people read it: 4 + 4. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** What somebody typed or pasted, without its gaps. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]+/g, '');

/** The stored form of a code: bound to its challenge, keyed with a secret that is not in the database. */
export const hashCode = (secret: string, challengeId: string, code: string): Buffer => keyedHash(secret, 'sign-in-code', challengeId, code);

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
