import { newId } from '@afterbell/core/domain';
import { type Design, formsOf, idOf, type Maintenance } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let site: Caller;
let otherSite: Caller;
let viewer: Caller;
let forms: ReturnType<typeof formsOf>;
let definition: Maintenance;

const VALUE = `__typename ... on TextValue { text } ... on OptionValue { option } ... on OptionsValue { options } ... on FlagValue { flag } ... on DateValue { date } ... on IntegerValue { integer }
  ... on SecretValue { secret } ... on RowsValue { rows { rowId values { fieldId value { __typename ... on TextValue { text } } } } } ... on SignatureValue { signature { kind name signedAt agreedText } }`;
const FORM = `id title version formVersion savedFormVersion viewerCan { edit } tabs { name } fields { id name mode roleMode value { ${VALUE} } display state { visible mode required optionIds } } draft { version values { fieldId value { ${VALUE} } } }`;
const LOAD = `query f($id: ID, $parentId: ID, $tab: String) { form(section: participants, subSection: "participant", id: $id, parentId: $parentId, tab: $tab) { ${FORM} } }`;
const SAVE = `mutation s($input: SaveFormInput!) { saveForm(input: $input) { form { ${FORM} } problems { code message path ... on ConflictProblem { conflicts { field current attempted version changedBy } } ... on DuplicateProblem { candidates { id } } } } }`;

interface Field {
  id: number;
  name: string;
  mode: string;
  value: Record<string, unknown> | null;
  display: string | null;
  state: { visible: boolean; mode: string; required: boolean };
}
interface FormData {
  id: string;
  version: number;
  formVersion: number;
  savedFormVersion: number | null;
  tabs: { name: string }[];
  fields: Field[];
  draft: { version: number; values: object[] } | null;
  viewerCan: { edit: boolean };
}
interface Saved {
  form: FormData | null;
  problems: { code: string; message: string; path: string | null; conflicts?: object[]; candidates?: { id: string }[] }[];
}

const load = (caller: Caller, id: string | null, more: object = {}) => forms.ask<FormData>(caller, LOAD, { id, ...more });
const save = (caller: Caller, input: object) => forms.ask<Saved>(caller, SAVE, { input: { section: 'participants', subSection: 'participant', ...input } });
const valueIn = ({ fields }: FormData, name: string) => fields.find((one) => one.name === name);
const of = (name: string) => idOf(definition, name);
const edit = (name: string, value: object) => ({ fieldId: of(name), value });
const field = (id: number, name: string, type = 'text', more: object = {}): Design => ({ id, name, type, tabName: 'HEALTH', ...more });

let child: string;
const addChild = async (firstName: string, values: object[] = []) => {
  const saved = await save(site, { parentId: north.siteId, values: [edit('First name', { text: firstName }), edit('Last name', { text: 'Okafor' }), ...values] });
  if (!saved.form) throw new Error(JSON.stringify(saved.problems));
  return saved.form;
};

beforeAll(async () => {
  test = await startTestApp();
  forms = formsOf(test);
  north = await test.tenant('northlake');
  [top, site, otherSite, viewer] = await Promise.all([
    test.signIn(north, 'tenant_administrator', north.topId),
    test.signIn(north, 'site_coordinator', north.siteId),
    test.signIn(north, 'site_coordinator', north.otherSiteId),
    test.signIn(north, 'viewer', north.siteId),
  ]);
  const yesNo = [{ id: -1, label: 'Yes' }, { id: -2, label: 'No' }];
  const isYes = { nodes: [{ kind: 'test', fieldId: -1, op: 'is', operands: [{ number: -1 }] }] };
  definition = await forms.add(top, [
    field(-1, 'Has allergies', 'radio_group', { options: yesNo }),
    field(-2, 'What to know', 'multiline', { shownWhen: isYes, requiredWhen: isYes }),
    field(-3, 'Weight', 'integer', { limits: { min: '0', max: '500' } }),
    field(-4, 'Card', 'generator', { limits: { pattern: 'NL-{yyyy}-{####}' } }),
    field(-5, 'Door code', 'password'),
    field(-6, 'Office only', 'text', { mode: 'role', roleModes: [{ roleId: north.roleIds.site_coordinator, mode: 'hidden' }, { roleId: north.roleIds.viewer, mode: 'ro' }] }),
    field(-7, 'Counted', 'text', { mode: 'ro' }),
    field(-8, 'Pick-up', 'subform', { fields: [{ id: -9, name: 'Name', type: 'text', tabName: '', required: true }] }),
    field(-10, 'Consent', 'signature', { text: 'I agree.' }),
  ]);
  child = (await addChild('Ada')).id;
});
afterAll(() => test?.close());

