import { ADMIN, CONTEXT, TABS } from '../testing/arbitrary-form';
import { save, type } from '../testing/engine-kit';
import { field, type FieldDefinition, type FormDefinition } from '../form-definition';
import type { FormValues } from '../field-value';
import { evaluateForm, initialValues } from './evaluate';
import { ruleCycles } from './rule-plan';
import { definitionFor } from './viewer-definition';
import { editsToSave, MOST_EDITED_FIELDS, validateForm } from './validate';

const form = (...fields: FieldDefinition[]): FormDefinition => ({ section: 'participants', subSection: 'participant', version: 1, tabs: TABS, fields });
const YES = 11;
const NO = 12;
const option = (id: number, label: string, apply: FieldDefinition['options'][number]['apply'] = []) => ({ id, label, retiredOn: null, apply });
const question = (apply: FieldDefinition['options'][number]['apply'] = [], rest: Partial<FieldDefinition> = {}) =>
  field({ id: 1, name: 'Allergies', type: 'radio_group', tabName: 'A', options: [option(YES, 'Yes', apply), option(NO, 'No')], ...rest });
const details = (rest: Partial<FieldDefinition> = {}) => field({ id: 2, name: 'Details', type: 'text', tabName: 'A', ...rest });
const codes = (result: ReturnType<typeof validateForm>) => result.problems.map(({ path, issue }) => `${path} ${issue.code}`);

describe('refusals', () => {
  it('names fields that the form does not have, and those that hold nothing', () => {
    const definition = form(details(), field({ id: 3, name: 'Part one', type: 'heading1', tabName: 'A' }));
    const result = save(definition, { 2: 'ok', 3: 'x', 99: 'y', '1e3': 'z', ' 2': 'q', ['__proto__']: 1, ['x'.repeat(99)]: 1 } as Record<number, unknown>);
    expect(codes(result)).toEqual(['3 FIELD_HAS_NO_VALUE', ' 2 FIELD_UNKNOWN', '99 FIELD_UNKNOWN', '1e3 FIELD_UNKNOWN', '__proto__ FIELD_UNKNOWN', `${'x'.repeat(40)} FIELD_UNKNOWN`]);
    expect(result.changed).toEqual([2]);
  });

  it('refuses another value for a field that cannot be edited, and takes the one that it has', () => {
    const definition = form(details({ mode: 'ro' }), field({ id: 3, name: 'Secret', type: 'text', tabName: 'A', mode: 'role', roleModes: { admin: 'hidden' } }), field({ id: 4, name: 'Open', type: 'text', tabName: 'A' }));
    const before = { 2: 'stored', 3: 'kept' };
    expect(codes(save(definition, { 2: 'stored' }, before))).toEqual([]);
    const result = save(definition, { 2: 'other', 3: null, 4: 'new' }, before);
    expect(codes(result)).toEqual(['2 FIELD_READ_ONLY', '3 FIELD_UNKNOWN']);
    // Nobody learns by guessing what is hidden from them.
    const guess = save(definition, { 3: 'kept' }, before).problems;
    expect(guess).toEqual(save(definition, { 3: 'wrong' }, before).problems);
    expect(JSON.stringify(guess)).not.toContain('Secret');
    expect(result.values).toEqual({ 2: 'stored', 3: 'kept', 4: 'new' });
    expect(codes(save(definition, { 4: 'new' }, before, { viewer: { roleId: null, canEdit: false } }))).toEqual(['4 FIELD_READ_ONLY']);
  });

  it('does not read more fields than any form has', () => {
    const many = Object.fromEntries(Array.from({ length: MOST_EDITED_FIELDS + 1 }, (_, at) => [at + 1, 'x']));
    expect(codes(save(form(details()), many))).toEqual([' FORM_TOO_LARGE']);
  });

  it('names what is missing on the tab, and nothing of other tabs', () => {
    const definition = form(question([], { required: true }), details({ tabName: 'B', required: true }));
    expect(codes(save(definition, {}))).toEqual(['1 REQUIRED', '2 REQUIRED']);
    expect(codes(save(definition, {}, {}, { tab: 'A' }))).toEqual(['1 REQUIRED']);
    // A tick that was asked for is one that is set.
    expect(codes(save(form(field({ id: 5, name: 'I agree', type: 'checkbox', tabName: 'A', required: true })), { 5: false }))).toEqual(['5 REQUIRED']);
  });

  it('clears what is required only with a problem, wherever the field stands', () => {
    expect(codes(save(form(details({ tabName: 'B', required: true })), { 2: null }, { 2: 'x' }, { tab: 'A' }))).toEqual(['2 REQUIRED']);
  });

  it('says in the words of the form what a condition of validity asks', () => {
    const definition = form(field({ id: 6, name: 'Age', type: 'integer', tabName: 'A', validWhen: { when: { fieldId: 6, op: 'gte', value: 5 }, message: 'Children are at least 5.' } }));
    expect(save(definition, { 6: 4 }).problems).toMatchObject([{ path: '6', message: 'Children are at least 5.' }]);
    expect(codes(save(definition, { 6: 10 }))).toEqual([]);
    // Tightened later: what nobody touched may stay.
    expect(codes(save(definition, {}, { 6: 4 }))).toEqual([]);
  });
});

