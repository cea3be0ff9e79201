import { formsOf, idOf, MAINTENANCE, PARTICIPANTS, SAVE_MAINTENANCE } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let institution: Caller;
let forms: ReturnType<typeof formsOf>;

beforeAll(async () => {
  test = await startTestApp();
  forms = formsOf(test);
  north = await test.tenant('northlake');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
});
afterAll(() => test?.close());

const field = (id: number, name: string, type = 'text', more: object = {}) => ({ id, name, type, tabName: 'HEALTH', ...more });
const codeOf = async (caller: Caller | null, key: object) => (await test.graphql(caller, MAINTENANCE, key)).errors.map(({ extensions, message }) => [extensions.code, message]);

it('refuses those who are signed out, who may not, and who act at another level', async () => {
  const organizations = { section: 'organizations', subSection: 'organization' };
  expect(await codeOf(null, PARTICIPANTS)).toEqual([['SIGNED_OUT', expect.anything()]]);
  expect(await codeOf(await test.signIn(north, 'site_coordinator', north.siteId), PARTICIPANTS)).toEqual([['FORBIDDEN', expect.anything()]]);
  expect(await codeOf(institution, organizations)).toEqual([['FORBIDDEN', expect.anything()]]);
  // The top's role at a site: the feature is there, the level is not, and the words name the ones that may.
  const atSite = await test.signIn(north, 'tenant_administrator', north.siteId);
  expect(await codeOf(atSite, PARTICIPANTS)).toEqual([['MAINTENANCE_LEVEL', expect.stringMatching(/Top|agency/i)]]);
  const { data } = await test.graphql(atSite, SAVE_MAINTENANCE, { input: { ...PARTICIPANTS, baseVersion: 0, tabs: [], fields: [] } });
  const { errors } = await test.graphql(atSite, SAVE_MAINTENANCE, { input: { ...PARTICIPANTS, baseVersion: 0, tabs: [], fields: [] } });
  expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([null, ['MAINTENANCE_LEVEL']]);
  expect(await codeOf(top, { section: 'participants', subSection: 'teacher' })).toEqual([['NOT_FOUND', expect.anything()]]);
});

it('ships with default fields first, the same ids in every tenant, before anything is saved', async () => {
  const south = await test.tenant('southlake');
  const other = await test.signIn(south, 'tenant_administrator', south.topId);
  const [mine, theirs] = [await forms.maintenance(top), await forms.maintenance(other)];
  expect(mine).toEqual(theirs);
  expect(mine.version).toBe(0);
  expect(mine.fields.every(({ isDefault, id }) => isDefault === true && id >= 100_000)).toBe(true);
});

it('gives new fields and options ids of their own, and refuses a name twice with the exact words', async () => {
  const first = await forms.add(top, [field(-1, 'Has allergies', 'radio_group', { options: [{ id: -1, label: 'Yes' }, { id: -2, label: 'No' }] }), field(-2, 'Details', 'multiline')]);
  expect(first.version).toBe(1);
  const made = first.fields.find(({ name }) => name === 'Has allergies');
  expect([made?.id, made?.options?.map(({ id }) => id)]).toEqual([1, [1, 2]]);
  const twice = await forms.save(top, { ...first, fields: [...first.fields, field(-1, 'DETAILS', 'multiline')] });
  expect(twice.problems).toEqual([{ code: 'FIELD_DUPLICATE', message: 'The field "DETAILS" already exists', path: 'fields.-1.name' }]);
  expect((await forms.maintenance(top)).version).toBe(1);
  // Saved as it is, nothing happens.
  expect((await forms.save(top, first)).maintenance?.version).toBe(1);
});

it('refuses to drop what ships, or an id that the form never gave', async () => {
  const now = await forms.maintenance(top);
  const without = await forms.save(top, { ...now, fields: now.fields.filter(({ hardcodedName }) => hardcodedName !== 'grade') });
  expect(without.problems.map(({ code }) => code)).toEqual(['VALIDATION']);
  const foreign = await forms.save(top, { ...now, fields: [...now.fields, field(77, 'Foreign')] });
  expect(foreign.problems).toMatchObject([{ path: 'fields.77.id' }]);
});

