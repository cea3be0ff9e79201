/** When a record about to be added is someone already on record (docs/people.md). Texts stay with the person; only the verdict is made here. */
import type { PlainDate } from '@afterbell/core/domain';
import { normalizePersonName } from './person-name';

export interface MatchInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: PlainDate | null;
  readonly email?: string | null;
  readonly stateId?: string | null;
  readonly localId?: string | null;
  readonly employeeId?: string | null;
  /** As the form stores it, so that one number is written one way. */
  readonly phone?: string | null;
}

/** Someone on record, with how alike the names are as the database's trigrams see it (0 to 1). */
export interface MatchCandidate extends MatchInput {
  readonly nameSimilarity: number;
  readonly firstNameSimilarity: number;
  readonly atSite: boolean;
}

export type MatchKind = 'duplicate' | 'similar';

export interface PersonMatch {
  readonly kind: MatchKind;
  /** What agrees, in words for the person who decides; most telling first. */
  readonly reasons: readonly string[];
}

/** From which likeness on names are similar. Siblings share a last name: so the first name must be alike as well. */
export const SIMILARITY = { name: 0.5, firstName: 0.25, swapped: 0.9 } as const;

export function isSimilarName({ nameSimilarity, firstNameSimilarity }: Pick<MatchCandidate, 'nameSimilarity' | 'firstNameSimilarity'>): boolean {
  // Trigrams do not see the order of words: a first and last name that changed places are almost 1 alike.
  if (nameSimilarity >= SIMILARITY.swapped) return true;
  return nameSimilarity >= SIMILARITY.name && firstNameSimilarity > SIMILARITY.firstName;
}

function same(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a) && Boolean(b) && a?.toLowerCase() === b?.toLowerCase();
}

/**
 * A duplicate has the same name with the same birth date or e-mail, or an id that only one person can have. Someone
 * similar has a name that is alike and the same birth year, phone or place.
 */
export function matchPerson(input: MatchInput, candidate: MatchCandidate): PersonMatch | null {
  const duplicate: string[] = [];
  if (same(input.stateId, candidate.stateId)) duplicate.push('Same state ID');
  if (same(input.localId, candidate.localId)) duplicate.push('Same local ID');
  if (same(input.employeeId, candidate.employeeId)) duplicate.push('Same employee ID');
  if (normalizePersonName(input) === normalizePersonName(candidate)) {
    if (same(input.birthDate, candidate.birthDate)) duplicate.push('Same name and birth date');
    if (same(input.email, candidate.email)) duplicate.push('Same name and e-mail');
  }
  if (duplicate.length) return { kind: 'duplicate', reasons: duplicate };

  if (!isSimilarName(candidate)) return null;
  const similar: string[] = [];
  if (same(input.birthDate?.slice(0, 4), candidate.birthDate?.slice(0, 4))) similar.push('Similar name, same birth year');
  if (same(input.phone, candidate.phone)) similar.push('Similar name, same phone');
  if (candidate.atSite) similar.push('Similar name, same place');
  return similar.length ? { kind: 'similar', reasons: similar } : null;
}
