export const OFFLINE_PASSWORD_LENGTH = 8;

export type OfflinePasswordProblem = 'short' | 'digits' | 'common' | 'own' | 'differs';

export interface OfflinePasswordAsked {
  password: string;
  again: string;
  /** What whoever finds the device knows or guesses first: the person's name and address. */
  known: readonly string[];
}

/** Of the most used passwords those that are long enough and not digits only, without what is added to them at either end (NIST SP 800-63B 3.1.1.2: compare with a list). */
const COMMON = new Set(['password', 'passwort', 'passwordpassword', 'passw0rd', 'p4ssword', 'qwerty', 'qwertyui', 'qwertyuiop', 'qwertz', 'qwertzui', 'azerty', 'azertyui', 'asdfghjk', 'asdfghjkl', 'zxcvbnm', 'abc', 'abcd', 'abcdefgh', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'basketball', 'superman', 'starwars', 'computer', 'internet', 'welcome', 'letmein', 'trustno', 'whatever', 'admin', 'administrator', 'afterbell', 'afterschool', 'attendance', 'offline', 'teacher', 'children', 'school', 'changeme', 'secret']);

const isCommon = (word: string): boolean => COMMON.has(word) || COMMON.has(word.replace(/^\p{Nd}+|\p{Nd}+$/gu, '')) || /^(.{1,2})\1*$/su.test(word);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The password as it is used: one keyboard composes a letter that another one types in parts. */
export const offlinePassword = (typed: string): string => typed.normalize('NFKC');

/** What is wrong with a new offline password, by field; tries are counted on the device, so its length matters more than its signs. */
export function offlinePasswordProblems({ password, again, known }: OfflinePasswordAsked): Partial<Record<'password' | 'again', OfflinePasswordProblem>> {
  const made = offlinePassword(password);
  const own = known.flatMap((word) => [word, word.split('@')[0] ?? '']).map(plain).filter((word) => word !== '');
  if ([...made].length < OFFLINE_PASSWORD_LENGTH) return { password: 'short' };
  if (/^[\p{Nd}\s]+$/u.test(made)) return { password: 'digits' };
  if (isCommon(plain(made))) return { password: 'common' };
  if (own.includes(plain(made))) return { password: 'own' };
  return made === offlinePassword(again) ? {} : { again: 'differs' };
}
