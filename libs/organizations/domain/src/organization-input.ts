/** The one check of an organization's own fields, for the forms, the import and the server. */
import { type FieldProblem, isTimeZone } from '@afterbell/core/domain';
import { type GradesInput, type GradesServed, parseGradesServed } from './grades-served';

export const NAME_LENGTH = 200;
export const EXTERNAL_ID_LENGTH = 100;

/** Zero-width spaces and marks that turn the direction of what follows: nobody types them, and they hide in names that look alike. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** One form of the letters, none that cannot be stored or seen, no stray spaces. */
export function tidyName(value: string | null | undefined): string {
  return (value ?? '').normalize('NFC').replace(/\p{Cs}/gu, '').replace(UNSEEN, '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

export interface OrganizationDetails extends GradesServed {
  name: string;
  timeZone: string | null;
  stateId: string | null;
  ncesId: string | null;
}

export interface DetailsInput extends GradesInput {
  name?: string | null;
  timeZone?: string | null;
  stateId?: string | null;
  ncesId?: string | null;
}

export function nameProblem(name: string): string | null {
  // Joiners and marks alone would leave a row without a word to click on.
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return 'is required';
  return [...name].length > NAME_LENGTH ? `has more than ${NAME_LENGTH} characters` : null;
}

/** The fields tidied, and what is wrong with them by the field's name. */
export function parseDetails(input: DetailsInput): { values: OrganizationDetails; problems: FieldProblem[] } {
  const grades = parseGradesServed(input);
  const values: OrganizationDetails = {
    name: tidyName(input.name),
    timeZone: input.timeZone || null,
    stateId: tidyName(input.stateId) || null,
    ncesId: tidyName(input.ncesId) || null,
    ...grades.values,
  };
  const problems: FieldProblem[] = [];
  const wrongName = nameProblem(values.name);
  if (wrongName) problems.push({ path: 'name', message: wrongName });
  if (values.timeZone !== null && !isTimeZone(values.timeZone)) problems.push({ path: 'timeZone', message: 'is not a time zone' });
  for (const field of ['stateId', 'ncesId'] as const) {
    if ((values[field]?.length ?? 0) > EXTERNAL_ID_LENGTH) problems.push({ path: field, message: `has more than ${EXTERNAL_ID_LENGTH} characters` });
  }
  return { values, problems: [...problems, ...grades.problems] };
}
