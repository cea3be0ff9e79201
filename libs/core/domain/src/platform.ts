/**
 * The few globals that this library uses, typed by shape: it is compiled without DOM and without Node types, so that
 * nothing of either can slip into a rule.
 */
interface ParsedUrl {
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
}

interface Platform {
  readonly URL: new (input: string, base?: string) => ParsedUrl;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

const platform = globalThis as unknown as Platform;

export function parseUrl(input: string): ParsedUrl | null {
  try {
    return new platform.URL(input);
  } catch {
    return null;
  }
}

const POOL_BYTES = 4_096;
let pool: Uint8Array = new Uint8Array(0);
let at = 0;

/** At most POOL_BYTES. A call of the platform costs much more than ten bytes of its answer. */
export function randomBytes(length: number): Uint8Array {
  if (at + length > pool.length) {
    pool = platform.crypto.getRandomValues(new Uint8Array(POOL_BYTES));
    at = 0;
  }
  at += length;
  return pool.subarray(at - length, at);
}
