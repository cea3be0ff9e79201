/** Fields of a definition as JSON. What the documented payload leaves out stays as it is stored; whether all of it may be is for the check. */
import { AppError, fieldProblems, problemLine } from '@afterbell/core/domain';
import { type ApplyRule, type Condition, field, type FieldDefinition, type FieldLimits, type FieldOption, type FormDefinition, FORM_LIMITS } from '@afterbell/forms/domain';
import { type Fields, integerOrNull, invalid, list, record } from './payload';

const TEXTS = ['name', 'type', 'tabName', 'mode', 'help', 'text'] as const;
const FLAGS = ['required', 'isDefault'] as const;
const NUMBERS = ['uiWidth', 'maxWidth', 'maxHeight', 'templateId'] as const;
const LIMIT_TYPES: Readonly<Record<keyof FieldLimits, 'text' | 'number' | 'list'>> = {
  min: 'text', max: 'text', decimals: 'number', minLength: 'number', maxLength: 'number', currency: 'text', minDate: 'text', maxDate: 'text',
  disabledDates: 'list', disabledDays: 'list', maxCount: 'number', minCount: 'number', pattern: 'text', accept: 'list',
};

type Given = Partial<Record<keyof FieldDefinition, unknown>>;

/** New members come without an id, or with a negative one, which rules may then name. */
class NewIds {
  private next = -1_000_000;

  of(given: Fields, path: string): number {
    return integerOrNull(given, 'id', `${path}.id`) ?? (this.next -= 1);
  }
}

export function fieldsOfPayload(value: unknown, current: Pick<FormDefinition, 'fields'>): FieldDefinition[] {
  const most = FORM_LIMITS.fields;
  if (Array.isArray(value) && value.length > most) throw new AppError('VALIDATION', { problems: [{ path: 'fields', message: `are more than ${most}`, line: `A form has at most ${most} fields.` }] });
  return readFields(value, 'fields', current.fields, new NewIds(), most);
}

function readFields(value: unknown, path: string, stored: readonly FieldDefinition[], ids: NewIds, most: number): FieldDefinition[] {
  const known = new Map(stored.map((one) => [one.id, one]));
  return list(value, path, most).map((member, index) => {
    const at = `${path}.${index}`;
    const given = record(member, at);
    return namingField(given, at, () => readField(given, at, known, ids));
  });
}

/** What is wrong with a field is said with the field as it was sent: by its name, or else by its id. */
function namingField<T>(given: Fields, at: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const name = typeof given['name'] === 'string' ? given['name'].trim().slice(0, FORM_LIMITS.name) : '';
    const said = name === '' ? (Number.isSafeInteger(given['id']) ? `Field ${String(given['id'])}` : null) : `Field "${name}"`;
    if (!(error instanceof AppError) || said === null) throw error;
    const problems = fieldProblems(error.params).map((problem) => {
      const rest = problemLine({ ...problem, path: problem.path.slice(at.length + 1) });
      return { ...problem, line: `${said}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` };
    });
    throw new AppError('VALIDATION', { problems });
  }
}

