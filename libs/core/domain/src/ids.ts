/** Row ids: UUIDv7, made by the application so that an insert needs no RETURNING (docs/architecture.md). */
import { randomBytes } from './platform';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any UUID in its canonical form, of whatever version: ids may come from an import. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/**
 * A new UUIDv7 (RFC 9562 §5.7). The one function here with a clock and a random source as defaults: an id is not a
 * rule, and every insert would otherwise carry both.
 */
export function newId(now: number | Date = Date.now(), random: (length: number) => Uint8Array = randomBytes): string {
  const time = typeof now === 'number' ? now : now.getTime();
  if (!Number.isInteger(time) || time < 0 || time >= 2 ** 48) throw new RangeError('newId needs a time in whole milliseconds');
  const bytes = Uint8Array.from(random(10));
  if (bytes.length !== 10) throw new RangeError('newId needs ten random bytes');
  bytes[0] = 0x70 | ((bytes[0] ?? 0) & 0x0f);
  bytes[2] = 0x80 | ((bytes[2] ?? 0) & 0x3f);
  const head = time.toString(16).padStart(12, '0');
  let id = `${head.slice(0, 8)}-${head.slice(8)}-`;
  for (let at = 0; at < 10; at += 1) id += at === 2 || at === 4 ? `-${HEX[bytes[at] ?? 0]}` : HEX[bytes[at] ?? 0];
  return id;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
