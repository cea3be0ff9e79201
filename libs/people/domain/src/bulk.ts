/** Acting on many participants at once (docs/people.md "Acting on many"). */
import { type FieldProblem, tidyLine } from '@afterbell/core/domain';

export const BULK_ACTIONS = ['ENROLL', 'ROSTER', 'TAG', 'UNTAG', 'END_STAY', 'MESSAGE'] as const;
export type BulkActionKey = (typeof BULK_ACTIONS)[number];

export const BULK_STATES = ['waiting', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_OUTCOMES = ['waiting', 'changed', 'already', 'refused', 'cancelled', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** More than these go through the queue. */
export const BULK_AT_ONCE = 200;
export const BULK_MOST = 20_000;
export const BULK_UNDO_DAYS = 30;

export const isUnderWay = (state: string): boolean => state === 'waiting' || state === 'running' || state === 'undoing';

export const TAG_COLOURS = ['gray', 'blue', 'green', 'orange', 'red'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];
export const TAG_NAME_LENGTH = 40;
/** A list to choose from, not a language. */
export const MOST_TAGS = 100;

export function parseTag(input: { name: string; colour: string }): { values: { name: string; colour: TagColour }; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const name = tidyLine(input.name);
  const colour = TAG_COLOURS.find((one) => one === input.colour);
  if (!name) problems.push({ path: 'name', message: 'is required' });
  else if (name.length > TAG_NAME_LENGTH) problems.push({ path: 'name', message: `has more than ${TAG_NAME_LENGTH} characters` });
  if (!colour) problems.push({ path: 'colour', message: 'is not a color of a tag' });
  return { values: { name, colour: colour ?? 'gray' }, problems };
}
