import { AppError } from '@afterbell/core/domain';

// Characters that show nothing or turn the reading direction: a name made of them would look like another, or like none.
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

/** A name as it is stored: trimmed, single spaces, composed; refused with its field's name when it cannot be read as one. */
export function personalText(typed: string, field: string, most: number): string {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const refuse = (message: string) => new AppError('VALIDATION', { problems: [{ path: field, message }] });
  if (UNSEEN.test(text)) throw refuse('It holds characters that cannot be seen. Type it again.');
  if (!/[\p{L}\p{N}]/u.test(text)) throw refuse('Enter a name.');
  if (text.length > most) throw refuse(`At most ${most} characters.`);
  return text;
}
