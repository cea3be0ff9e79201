/** Whether limits can be kept: numbers and dates that are some, the smaller not above the larger. */
import { isPlainDate } from '@afterbell/core/domain';
import Decimal from 'decimal.js';
import type { FieldDefinition, FieldLimits } from '../form-definition';
import { isGeneratorPattern } from '../kinds';
import { isDecimalText } from './decimal-text';

type Wrong = (path: string, code: string, message: string) => void;

const isCount = (given: unknown, most: number): boolean => Number.isInteger(given) && (given as number) >= 0 && (given as number) <= most;
const isList = (given: unknown, most: number, fits: (one: unknown) => boolean): boolean => Array.isArray(given) && given.length <= most && given.every(fits);
const isEnding = (given: unknown): boolean => typeof given === 'string' && /^[a-z0-9]{1,10}$/.test(given);
const COUNTS = { decimals: 10, minLength: 20_000, maxLength: 20_000, minCount: 1_000, maxCount: 1_000 } as const satisfies Partial<Record<keyof FieldLimits, number>>;

export function checkLimits({ limits, type }: FieldDefinition, wrong: Wrong): void {
  for (const key of ['min', 'max'] as const) if (limits[key] !== undefined && !isDecimalText(limits[key])) wrong(`limits.${key}`, 'LIMIT', 'is no number');
  if (isDecimalText(limits.min) && isDecimalText(limits.max) && new Decimal(limits.min).gt(limits.max)) wrong('limits.max', 'LIMIT_ORDER', 'is below the smallest number');
  for (const [key, most] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][]) {
    if (limits[key] !== undefined && !isCount(limits[key], most)) wrong(`limits.${key}`, 'LIMIT', `must be a whole number from 0 to ${most.toLocaleString('en-US')}`);
  }
  if ((limits.minLength ?? 0) > (limits.maxLength ?? Infinity)) wrong('limits.maxLength', 'LIMIT_ORDER', 'are below the fewest');
  if ((limits.minCount ?? 0) > (limits.maxCount ?? Infinity)) wrong('limits.maxCount', 'LIMIT_ORDER', 'is below the least');
  if (limits.maxLength === 0 || limits.maxCount === 0) wrong(limits.maxLength === 0 ? 'limits.maxLength' : 'limits.maxCount', 'LIMIT', 'must leave something to enter');
  if (limits.currency !== undefined && !/^[A-Z]{3}$/.test(limits.currency)) wrong('limits.currency', 'LIMIT', 'must be three capitals, such as USD');
  for (const key of ['minDate', 'maxDate'] as const) if (limits[key] !== undefined && !isPlainDate(limits[key])) wrong(`limits.${key}`, 'LIMIT', 'is no date');
  if (isPlainDate(limits.minDate) && isPlainDate(limits.maxDate) && limits.minDate > limits.maxDate) wrong('limits.maxDate', 'LIMIT_ORDER', 'is before the earliest');
  const { disabledDates = [], disabledDays = [], accept = [], pattern } = limits;
  if (!isList(disabledDates, 1_000, isPlainDate)) wrong('limits.disabledDates', 'LIMIT', 'must be at most 1,000 dates');
  if (!isList(disabledDays, 7, (day) => isCount(day, 6))) wrong('limits.disabledDays', 'LIMIT', 'must be days from 0, Sunday, to 6');
  else if (new Set(disabledDays).size === 7) wrong('limits.disabledDays', 'LIMIT', 'leave no day of the week to choose');
  if (!isList(accept, 30, isEnding)) wrong('limits.accept', 'LIMIT', 'must be at most 30 endings of files in small letters, such as pdf');
  if (type === 'generator' && !isGeneratorPattern(String(pattern ?? ''))) wrong('limits.pattern', 'PATTERN', 'needs one counter, such as {#####} in PV-{yyyy}-{#####}');
}
