import { formsOf, idOf, type Maintenance } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let site: Caller;

const KEY = { section: 'participants', subSection: 'participant' };

interface RestField {
  id?: number;
  name: string;
  value: unknown;
  valueInitial: unknown;
  valueEdited?: unknown;
  [attribute: string]: unknown;
}
interface RestForm {
  id: string;
  version: number;
  fields: RestField[];
}

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
});
afterAll(() => test?.close());

const load = async (caller: Caller, more: object = {}) => (await test.rest(caller, '/forms/load', { ...KEY, ...more })).body as RestForm;
/** As the documented client does it: the whole form, with what was loaded and what was typed. */
const typed = ({ fields }: RestForm, edits: Record<string, unknown>) => fields.map((one) => (Object.hasOwn(edits, one.name) ? { ...one, valueEdited: edits[one.name] } : one));

it('refuses by status and words: signed out, at another place, of another form, of another level', async () => {
  const { status, body } = await test.rest(null, '/forms/load', KEY);
  expect([status, body]).toEqual([403, { statusCode: 403, error: 'Forbidden', message: [] }]);
  const missing = await test.rest(site, '/forms/load', { ...KEY, id: north.topId });
  expect([missing.status, missing.headers['error-code'], Object.keys(missing.body as object).sort()]).toEqual([404, 'NOT_FOUND', ['error', 'message', 'statusCode']]);
  expect((await test.rest(site, '/forms/load', { section: 'everything', subSection: 'x' })).status).toBe(404);
  expect((await test.rest(site, '/forms/load', [])).body.message).toEqual(['Body must be a JSON object']);
  expect((await test.rest(site, '/forms/maintenance/load', KEY)).status).toBe(403);
  const atSite = await test.signIn(north, 'tenant_administrator', north.siteId);
  expect((await test.rest(atSite, '/forms/maintenance/save', { ...KEY, fields: [] })).body).toMatchObject({ statusCode: 403, message: [expect.stringMatching(/can be maintained by/)] });
});

it('maintains a form as documented: new ids are left out, and what is not sent of a field stays', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance & { fields: RestField[] };
  const allergy = { name: 'Has allergies', type: 'radio_group', tabName: 'HEALTH', options: [{ label: 'Yes' }, { label: 'No' }], uiWidth: 12 };
  const { status, body } = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields.map(({ id, name, type, tabName }) => ({ id, name, type, tabName })), allergy] });
  expect(status).toBe(200);
  const saved = body as Maintenance;
  expect(saved.tabs.at(-1)).toEqual({ name: 'HEALTH', label: 'HEALTH' });
  expect(saved.fields.at(-1)).toMatchObject({ id: 1, name: 'Has allergies', options: [{ id: 1 }, { id: 2 }] });
  expect(saved.fields.find(({ hardcodedName }) => hardcodedName === 'firstName')).toMatchObject({ required: true, isDefault: true });
  const twice = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...saved.fields, { ...allergy, name: 'HAS ALLERGIES' }] });
  expect(twice.body).toEqual({ statusCode: 400, error: 'Bad Request', message: ['The field "HAS ALLERGIES" already exists'] });
});

it.each([
  [{ fields: 'all' }, 'Fields must be a list'],
  [{ fields: [7] }, 'Fields 1 must be a JSON object'],
  [{ fields: [{ name: 7 }] }, 'Fields 1, name must be a text'],
  [{ fields: [{ name: 'A', type: 'text', options: [{ id: 1, label: null }] }] }, 'Field "A", options 1, label must be a text'],
  [{ fields: [{ name: 'A', type: 'text', limits: { maxLength: 'x' } }] }, 'Field "A", limits, max length must be a number'],
  [{ fields: [{}, { id: 31, limits: { min: 1 } }] }, 'Field 31, limits, min must be a text'],
  [{ fields: [{ id: 31, name: ' ', help: 7 }] }, 'Field 31, help must be a text'],
  [{ fields: [{ name: 'Meals', fields: [{ name: 'Price', limits: { max: 5 } }] }] }, 'Field "Meals", field "Price", limits, max must be a text'],
  [{ fields: [], tabs: [{}] }, 'Tabs 1 needs a name and a label'],
  [{ fields: [], version: 99 }, 'Base version is no version of the form'],
])('names what is wrong in a definition: %j', async (payload, message) => {
  expect((await test.rest(top, '/forms/maintenance/save', { ...KEY, ...payload })).body).toMatchObject({ statusCode: 400, message: expect.arrayContaining([message]) });
});

