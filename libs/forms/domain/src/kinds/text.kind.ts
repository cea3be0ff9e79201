/** Plain text, of one line or of several. */
import { foldText, tidyLine, tidyLines } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import type { FieldDefinition } from '../form-definition';
import { issue } from '../problems';
import { asText, isBlank, lengthOf, orderOf, refused, taken } from './kind-helpers';

export const DEFAULT_MAX_LENGTH = { text: 500, multiline: 10_000, multilinetag: 10_000 } as const;
type TextType = keyof typeof DEFAULT_MAX_LENGTH;
/** No limit of a field goes beyond. */
export const LONGEST_TEXT = 50_000;

export function maxLengthOf(type: TextType, { limits }: Pick<FieldDefinition, 'limits'>): number {
  return Math.min(limits.maxLength ?? DEFAULT_MAX_LENGTH[type], LONGEST_TEXT);
}

function textKind<T extends TextType>(type: T, tidy: (text: string) => string): FieldKind<T> & FieldKind<'text'> {
  const kind: Omit<FieldKind<'text'>, 'type'> = {
    parse(raw, field) {
      if (isBlank(raw)) return taken<string>(null);
      const text = asText(raw);
      if (text === null) return refused('VALUE_KIND');
      // Refused before it is tidied: tidying a megabyte takes time, and no tidying makes it short enough.
      if (text.length > LONGEST_TEXT * 4) return refused('TEXT_TOO_LONG', { max: maxLengthOf(type, field) });
      return taken(tidy(text) || null);
    },
    validate(value, field) {
      const length = lengthOf(value);
      const max = maxLengthOf(type, field);
      if (length > max) return issue('TEXT_TOO_LONG', { max });
      const min = field.limits.minLength ?? 0;
      return length < min ? issue('TEXT_TOO_SHORT', { min }) : null;
    },
    format: (value) => (type === 'text' ? value : tidyLine(value)),
    compare: (a, b) => orderOf(foldText(a), foldText(b)) || orderOf(a, b),
    toCsv: (value) => value,
    toJson: (value) => value,
    list: 'text',
    toList: (value) => [value],
  };
  return { ...kind, type } as FieldKind<T> & FieldKind<'text'>;
}

export const text = textKind('text', tidyLine);
export const multiline = textKind('multiline', tidyLines);
export const multilinetag = textKind('multilinetag', tidyLines);
