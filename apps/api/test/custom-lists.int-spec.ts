import { type Design, formsOf, idOf, type Maintenance } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let top: Caller;
let site: Caller;
let viewer: Caller;
let taker: Caller;
let forms: ReturnType<typeof formsOf>;
let definition: Maintenance;

const field = (id: number, name: string, type: string, more: object = {}): Design => ({ id, name, type, tabName: 'HEALTH', ...more });
const of = (name: string) => idOf(definition, name);
const optionOf = (name: string, label: string) => definition.fields.find((one) => one.name === name)?.options?.find((option) => option.label === label)?.id;

const LIST = `query l($filter: ParticipantFilter, $sort: [ParticipantSort!], $ids: [Int!]!) {
  participants(filter: $filter, sort: $sort, first: 50) { nodes { firstName customValues(fieldIds: $ids) { fieldId display } } totalCount { value } } }`;

interface Answer {
  nodes: { firstName: string; customValues: { fieldId: number; display: string | null }[] }[];
  totalCount: { value: number };
}

const rule = (name: string, mode: string, value: unknown) => ({ field: 'custom', customFieldId: of(name), mode, value: String(value) });
const found = async (...rules: object[]) => (await forms.ask<Answer>(site, LIST, { filter: { match: 'and', rules }, ids: [] })).nodes.map(({ firstName }) => firstName).sort();
const codesOf = async (caller: Caller | null, variables: object) => (await test.graphql(caller, LIST, { ids: [], ...variables })).errors.map(({ extensions }) => extensions.code);

beforeAll(async () => {
  test = await startTestApp();
  forms = formsOf(test);
  north = await test.tenant('northlake');
  [top, site, viewer, taker] = await Promise.all([
    test.signIn(north, 'tenant_administrator', north.topId),
    test.signIn(north, 'site_coordinator', north.siteId),
    test.signIn(north, 'viewer', north.siteId),
    test.signIn(north, 'attendance_taker', north.siteId),
  ]);
  const options = ['Peanuts', 'Milk', 'Bees'].map((label, index) => ({ id: -1 - index, label }));
  definition = await forms.add(top, [
    field(-1, 'Allergic to', 'multiselect', { options }),
    field(-2, 'Weight', 'integer'),
    field(-3, 'Checked on', 'date'),
    field(-4, 'Doctor', 'text'),
    field(-5, 'EpiPen', 'checkbox'),
    field(-6, 'Office only', 'text', { mode: 'role', roleModes: [{ roleId: north.roleIds.viewer, mode: 'hidden' }] }),
    field(-7, 'Seen at', 'datetime'),
    field(-8, 'Writes from', 'email'),
  ]);
  const save = 'mutation s($input: SaveFormInput!) { saveForm(input: $input) { problems { message } } }';
  const add = async (firstName: string, values: [string, object][]) => {
    const input = { section: 'participants', subSection: 'participant', parentId: north.siteId, values: [...values, ['First name', { text: firstName }], ['Last name', { text: 'Okafor' }]].map(([name, value]) => ({ fieldId: of(name as string), value })) };
    const { problems } = await forms.ask<{ problems: object[] }>(site, save, { input });
    if (problems.length) throw new Error(JSON.stringify(problems));
  };
  await add('Ada', [['Allergic to', { options: [optionOf('Allergic to', 'Peanuts'), optionOf('Allergic to', 'Bees')] }], ['Weight', { integer: 30 }], ['Checked on', { date: '2026-09-03' }], ['Doctor', { text: 'Dr. García' }], ['EpiPen', { flag: true }], ['Seen at', { instant: '2026-09-04T03:59:59.000Z' }]]);
  await add('Ben', [['Allergic to', { options: [optionOf('Allergic to', 'Milk')] }], ['Weight', { integer: 4 }], ['Doctor', { text: '=cmd()' }], ['Office only', { text: 'Custody' }]]);
  await add('Cem', [['Writes from', { text: 'Eltern@bücher.example' }]]);
});
afterAll(() => test?.close());

