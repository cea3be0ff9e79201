/** A form as GraphQL answers it. */
import type { MaintenanceSection } from '@afterbell/core/domain';
import { type FieldContext, type FieldDefinition, type FieldValue, type FormDefinition, type FormState, type FormValues, isDisplayType, kindOf, toWire } from '@afterbell/forms/domain';
import { shapeToWire } from '../definitions/design-wire';
import type { FieldShape } from '../types/design.types';
import type { FormColumn, FormField } from '../types/form.types';

const shapes = new WeakMap<FieldDefinition, FieldShape>();

function shapeOf(one: FieldDefinition, definition: FormDefinition): FieldShape {
  const known = shapes.get(one);
  if (known) return known;
  const shape = shapeToWire(one, definition);
  shapes.set(one, shape);
  return shape;
}

export function displayOf(value: FieldValue | null, one: FieldDefinition, context: FieldContext): string | null {
  return value === null || isDisplayType(one.type) ? null : kindOf(one.type).format(value as never, one, context);
}

const roleModeOf = ({ mode, roleModes }: FieldDefinition, roleId: string) => (mode === 'role' ? (roleModes[roleId] ?? 'rw') : null);

export interface AnsweredForm {
  readonly shown: FormDefinition;
  readonly roleId: string;
  readonly values: FormValues;
  readonly state: FormState;
  readonly context: FieldContext;
}

export function fieldsOf({ shown, roleId, values, state, context }: AnsweredForm, tab: string | null): FormField[] {
  return shown.fields
    .filter(({ tabName }) => tab === null || tabName === tab)
    .map((one): FormField => {
      const value = values[one.id] ?? null;
      const { visible = false, mode = 'hidden', required = false, optionIds = null } = state.fields[one.id] ?? {};
      return {
        ...shapeOf(one, shown),
        mode: one.mode,
        roleMode: roleModeOf(one, roleId),
        fields: one.fields.map((column): FormColumn => ({ ...shapeOf(column, shown), mode: column.mode, roleMode: roleModeOf(column, roleId) })),
        required,
        requiredByForm: one.required,
        closedReason: one.closedReason ?? null,
        state: { visible, mode, required, optionIds: optionIds && [...optionIds] },
        value: toWire(value, one),
        display: displayOf(value, one, context),
      };
    });
}

export interface FormAddress {
  readonly section: MaintenanceSection;
  readonly subSection: string;
  readonly tab: string | null;
  readonly id: string | null;
  readonly parentId: string | null;
}
