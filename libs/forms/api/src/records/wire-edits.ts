import type { FieldProblem } from '@afterbell/core/domain';
import { type FormDefinition, issueWords, rawOfWire, type WireInput } from '@afterbell/forms/domain';

const TWICE = 'is there twice. Send each field once.';

/** Said once, however often the field was sent. */
export function noteTwice(problems: FieldProblem[], fieldId: number): void {
  const path = String(fieldId);
  if (!problems.some((known) => known.path === path && known.message === TWICE)) problems.push({ path, message: TWICE });
}

/** What was sent over GraphQL, as the engine reads it; a field that is not there is the engine's to name. */
export function wireEdits(values: readonly { fieldId: number; value: WireInput }[], { fields }: FormDefinition) {
  const known = new Map(fields.map((one) => [one.id, one]));
  const edited: Record<number, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const { fieldId, value } of values) {
    const one = known.get(fieldId);
    if (Object.hasOwn(edited, fieldId)) noteTwice(problems, fieldId);
    if (!one) {
      edited[fieldId] = null;
      continue;
    }
    const { raw, issue } = rawOfWire(value, one);
    if (issue) problems.push({ path: String(fieldId), message: issueWords(issue, one) });
    else edited[fieldId] = raw;
  }
  return { edited, problems };
}