it('refuses a field that the list does not have, that the role does not see, and a value that it cannot have', async () => {
  const by = (customFieldId: number, value = 'x', mode = 'equals') => ({ filter: { rules: [{ field: 'custom', customFieldId, mode, value }] } });
  expect(await codesOf(null, {})).toEqual(['SIGNED_OUT']);
  expect(await codesOf(site, by(4_711))).toEqual(['LIST_FIELD_UNKNOWN']);
  expect(await codesOf(viewer, by(of('Office only'), 'Custody'))).toEqual(['LIST_FIELD_UNKNOWN']);
  expect(await codesOf(viewer, { sort: [{ field: 'custom', customFieldId: of('Office only') }] })).toEqual(['LIST_FIELD_UNKNOWN']);
  expect(await codesOf(site, by(of('Allergic to'), '999'))).toEqual(['LIST_VALUE_INVALID']);
  expect(await codesOf(site, by(of('Weight'), '1', 'contains'))).toEqual(['LIST_MODE_UNKNOWN']);
  const south = await test.tenant('southlake');
  expect(await codesOf(await test.signIn(south, 'tenant_administrator', south.topId), by(of('Doctor')))).toEqual(['LIST_FIELD_UNKNOWN']);
  expect(await codesOf(site, { ids: Array.from({ length: 51 }, (_, index) => index + 1) })).toContain('VALIDATION');
});

it('finds by each kind of value, and by what is not there', async () => {
  expect(await found(rule('Allergic to', 'equals', optionOf('Allergic to', 'Bees')))).toEqual(['Ada']);
  expect(await found(rule('Allergic to', 'notEquals', optionOf('Allergic to', 'Bees')))).toEqual(['Ben', 'Cem']);
  expect(await found(rule('Weight', 'gte', '4'))).toEqual(['Ada', 'Ben']);
  expect(await found(rule('Weight', 'lt', '30'))).toEqual(['Ben']);
  expect(await found(rule('Checked on', 'dateIs', '09/03/2026'))).toEqual(['Ada']);
  expect(await found(rule('Seen at', 'dateIs', '2026-09-03'))).toEqual(['Ada']);
  expect(await found(rule('Doctor', 'contains', 'GARCIA'))).toEqual(['Ada']);
  expect(await found(rule('Doctor', 'notContains', 'garcia'))).toEqual(['Ben', 'Cem']);
  expect(await found(rule('EpiPen', 'equals', 'true'))).toEqual(['Ada']);
  expect(await found(rule('Weight', 'gte', '4'), { field: 'firstName', mode: 'startsWith', value: 'b' })).toEqual(['Ben']);
});

it('finds an address by the letters that it is shown in', async () => {
  for (const [mode, value] of [['equals', 'eltern@bücher.example'], ['equals', ' ELTERN@BÜCHER.example'], ['contains', 'bücher'], ['contains', '@Bücher.'], ['endsWith', 'bücher.example'], ['startsWith', 'eltern@bücher'], ['contains', 'xn--bcher-kva'], ['contains', 'büch'], ['contains', 'bucher'], ['equals', 'eltern@bucher.example']] as const) {
    expect([mode, value, await found(rule('Writes from', mode, value))]).toEqual([mode, value, ['Cem']]);
  }
  expect(await found(rule('Writes from', 'notEquals', 'eltern@bücher.example'))).toEqual(['Ada', 'Ben']);
  expect(await found(rule('Writes from', 'notContains', 'bücher'))).toEqual(['Ada', 'Ben']);
  expect(await found(rule('Writes from', 'contains', 'münchen'))).toEqual([]);
});

it('sorts by it with empty values last, and shows the columns that were asked for', async () => {
  const ids = [of('Weight'), of('Allergic to')];
  const { nodes } = await forms.ask<Answer>(site, LIST, { sort: [{ field: 'custom', customFieldId: of('Weight'), direction: 'desc' }], ids });
  expect(nodes.map(({ firstName, customValues }) => [firstName, ...customValues.map(({ display }) => display)])).toEqual([['Ada', '30', 'Peanuts, Bees'], ['Ben', '4', 'Milk'], ['Cem', null, null]]);
  test.log.length = 0;
  await forms.ask<Answer>(site, LIST, { ids });
  expect(test.log.find(({ path }) => path === '/graphql')?.statements).toBeLessThanOrEqual(7);
});

