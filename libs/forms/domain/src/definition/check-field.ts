/** What may be wrong with one field, whatever it was before. */
import { foldText, isPlainDate, tidyLine } from '@afterbell/core/domain';
import { CHOICE_TYPES, type EffectiveMode, FIELD_MODES, FIELD_TYPES, FILE_TYPES, isChoice, isDisplayType, type ValueType } from '../field-type';
import type { FieldContext } from '../field-kind';
import type { FieldValue } from '../field-value';
import type { ApplyRule, FieldDefinition, FieldOption } from '../form-definition';
import { FORM_LIMITS } from '../engine/form-limits';
import { sameValue } from '../engine/values';
import { kindOf } from '../kinds';
import { issueWords } from '../problems';
import { checkCondition } from './check-condition';
import { checkLimits } from './check-limits';
import { withReadableLimits } from './readable-limits';

export type WrongField = (path: string, code: string, message: string) => void;

/** Defaults and values that rules set are canonical, so where they are read plays no part. */
export const DEFINITION_CONTEXT: FieldContext = { today: '2000-01-01', now: '2000-01-01T00:00:00.000Z', timeZone: 'UTC', locale: 'en-US', currency: 'USD', country: 'US' };

/** A role's own mode cannot again be by role. */
const ROLE_MODES: readonly EffectiveMode[] = ['rw', 'ro', 'hidden'];

/** Nobody can give these beforehand: they are made, signed, uploaded or secret. */
export const NEVER_PRESET: readonly string[] = ['password', 'signature', 'generator', 'subform', ...FILE_TYPES];
/** These belong to the record, not to a row of it. */
const NEVER_COLUMN: readonly string[] = ['subform', 'password', 'permissions_by_role', 'generator'];

/** Limits, and the other numbers of a field, as the builder calls them. */
const LIMIT_NAMES: Readonly<Record<string, string>> = {
  'limits.min': 'The smallest number',
  'limits.max': 'The largest number',
  'limits.decimals': 'The number of places',
  'limits.minLength': 'The fewest characters',
  'limits.maxLength': 'The most characters',
  'limits.minCount': 'The least count',
  'limits.maxCount': 'The greatest count',
  'limits.currency': 'The currency',
  'limits.minDate': 'The earliest date',
  'limits.maxDate': 'The latest date',
  'limits.disabledDates': 'The dates that cannot be chosen',
  'limits.disabledDays': 'The days of the week that cannot be chosen',
  'limits.accept': 'The file types',
  'limits.pattern': 'The pattern',
  maxWidth: 'The largest width',
  maxHeight: 'The largest height',
  uiWidth: 'The width',
};

export const limitName = (path: string): string => LIMIT_NAMES[path] ?? 'A limit';

/** Longer than allowed, or of letters that cannot be stored or seen. */
function lineProblem(text: unknown, longest: number): string | null {
  if (typeof text !== 'string') return 'is no text';
  if (text.length > longest * 4 || [...text].length > longest) return `has more than ${longest} characters`;
  return tidyLine(text) === text ? null : 'has characters that cannot be seen, or blanks at its ends';
}

function presetProblem(field: FieldDefinition, value: FieldValue | null): string | null {
  if (value === null) return null;
  if (isDisplayType(field.type) || NEVER_PRESET.includes(field.type)) return `cannot be given beforehand: "${field.name}" holds none of that kind`;
  const kind = kindOf(field.type as ValueType);
  const judged = withReadableLimits(field);
  const parsed = kind.parse(value, judged, DEFINITION_CONTEXT);
  const found = parsed.issue ?? (parsed.value === null ? null : kind.validate(parsed.value, judged, DEFINITION_CONTEXT));
  if (found) return issueWords(found, field);
  return sameValue(parsed.value, value) ? null : `it would be stored as ${JSON.stringify(parsed.value).slice(0, 120)}.`
}

function checkRule(rule: ApplyRule, field: FieldDefinition, siblings: ReadonlyMap<number, FieldDefinition>, wrong: (code: string, message: string) => void): void {
  const target = siblings.get(rule.fieldId);
  if (!target) return wrong('RULE_FIELD', 'acts on a field that the form does not have');
  if (target.id === field.id) return wrong('RULE_SELF', 'acts on its own field');
  if (isDisplayType(target.type) && rule.kind !== 'visible' && !(rule.kind === 'mode' && rule.mode !== 'ro')) return wrong('RULE_KIND', `cannot act so on "${target.name}", which holds no answer`);
  switch (rule.kind) {
    case 'value': {
      const found = presetProblem(target, rule.value);
      return found === null ? undefined : wrong('RULE_VALUE', `sets "${target.name}" to what it cannot hold: ${found}`);
    }
    case 'options': {
      if (!isChoice(target.type)) return wrong('RULE_KIND', `narrows the options of "${target.name}", which has none`);
      const known = new Set(target.options.map(({ id }) => id));
      return Array.isArray(rule.optionIds) && rule.optionIds.every((id) => known.has(id)) ? undefined : wrong('RULE_OPTION', `offers options that "${target.name}" does not have`);
    }
    case 'visible':
      return typeof rule.visible === 'boolean' ? undefined : wrong('RULE_KIND', 'says neither shown nor hidden');
    case 'required':
      return typeof rule.required === 'boolean' ? undefined : wrong('RULE_KIND', 'says neither required nor optional');
    case 'mode':
      return ROLE_MODES.includes(rule.mode) ? undefined : wrong('RULE_KIND', `sets ${asSent(rule.mode)} as the mode, ${notOf(ROLE_MODES, 'mode')}`.slice(0, -1));
    default:
      return wrong('RULE_KIND', 'does something unknown');
  }
}

