/** A secret: taken in, never given out. What leaves the server says only that one is set. */
import type { FieldKind } from '../field-kind';
import { issue } from '../problems';
import { isBlank, lengthOf, orderOf, refused, taken } from './kind-helpers';

/** Stands for the secret that is stored; sent back, it changes nothing. */
export const SECRET_MASK = '•••';
const LONGEST_SECRET = 200;

export const password: FieldKind<'password'> = {
  type: 'password',
  parse(raw) {
    if (isBlank(raw)) return taken<string>(null);
    if (typeof raw !== 'string') return refused('VALUE_KIND');
    if (raw.length > LONGEST_SECRET * 4) return refused('TEXT_TOO_LONG', { max: LONGEST_SECRET });
    // Not tidied: spaces are part of a secret. One form of the letters, so that every keyboard writes the same.
    const secret = raw.normalize('NFC');
    return /[\p{Cc}\p{Cs}]/u.test(secret) ? refused('PASSWORD_CHARACTERS') : taken(secret);
  },
  validate(value, { limits }) {
    if (value === SECRET_MASK) return null;
    const max = Math.min(limits.maxLength ?? LONGEST_SECRET, LONGEST_SECRET);
    const length = lengthOf(value);
    if (length > max) return issue('TEXT_TOO_LONG', { max });
    return length < (limits.minLength ?? 0) ? issue('TEXT_TOO_SHORT', { min: limits.minLength ?? 0 }) : null;
  },
  settle: (value, before) => (value === SECRET_MASK ? before : value),
  format: () => SECRET_MASK,
  compare: (a, b) => orderOf(a, b),
  toCsv: () => SECRET_MASK,
  toJson: () => SECRET_MASK,
  list: null,
  toList: () => [],
};
