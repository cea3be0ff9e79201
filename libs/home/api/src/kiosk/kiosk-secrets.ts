import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@afterbell/core/domain';

const keyed = (secret: string, purpose: string, ...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify([purpose, ...parts])).digest();

/** Eight digits, each of the 10^8 equally likely. */
export const newOpeningCode = (): string => String(randomInt(10 ** 8)).padStart(8, '0');
export const bareDigits = (typed: string): string => typed.slice(0, 40).replace(/[\s-]+/g, '');
export const hashOpeningCode = (secret: string, tenantCode: string, code: string): Buffer => keyed(secret, 'kiosk-code', tenantCode, code);
export const hashPin = (secret: string, kioskId: string, pin: string): Buffer => keyed(secret, 'kiosk-pin', kioskId, pin);
export const sameSecret = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** How long one picture of the rotating code is shown; the one before it is still good, for whoever just took it. */
export const STAFF_LINK_SECONDS = 30;
const stepOf = (at: number) => Math.floor(at / 1000 / STAFF_LINK_SECONDS);
const sealOf = (secret: string, kioskId: string, step: number) => keyed(secret, 'kiosk-staff', kioskId, String(step)).subarray(0, 16).toString('base64url');

/** What the rotating code says: which kiosk, when, and the server's seal. */
export function staffNonce(secret: string, kioskId: string, at: number): { nonce: string; seconds: number } {
  const step = stepOf(at);
  return { nonce: `${kioskId}.${step.toString(36)}.${sealOf(secret, kioskId, step)}`, seconds: Math.ceil(((step + 1) * STAFF_LINK_SECONDS * 1000 - at) / 1000) };
}

/** The kiosk of a nonce that is fresh; null for one that is stale, forged or no nonce. */
export function kioskOfNonce(secret: string, nonce: string, at: number): string | null {
  const [kioskId = '', written = '', seal = '', ...more] = nonce.slice(0, 200).split('.');
  const step = parseInt(written, 36);
  if (more.length || !isUuid(kioskId) || !Number.isSafeInteger(step)) return null;
  const now = stepOf(at);
  if (step !== now && step !== now - 1) return null;
  return sameSecret(Buffer.from(seal), Buffer.from(sealOf(secret, kioskId, step))) ? kioskId : null;
}