function checkOption(option: FieldOption, field: FieldDefinition, siblings: ReadonlyMap<number, FieldDefinition>, wrong: WrongField): void {
  const path = `options.${option.id}`;
  if (!Number.isSafeInteger(option.id) || option.id === 0) wrong(path, 'OPTION_ID', 'An option has no id.');
  const label = lineProblem(option.label, FORM_LIMITS.optionLabel);
  if (label) wrong(`${path}.label`, 'OPTION_LABEL', `The option "${String(option.label).slice(0, 60)}" ${label}.`);
  else if (option.label === '') wrong(`${path}.label`, 'OPTION_LABEL', `An option of "${field.name}" has no label.`);
  if (option.retiredOn !== null && !isPlainDate(option.retiredOn)) wrong(`${path}.retiredOn`, 'OPTION_RETIRED', `The day on which "${option.label}" retires is no date.`);
  const columns = new Set(field.fields.map(({ id }) => id));
  for (const [column, text] of Object.entries(option.cells ?? {})) {
    if (!columns.has(Number(column)) || lineProblem(text, FORM_LIMITS.optionLabel)) wrong(`${path}.cells.${column}`, 'OPTION_CELL', `A cell of "${option.label}" belongs to no column, or is longer than ${FORM_LIMITS.optionLabel} characters.`);
  }
  const rules = option.apply ?? [];
  if (rules.length > FORM_LIMITS.rulesOfOption) return wrong(`${path}.apply`, 'RULES_TOO_MANY', `"${option.label}" has more than ${FORM_LIMITS.rulesOfOption} rules.`);
  const seen = new Set<string>();
  for (const [at, rule] of rules.entries()) {
    const key = `${rule.fieldId}.${rule.kind}`;
    const say = (code: string, message: string): void => wrong(`${path}.apply.${at}`, code, `The rule of "${field.name}" for "${option.label}" ${message}.`);
    if (seen.has(key)) say('RULE_TWICE', 'says the same thing about one field twice');
    seen.add(key);
    checkRule(rule, field, siblings, say);
  }
}

function checkOptions(field: FieldDefinition, siblings: ReadonlyMap<number, FieldDefinition>, wrong: WrongField): void {
  const { options, type, name } = field;
  if (!(CHOICE_TYPES as readonly string[]).includes(type)) {
    if (options.length) wrong('options', 'OPTIONS_NOT_ALLOWED', `"${name}" is no choice and can have no options.`);
    return;
  }
  const most = type === 'dropdown' ? FORM_LIMITS.dropdownOptions : FORM_LIMITS.options;
  if (options.length === 0) wrong('options', 'OPTIONS_MISSING', `"${name}" has no options. Add at least one.`);
  if (options.length > most) return wrong('options', 'OPTIONS_TOO_MANY', `"${name}" has more than ${most.toLocaleString('en-US')} options.`);
  const [ids, labels] = [new Set<number>(), new Set<string>()];
  for (const option of options) {
    const label = foldText(String(option.label)).trim();
    if (ids.has(option.id)) wrong(`options.${option.id}`, 'OPTION_ID', `Two options of "${name}" are the same one.`);
    if (label !== '' && labels.has(label)) wrong(`options.${option.id}.label`, 'OPTION_LABEL', `The option "${option.label}" already exists.`);
    ids.add(option.id);
    labels.add(label);
    checkOption(option, field, siblings, wrong);
  }
}

export interface FieldPlace {
  /** The fields that rules reach: of the same form, or columns of the same subform. */
  readonly siblings: ReadonlyMap<number, FieldDefinition>;
  /** The fields that conditions reach: columns also reach the form around them. */
  fieldOf(id: number): FieldDefinition | undefined;
  readonly isColumn: boolean;
}

const written = (values: readonly string[]) => values.map((one) => `"${one}"`).join(', ').replace(/, ([^,]*)$/, ' and $1');
const asSent = (value: unknown) => `"${String(value).slice(0, 60)}"`;
/** Whoever wrote a definition by hand sees what it says and what it may say. */
const notOf = (values: readonly string[], what: string) => `which is no ${what}. The ${what}s are ${written(values)}.`;

/** A mode of a role that there is not, in words. */
export function roleModeProblem({ name, roleModes }: Pick<FieldDefinition, 'name' | 'roleModes'>): string | null {
  const noMode = Object.values(roleModes).find((one) => !ROLE_MODES.includes(one));
  return noMode === undefined ? null : `"${name}" has ${asSent(noMode)} as the mode of a role, ${notOf(ROLE_MODES, 'mode')}`;
}