it('merges two editors, and says where both changed the same', async () => {
  const base = await forms.maintenance(top);
  const details = idOf(base, 'Details');
  const named = (name: string, more: object = {}) => base.fields.map((one) => (one.id === details ? { ...one, name, ...more } : one));
  const theirs = await forms.save(institution, { ...base, fields: [...named('What to know'), field(-1, 'Doctor')] });
  expect(theirs.problems).toEqual([]);
  const mine = await forms.save(top, { ...base, fields: [...named('What staff must know', { help: 'In plain words.' }), field(-1, 'EpiPen', 'checkbox')] });
  expect(mine.problems).toEqual([]);
  expect(mine.merge?.theirVersion).toBe(theirs.maintenance?.version);
  expect(mine.merge?.conflicts).toHaveLength(1);
  const names = mine.maintenance?.fields.map(({ name, help }) => [name, help]) ?? [];
  expect(names).toEqual(expect.arrayContaining([['What to know', 'In plain words.'], ['Doctor', ''], ['EpiPen', '']]));
  expect(new Set(mine.maintenance?.fields.map(({ id }) => id)).size).toBe(names.length);
});

it('lets one of two who save at once wait for the other, and gives no id twice', async () => {
  const base = await forms.maintenance(top);
  const saved = await Promise.all(['One', 'Two', 'Three'].map((name) => forms.save(top, { ...base, fields: [...base.fields, field(-1, name)] })));
  expect(saved.flatMap(({ problems }) => problems)).toEqual([]);
  const now = await forms.maintenance(top);
  expect(now.version).toBe(base.version + 3);
  const ids = now.fields.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(now.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['One', 'Two', 'Three']));
});

it('keeps versions, compares them and brings one back with the fields it had', async () => {
  const { version } = await forms.maintenance(top);
  const page = await forms.ask<{ totalCount: number; nodes: { version: number; savedBy: string }[] }>(top, 'query v { formVersions(section: participants, subSection: "participant", first: 2) { totalCount hasNextPage nodes { version savedBy note } } }', {});
  expect(page.totalCount).toBe(version);
  expect(page.nodes.map((node) => [node.version, node.savedBy])).toEqual([[version, 'The tenant_administrator'], [version - 1, 'The tenant_administrator']]);
  const now = await forms.maintenance(top);
  const without = await forms.save(top, { ...now, fields: now.fields.filter(({ name }) => name !== 'Doctor') });
  expect(without.problems).toEqual([]);
  const restore = `mutation r($version: Int!, $base: Int!) { restoreFormVersion(section: participants, subSection: "participant", version: $version, baseVersion: $base) { maintenance { version fields { id name } lastChange { restoredFrom } } problems { code } } }`;
  const stale = await forms.ask<{ problems: { code: string }[] }>(top, restore, { version, base: version });
  expect(stale.problems).toEqual([{ code: 'STALE_VERSION' }]);
  const back = await forms.ask<{ maintenance: { version: number; fields: { id: number; name: string }[]; lastChange: { restoredFrom: number } } }>(top, restore, { version, base: version + 1 });
  expect(back.maintenance.lastChange.restoredFrom).toBe(version);
  expect(back.maintenance.fields.find(({ name }) => name === 'Doctor')?.id).toBe(idOf(now, 'Doctor'));
  const detail = await forms.ask<{ changes: { field: string }[] }>(top, `query d($v: Int!) { formVersion(section: participants, subSection: "participant", version: $v) { comparedWith changes { field what before after } } }`, { v: version + 1 });
  expect(detail.changes.map((change) => change.field)).toEqual(['Doctor']);
});

