import fc from 'fast-check';
import { aCase, CONTEXT, TABS } from '../testing/arbitrary-form';
import { SAMPLE_VALUES } from '../testing/samples';
import { FIELD_TYPES, isChoice, isDisplayType, type FieldType } from '../field-type';
import { field, type Condition, type FieldDefinition, type FieldOption, type FormDefinition } from '../form-definition';
import { sameValue } from '../engine/values';
import { withoutAnswersInTables } from './check-change';
import { checkDefinition } from './check-definition';
import { compareDefinitions } from './compare-definitions';
import { conversion, convertValue } from './conversion';
import { mergeDefinitions } from './merge-definitions';
import { renumber } from './renumber';

const option = (id: number, label: string, rest: Partial<FieldOption> = {}): FieldOption => ({ id, label, retiredOn: null, ...rest });
const text = (id: number, name: string, rest: Partial<FieldDefinition> = {}) => field({ id, name, type: 'text', tabName: 'A', ...rest });
const choice = (id: number, name: string, options: readonly FieldOption[] = [option(id * 10 + 1, 'Yes'), option(id * 10 + 2, 'No')], rest: Partial<FieldDefinition> = {}) => field({ id, name, type: 'dropdown', tabName: 'A', options, ...rest });
const form = (...fields: FieldDefinition[]): FormDefinition => ({ section: 'participants', subSection: 'participant', version: 1, tabs: TABS, fields });
const problems = (next: FormDefinition, before: FormDefinition | null = null, known?: ReadonlySet<number>) => checkDefinition(next, before, known).map(({ fieldId, path, code }) => `${fieldId} ${path} ${code}`);

