/** Every type that holds a value, with what it knows of its values. Closed: a new type breaks the build until it is here. */
import type { FieldKind } from '../field-kind';
import { FIELD_TYPES, isDisplayType, type ValueType } from '../field-type';
import { checkbox } from './checkbox.kind';
import { chips } from './chips.kind';
import { currency } from './currency.kind';
import { datePicker } from './date-picker.kind';
import { dateRange } from './date-range.kind';
import { date } from './date.kind';
import { datetime } from './datetime.kind';
import { email } from './email.kind';
import { attachment, file, image } from './file.kind';
import { generator } from './generator.kind';
import { checkboxGroup, multiselect, multiselectTable } from './multiple-choice.kind';
import { decimal, integer, percent } from './number.kind';
import { password } from './password.kind';
import { phone } from './phone.kind';
import { permissionsByRole } from './role-modes.kind';
import { signature } from './signature.kind';
import { dropdown, radio, radioGroup } from './single-choice.kind';
import { subformKind } from './subform.kind';
import { multiline, multilinetag, text } from './text.kind';
import { timeRange } from './time-range.kind';
import { time } from './time.kind';
import { url } from './url.kind';
import { zip } from './zip.kind';

export const FIELD_KINDS: { readonly [T in ValueType]: FieldKind<T> } = {
  checkbox,
  chips,
  currency,
  date,
  datetime,
  date_range: dateRange,
  date_picker: datePicker,
  decimal,
  dropdown,
  email,
  file,
  integer,
  multiline,
  multilinetag,
  multiselect,
  multiselect_table: multiselectTable,
  password,
  percent,
  permissions_by_role: permissionsByRole,
  phone,
  radio,
  subform: subformKind((type) => kindOf(type)),
  text,
  time,
  time_range: timeRange,
  url,
  zip,
  image,
  attachment,
  generator,
  radio_group: radioGroup,
  checkbox_group: checkboxGroup,
  signature,
};

export const VALUE_TYPES: readonly ValueType[] = FIELD_TYPES.filter((type): type is ValueType => !isDisplayType(type));

export function kindOf(type: ValueType): FieldKind {
  return FIELD_KINDS[type];
}
