import { field, type FieldDefinition, type FormDefinition } from '@afterbell/forms/domain';
import { begin, isDirty, reduceBuilder, STEPS, type BuilderState } from './builder-state';
import { addColumn, addField, allFields, changeField, fieldsOfTab, findField, insertFields, moveField, nextId, removeField, stepField } from './definition-edits';
import { addOptions, changeOption, removeOption, retireOption, setRules, sortOptions, stepOption } from './option-edits';
import { referencesTo } from './references';
import { addTab, placeTab, removeTab, renameTab, stepTab, tabNameOf, tabStays } from './tab-edits';

const FIRST = field({ id: 1, name: 'First name', type: 'text', tabName: 'information', isDefault: true, hardcodedName: 'firstName' });
const LAST = field({ id: 2, name: 'Last name', type: 'text', tabName: 'information', isDefault: true, hardcodedName: 'lastName' });
const ALLERGIES = field({ id: 3, name: 'Allergies', type: 'radio_group', tabName: 'health', options: [{ id: 31, label: 'Yes', retiredOn: null, apply: [{ fieldId: 4, kind: 'visible', visible: true }, { fieldId: 4, kind: 'required', required: true }] }, { id: 32, label: 'No', retiredOn: null }] });
const DETAILS = field({ id: 4, name: 'Details', type: 'multiline', tabName: 'health', shownWhen: { all: [{ fieldId: 3, op: 'is', value: 31 }, { not: { fieldId: 1, op: 'empty' } }] }, requiredWhen: { fieldId: 3, op: 'anyOf', value: [31, 32] } });
const FORM: FormDefinition = { section: 'participants', subSection: 'participant', version: 3, tabs: [{ name: 'information', label: 'Information' }, { name: 'health', label: 'Health' }], fields: [FIRST, LAST, ALLERGIES, DETAILS] };

const names = (form: FormDefinition, tab: string) => fieldsOfTab(form, tab).map(({ name }) => name);
const the = (form: FormDefinition, id: number): FieldDefinition => findField(form, id)?.field as FieldDefinition;
const add = (form: FormDefinition, name: string, tabName: string, before: number | null = null) => addField(form, { type: 'text', name }, { tabName, before });

