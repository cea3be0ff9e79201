import { readXlsx } from 'hucre/xlsx';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let coordinator: Caller;
let taker: Caller;

async function inNorth(sql: string, values: unknown[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}

const file = (caller: Caller | null, path: string) =>
  test.get(caller, path).buffer(true).parse((response, done) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => done(null, Buffer.concat(parts)));
  });
const rowsOf = async (caller: Caller, question: Record<string, string>) => {
  const { status, body } = await file(caller, `/export/participants?${new URLSearchParams({ format: 'xlsx', ...question })}`);
  expect(status).toBe(200);
  return (await readXlsx(new Uint8Array(body as Buffer))).sheets[0]?.rows ?? [];
};
const LIST = `query ($filter: ParticipantFilter, $sort: [ParticipantSort!], $lists: [CodeListName!]! = []) { participants(filter: $filter, sort: $sort, first: 50) {
  nodes { firstName email lastStay { startsOn endsOn } householdNames heldCodes(lists: $lists) { list labels } } } }`;
interface Node {
  firstName: string;
  lastStay: object | null;
  householdNames: string[];
  heldCodes: { list: string; labels: string[] }[];
}
const listed = async (caller: Caller, variables: object) => {
  const { data, errors } = await test.graphql(caller, LIST, variables);
  return { nodes: (data?.participants as { nodes: Node[] } | undefined)?.nodes ?? [], code: errors[0]?.extensions.code };
};
const rule = (field: string, value: string, mode = 'equals') => ({ field, mode, value });

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('north');
  school = await addSchool(test, north, 4);
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  const [ana, ben, cem] = school.people;
  const names = ['Ana', '=Ben', '王', 'Dee'];
  for (const [index, id] of school.people.entries()) await inNorth(`update person set first_name = $2, last_name = 'Okafor', email = $3, phone = '+19165550123', city = $4 where id = $1`, [id, names[index], `p${index}@example.org`, index % 2 ? 'Davis' : 'Chico']);
  await inNorth(`update stay set starts_on = '2026-08-15', ends_on = '2026-12-18' where person_id = $1`, [ben]);
  await inNorth(`insert into person_trait (person_id, list, starts_on, codes, list_effective_on) values ($1, 'sex', '2025-09-01', '{male}', '2020-01-01'), ($1, 'sex', '2026-09-01', '{female}', '2020-01-01'), ($2, 'sex', '2026-09-01', '{male}', '2020-01-01'), ($1, 'disability', '2026-09-01', '{yes}', '2020-01-01')`, [ana, cem]);
  await inNorth(`with h as (insert into household (id, name) values (gen_random_uuid(), 'The Okafors') returning id) insert into household_member (id, household_id, person_id, joined_on) select gen_random_uuid(), h.id, $1, '2026-01-01' from h`, [ana]);
});
afterAll(() => test?.close());

it('refuses who may not export, a format that is none, and columns and conditions that the role does not see', async () => {
  expect((await file(null, '/export/participants?format=xlsx')).status).toBe(403);
  expect((await file(taker, '/export/participants?format=xlsx')).status).toBe(403);
  expect((await file(coordinator, '/export/participants?format=pdf')).status).toBe(400);
  expect((await file(coordinator, '/export/participants?format=xlsx&columns=name,password')).status).toBe(400);
  // A NUL, which the database has no place for.
  expect((await file(coordinator, '/export/participants?search=%00')).status).toBe(400);
  for (const field of ['disability', 'sex']) expect((await listed(taker, { filter: { rules: [rule(field, 'yes')] } })).code).toBe('LIST_FIELD_UNKNOWN');
  for (const field of ['household', 'since', 'englishLearner']) expect((await listed(taker, { sort: [{ field }] })).code).toBe('LIST_FIELD_UNKNOWN');
  const { nodes } = await listed(taker, { lists: ['sex', 'disability', 'programme'] });
  expect(nodes).toHaveLength(4);
  expect(nodes.every(({ lastStay, householdNames, heldCodes }) => lastStay === null && householdNames.length === 0 && heldCodes.length === 0)).toBe(true);
  const rules = (count: number) => Array.from({ length: count }, () => rule('city', 'Davis'));
  expect((await listed(coordinator, { filter: { rules: rules(11), groups: [{ rules: rules(10) }] } })).code).toBe('VALIDATION');
  expect((await listed(coordinator, { filter: { rules: [], groups: [{ rules: [rule('city', 'x', 'lt')] }] } })).code).toBe('LIST_MODE_UNKNOWN');
});

