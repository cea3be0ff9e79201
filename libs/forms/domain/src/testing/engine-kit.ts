import { afterEdit } from '../engine/after-edit';
import { validateForm } from '../engine/validate';
import type { FormValues } from '../field-value';
import type { FormDefinition } from '../form-definition';
import { ADMIN, CONTEXT } from './arbitrary-form';

export const save = (definition: FormDefinition, edited: Record<number, unknown>, before: FormValues = {}, rest: Partial<Parameters<typeof validateForm>[2]> = {}) =>
  validateForm(definition, edited, { before, viewer: ADMIN, context: CONTEXT, ...rest });

/** What is typed after these answers, one after the other. */
export function type(definition: FormDefinition, steps: readonly (readonly [id: number, raw: unknown])[], before: FormValues = {}, viewer = ADMIN, typed: Readonly<Record<number, unknown>> = {}): Readonly<Record<number, unknown>> {
  const options = { before, viewer, context: CONTEXT };
  return steps.reduce<Readonly<Record<number, unknown>>>((edited, [id, raw]) => afterEdit(definition, { ...edited, [id]: raw }, id, edited, validateForm(definition, edited, options).state, options), typed);
}