describe('fields', () => {
  it('what ships with the product is never removed, whatever is asked', () => {
    expect(removeField(FORM, 1)).toBe(FORM);
    expect(removeTab(FORM, 'information', null)).toBe(FORM);
    expect(removeTab(FORM, 'information', 'health')).toBe(FORM);
    expect(tabStays(FORM, 'information')).toBe(true);
  });

  it('an unknown field or tab changes nothing', () => {
    expect(removeField(FORM, 99)).toBe(FORM);
    expect(stepField(FORM, 99, 1)).toBe(FORM);
    expect(moveField(FORM, 3, { tabName: 'nowhere', before: null })).toBe(FORM);
    expect(moveField(FORM, 3, { tabName: 'health', before: 3 })).toBe(FORM);
  });

  it('a removed field takes every rule and condition along that names it', () => {
    expect(referencesTo(FORM, 3)).toBe(2);
    const without = removeField(FORM, 3);
    expect(the(without, 4).shownWhen).toEqual({ all: [{ not: { fieldId: 1, op: 'empty' } }] });
    expect(the(without, 4).requiredWhen).toBeNull();
    expect(the(removeField(FORM, 4), 3).options.map(({ apply }) => apply)).toEqual([undefined, undefined]);
  });

  it('new ids are negative and never one that is there, of a field, a column or an option', () => {
    const one = addField(FORM, { type: 'dropdown', name: 'Colour', options: ['Red', 'Blue'] }, { tabName: 'health', before: null });
    expect(the(one.definition, one.id).options.map(({ id }) => id)).toEqual([one.id - 1, one.id - 2]);
    const table = addField(one.definition, { type: 'subform', name: 'Contacts' }, { tabName: 'health', before: null });
    const column = addColumn(table.definition, table.id, { type: 'text', name: 'Name' });
    const ids = allFields(column.definition).flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(nextId(column.definition)).toBe(Math.min(...ids) - 1);
    expect(findField(column.definition, column.id)?.parent?.id).toBe(table.id);
  });

  it('a second field of a name is counted on, whatever its case', () => {
    const twice = add(FORM, 'details', 'health');
    expect(names(twice.definition, 'health')).toEqual(['Allergies', 'Details', 'details 2']);
  });

  it('default fields stand first on their tab; a heading may stand above them', () => {
    const own = add(FORM, 'Nickname', 'information', 1);
    expect(names(own.definition, 'information')).toEqual(['First name', 'Last name', 'Nickname']);
    const heading = addField(FORM, { type: 'heading1', name: 'Who' }, { tabName: 'information', before: 1 });
    expect(names(heading.definition, 'information')).toEqual(['Who', 'First name', 'Last name']);
    expect(names(stepField(FORM, 2, -1), 'information')).toEqual(['Last name', 'First name']);
  });

  it('moves step by step, to a place and to another tab, with the columns of a table', () => {
    expect(names(stepField(FORM, 3, 1), 'health')).toEqual(['Details', 'Allergies']);
    expect(stepField(FORM, 3, -1)).toBe(FORM);
    const table = addField(FORM, { type: 'subform', name: 'Contacts' }, { tabName: 'health', before: 3 });
    const column = addColumn(table.definition, table.id, { type: 'text', name: 'Name' });
    const moved = moveField(column.definition, table.id, { tabName: 'information', before: null });
    expect(names(moved, 'information')).toEqual(['First name', 'Last name', 'Contacts']);
    expect(the(moved, column.id).tabName).toBe('information');
  });

  it('fields of the library come with new ids; what they say of each other follows, what they say of strangers goes', () => {
    const stranger = field({ ...DETAILS, id: 5, name: 'Else', validWhen: { when: { fieldId: 99, op: 'filled' }, message: 'No.' } });
    const { definition, ids } = insertFields(FORM, [ALLERGIES, DETAILS, stranger], { tabName: 'health', before: null });
    const [allergies = 0, details = 0, other = 0] = ids;
    expect(ids.every((id) => id < 0)).toBe(true);
    expect(names(definition, 'health')).toEqual(['Allergies', 'Details', 'Allergies 2', 'Details 2', 'Else']);
    const yes = the(definition, allergies).options[0];
    expect(yes?.apply).toEqual([{ fieldId: details, kind: 'visible', visible: true }, { fieldId: details, kind: 'required', required: true }]);
    expect(the(definition, details).shownWhen).toEqual({ all: [{ fieldId: allergies, op: 'is', value: yes?.id }] });
    expect(the(definition, details).requiredWhen).toMatchObject({ op: 'anyOf', value: the(definition, allergies).options.map(({ id }) => id) });
    expect(the(definition, other).validWhen).toBeNull();
    expect(the(definition, 3)).toEqual(ALLERGIES);
  });
});

describe('options', () => {
  it('labels are added once each, in any case, and empty lines are passed over', () => {
    expect(the(addOptions(FORM, 3, ['yes', ' Maybe ', '', 'MAYBE', 'Unknown']), 3).options.map(({ label }) => label)).toEqual(['Yes', 'No', 'Maybe', 'Unknown']);
    expect(addOptions(FORM, 3, ['YES', '  '])).toBe(FORM);
  });

  it('a removed option takes along what names it, elsewhere and as the default', () => {
    const chosen = changeField(FORM, 3, (one) => ({ ...one, defaultValue: 31 }));
    const without = removeOption(chosen, 3, 31);
    expect(the(without, 3).defaultValue).toBeNull();
    expect(the(without, 4).shownWhen).toEqual({ all: [{ not: { fieldId: 1, op: 'empty' } }] });
    expect(the(without, 4).requiredWhen).toEqual({ fieldId: 3, op: 'anyOf', value: [32] });
  });

  it('is retired and comes back, is renamed, sorted, stepped, and drops its rules when there are none', () => {
    expect(the(retireOption(FORM, 3, 32, '2026-09-01'), 3).options[1]).toEqual({ id: 32, label: 'No', retiredOn: '2026-09-01' });
    expect(the(sortOptions(FORM, 3), 3).options.map(({ label }) => label)).toEqual(['No', 'Yes']);
    expect(stepOption(FORM, 3, 31, -1)).toEqual(FORM);
    expect(the(changeOption(FORM, 3, 31, { label: 'Yes, known' }), 3).options[0]?.apply).toHaveLength(2);
    expect(the(setRules(FORM, 3, 31, []), 3).options[0]).toEqual({ id: 31, label: 'Yes', retiredOn: null });
  });
});