it('finds, sorts and shows by stays, households and what holds today of a coded list', async () => {
  const found = async (...rules: object[]) => (await listed(coordinator, { filter: { rules } })).nodes.map(({ firstName }) => firstName).sort();
  expect(await found(rule('sex', 'female'))).toEqual(['Ana']);
  expect(await found(rule('sex', 'male'))).toEqual(['王']);
  expect(await found(rule('sex', 'male', 'notEquals'))).toEqual(['=Ben', 'Ana', 'Dee']);
  expect(await found(rule('until', '2026-12-18', 'dateIs'))).toEqual(['=Ben']);
  expect(await found(rule('since', '2026-08-01', 'dateBefore'))).toEqual(['Ana', 'Dee', '王']);
  expect(await found(rule('household', 'okafor', 'contains'))).toEqual(['Ana']);
  for (const field of ['since', 'until', 'household', 'sex', 'raceEthnicity', 'homeLanguage', 'disability', 'meals', 'economicStatus', 'englishLearner', 'email', 'phone', 'otherPhone', 'address', 'city', 'state', 'postalCode', 'generatedId', 'updatedAt']) {
    expect([field, (await listed(coordinator, { sort: [{ field, direction: 'desc' }] })).nodes.length]).toEqual([field, 4]);
  }
  expect((await listed(coordinator, { sort: [{ field: 'since', direction: 'desc' }] })).nodes[0]?.firstName).toBe('=Ben');
  const before = test.log.length;
  const { nodes } = await listed(coordinator, { sort: [{ field: 'email' }], lists: ['sex', 'disability'] });
  expect(nodes[0]).toMatchObject({ lastStay: { startsOn: '2026-07-01', endsOn: null }, householdNames: ['The Okafors'], heldCodes: expect.arrayContaining([{ list: 'sex', labels: ['Female'] }]) });
  const { statements = 0 } = test.log.slice(before).find(({ path }) => path === '/graphql') ?? {};
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(16);
});

it('joins a group of rules the other way round', async () => {
  const found = async (filter: object) => (await listed(coordinator, { filter })).nodes.map(({ firstName }) => firstName).sort();
  const names = ['Ana', '=Ben'].map((name) => rule('firstName', name));
  expect(await found({ match: 'and', rules: [rule('city', 'Davis')], groups: [{ rules: names }] })).toEqual(['=Ben']);
  expect(await found({ match: 'or', rules: [rule('firstName', '王')], groups: [{ rules: [rule('city', 'Davis'), rule('firstName', 'Dee')] }] })).toEqual(['Dee', '王']);
  expect(await found({ match: 'and', rules: [], groups: [{ rules: [rule('city', '')] }] })).toHaveLength(4);
});

