import { inflateSync } from 'node:zlib';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let coordinator: Caller;
let taker: Caller;
let foreign: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('north');
  const south = await test.tenant('south');
  school = await addSchool(test, north, 3);
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  foreign = await test.signIn(south, 'tenant_administrator', south.topId);
  await inNorth(`update person set first_name = '王伟', allergies = 'Peanuts' where id = $1`, [school.people[0]]);
});
afterAll(() => test?.close());

async function inNorth(sql: string, values: unknown[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}

const SAVE = 'mutation ($input: SaveRosterInput!) { saveRoster(input: $input) { roster { id version memberCount } problems { code path } } }';
const ADD = 'mutation ($input: RosterMembersInput!) { addRosterMembers(input: $input) { changedIds problems { code path } } }';
let made = 0;

async function rosterWith(personIds: readonly string[]): Promise<string> {
  const saved = await test.graphql(coordinator, SAVE, { input: { name: `Roster ${(made += 1)}` } });
  const { id } = (saved.data?.saveRoster as { roster: { id: string } }).roster;
  const added = await test.graphql(coordinator, ADD, { input: { rosterId: id, personIds } });
  expect(added.errors).toEqual([]);
  return id;
}

const pdf = (caller: Caller | null, path: string) => test.get(caller, path).buffer(true).parse((response, done) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
});

/** Everything that is packed in a PDF file, as text: tables of letters too. */
function unpacked(file: Buffer): string {
  const texts: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'));
    } catch {
      // The end of a stream, or one that is not packed.
    }
  }
  return texts.join('\n');
}

describe('refuses', () => {
  it.each(['/export/sign-in-sheet?roster=', '/export/badges?roster='])('%s to whoever is signed out, may not export, or is elsewhere', async (path) => {
    const id = await rosterWith(school.people);
    expect((await test.get(null, path + id)).status).toBe(403);
    expect((await test.get(taker, path + id)).status).toBe(403);
    expect((await test.get(foreign, path + id)).status).toBe(404);
    for (const wrong of ['', 'no-id']) expect((await test.get(coordinator, path + wrong)).status).toBe(404);
  });

  it('changes by whoever may only look, and by another tenant', async () => {
    const id = await rosterWith([]);
    const look = await test.graphql(taker, SAVE, { input: { name: 'Mine' } });
    expect(look.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const input = { rosterId: id, personIds: school.people };
    expect((await test.graphql(foreign, ADD, { input })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await test.graphql(foreign, '{ savedRosters(first: 10) { nodes { id } } }')).data).toEqual({ savedRosters: { nodes: [] } });
  });

  it('a day that is none, and badges of nobody', async () => {
    const id = await rosterWith([]);
    expect((await test.get(coordinator, `/export/sign-in-sheet?roster=${id}&date=tomorrow`)).body).toMatchObject({ statusCode: 400, message: ['Date is not a date'] });
    expect((await test.get(coordinator, `/export/badges?roster=${id}`)).status).toBe(400);
  });
});

it('prints a sheet with every letter of the names, and puts it on record', async () => {
  const id = await rosterWith(school.people);
  const { status, headers, body } = await pdf(coordinator, `/export/sign-in-sheet?roster=${id}&date=2026-11-21`);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  // What a reader of the file copies and reads out: 王 and 伟 by their numbers.
  expect(unpacked(body as Buffer)).toMatch(/<738b>[\s\S]*<4f1f>|<4f1f>[\s\S]*<738b>/i);
  const { rows } = await test.admin.query(`select after from audit where tenant_id = $1 and action = 'roster.printSheet' and subject_id = $2`, [north.id, id]);
  expect(rows).toEqual([{ after: { date: '2026-11-21', count: 3 } }]);
});

it('gives each member one badge code, the same again, and another when it was revoked', async () => {
  const id = await rosterWith(school.people);
  const codes = async () => (await test.admin.query<{ code: string }>('select code from person_badge where tenant_id = $1 and revoked_at is null order by person_id', [north.id])).rows.map(({ code }) => code);
  for (const code of ['qr', 'barcode']) expect((await pdf(coordinator, `/export/badges?roster=${id}&code=${code}`)).status).toBe(200);
  const first = await codes();
  expect(new Set(first).size).toBe(3);
  const revoke = 'mutation ($id: ID!) { revokeBadge(personId: $id) { problems { code } } }';
  expect((await test.graphql(foreign, revoke, { id: school.people[0] })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(coordinator, revoke, { id: school.people[0] })).errors).toEqual([]);
  await pdf(coordinator, `/export/badges?roster=${id}`);
  const second = await codes();
  expect(second.filter((code) => first.includes(code))).toHaveLength(2);
  expect(second).toHaveLength(3);
});

it('keeps who has left on a roster, marked, and leaves them out of what is printed', async () => {
  const [left, ...others] = school.people;
  const id = await rosterWith(school.people);
  const before = (await test.admin.query<{ id: string; ends_on: string | null }>(`select id, ends_on::text from stay where person_id = $1`, [left])).rows;
  await inNorth(`update stay set ends_on = '2026-11-20' where person_id = $1`, [left]);
  const count = async (date: string) => {
    expect((await pdf(coordinator, `/export/sign-in-sheet?roster=${id}&date=${date}`)).status).toBe(200);
    const { rows } = await test.admin.query<{ count: number }>(`select (after->>'count')::int as count from audit where subject_id = $1 and after->>'date' = $2`, [id, date]);
    return rows[0]?.count;
  };
  expect([await count('2026-11-20'), await count('2026-11-21')]).toEqual([school.people.length, others.length]);
  const MEMBERS = 'query ($id: ID!) { savedRosterMembers(rosterId: $id, first: 10) { nodes { id stay { state day organization { name } } } } }';
  const standing = async (caller: Caller) => {
    const { nodes } = (await test.graphql(caller, MEMBERS, { id })).data?.savedRosterMembers as { nodes: { id: string; stay: object }[] };
    expect(nodes).toHaveLength(school.people.length);
    return nodes.find((node) => node.id === left)?.stay;
  };
  expect(await standing(coordinator)).toMatchObject({ state: 'ended', day: '2026-11-20' });
  // The day is registration information.
  await test.admin.query(`delete from role_entry where section = 'people' and sub_section = 'registration_info' and role_id = $1`, [north.roleIds['site_coordinator']]);
  expect(await standing(await test.signIn(north, 'site_coordinator', north.siteId))).toMatchObject({ state: 'ended', day: null });
  const alone = await rosterWith([left ?? '']);
  expect((await test.get(coordinator, `/export/badges?roster=${alone}`)).body).toMatchObject({ statusCode: 400, message: [expect.stringContaining('only members who have left')] });
  for (const stay of before) await inNorth('update stay set ends_on = $2 where id = $1', [stay.id, stay.ends_on]);
});
