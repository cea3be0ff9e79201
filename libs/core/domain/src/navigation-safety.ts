/**
 * Where navigation may lead (product rules §8): a stored path is only ever a path of this application, and an
 * external address is refused unless it is plain http(s).
 */
import { parseUrl } from './platform';

const MAX_LENGTH = 2048;
/** Each redirect on the way may decode once; what is still encoded after this many rounds is no honest path. */
const DECODING_ROUNDS = 4;

// Control characters: browsers drop tab and newline inside an address, so that "/\t/host" is "//host".
const CONTROL = /\p{Cc}/u;

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

/** `//` anywhere, not only in front: dot segments can bring it there ("/..//host"). */
function isPlainPath(path: string): boolean {
  return path.startsWith('/') && !path.includes('//') && !path.includes('\\') && !CONTROL.test(path);
}

/** Whether a stored or given path (with query and fragment) stays inside this application. */
export function isSafeInternalPath(target: unknown): target is string {
  if (typeof target !== 'string' || target.length > MAX_LENGTH || CONTROL.test(target)) return false;
  let path = pathOf(target);
  for (let round = 0; round < DECODING_ROUNDS; round += 1) {
    if (!isPlainPath(path)) return false;
    let next: string;
    try {
      next = decodeURIComponent(path);
    } catch {
      return false;
    }
    if (next === path) return true;
    path = next;
  }
  return false;
}

export type ExternalUrlRefusal = 'malformed' | 'script' | 'scheme' | 'credentials' | 'not-listed';

export type ExternalUrlVerdict =
  | { readonly allowed: true; readonly url: string }
  | { readonly allowed: false; readonly reason: ExternalUrlRefusal };

/** Schemes that run or carry content in the place of an address. */
export const SCRIPT_SCHEMES: readonly string[] = ['javascript:', 'data:', 'blob:', 'vbscript:'];

function refused(reason: ExternalUrlRefusal): ExternalUrlVerdict {
  return { allowed: false, reason };
}

/**
 * Whether a full navigation may go to the address. With `allowedOrigins` only those count; without, the caller has
 * chosen the address itself and only its form is judged.
 */
export function externalUrlVerdict(url: unknown, allowedOrigins?: readonly string[]): ExternalUrlVerdict {
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  if (!parsed) return refused('malformed');
  if (SCRIPT_SCHEMES.includes(parsed.protocol)) return refused('script');
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return refused('scheme');
  // "https://bank.example@evil.example" is made to be misread.
  if (parsed.username !== '' || parsed.password !== '') return refused('credentials');
  if (allowedOrigins && !allowedOrigins.includes(parsed.origin)) return refused('not-listed');
  return { allowed: true, url: parsed.href };
}