it('writes exactly what is shown as a workbook, and who took it is on record', async () => {
  const filter = JSON.stringify({ match: 'and', rules: [], groups: [[rule('firstName', 'Ana'), rule('firstName', '=Ben'), rule('firstName', '王')]] });
  const rows = await rowsOf(coordinator, { filter, sort: JSON.stringify([{ field: 'email', direction: 'desc' }]), columns: 'name,birthDate,phone,since,until,household,sex' });
  expect(rows).toEqual([
    ['Name', 'Birth date', 'Phone', 'First day', 'Last day', 'Household', 'Sex'],
    ['Okafor, 王', new Date('2016-02-29T00:00:00Z'), '+19165550123', new Date('2026-07-01T00:00:00Z'), null, null, 'Male'],
    ['Okafor, =Ben', new Date('2016-02-29T00:00:00Z'), '+19165550123', new Date('2026-08-15T00:00:00Z'), new Date('2026-12-18T00:00:00Z'), null, null],
    ['Okafor, Ana', new Date('2016-02-29T00:00:00Z'), '+19165550123', new Date('2026-07-01T00:00:00Z'), null, 'The Okafors', 'Female'],
  ]);
  const { rows: trail } = await test.admin.query(`select after from audit where action = 'participants.export' order by at desc limit 1`);
  expect(trail[0].after).toMatchObject({ listed: 3, format: 'xlsx' });
  // The time of day too, where the list shows it.
  await inNorth(`update person set created_at = '2026-09-01T18:05:00Z' where id = $1`, [school.people[0]]);
  expect(await rowsOf(coordinator, { search: 'Ana', columns: 'createdAt' })).toEqual([['Added'], [new Date('2026-09-01T14:05:00Z')]]);
  const { text } = await test.get(coordinator, `/export/participants?${new URLSearchParams({ search: 'Ana', columns: 'createdAt,updatedAt' })}`);
  expect(text.split('\r\n')[1]).toMatch(/^09\/01\/2026 02:05 PM,\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M$/);
  // Also the column of marks, in the words that it shows.
  await inNorth(`update person set allergies = 'Peanuts', contact_restriction = 'No contact with R. Okafor' where id = $1`, [school.people[0]]);
  await inNorth(`with t as (insert into tag (id, name, colour) values (gen_random_uuid(), 'Bus 4', 'blue') returning id) insert into person_tag (person_id, tag_id) select $1, t.id from t`, [school.people[0]]);
  expect(await rowsOf(coordinator, { search: 'Ana', columns: 'name,flags' })).toEqual([['Name', 'Alerts, tags'], ['Okafor, Ana', 'Allergy; Contact restriction; Bus 4']]);
});

it.each([
  ['participants', 'lastName', ['sites', 'stay', 'flags', 'sex']],
  ['staff', 'lastName', ['organizations', 'jobTitle']],
  ['organizations', 'name', ['parent']],
  ['activities', 'name', ['site', 'term', 'funders']],
])('reads of %s only what the file shows', async (list, column, beyond) => {
  if (list === 'staff') await inNorth(`with p as (insert into person (id, first_name, last_name, is_staff) values (gen_random_uuid(), 'Kim', 'Okafor', true) returning id) insert into employment (id, person_id, organization_id, job_title) select gen_random_uuid(), id, $1, 'Tutor' from p`, [north.siteId]);
  const top = await test.signIn(north, 'tenant_administrator', list === 'activities' ? north.siteId : north.topId);
  const taken = async (columns: string) => {
    const before = test.log.length;
    const { status, body } = await file(top, `/export/${list}?columns=${columns}`);
    expect([columns, status]).toEqual([columns, 200]);
    return { statements: test.log.slice(before).find(({ path }) => path?.startsWith('/export'))?.statements ?? NaN, lines: String(body).split('\r\n').length };
  };
  await taken(column);
  const alone = await taken(column);
  expect(alone.lines).toBeGreaterThan(2);
  for (const more of beyond) expect([more, (await taken(`${column},${more}`)).statements > alone.statements]).toEqual([more, true]);
});

it.each(['staff', 'teachers', 'board-members', 'contacts', 'people', 'organizations', 'activities', 'users', 'audit'])('writes %s as a workbook', async (list) => {
  const top = await test.signIn(north, 'tenant_administrator', list === 'activities' ? north.siteId : north.topId);
  const { status, body } = await file(top, `/export/${list}?format=xlsx`);
  expect(status).toBe(200);
  const [sheet] = (await readXlsx(new Uint8Array(body as Buffer))).sheets;
  expect(sheet?.rows[0]?.length).toBeGreaterThan(3);
  if (list === 'organizations') expect(sheet?.rows[0]).toEqual(expect.arrayContaining(['Part of', 'Status']));
});
