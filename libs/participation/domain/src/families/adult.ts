import { endTimeProblem, type FieldProblem, isPlainTime, isUuid, minutesOf, type PlainTime, tidyLine } from '@afterbell/core/domain';
import type { RelationshipKind } from '@afterbell/people/domain';

/** What an adult who attends is to the children. */
export const MEMBER_TYPES = ['parent', 'guardian', 'grandparent', 'other'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export const ADULT_NAME_LENGTH = 200;
export const MOST_ADULTS_AT_ONCE = 100;

const TYPES: Partial<Record<RelationshipKind, MemberType>> = { mother: 'parent', father: 'parent', parent: 'parent', step_parent: 'parent', legal_guardian: 'guardian', foster_parent: 'guardian', caregiver: 'guardian', grandparent: 'grandparent' };

/** As what a relative of a child comes first of all. */
export const memberTypeOf = (kind: string): MemberType => (Object.hasOwn(TYPES, kind) ? (TYPES[kind as RelationshipKind] ?? 'other') : 'other');

export interface AdultInput {
  readonly personId?: string | null;
  readonly name?: string | null;
  readonly memberType: string;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

export interface AdultValues {
  personId: string | null;
  name: string | null;
  memberType: MemberType;
  startTime: PlainTime | null;
  endTime: PlainTime | null;
}

interface Day {
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
}

/** One adult at a session date. Times are theirs where they differ from the day's; `path` names the adult: `adults.2`. */
export function parseAdult(day: Day, input: AdultInput, path: string): { values: AdultValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) => problems.push({ path: `${path}.${field}`, message });
  const personId = input.personId?.toLowerCase() || null;
  const name = personId === null ? tidyLine(input.name) : '';
  if (personId !== null && !isUuid(personId)) say('personId', 'is not on record');
  if (personId === null && name === '') say('name', 'is required');
  if (name.length > ADULT_NAME_LENGTH) say('name', `has more than ${ADULT_NAME_LENGTH} characters`);
  const memberType = MEMBER_TYPES.find((one) => one === input.memberType);
  if (!memberType) say('memberType', 'is not one of the choices');
  const own = (field: 'startTime' | 'endTime'): PlainTime | null => (isPlainTime(input[field]) && input[field] !== day[field] ? input[field] : null);
  const [startTime, endTime] = [own('startTime'), own('endTime')];
  if (input.startTime && !isPlainTime(input.startTime)) say('startTime', 'is not a time');
  const wrongEnd = endTimeProblem(startTime ?? day.startTime, input.endTime || day.endTime);
  if (wrongEnd) say('endTime', wrongEnd);
  return { values: { personId, name: name || null, memberType: memberType ?? 'other', startTime, endTime }, problems };
}

/** Minutes of one adult: their own times, else those of the day. */
export const adultMinutes = (day: Day, { startTime, endTime }: Pick<AdultValues, 'startTime' | 'endTime'>): number => Math.max(0, minutesOf(endTime ?? day.endTime) - minutesOf(startTime ?? day.startTime));
