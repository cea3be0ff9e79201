/** Whether two records may be one person, and why (docs/people.md "Duplicates"). Pure: what is compared is given, what comes of it is decided elsewhere. */
import { foldText } from '@afterbell/core/domain';
import { normalizePersonName, type PersonName } from '../person-name';
import type { PersonKind } from '../person-kind';
import { surnameParts } from '../relatives';
import { dateLikeness, isSwapped, likeness, plainId } from './likeness';
import { soundOf } from './name-sound';

/** What speaks for one person, and in the last place what speaks against it. */
export const DUPLICATE_REASONS = [
  ...['same_name', 'swapped_names', 'sounds_alike', 'spelled_alike', 'part_of_name', 'same_first_name'],
  ...['same_birth_date', 'swapped_birth_date', 'near_birth_date', 'same_id', 'swapped_id'],
  ...['same_phone', 'same_email', 'same_address', 'same_household', 'same_guardian'],
  ...['other_birth_date', 'other_state_id', 'other_kind'],
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** One record as it is compared. */
export interface PairPerson extends PersonName {
  readonly birthDate: string | null;
  readonly email: string | null;
  /** As the form stores them. */
  readonly phones: readonly string[];
  /** Street and ZIP code as one text, folded. */
  readonly address: string | null;
  readonly stateId: string | null;
  readonly localId: string | null;
  readonly employeeId: string | null;
  readonly households: readonly string[];
  readonly guardians: readonly string[];
  /** People on record as related to this one. */
  readonly relatives: readonly string[];
  readonly kinds: readonly PersonKind[];
  readonly id: string;
}

export interface PairScore {
  /** 0 to 100. */
  readonly score: number;
  /** Most telling first. */
  readonly reasons: readonly DuplicateReason[];
}

/** From here on a pair is put before somebody. */
export const DUPLICATE_FROM = 55;

const POINTS: Readonly<Record<DuplicateReason, number>> = {
  ...{ same_name: 45, swapped_names: 40, part_of_name: 38, sounds_alike: 36, spelled_alike: 34, same_first_name: 10 },
  ...{ same_birth_date: 35, swapped_birth_date: 28, near_birth_date: 20, same_id: 40, swapped_id: 15 },
  ...{ same_email: 15, same_phone: 12, same_address: 10, same_guardian: 10, same_household: 8 },
  ...{ other_birth_date: -30, other_state_id: -25, other_kind: -15 },
};
/** Families share these, so that together they say no more than this. */
const SHARED: readonly DuplicateReason[] = ['same_email', 'same_phone', 'same_address', 'same_guardian', 'same_household'];
const MOST_SHARED = 25;
const NOTHING: PairScore = { score: 0, reasons: [] };

const SPELLED = 0.92;
/** Of four letters every other name is one slip away. */
const SPELLED_FROM = 5;

export function scorePair(a: PairPerson, b: PairPerson): PairScore {
  // Who is related to somebody is somebody else.
  if (a.relatives.includes(b.id) || b.relatives.includes(a.id)) return NOTHING;
  const sameId = shared(idsOf(a), idsOf(b));
  const name = nameReason(a, b);
  // Twins agree in everything but their first names; so nothing else counts without the name, save what one person alone can have.
  if (name === null && !sameId) return NOTHING;
  const reasons = [name, ...(sameId ? (['same_id'] as const) : []), dateReason(a, b), ...idReasons(a, b), ...sharedReasons(a, b), ...kindReason(a, b)].filter((reason) => reason !== null);
  const family = Math.min(MOST_SHARED, sum(reasons.filter((reason) => SHARED.includes(reason))));
  const score = sum(reasons.filter((reason) => !SHARED.includes(reason))) + family;
  return { score: Math.max(0, Math.min(100, score)), reasons: [...reasons].sort((one, two) => POINTS[two] - POINTS[one]) };
}

const sum = (reasons: readonly DuplicateReason[]) => reasons.reduce((points, reason) => points + POINTS[reason], 0);
const shared = (left: readonly string[], right: readonly string[]) => left.some((value) => right.includes(value));
const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
const wordsOf = (text: string) => foldText(text).split(/[\s-]+/u).map(plain).filter((word) => word !== '');

function nameReason(a: PairPerson, b: PairPerson): DuplicateReason | null {
  if (normalizePersonName(a) === normalizePersonName(b)) return 'same_name';
  const [firstA, lastA, firstB, lastB] = [plain(a.firstName), plain(a.lastName), plain(b.firstName), plain(b.lastName)];
  if (firstA === lastB && lastA === firstB) return 'swapped_names';
  // One of them is known by one name.
  if (lastA === '' || lastB === '') {
    if (lastA === lastB) return alike(firstA, firstB);
    const [one, other] = lastA === '' ? [firstA, [firstB, lastB]] : [firstB, [firstA, lastA]];
    return other.includes(one) ? 'part_of_name' : null;
  }
  const first: DuplicateReason | null = firstA === firstB ? 'same_name' : alike(firstA, firstB) ?? (wordsOf(a.firstName)[0] === wordsOf(b.firstName)[0] || goesBy(a, b) || goesBy(b, a) ? 'part_of_name' : null);
  if (first === null) return null;
  const last: DuplicateReason | null = lastA === lastB ? 'same_name' : alike(lastA, lastB) ?? (shared(partsOf(a), partsOf(b)) ? 'part_of_name' : null);
  if (last === null) return first === 'same_name' ? 'same_first_name' : null;
  return POINTS[last] < POINTS[first] ? last : first;
}

const partsOf = ({ lastName }: PersonName) => surnameParts(foldText(lastName)).map(plain);
const goesBy = (a: PersonName, b: PersonName) => Boolean(a.preferredName) && plain(a.preferredName ?? '') === plain(b.firstName);

function alike(a: string, b: string): 'same_name' | 'sounds_alike' | 'spelled_alike' | null {
  if (a === b) return 'same_name';
  if (soundOf(a) === soundOf(b)) return 'sounds_alike';
  return Math.min(a.length, b.length) >= SPELLED_FROM && likeness(a, b) >= SPELLED ? 'spelled_alike' : null;
}

function dateReason({ birthDate: a }: PairPerson, { birthDate: b }: PairPerson): DuplicateReason | null {
  if (a === null || b === null) return null;
  return ({ same: 'same_birth_date', swapped: 'swapped_birth_date', near: 'near_birth_date', other: 'other_birth_date' } as const)[dateLikeness(a, b)];
}

const idsOf = ({ stateId, localId, employeeId }: PairPerson) => [stateId, localId, employeeId].flatMap((id) => (id === null || plainId(id) === '' ? [] : [plainId(id)]));

/** An identifier of two digits swapped with its neighbour is nearly every other. */
const SWAPPED_FROM = 5;

function idReasons(a: PairPerson, b: PairPerson): DuplicateReason[] {
  const swapped = idsOf(a).some((one) => one.length >= SWAPPED_FROM && idsOf(b).some((other) => isSwapped(one, other)));
  const otherState = a.stateId !== null && b.stateId !== null && plainId(a.stateId) !== plainId(b.stateId) && !isSwapped(plainId(a.stateId), plainId(b.stateId));
  return [...(swapped ? (['swapped_id'] as const) : []), ...(otherState ? (['other_state_id'] as const) : [])];
}

function sharedReasons(a: PairPerson, b: PairPerson): DuplicateReason[] {
  return [
    ...(a.email !== null && a.email.toLowerCase() === b.email?.toLowerCase() ? (['same_email'] as const) : []),
    ...(shared(a.phones, b.phones) ? (['same_phone'] as const) : []),
    ...(a.address !== null && a.address === b.address ? (['same_address'] as const) : []),
    ...(shared(a.guardians, b.guardians) ? (['same_guardian'] as const) : []),
    ...(shared(a.households, b.households) ? (['same_household'] as const) : []),
  ];
}

/** A daughter may have her mother's name: where one takes part and the other does not, that speaks against it. */
function kindReason(a: PairPerson, b: PairPerson): DuplicateReason[] {
  const [child, adult] = a.kinds.includes('participant') ? [a, b] : [b, a];
  const apart = child.kinds.includes('participant') && !adult.kinds.includes('participant') && (adult.birthDate === null || child.birthDate === null);
  return apart ? ['other_kind'] : [];
}
