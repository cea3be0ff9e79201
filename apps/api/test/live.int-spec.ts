import { newId } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { listenAt, until } from './live-listener';

const RECORD = 'subscription ($id: ID!, $version: Int) { recordChanged(kind: roster, id: $id, version: $version) { kind id version changedBy } }';
const LIST = 'subscription { listChanged(list: rosters) { list count } }';
const SAVE = 'mutation ($input: SaveRosterInput!) { saveRoster(input: $input) { roster { id version } problems { code message } } }';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let ana: Caller;
let ben: Caller;
let elsewhere: Caller;
let stranger: Caller;

const listen = (caller: Caller | null, query: string, variables: object = {}) => listenAt(test.app, caller, query, variables);

async function save(caller: Caller, input: Record<string, unknown>): Promise<{ id: string; version: number }> {
  const { data, errors } = await test.graphql(caller, SAVE, { input });
  expect(errors).toEqual([]);
  const { roster, problems } = data?.saveRoster as { roster: { id: string; version: number } | null; problems: unknown[] };
  expect(problems).toEqual([]);
  return roster as { id: string; version: number };
}

beforeAll(async () => {
  test = await startTestApp();
  [north, river] = [await test.tenant('north'), await test.tenant('river')];
  ana = await test.signIn(north, 'site_coordinator', north.siteId);
  ben = await test.signIn(north, 'site_coordinator', north.siteId);
  elsewhere = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  stranger = await test.signIn(river, 'site_coordinator', river.siteId);
});
afterAll(() => test?.close());

it('opens for nobody who is signed out, without the feature, of another site or tenant, or with anything but a subscription', async () => {
  const { id } = await save(ana, { name: 'Walkers', organizationId: north.siteId });
  expect((await listen(null, RECORD, { id })).status).toBe(403);
  const guest = await test.signIn(north, 'guest', north.siteId);
  expect(await listen(guest, RECORD, { id })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await listen(guest, LIST)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  for (const caller of [elsewhere, stranger]) expect(await listen(caller, RECORD, { id })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await listen(ana, RECORD, { id: 'nonsense' })).toMatchObject({ status: 404 });
  expect(await listen(ana, '{ search(text: "garcia") { kind } }')).toMatchObject({ status: 400, code: 'VALIDATION' });
  expect((await test.get(ana, `/live/graphql?${new URLSearchParams({ query: RECORD, variables: '{' })}`)).status).toBe(400);
  expect((await test.get(guest, `/live/graphql?${new URLSearchParams({ query: LIST })}`)).status).toBe(403);
  expect(await listen(ana, 'subscription {')).toMatchObject({ status: 400, code: 'GRAPHQL_PARSE_FAILED' });
  expect(await listen(ana, 'subscription { listChanged(list: users) { count } }')).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
});

it('tells an open record and the lists of others, nobody elsewhere, and says nothing of what', async () => {
  const { id, version } = await save(ana, { name: 'Readers', organizationId: north.siteId });
  const [record, late, list, mine, far, foreign] = await Promise.all([
    listen(ben, RECORD, { id, version }),
    listen(ben, RECORD, { id, version: version - 1 }),
    listen(ben, LIST),
    listen(ana, LIST),
    listen(elsewhere, LIST),
    listen(stranger, LIST),
  ]);
  // Whoever comes with an older version hears at once.
  await until(() => late.events.length === 1);
  await save(ana, { id, name: 'Readers of Tuesday', version });
  await until(() => record.events.length === 1 && late.events.length === 2 && list.events.length === 1);
  expect(record.events).toEqual([{ recordChanged: { kind: 'roster', id, version: version + 1, changedBy: 'The site_coordinator' } }]);
  expect(list.events).toEqual([{ listChanged: { list: 'rosters', count: 1 } }]);
  // Over one connection and in order: what was sent to the wrong ones would be here by now.
  await save(elsewhere, { name: 'Elsewhere', organizationId: north.otherSiteId });
  await save(ben, { name: 'Of Ben', organizationId: north.siteId });
  await until(() => mine.events.length === 1);
  expect([mine.events, far.events, foreign.events]).toEqual([[{ listChanged: { list: 'rosters', count: 1 } }], [], []]);
  [record, late, list, mine, far, foreign].forEach(({ leave }) => leave());
});

it('tells a list once of a change of many', async () => {
  const list = await listen(ben, LIST);
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  const ids = Array.from({ length: 300 }, () => newId());
  await test.owner.query('insert into roster (id, organization_id, name) select id, $2, id::text from unnest($1::uuid[]) as made (id)', [ids, north.siteId]);
  await test.owner.query(`insert into audit (id, organization_id, action, subject_type, subject_id) select id, $2, 'roster.create', 'roster', id::text from unnest($1::uuid[]) as made (id)`, [ids, north.siteId]);
  await test.owner.query('commit');
  await until(() => list.events.length > 0);
  expect(list.events).toEqual([{ listChanged: { list: 'rosters', count: 300 } }]);
  list.leave();
});

it('ends when the record goes, the role loses the feature, or the session ends', async () => {
  const { id } = await save(ana, { name: 'Singers', organizationId: north.siteId });
  const cara = await test.signIn(north, 'viewer', north.siteId);
  const dan = await test.signIn(north, 'site_coordinator', north.siteId);
  const [removed, lost, lostList, out] = await Promise.all([listen(ben, RECORD, { id }), listen(cara, RECORD, { id }), listen(cara, LIST), listen(dan, LIST)]);
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(`delete from role_entry where role_id = $1 and section = 'people' and sub_section = 'rosters'`, [north.roleIds.viewer]);
  await test.owner.query('commit');
  await test.admin.query('update sign_in_session set revoked_at = now() where access_id = $1', [dan.accessId]);
  await save(ana, { name: 'Another', organizationId: north.siteId });
  await test.graphql(ana, 'mutation ($input: RemoveRosterInput!) { removeRoster(input: $input) { problems { message } } }', { input: { id } });
  await until(() => [removed, lost, lostList, out].every(({ ended }) => ended));
  expect([removed, lost, lostList, out].flatMap(({ events }) => events)).toEqual([]);
});

it('tells everybody to look again when the database was away', async () => {
  const { id, version } = await save(ana, { name: 'Dancers', organizationId: north.siteId });
  const [record, list] = await Promise.all([listen(ben, RECORD, { id, version }), listen(ben, LIST)]);
  await test.admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'afterbell-bell' and datname = current_database()`);
  await save(ana, { id, name: 'Dancers and singers', version });
  await until(() => record.events.length > 0 && list.events.length > 0);
  expect(record.events).toEqual([{ recordChanged: { kind: 'roster', id, version: version + 1, changedBy: 'The site_coordinator' } }]);
  // Either the last thing that it heard, or that it may have missed something.
  expect([1, null]).toContain((list.events.at(-1)?.listChanged as { count: number | null }).count);
  [record, list].forEach(({ leave }) => leave());
});