it('takes a definition of any shape without falling over', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  for (const odd of [{ shownWhen: 7 }, { shownWhen: { all: [null] } }, { validWhen: { when: null, message: 'x' } }, { defaultValue: { a: [] } }, { roleModes: { x: 9 } }, { options: [{ label: 'x', apply: [{ kind: 'explode', fieldId: 1 }] }] }, { options: [{ label: 'x', cells: { 1: 9 } }] }, { requiredWhen: { fieldId: 1, op: 'is', value: { deep: true } } }]) {
    const { status } = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, { name: 'Odd', type: 'dropdown', tabName: 'HEALTH', ...odd }] });
    expect([JSON.stringify(odd), [200, 400].includes(status)]).toEqual([JSON.stringify(odd), true]);
    if (status === 200) await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: now.fields });
  }
});

it('adds and changes a record with the fields that were loaded, and compares what they began with', async () => {
  const empty = await load(site, { parentId: north.siteId });
  const made = await test.rest(site, '/forms/save', { ...KEY, parentId: north.siteId, fields: typed(empty, { 'First name': 'Ada', 'Last name': 'Okafor', 'Has allergies': 'Yes' }) });
  expect(made.status).toBe(200);
  const form = made.body as RestForm;
  expect(form.fields.find(({ name }) => name === 'Has allergies')).toMatchObject({ value: 1, display: 'Yes' });
  const [mine, theirs] = [await load(site, { id: form.id }), await load(top, { id: form.id })];
  expect((await test.rest(site, '/forms/save', { ...KEY, id: form.id, fields: typed(mine, { 'Preferred name': 'Adi' }) })).status).toBe(200);
  // Another field, begun from what still holds: no conflict. The same field: told, with both values.
  expect((await test.rest(top, '/forms/save', { ...KEY, id: form.id, fields: typed(theirs, { 'Middle name': 'B.' }) })).status).toBe(200);
  const stale = await test.rest(top, '/forms/save', { ...KEY, id: form.id, fields: typed(theirs, { 'Preferred name': 'Dee' }) });
  expect(stale.status).toBe(409);
  expect(stale.body.extra.conflicts).toMatchObject([{ current: 'Adi', attempted: 'Dee', changedBy: expect.any(String) }]);
  const versioned = await test.rest(top, '/forms/save', { ...KEY, id: form.id, version: 1, fields: [] });
  expect(versioned.status).toBe(409);
  const after = await load(site, { id: form.id });
  expect(['Preferred name', 'Middle name'].map((name) => after.fields.find((one) => one.name === name)?.value)).toEqual(['Adi', 'B.']);
});

it('answers duplicates with the title that clients match', async () => {
  const empty = await load(site, { parentId: north.siteId });
  const again = { ...KEY, parentId: north.siteId, fields: typed(empty, { 'First name': 'Ada', 'Last name': 'Okafor', 'State ID': 'S-1' }) };
  expect((await test.rest(site, '/forms/save', { ...again, forceMode: 'create' })).status).toBe(200);
  const { status, body } = await test.rest(site, '/forms/save', again);
  expect([status, body.error]).toEqual([400, 'Duplicate Participant']);
  expect(body.extra.candidates).toEqual(expect.arrayContaining([expect.objectContaining({ reason: 'Same state ID' })]));
  expect((await test.rest(site, '/forms/save', { ...again, forceMode: 'update' })).body.message).toEqual(['Force mode id is required with the mode update']);
});

