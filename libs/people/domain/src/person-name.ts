import { foldText } from '@afterbell/core/domain';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName?: string | null;
}

/** `García, Sofía “Sofi”`: how lists and rosters show a person. A preferred name that is the first name adds nothing; who has one name is shown by it. */
export function formatPersonName({ firstName, lastName, preferredName }: PersonName): string {
  const preferred = preferredName?.trim();
  const name = lastName === '' ? firstName : `${lastName}, ${firstName}`;
  return preferred && foldText(preferred) !== foldText(firstName) ? `${name} “${preferred}”` : name;
}

/** `Sofía García`: a name as one says it, in sentences. */
export function spokenPersonName({ firstName, lastName }: PersonName): string {
  return lastName === '' ? firstName : `${firstName} ${lastName}`;
}

/** What the database's generated `person.sort_name` holds. */
export function sortNameOf({ firstName, lastName }: PersonName): string {
  return lastName.trim() === '' ? foldText(firstName) : `${foldText(lastName)}, ${foldText(firstName)}`;
}

/**
 * The form in which two spellings of one name are equal: case, accents, apostrophes, hyphens and spaces do not count, so
 * that `O’Brien, Mary-Jane` is `obrien, mary jane`. Letters of every script are kept.
 */
export function normalizePersonName({ firstName, lastName }: PersonName): string {
  const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return `${plain(lastName)},${plain(firstName)}`;
}
