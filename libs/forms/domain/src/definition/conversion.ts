/** What becomes of answers when a field changes its type (docs/forms.md, "Changing a type"). */
import { dateIn, timeIn } from '@afterbell/core/domain';
import type { FieldContext, Parsed } from '../field-kind';
import { isChoice, isDisplayType, isSingleChoice, type ValueType } from '../field-type';
import type { DateRange, FieldValue, Money } from '../field-value';
import type { FieldDefinition, FieldLimits } from '../form-definition';
import { kindOf } from '../kinds';
import { issue } from '../problems';
import { chosenIds } from '../engine/values';

/** `checked`: each answer is tried, and one that would be lost keeps the type from changing. */
export const CONVERSIONS = ['same', 'lossless', 'checked', 'impossible'] as const;
export type Conversion = (typeof CONVERSIONS)[number];

/** Types that hold the same kind of thing. */
const FAMILY_OF = {
  checkbox: 'flag',
  chips: 'chips',
  currency: 'money',
  date: 'date',
  datetime: 'instant',
  date_range: 'dateRange',
  date_picker: 'dates',
  decimal: 'decimal',
  dropdown: 'single',
  email: 'line',
  file: 'file',
  integer: 'integer',
  multiline: 'long',
  multilinetag: 'long',
  multiselect: 'multi',
  multiselect_table: 'multi',
  password: 'alone',
  percent: 'decimal',
  permissions_by_role: 'alone',
  phone: 'line',
  radio: 'single',
  subform: 'alone',
  text: 'text',
  time: 'time',
  time_range: 'timeRange',
  url: 'line',
  zip: 'line',
  image: 'image',
  attachment: 'file',
  generator: 'made',
  radio_group: 'single',
  checkbox_group: 'multi',
  signature: 'alone',
} as const satisfies Record<ValueType, string>;
type Family = (typeof FAMILY_OF)[ValueType];
type Targets = Partial<Record<Family, 'lossless' | 'checked'>>;

const AS_TEXT = { text: 'lossless', long: 'lossless' } as const;
/** Whatever is written may be what another type can read. */
const READ = { line: 'checked', integer: 'checked', decimal: 'checked', money: 'checked', flag: 'checked', single: 'checked', multi: 'checked', chips: 'checked', date: 'checked', dates: 'checked', dateRange: 'checked', instant: 'checked', time: 'checked', timeRange: 'checked' } as const;

/** A family that is not named cannot be reached: something would have to be made up. */
const TARGETS: Readonly<Record<Family, Targets>> = {
  text: { ...READ, long: 'lossless' },
  line: { ...READ, ...AS_TEXT },
  long: { ...READ, text: 'checked', long: 'lossless' },
  integer: { ...AS_TEXT, decimal: 'lossless', line: 'checked', money: 'checked', single: 'checked' },
  decimal: { ...AS_TEXT, decimal: 'checked', integer: 'checked', money: 'checked', single: 'checked' },
  money: { ...AS_TEXT, integer: 'checked', decimal: 'checked' },
  flag: { ...AS_TEXT, single: 'checked', multi: 'checked' },
  single: { text: 'lossless', long: 'lossless', chips: 'lossless', single: 'lossless', multi: 'lossless', flag: 'checked', integer: 'checked', decimal: 'checked' },
  multi: { text: 'checked', long: 'checked', chips: 'lossless', multi: 'lossless', single: 'checked' },
  chips: { text: 'checked', long: 'checked', single: 'checked', multi: 'checked' },
  date: { ...AS_TEXT, dates: 'lossless', dateRange: 'lossless' },
  dates: { text: 'checked', long: 'checked', date: 'checked' },
  dateRange: { ...AS_TEXT, date: 'checked' },
  instant: { ...AS_TEXT, date: 'checked' },
  time: AS_TEXT,
  timeRange: AS_TEXT,
  file: { file: 'lossless' },
  image: { file: 'lossless' },
  made: AS_TEXT,
  alone: {},
};

const NARROWING = ['min', 'max', 'decimals', 'minLength', 'maxLength', 'minDate', 'maxDate', 'disabledDates', 'disabledDays', 'minCount', 'maxCount', 'accept'] as const satisfies readonly (keyof FieldLimits)[];