it('says the same as GraphQL', async () => {
  const forms = formsOf(test);
  const { rows } = await test.admin.query<{ id: string }>(`select id from person where tenant_id = $1 order by id limit 1`, [north.id]);
  const id = rows[0]?.id;
  const graph = await forms.ask<{ fields: { id: number; display: string | null }[] }>(site, 'query f($id: ID) { form(section: participants, subSection: "participant", id: $id) { fields { id display } } }', { id });
  const rest = await load(site, { id });
  expect(rest.fields.map((one) => [one.id, one.display])).toEqual(graph.fields.map((one) => [one.id, one.display]));
  expect(idOf(rest as unknown as Maintenance, 'Has allergies')).toBe(1);
});

it('names fields of a definition by the id that was sent, new ones by their name, and says how many there may be', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const lastName = now.fields.find(({ hardcodedName }) => hardcodedName === 'lastName') as Maintenance['fields'][number];
  const save = async (fields: object[]) => (await test.rest(top, '/forms/maintenance/save', { ...KEY, fields })).body.message as string[];
  const wrong = now.fields.map((one) => (one.id === lastName.id ? { ...one, uiWidth: 13 } : one));
  expect(await save([...wrong, { name: 'Shoe size', type: 'dropdown', tabName: 'HEALTH' }])).toEqual([`Field ${lastName.id}: "Last name" is 1 to 12 columns wide.`, '"Shoe size" has no options. Add at least one.']);
  expect(await save(now.fields.filter(({ id }) => id !== lastName.id))).toEqual([`Field ${lastName.id}: "Last name" ships with the product and cannot be removed; most such fields can be hidden instead.`]);
  expect(await save(Array.from({ length: 501 }, (_, at) => ({ name: `Field ${at}`, type: 'text', tabName: 'HEALTH' })))).toEqual(['A form has at most 500 fields.']);
});

it('gives a new row its id, names one that is none, and shows what is made or only shown as read-only', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const rows = { name: 'Medications', type: 'subform', tabName: 'HEALTH', fields: [{ name: 'Dose', type: 'text', tabName: 'HEALTH' }, { name: 'Times', type: 'integer', tabName: 'HEALTH', defaultValue: 2 }, { name: 'Kept', type: 'text', tabName: 'HEALTH', mode: 'ro', defaultValue: 'Office' }] };
  const odd = { ...rows, fields: [{ name: 'Times', type: 'integer', tabName: 'HEALTH', defaultValue: 'often' }] };
  expect((await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, odd] })).body.message).toEqual([expect.stringMatching(/^The default of "Times" does not fit/)]);
  const made = [{ name: 'Number', type: 'generator', tabName: 'HEALTH', limits: { pattern: 'N-{####}' } }, { name: 'Care', text: 'Care', type: 'heading1', tabName: 'HEALTH' }];
  const { status } = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, rows, ...made] });
  expect(status).toBe(200);
  const { rows: people } = await test.admin.query<{ id: string }>(`select id from person where tenant_id = $1 order by id limit 1`, [north.id]);
  const id = people[0]?.id;
  const form = await load(site, { id });
  const fieldOf = (name: string, from = form) => from.fields.find((one) => one.name === name) as RestField & { id: number; fields: { id: number }[] };
  expect(['Number', 'Care'].map((name) => fieldOf(name)['mode'])).toEqual(['ro', 'ro']);
  const subform = fieldOf('Medications').id;
  const [dose, times, kept] = fieldOf('Medications').fields.map((column) => column.id) as [number, number, number];
  const send = (valueEdited: unknown, ...more: object[]) => test.rest(site, '/forms/save', { ...KEY, id, fields: [{ id: subform, valueEdited }, ...more] });
  expect((await send([{ rowId: 'first', values: { [dose]: '5 mg' } }])).body.message).toEqual(['Medications: The rowId of row 1 is none: send the one that was loaded, or leave it out of a new row.']);
  const strange = await send([], { id: 9999, value: 'x' }, { id: 9999, value: 'y' });
  expect(strange.body.message).toContain('Field 9999 is there twice. Send each field once.');
  const copies = await send([], ...Array.from({ length: 5 }, () => ({ id: subform, valueEdited: null })));
  expect((copies.body.message as string[]).filter((message) => message.includes('is there twice'))).toEqual(['Medications is there twice. Send each field once.']);
  expect((await send([{ values: { [dose]: '5 mg', [kept]: 'Home' } }])).body.message).toEqual([expect.stringContaining('Kept')]);
  // What a row leaves out begins with the default of its column; what it sends empty stays so.
  const saved = await send([{ values: { [dose]: '5 mg' } }, { rowId: null, values: { [dose]: '10 mg', [times]: null } }]);
  expect(saved.status).toBe(200);
  const stored = fieldOf('Medications', saved.body as RestForm).value as { rowId: string; values: object }[];
  expect(stored.map(({ values }) => values)).toEqual([{ [dose]: '5 mg', [times]: 2, [kept]: 'Office' }, { [dose]: '10 mg', [kept]: 'Office' }]);
  expect(new Set(stored.map(({ rowId }) => rowId)).size).toBe(2);
  const moved = await send(stored.map(({ rowId, values }, at) => ({ rowId, values: { ...values, ...(at === 1 ? { [kept]: 'Home' } : {}) } })));
  expect([moved.status, moved.body.message]).toEqual([400, ['Medications, row 2: Kept can be read but not changed.']]);
  const wired = await formsOf(test).ask<{ problems: object[]; form: { fields: { id: number; display: string | null }[] } }>(site, 'mutation s($input: SaveFormInput!) { saveForm(input: $input) { problems { message } form { fields { id display } } } }', {
    input: { ...KEY, id, values: [{ fieldId: subform, value: { rows: [{ values: [{ fieldId: dose, value: { text: '1 ml' } }] }, { values: [{ fieldId: dose, value: { text: '2 ml' } }, { fieldId: times, value: { clear: true } }] }] } }] },
  });
  expect([wired.problems, wired.form.fields.find((one) => one.id === subform)?.display]).toEqual([[], '1 ml, 2, Office; 2 ml, Office']);
});