it('offers fields as far as the role sees them', async () => {
  const ask = (caller: Caller) => forms.ask<{ name: string; listType: string | null }[]>(caller, '{ customListFields(section: participants) { fieldId name tabLabel type listType sortable options { id label } } }', {});
  expect((await ask(site)).map(({ name, listType }) => [name, listType])).toEqual([['Allergic to', 'enum'], ['Weight', 'number'], ['Checked on', 'date'], ['Doctor', 'text'], ['EpiPen', 'boolean'], ['Office only', 'text'], ['Seen at', 'datetime'], ['Writes from', 'text']]);
  expect((await ask(viewer)).map(({ name }) => name)).not.toContain('Office only');
});

describe('as a file', () => {
  const url = (more: Record<string, string>) => `/export/participants?${new URLSearchParams(more)}`;
  it('refuses those who may not export, unknown columns and unreadable filters', async () => {
    expect((await test.get(null, url({}))).status).toBe(403);
    expect((await test.get(taker, url({}))).status).toBe(403);
    expect((await test.get(site, url({ columns: 'name,custom.999' }))).body).toMatchObject({ statusCode: 400 });
    expect((await test.get(site, url({ filter: '{' }))).body.message).toEqual(['Filter cannot be read']);
  });
  it('writes the chosen columns of the rows that the filter leaves, without formulas', async () => {
    const filter = JSON.stringify({ match: 'and', rules: [{ field: `custom.${of('Weight')}`, mode: 'gte', value: '4' }] });
    const sort = JSON.stringify([{ field: `custom.${of('Weight')}`, direction: 'asc' }]);
    const { status, text } = await test.get(site, url({ filter, sort, columns: ['name', `custom.${of('Doctor')}`, `custom.${of('Allergic to')}`, `custom.${of('Weight')}`].join(',') }));
    expect(status).toBe(200);
    expect(text.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual(['Name,Doctor,Allergic to,Weight', `"Okafor, Ben",'=cmd(),Milk,4`, '"Okafor, Ada",Dr. García,Peanuts; Bees,30']);
    const { rows } = await test.admin.query(`select 1 from audit where tenant_id = $1 and action = 'participants.export'`, [north.id]);
    expect(rows).toHaveLength(1);
  });
  it('writes an address as lists show it; REST and GraphQL keep what is stored', async () => {
    const filter = JSON.stringify({ match: 'and', rules: [{ field: `custom.${of('Writes from')}`, mode: 'contains', value: 'bucher' }] });
    const { text } = await test.get(site, url({ filter, columns: `name,custom.${of('Writes from')}` }));
    expect(text.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual(['Name,Writes from', '"Okafor, Cem",eltern@bücher.example']);
    const stored = 'query l($filter: ParticipantFilter, $ids: [Int!]!) { participants(filter: $filter, first: 5) { nodes { customValues(fieldIds: $ids) { value { ... on TextValue { text } } } } } }';
    const { nodes } = await forms.ask<{ nodes: object[] }>(site, stored, { filter: { match: 'and', rules: [rule('Writes from', 'contains', 'bucher')] }, ids: [of('Writes from')] });
    expect(nodes).toEqual([{ customValues: [{ value: { text: 'eltern@xn--bcher-kva.example' } }] }]);
  });
  it('keeps an answer of several lines in its cell', async () => {
    const answer = 'Peanuts\nCall mother';
    await test.admin.query(`update person set custom = jsonb_set(custom, array[$2], to_jsonb($3::text)) where tenant_id = $1 and first_name = 'Cem'`, [north.id, String(of('Doctor')), answer]);
    const filter = JSON.stringify({ match: 'and', rules: [{ field: 'firstName', mode: 'equals', value: 'Cem' }] });
    const { text } = await test.get(site, url({ filter, columns: `custom.${of('Doctor')},firstName` }));
    expect(text.split('\r\n').slice(1)).toEqual([`"${answer}",Cem`, '']);
  });
  it.each(['organizations', 'activities'])('of %s too', async (list) => {
    const { status, text } = await test.get(top, `/export/${list}?columns=name`);
    expect([status, text.startsWith('\ufeffName')]).toEqual([200, true]);
  });
});
