import type { FieldContext, FieldDefinition, FieldStates } from '@afterbell/forms/domain';

/** What is wrong with one place inside a field that has parts: `rows.0.34`. */
export interface PartProblem {
  path: string;
  message: string;
}

export interface ControlProps {
  /** Of the element that an error summary leads to. */
  id: string;
  field: FieldDefinition;
  /** The canonical value, or what was entered and cannot be read yet. */
  value: unknown;
  /** Takes what was entered as it stands: the type reads it. */
  onChange: (raw: unknown) => void;
  /** The person is done with it for now. */
  onLeave?: () => void;
  /** Options that may be chosen now; null when all. */
  optionIds: readonly number[] | null;
  required: boolean;
  /** Inside a field with parts, by path from this field. */
  parts?: readonly PartProblem[];
  /** What rules make of the columns of each row, by rowId. */
  rows?: Readonly<Record<string, FieldStates>>;
  context: FieldContext;
}

export const asText = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
export const asIds = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);
export const asTexts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []);
/** A part of a value that has several, filled or not. */
export const partOf = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined);