it('reads a default like any answer, and says of nobody that they typed it, nor what the server makes', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const mail = { name: 'Locked mail', type: 'email', tabName: 'HEALTH', defaultValue: 'jürgen@bücher.example' };
  const card = { name: 'Card', type: 'generator', tabName: 'HEALTH', limits: { pattern: 'C-{####}' } };
  const { status, body } = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, mail, card] });
  expect([status, body.message]).toEqual([200, undefined]);
  const [mailId, cardId] = [idOf(body as Maintenance, 'Locked mail'), idOf(body as Maintenance, 'Card')];
  expect((body as Maintenance).fields.find(({ id }) => id === mailId)).toMatchObject({ defaultValue: 'jürgen@xn--bcher-kva.example' });
  const wrong = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...(body as Maintenance).fields, { ...mail, name: 'Odd mail', defaultValue: 'nobody' }] });
  expect(wrong.body.message).toEqual([expect.stringMatching(/^The default of "Odd mail" does not fit: Enter an e-mail address/)]);

  const empty = await load(site, { parentId: north.siteId });
  const made = await test.rest(site, '/forms/save', { ...KEY, parentId: north.siteId, fields: typed(empty, { 'First name': 'Runa', 'Last name': 'Vestergaard' }) });
  const form = made.body as RestForm;
  expect(form.fields.filter(({ name, value }) => ['Locked mail', 'Card'].includes(String(name)) && value !== null)).toHaveLength(2);
  const { rows } = await test.admin.query<{ field: string }>('select field from person_field_source where person_id = $1 order by field', [form.id]);
  const fields = rows.map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['firstName', 'lastName']));
  for (const nobody of [`c:${mailId}`, `c:${cardId}`, 'generatedId']) expect(fields).not.toContain(nobody);
});

