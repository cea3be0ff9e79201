import { accessDateProblems } from '@afterbell/settings/domain';
import type { AccessDraft, AccessErrors, AccessField } from './access-form';

export interface AccessWords {
  organization: string;
  role: string;
  /** The label of a field, before a message that has no subject of its own. */
  label: (field: AccessField) => string;
}

const FIELDS: readonly AccessField[] = ['organizationId', 'roleId', 'startsOn', 'endsOn'];

/** A message with its field's name, unless it is a sentence already. */
export function withLabel(label: string, message: string): string {
  return /^\p{Ll}/u.test(message) ? `${label} ${message}` : message;
}

export function draftProblems({ organization, roleId, startsOn, endsOn }: AccessDraft, { isNew, today, words }: { isNew: boolean; today: string; words: AccessWords }): AccessErrors {
  const errors: AccessErrors = {};
  if (!organization) errors.organizationId = words.organization;
  else if (roleId === '') errors.roleId = words.role;
  for (const { path, message } of accessDateProblems({ startsOn: startsOn || null, endsOn: endsOn || null }, { isNew, today })) {
    errors[path as AccessField] = withLabel(words.label(path as AccessField), message);
  }
  return errors;
}

/** The server's problems by field; `rest` is what belongs to none. */
export function errorsOf(problems: readonly { path?: string | null; message: string }[], prefix: string, words: AccessWords): { errors: AccessErrors; rest: string[] } {
  const errors: AccessErrors = {};
  const rest: string[] = [];
  for (const { path, message } of problems) {
    const field = FIELDS.find((name) => path === `${prefix}${name}`);
    if (field) errors[field] = withLabel(words.label(field), message);
    else rest.push(message);
  }
  return { errors, rest };
}

export const accessInput = ({ organization, roleId, startsOn, endsOn }: AccessDraft) => ({ organizationId: organization?.id ?? '', roleId, startsOn: startsOn || null, endsOn: endsOn || null });
