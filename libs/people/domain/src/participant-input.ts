import { type FieldProblem, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { type Grade, isGrade } from './grades';
import { parseReach, type ReachInput, type ReachValues } from './reach';

export const NAME_LENGTH = 100;
export const ID_LENGTH = 50;
export const NOTE_LENGTH = 500;
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** A participant as a form or a file gives it; an empty text is no value. */
export interface ParticipantInput extends ReachInput {
  firstName: string;
  /** Empty for who has one name. */
  lastName: string;
  middleName?: string | null;
  preferredName?: string | null;
  birthDate?: PlainDate | null;
  grade?: string | null;
  localId?: string | null;
  stateId?: string | null;
  allergies?: string | null;
  contactRestriction?: string | null;
}

/** The same, tidied and checked. */
export interface ParticipantValues extends ReachValues {
  firstName: string;
  lastName: string;
  middleName: string | null;
  preferredName: string | null;
  birthDate: PlainDate | null;
  grade: Grade | null;
  localId: string | null;
  stateId: string | null;
  allergies: string | null;
  contactRestriction: string | null;
}

const tidy = (value: string | null | undefined): string | null => tidyLine(value) || null;

export function birthDateProblem(birthDate: PlainDate, today: PlainDate): string | null {
  if (!isPlainDate(birthDate)) return 'is not a date';
  if (birthDate > today) return 'is in the future';
  return birthDate < EARLIEST_BIRTH_DATE ? 'is too long ago' : null;
}

/** What is wrong with an answer to one of the product's own questions about a person: what can be said of it alone, without the record. */
export function ownFieldProblem(name: string, value: unknown, today: PlainDate): string | null {
  return name === 'birthDate' && typeof value === 'string' ? birthDateProblem(value, today) : null;
}

/** The one check of a participant's fields, for the form, the import and the server. */
export function parseParticipant(input: ParticipantInput, today: PlainDate): { values: ParticipantValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const text = (path: Exclude<keyof ParticipantInput, keyof ReachInput>, longest: number): string | null => {
    const value = tidy(input[path]);
    if (value !== null && value.length > longest) problems.push({ path, message: `has more than ${longest} characters` });
    return value;
  };
  const firstName = text('firstName', NAME_LENGTH);
  if (firstName === null) problems.push({ path: 'firstName', message: 'is required' });
  const grade = tidy(input.grade);
  if (grade !== null && !isGrade(grade)) problems.push({ path: 'grade', message: 'is not a grade' });
  const birthDate = input.birthDate || null;
  const wrong = birthDate === null ? null : birthDateProblem(birthDate, today);
  if (wrong) problems.push({ path: 'birthDate', message: wrong });
  const values: ParticipantValues = {
    firstName: firstName ?? '',
    lastName: text('lastName', NAME_LENGTH) ?? '',
    middleName: text('middleName', NAME_LENGTH),
    preferredName: text('preferredName', NAME_LENGTH),
    birthDate,
    grade: isGrade(grade) ? grade : null,
    localId: text('localId', ID_LENGTH),
    stateId: text('stateId', ID_LENGTH),
    allergies: text('allergies', NOTE_LENGTH),
    contactRestriction: text('contactRestriction', NOTE_LENGTH),
    ...parseReach(input, problems),
  };
  return { values, problems };
}