function readField(given: Fields, at: string, known: ReadonlyMap<number, FieldDefinition>, ids: NewIds): FieldDefinition {
  const id = ids.of(given, at);
  const before = known.get(id);
  const read: Given = {};
  for (const name of TEXTS) if (given[name] !== undefined) read[name] = typed(given[name], 'text', `${at}.${name}`);
  for (const name of FLAGS) if (given[name] !== undefined) read[name] = typed(given[name], 'flag', `${at}.${name}`);
  for (const name of NUMBERS) if (given[name] !== undefined) read[name] = given[name] === null ? null : typed(given[name], 'number', `${at}.${name}`);
  if (given['hardcodedName'] !== undefined) read.hardcodedName = given['hardcodedName'] === null || given['hardcodedName'] === '' ? null : typed(given['hardcodedName'], 'text', `${at}.hardcodedName`);
  if (given['defaultValue'] !== undefined) read.defaultValue = given['defaultValue'];
  if (given['roleModes'] !== undefined) read.roleModes = record(given['roleModes'] ?? {}, `${at}.roleModes`);
  // Modes by role count with the mode `role`: sent alone they mean it, and another mode that is sent alone ends them.
  if (read.mode === undefined && read.roleModes !== undefined && Object.keys(read.roleModes as object).length) read.mode = 'role';
  if (read.mode !== undefined && read.mode !== 'role' && read.roleModes === undefined) read.roleModes = {};
  if (given['roleRequired'] !== undefined) read.roleRequired = Object.keys(record(given['roleRequired'] ?? {}, `${at}.roleRequired`)).length ? given['roleRequired'] : undefined;
  if (given['limits'] !== undefined) read.limits = limitsOf(given['limits'], `${at}.limits`);
  for (const name of ['shownWhen', 'requiredWhen'] as const) if (given[name] !== undefined) read[name] = given[name] as Condition | null;
  if (given['validWhen'] !== undefined) read.validWhen = given['validWhen'] === null ? null : validWhenOf(given['validWhen'], `${at}.validWhen`);
  if (given['options'] !== undefined) read.options = optionsOf(given['options'], `${at}.options`, ids, before?.options ?? []);
  if (given['fields'] !== undefined) read.fields = readFields(given['fields'], `${at}.fields`, before?.fields ?? [], ids, FORM_LIMITS.columns + 1);
  const bare = before ?? field({ id, name: '', type: 'text', tabName: '' });
  const { roleRequired, ...whole } = { ...bare, ...(read as Partial<FieldDefinition>), id };
  // None is written as none, so that nothing seems changed.
  return roleRequired === undefined ? whole : { ...whole, roleRequired };
}

function typed(value: unknown, type: 'text' | 'number' | 'flag' | 'list', path: string): unknown {
  const fits = { text: typeof value === 'string', number: typeof value === 'number', flag: typeof value === 'boolean', list: Array.isArray(value) }[type];
  if (!fits) throw invalid(path, { text: 'must be a text', number: 'must be a number', flag: 'must be true or false', list: 'must be a list' }[type]);
  return value;
}

function limitsOf(value: unknown, path: string): FieldLimits {
  const entries = Object.entries(record(value ?? {}, path)).filter(([, given]) => given !== null && given !== undefined);
  return Object.fromEntries(
    entries.map(([name, given]) => {
      if (!Object.hasOwn(LIMIT_TYPES, name)) throw invalid(`${path}.${name}`, 'is not a limit');
      return [name, typed(given, LIMIT_TYPES[name as keyof FieldLimits], `${path}.${name}`)];
    }),
  ) as FieldLimits;
}

function validWhenOf(value: unknown, path: string): FieldDefinition['validWhen'] {
  const { when, message } = record(value, path);
  return { when: when as Condition, message: typed(message, 'text', `${path}.message`) as string };
}

function optionsOf(value: unknown, path: string, ids: NewIds, stored: readonly FieldOption[]): FieldOption[] {
  return list(value, path, FORM_LIMITS.dropdownOptions + 1).map((member, index) => {
    const at = `${path}.${index}`;
    const given = record(member, at);
    const id = ids.of(given, at);
    const before = stored.find((option) => option.id === id);
    const label = given['label'] === undefined && before ? before.label : (typed(given['label'], 'text', `${at}.label`) as string);
    const retiredOn = given['retiredOn'] === undefined ? (before?.retiredOn ?? null) : given['retiredOn'] === null ? null : (typed(given['retiredOn'], 'text', `${at}.retiredOn`) as string);
    const apply = given['apply'] === undefined ? before?.apply : list(given['apply'] ?? [], `${at}.apply`, FORM_LIMITS.rulesOfOption + 1).map((rule, place) => record(rule, `${at}.apply.${place}`) as unknown as ApplyRule);
    const cells = given['cells'] === undefined ? before?.cells : (record(given['cells'] ?? {}, `${at}.cells`) as Record<number, string>);
    return { id, label, retiredOn, ...(apply?.length ? { apply } : {}), ...(cells && Object.keys(cells).length ? { cells } : {}) };
  });
}
