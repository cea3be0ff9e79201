/** What may be written of a user and an access; the client asks before it sends, the server always. */
import { type FieldProblem, isEmail, isPlainDate, tidyLine } from '@afterbell/core/domain';

export const USER_NAME_MAX = 200;
export const ACCESSES_AT_ONCE = 20;

/** One line, composed characters, single spaces. */
export function tidyUserName(text: string): string {
  return tidyLine(text);
}

export function userNameProblem(name: string): string | null {
  // Format characters alone (zero-width, direction marks) would be a name that nobody sees.
  if (tidyUserName(name).replace(/\p{Cf}/gu, '').trim() === '') return 'is required';
  return tidyUserName(name).length > USER_NAME_MAX ? `has more than ${USER_NAME_MAX} characters` : null;
}

export function userEmailProblem(email: string): string | null {
  if (email.trim() === '') return 'is required';
  return isEmail(email) ? null : 'is not an e-mail address';
}

export interface AccessDates {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** `today` of the tenant: a new access may not lie in the past; one on record may be ended by a past day. */
export function accessDateProblems({ startsOn, endsOn }: AccessDates, { isNew, today }: { isNew: boolean; today: string }): FieldProblem[] {
  if (startsOn !== null && !isPlainDate(startsOn)) return [{ path: 'startsOn', message: 'is not a date' }];
  if (endsOn !== null && !isPlainDate(endsOn)) return [{ path: 'endsOn', message: 'is not a date' }];
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) return [{ path: 'endsOn', message: 'is before the first day' }];
  if (isNew && endsOn !== null && endsOn < today) return [{ path: 'endsOn', message: 'has passed' }];
  return [];
}