it('refuses those who are signed out, who may only look, other places and other tenants', async () => {
  const south = await test.tenant('southlake');
  const stranger = await test.signIn(south, 'tenant_administrator', south.topId);
  const codes = async (caller: Caller | null, query: string, variables: object) => (await test.graphql(caller, query, variables)).errors.map(({ extensions }) => extensions.code);
  const input = { section: 'participants', subSection: 'participant', id: child, version: 1, values: [edit('Weight', { integer: 30 })] };
  expect(await codes(null, LOAD, { id: child })).toEqual(['SIGNED_OUT']);
  expect(await codes(viewer, SAVE, { input })).toEqual(['FORBIDDEN']);
  for (const caller of [otherSite, stranger]) {
    expect(await codes(caller, LOAD, { id: child })).toEqual(['NOT_FOUND']);
    expect(await codes(caller, SAVE, { input })).toEqual(['NOT_FOUND']);
  }
  expect(await codes(site, LOAD, { id: 'no-uuid' })).toEqual(['NOT_FOUND']);
  expect(await codes(site, LOAD, { id: child, tab: 'NOPE' })).toEqual(['NOT_FOUND']);
  expect(await codes(site, 'query f { form(section: services, subSection: "nothing") { id } }', {})).toEqual(['NOT_FOUND']);
  expect((await load(viewer, child)).viewerCan.edit).toBe(false);
  expect((await load(viewer, child)).fields.every(({ state }) => state.mode !== 'rw')).toBe(true);
});

it('saves what a rule reveals, gives the identifier, and knows the version of the form', async () => {
  const before = await load(site, child);
  expect(valueIn(before, 'Card')?.value).toEqual({ __typename: 'TextValue', text: expect.stringMatching(/^NL-\d{4}-0001$/) });
  expect(valueIn(before, 'What to know')?.state.visible).toBe(false);
  const yes = definition.fields.find(({ name }) => name === 'Has allergies')?.options?.[0]?.id;
  const missing = await save(site, { id: child, version: before.version, values: [edit('Has allergies', { option: yes })] });
  expect(missing.problems).toMatchObject([{ code: 'VALIDATION', path: String(of('What to know')) }]);
  const saved = await save(site, { id: child, version: before.version, values: [edit('Has allergies', { option: yes }), edit('What to know', { text: 'Peanuts.\nCarries an EpiPen.' })] });
  expect(saved.problems).toEqual([]);
  expect(valueIn(saved.form as FormData, 'What to know')).toMatchObject({ value: { text: 'Peanuts.\nCarries an EpiPen.' }, state: { visible: true, required: true } });
  expect([saved.form?.version, saved.form?.savedFormVersion]).toEqual([before.version + 1, definition.version]);
});

it('refuses unknown ids, fields that cannot be written or seen, wrong kinds and huge texts, and writes nothing', async () => {
  const { version } = await load(site, child);
  const refused = async (...values: object[]) => (await save(site, { id: child, version, values })).problems.map(({ path, message }) => [path, message]);
  expect(await refused({ fieldId: 999, value: { text: 'x' } })).toEqual([['999', expect.stringMatching(/no such field/)]]);
  expect(await refused(edit('Counted', { text: 'x' }))).toEqual([[String(of('Counted')), expect.stringMatching(/not changed/)]]);
  const hidden = await refused(edit('Office only', { text: 'x' }));
  expect(hidden).toEqual([[String(of('Office only')), expect.not.stringMatching(/Office/)]]);
  expect(await refused(edit('Weight', { text: '30' }))).toEqual([[String(of('Weight')), expect.anything()]]);
  expect(await refused(edit('Weight', { integer: 501 }))).toEqual([[String(of('Weight')), 'Enter 500 or less.']]);
  expect(await refused(edit('Last name', { text: 'x'.repeat(500_000) }))).toEqual([[String(of('Last name')), expect.stringMatching(/at most|more than/i)]]);
  expect(await refused(edit('Card', { text: 'NL-2026-0099' }))).toEqual([[String(of('Card')), expect.anything()]]);
  expect(await refused(edit('Weight', { integer: 1 }), { fieldId: 999, value: { clear: true } })).toHaveLength(1);
  expect((await load(site, child)).version).toBe(version);
});

