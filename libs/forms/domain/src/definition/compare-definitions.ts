/** What is different between two versions, in words for people. */
import type { EffectiveMode, FieldType } from '../field-type';
import type { Condition, FieldDefinition, FieldLimits, FieldOption, FormDefinition } from '../form-definition';
import { sameValue } from '../engine/values';
import { describeCondition, describeRule, valueWords } from '../engine/words';

export interface DefinitionChange {
  /** Null when it is about a tab or the order of the form. */
  readonly fieldId: number | null;
  /** Name of the field or of the tab, as it is afterwards; as it was, when it is gone. */
  readonly field: string;
  /** `Field added`, `Name`, `Option “Peanuts”`, … */
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

export const FIELD_TYPE_LABELS = {
  checkbox: 'Checkbox',
  chips: 'Chips',
  currency: 'Currency',
  date: 'Date',
  datetime: 'Date and time',
  date_range: 'Date range',
  date_picker: 'Several dates',
  decimal: 'Decimal number',
  dropdown: 'Drop-down list',
  email: 'E-mail',
  file: 'File',
  integer: 'Whole number',
  label: 'Label',
  multiline: 'Long text',
  multilinetag: 'Long text with tags',
  multiselect: 'Multiple choice list',
  multiselect_table: 'Table to tick',
  password: 'Password',
  percent: 'Percent',
  permissions_by_role: 'Permissions by role',
  phone: 'Phone',
  radio: 'Radio buttons',
  subform: 'Repeated group',
  text: 'Text',
  time: 'Time',
  time_range: 'Time range',
  url: 'Web address',
  zip: 'ZIP code',
  image: 'Image',
  attachment: 'Attachment',
  heading1: 'Heading',
  heading2: 'Subheading',
  paragraph: 'Paragraph',
  horizontal_line: 'Line',
  generator: 'Generated ID',
  radio_group: 'Radio button group',
  checkbox_group: 'Checkbox group',
  signature: 'Signature',
} as const satisfies Record<FieldType, string>;

export const MODE_WORDS = { rw: 'can be edited', ro: 'can be read', hidden: 'hidden', role: 'by role' } as const satisfies Record<EffectiveMode | 'role', string>;

const LIMIT_WORDS = {
  min: 'Smallest number',
  max: 'Largest number',
  decimals: 'Places after the point',
  minLength: 'Fewest characters',
  maxLength: 'Most characters',
  currency: 'Currency',
  minDate: 'First date',
  maxDate: 'Last date',
  disabledDates: 'Dates that cannot be chosen',
  disabledDays: 'Days of the week that cannot be chosen',
  maxCount: 'Most entries',
  minCount: 'Fewest entries',
  pattern: 'Pattern',
  accept: 'Kinds of files',
} as const satisfies Record<keyof FieldLimits, string>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type Report = (what: string, before: string | null, after: string | null) => void;

function limitWords(key: keyof FieldLimits, value: FieldLimits[keyof FieldLimits]): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  return key === 'disabledDays' ? value.map((day) => DAYS[day] ?? '').join(', ') : value.join(', ');
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const orNull = (text: string): string | null => text || null;

interface Sides {
  readonly a: FormDefinition;
  readonly b: FormDefinition;
  /** The names of roles by id, where they are known. */
  readonly roles?: ReadonlyMap<string, string>;
}

function compareOptions(was: readonly FieldOption[], is: readonly FieldOption[], { a, b }: Sides, report: Report): void {
  const then = new Map(was.map((option) => [option.id, option]));
  const now = new Map(is.map((option) => [option.id, option]));
  for (const option of was) if (!now.has(option.id)) report('Option removed', option.label, null);
  for (const option of is) {
    const old = then.get(option.id);
    const what = `Option “${option.label}”`;
    if (!old) report('Option added', null, option.label);
    else {
      if (old.label !== option.label) report('Option', old.label, option.label);
      if (old.retiredOn !== option.retiredOn) report(`${what} retires`, old.retiredOn, option.retiredOn);
      if (!sameValue(old.cells ?? {}, option.cells ?? {})) report(`${what} cells`, Object.values(old.cells ?? {}).join(', ') || null, Object.values(option.cells ?? {}).join(', ') || null);
    }
    // As rules and not in words: those name other fields, which may only be called otherwise now.
    const [before, after] = [old?.apply ?? [], option.apply ?? []];
    for (const rule of before) if (!after.some((other) => sameValue(rule, other))) report('Rule removed', describeRule(old ?? option, rule, a), null);
    for (const rule of after) if (!before.some((other) => sameValue(rule, other))) report('Rule added', null, describeRule(option, rule, b));
  }
  const order = (options: readonly FieldOption[], other: ReadonlyMap<number, FieldOption>): string => options.filter(({ id }) => other.has(id)).map(({ id }) => id).join();
  if (order(was, now) !== order(is, then)) report('Order of the options', was.map(({ label }) => label).join(', '), is.map(({ label }) => label).join(', '));
}

export function compareField(was: FieldDefinition, is: FieldDefinition, sides: Sides, report: Report): void {
  const { a, b, roles: names } = sides;
  const byRole = (said: readonly (readonly [string, string])[]) => orNull(said.map(([id, words]) => (names?.has(id) ? `${names.get(id)}: ${words}` : words)).join(', '));
  const condition = (given: Condition | null, definition: FormDefinition): string | null => given && describeCondition(given, definition);
  const tab = (name: string, { tabs }: FormDefinition): string => tabs.find((one) => one.name === name)?.label ?? name;
  const say = (what: string, differs: boolean, before: string | null, after: string | null): void => void (differs && report(what, before, after));
  say('Name', was.name !== is.name, was.name, is.name);
  say('Type', was.type !== is.type, FIELD_TYPE_LABELS[was.type], FIELD_TYPE_LABELS[is.type]);
  say('Tab', was.tabName !== is.tabName, tab(was.tabName, a), tab(is.tabName, b));
  say('Mode', was.mode !== is.mode, MODE_WORDS[was.mode], MODE_WORDS[is.mode]);
  const roles = (modes: FieldDefinition['roleModes']): string | null => byRole(Object.entries(modes).map(([id, mode]) => [id, MODE_WORDS[mode]]));
  say('Modes by role', !sameValue(was.roleModes, is.roleModes), roles(was.roleModes), roles(is.roleModes));
  const asked = ({ roleRequired = {} }: FieldDefinition): string | null => byRole(Object.entries(roleRequired).map(([id, one]) => [id, one ? 'required' : 'optional']));
  say('Required by role', !sameValue(was.roleRequired ?? {}, is.roleRequired ?? {}), asked(was), asked(is));
  say('Required', was.required !== is.required, yesNo(was.required), yesNo(is.required));
  say('Help', was.help !== is.help, orNull(was.help), orNull(is.help));
  say('Text', was.text !== is.text, orNull(was.text), orNull(is.text));
  say('Width', was.uiWidth !== is.uiWidth, `${was.uiWidth} of 12`, `${is.uiWidth} of 12`);
  for (const [side, words] of [['maxWidth', 'Largest width'], ['maxHeight', 'Largest height']] as const) say(words, was[side] !== is[side], was[side] === null ? null : `${was[side]} pixels`, is[side] === null ? null : `${is[side]} pixels`);
  const preset = (field: FieldDefinition): string | null => (field.defaultValue === null ? null : valueWords(field, field.defaultValue));
  say('Starts with', !sameValue(was.defaultValue, is.defaultValue), preset(was), preset(is));
  compareOptions(was.options, is.options, sides, report);
  for (const [key, words] of Object.entries(LIMIT_WORDS) as [keyof FieldLimits, string][]) say(words, !sameValue(was.limits[key], is.limits[key]), limitWords(key, was.limits[key]), limitWords(key, is.limits[key]));
  say('Shown when', !sameValue(was.shownWhen, is.shownWhen), condition(was.shownWhen, a), condition(is.shownWhen, b));
  say('Required when', !sameValue(was.requiredWhen, is.requiredWhen), condition(was.requiredWhen, a), condition(is.requiredWhen, b));
  const valid = (field: FieldDefinition, definition: FormDefinition): string | null => field.validWhen && `${describeCondition(field.validWhen.when, definition)}: ${field.validWhen.message}`;
  say('Valid when', !sameValue(was.validWhen, is.validWhen), valid(was, a), valid(is, b));
}

function compareFields(was: readonly FieldDefinition[], is: readonly FieldDefinition[], sides: Sides, prefix: string): DefinitionChange[] {
  const changes: DefinitionChange[] = [];
  const then = new Map(was.map((field) => [field.id, field]));
  const now = new Map(is.map((field) => [field.id, field]));
  for (const field of is) {
    const old = then.get(field.id);
    const report: Report = (what, before, after) => void changes.push({ fieldId: field.id, field: `${prefix}${field.name}`, what, before, after });
    if (!old) report(prefix ? 'Column added' : 'Field added', null, FIELD_TYPE_LABELS[field.type]);
    else {
      compareField(old, field, sides, report);
      changes.push(...compareFields(old.fields, field.fields, sides, `${prefix}${field.name} › `));
    }
  }
  for (const field of was) if (!now.has(field.id)) changes.push({ fieldId: field.id, field: `${prefix}${field.name}`, what: prefix ? 'Column removed' : 'Field removed', before: FIELD_TYPE_LABELS[field.type], after: null });
  return [...changes, ...moved(was.filter(({ id }) => now.has(id)), is.filter(({ id }) => then.has(id)), prefix)];
}

/** The fields that were taken out and put elsewhere; the longest run that kept its order stayed where it was. */
function moved(was: readonly FieldDefinition[], is: readonly FieldDefinition[], prefix: string): DefinitionChange[] {
  const place = new Map(was.map(({ id }, at) => [id, at]));
  const stayed = longestRise(is.map(({ id }) => place.get(id)!));
  const after = (fields: readonly FieldDefinition[], id: number): string => {
    const previous = fields[fields.findIndex((field) => field.id === id) - 1];
    return previous ? `after ${previous.name || FIELD_TYPE_LABELS[previous.type]}` : 'first';
  };
  return is.flatMap((field, at) => (stayed.has(at) ? [] : [{ fieldId: field.id, field: `${prefix}${field.name}`, what: 'Place', before: after(was, field.id), after: after(is, field.id) }]));
}

/** Places of a longest rising run. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const cameFrom: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    const found = ends.findIndex((end) => numbers[end]! >= number);
    const length = found === -1 ? ends.length : found;
    cameFrom[at] = ends[length - 1];
    ends[length] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = cameFrom[at]) run.add(at);
  return run;
}

export function compareDefinitions(a: FormDefinition, b: FormDefinition, roles?: ReadonlyMap<string, string>): readonly DefinitionChange[] {
  const tabs: DefinitionChange[] = [];
  const then = new Map(a.tabs.map((tab) => [tab.name, tab.label]));
  const now = new Map(b.tabs.map((tab) => [tab.name, tab.label]));
  const say = (field: string, what: string, before: string | null, after: string | null): void => void tabs.push({ fieldId: null, field, what, before, after });
  for (const { name, label } of b.tabs) {
    const old = then.get(name);
    if (old === undefined) say(label, 'Tab added', null, label);
    else if (old !== label) say(label, 'Name of the tab', old, label);
  }
  for (const { name, label } of a.tabs) if (!now.has(name)) say(label, 'Tab removed', label, null);
  const order = (one: FormDefinition, other: ReadonlyMap<string, string>): string[] => one.tabs.filter(({ name }) => other.has(name)).map(({ name }) => name);
  if (order(a, now).join('\n') !== order(b, then).join('\n')) say('Tabs', 'Order of the tabs', a.tabs.map(({ label }) => label).join(', '), b.tabs.map(({ label }) => label).join(', '));
  return [...tabs, ...compareFields(a.fields, b.fields, { a, b, ...(roles ? { roles } : {}) }, '')];
}
