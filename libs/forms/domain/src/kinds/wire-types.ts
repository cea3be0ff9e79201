/**
 * How values look on GraphQL's wire: a union to read, and to write an input of which exactly one member is given (docs/forms.md).
 * Decimals and money are strings, so that no float touches them; an integer is a Float there because GraphQL's Int has 32 bits and ours
 * has 53.
 */
import type { PlainDate, PlainTime } from '@afterbell/core/domain';
import type { EffectiveMode, ValueType } from '../field-type';
import type { DateRange, Money, Signature, TimeRange } from '../field-value';

/** Which member of the union, and of the input, carries which type. */
export const WIRE_KEYS = {
  checkbox: 'flag',
  chips: 'texts',
  currency: 'money',
  date: 'date',
  datetime: 'instant',
  date_range: 'dateRange',
  date_picker: 'dates',
  decimal: 'decimal',
  dropdown: 'option',
  email: 'text',
  file: 'file',
  integer: 'integer',
  multiline: 'text',
  multilinetag: 'text',
  multiselect: 'options',
  multiselect_table: 'options',
  password: 'secret',
  percent: 'decimal',
  permissions_by_role: 'roleModes',
  phone: 'text',
  radio: 'option',
  subform: 'rows',
  text: 'text',
  time: 'time',
  time_range: 'timeRange',
  url: 'text',
  zip: 'text',
  image: 'file',
  attachment: 'file',
  generator: 'text',
  radio_group: 'option',
  checkbox_group: 'options',
  signature: 'signature',
} as const satisfies Record<ValueType, string>;
export type WireKey = (typeof WIRE_KEYS)[ValueType];

export interface WireRoleMode {
  readonly roleId: string;
  readonly mode: EffectiveMode;
}

/** As it is written: the server says when, so no time. */
export type WireSignatureInput = Omit<Signature, 'signedAt'>;

/** A row whose answers are of the union, or of the input. */
export interface WireRowOf<V> {
  readonly rowId: string;
  readonly values: readonly { readonly fieldId: number; readonly value: V }[];
}
export type WireRow = WireRowOf<WireValue>;
export type WireRowInput = WireRowOf<WireInput>;

interface WirePayload {
  text: string;
  integer: number;
  decimal: string;
  money: Money;
  flag: boolean;
  option: number;
  options: readonly number[];
  texts: readonly string[];
  date: PlainDate;
  dates: readonly PlainDate[];
  dateRange: DateRange;
  instant: string;
  time: PlainTime;
  timeRange: TimeRange;
  /** Id of the stored file. */
  file: string;
  rows: readonly WireRow[];
  roleModes: readonly WireRoleMode[];
  signature: Signature;
  /** Out: whether one is set. */
  secret: boolean;
}

/** A member of the union: its type, and its value under the same name as in the input. */
export type WireValue = { [K in WireKey]: { readonly __typename: `${Capitalize<K>}Value` } & { readonly [P in K]: WirePayload[K] } }[WireKey];

interface WireInputMembers extends Omit<WirePayload, 'rows' | 'signature' | 'secret'> {
  rows: readonly WireRowInput[];
  signature: WireSignatureInput;
  secret: string;
  /** `true` takes the answer away. */
  clear: boolean;
}
/** Exactly one member is given. */
export type WireInput = { readonly [K in keyof WireInputMembers]?: WireInputMembers[K] | null };
