/** Whether a definition can be saved over the one before it (docs/forms.md, "What the builder refuses"). */
import { tidyLine } from '@afterbell/core/domain';
import type { FieldDefinition, FormDefinition } from '../form-definition';
import { FORM_LIMITS } from '../engine/form-limits';
import { ruleCycles } from '../engine/rule-plan';
import { findField, listWords } from '../engine/words';
import { checkAgainstBefore, checkNeeded, checkTableColumns } from './check-change';
import { checkField } from './check-field';
import type { DefinitionProblem } from './definition-problem';

/** Names that people cannot tell apart by the case of their letters (product rules §5). */
const nameKey = ({ name, type, tabName }: FieldDefinition): string => JSON.stringify([tidyLine(name).toLowerCase(), type, tabName]);

function checkTabs({ tabs, fields }: FormDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const wrong = (path: string, code: string, message: string): void => void problems.push({ code, fieldId: null, path, message });
  if (tabs.length === 0) wrong('tabs', 'TABS_MISSING', 'The form has no tab. Add at least one.');
  if (tabs.length > FORM_LIMITS.tabs) wrong('tabs', 'TABS_TOO_MANY', `The form has more than ${FORM_LIMITS.tabs} tabs.`);
  const [names, labels] = [new Set<string>(), new Set<string>()];
  for (const { name, label } of tabs) {
    const shown = tidyLine(label);
    if (name === '' || names.has(name)) wrong(`tabs.${name}`, 'TAB_NAME', `Two tabs are the same one, or "${shown}" has no name.`);
    if (shown === '' || shown !== label || [...shown].length > FORM_LIMITS.name) wrong(`tabs.${name}`, 'TAB_LABEL', shown === '' ? 'A tab has no name.' : `The name of the tab "${shown.slice(0, 60)}" has more than ${FORM_LIMITS.name} characters, or blanks at its ends.`);
    else if (labels.has(shown.toLowerCase())) wrong(`tabs.${name}`, 'TAB_LABEL', `The tab "${shown}" already exists.`);
    names.add(name);
    labels.add(shown.toLowerCase());
  }
  for (const { id, name, tabName } of fields) if (!names.has(tabName)) problems.push({ code: 'FIELD_TAB', fieldId: id, path: 'tabName', message: `"${name}" stands on a tab that the form does not have.` });
  return problems;
}

function checkNames(fields: readonly FieldDefinition[]): DefinitionProblem[] {
  const seen = new Set<string>();
  return fields.flatMap((field): DefinitionProblem[] => {
    const key = nameKey(field);
    const isTwice = field.name !== '' && seen.has(key);
    seen.add(key);
    return isTwice ? [{ code: 'FIELD_EXISTS', fieldId: field.id, path: 'name', message: `The field "${field.name}" already exists` }] : [];
  });
}

function checkIds(fields: readonly FieldDefinition[]): DefinitionProblem[] {
  const seen = new Set<number>();
  const said = new Set<number>();
  return fields
    .flatMap((field) => [field, ...field.fields])
    .flatMap(({ id, name }): DefinitionProblem[] => {
      const isTwice = seen.has(id) && !said.has(id);
      if (isTwice) said.add(id);
      seen.add(id);
      return isTwice ? [{ code: 'FIELD_ID', fieldId: id, path: 'id', message: `"${name}" and another field are the same one.` }] : [];
    });
}

function checkCycles(definition: FormDefinition): DefinitionProblem[] {
  return ruleCycles(definition).map((circle): DefinitionProblem => {
    const names = circle.map((id) => `"${findField(definition, id)?.name ?? ''}"`);
    const message = circle.length === 1 ? `The rules and conditions of ${names[0]} depend on itself.` : `The rules and conditions of ${listWords(names, 'and')} go round in a circle: each depends on the one before. Take one of them out.`;
    return { code: 'RULE_CYCLE', fieldId: circle[0] ?? null, path: 'rules', message };
  });
}

/**
 * `known` holds ids of fields that the form had in earlier versions; they may come back (a restored version), while any other positive id
 * that the form does not have now is nobody's.
 */
export function checkDefinition(next: FormDefinition, before: FormDefinition | null, known: ReadonlySet<number> = new Set()): readonly DefinitionProblem[] {
  const { fields } = next;
  // Nothing else is looked at: the rest is read field by field.
  if (fields.length > FORM_LIMITS.fields) return [{ code: 'FIELDS_TOO_MANY', fieldId: null, path: 'fields', message: `The form has more than ${FORM_LIMITS.fields} fields.` }];
  const problems = [...checkTabs(next), ...checkIds(fields), ...checkNames(fields)];
  const siblings = new Map(fields.map((field) => [field.id, field]));
  for (const field of fields) {
    const report = (one: FieldDefinition) => (path: string, code: string, message: string) => void problems.push({ code, fieldId: one.id, path, message });
    checkField(field, { siblings, fieldOf: (id) => siblings.get(id), isColumn: false }, report(field));
    const columns = new Map(field.fields.map((column) => [column.id, column]));
    const isRows = field.type === 'subform';
    if (isRows) problems.push(...checkNames(field.fields.map((column) => ({ ...column, tabName: '' }))));
    for (const column of field.fields.slice(0, FORM_LIMITS.columns)) checkField(column, { siblings: columns, fieldOf: (id) => columns.get(id) ?? siblings.get(id), isColumn: true }, report(column));
  }
  problems.push(...checkNeeded(next), ...checkTableColumns(next, before), ...checkAgainstBefore(next, before, known));
  // Circles among conditions that cannot be read would say nothing.
  if (!problems.some(({ code }) => code.startsWith('CONDITION_'))) problems.push(...checkCycles(next));
  return problems;
}
