import { AppError, isPlainDate, isUuid, type PlainDate, tidyLine } from '@afterbell/core/domain';

/** An id that is none cannot exist: the answer is the same as for a foreign tenant's. */
export function knownId(value: unknown, what: string): string {
  if (!isUuid(value)) throw new AppError('NOT_FOUND', { what });
  return value.toLowerCase();
}

export function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION', { problems: [{ path, message }] });
}

/** A year outside these is a slip of the finger, and its neighbours need not be days that can be stored. */
const [EARLIEST, LATEST] = ['1900-01-01', '2100-12-31'];

export function dateOf(value: unknown, path: string): PlainDate {
  if (!isPlainDate(value)) throw invalid(path, 'A date is written as yyyy-MM-dd.');
  if (value < EARLIEST || value > LATEST) throw invalid(path, 'is not between 01/01/1900 and 12/31/2100');
  return value;
}

/** One line of text as it is stored; null when nothing is left. */
export function cleanText(value: string | null | undefined, max: number, path: string): string | null {
  const text = tidyLine(value);
  if (text.length > max) throw invalid(path, `At most ${max} characters.`);
  return text === '' ? null : text;
}

/** `15:30` of PostgreSQL's `15:30:00`. */
export function minute(time: string): string;
export function minute(time: string | null): string | null;
export function minute(time: string | null): string | null {
  return time === null ? null : time.slice(0, 5);
}

/** A call may name the activity as well; then the session must be one of it. */
export function requireActivity(asked: string | null | undefined, actual: string): void {
  if (asked === undefined || asked === null || asked === '') return;
  if (knownId(asked, 'The activity') !== actual) throw new AppError('NOT_FOUND', { what: 'The session' });
}
