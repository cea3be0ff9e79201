import { domainToASCII } from 'node:url';
import { AppError } from '@afterbell/core/domain';

/**
 * The identity form of an address: lower case, its domain in IDNA's ASCII form. Never accent-folded: `josé@` and `jose@` are two people.
 */
export function emailIdentity(typed: string): string | null {
  const text = typed.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || text.length > 254 || local.length > 64 || /[\s<>()[\],;:"\\@\p{C}]/u.test(local)) return null;
  const domain = domainToASCII(text.slice(at + 1));
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? `${local}@${domain}` : null;
}

export function requireEmail(typed: string): string {
  const email = emailIdentity(typed);
  if (!email) throw new AppError('VALIDATION', { problems: [{ path: 'email', message: 'This is not an e-mail address.' }] });
  return email;
}
