import { foldName, foldText } from '@afterbell/core/domain';

export type Side = 'winner' | 'loser';

/** Values of one field of both records, as they are shown; null where there is none. */
export interface MergeValues {
  readonly name: string;
  readonly winner: string | null;
  readonly loser: string | null;
  /** It names the record and not the person: that of the record which stays is known elsewhere. */
  readonly namesRecord?: boolean;
}

/** Lines of one address belong together. */
const ADDRESS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode'];

const isNeeded = (name: string) => name !== 'addressLine2';

/** Both matter to a child’s safety: neither is given up for the other. */
export const KEPT_BOTH: readonly string[] = ['allergies', 'contactRestriction'];
const LONGEST_NOTE = 500;

/** Both texts as one; null where one says all, or where they are too long together and somebody has to choose. */
export function bothOf({ name, winner, loser }: MergeValues): string | null {
  if (!KEPT_BOTH.includes(name) || !winner || !loser || says(winner, loser) || says(loser, winner)) return null;
  const whole = `${winner}; ${loser}`;
  return whole.length <= LONGEST_NOTE ? whole : null;
}

/** Signs within these do not make another name. */
const NAMES = ['firstName', 'middleName', 'lastName', 'preferredName'];

const says = (whole: string, part: string, fold = foldText) => fold(whole).includes(fold(part));
/** Accents, apostrophes and hyphens are what a hasty hand leaves out; how many there are. */
const signs = (text: string) => [...text].filter((letter) => /['\u0060\u00b4-]/.test(letter) || foldText(letter) !== letter.toLowerCase()).length;
/** Capitals where a name has them, none, or nothing but capitals. */
const capitals = (text: string) => (text === text.toUpperCase() ? 0 : text === text.toLowerCase() ? 1 : 2);

function suggested({ name, winner, loser, namesRecord }: MergeValues, newer: Side): Side {
  if (loser === null || loser === winner || (namesRecord && winner !== null)) return 'winner';
  if (winner === null) return 'loser';
  const fold = NAMES.includes(name) ? foldName : foldText;
  if (fold(winner) === fold(loser)) return (signs(loser) - signs(winner) || capitals(loser) - capitals(winner)) > 0 ? 'loser' : 'winner';
  if (says(winner, loser, fold)) return 'winner';
  if (says(loser, winner, fold)) return 'loser';
  return newer;
}

/** Which record each field is best taken from: the fuller value, or else that of the record that was changed last. */
export function suggestSides(fields: readonly MergeValues[], newer: Side): Map<string, Side> {
  const address = fields.filter(({ name }) => ADDRESS.includes(name));
  const lines = (side: Side, counts = (_name: string) => true) => address.filter((one) => one[side] !== null && counts(one.name)).length;
  const street = address.find(({ name }) => name === 'addressLine1');
  // A letter arrives without an apartment sooner than without a city: the second line decides last.
  const fuller = lines('loser', isNeeded) - lines('winner', isNeeded);
  const isSame = !street || street.winner === street.loser;
  const whole: Side = fuller !== 0 ? (fuller > 0 ? 'loser' : 'winner') : isSame ? (lines('loser') > lines('winner') ? 'loser' : 'winner') : suggested(street, newer);
  return new Map(fields.map((one) => [one.name, ADDRESS.includes(one.name) && lines('winner') && lines('loser') ? whole : suggested(one, newer)]));
}