it('asks each role for what the form asks of it, and tells no role of another', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const { rows: roles } = await test.admin.query<{ id: string }>(`select id from role where tenant_id = $1 and key = 'site_coordinator'`, [north.id]);
  const coordinator = roles[0]?.id as string;
  const first = now.fields.find(({ hardcodedName }) => hardcodedName === 'firstName') as Maintenance['fields'][number];
  const spared = now.fields.map((one) => (one.id === first.id ? { ...one, roleRequired: { [coordinator]: false } } : one));
  expect((await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: spared })).status).toBe(400);
  const { body } = await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, { name: 'Bus', type: 'text', tabName: 'HEALTH', roleRequired: { [coordinator]: true } }] });
  const bus = idOf(body as Maintenance, 'Bus');
  expect((body as Maintenance).fields.find(({ id }) => id === bus)).toMatchObject({ required: false, roleRequired: { [coordinator]: true } });
  const { rows: people } = await test.admin.query<{ id: string }>(`select id from person where tenant_id = $1 order by id limit 1`, [north.id]);
  const id = people[0]?.id;
  const asked = async (caller: Caller) => (await load(caller, { id, tabName: 'HEALTH' })).fields.find((one) => one.id === bus);
  expect(await asked(site)).toMatchObject({ required: true });
  expect(await asked(top)).toMatchObject({ required: false });
  expect(JSON.stringify(await asked(site))).not.toContain('roleRequired');
  const save = (caller: Caller) => test.rest(caller, '/forms/save', { ...KEY, id, tabName: 'HEALTH', fields: [{ id: bus, valueEdited: '' }] });
  expect((await save(site)).body.message).toContain('Bus is required.');
  expect((await save(top)).status).toBe(200);
  const wire = await formsOf(test).ask<{ fields: { id: number; required: boolean; roleRequired: object[] }[] }>(top, '{ formMaintenance(section: participants, subSection: "participant") { fields { id required roleRequired { roleId required } } } }', {});
  expect(wire.fields.find((one) => one.id === bus)).toEqual({ id: bus, required: false, roleRequired: [{ roleId: coordinator, required: true }] });
});

it('modes by role close what they say they close: alone they set the mode, beside another they are refused, as is a role that there is not', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const coordinator = (await test.admin.query<{ id: string }>(`select id from role where tenant_id = $1 and key = 'site_coordinator'`, [north.id])).rows[0]?.id as string;
  const other = (await test.admin.query<{ id: string }>(`select r.id from role r where r.tenant_id <> $1 limit 1`, [north.id])).rows[0]?.id;
  const put = (fields: object[]) => test.rest(top, '/forms/maintenance/save', { ...KEY, fields });
  const secret = { name: 'Secret note', type: 'text', tabName: 'HEALTH' };
  for (const [odd, words] of [
    [{ mode: 'rw', roleModes: { [coordinator]: 'hidden' } }, /^Field "Secret note": .* Send the mode "role", or leave "roleModes" out\.$/],
    [{ roleModes: { nope: 'hidden' } }, /^Field "Secret note": .* a role that there is not, in "roleModes": nope\.$/],
    ...(other ? [[{ roleModes: { [other]: 'ro' } }, /a role that there is not/] as const] : []),
    [{ mode: 'role', roleModes: { [coordinator]: 'hi' } }, /^"Secret note" has "hi" as the mode of a role, which is no mode\. The modes are "rw", "ro" and "hidden"\.$/],
    [{ roleRequired: { nope: true } }, /in "roleRequired": nope/],
    [{ type: 'permissions_by_role', defaultValue: { nope: 'ro' } }, /in "defaultValue": nope/],
    [{ roleModes: 'hidden' }, /role modes must be a JSON object/],
  ] as const) {
    expect((await put([...now.fields, { ...secret, ...odd }])).body).toMatchObject({ statusCode: 400, message: [expect.stringMatching(words)] });
  }
  // Sent with the loaded mode, both are said at once.
  const twice = (await put([...now.fields, { ...secret, mode: 'rw', roleModes: { [coordinator]: 'hi' } }])).body.message as string[];
  expect(twice).toEqual([expect.stringMatching(/has "hi" as the mode of a role, which is no mode/), expect.stringMatching(/Send the mode "role"/)]);
  const saved = (await put([...now.fields, { ...secret, roleModes: { [coordinator]: 'hidden' } }])).body as Maintenance;
  const id = idOf(saved, 'Secret note');
  expect(saved.fields.find((one) => one.id === id)).toMatchObject({ mode: 'role', roleModes: { [coordinator]: 'hidden' } });
  const { rows: people } = await test.admin.query<{ id: string }>(`select id from person where tenant_id = $1 order by id limit 1`, [north.id]);
  const shown = async (caller: Caller) => (await load(caller, { id: people[0]?.id })).fields.some((one) => one.id === id);
  expect([await shown(site), await shown(top)]).toEqual([false, true]);
  // Another mode that is sent alone ends them; a form that still holds idle ones from before is saved as it is.
  const opened = (await put(saved.fields.map((one) => (one.id === id ? { id, name: one.name, type: 'text', tabName: 'HEALTH', mode: 'ro' } : one)))).body as Maintenance;
  expect(opened.fields.find((one) => one.id === id)).toMatchObject({ mode: 'ro', roleModes: {} });
  // GraphQL reads it alike.
  const wire = await formsOf(test).maintenance(top);
  const closed = await formsOf(test).save(top, { ...wire, fields: wire.fields.map((one) => (one.id === id ? { ...one, mode: undefined, roleModes: [{ roleId: coordinator, mode: 'ro' }] } : one)) });
  expect(closed.maintenance?.fields.find((one) => one.id === id)).toMatchObject({ mode: 'role' });
});

