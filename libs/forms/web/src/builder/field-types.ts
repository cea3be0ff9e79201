import { isDisplayType, type FieldType } from '@afterbell/forms/domain';
import { AlignLeft, AtSign, CalendarDays, CalendarRange, Calendar1, CheckSquare, ChevronDownSquare, CircleDot, Clock, Clock4, DollarSign, Fingerprint, Hash, Heading1, Heading2, Image, KeyRound, Link, ListChecks, ListTodo, MapPin, Minus, Paperclip, Percent, Phone, Pilcrow, Rows3, ShieldCheck, Signature, Sigma, Table2, Tag, Tags, TextCursorInput, File, CalendarClock, Braces, type LucideIcon } from 'lucide-react';

export const TYPE_GROUPS = ['text', 'numbers', 'choices', 'dates', 'contact', 'files', 'tables', 'layout', 'special'] as const;
export type TypeGroup = (typeof TYPE_GROUPS)[number];

/** Where the palette lists each type, and its sign. */
export const TYPE_LOOK = {
  text: ['text', TextCursorInput],
  multiline: ['text', AlignLeft],
  multilinetag: ['text', Braces],
  chips: ['text', Tags],
  integer: ['numbers', Hash],
  decimal: ['numbers', Sigma],
  currency: ['numbers', DollarSign],
  percent: ['numbers', Percent],
  checkbox: ['choices', CheckSquare],
  dropdown: ['choices', ChevronDownSquare],
  radio_group: ['choices', CircleDot],
  radio: ['choices', CircleDot],
  checkbox_group: ['choices', ListChecks],
  multiselect: ['choices', ListTodo],
  date: ['dates', Calendar1],
  datetime: ['dates', CalendarClock],
  date_range: ['dates', CalendarRange],
  date_picker: ['dates', CalendarDays],
  time: ['dates', Clock],
  time_range: ['dates', Clock4],
  email: ['contact', AtSign],
  phone: ['contact', Phone],
  url: ['contact', Link],
  zip: ['contact', MapPin],
  file: ['files', File],
  image: ['files', Image],
  attachment: ['files', Paperclip],
  signature: ['files', Signature],
  subform: ['tables', Rows3],
  multiselect_table: ['tables', Table2],
  heading1: ['layout', Heading1],
  heading2: ['layout', Heading2],
  paragraph: ['layout', Pilcrow],
  label: ['layout', Tag],
  horizontal_line: ['layout', Minus],
  generator: ['special', Fingerprint],
  password: ['special', KeyRound],
  permissions_by_role: ['special', ShieldCheck],
} as const satisfies Record<FieldType, readonly [TypeGroup, LucideIcon]>;

export const typesOf = (group: TypeGroup) => (Object.keys(TYPE_LOOK) as FieldType[]).filter((type) => TYPE_LOOK[type][0] === group);

/** A table's column is one line: nothing that holds columns, and nothing that only shows something. */
export const COLUMN_TYPES = (Object.keys(TYPE_LOOK) as FieldType[]).filter((type) => !isDisplayType(type) && !['subform', 'multiselect_table', 'signature', 'permissions_by_role', 'generator', 'password'].includes(type));

/** Types whose text is the thing itself: shown as it stands, or agreed to. */