it('refuses what only an answer has of a column of a table to tick, and brings a version back without it', async () => {
  const made = await forms.add(top, [field(-11, 'Trips', 'multiselect_table', { options: [{ id: -1, label: 'Zoo' }], fields: [field(-12, 'Costs')] })]);
  const when = { nodes: [{ kind: 'test', fieldId: idOf(made, 'Trips'), op: 'filled' }] };
  const answered = { mode: 'ro', required: true, shownWhen: when, requiredWhen: when, validWhen: { when, message: 'Say what it costs.' }, defaultValue: { text: '5' } };
  const trips = made.fields.find(({ name }) => name === 'Trips');
  const refused = await forms.save(top, { ...made, fields: [...made.fields.filter((one) => one !== trips), { ...trips, fields: [field(-13, 'Price', 'text', answered)] } as never] });
  expect(refused.problems.map(({ path }) => path?.split('.').pop())).toEqual(['mode', 'defaultValue', 'required', 'shownWhen', 'requiredWhen', 'validWhen']);
  expect((await forms.save(top, { ...made, fields: made.fields.filter(({ name }) => name !== 'Trips') })).problems).toEqual([]);
  // As it was saved before it was refused.
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  const { rowCount } = await test.owner.query(
    `update form_version set definition = jsonb_set(definition, '{fields}', (select jsonb_agg(case when f ->> 'name' = 'Trips' then jsonb_set(f, '{fields,0}', f -> 'fields' -> 0 || $2) else f end order by at)
      from jsonb_array_elements(definition -> 'fields') with ordinality all_fields (f, at))) where sub_section = 'participant' and version = $1`,
    [made.version, JSON.stringify({ mode: 'ro', required: true, shownWhen: { fieldId: 1, op: 'filled' }, requiredWhen: { fieldId: 1, op: 'filled' }, validWhen: { when: { fieldId: 1, op: 'filled' }, message: 'Say it.' }, defaultValue: '5' })],
  );
  await test.owner.query('commit');
  expect(rowCount).toBe(1);
  const restore = `mutation r($version: Int!, $base: Int!) { restoreFormVersion(section: participants, subSection: "participant", version: $version, baseVersion: $base) { maintenance { fields { name fields { mode required shownWhen { nodes { op } } requiredWhen { nodes { op } } validWhen { message } } } } problems { code } } }`;
  const back = await forms.ask<{ maintenance: { fields: { name: string; fields: object[] }[] } }>(top, restore, { version: made.version, base: made.version + 1 });
  expect(back.maintenance.fields.find(({ name }) => name === 'Trips')?.fields).toEqual([{ mode: 'rw', required: false, shownWhen: null, requiredWhen: null, validWhen: null }]);
});

it('keeps entries of the library for the tenant, with ids to be made anew', async () => {
  const input = { section: 'participants', group: 'Health', label: 'Asthma', fields: [field(-1, 'Inhaler', 'radio_group', { options: [{ id: -1, label: 'Yes' }] })] };
  const save = 'mutation l($input: SaveLibraryEntryInput!) { saveLibraryEntry(input: $input) { entry { id fields { id templateId options { id } } } problems { path message } } }';
  const { entry } = await forms.ask<{ entry: { id: number; fields: object[] } }>(top, save, { input });
  expect(entry.fields).toEqual([{ id: -1, templateId: entry.id, options: [{ id: -2 }] }]);
  const list = await forms.ask<{ label: string; isDefault: boolean; fields: { id: number }[] }[]>(top, '{ formLibrary(section: participants) { label isDefault fields { id } } }', {});
  expect(list.at(-1)).toMatchObject({ label: 'Asthma', isDefault: false });
  expect(list.flatMap(({ fields }) => fields).every(({ id }) => id < 0)).toBe(true);
  const south = await test.tenant('eastlake');
  const other = await test.signIn(south, 'tenant_administrator', south.topId);
  const gone = await test.graphql(other, 'mutation d($id: Int!) { removeLibraryEntry(section: participants, id: $id) { problems { code } } }', { id: entry.id });
  expect(gone.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
});