it('a field that is hidden from everybody answers a right guess as it answers a wrong one', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const open = (await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, { name: 'Court file', type: 'integer', tabName: 'HEALTH' }] })).body as Maintenance;
  const field = idOf(open, 'Court file');
  const made = await test.rest(site, '/forms/save', { ...KEY, parentId: north.siteId, fields: typed(await load(site, { parentId: north.siteId }), { 'First name': 'Ilse', 'Last name': 'Okafor', 'Has allergies': 'No', 'Court file': 4711 }) });
  expect(made.status).toBe(200);
  const sent = (answer: object) => test.rest(site, '/forms/save', { ...KEY, id: (made.body as RestForm).id, fields: [{ id: field, ...answer }] });
  await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: open.fields.map((one) => (one.id === field ? { ...one, mode: 'hidden' } : one)) });

  const wrong = await sent({ valueEdited: 4712 });
  expect(wrong.body).toEqual({ statusCode: 400, error: 'Bad Request', message: [`Field ${field}: The form has no such field. Load the form again.`] });
  for (const answer of [{ valueEdited: 4711 }, { valueEdited: '4711' }, { valueEdited: null }, { valueEdited: '' }, { valueEdited: 'nuts' }, { valueInitial: 4711, valueEdited: 4712 }, { valueInitial: 1, valueEdited: 4712 }, { valueInitial: 1, valueEdited: 4711 }]) {
    const { status, body } = await sent(answer);
    expect([JSON.stringify(answer), status, body]).toEqual([JSON.stringify(answer), 400, wrong.body]);
  }
});

it('an answer about roles: only by who may see roles, only of roles that there are, and unchanged by anybody', async () => {
  const now = (await test.rest(top, '/forms/maintenance/load', KEY)).body as Maintenance;
  const made = (await test.rest(top, '/forms/maintenance/save', { ...KEY, fields: [...now.fields, { name: 'Who may', type: 'permissions_by_role', tabName: 'HEALTH' }] })).body as Maintenance;
  const field = idOf(made, 'Who may');
  const coordinator = (await test.admin.query<{ id: string }>(`select id from role where tenant_id = $1 and key = 'site_coordinator'`, [north.id])).rows[0]?.id as string;
  const { rows: people } = await test.admin.query<{ id: string }>(`select id from person where tenant_id = $1 order by id limit 1`, [north.id]);
  const answer = (caller: Caller, valueEdited: unknown) => test.rest(caller, '/forms/save', { ...KEY, id: people[0]?.id, tabName: now.tabs[0]?.name, fields: [{ id: field, valueEdited }] });
  expect((await answer(top, { deadbeef: 'ro' })).body).toMatchObject({ statusCode: 400, message: ['Who may names a role that there is not: deadbeef.'] });
  expect((await answer(site, { [coordinator]: 'ro' })).body).toMatchObject({ statusCode: 400, message: [expect.stringMatching(/^Who may can only be changed by people who may see roles/)] });
  expect((await answer(top, { [coordinator]: 'ro' })).status).toBe(200);
  expect((await answer(site, { [coordinator]: 'ro' })).status).toBe(200);
  expect((await answer(site, null)).status).toBe(400);
});