export function checkField(field: FieldDefinition, { siblings, fieldOf, isColumn }: FieldPlace, wrong: WrongField): void {
  const { id, name, type, mode } = field;
  if (!Number.isSafeInteger(id) || id === 0) wrong('id', 'FIELD_ID', `"${name}" has no id.`);
  if (!FIELD_TYPES.includes(type)) return wrong('type', 'FIELD_TYPE', `"${name}" has ${asSent(type)} as its type, ${notOf(FIELD_TYPES, 'type')}`);
  const badName = lineProblem(name, FORM_LIMITS.name);
  if (badName) wrong('name', 'FIELD_NAME', `The name "${String(name).slice(0, 60)}" ${badName}.`);
  else if (name === '' && !isDisplayType(type)) wrong('name', 'FIELD_NAME', 'A field has no name.');
  if (!FIELD_MODES.includes(mode)) wrong('mode', 'FIELD_MODE', `"${name}" has ${asSent(mode)} as its mode, ${notOf(FIELD_MODES, 'mode')}`);
  const modes = Object.values(field.roleModes);
  const badMode = roleModeProblem(field);
  if (modes.length > 200) wrong('roleModes', 'FIELD_MODE', `"${name}" has modes for more than 200 roles.`);
  else if (badMode) wrong('roleModes', 'FIELD_MODE', badMode);
  const asked = Object.values(field.roleRequired ?? {});
  if (asked.length > 200 || !asked.every((one) => typeof one === 'boolean')) wrong('roleRequired', 'FIELD_REQUIRED', `"${name}" neither asks nor spares a role that it names.`);
  if (!Number.isInteger(field.uiWidth) || field.uiWidth < 1 || field.uiWidth > 12) wrong('uiWidth', 'FIELD_WIDTH', `"${name}" is 1 to 12 columns wide.`);
  for (const side of ['maxWidth', 'maxHeight'] as const) {
    const pixels = field[side];
    if (pixels !== null && (!Number.isInteger(pixels) || pixels < 1 || pixels > 10_000)) wrong(side, 'FIELD_PIXELS', `${limitName(side)} of "${name}" is 1 to 10,000 pixels.`);
  }
  if (typeof field.help !== 'string' || field.help.length > FORM_LIMITS.help) wrong('help', 'FIELD_HELP', `The help of "${name}" has more than ${FORM_LIMITS.help.toLocaleString('en-US')} characters.`);
  if (typeof field.text !== 'string' || field.text.length > FORM_LIMITS.text) wrong('text', 'FIELD_TEXT', `The text of "${name}" has more than ${FORM_LIMITS.text.toLocaleString('en-US')} characters.`);
  else if (type === 'signature' && tidyLine(field.text) === '') wrong('text', 'FIELD_TEXT', `"${name}" has no text to agree to. Nobody can sign nothing.`);
  if (isColumn && NEVER_COLUMN.includes(type)) wrong('type', type === 'subform' ? 'SUBFORM_DEPTH' : 'COLUMN_TYPE', type === 'subform' ? `"${name}" is a repeated group within a repeated group. Only one level is possible.` : `"${name}" cannot stand in a row of a repeated group.`);
  if (type === 'subform' && field.fields.length === 0) wrong('fields', 'COLUMNS_MISSING', `The repeated group "${name}" has no columns. Add at least one.`);
  if (field.fields.length && type !== 'subform' && type !== 'multiselect_table') wrong('fields', 'COLUMNS_NOT_ALLOWED', `"${name}" can have no columns.`);
  if (field.fields.length > FORM_LIMITS.columns) wrong('fields', 'COLUMNS_TOO_MANY', `"${name}" has more than ${FORM_LIMITS.columns} columns.`);
  checkOptions(field, siblings, wrong);
  checkLimits(field, (path, code, message) => wrong(path, code, `${limitName(path)} of "${name}" ${message}.`));
  const preset = presetProblem(field, field.defaultValue);
  if (preset) wrong('defaultValue', 'DEFAULT_VALUE', `The default of "${name}" does not fit: ${preset}`);
  for (const key of ['shownWhen', 'requiredWhen'] as const) {
    const condition = field[key];
    const what = key === 'shownWhen' ? 'shown' : 'required';
    if (condition !== null) checkCondition(condition, fieldOf, (code, message) => wrong(key, code, `The condition under which "${name}" is ${what} ${message}.`));
  }
  if (field.validWhen === null) return;
  checkCondition(field.validWhen.when, fieldOf, (code, message) => wrong('validWhen', code, `The condition under which "${name}" is valid ${message}.`));
  const badMessage = field.validWhen.message === '' ? 'is missing' : lineProblem(field.validWhen.message, 300);
  if (badMessage) wrong('validWhen.message', 'VALID_MESSAGE', `What people read when "${name}" is not valid ${badMessage}.`);
}