describe('rules of options', () => {
  it('shows, asks and fills a field that waits for the option', () => {
    const definition = form(question([{ fieldId: 2, kind: 'visible', visible: true }, { fieldId: 2, kind: 'required', required: true }]), details());
    expect(evaluateForm(definition, {}, ADMIN, CONTEXT).fields[2]).toMatchObject({ visible: false, required: false });
    expect(evaluateForm(definition, { 1: YES }, ADMIN, CONTEXT).fields[2]).toMatchObject({ visible: true, required: true });
    expect(codes(save(definition, { 1: YES }))).toEqual(['2 REQUIRED']);
    expect(codes(save(definition, { 1: YES, 2: 'nuts' }))).toEqual([]);
  });

  it('keeps what was stored in a field that a rule hides, and refuses to change it', () => {
    const definition = form(question(), details({ shownWhen: { fieldId: 1, op: 'is', value: YES }, required: true }));
    const before = { 1: YES, 2: 'nuts' };
    expect(save(definition, { 1: NO }, before)).toMatchObject({ problems: [], changed: [1], values: { 1: NO, 2: 'nuts' } });
    const late = save(definition, { 1: NO, 2: 'milk' }, before);
    expect(codes(late)).toEqual(['2 FIELD_HIDDEN']);
    expect(late.values).toEqual({ 1: NO, 2: 'nuts' });
    expect(editsToSave({ 1: NO, 2: 'milk' }, late.state)).toEqual({ 1: NO });
  });

  it('tells nobody whether a guess of a field that nothing could show is right, nor what kind of answer it takes', () => {
    const definition = form(question(), details({ type: 'integer', mode: 'hidden' }));
    const unknown = save(definition, { 2: 7 }, { 2: 8 }).problems;
    expect(unknown).toMatchObject([{ path: '2', issue: { code: 'FIELD_UNKNOWN' } }]);
    for (const guess of [8, '8', null, '', 'nuts', [], false]) for (const before of [{ 2: 8 }, {}] as FormValues[]) expect(save(definition, { 2: guess }, before).problems).toEqual(unknown);
    // A field that waits for an answer which nobody sees is as far away.
    const waits = form(question([{ fieldId: 2, kind: 'visible', visible: true }], { mode: 'hidden' }), details());
    for (const guess of ['nuts', 'milk', null]) expect(codes(save(waits, { 2: guess }, { 1: YES, 2: 'nuts' }))).toEqual(['2 FIELD_UNKNOWN']);
  });

  it('does not look at cells that nothing could show, and keeps them', () => {
    const rows = field({ id: 5, name: 'Calls', type: 'subform', tabName: 'A', fields: [field({ id: 51, name: 'Who', type: 'text', tabName: 'A' }), field({ id: 52, name: 'Note', type: 'integer', tabName: 'A', mode: 'hidden' })] });
    const rowId = '0190a000-0000-7000-8000-000000000001';
    const before = { 5: [{ rowId, values: { 51: 'Ana', 52: 4 } }] };
    for (const guess of [4, 5, null, 'x']) {
      const sent = save(form(rows), { 5: [{ rowId, values: { 51: 'Ben', 52: guess } }] }, before);
      expect(sent).toMatchObject({ problems: [], values: { 5: [{ rowId, values: { 51: 'Ben', 52: 4 } }] } });
    }
  });

  it('does not name a field that nothing could show', () => {
    expect(save(form(question(), details({ mode: 'hidden' })), { 2: 'milk' }).problems).toMatchObject([{ path: '2', issue: { code: 'FIELD_UNKNOWN' }, message: expect.not.stringContaining('Details') }]);
    expect(codes(save(form(question([{ fieldId: 2, kind: 'mode', mode: 'rw' }]), details({ mode: 'hidden' })), { 1: NO, 2: 'milk' }))).toEqual(['2 FIELD_HIDDEN']);
  });

  it('reads a hidden field as if nobody had answered it', () => {
    const definition = form(question(), details({ shownWhen: { fieldId: 1, op: 'is', value: YES } }), field({ id: 3, name: 'Plan', type: 'text', tabName: 'B', shownWhen: { fieldId: 2, op: 'filled' } }));
    expect(evaluateForm(definition, { 1: YES, 2: 'nuts' }, ADMIN, CONTEXT).fields[3]!.visible).toBe(true);
    expect(evaluateForm(definition, { 1: NO, 2: 'nuts' }, ADMIN, CONTEXT).fields[3]!.visible).toBe(false);
  });

  it('sets a value when the option is chosen, which may then be changed', () => {
    const definition = form(question([{ fieldId: 2, kind: 'value', value: 'see plan' }]), details());
    expect(save(definition, { 1: YES }).values).toEqual({ 1: YES, 2: 'see plan' });
    expect(save(definition, { 1: YES, 2: 'nuts' }).values).toEqual({ 1: YES, 2: 'nuts' });
    expect(save(definition, { 2: 'nuts' }, { 1: YES, 2: 'see plan' }).values).toEqual({ 1: YES, 2: 'nuts' });
    expect(evaluateForm(definition, { 1: YES }, ADMIN, CONTEXT).values).toEqual({ 1: YES });
  });

  it('sets a value that the person may only read, and takes no other', () => {
    const definition = form(question([{ fieldId: 2, kind: 'value', value: 'see plan' }]), details({ mode: 'ro' }));
    expect(save(definition, { 1: YES })).toMatchObject({ problems: [], values: { 2: 'see plan' }, changed: [1, 2] });
    expect(codes(save(definition, { 1: YES, 2: 'see plan' }))).toEqual([]);
    expect(codes(save(definition, { 1: YES, 2: 'mine' }))).toEqual(['2 FIELD_READ_ONLY']);
  });

  it('never writes into a field that is hidden from the role', () => {
    const definition = form(question([{ fieldId: 2, kind: 'value', value: 'see plan' }]), details({ mode: 'role', roleModes: { admin: 'hidden' } }));
    expect(save(definition, { 1: YES }).values).toEqual({ 1: YES });
  });

  it('opens what the form keeps closed, never what a role is not allowed', () => {
    const opening = [{ fieldId: 2, kind: 'mode', mode: 'rw' }] as const;
    expect(codes(save(form(question(opening), details({ mode: 'ro' })), { 1: YES, 2: 'x' }))).toEqual([]);
    expect(codes(save(form(question(opening), details({ mode: 'role', roleModes: { admin: 'ro' } })), { 1: YES, 2: 'x' }))).toEqual(['2 FIELD_READ_ONLY']);
  });

  const school = field({ id: 3, name: 'School', type: 'dropdown', tabName: 'A', options: [option(31, 'North'), option(32, 'South'), { ...option(33, 'Old'), retiredOn: '2026-01-01' }] });
  it('narrows what can be chosen, and clears what went with the former choice', () => {
    const definition = form(question([{ fieldId: 3, kind: 'options', optionIds: [31, 33] }]), school);
    expect(evaluateForm(definition, { 1: YES }, ADMIN, CONTEXT).fields[3]!.optionIds).toEqual([31]);
    expect(evaluateForm(definition, {}, ADMIN, CONTEXT).fields[3]!.optionIds).toEqual([31, 32]);
    expect(save(definition, { 1: YES }, { 3: 32 })).toMatchObject({ problems: [], changed: [1, 3], values: { 3: null } });
    expect(codes(save(definition, { 1: YES, 3: 32 }))).toEqual(['3 OPTION_NOT_OFFERED']);
    // Chosen before the rule was written: it stays until somebody touches it.
    expect(codes(save(definition, {}, { 1: YES, 3: 32 }))).toEqual([]);
    expect(codes(save(definition, { 3: 33 }, {}))).toEqual(['3 OPTION_RETIRED']);
  });

  it('clears what another choice narrows away, typed or stored, also when an option is taken back, also in a row', () => {
    const allergen = field({ id: 4, name: 'Allergens', type: 'checkbox_group', tabName: 'A', options: [option(41, 'Nuts', [{ fieldId: 3, kind: 'options', optionIds: [31, 32] }]), option(42, 'Milk', [{ fieldId: 3, kind: 'options', optionIds: [33] }])] });
    const which = { ...school, options: school.options.map((one) => ({ ...one, retiredOn: null })) };
    const definition = form(allergen, which);
    for (const [from, to] of [[[41], [42]], [[41, 42], [42]]] as const) {
      const stored = save(definition, { 4: to }, { 4: from, 3: 32 });
      expect(stored).toMatchObject({ problems: [], values: { 4: to, 3: null } });
      const edited = type(definition, [[4, from], [3, 32], [4, to]]);
      expect(edited).toEqual({ 4: to, 3: null });
      expect(save(definition, edited).problems).toEqual([]);
    }
    // Widened, nothing goes; chosen against the narrowing, it stays for the check to name.
    expect(type(definition, [[4, [41]], [3, 32], [4, [41, 42]]])).toEqual({ 4: [41, 42], 3: 32 });
    expect(codes(save(definition, type(definition, [[4, [42]], [3, 32]])))).toEqual(['3 OPTION_NOT_OFFERED']);
    const rowId = '0190a000-0000-7000-8000-000000000001';
    const rows = (values: FormValues) => [{ rowId, values }];
    const group = form(field({ id: 7, name: 'Allergies', type: 'subform', tabName: 'A', fields: [allergen, which] }));
    expect(type(group, [[7, rows({ 4: [41] })], [7, rows({ 4: [41], 3: 32 })], [7, rows({ 4: [42], 3: 32 })]])).toEqual({ 7: rows({ 4: [42], 3: null }) });
  });

  it('runs along a chain of choices, whatever their order in the form', () => {
    const plan = field({ id: 4, name: 'Plan', type: 'dropdown', tabName: 'B', options: [option(41, 'On file', [{ fieldId: 2, kind: 'value', value: 'on file' }]), option(42, 'None')] });
    const chain = [{ fieldId: 4, kind: 'value', value: 41 }] as const;
    expect(save(form(question(chain), details(), plan), { 1: YES }).values).toEqual({ 1: YES, 2: 'on file', 4: 41 });
    expect(save(form(plan, details(), question(chain)), { 1: YES }).values).toEqual({ 1: YES, 2: 'on file', 4: 41 });
  });

  it('starts a new record with its defaults and their rules, without options that have retired', () => {
    const definition = form(question([{ fieldId: 2, kind: 'value', value: 'see plan' }], { defaultValue: YES }), details(), { ...school, defaultValue: 33 });
    const initial = initialValues(definition, CONTEXT);
    expect(initial).toEqual({ 1: YES });
    expect(evaluateForm(definition, initial, ADMIN, CONTEXT, {}).values).toEqual({ 1: YES, 2: 'see plan' });
  });

  it('names the fields of a circle and leaves its rules out', () => {
    const definition = form(question([{ fieldId: 4, kind: 'value', value: 41 }]), field({ id: 4, name: 'Plan', type: 'dropdown', tabName: 'A', options: [option(41, 'A', [{ fieldId: 1, kind: 'value', value: NO }]), option(42, 'B')] }));
    expect(ruleCycles(definition)).toEqual([[1, 4]]);
    expect(save(definition, { 1: YES }).values).toEqual({ 1: YES });
    // Being required decides nothing else, so this is none.
    expect(ruleCycles(form(question([{ fieldId: 2, kind: 'required', required: true }]), details({ requiredWhen: { fieldId: 1, op: 'filled' } })))).toEqual([]);
  });
});

