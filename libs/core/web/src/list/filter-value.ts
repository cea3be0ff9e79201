import { isEmptyOperand, isPlainDate, parseDateInput, readNumberText } from '@afterbell/core/domain';
import { i18n } from '../i18n/i18n';
import type { ListField } from './list-params';

/** Separators follow the language; plain English is that of the United States. */
export const numberLocale = (): string => (i18n.language === 'en' ? 'en-US' : i18n.language);

/** What was typed or stands in an address, as the server compares it; null when it is none, and then it does not count. */
export function readFilterValue(field: ListField, typed: string): string | null {
  if (isEmptyOperand(typed)) return null;
  if (field.read) return field.read(typed);
  const trimmed = typed.trim();
  switch (field.type) {
    case 'number':
      return readNumberText(trimmed, numberLocale());
    case 'date':
    case 'datetime':
      return isPlainDate(trimmed) ? trimmed : parseDateInput(trimmed);
    case 'boolean':
      return ['true', 'false'].find((value) => value === trimmed.toLowerCase()) ?? null;
    default:
      return typed;
  }
}

/** As people read it. */
export function showFilterValue(field: ListField, value: string): string {
  if (field.show) return field.show(value);
  if (field.type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: 20 }).format(value as Intl.StringNumericLiteral);
  return value;
}
