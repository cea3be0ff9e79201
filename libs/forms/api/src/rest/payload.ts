/** Reading the JSON bodies of the documented calls (docs/rest.md "Forms"): whatever is not as it should be is named. */
import { AppError, MAINTENANCE_SECTIONS, type MaintenanceSection } from '@afterbell/core/domain';
import type { FormKey } from '../definitions/template-form';

export type Fields = Readonly<Record<string, unknown>>;

export const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export function record(value: unknown, path = 'body'): Fields {
  if (!isRecord(value)) throw invalid(path, 'must be a JSON object');
  return value;
}

export function list(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(path, value === undefined || value === null ? 'is required' : 'must be a list');
  if (value.length > most) throw invalid(path, `has more than ${most} members`);
  return value;
}

/** Missing, null and empty are one. */
export function textOrNull(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw invalid(name, 'must be a text');
  return value;
}

export function integerOrNull(fields: Fields, name: string, path = name): number | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (!Number.isSafeInteger(value)) throw invalid(path, 'must be a whole number');
  return value as number;
}

export function formKey(fields: Fields): FormKey {
  const section = textOrNull(fields, 'section');
  const subSection = textOrNull(fields, 'subSection');
  if (section === null) throw invalid('section', 'is required');
  if (subSection === null) throw invalid('subSection', 'is required');
  if (!(MAINTENANCE_SECTIONS as readonly string[]).includes(section)) throw new AppError('NOT_FOUND', { what: 'The form' });
  return { section: section as MaintenanceSection, subSection };
}
