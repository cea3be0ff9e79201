/** What an administrator designs: the definition of a form, with all that its fields may say (docs/forms.md). */
import type { MaintenanceSection, PlainDate } from '@afterbell/core/domain';
import type { EffectiveMode, FieldMode, FieldType } from './field-type';
import type { FieldValue, RoleModes } from './field-value';

/** Compares with an answer. Choices compare by ids of options, dates as PlainDate, numbers as decimal text. */
export const CONDITION_OPS = ['filled', 'empty', 'is', 'isNot', 'anyOf', 'noneOf', 'contains', 'lt', 'lte', 'gt', 'gte'] as const;
export type ConditionOp = (typeof CONDITION_OPS)[number];

export interface FieldTest {
  readonly fieldId: number;
  readonly op: ConditionOp;
  /** Missing with `filled` and `empty`; a list with `anyOf` and `noneOf`. */
  readonly value?: string | number | boolean | readonly (string | number)[];
}

export type Condition = FieldTest | { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | { readonly not: Condition };

/** What choosing an option does to another field of the same form. */
export type ApplyRule =
  | { readonly fieldId: number; readonly kind: 'value'; readonly value: FieldValue | null }
  | { readonly fieldId: number; readonly kind: 'options'; readonly optionIds: readonly number[] }
  | { readonly fieldId: number; readonly kind: 'visible'; readonly visible: boolean }
  | { readonly fieldId: number; readonly kind: 'required'; readonly required: boolean }
  | { readonly fieldId: number; readonly kind: 'mode'; readonly mode: EffectiveMode };

export interface FieldOption {
  /** Negative while new. */
  readonly id: number;
  readonly label: string;
  /** From this day on it cannot be chosen anew; what was chosen stays. */
  readonly retiredOn: PlainDate | null;
  /** Cells of the row in a multiselect_table, by id of the column (one of the field's `fields`). */
  readonly cells?: Readonly<Record<number, string>>;
  readonly apply?: readonly ApplyRule[];
}

/** Limits; each counts only for the types that it makes sense for. */
export interface FieldLimits {
  /** Smallest and largest number, as decimal text. */
  readonly min?: string;
  readonly max?: string;
  /** Places after the point. */
  readonly decimals?: number;
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** ISO 4217; the tenant's when missing. */
  readonly currency?: string;
  readonly minDate?: PlainDate;
  readonly maxDate?: PlainDate;
  /** Days that cannot be chosen. */
  readonly disabledDates?: readonly PlainDate[];
  /** Days of the week that cannot be chosen: 0 is Sunday. */
  readonly disabledDays?: readonly number[];
  /** How many dates, options, chips or rows may be chosen. */
  readonly maxCount?: number;
  readonly minCount?: number;
  /** Of a generator: text with `{yyyy}`, `{yy}`, `{mm}` and one counter `{#}` to `{##########}`. */
  readonly pattern?: string;
  /** Endings of files that are taken, such as `pdf`. */
  readonly accept?: readonly string[];
}

export interface FieldDefinition {
  /** Negative while new; unique within the tenant once saved. */
  readonly id: number;
  readonly name: string;
  readonly type: FieldType;
  readonly tabName: string;
  readonly mode: FieldMode;
  /** Counts when the mode is `role`; a role that is not named here has `rw`. */
  readonly roleModes: RoleModes;
  readonly required: boolean;
  /** For roles that are asked otherwise than `required` says; missing when there are none. */
  readonly roleRequired?: Readonly<Record<string, boolean>>;
  /** Said beneath the field. */
  readonly help: string;
  /** Why this one record no longer lets it change; no part of a definition that is kept. */
  readonly closedReason?: string;
  /** What heading, paragraph and label say, and what a signature agrees to. */
  readonly text: string;
  /** Columns of twelve. */
  readonly uiWidth: number;
  /** Pixels, of an image. */
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
  readonly defaultValue: FieldValue | null;
  readonly options: readonly FieldOption[];
  /** Columns of a subform or of a multiselect_table. */
  readonly fields: readonly FieldDefinition[];
  readonly limits: FieldLimits;
  readonly shownWhen: Condition | null;
  readonly requiredWhen: Condition | null;
  readonly validWhen: { readonly when: Condition; readonly message: string } | null;
  /** The column that a template field is bound to; null of the tenant's own fields. */
  readonly hardcodedName: string | null;
  /** Ships with the product: may be relabelled, reordered, made required or hidden, never deleted. */
  readonly isDefault: boolean;
  /** Entry of the library that it came from. */
  readonly templateId: number | null;
}

export interface FormTab {
  /** What fields name in `tabName`; never changes. */
  readonly name: string;
  readonly label: string;
}

export interface FormDefinition {
  readonly section: MaintenanceSection;
  readonly subSection: string;
  /** 0 is what ships with the product. */
  readonly version: number;
  readonly tabs: readonly FormTab[];
  /** In order. */
  readonly fields: readonly FieldDefinition[];
}

/** Everything a field may leave out, as it is then. */
export const FIELD_DEFAULTS = {
  mode: 'rw',
  roleModes: {},
  required: false,
  help: '',
  text: '',
  uiWidth: 6,
  maxWidth: null,
  maxHeight: null,
  defaultValue: null,
  options: [],
  fields: [],
  limits: {},
  shownWhen: null,
  requiredWhen: null,
  validWhen: null,
  hardcodedName: null,
  isDefault: false,
  templateId: null,
} as const satisfies Omit<FieldDefinition, 'id' | 'name' | 'type' | 'tabName'>;

export function field(given: Pick<FieldDefinition, 'id' | 'name' | 'type' | 'tabName'> & Partial<FieldDefinition>): FieldDefinition {
  return { ...FIELD_DEFAULTS, ...given };
}

/** A template field as a section ships it: its id is given when the tenant's form is first read. */
export type TemplateField = Partial<Omit<FieldDefinition, 'id' | 'isDefault' | 'options'>> & Pick<FieldDefinition, 'name' | 'type' | 'tabName'> & { readonly hardcodedName: string; readonly options?: readonly string[] };
