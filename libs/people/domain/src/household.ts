import { type FieldProblem, tidyLine } from '@afterbell/core/domain';
import { type AddressInput, type AddressValues, parseAddress, parsePhone } from './contact-input';

export const HOUSEHOLD_NAME_LENGTH = 120;
export const LANGUAGE_LENGTH = 60;

export interface HouseholdInput extends AddressInput {
  name: string;
  phone?: string | null;
  /** What is spoken at home. */
  language?: string | null;
}
export interface HouseholdValues extends AddressValues {
  name: string;
  phone: string | null;
  language: string | null;
}

export function parseHousehold(input: HouseholdInput): { values: HouseholdValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, message: string) => void problems.push({ path, message });
  const name = tidyLine(input.name);
  if (name === '') refuse('name', 'is required');
  if (name.length > HOUSEHOLD_NAME_LENGTH) refuse('name', `has more than ${HOUSEHOLD_NAME_LENGTH} characters`);
  const language = tidyLine(input.language) || null;
  if (language !== null && language.length > LANGUAGE_LENGTH) refuse('language', `has more than ${LANGUAGE_LENGTH} characters`);
  return { values: { name, language, phone: parsePhone(input.phone, 'phone', refuse), ...parseAddress(input, refuse) }, problems };
}

export interface Member {
  readonly personId: string;
  readonly isPrimary: boolean;
}

/** Why these cannot be the members of a household; null when they can. */
export function membersProblem(members: readonly Member[]): string | null {
  if (members.length === 0) return 'needs one member at least';
  return members.some(({ isPrimary }) => isPrimary) ? null : 'needs one primary contact at least';
}
