/** Conditions as the editor shows them: groups that say how their parts go together, and tests. */
import type { Condition, FieldTest } from '@afterbell/forms/domain';

export const MATCHES = ['all', 'any', 'none', 'notAll'] as const;
export type Match = (typeof MATCHES)[number];

export interface ConditionGroup {
  readonly match: Match;
  readonly parts: readonly (ConditionGroup | FieldTest)[];
}

export const isTest = (part: ConditionGroup | FieldTest): part is FieldTest => 'fieldId' in part;

const partsOf = (conditions: readonly Condition[]) => conditions.map((part) => ('fieldId' in part ? part : groupOf(part)));

/** Any condition as one group; a test alone is a group of one. */
export function groupOf(condition: Condition): ConditionGroup {
  if ('fieldId' in condition) return { match: 'all', parts: [condition] };
  if ('all' in condition) return { match: 'all', parts: partsOf(condition.all) };
  if ('any' in condition) return { match: 'any', parts: partsOf(condition.any) };
  const { not } = condition;
  if ('fieldId' in not) return { match: 'none', parts: [not] };
  if ('any' in not) return { match: 'none', parts: partsOf(not.any) };
  if ('all' in not) return { match: 'notAll', parts: partsOf(not.all) };
  return groupOf(not.not);
}

/** Null when nothing is left to test. One test needs no group around it. */
export function conditionOf({ match, parts }: ConditionGroup): Condition | null {
  const conditions = parts.flatMap((part) => (isTest(part) ? part : (conditionOf(part) ?? [])));
  const [only] = conditions;
  if (only === undefined) return null;
  const negative = match === 'none' || match === 'notAll';
  if (conditions.length === 1) return negative ? opposite(only) : only;
  const joined: Condition = match === 'all' || match === 'notAll' ? { all: conditions } : { any: conditions };
  return negative ? { not: joined } : joined;
}

const opposite = (condition: Condition): Condition => ('not' in condition ? condition.not : { not: condition });