describe('what the builder refuses', () => {
  it('says the exact words when a field exists', () => {
    const twice = form(text(1, 'Allergies'), text(-1, 'ALLERGIES'));
    expect(checkDefinition(twice, null)).toEqual([{ code: 'FIELD_EXISTS', fieldId: -1, path: 'name', message: 'The field "ALLERGIES" already exists' }]);
    // Another type or tab is another field.
    expect(problems(form(text(1, 'Allergies'), text(-1, 'Allergies', { tabName: 'B' }), field({ id: -2, name: 'Allergies', type: 'multiline', tabName: 'A' })))).toEqual([]);
  });

  it('gives a column of a table to tick nothing of what is answered, and leaves what an older form says', () => {
    const table = (column: Partial<FieldDefinition>) => form(field({ id: 1, name: 'Trips', type: 'multiselect_table', tabName: 'A', options: [option(11, 'Zoo')], fields: [text(12, 'Costs', column)] }));
    const when = { fieldId: 1, op: 'filled' } as const;
    const answered = { mode: 'ro', defaultValue: '5', required: true, shownWhen: when, requiredWhen: when, validWhen: { when, message: 'Say it.' } } as const;
    expect(checkDefinition(table(answered), table({})).map(({ fieldId, path, message }) => [fieldId, path, message])).toEqual(
      [['mode', 'mode'], ['defaultValue', 'default'], ['required', 'answer to require'], ['shownWhen', 'condition to be shown under'], ['requiredWhen', 'condition to be required under'], ['validWhen', 'condition to be valid under']].map(([path, what]) => [12, path, `"Costs" is a column of a table to tick, where nobody answers: it has no ${what}. Write its words in the cells of the options.`]),
    );
    expect(problems(table({ ...answered, name: 'Price' }), table(answered))).toEqual([]);
    expect(problems(table({}), null)).toEqual([]);
    // As an older version comes back.
    expect(withoutAnswersInTables(table(answered).fields)).toEqual(table({}).fields);
  });

  it('names a limit that cannot be read, whatever stands there, and never judges a default or a rule by it', () => {
    const defaults = { integer: 5, decimal: '5.5', percent: '5', currency: { amount: '5.00', currency: 'USD' }, date: '2026-05-05', date_picker: ['2026-05-05'], text: 'five', chips: ['five'], multiselect_table: [11] } as const;
    const junk = fc.oneof(fc.constantFrom<unknown>('-', '.', '1,000', '$', '100%', '1e', '', '2026-02-30', 'unreadable', null, NaN, -1, 1.5, {}, [null]), fc.string(), fc.anything());
    const limit = fc.constantFrom('min', 'max', 'decimals', 'minLength', 'maxLength', 'minCount', 'maxCount', 'currency', 'minDate', 'maxDate', 'disabledDates', 'disabledDays', 'accept', 'pattern');
    const judged = (limits: object) =>
      Object.entries(defaults).flatMap(([type, value]) => {
        const one = field({ id: 1, name: 'a', type: type as FieldType, tabName: 'A', defaultValue: value as never, limits, options: type === 'multiselect_table' ? [option(11, 'x')] : [] });
        const was = { ...one, limits: {} };
        compareDefinitions(form(was), form(one));
        return problems(form(one, choice(2, 'b', [option(21, 'y', { apply: [{ fieldId: 1, kind: 'value', value: value as never }] })])), form(was, choice(2, 'b', [option(21, 'y')])), new Set([1, 2]));
      });
    for (const min of ['-', '.', '1,000', '$', '100%']) expect([...new Set(judged({ min, max: min }))]).toEqual(['1 limits.min LIMIT', '1 limits.max LIMIT']);
    expect([...new Set(judged({ minDate: 'unreadable', decimals: -1 }))].sort()).toEqual(['1 limits.decimals LIMIT', '1 limits.minDate LIMIT']);
    // What can be read still judges.
    expect(judged({ min: '-', max: '4' })).toContain('1 defaultValue DEFAULT_VALUE');
    fc.assert(fc.property(fc.dictionary(limit, junk, { maxKeys: 4 }), (limits) => void judged(limits)), { numRuns: 400 });
  });

  it('names the roles of a change, where they are known', () => {
    const [was, is] = [form(text(1, 'Notes')), form(text(1, 'Notes', { mode: 'role', roleModes: { n: 'hidden', x: 'ro' } }))];
    const said = (roles?: ReadonlyMap<string, string>) => compareDefinitions(was, is, roles).find(({ what }) => what === 'Modes by role')?.after;
    expect([said(new Map([['n', 'Nurse']])), said()]).toEqual(['Nurse: hidden, can be read', 'hidden, can be read']);
  });

  const test = (value: Partial<Extract<Condition, { op: string }>>): Condition => ({ fieldId: 1, op: 'is', value: 'x', ...value }) as Condition;
  const deep = (depth: number): Condition => (depth === 0 ? test({}) : { all: [deep(depth - 1)] });
  const bad: [string, FormDefinition, string][] = [
    ['no tabs', { ...form(), tabs: [] }, 'null tabs TABS_MISSING'],
    ['two tabs of one name', { ...form(), tabs: [...TABS, { name: 'C', label: 'FIRST' }] }, 'null tabs.C TAB_LABEL'],
    ['a tab that is gone', form(text(1, 'a', { tabName: 'Z' })), '1 tabName FIELD_TAB'],
    ['one id twice', form(text(1, 'a'), text(1, 'b')), '1 id FIELD_ID'],
    ['one id a hundred times', form(...Array.from({ length: 100 }, (_, at) => text(1, `a${at}`))), '1 id FIELD_ID'],
    ['no name', form(text(1, '')), '1 name FIELD_NAME'],
    ['blanks around a name', form(text(1, ' a ')), '1 name FIELD_NAME'],
    ['a long name', form(text(1, 'x'.repeat(121))), '1 name FIELD_NAME'],
    ['a megabyte of name', form(text(1, 'x'.repeat(1_000_000))), '1 name FIELD_NAME'],
    ['a name that cannot be seen', form(text(1, 'a\u0000b')), '1 name FIELD_NAME'],
    ['a type that there is not', form(text(1, 'a', { type: 'blob' as FieldType })), '1 type FIELD_TYPE'],
    ['a role that is neither asked nor spared', form(text(1, 'a', { roleRequired: { nurse: 'yes' as never } })), '1 roleRequired FIELD_REQUIRED'],
    ['a width of 13', form(text(1, 'a', { uiWidth: 13 })), '1 uiWidth FIELD_WIDTH'],
    ['a picture of no size', form(text(1, 'a', { maxWidth: 0 })), '1 maxWidth FIELD_PIXELS'],
    ['a choice without options', form(choice(1, 'a', [])), '1 options OPTIONS_MISSING'],
    ['two options of one label', form(choice(1, 'a', [option(1, 'Sí'), option(2, 'SI')])), '1 options.2.label OPTION_LABEL'],
    ['an option without a label', form(choice(1, 'a', [option(1, '')])), '1 options.1.label OPTION_LABEL'],
    ['options of a text', form(text(1, 'a', { options: [option(1, 'x')] })), '1 options OPTIONS_NOT_ALLOWED'],
    ['too many options', form(field({ id: 1, name: 'a', type: 'radio', tabName: 'A', options: Array.from({ length: 201 }, (_, at) => option(at + 1, `o${at}`)) })), '1 options OPTIONS_TOO_MANY'],
    ['a subform in a subform', form(field({ id: 1, name: 'a', type: 'subform', tabName: 'A', fields: [field({ id: 2, name: 'b', type: 'subform', tabName: 'A', fields: [text(3, 'c')] })] })), '2 type SUBFORM_DEPTH'],
    ['a subform without fields', form(field({ id: 1, name: 'a', type: 'subform', tabName: 'A' })), '1 fields COLUMNS_MISSING'],
    ['a signature under nothing', form(field({ id: 1, name: 'a', type: 'signature', tabName: 'A', text: ' ' })), '1 text FIELD_TEXT'],
    ['an identifier without a pattern', form(field({ id: 1, name: 'a', type: 'generator', tabName: 'A' })), '1 limits.pattern PATTERN'],
    ['two counters in a pattern', form(field({ id: 1, name: 'a', type: 'generator', tabName: 'A', limits: { pattern: '{#}-{#}' } })), '1 limits.pattern PATTERN'],
    ['a largest number below the smallest', form(field({ id: 1, name: 'a', type: 'integer', tabName: 'A', limits: { min: '5', max: '4' } })), '1 limits.max LIMIT_ORDER'],
    ['every day of the week closed', form(field({ id: 1, name: 'a', type: 'date', tabName: 'A', limits: { disabledDays: [0, 1, 2, 3, 4, 5, 6] } })), '1 limits.disabledDays LIMIT'],
    ['a day of the week that there is not', form(field({ id: 1, name: 'a', type: 'date', tabName: 'A', limits: { disabledDays: [7] } })), '1 limits.disabledDays LIMIT'],
    ['February 30 as the first date', form(field({ id: 1, name: 'a', type: 'date', tabName: 'A', limits: { minDate: '2026-02-30' } })), '1 limits.minDate LIMIT'],
    ['a default that the field cannot hold', form(field({ id: 1, name: 'a', type: 'integer', tabName: 'A', defaultValue: 'x' as never })), '1 defaultValue DEFAULT_VALUE'],
    ['a default below the smallest number', form(field({ id: 1, name: 'a', type: 'integer', tabName: 'A', limits: { min: '5' }, defaultValue: 4 })), '1 defaultValue DEFAULT_VALUE'],
    ['a default that the column cannot hold', form(field({ id: 1, name: 'a', type: 'subform', tabName: 'A', fields: [field({ id: 2, name: 'b', type: 'integer', tabName: 'A', defaultValue: 'x' as never })] })), '2 defaultValue DEFAULT_VALUE'],
    ['a password given beforehand', form(field({ id: 1, name: 'a', type: 'password', tabName: 'A', defaultValue: 'x' })), '1 defaultValue DEFAULT_VALUE'],
    ['a rule on a field that is gone', form(choice(1, 'a', [option(1, 'x', { apply: [{ fieldId: 9, kind: 'visible', visible: true }] })])), '1 options.1.apply.0 RULE_FIELD'],
    ['a rule on its own field', form(choice(1, 'a', [option(1, 'x', { apply: [{ fieldId: 1, kind: 'required', required: true }] })])), '1 options.1.apply.0 RULE_SELF'],
    ['a rule that sets what cannot be held', form(choice(1, 'a', [option(1, 'x', { apply: [{ fieldId: 2, kind: 'value', value: 5 }] })]), choice(2, 'b')), '1 options.1.apply.0 RULE_VALUE'],
    ['a rule that offers what is not there', form(choice(1, 'a', [option(1, 'x', { apply: [{ fieldId: 2, kind: 'options', optionIds: [99] }] })]), choice(2, 'b')), '1 options.1.apply.0 RULE_OPTION'],
    ['one rule twice', form(choice(1, 'a', [option(1, 'x', { apply: [{ fieldId: 2, kind: 'visible', visible: true }, { fieldId: 2, kind: 'visible', visible: false }] })]), text(2, 'b')), '1 options.1.apply.1 RULE_TWICE'],
    ['a condition on a field that is gone', form(text(1, 'a'), text(2, 'b', { shownWhen: test({ fieldId: 9 }) })), '2 shownWhen CONDITION_FIELD'],
    ['a comparison that a text does not know', form(text(1, 'a'), text(2, 'b', { requiredWhen: test({ op: 'lt' }) })), '2 requiredWhen CONDITION_OP'],
    ['an option that is not there', form(choice(1, 'a'), text(2, 'b', { shownWhen: test({ value: 99 }) })), '2 shownWhen CONDITION_VALUE'],
    ['no list where one is needed', form(choice(1, 'a'), text(2, 'b', { shownWhen: test({ op: 'anyOf', value: 11 }) })), '2 shownWhen CONDITION_VALUE'],
    ['a condition without comparisons', form(text(1, 'a'), text(2, 'b', { shownWhen: { all: [] } })), '2 shownWhen CONDITION_SHAPE'],
    ['a condition a thousand deep', form(text(1, 'a'), text(2, 'b', { shownWhen: deep(1_000) })), '2 shownWhen CONDITION_TOO_LARGE'],
    ['a column asked for from outside', form(field({ id: 1, name: 'a', type: 'subform', tabName: 'A', fields: [text(3, 'c')] }), text(2, 'b', { shownWhen: test({ fieldId: 3 }) })), '2 shownWhen CONDITION_FIELD'],
    ['validity without words', form(text(1, 'a', { validWhen: { when: test({}), message: '' } })), '1 validWhen.message VALID_MESSAGE'],
    ['a circle of conditions', form(text(1, 'a', { shownWhen: { fieldId: 2, op: 'filled' } }), text(2, 'b', { shownWhen: { fieldId: 1, op: 'filled' } })), '1 rules RULE_CYCLE'],
    ['a field shown when it is filled', form(text(1, 'a', { shownWhen: { fieldId: 1, op: 'filled' } })), '1 rules RULE_CYCLE'],
  ];
  it.each(bad)('%s', (_, definition, problem) => {
    expect(problems(definition)).toEqual([problem]);
    for (const { message } of checkDefinition(definition, null)) expect(message).toMatch(/^.{10,700}$/);
  });

  it('speaks of limits, groups and patterns as the builder does', () => {
    const said = (type: FieldType, more: Partial<FieldDefinition> = {}) => checkDefinition(form(field({ id: 1, name: 'Badge', type, tabName: 'A', ...more })), null).map(({ message }) => message);
    expect(said('generator')).toEqual(['The pattern of "Badge" needs one counter, such as {#####} in PV-{yyyy}-{#####}.']);
    expect(said('subform')).toEqual(['The repeated group "Badge" has no columns. Add at least one.']);
    expect(said('integer', { limits: { min: '5', max: '4' } })).toEqual(['The largest number of "Badge" is below the smallest number.']);
    expect(said('text', { limits: { minLength: 9, maxLength: 2 } })).toEqual(['The most characters of "Badge" are below the fewest.']);
  });

  it('names a type or mode that there is not, and those that there are', () => {
    const said = (change: Partial<FieldDefinition>) => checkDefinition(form(choice(1, 'Badge', [option(11, 'Yes', { apply: [{ fieldId: 2, kind: 'mode', mode: 'off' as never }] })]), text(2, 'Note', change)), null).map(({ message }) => message);
    const rule = 'The rule of "Badge" for "Yes" sets "off" as the mode, which is no mode. The modes are "rw", "ro" and "hidden".';
    expect(said({ mode: 'read' as never })).toEqual([rule, '"Note" has "read" as its mode, which is no mode. The modes are "rw", "ro", "hidden" and "role".']);
    expect(said({ mode: 'role', roleModes: { nurse: 'hi' as never } })).toEqual([rule, '"Note" has "hi" as the mode of a role, which is no mode. The modes are "rw", "ro" and "hidden".']);
    const [, type] = said({ type: 'blob' as FieldType });
    expect(type).toMatch(/^"Note" has "blob" as its type, which is no type\. The types are ("\w+", )+"\w+" and "\w+"\.$/);
    expect(FIELD_TYPES.filter((one) => !type?.includes(`"${one}"`))).toEqual([]);
  });

  it('names the fields of a circle', () => {
    const definition = form(choice(1, 'Allergies', [option(11, 'Yes', { apply: [{ fieldId: 2, kind: 'visible', visible: true }] })]), text(2, 'Details'), text(3, 'Plan', { shownWhen: { fieldId: 2, op: 'filled' } }));
    expect(problems(definition)).toEqual([]);
    const circle = form(...definition.fields.map((one) => (one.id === 1 ? { ...one, shownWhen: { fieldId: 3, op: 'filled' } as const } : one)));
    expect(checkDefinition(circle, null)[0]!.message).toBe('The rules and conditions of "Allergies", "Details" and "Plan" go round in a circle: each depends on the one before. Take one of them out.');
  });

  it('keeps what ships with the product', () => {
    const before = form(text(1, 'Middle name', { hardcodedName: 'middleName', isDefault: true }), choice(2, 'Grade', undefined, { hardcodedName: 'grade', isDefault: true }), text(3, 'Own'));
    const changed = (id: number, change: Partial<FieldDefinition>) => form(...before.fields.map((one) => (one.id === id ? { ...one, ...change } : one)));
    expect(problems(changed(1, { name: 'Given name', mode: 'hidden', tabName: 'B', required: true }), before)).toEqual([]);
    expect(problems(form(before.fields[1]!, before.fields[2]!), before)).toEqual(['1 id TEMPLATE_GONE']);
    expect(problems(changed(1, { type: 'multiline' }), before)).toEqual(['1 type TEMPLATE_TYPE']);
    expect(problems(changed(1, { hardcodedName: null, isDefault: false }), before)).toEqual(['1 hardcodedName TEMPLATE_BOUND']);
    expect(problems(changed(2, { options: [option(21, 'Yes'), option(-1, 'Maybe')] }), before)).toEqual(['2 options TEMPLATE_OPTIONS']);
    expect(problems(changed(2, { options: [option(22, 'Nein'), option(21, 'Ja', { retiredOn: '2026-01-01' })] }), before)).toEqual([]);
    expect(problems(form(...before.fields, text(-1, 'x', { hardcodedName: 'salary' })), before)).toEqual(['-1 hardcodedName TEMPLATE_BOUND']);
    expect(problems(form(...before.fields, text(7, 'x')), before)).toEqual(['7 id FIELD_ID']);
    expect(problems(form(...before.fields, text(7, 'x')), before, new Set([7]))).toEqual([]);
    expect(problems(changed(3, { type: 'signature', text: 'I agree' }), before)).toEqual(['3 type TYPE_CHANGE']);
  });

  it('keeps open what no record can be without', () => {
    const first = (change: Partial<FieldDefinition>) => form(text(1, 'First name', { hardcodedName: 'firstName', isDefault: true, required: true, ...change }), choice(2, 'a'));
    expect(problems(first({ name: 'Given name', mode: 'role', roleModes: { x: 'ro' } }))).toEqual([]);
    for (const [path, change] of [['required', { required: false }], ['mode', { mode: 'hidden' }], ['mode', { mode: 'ro' }], ['shownWhen', { shownWhen: { fieldId: 2, op: 'filled' } }]] as const) {
      expect(problems(first(change))).toEqual([`1 ${path} TEMPLATE_NEEDED`]);
    }
    const rule = (apply: FieldOption['apply']) => form(first({}).fields[0]!, choice(2, 'a', [option(21, 'Yes', { apply })]));
    expect(problems(rule([{ fieldId: 1, kind: 'visible', visible: true }]))).toEqual(['1 rules TEMPLATE_NEEDED']);
    expect(problems(rule([{ fieldId: 1, kind: 'value', value: 'x' }]))).toEqual([]);
  });

  it('is not misled by what cannot be a definition', () => {
    expect(checkDefinition(form(...Array.from({ length: 501 }, (_, at) => text(at + 1, `f${at}`))), null)).toHaveLength(1);
  });
});

