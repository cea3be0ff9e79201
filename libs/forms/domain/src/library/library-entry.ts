import type { FieldDefinition } from '../form-definition';

/** Ready-made fields that an administrator adds to a form together. */
export interface LibraryEntry {
  readonly id: number;
  readonly group: string;
  readonly label: string;
  readonly description: string;
  /** Tab that is proposed for it, by its label. */
  readonly tab: string;
  /** With ids of their own, which rules and conditions name; they get new ones in the form. */
  readonly fields: readonly FieldDefinition[];
}
