import { type FieldProblem, tidyLine } from '@afterbell/core/domain';

export const ROSTER_NAME_LENGTH = 100;
export const ROSTER_NOTE_LENGTH = 500;
/** Members chosen by hand: as many as one sheet can still be made of. */
export const ROSTER_MEMBERS = 500;

export interface RosterText {
  readonly name: string;
  readonly note?: string | null;
}

/** Name and note of a roster, tidied, and what is wrong with them. */
export function parseRoster(input: RosterText): { values: { name: string; note: string | null }; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const name = tidyLine(input.name);
  const note = tidyLine(input.note) || null;
  if (!name) problems.push({ path: 'name', message: 'is required' });
  if (name.length > ROSTER_NAME_LENGTH) problems.push({ path: 'name', message: `has more than ${ROSTER_NAME_LENGTH} characters` });
  if (note !== null && note.length > ROSTER_NOTE_LENGTH) problems.push({ path: 'note', message: `has more than ${ROSTER_NOTE_LENGTH} characters` });
  return { values: { name, note }, problems };
}
