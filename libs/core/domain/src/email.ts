/**
 * E-mail addresses as identities (docs/sign-in.md): lower case and IDNA, compared exactly. Accents are never folded
 * here; "josé@" and "jose@" are two mailboxes.
 */
import { parseUrl } from './platform';
import { decodePunycode } from './punycode';

const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
/** Characters of an unquoted local part, and letters beyond ASCII (RFC 6531); no control or format characters. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~\p{L}\p{M}\p{N}-]+)*$/u;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that would end the host of a URL, or change what it names. */
const NOT_IN_HOST = /[\s/\\?#@:%[\]]/;

/** Of every script, whatever the language of whoever types: "İ" becomes "i" with its dot, which is not "i". Composed again, for that may come apart. */
const lower = (text: string): string => text.toLowerCase().normalize('NFC');

function asciiHost(domain: string): string | null {
  if (domain === '' || NOT_IN_HOST.test(domain)) return null;
  const host = parseUrl(`http://${domain}/`)?.hostname ?? null;
  // A URL also reads numbers as an IPv4 address ("127.1"); an address has a name.
  return host === null || /^[\d.]+$/.test(host) ? null : host;
}

/** The address as it is stored and compared. What is no address comes back trimmed and lower-cased, and `isEmail` refuses it. */
export function normalizeEmail(input: string): string {
  const trimmed = input.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@');
  if (at === -1) return lower(trimmed);
  const local = lower(trimmed.slice(0, at));
  const domain = trimmed.slice(at + 1);
  return `${local}@${asciiHost(domain) ?? lower(domain)}`;
}

/** Whether the input is an address that mail can be sent to, judged by its form alone. */
export function isEmail(input: unknown): input is string {
  if (typeof input !== 'string') return false;
  const email = normalizeEmail(input);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  if (at < 1 || email.length > MAX_ADDRESS || local.length > MAX_LOCAL || !LOCAL.test(local)) return false;
  return labels.length >= 2 && labels.every((label) => HOST_LABEL.test(label)) && asciiHost(labels.join('.')) !== null;
}

/** A part of an address as it is shown, to look for it: each whole label of an international domain in its own letters. */
export function shownEmailPart(typed: string): string {
  const part = lower(typed.trim().normalize('NFC'));
  const start = part.lastIndexOf('@') + 1;
  return part.slice(0, start) + part.slice(start).split('.').map(ownLetters).join('.');
}

/** One label of a domain. */
const ownLetters = (label: string): string => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) || label) : label);

/** The address as people read it: the letters of an international domain, where they mean the same domain again. */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!domain.includes('xn--')) return email;
  const shown = domain.split('.').map(ownLetters).join('.');
  return asciiHost(shown) === domain ? `${email.slice(0, at)}@${shown}` : email;
}