describe('tabs', () => {
  it('a name is made of the label once and stays when the label changes', () => {
    const { definition, tab } = addTab(FORM, ' Santé & care ');
    expect(tab).toEqual({ name: 'sante-care', label: 'Santé & care' });
    expect(renameTab(definition, 'sante-care', 'Care').tabs.at(-1)).toEqual({ name: 'sante-care', label: 'Care' });
    expect(tabNameOf('Health', ['health'])).toBe('health-2');
    expect(tabNameOf('!!!', [])).toBe('tab');
  });

  it('goes with its fields, or gives them to another tab; order of tabs is order of fields', () => {
    expect(removeTab(FORM, 'health', null).fields.map(({ id }) => id)).toEqual([1, 2]);
    expect(names(removeTab(FORM, 'health', 'information'), 'information')).toEqual(['First name', 'Last name', 'Allergies', 'Details']);
    expect(stepTab(FORM, 'health', -1).fields.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
    expect(placeTab(FORM, 'health', 'information', 'before')).toEqual(stepTab(FORM, 'health', -1));
    expect(placeTab(FORM, 'health', 'information', 'after')).toEqual(FORM);
    expect(placeTab(FORM, 'health', 'health', 'before')).toBe(FORM);
  });
});

describe('history', () => {
  const rename = (state: BuilderState, name: string) => reduceBuilder(state, { kind: 'edit', draft: changeField(state.draft, 3, (one) => ({ ...one, name })), about: 'name 3' });

  it('typing in one box is one step, until the box is left', () => {
    let state = [...'Asthma'].reduce((before, _, index, all) => rename(before, all.slice(0, index + 1).join('')), begin(FORM));
    expect(state.past).toHaveLength(1);
    state = rename(reduceBuilder(state, { kind: 'pause' }), 'Asthma?');
    expect(state.past).toHaveLength(2);
    state = reduceBuilder(state, { kind: 'undo' });
    expect(the(state.draft, 3).name).toBe('Asthma');
    state = reduceBuilder(state, { kind: 'undo' });
    expect(isDirty(state)).toBe(false);
    state = reduceBuilder(reduceBuilder(state, { kind: 'redo' }), { kind: 'redo' });
    expect(the(state.draft, 3).name).toBe('Asthma?');
    expect(reduceBuilder(state, { kind: 'redo' })).toBe(state);
  });

  it('an edit forgets what was undone; one that changes nothing is none', () => {
    const undone = reduceBuilder(rename(begin(FORM), 'Asthma'), { kind: 'undo' });
    expect(rename(undone, 'Ears').future).toEqual([]);
    expect(reduceBuilder(undone, { kind: 'edit', draft: undone.draft })).toBe(undone);
  });

  it('a discarded draft can be had back; a saved one is the new ground', () => {
    const changed = rename(begin(FORM), 'Asthma');
    const back = reduceBuilder(reduceBuilder(changed, { kind: 'discard' }), { kind: 'undo' });
    expect(the(back.draft, 3).name).toBe('Asthma');
    const saved = reduceBuilder(changed, { kind: 'adopt', base: { ...changed.draft, version: 4 } });
    expect(saved).toMatchObject({ past: [], future: [] });
    expect(isDirty(saved)).toBe(false);
  });

  it('there and back is no change, and the way back has an end', () => {
    const moved = stepField(FORM, 3, 1);
    expect(isDirty({ base: FORM, draft: moved })).toBe(true);
    expect(isDirty({ base: FORM, draft: stepField(moved, 3, -1) })).toBe(false);
    let state = begin(FORM);
    for (let step = 0; step < STEPS + 5; step += 1) state = reduceBuilder(state, { kind: 'edit', draft: add(state.draft, `Field ${step}`, 'health').definition });
    expect(state.past).toHaveLength(STEPS);
  });
});