/** The target may refuse what its type could hold. */
function isNarrower(from: FieldDefinition, to: FieldDefinition): boolean {
  if (NARROWING.some((key) => to.limits[key] !== undefined)) return true;
  return isChoice(to.type) && from.options.some(({ id }) => !to.options.some((option) => option.id === id));
}

export function conversion(from: FieldDefinition, to: FieldDefinition): Conversion {
  if (from.type === to.type) return 'same';
  if (isDisplayType(from.type)) return 'lossless';
  if (isDisplayType(to.type)) return 'impossible';
  const found = TARGETS[FAMILY_OF[from.type]][FAMILY_OF[to.type]] ?? 'impossible';
  return found === 'lossless' && isNarrower(from, to) ? 'checked' : found;
}

const LOST: Parsed<FieldValue> = { issue: issue('CONVERSION_LOSES') };

/** The answer as the target reads it, or why something of it would be lost. */
function bridge(value: FieldValue, from: FieldDefinition, to: FieldDefinition, context: FieldContext): { readonly raw: unknown } | Parsed<FieldValue> {
  const kind = kindOf(from.type as ValueType);
  const shown = (): string => kind.format(value as never, from, context);
  const [source, target] = [FAMILY_OF[from.type as ValueType], FAMILY_OF[to.type as ValueType]];
  if (isChoice(from.type)) {
    const labels = chosenIds(value).map((id) => (isChoice(to.type) && to.options.some((option) => option.id === id) ? id : (from.options.find((option) => option.id === id)?.label ?? '')));
    if (target === 'multi' || target === 'chips') return { raw: labels };
    if (isSingleChoice(from.type) || target === 'single') return labels.length === 1 ? { raw: labels[0] } : LOST;
    return { raw: shown() };
  }
  switch (source) {
    case 'integer':
    case 'decimal':
      return { raw: target === 'text' || target === 'long' ? `${String(value)}${from.type === 'percent' ? '%' : ''}` : String(value) };
    case 'money': {
      const { amount, currency } = value as Money;
      // With its currency, so that it can be read again.
      if (target !== 'integer' && target !== 'decimal') return { raw: kind.toCsv(value as never, from, context) };
      return currency === (from.limits.currency ?? context.currency) ? { raw: amount } : LOST;
    }
    case 'date':
      return { raw: target === 'dates' ? [value] : target === 'dateRange' ? { start: value, end: value } : shown() };
    case 'dates':
      if (target !== 'date') return { raw: kind.toCsv(value as never, from, context) };
      return (value as readonly string[]).length === 1 ? { raw: (value as readonly string[])[0] } : LOST;
    case 'dateRange': {
      const { start, end } = value as DateRange;
      if (target !== 'date') return { raw: shown() };
      return start === end ? { raw: start } : LOST;
    }
    case 'instant': {
      if (target !== 'date') return { raw: shown() };
      const at = new Date(String(value));
      return timeIn(context.timeZone, at) === '00:00' ? { raw: dateIn(context.timeZone, at) } : LOST;
    }
    case 'chips':
      if (target === 'single') return (value as readonly string[]).length === 1 ? { raw: (value as readonly string[])[0] } : LOST;
      return { raw: target === 'multi' ? value : kind.toCsv(value as never, from, context) };
    case 'long':
      return target !== 'long' && target !== 'chips' && String(value).includes('\n') ? LOST : { raw: value };
    case 'file':
    case 'image':
    case 'text':
      return { raw: value };
    default:
      return { raw: shown() };
  }
}

/** The answer under the new type, or why it would be lost. */
export function convertValue(value: FieldValue, from: FieldDefinition, to: FieldDefinition, context: FieldContext): Parsed<FieldValue> {
  if (isDisplayType(from.type) || isDisplayType(to.type) || conversion(from, to) === 'impossible') return { issue: issue('VALUE_KIND') };
  const target = kindOf(to.type);
  if (from.type === to.type) return { value };
  const bridged = bridge(value, from, to, context);
  if (!('raw' in bridged)) return bridged;
  const parsed = target.parse(bridged.raw, to, context);
  if (parsed.issue) return parsed;
  // Nothing became of something.
  if (parsed.value === null) return LOST;
  // An option that has retired stays where it was chosen.
  const found = target.validate(parsed.value, to, context, parsed.value as never);
  return found ? { issue: found } : parsed;
}
