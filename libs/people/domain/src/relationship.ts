/** Who is whose, and the rules of it (docs/people.md). */
import { type FieldProblem, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';

/** What the other person is to the participant, and what the participant is to them. */
const KINDS = {
  mother: ['Mother', 'Child'],
  father: ['Father', 'Child'],
  parent: ['Parent', 'Child'],
  step_parent: ['Stepparent', 'Stepchild'],
  legal_guardian: ['Legal guardian', 'Ward'],
  foster_parent: ['Foster parent', 'Foster child'],
  grandparent: ['Grandparent', 'Grandchild'],
  sibling: ['Sibling', 'Sibling'],
  aunt_uncle: ['Aunt or uncle', 'Niece or nephew'],
  cousin: ['Cousin', 'Cousin'],
  other_relative: ['Other relative', 'Other relative'],
  caregiver: ['Caregiver', 'Child in their care'],
  family_friend: ['Family friend', 'Friend’s child'],
  neighbor: ['Neighbor', 'Neighbor’s child'],
  case_worker: ['Case worker', 'Child they work for'],
  other: ['Other', 'Other'],
} as const;

export type RelationshipKind = keyof typeof KINDS;
export const RELATIONSHIP_KINDS = Object.keys(KINDS) as readonly RelationshipKind[];
export const RESTRICTION_LENGTH = 500;
export const LAST_EMERGENCY_ORDER = 20;
const GUARDIANS: ReadonlySet<string> = new Set<RelationshipKind>(['mother', 'father', 'parent', 'legal_guardian']);

export const isRelationshipKind = (value: unknown): value is RelationshipKind => typeof value === 'string' && Object.hasOwn(KINDS, value);
/** "Mother", said of the other person. */
export const relationshipLabel = (kind: RelationshipKind): string => KINDS[kind][0];
/** "Child", said of the participant, for who looks from the other side. */
export const inverseLabel = (kind: RelationshipKind): string => KINDS[kind][1];
/** Who usually decides for the child; a court may say otherwise, so it can be changed. */
export const isGuardianKind = (kind: RelationshipKind): boolean => GUARDIANS.has(kind);

export interface RelationshipFlags {
  readonly kind: RelationshipKind;
  readonly isPrimary: boolean;
  /** Parent or legal guardian. */
  readonly isGuardian: boolean;
  readonly livesWith: boolean;
  /** Who is called first in an emergency; null is nobody to call. */
  readonly emergencyOrder: number | null;
  readonly mayPickUp: boolean;
  readonly isRestricted: boolean;
  readonly restrictionText: string | null;
  /** Null has no beginning; the end is its last day. */
  readonly restrictedFrom: PlainDate | null;
  readonly restrictedTo: PlainDate | null;
}
export type RelationshipFlagsInput = { readonly kind: string } & { readonly [Key in Exclude<keyof RelationshipFlags, 'kind'>]?: RelationshipFlags[Key] | null | undefined };

type Restriction = Pick<RelationshipFlags, 'isRestricted' | 'restrictedFrom' | 'restrictedTo'>;

/** Whether the person must not come near the child on that day. */
export function restrictedOn({ isRestricted, restrictedFrom, restrictedTo }: Restriction, day: PlainDate): boolean {
  return isRestricted && (restrictedFrom === null || restrictedFrom <= day) && (restrictedTo === null || day <= restrictedTo);
}

/** Whether the child may be released to the person on that day. A restriction wins over whatever was ticked. */
export function mayRelease(flags: Restriction & Pick<RelationshipFlags, 'mayPickUp'>, day: PlainDate): boolean {
  return flags.mayPickUp && !restrictedOn(flags, day);
}

/** The one check of what is said about a relationship. A restriction that is over no longer stands in the way of picking up. */
export function parseRelationship(input: RelationshipFlagsInput, today: PlainDate): { values: RelationshipFlags; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, message: string) => void problems.push({ path, message });
  const kind = isRelationshipKind(input.kind) ? input.kind : 'other';
  if (!isRelationshipKind(input.kind)) refuse('kind', 'is not a kind of relationship');
  const isRestricted = input.isRestricted ?? false;
  const text = isRestricted ? tidyLine(input.restrictionText) || null : null;
  if (text !== null && text.length > RESTRICTION_LENGTH) refuse('restrictionText', `has more than ${RESTRICTION_LENGTH} characters`);
  const day = (path: 'restrictedFrom' | 'restrictedTo') => {
    const value = isRestricted ? input[path] || null : null;
    if (value !== null && !isPlainDate(value)) refuse(path, 'is not a date');
    return value;
  };
  const restrictedFrom = day('restrictedFrom');
  const restrictedTo = day('restrictedTo');
  if (restrictedFrom && restrictedTo && restrictedTo < restrictedFrom) refuse('restrictedTo', 'comes before the first day');
  const emergencyOrder = input.emergencyOrder ?? null;
  if (emergencyOrder !== null && (!Number.isInteger(emergencyOrder) || emergencyOrder < 1 || emergencyOrder > LAST_EMERGENCY_ORDER)) {
    refuse('emergencyOrder', `is a number from 1 to ${LAST_EMERGENCY_ORDER}`);
  }
  const mayPickUp = input.mayPickUp ?? false;
  if (mayPickUp && isRestricted && (restrictedTo === null || restrictedTo >= today)) refuse('mayPickUp', 'cannot go with a contact restriction');
  const isGuardian = input.isGuardian ?? isGuardianKind(kind);
  return {
    values: { kind, isPrimary: input.isPrimary ?? false, isGuardian, livesWith: input.livesWith ?? false, emergencyOrder, mayPickUp, isRestricted, restrictionText: text, restrictedFrom, restrictedTo },
    problems,
  };
}

/** Primary first, then guardians, then as they are called in an emergency, then by name. */
export function compareRelationships(a: RelationshipFlags & { name: string }, b: RelationshipFlags & { name: string }): number {
  const rank = ({ isPrimary, isGuardian, emergencyOrder }: RelationshipFlags) => [isPrimary ? 0 : 1, isGuardian ? 0 : 1, emergencyOrder ?? 99];
  const [left, right] = [rank(a), rank(b)];
  for (const [index, value] of left.entries()) if (value !== right[index]) return value - (right[index] ?? 0);
  return a.name.localeCompare(b.name);
}