it('leaves out what the role does not see, and reads what it may only read', async () => {
  expect(valueIn(await load(site, child), 'Office only')).toBeUndefined();
  const byTop = await save(top, { id: child, version: (await load(top, child)).version, values: [edit('Office only', { text: 'Custody case' })] });
  expect(byTop.problems).toEqual([]);
  expect(JSON.stringify(await load(site, child))).not.toContain('Custody');
  // Nor is it told what is stored, however it is asked for.
  const stale = await save(site, { id: child, version: 1, values: [edit('Office only', { text: 'x' })] });
  expect([stale.problems.map(({ code }) => code), stale.problems[0]?.conflicts]).toEqual([['STALE_VERSION'], []]);
  expect(valueIn(await load(viewer, child), 'Office only')).toMatchObject({ mode: 'role', value: { text: 'Custody case' }, state: { mode: 'ro' } });
});

it('holds the tabs that the catalogue names by their own entries', async () => {
  const now = await forms.maintenance(top);
  const tabs = [...now.tabs, { name: 'COMLOG', label: 'Communication log' }];
  const saved = await forms.save(top, { ...now, tabs, fields: [...now.fields, { ...field(-1, 'Last call'), tabName: 'COMLOG' }] });
  expect(saved.problems).toEqual([]);
  definition = saved.maintenance as Maintenance;
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await load(site, child)).tabs.map(({ name }) => name)).toContain('COMLOG');
  const seen = await load(taker, child);
  expect([seen.tabs.map(({ name }) => name).includes('COMLOG'), valueIn(seen, 'Last call')]).toEqual([false, undefined]);
  expect((await test.graphql(taker, LOAD, { id: child, tab: 'COMLOG' })).errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  expect(valueIn(await load(viewer, child), 'Last call')).toMatchObject({ state: { mode: 'ro' } });
});

it('never gives a secret out, nor keeps it as it was typed', async () => {
  const saved = await save(site, { id: child, version: (await load(site, child)).version, values: [edit('Door code', { secret: 'open sesame' })] });
  expect(valueIn(saved.form as FormData, 'Door code')).toMatchObject({ value: { __typename: 'SecretValue', secret: true } });
  const { rows } = await test.admin.query<{ custom: Record<string, string> }>('select custom from person where id = $1', [child]);
  expect(rows[0]?.custom[of('Door code')]).toMatch(/^scrypt\$/);
  const { rows: drafts } = await test.admin.query('select 1 from audit where before::text like $1 or after::text like $1', ['%sesame%']);
  expect(drafts).toEqual([]);
});

it('keeps a row of a subform, and signs with the server’s clock and the form’s own text', async () => {
  const rowId = newId();
  const row = { rowId, values: [{ fieldId: (definition.fields.find(({ name }) => name === 'Pick-up')?.fields as Design[])[0]?.id, value: { text: 'Grandma' } }] };
  const { version } = await load(site, child);
  const wrong = await save(site, { id: child, version, values: [edit('Consent', { signature: { kind: 'typed', name: 'Zoë Okafor', agreedText: 'Something else.' } })] });
  expect(wrong.problems).toMatchObject([{ path: String(of('Consent')) }]);
  const saved = await save(site, { id: child, version, values: [edit('Pick-up', { rows: [row] }), edit('Consent', { signature: { kind: 'typed', name: 'Zoë Okafor', agreedText: 'I agree.' } })] });
  expect(saved.problems).toEqual([]);
  expect(valueIn(saved.form as FormData, 'Pick-up')?.value).toMatchObject({ rows: [{ rowId, values: [{ value: { text: 'Grandma' } }] }] });
  expect(valueIn(saved.form as FormData, 'Consent')?.value).toMatchObject({ signature: { name: 'Zoë Okafor', agreedText: 'I agree.', signedAt: expect.stringMatching(/Z$/) } });
});