describe('changing a type', () => {
  const OPTIONS = [option(1, 'Yes'), option(2, 'No'), option(3, '2026-09-01'), option(4, 'a; b')];
  const of = (type: FieldType, rest: Partial<FieldDefinition> = {}) => field({ id: 1, name: 'f', type, tabName: 'A', text: 'I agree', options: isChoice(type) ? OPTIONS : [], fields: type === 'subform' ? [text(2, 'c')] : [], ...rest });
  const valueTypes = FIELD_TYPES.filter((type) => !isDisplayType(type));

  it.each([
    ['multiline', 'two\nlines', 'text', undefined],
    ['integer', 7, 'decimal', '7'],
    ['decimal', '7.5', 'integer', undefined],
    ['decimal', '1234.5', 'text', '1234.5'],
    ['percent', '12.5', 'text', '12.5%'],
    ['currency', { amount: '12.50', currency: 'USD' }, 'decimal', '12.5'],
    ['currency', { amount: '12.50', currency: 'EUR' }, 'decimal', undefined],
    ['text', 'yes', 'checkbox', true],
    ['text', 'perhaps', 'checkbox', undefined],
    ['text', 'NO', 'dropdown', 2],
    ['text', 'Maybe', 'dropdown', undefined],
    ['text', '02/30/2026', 'date', undefined],
    ['text', '09/01/2026', 'date', '2026-09-01'],
    ['checkbox', true, 'radio', 1],
    ['dropdown', 2, 'checkbox_group', [2]],
    ['multiselect', [1, 2], 'dropdown', undefined],
    ['multiselect', [2], 'dropdown', 2],
    ['multiselect', [1, 4], 'chips', ['Yes', 'a; b']],
    ['date', '2026-09-01', 'date_range', { start: '2026-09-01', end: '2026-09-01' }],
    ['date_picker', ['2026-09-01', '2026-09-02'], 'date', undefined],
    ['date_range', { start: '2026-09-01', end: '2026-09-01' }, 'date', '2026-09-01'],
    ['datetime', '2026-09-01T07:00:00.000Z', 'date', '2026-09-01'],
    ['datetime', '2026-09-01T08:00:00.000Z', 'date', undefined],
  ] as const)('%s %j to %s', (from, value, to, expected) => {
    const result = convertValue(value as never, of(from), of(to), CONTEXT);
    if (expected === undefined) expect(result.issue).toBeDefined();
    else expect(result).toEqual({ value: expected });
  });

  it.each(valueTypes)('%s to any other type keeps its word', (from) => {
    for (const to of FIELD_TYPES) {
      const kind = conversion(of(from), of(to));
      if (isDisplayType(to)) expect(kind).toBe('impossible');
      for (const value of SAMPLE_VALUES[from]) {
        const there = convertValue(value, of(from), of(to), CONTEXT);
        if (kind === 'impossible') expect(there.issue).toBeDefined();
        if (kind === 'same') expect(there.value).toEqual(value);
        if (kind !== 'lossless') continue;
        expect({ from, to, value, issue: there.issue }).toEqual({ from, to, value, issue: undefined });
        // Nothing of it is lost when it can be read back.
        const back = conversion(of(to), of(from)) === 'impossible' ? null : convertValue(there.value!, of(to), of(from), CONTEXT);
        if (back) expect({ to, value: back.value }).toEqual({ to, value });
      }
    }
  });

  it('is only checked when the new field is narrower', () => {
    expect(conversion(of('text'), of('multiline'))).toBe('lossless');
    expect(conversion(of('text'), of('multiline', { limits: { maxLength: 10 } }))).toBe('checked');
    expect(conversion(of('dropdown'), of('radio', { options: OPTIONS.slice(1) }))).toBe('checked');
  });
});

