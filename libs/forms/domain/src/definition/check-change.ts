/** What a new version may not do to the one before it. */
import { FIELD_DEFAULTS, type FieldDefinition, type FormDefinition } from '../form-definition';
import { sameValue } from '../engine/values';
import { formTemplate } from '../templates/templates';
import { conversion } from './conversion';
import type { DefinitionProblem } from './definition-problem';

const isTemplate = ({ isDefault, hardcodedName }: FieldDefinition): boolean => isDefault || hardcodedName !== null;

type Wrong = (field: FieldDefinition, path: string, code: string, message: string) => void;

function checkTemplateField(field: FieldDefinition, was: FieldDefinition, wrong: Wrong): void {
  if (field.type !== was.type) wrong(field, 'type', 'TEMPLATE_TYPE', `"${field.name}" ships with the product, and its type stays as it is.`);
  if (field.hardcodedName !== was.hardcodedName || field.isDefault !== was.isDefault) wrong(field, 'hardcodedName', 'TEMPLATE_BOUND', `"${field.name}" ships with the product and stays bound to its column.`);
  const [ids, before] = [field.options, was.options].map((options) => options.map(({ id }) => id).sort((a, b) => a - b));
  if (!sameValue(ids, before)) wrong(field, 'options', 'TEMPLATE_OPTIONS', `The options of "${field.name}" ship with the product. They can be renamed, ordered and retired, not added or removed.`);
}

/** No record can be without them, so nothing may close them to everyone. */
export function checkNeeded({ section, subSection, fields }: FormDefinition): readonly DefinitionProblem[] {
  const needed = new Set(formTemplate(section, subSection)?.fields.filter(({ required }) => required).map(({ hardcodedName }) => hardcodedName));
  const rules = fields.flatMap(({ options }) => options.flatMap(({ apply = [] }) => apply));
  return fields
    .filter(({ isDefault, hardcodedName }) => isDefault && hardcodedName !== null && needed.has(hardcodedName))
    .flatMap((field): DefinitionProblem[] => {
      const { id, name, mode, shownWhen } = field;
      const required = field.required && !Object.values(field.roleRequired ?? {}).includes(false);
      const closing = rules.some((rule) => rule.fieldId === id && (rule.kind === 'visible' || (rule.kind === 'required' && !rule.required) || (rule.kind === 'mode' && rule.mode !== 'rw')));
      const path = !required ? 'required' : mode === 'ro' || mode === 'hidden' ? 'mode' : shownWhen !== null ? 'shownWhen' : closing ? 'rules' : null;
      return path === null ? [] : [{ code: 'TEMPLATE_NEEDED', fieldId: id, path, message: `No record can be without "${name}": it stays required, shown and open for editing. A role may be kept from it.` }];
    });
}

/** What only a field that is answered has: the cells of a table to tick are words of the form. */
const OF_ANSWERS = { mode: 'mode', defaultValue: 'default', required: 'answer to require', shownWhen: 'condition to be shown under', requiredWhen: 'condition to be required under', validWhen: 'condition to be valid under' } as const;
const PROPERTIES = Object.keys(OF_ANSWERS) as (keyof typeof OF_ANSWERS)[];

/** What an older form says of the columns of a table to tick stays until it is changed. */
export function checkTableColumns(next: FormDefinition, before: FormDefinition | null): readonly DefinitionProblem[] {
  const then = new Map(before?.fields.flatMap(({ fields }) => fields).map((column) => [column.id, column]));
  const columns = next.fields.flatMap(({ type, fields }) => (type === 'multiselect_table' ? fields : []));
  return columns.flatMap((column) => {
    const was = then.get(column.id);
    const wrong = PROPERTIES.filter((path) => !sameValue(column[path], FIELD_DEFAULTS[path]) && !(was && sameValue(column[path], was[path])));
    return wrong.map((path): DefinitionProblem => ({ code: 'TABLE_COLUMN', fieldId: column.id, path, message: `"${column.name}" is a column of a table to tick, where nobody answers: it has no ${OF_ANSWERS[path]}. Write its words in the cells of the options.` }));
  });
}

/** The same left out, where a version comes back that was saved before it was refused. */
export function withoutAnswersInTables(fields: readonly FieldDefinition[]): FieldDefinition[] {
  const plain = Object.fromEntries(PROPERTIES.map((path) => [path, FIELD_DEFAULTS[path]])) as Pick<FieldDefinition, keyof typeof OF_ANSWERS>;
  return fields.map((one) => (one.type === 'multiselect_table' ? { ...one, fields: one.fields.map((column) => ({ ...column, ...plain })) } : one));
}

export function checkAgainstBefore(next: FormDefinition, before: FormDefinition | null, known: ReadonlySet<number>): readonly DefinitionProblem[] {
  if (before === null) return [];
  const problems: DefinitionProblem[] = [];
  const wrong: Wrong = ({ id }, path, code, message) => void problems.push({ code, fieldId: id, path, message });
  if (next.section !== before.section || next.subSection !== before.subSection) problems.push({ code: 'FORM_OTHER', fieldId: null, path: 'section', message: 'This is the definition of another form.' });
  const [now, then] = [next, before].map(({ fields }) => new Map(fields.flatMap((field) => [field, ...field.fields]).map((field) => [field.id, field])));
  for (const was of before.fields) {
    const field = now!.get(was.id);
    if (!field) {
      if (isTemplate(was)) wrong(was, 'id', 'TEMPLATE_GONE', `"${was.name}" ships with the product and cannot be removed; most such fields can be hidden instead.`);
    } else if (isTemplate(was)) checkTemplateField(field, was, wrong);
  }
  for (const field of now!.values()) {
    const was = then!.get(field.id);
    if (!was) {
      if (field.id > 0 && !known.has(field.id)) wrong(field, 'id', 'FIELD_ID', `"${field.name}" has an id that the form never gave.`);
      else if (isTemplate(field) && !known.has(field.id)) wrong(field, 'hardcodedName', 'TEMPLATE_BOUND', `"${field.name}" does not ship with the product and can be bound to no column.`);
    } else if (field.type !== was.type && !isTemplate(was) && conversion(was, field) === 'impossible') {
      wrong(field, 'type', 'TYPE_CHANGE', `"${field.name}" cannot become another type without losing its answers. Add a new field instead.`);
    }
  }
  return problems;
}