it('refuses a stale save with what is stored now and who stored it', async () => {
  const { version } = await load(site, child);
  expect((await save(site, { id: child, version, values: [edit('Weight', { integer: 31 })] })).problems).toEqual([]);
  const { problems } = await save(top, { id: child, version, values: [edit('Weight', { integer: 32 })] });
  expect(problems).toMatchObject([{ code: 'STALE_VERSION', conflicts: [{ field: String(of('Weight')), current: '31', attempted: '32', version: version + 1, changedBy: 'The site_coordinator' }] }]);
});

it('lets one of two saves at once win', async () => {
  const { version } = await load(site, child);
  const saved = await Promise.all([33, 34, 35].map((weight) => save(site, { id: child, version, values: [edit('Weight', { integer: weight })] })));
  expect(saved.filter(({ problems }) => problems.length === 0)).toHaveLength(1);
  expect(saved.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual(['STALE_VERSION', 'STALE_VERSION']);
});

it('checks the product’s own fields by the section’s rules, and looks for duplicates as ever', async () => {
  const { version } = await load(site, child);
  const future = await save(site, { id: child, version, values: [edit('Birth date', { date: '2999-01-01' })] });
  expect(future.problems).toMatchObject([{ path: String(of('Birth date')), message: 'is in the future' }]);
  const grade = definition.fields.find(({ name }) => name === 'Grade')?.options?.[4]?.id;
  const saved = await save(site, { id: child, version, values: [edit('Birth date', { date: '2015-02-28' }), edit('Grade', { option: grade }), edit('First name', { text: '  Ada  ' })] });
  expect(saved.problems).toEqual([]);
  const { rows } = await test.admin.query('select first_name, grade, birth_date::text from person where id = $1', [child]);
  expect(rows).toEqual([{ first_name: 'Ada', grade: '3', birth_date: '2015-02-28' }]);
  const again = { parentId: north.siteId, values: [edit('First name', { text: 'Ada' }), edit('Last name', { text: 'Okafor' }), edit('Birth date', { date: '2015-02-28' }), edit('Weight', { integer: 40 })] };
  const duplicate = await save(site, again);
  expect(duplicate.problems).toMatchObject([{ code: 'DUPLICATE_PERSON', candidates: [{ id: child }] }]);
  const forced = await save(site, { ...again, forceMode: 'update', forceModeId: child });
  expect([forced.problems, forced.form?.id, valueIn(forced.form as FormData, 'Weight')?.display]).toEqual([[], child, '40']);
});

it('keeps a draft for its writer alone, and forgets it when saved', async () => {
  const draft = 'mutation d($input: SaveFormDraftInput!) { saveFormDraft(input: $input) { savedAt problems { code } } }';
  const input = { section: 'participants', subSection: 'participant', id: child, version: 1, values: [edit('Weight', { integer: 50 }), edit('Door code', { secret: 'x' })] };
  expect((await forms.ask<{ savedAt: string }>(site, draft, { input })).savedAt).toMatch(/Z$/);
  expect((await load(site, child)).draft?.values).toEqual([{ fieldId: of('Weight'), value: { __typename: 'IntegerValue', integer: 50 } }]);
  expect((await load(top, child)).draft).toBeNull();
  expect((await test.graphql(otherSite, draft, { input })).errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  expect((await test.graphql(viewer, draft, { input })).errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  const { version } = await load(site, child);
  await save(site, { id: child, version, values: [edit('Weight', { integer: 50 })] });
  expect((await load(site, child)).draft).toBeNull();
});

it('retires what is chosen instead of removing it, and says what another type would lose', async () => {
  const now = await forms.maintenance(top);
  const without = now.fields.map((one) => (one.name === 'Has allergies' ? { ...one, options: one.options?.slice(1) } : { ...one, shownWhen: null, requiredWhen: null }));
  expect((await forms.save(top, { ...now, fields: without })).problems).toMatchObject([{ path: `fields.${of('Has allergies')}.options`, message: expect.stringMatching(/"Yes" is chosen in 1 record/) }]);
  const change = await forms.ask<{ conversion: string; lost: number }>(top, 'query t($id: Int!) { formTypeChange(section: participants, subSection: "participant", fieldId: $id, to: integer) { conversion values converts lost losses { value reason count } } }', { id: of('What to know') });
  expect(change).toMatchObject({ conversion: 'checked', values: 1, converts: 0, lost: 1 });
  const retyped = (type: string, name: string) => now.fields.map((one) => (one.name === name ? { ...one, type, limits: {} } : one));
  expect((await forms.save(top, { ...now, fields: retyped('integer', 'What to know') })).problems).toMatchObject([{ path: `fields.${of('What to know')}.type`, message: expect.stringMatching(/1 of 1 answers/) }]);
  // An answer of two lines is one of a sentence, and told once.
  expect((await forms.save(top, { ...now, fields: retyped('text', 'What to know') })).problems).toMatchObject([{ message: '1 of 1 answers to "What to know" would be lost, such as "Peanuts. Carries an EpiPen.": Something of it would be lost.' }]);
  const asText = await forms.save(top, { ...now, fields: retyped('text', 'Weight') });
  expect(asText.problems).toEqual([]);
  expect(valueIn(await load(site, child), 'Weight')?.value).toEqual({ __typename: 'TextValue', text: '50' });
  const back = await forms.save(top, { ...(asText.maintenance as Maintenance), fields: (asText.maintenance as Maintenance).fields.map((one) => (one.name === 'Weight' ? { ...one, type: 'integer', limits: {} } : one)) });
  expect(back.problems).toEqual([]);
  expect(valueIn(await load(site, child), 'Weight')?.value).toEqual({ __typename: 'IntegerValue', integer: 50 });
});

it('loads and saves a hundred fields in as many statements as one', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => field(-1 - index, `Question ${index}`, index % 2 ? 'text' : 'integer'));
  definition = await forms.add(top, hundred);
  const count = async (work: () => Promise<unknown>) => {
    test.log.length = 0;
    await work();
    return test.log.find(({ path }) => path === '/graphql')?.statements ?? 0;
  };
  const edits = (from: number, to: number) => hundred.slice(from, to).map(({ name }, index) => edit(name, (from + index) % 2 ? { text: `Answer ${index}` } : { integer: index }));
  let { version } = await load(site, child);
  const one = await count(async () => save(site, { id: child, version, values: edits(0, 1) }));
  version += 1;
  let saved: Saved | undefined;
  const all = await count(async () => (saved = await save(site, { id: child, version, values: edits(1, 100) })));
  expect(saved?.problems).toEqual([]);
  expect(all).toBe(one);
  // The record as it is then is read on the way of the commit.
  expect(all).toBeLessThanOrEqual(11);
  expect(saved?.form).toEqual(await load(site, child));
  // Definition, record and draft, and the entry into the transaction: one message.
  expect(await count(() => load(site, child))).toBe(4);
});

it.each([
  ['organizations', 'organization', 'organization', () => north.siteId],
  ['activities', 'activity', 'activity', async () => activity()],
] as const)('saves the forms of %s by the rules of their section', async (section, subSection, table, idOfRecord) => {
  const key = { section, subSection };
  const made = await forms.add(top, [field(-1, 'Room', 'text')], key);
  const id = await idOfRecord();
  const send = (values: object[], version: number, caller = top) => forms.ask<Saved>(caller, SAVE, { input: { ...key, id, version, values } });
  const { rows } = await test.admin.query<{ version: number }>(`select version from ${table} where id = $1`, [id]);
  const version = rows[0]?.version ?? 0;
  const nameId = idOf(made, made.fields.find(({ hardcodedName }) => hardcodedName === 'name')?.name ?? '');
  expect((await send([{ fieldId: nameId, value: { text: ' ' } }], version)).problems).toMatchObject([{ path: String(nameId) }]);
  const saved = await send([{ fieldId: nameId, value: { text: 'Renamed' } }, { fieldId: idOf(made, 'Room'), value: { text: '12 B' } }], version);
  expect([saved.problems, saved.form?.version]).toEqual([[], version + 1]);
  const { rows: after } = await test.admin.query(`select name, custom, form_version from ${table} where id = $1`, [id]);
  expect(after).toEqual([{ name: 'Renamed', custom: { [idOf(made, 'Room')]: '12 B' }, form_version: made.version }]);
  const { errors } = await test.graphql(viewer, SAVE, { input: { ...key, id, version: version + 1, values: [] } });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

async function activity(): Promise<string> {
  const id = newId();
  await test.admin.query(`insert into activity (tenant_id, id, organization_id, name, category, type) values ($1, $2, $3, 'Robotics', null, 'scheduled')`, [north.id, id, north.siteId]);
  return id;
}
