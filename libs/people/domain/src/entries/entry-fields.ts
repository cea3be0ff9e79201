import { ENDS_AT_MIDNIGHT, type FieldProblem, isMidnight, isPlainDate, isPlainTime, isUuid, type PlainDate, tidyLine, tidyLines } from '@afterbell/core/domain';

/** A field of what a tab of the participant's record keeps: one list says how it is checked, stored and asked for. */
export type EntryField =
  | { readonly type: 'line'; readonly max: number; readonly required?: true }
  | { readonly type: 'text'; readonly max: number; readonly required?: true }
  | { readonly type: 'date'; readonly required?: true; /** Not after today, or not before the date of another field. */ readonly notFuture?: true; readonly notBefore?: string }
  | { readonly type: 'time'; readonly required?: true }
  | { readonly type: 'code'; readonly name: string; readonly codes: readonly string[]; readonly required?: true }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly required?: true }
  | { readonly type: 'yes' }
  | { readonly type: 'id'; readonly required?: true };

export type EntryFields = Readonly<Record<string, EntryField>>;
type Plain<F extends EntryField> = F extends { type: 'number' } ? number : F extends { type: 'yes' } ? boolean : F extends { type: 'code'; codes: readonly (infer Code)[] } ? Code : string;
/** What an entry with these fields holds, tidied and checked. */
export type EntryValues<F extends EntryFields> = { -readonly [K in keyof F]: F[K] extends { required: true } | { type: 'yes' } ? Plain<F[K]> : Plain<F[K]> | null };
type Value = string | number | boolean | null;

export const LINE = 200;
export const LONG_TEXT = 5000;

/** The value as it is stored, or a string that says what is wrong with it. */
function read(field: EntryField, given: unknown, today: PlainDate): { value: Value } | { problem: string } {
  if (field.type === 'yes') return { value: given === true };
  if (field.type === 'number') {
    const number = typeof given === 'number' ? given : typeof given === 'string' && given.trim() !== '' ? Number(given) : null;
    if (number === null) return { value: null };
    if (!Number.isFinite(number)) return { problem: 'is not a number' };
    if (number < field.min || number > field.max) return { problem: `must lie between ${field.min} and ${field.max}` };
    return { value: Math.round(number * 100) / 100 };
  }
  const text = typeof given === 'string' ? given : '';
  const value = field.type === 'text' ? tidyLines(text) : tidyLine(text);
  if (value === '') return { value: null };
  switch (field.type) {
    case 'line':
    case 'text':
      return value.length > field.max ? { problem: `has more than ${field.max} characters` } : { value };
    case 'date':
      if (!isPlainDate(value) || value < '1900-01-01' || value > '2199-12-31') return { problem: 'is not a date' };
      return field.notFuture && value > today ? { problem: 'is in the future' } : { value };
    case 'time':
      return isPlainTime(value) ? { value } : { problem: isMidnight(value) ? ENDS_AT_MIDNIGHT : 'is not a time' };
    case 'code':
      return field.codes.includes(value) ? { value } : { problem: 'is not one of the choices' };
    case 'id':
      return isUuid(value) ? { value: value.toLowerCase() } : { problem: 'is not on record' };
  }
}

/** The one check of an entry, for its form and for the server. */
export function parseEntry<F extends EntryFields>(fields: F, input: Readonly<Record<string, unknown>>, today: PlainDate): { values: EntryValues<F>; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const values: Record<string, Value> = {};
  for (const [path, field] of Object.entries(fields)) {
    const found = read(field, input[path], today);
    values[path] = 'value' in found ? found.value : null;
    if ('problem' in found) problems.push({ path, message: found.problem });
    else if (found.value === null && 'required' in field && field.required) problems.push({ path, message: 'is required' });
  }
  for (const [path, field] of Object.entries(fields)) {
    const [after, before] = [values[path], field.type === 'date' && field.notBefore ? values[field.notBefore] : null];
    if (typeof after === 'string' && typeof before === 'string' && after < before) problems.push({ path, message: 'is before the first day' });
  }
  return { values: values as EntryValues<F>, problems };
}
