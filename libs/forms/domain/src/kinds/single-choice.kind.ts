/** One of the field's options: the same value under three looks. */
import type { FieldKind } from '../field-kind';
import type { SINGLE_CHOICE_TYPES } from '../field-type';
import { isBlank, taken } from './kind-helpers';
import { findOption, labelOf, optionOrder, optionText, retiredIssue } from './options';

function singleChoice<T extends (typeof SINGLE_CHOICE_TYPES)[number]>(type: T): FieldKind<T> {
  const kind: Omit<FieldKind<'dropdown'>, 'type'> = {
    parse(raw, field, context) {
      if (isBlank(raw)) return taken<number>(null);
      const found = findOption(raw, field, context);
      return typeof found === 'number' ? taken(found) : { issue: found };
    },
    validate: (value, field, context, before) => (value === before ? null : retiredIssue(value, field, context)),
    format: (value, field) => labelOf(value, field),
    compare: (a, b, field) => optionOrder(a, b, field),
    toCsv: (value, field, context) => optionText(value, field, context),
    toJson: (value) => value,
    list: 'enum',
    toList: (value) => [String(value)],
  };
  return { ...kind, type } as unknown as FieldKind<T>;
}

export const dropdown = singleChoice('dropdown');
export const radio = singleChoice('radio');
export const radioGroup = singleChoice('radio_group');