it('a field that only a hidden question shows is not there for whom the question is hidden', () => {
  const viewer = { roleId: 'aide', canEdit: true };
  const definition = form(question([{ fieldId: 2, kind: 'visible', visible: true }], { mode: 'role', roleModes: { aide: 'hidden' } }), details(), field({ id: 3, name: 'Plan', type: 'text', tabName: 'A' }));
  expect(definitionFor(definition, viewer).fields.map(({ id }) => id)).toEqual([3]);
  expect(definitionFor(definition, ADMIN)).toEqual(definition);
});

it('nobody is asked for what says something unanswered: every role may change what no role is named for', () => {
  const roles = field({ id: 5, name: 'Who may read', type: 'permissions_by_role', tabName: 'A', required: true, roleRequired: { aide: true }, requiredWhen: { fieldId: 1, op: 'empty' } });
  const definition = form(question(), roles);
  expect(evaluateForm(definition, {}, ADMIN, CONTEXT).fields[5]).toMatchObject({ mode: 'rw', required: false });
  expect(codes(save(definition, {}))).toEqual([]);
});

describe('required by role', () => {
  const name = (rest: Partial<FieldDefinition>) => field({ id: 1, name: 'Weight', type: 'text', tabName: 'A', ...rest });
  const as = (roleId: string | null, definition: FormDefinition) => codes(save(definition, { 2: 'x' }, {}, { viewer: { roleId, canEdit: true } }));
  const other = field({ id: 2, name: 'Other', type: 'text', tabName: 'A' });

  it('asks or spares the roles that are named, and the others as the field says', () => {
    const nurses = form(name({ roleRequired: { nurse: true } }), other);
    expect([as('nurse', nurses), as('aide', nurses), as(null, nurses)]).toEqual([['1 REQUIRED'], [], []]);
    const spared = form(name({ required: true, roleRequired: { aide: false } }), other);
    expect([as('nurse', spared), as('aide', spared), as('constructor', spared)]).toEqual([['1 REQUIRED'], [], ['1 REQUIRED']]);
  });

  it('is lifted by a rule, and gives way to a condition, like what is asked of everybody', () => {
    const lifted = form(name({ roleRequired: { nurse: true } }), field({ id: 2, name: 'Other', type: 'radio', tabName: 'A', options: [option(21, 'No', [{ fieldId: 1, kind: 'required', required: false }])] }));
    expect(codes(save(lifted, { 2: 21 }, {}, { viewer: { roleId: 'nurse', canEdit: true } }))).toEqual([]);
    const asked = form(name({ required: true, roleRequired: { aide: false }, requiredWhen: { fieldId: 2, op: 'filled' } }), other);
    expect(as('aide', asked)).toEqual(['1 REQUIRED']);
  });
});

