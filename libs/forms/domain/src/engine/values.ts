/** Values compared without regard to who made them. */
import type { FieldValue, FormValues } from '../field-value';

/** Nothing answered. A checkbox without its tick counts as empty: nobody can tell the two apart on a screen. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Equal as JSON, in whatever order the keys stand; a missing key, null and undefined are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || a === undefined) return b === null || b === undefined;
  if (b === null || b === undefined || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, at) => sameValue(part, b[at]));
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => sameValue(left[key], right[key]));
}

export function valueIn(values: FormValues, fieldId: number): FieldValue | null {
  return Object.hasOwn(values, fieldId) ? (values[fieldId] ?? null) : null;
}

/** Ids of the options that a choice holds, whether it takes one or several. */
export function chosenIds(value: FieldValue | null): readonly number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? (value as readonly unknown[]).filter((id): id is number => typeof id === 'number') : [];
}
