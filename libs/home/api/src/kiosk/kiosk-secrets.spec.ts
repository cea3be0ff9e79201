import { newId } from '@afterbell/core/domain';
import { bareDigits, hashPin, kioskOfNonce, sameSecret, staffNonce } from './kiosk-secrets';

const SECRET = 'x'.repeat(32);
const KIOSK = newId();
const AT = Date.parse('2026-11-20T20:00:10Z');

it('refuses a nonce that is stale, forged, of another server or none', () => {
  const { nonce } = staffNonce(SECRET, KIOSK, AT);
  expect(kioskOfNonce(SECRET, nonce, AT + 60_000)).toBeNull();
  expect(kioskOfNonce(SECRET, nonce, AT - 60_000)).toBeNull();
  expect(kioskOfNonce('y'.repeat(32), nonce, AT)).toBeNull();
  expect(kioskOfNonce(SECRET, nonce.replace(KIOSK, newId()), AT)).toBeNull();
  for (const text of ['', 'a.b.c', `${nonce}.`, `${nonce}x`, 'x'.repeat(10_000)]) expect(kioskOfNonce(SECRET, text, AT)).toBeNull();
});

it('takes the one that is shown, and the one before it', () => {
  const { nonce, seconds } = staffNonce(SECRET, KIOSK, AT);
  expect(seconds).toBe(20);
  expect([AT, AT + 20_000, AT + 49_000].map((at) => kioskOfNonce(SECRET, nonce, at))).toEqual([KIOSK, KIOSK, KIOSK]);
});

it('keeps one PIN of two kiosks apart', () => {
  expect(sameSecret(hashPin(SECRET, KIOSK, '1234'), hashPin(SECRET, newId(), '1234'))).toBe(false);
  expect(sameSecret(hashPin(SECRET, KIOSK, '1234'), hashPin(SECRET, KIOSK, '1234'))).toBe(true);
  expect(bareDigits(' 1234-5678 ')).toBe('12345678');
});
