import { type FieldProblem, tidyLine } from '@afterbell/core/domain';

/** Longest text of each part of where somebody lives and how to reach them. */
const REACH_LENGTHS = { email: 254, phone: 50, otherPhone: 50, addressLine1: 200, addressLine2: 200, city: 100, state: 100, postalCode: 20 } as const;
export type ReachField = keyof typeof REACH_LENGTHS;
export const REACH_FIELDS = Object.keys(REACH_LENGTHS) as readonly ReachField[];
export type ReachInput = { [F in ReachField]?: string | null };
export type ReachValues = { [F in ReachField]: string | null };

/** Where somebody lives and how to reach them, tidied; an empty text is no value. */
export function parseReach(input: ReachInput, problems: FieldProblem[]): ReachValues {
  const entries = REACH_FIELDS.map((path) => {
    const value = tidyLine(input[path]) || null;
    if (value !== null && value.length > REACH_LENGTHS[path]) problems.push({ path, message: `has more than ${REACH_LENGTHS[path]} characters` });
    return [path, path === 'email' ? (value?.toLowerCase() ?? null) : value] as const;
  });
  const values = Object.fromEntries(entries) as ReachValues;
  if (values.email !== null && !/^[^\s@]+@[^\s@]+$/.test(values.email)) problems.push({ path: 'email', message: 'is not an e-mail address' });
  return values;
}