describe('rows of a subform', () => {
  const rowId = '0190a000-0000-7000-8000-000000000001';
  const contacts = field({
    id: 7,
    name: 'Pick-up',
    type: 'subform',
    tabName: 'A',
    fields: [
      field({ id: 71, name: 'Name', type: 'text', tabName: 'A', required: true }),
      field({ id: 72, name: 'Relation', type: 'dropdown', tabName: 'A', options: [option(721, 'Aunt'), option(722, 'Other', [{ fieldId: 73, kind: 'required', required: true }])] }),
      field({ id: 73, name: 'Which', type: 'text', tabName: 'A', shownWhen: { all: [{ fieldId: 72, op: 'is', value: 722 }, { fieldId: 1, op: 'is', value: YES }] } }),
      field({ id: 74, name: 'Checked by', type: 'text', tabName: 'A', mode: 'ro' }),
    ],
  });
  const definition = form(question(), contacts);

  it('names each cell by its row and column', () => {
    expect(codes(save(definition, { 1: YES, 7: [{ rowId, values: { 72: 722 } }] }))).toEqual(['7.rows.0.71 REQUIRED', '7.rows.0.73 REQUIRED']);
    expect(codes(save(definition, { 1: NO, 7: [{ rowId, values: { 71: 'Ann', 72: 722 } }] }))).toEqual([]);
    expect(codes(save(definition, { 7: [{ rowId, values: { 71: 'x'.repeat(600), 72: 'nobody' } }] }))).toEqual(['7.rows.0.72 OPTION_UNKNOWN']);
    expect(codes(save(definition, { 7: [{ rowId, values: { 71: 'x'.repeat(600) } }] }))).toEqual(['7.rows.0.71 TEXT_TOO_LONG']);
    expect(codes(save(definition, { 7: [{ rowId: 'x', values: {} }] }))).toEqual(['7 ROW_ID_UNREADABLE']);
  });

  it('keeps cells that were not sent where they cannot be edited, and refuses others', () => {
    const before: FormValues = { 7: [{ rowId, values: { 71: 'Ann', 74: 'Kim' } }] };
    expect(save(definition, { 7: [{ rowId, values: { 71: 'Anna' } }] }, before)).toMatchObject({ problems: [], values: { 7: [{ rowId, values: { 71: 'Anna', 74: 'Kim' } }] } });
    expect(codes(save(definition, { 7: [{ rowId, values: { 71: 'Anna', 74: 'me' } }] }, before))).toEqual(['7.rows.0.74 FIELD_READ_ONLY']);
    expect(codes(save(definition, { 7: [{ rowId, values: { 71: 'Anna', 74: null } }] }, before))).toEqual(['7.rows.0.74 FIELD_READ_ONLY']);
    // Also where nothing else of any row is changed.
    for (const sent of ['me', null]) expect(codes(save(definition, { 7: [{ rowId, values: { 71: 'Ann', 74: sent } }] }, before))).toEqual(['7.rows.0.74 FIELD_READ_ONLY']);
    expect(save(definition, { 7: [{ rowId, values: { 71: 'Ann', 74: 'Kim' } }] }, before)).toMatchObject({ problems: [], changed: [] });
    expect(save(definition, { 7: [] }, before)).toMatchObject({ problems: [], values: { 7: null } });
  });

  it('keeps cells that are hidden from the viewer, who is not told of them', () => {
    const hidden = form({ ...contacts, fields: contacts.fields.map((one) => (one.id === 74 ? { ...one, mode: 'role' as const, roleModes: { admin: 'hidden' as const } } : one)) });
    const before: FormValues = { 7: [{ rowId, values: { 71: 'Ann', 74: 'Kim' } }] };
    expect(save(hidden, { 7: [{ rowId, values: { 71: 'Anna' } }] }, before)).toMatchObject({ problems: [], values: { 7: [{ rowId, values: { 71: 'Anna', 74: 'Kim' } }] } });
    expect(save(hidden, { 7: [{ rowId, values: { 71: 'Ann' } }] }, before).changed).toEqual([]);
    for (const guess of ['Kim', 'Lee']) expect(save(hidden, { 7: [{ rowId, values: { 71: 'Ann', 74: guess } }] }, before)).toMatchObject({ problems: [], changed: [], values: before });
  });

  it('begins a new row with the defaults of its columns where none was sent, and leaves a cell empty that was sent so', () => {
    const begun = (mode: FieldDefinition['mode'], more: Partial<FieldDefinition> = {}) => form({ ...contacts, fields: contacts.fields.map((one) => (one.id === 74 ? { ...one, mode, defaultValue: 'Kim', ...more } : one)) });
    const sent = (values: FormValues) => ({ 7: [{ rowId, values: { 71: 'Ann', ...values } }] });
    expect(codes(save(begun('ro'), sent({ 74: 'me' })))).toEqual(['7.rows.0.74 FIELD_READ_ONLY']);
    expect(codes(save(begun('rw', { type: 'integer', defaultValue: 3 }), sent({ 74: 'x' as never })))).toEqual(['7.rows.0.74 NUMBER']);
    for (const definition of [begun('rw'), begun('ro'), begun('hidden'), begun('role', { roleModes: { admin: 'hidden' } })]) expect(save(definition, sent({}))).toMatchObject({ problems: [], values: sent({ 74: 'Kim' }) });
    expect(save(begun('ro'), sent({ 74: 'Kim' }))).toMatchObject({ problems: [], values: sent({ 74: 'Kim' }) });
    expect(save(begun('rw'), sent({ 74: null }))).toMatchObject({ problems: [], values: sent({}) });
    expect(save(begun('rw'), sent({ 74: 'Lee' }))).toMatchObject({ problems: [], values: sent({ 74: 'Lee' }) });
    // A row that is there already was answered.
    expect(save(begun('ro'), { 7: [{ rowId, values: { 71: 'Anna' } }] }, sent({}))).toMatchObject({ problems: [], values: { 7: [{ rowId, values: { 71: 'Anna' } }] } });
    const chosen = form({ ...contacts, fields: contacts.fields.map((one) => (one.id === 72 ? { ...one, defaultValue: 721, options: [option(721, 'Aunt', [{ fieldId: 74, kind: 'value', value: 'me' }])] } : one)) });
    expect(save(chosen, sent({}))).toMatchObject({ problems: [], values: sent({ 72: 721, 74: 'me' }) });
  });

  it('tells the state of every cell', () => {
    const state = evaluateForm(definition, { 1: YES, 7: [{ rowId, values: { 72: 722 } }] }, ADMIN, CONTEXT);
    expect(state.rows[7]![rowId]![73]).toEqual({ visible: true, mode: 'rw', required: true, optionIds: null });
    expect(state.rows[7]![rowId]![74]).toMatchObject({ mode: 'ro', required: false });
  });
});
