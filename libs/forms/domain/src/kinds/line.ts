/** Kinds whose value is one short line in a form of its own: e-mail, web address, ZIP code, phone number. */
import { foldText } from '@afterbell/core/domain';
import type { FieldContext, FieldKind, Parsed } from '../field-kind';
import type { FieldDefinition } from '../form-definition';
import { asText, isBlank, orderOf, refused, taken } from './kind-helpers';

type LineType = 'email' | 'url' | 'zip' | 'phone' | 'generator';

interface LineOptions {
  /** Longer text is refused unread. */
  readonly max: number;
  read(text: string, context: FieldContext, field: FieldDefinition): Parsed<string>;
  format?(value: string, context: FieldContext): string;
  /** Where people read it otherwise than it is stored: files and lists have it as they do. */
  shown?(value: string): string;
  validate?: FieldKind<'email'>['validate'];
}

export function lineKind<T extends LineType>(type: T, { max, read, shown = (value) => value, format = shown, validate }: LineOptions): FieldKind<T> {
  const kind: Omit<FieldKind<'email'>, 'type'> = {
    parse(raw, field, context) {
      if (isBlank(raw)) return taken<string>(null);
      const text = asText(raw);
      if (text === null) return refused('VALUE_KIND');
      return text.length > max ? refused('TEXT_TOO_LONG', { max }) : read(text, context, field);
    },
    validate: validate ?? (() => null),
    format: (value, _field, context) => format(value, context),
    compare: (a, b) => orderOf(foldText(shown(a)), foldText(shown(b))) || orderOf(a, b),
    toCsv: shown,
    toJson: (value) => value,
    list: 'text',
    toList: (value) => [shown(value)],
  };
  return { ...kind, type } as unknown as FieldKind<T>;
}
