/** The closed lists that every form is made of (docs/forms.md). A new value breaks the build in every place that must know it. */
export const FIELD_TYPES = [
  'checkbox',
  'chips',
  'currency',
  'date',
  'datetime',
  'date_range',
  'date_picker',
  'decimal',
  'dropdown',
  'email',
  'file',
  'integer',
  'label',
  'multiline',
  'multilinetag',
  'multiselect',
  'multiselect_table',
  'password',
  'percent',
  'permissions_by_role',
  'phone',
  'radio',
  'subform',
  'text',
  'time',
  'time_range',
  'url',
  'zip',
  'image',
  'attachment',
  'heading1',
  'heading2',
  'paragraph',
  'horizontal_line',
  'generator',
  'radio_group',
  'checkbox_group',
  'signature',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** `role`: each role has a mode of its own, in `roleModes`. */
export const FIELD_MODES = ['rw', 'ro', 'hidden', 'role'] as const;
export type FieldMode = (typeof FIELD_MODES)[number];
/** What a mode comes to for one person. */
export type EffectiveMode = Exclude<FieldMode, 'role'>;

/** Shows something and holds no value. */
export const DISPLAY_TYPES = ['label', 'heading1', 'heading2', 'paragraph', 'horizontal_line'] as const satisfies readonly FieldType[];
export type DisplayType = (typeof DISPLAY_TYPES)[number];
export type ValueType = Exclude<FieldType, DisplayType>;

/** One of its options is chosen. */
export const SINGLE_CHOICE_TYPES = ['dropdown', 'radio', 'radio_group'] as const satisfies readonly FieldType[];
/** Any of its options are chosen. */
export const MULTIPLE_CHOICE_TYPES = ['multiselect', 'multiselect_table', 'checkbox_group'] as const satisfies readonly FieldType[];
export const CHOICE_TYPES = [...SINGLE_CHOICE_TYPES, ...MULTIPLE_CHOICE_TYPES] as const;
export const FILE_TYPES = ['file', 'image', 'attachment'] as const satisfies readonly FieldType[];

const among = <T extends FieldType>(types: readonly T[]) => (type: FieldType): type is T => (types as readonly FieldType[]).includes(type);
export const isDisplayType = among(DISPLAY_TYPES);
/** Its `text` means something: what it shows, or what is agreed to. */
export const saysText = among(['label', 'heading1', 'heading2', 'paragraph', 'signature']);
export const isSingleChoice = among(SINGLE_CHOICE_TYPES);
export const isMultipleChoice = among(MULTIPLE_CHOICE_TYPES);
export const isChoice = among(CHOICE_TYPES);
export const isFileType = among(FILE_TYPES);

/** Made by the server, or saying something when nobody chose: a role that is not named may change the field. Nobody can be asked for it. */
export const needsNoAnswer = (type: FieldType): boolean => type === 'generator' || type === 'permissions_by_role';
