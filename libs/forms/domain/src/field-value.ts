/** Values as they are stored: canonical, without the look of a language or a tenant (docs/forms.md). */
import type { PlainDate } from '@afterbell/core/domain';
import type { EffectiveMode, ValueType } from './field-type';

export interface Money {
  /** Decimal with the currency's own number of places: `12.50`. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface DateRange {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

export interface TimeRange {
  /** HH:mm */
  readonly start: string;
  /** HH:mm, after the start. */
  readonly end: string;
}

export interface Signature {
  readonly kind: 'drawn' | 'typed';
  /** Paths of the strokes as SVG path data in a box of 600 by 200, when drawn. */
  readonly strokes: readonly string[];
  /** Who signs, in their own writing. */
  readonly name: string;
  /** ISO instant; the server's clock says it. */
  readonly signedAt: string;
  /** The text that was agreed to, word for word, as it stood. */
  readonly agreedText: string;
}

export interface SubformRow {
  /** Stays the same while the row lives; chosen by whoever adds it (uuid). */
  readonly rowId: string;
  readonly values: FormValues;
}

/** Mode of a field by id of the role. */
export type RoleModes = Readonly<Record<string, EffectiveMode>>;

interface ValueOfType {
  checkbox: boolean;
  chips: readonly string[];
  currency: Money;
  date: PlainDate;
  /** ISO instant with a Z. */
  datetime: string;
  date_range: DateRange;
  date_picker: readonly PlainDate[];
  /** Decimal as text, never a float: `-12.5`. */
  decimal: string;
  /** Id of the option. */
  dropdown: number;
  email: string;
  /** Id of a stored file (uuid), as with image and attachment. */
  file: string;
  integer: number;
  multiline: string;
  /** Text with tokens such as `{{firstName}}`. */
  multilinetag: string;
  multiselect: readonly number[];
  /** Ids of the ticked rows, which are the field's options. */
  multiselect_table: readonly number[];
  /** Never given out: only whether one is set. */
  password: string;
  /** Decimal as text; 12.5 means 12.5 %. */
  percent: string;
  permissions_by_role: RoleModes;
  /** E.164, with `;ext=` and digits for an extension. */
  phone: string;
  radio: number;
  subform: readonly SubformRow[];
  text: string;
  /** HH:mm */
  time: string;
  time_range: TimeRange;
  /** http or https. */
  url: string;
  zip: string;
  image: string;
  attachment: string;
  generator: string;
  radio_group: number;
  checkbox_group: readonly number[];
  signature: Signature;
}

/** What a field of the type holds when it holds something. */
export type ValueOf<T extends ValueType> = ValueOfType[T];
export type FieldValue = ValueOfType[ValueType];
/** By id of the field. Nothing (null or missing) is "not answered". */
export type FormValues = Readonly<Record<number, FieldValue | null>>;

// Every type has a value, and nothing else has.
null as unknown as ValueOfType satisfies Record<ValueType, unknown>;
