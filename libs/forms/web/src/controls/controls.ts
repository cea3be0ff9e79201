import type { DisplayType, FieldDefinition, FieldType, ValueType } from '@afterbell/forms/domain';
import { lazy, type ComponentType } from 'react';
import * as choice from './choice-controls';
import { ChipsControl } from './chips-control';
import type { ControlProps } from './control-props';
import * as dates from './date-controls';
import * as display from './display';
import * as numbers from './number-controls';
import * as texts from './text-controls';

export type ControlEntry =
  /** One element that a label names. */
  | { frame: 'field'; Control: ComponentType<ControlProps> }
  /** Several elements under one question. */
  | { frame: 'group'; Control: ComponentType<ControlProps> }
  /** It says its own name. */
  | { frame: 'own'; Control: ComponentType<choice.CheckboxControlProps> };

const field = (Control: ComponentType<ControlProps>): ControlEntry => ({ frame: 'field', Control });
const group = (Control: ComponentType<ControlProps>): ControlEntry => ({ frame: 'group', Control });

const FileControl = lazy(() => import('./file-control'));

/** One control per type: a type without one does not build. What is heavy or rare comes when it is first shown. */
export const CONTROLS: { readonly [T in ValueType]: ControlEntry } = {
  checkbox: { frame: 'own', Control: choice.CheckboxControl },
  chips: field(ChipsControl),
  currency: field(numbers.CurrencyControl),
  date: field(dates.DateControl),
  datetime: group(dates.DateTimeControl),
  date_range: group(dates.DateRangeControl),
  date_picker: group(dates.DatesControl),
  decimal: field(numbers.DecimalControl),
  dropdown: field(choice.DropdownControl),
  email: field(texts.EmailControl),
  file: field(FileControl),
  integer: field(numbers.IntegerControl),
  multiline: field(texts.MultilineControl),
  multilinetag: field(lazy(() => import('./tag-text-control'))),
  multiselect: field(choice.MultiselectControl),
  multiselect_table: group(lazy(() => import('./table-control'))),
  password: group(lazy(() => import('./password-control'))),
  percent: field(numbers.PercentControl),
  permissions_by_role: group(lazy(() => import('./roles-control'))),
  phone: field(lazy(() => import('./phone-control'))),
  radio: group(choice.RadioControl),
  subform: group(lazy(() => import('./rows-control'))),
  text: field(texts.TextControl),
  time: field(dates.TimeControl),
  time_range: group(dates.TimeRangeControl),
  url: field(texts.UrlControl),
  zip: field(texts.ZipControl),
  image: field(FileControl),
  attachment: field(FileControl),
  generator: group(lazy(() => import('./generator-control'))),
  radio_group: group(choice.RadioGroupControl),
  checkbox_group: group(choice.CheckboxGroupControl),
  signature: group(lazy(() => import('./signature-control'))),
};

export const DISPLAYS: { readonly [T in DisplayType]: ComponentType<{ field: FieldDefinition }> } = {
  label: display.LabelDisplay,
  heading1: display.Heading1Display,
  heading2: display.Heading2Display,
  paragraph: display.ParagraphDisplay,
  horizontal_line: display.LineDisplay,
};

null as unknown as Record<keyof typeof CONTROLS | keyof typeof DISPLAYS, unknown> satisfies Record<FieldType, unknown>;