describe('two versions compared', () => {
  const a = form(choice(1, 'Allergies', [option(11, 'Yes'), option(12, 'No')]), text(2, 'Details'), text(3, 'Plan'), text(4, 'Gone'));
  const b: FormDefinition = {
    ...a,
    tabs: [{ name: 'A', label: 'Health' }, { name: 'B', label: 'Second' }, { name: 'C', label: 'New' }],
    fields: [text(3, 'Plan'), choice(1, 'Any allergies', [option(11, 'Yes', { apply: [{ fieldId: 2, kind: 'required', required: true }] }), option(12, 'No', { retiredOn: '2026-12-01' }), option(13, 'Unknown')]), text(2, 'Details', { required: true, limits: { maxLength: 50 }, shownWhen: { fieldId: 1, op: 'is', value: 11 } }), text(5, 'Doctor')],
  };
  it('says in words what was done', () => {
    expect(compareDefinitions(a, b).map(({ field: name, what, before, after }) => `${name}: ${what}: ${before} > ${after}`)).toEqual([
      'Health: Name of the tab: First > Health',
      'New: Tab added: null > New',
      'Any allergies: Name: Allergies > Any allergies',
      'Any allergies: Rule added: null > Choosing Yes makes Details required',
      'Any allergies: Option “No” retires: null > 2026-12-01',
      'Any allergies: Option added: null > Unknown',
      'Details: Required: No > Yes',
      'Details: Most characters: null > 50',
      'Details: Shown when: null > Any allergies is Yes',
      'Doctor: Field added: null > Text',
      'Gone: Field removed: Text > null',
      'Plan: Place: after Details > first',
    ]);
  });

  it('says of a field that is called otherwise nothing at the fields whose rules name it', () => {
    const [asked, named] = [choice(1, 'Allergies', [option(11, 'Yes', { apply: [{ fieldId: 2, kind: 'required', required: true }] })]), (name: string) => form(asked, text(2, name))];
    expect(compareDefinitions(named('Details'), named('What happens')).map(({ field: name, what }) => `${name}: ${what}`)).toEqual(['What happens: Name']);
  });

  it('finds nothing between a form and itself, and something between any two that differ', () => {
    fc.assert(
      fc.property(aCase, aCase, ({ definition: one }, { definition: other }) => {
        expect(compareDefinitions(one, JSON.parse(JSON.stringify(one)) as FormDefinition)).toEqual([]);
        const differ = !sameValue(one.fields, other.fields);
        expect(compareDefinitions(one, other).length > 0).toBe(differ);
      }),
      { numRuns: 60 },
    );
  });
});

