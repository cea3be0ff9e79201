import { type FieldProblem, isEmail, normalizeEmail, tidyLine } from '@afterbell/core/domain';
import { field, kindOf } from '@afterbell/forms/domain';
import { NAME_LENGTH } from './participant-input';

/** Somebody new whom a child is related to, as a form or a file gives them; an empty text is no value. */
export interface ContactPersonInput {
  firstName: string;
  /** Some people have one name: then it is the first. */
  lastName?: string | null;
  middleName?: string | null;
  preferredName?: string | null;
  email?: string | null;
  phone?: string | null;
  otherPhone?: string | null;
  addressLine1?: string | null;
  addressLine2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
}
export type ContactPersonValues = { [Key in keyof Required<ContactPersonInput>]: Key extends 'firstName' | 'lastName' ? string : string | null };

export interface AddressInput {
  addressLine1?: string | null;
  addressLine2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
}
export type AddressValues = { [Key in keyof Required<AddressInput>]: string | null };

const LONGEST = { addressLine1: 200, addressLine2: 200, city: 100, state: 100, postalCode: 20 } as const;
const PHONE = field({ id: 1, name: 'Phone', type: 'phone', tabName: 'Main' });
const CONTEXT = { today: '2000-01-01', now: '2000-01-01T00:00:00.000Z', timeZone: 'UTC', locale: 'en-US', currency: 'USD', country: 'US' };

type Refuse = (path: string, message: string) => void;

/** A number as it is stored: E.164, with its extension. */
export function parsePhone(text: string | null | undefined, path: string, refuse: Refuse): string | null {
  const { value = null, issue } = kindOf('phone').parse(tidyLine(text), PHONE, CONTEXT);
  if (issue) refuse(path, 'is not a phone number with its area code');
  return typeof value === 'string' ? value : null;
}

/** A number as people write it: (916) 555-0123 ext. 4, with + and the country's code where it is another country's. */
export function displayPhone(stored: string): string {
  const { value } = kindOf('phone').parse(stored, PHONE, CONTEXT);
  return typeof value === 'string' ? kindOf('phone').format(value, PHONE, CONTEXT) : stored;
}

export function parseAddress(input: AddressInput, refuse: Refuse): AddressValues {
  const part = (path: keyof AddressValues) => {
    const value = tidyLine(input[path]) || null;
    if (value !== null && value.length > LONGEST[path]) refuse(path, `has more than ${LONGEST[path]} characters`);
    return value;
  };
  return { addressLine1: part('addressLine1'), addressLine2: part('addressLine2'), city: part('city'), state: part('state'), postalCode: part('postalCode') };
}

export function parseContactPerson(input: ContactPersonInput): { values: ContactPersonValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse: Refuse = (path, message) => void problems.push({ path, message });
  const name = (path: 'firstName' | 'lastName' | 'middleName' | 'preferredName') => {
    const value = tidyLine(input[path]);
    if (value.length > NAME_LENGTH) refuse(path, `has more than ${NAME_LENGTH} characters`);
    return value;
  };
  const [first, last] = [name('firstName'), name('lastName')];
  const firstName = first || last;
  if (firstName === '') refuse('firstName', 'is required');
  const email = tidyLine(input.email) || null;
  if (email !== null && !isEmail(email)) refuse('email', 'is not an e-mail address');
  const values: ContactPersonValues = {
    firstName,
    lastName: first ? last : '',
    middleName: name('middleName') || null,
    preferredName: name('preferredName') || null,
    email: email && normalizeEmail(email),
    phone: parsePhone(input.phone, 'phone', refuse),
    otherPhone: parsePhone(input.otherPhone, 'otherPhone', refuse),
    ...parseAddress(input, refuse),
  };
  return { values, problems };
}
