import { type FieldProblem, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { birthDateProblem, ID_LENGTH, NAME_LENGTH } from './participant-input';
import { parseReach, type ReachInput, type ReachValues } from './reach';

/** Somebody other than a participant, as a form or a file gives them. */
export interface PersonInput extends ReachInput {
  firstName: string;
  /** Empty for who has one name. */
  lastName: string;
  middleName?: string | null;
  preferredName?: string | null;
  birthDate?: PlainDate | null;
  employeeId?: string | null;
}

export interface PersonValues extends ReachValues {
  firstName: string;
  lastName: string;
  middleName: string | null;
  preferredName: string | null;
  birthDate: PlainDate | null;
  employeeId: string | null;
}

/** The one check of such a person's fields, for the form, the import and the server. */
export function parsePerson(input: PersonInput, today: PlainDate): { values: PersonValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const text = (path: 'firstName' | 'lastName' | 'middleName' | 'preferredName' | 'employeeId', longest: number): string | null => {
    const value = tidyLine(input[path]) || null;
    if (value !== null && value.length > longest) problems.push({ path, message: `has more than ${longest} characters` });
    return value;
  };
  const firstName = text('firstName', NAME_LENGTH);
  if (firstName === null) problems.push({ path: 'firstName', message: 'is required' });
  const birthDate = input.birthDate || null;
  const wrong = birthDate === null ? null : birthDateProblem(birthDate, today);
  if (wrong) problems.push({ path: 'birthDate', message: wrong });
  const values: PersonValues = {
    firstName: firstName ?? '',
    lastName: text('lastName', NAME_LENGTH) ?? '',
    middleName: text('middleName', NAME_LENGTH),
    preferredName: text('preferredName', NAME_LENGTH),
    birthDate,
    employeeId: text('employeeId', ID_LENGTH),
    ...parseReach(input, problems),
  };
  return { values, problems };
}