describe('two editors at once', () => {
  const base = form(choice(1, 'Allergies'), text(2, 'Details'), text(3, 'Plan'));
  const edit = (id: number, change: Partial<FieldDefinition>, of: FormDefinition = base) => form(...of.fields.map((one) => (one.id === id ? { ...one, ...change } : one)));

  it('takes what each of them changed', () => {
    const mine = edit(1, { required: true, options: [option(11, 'Ja'), option(12, 'No'), option(-1, 'Unknown')], limits: { maxCount: 2 } });
    const theirs = edit(1, { help: 'Ask the family.', options: [option(11, 'Yes'), option(12, 'Nein')], limits: { minCount: 1 } });
    const { merged, conflicts } = mergeDefinitions(base, mine, { ...theirs, version: 2, fields: [...theirs.fields, text(4, 'Doctor')] });
    expect(conflicts).toEqual([]);
    expect(merged.version).toBe(2);
    expect(merged.fields[0]).toMatchObject({ required: true, help: 'Ask the family.', options: [{ label: 'Ja' }, { label: 'Nein' }, { label: 'Unknown' }], limits: { maxCount: 2, minCount: 1 } });
    expect(merged.fields.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('says what both changed, and keeps theirs', () => {
    const { merged, conflicts } = mergeDefinitions(base, edit(2, { name: 'Mine', required: true }), edit(2, { name: 'Theirs' }));
    expect(merged.fields[1]).toMatchObject({ name: 'Theirs', required: true });
    expect(conflicts).toEqual([{ fieldId: 2, field: 'Theirs', what: 'Name', base: 'Details', mine: 'Mine', theirs: 'Theirs' }]);
    const asked = (roleRequired: FieldDefinition['roleRequired']) => edit(2, { roleRequired });
    expect(mergeDefinitions(base, asked({ nurse: true }), asked({ aide: false })).merged.fields[1]?.roleRequired).toEqual({ nurse: true, aide: false });
    expect(mergeDefinitions(asked({ nurse: true }), base, edit(2, { roleRequired: { nurse: true }, help: 'Kilograms' })).merged.fields[1]).toEqual({ ...base.fields[1], help: 'Kilograms' });
    expect(mergeDefinitions(base, asked({ nurse: true }), asked({ nurse: false })).conflicts).toMatchObject([{ what: 'Required by role', mine: 'required', theirs: 'optional' }]);
    const options = mergeDefinitions(base, edit(1, { options: [option(11, 'Ja'), option(12, 'No')] }), edit(1, { options: [option(11, 'Oui'), option(12, 'No')] }));
    expect(options.conflicts).toEqual([{ fieldId: 1, field: 'Allergies', what: 'Option', base: 'Yes', mine: 'Ja', theirs: 'Oui' }]);
    const limits = mergeDefinitions(base, edit(2, { limits: { maxLength: 5 } }), edit(2, { limits: { maxLength: 9 } }));
    expect(limits.conflicts).toEqual([{ fieldId: 2, field: 'Details', what: 'Most characters', base: null, mine: '5', theirs: '9' }]);
  });

  it('removes what nobody else touched, and says when somebody did', () => {
    const without = form(base.fields[0]!, base.fields[2]!);
    expect(mergeDefinitions(base, without, base).merged.fields.map(({ id }) => id)).toEqual([1, 3]);
    const mineGone = mergeDefinitions(base, without, edit(2, { name: 'Theirs' }));
    expect(mineGone.merged.fields.map(({ name }) => name)).toEqual(['Allergies', 'Theirs', 'Plan']);
    expect(mineGone.conflicts).toMatchObject([{ fieldId: 2, mine: 'removed', theirs: 'changed' }]);
    const theirsGone = mergeDefinitions(base, edit(2, { name: 'Mine' }), without);
    expect(theirsGone.merged.fields.map(({ id }) => id)).toEqual([1, 3]);
    expect(theirsGone.conflicts).toMatchObject([{ fieldId: 2, mine: 'changed', theirs: 'removed' }]);
  });

  it('keeps the order that somebody gave, with what the other added where it was put', () => {
    const mine = form(base.fields[2]!, base.fields[0]!, base.fields[1]!);
    const theirs = form(base.fields[0]!, text(4, 'Doctor'), base.fields[1]!, base.fields[2]!);
    expect(mergeDefinitions(base, mine, theirs).merged.fields.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
    const both = mergeDefinitions(base, mine, form(base.fields[1]!, base.fields[0]!, base.fields[2]!));
    expect(both.merged.fields.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(both.conflicts).toMatchObject([{ fieldId: null, what: 'Order of the fields' }]);
  });

  it('tells new fields of both apart, with the rules that name them', () => {
    const mine = form(...base.fields.slice(0, 1).map((one) => ({ ...one, options: [option(11, 'Yes', { apply: [{ fieldId: -1, kind: 'visible' as const, visible: true }] }), option(12, 'No')] })), ...base.fields.slice(1), text(-1, 'Mine'));
    const { merged } = mergeDefinitions(base, mine, form(...base.fields, text(-1, 'Theirs')));
    const own = merged.fields.find(({ name }) => name === 'Mine')!;
    expect(merged.fields.filter(({ id }) => id === own.id)).toEqual([own]);
    expect(merged.fields[0]!.options[0]!.apply).toEqual([{ fieldId: own.id, kind: 'visible', visible: true }]);
  });

  it('says when both added one thing differently, and keeps theirs', () => {
    const [mine, theirs] = [text(9, 'Mine'), text(9, 'Theirs', { required: true })];
    expect(mergeDefinitions(base, form(...base.fields, mine), form(...base.fields, theirs))).toMatchObject({ merged: { fields: [{ id: 1 }, { id: 2 }, { id: 3 }, theirs] }, conflicts: [{ fieldId: 9, what: 'Field', base: null, mine: 'Mine', theirs: 'Theirs' }] });
  });

  it('keeps a tab that somebody put a field on', () => {
    const { merged } = mergeDefinitions(base, form(...base.fields, text(-1, 'Mine', { tabName: 'B' })), { ...base, tabs: TABS.slice(0, 1) });
    expect(merged.tabs.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  const threeForms = fc.tuple(aCase, aCase, aCase).map((cases) => cases.map(({ definition }) => definition) as [FormDefinition, FormDefinition, FormDefinition]);
  const byId = ({ fields }: FormDefinition) => [...fields].sort((x, y) => x.id - y.id);
  it('holds its laws for any three forms', () => {
    fc.assert(
      fc.property(threeForms, ([one, two, three]) => {
        expect(mergeDefinitions(one, one, two)).toEqual({ merged: two, conflicts: [] });
        expect(mergeDefinitions(one, two, one)).toEqual({ merged: two, conflicts: [] });
        expect(mergeDefinitions(one, two, two)).toEqual({ merged: two, conflicts: [] });
        const [left, right] = [mergeDefinitions(one, two, three), mergeDefinitions(one, three, two)];
        expect(left.conflicts.length === 0).toBe(right.conflicts.length === 0);
        if (left.conflicts.length === 0) expect(byId(left.merged)).toEqual(byId(right.merged));
      }),
      { numRuns: 100 },
    );
  });
});

it('new ids are given wherever the old ones are named', () => {
  fc.assert(
    fc.property(aCase, ({ definition }) => {
      const there = renumber(definition.fields, { field: (id) => -id, option: (id) => id + 5_000 });
      expect(JSON.stringify(there)).not.toMatch(/"fieldId":\d/);
      expect(renumber(there, { field: (id) => -id, option: (id) => id - 5_000 })).toEqual(definition.fields);
    }),
  );
});

