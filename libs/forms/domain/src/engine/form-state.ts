/** What the engine answers, and to whom (docs/forms.md, "Rules and conditions"). */
import type { EffectiveMode } from '../field-type';
import type { FormValues } from '../field-value';
import type { FieldIssue } from '../field-kind';

export interface Viewer {
  readonly roleId: string | null;
  /** False: everything can be read at most. */
  readonly canEdit: boolean;
}

export interface FieldState {
  readonly visible: boolean;
  readonly mode: EffectiveMode;
  readonly required: boolean;
  /** What can be chosen now, in order; null when the field is no choice. */
  readonly optionIds: readonly number[] | null;
}

export type FieldStates = Readonly<Record<number, FieldState>>;

export interface FormState {
  readonly values: FormValues;
  /** Every field of the form, also the hidden ones. */
  readonly fields: FieldStates;
  /** Columns of each row of a subform: by id of the subform, then by rowId. */
  readonly rows: Readonly<Record<number, Readonly<Record<string, FieldStates>>>>;
}

export interface FormProblem {
  /** The field that is to be mended; a column when the path leads into a row. */
  readonly fieldId: number;
  /** `12`, or `12.rows.0.34` within a subform. */
  readonly path: string;
  readonly issue: FieldIssue;
  readonly message: string;
}

export interface FormValidation {
  /** The whole record as it is after the save. */
  readonly values: FormValues;
  /** Ids of the fields whose value is another than before, by a person or by a rule, in order of the form. */
  readonly changed: readonly number[];
  readonly problems: readonly FormProblem[];
  readonly state: FormState;
}
