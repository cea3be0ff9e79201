import { SignInHousekeeping } from '@afterbell/sign-in/api';
import { newId } from '@afterbell/core/domain';
import request from 'supertest';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let top: Caller;
let site: Caller;

const START = 'mutation ($id: ID!) { startViewAs(accessId: $id) { moved problems { code } } }';
const LEAVE = 'mutation { leaveViewAs { moved problems { code } } }';
const SESSION = '{ session { user { name } access { id } organization { id } viewAs { accessId userName } } }';

/** Sends it as a browser: the session's new cookie is kept. */
async function send(caller: Caller, query: string, variables: object = {}) {
  const { body, headers } = await request(test.app.getHttpServer()).post('/graphql').set({ Host: caller.host, Cookie: caller.cookie }).send({ query, variables });
  const [cookie] = (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
  if (cookie) caller.cookie = cookie.split(';')[0] ?? '';
  return body as { data: Record<string, Record<string, unknown>> | null; errors?: { extensions: { code: string } }[] };
}
const codeOf = async (caller: Caller, query: string, variables: object = {}) => (await send(caller, query, variables)).errors?.[0]?.extensions.code;
const problemOf = async (caller: Caller, id: string) => ((await send(caller, START, { id })).data?.startViewAs?.problems as { code: string }[] | undefined)?.[0]?.code;

async function trail(): Promise<{ action: string; subject_id: string; access_id: string; after: { accessId: string; by?: string } }[]> {
  return (await test.admin.query(`select action, subject_type, subject_id, access_id, after from audit where action like 'view_as.%' order by at`)).rows as never;
}
async function inNorth(sql: string, values: unknown[]): Promise<void> {
  await test.admin.query(`select set_config('app.tenant_id', $1, false)`, [north.id]);
  await test.admin.query(sql, values);
}

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
});
afterAll(() => test?.close());
beforeEach(async () => {
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
});

describe('nobody looks', () => {
  it('without the right to edit users', async () => {
    const other = await test.signIn(north, 'site_coordinator', north.siteId);
    expect(await codeOf(site, START, { id: other.accessId })).toBe('FORBIDDEN');
  });

  it('through an access of another tenant, outside the subtree, disabled, or of a disabled user', async () => {
    const abroad = await test.signIn(river, 'site_coordinator', river.siteId);
    const institution = await test.signIn(north, 'institution_administrator', north.institutionId);
    expect(await codeOf(top, START, { id: abroad.accessId })).toBe('NOT_FOUND');
    expect(await codeOf(institution, START, { id: top.accessId })).toBe('NOT_FOUND');
    expect(await codeOf(top, START, { id: 'x' })).toBe('NOT_FOUND');
    await inNorth('update access set enabled = false where id = $1', [site.accessId]);
    expect(await codeOf(top, START, { id: site.accessId })).toBe('NOT_FOUND');
    await inNorth('update access set enabled = true where id = $1', [site.accessId]);
    await test.admin.query('update app_user set enabled = false where id = (select user_id from access where id = $1)', [site.accessId]);
    expect(await codeOf(top, START, { id: site.accessId })).toBe('NOT_FOUND');
  });

  it('through an access that may do more, or through an own one', async () => {
    const institution = await test.signIn(north, 'institution_administrator', north.institutionId);
    const mighty = await test.signIn(north, 'tenant_administrator', north.siteId);
    expect(await problemOf(institution, mighty.accessId)).toBe('VIEW_AS_BEYOND');
    expect(await problemOf(top, top.accessId)).toBe('VIEW_AS_OWN');
    expect(await trail()).toEqual([]);
  });
});

it('shows what the other sees, marked, under a new token, and leads back', async () => {
  const old = { ...top };
  expect((await send(top, START, { id: site.accessId })).data?.startViewAs).toEqual({ moved: true, problems: [] });
  expect(top.cookie).not.toBe(old.cookie);
  expect((await send(top, SESSION)).data?.session).toEqual({
    user: { name: 'The tenant_administrator' },
    access: { id: site.accessId },
    organization: { id: north.siteId },
    viewAs: { accessId: site.accessId, userName: 'The site_coordinator' },
  });
  expect((await send(old, SESSION)).data?.session).toBeNull();
  const { data } = await send(top, '{ organizations(first: 10) { nodes { name } } }');
  expect(JSON.stringify(data)).not.toContain('Other site');
  expect(await codeOf(top, START, { id: site.accessId })).toBe('VIEW_AS_READ_ONLY');
  const looking = top.cookie;
  expect((await send(top, LEAVE)).data?.leaveViewAs).toEqual({ moved: true, problems: [] });
  expect(top.cookie).not.toBe(looking);
  expect((await send(top, SESSION)).data?.session).toMatchObject({ access: { id: top.accessId }, organization: { id: north.topId }, viewAs: null });
  expect((await send({ ...top, cookie: looking }, SESSION)).data?.session).toBeNull();
  const { rows } = await test.admin.query<{ user_id: string }>('select user_id from access where id = $1', [site.accessId]);
  expect(await trail()).toMatchObject([
    { action: 'view_as.start', subject_type: 'user', subject_id: rows[0]?.user_id, access_id: top.accessId, after: { accessId: site.accessId } },
    { action: 'view_as.end', subject_type: 'user', subject_id: rows[0]?.user_id, access_id: top.accessId, after: { accessId: site.accessId, by: 'leave' } },
  ]);
});

it('changes nothing, over GraphQL or REST, and does not open what is the other’s or one’s own affair', async () => {
  await send(top, START, { id: site.accessId });
  const id = site.accessId;
  const refused = [
    `mutation { addSessionDate(input: { sessionId: "${id}", date: "2026-11-20" }) { problems { code } } }`,
    `mutation { createApiToken(input: { name: "x", accessId: "${id}", expiresInDays: 1 }) { problems { code } } }`,
    'mutation { renameMe(name: "x") { problems { code } } }',
    'mutation { requestEmailChange(email: "x@example.org") { problems { code } } }',
    'mutation { savePreferences(input: { theme: "dark" }) { problems { code } } }',
    'mutation { switchAccess(input: {}) { problems { code } } }',
    `mutation { switchTenant(input: { tenantId: "${river.id}" }) { problems { code } } }`,
    'mutation { revokeOtherSessions { problems { code } } }',
    '{ apiTokens { id } }',
    '{ ownSessions { id } }',
  ];
  for (const query of refused) expect([query, await codeOf(top, query)]).toEqual([query, 'VIEW_AS_READ_ONLY']);
  for (const path of ['/participation/addDate', '/participation/setParticipantsStatus', '/auth/switch-access']) {
    const { status, body } = await test.rest(top, path, { activityId: id, sessionId: id, date: '2026-11-20' });
    expect([path, status, body.message?.[0]]).toEqual([path, 403, expect.stringMatching(/nothing can be changed/)]);
  }
  expect(await codeOf(top, 'mutation { keepAlive { today } }')).toBeUndefined();
});

it('puts on record what was refused meanwhile, under the name of who really looked', async () => {
  await send(top, START, { id: site.accessId });
  expect(await codeOf(top, '{ users(first: 1) { nodes { id } } }')).toBe('FORBIDDEN');
  const { rows } = await test.admin.query(
    `select u.name, a.access_id, a.subject_id from audit a join app_user u on u.id = a.user_id where a.action = 'access.refuse' and a.access_id = $1`, [site.accessId]);
  expect(rows).toEqual([{ name: 'The tenant_administrator', access_id: site.accessId, subject_id: 'query users' }]);
});

it('takes no data away: exports are refused, and the bell is one’s own', async () => {
  const auditor = await test.signIn(north, 'tenant_administrator', north.siteId);
  await send(top, START, { id: auditor.accessId });
  const { status, body } = await test.get(top, '/export/audit');
  expect([status, body.message?.[0]]).toEqual([403, expect.stringMatching(/nothing can be changed/)]);
  await inNorth(`insert into notification (tenant_id, id, user_id, kind, params) select $1, $2, user_id, 'access.granted', '{"organization":"Lincoln"}' from access where id = $3`, [north.id, newId(), auditor.accessId]);
  expect((await send(top, '{ notifications { nodes { id } } unreadNotifications }')).data).toEqual({ notifications: { nodes: [] }, unreadNotifications: 0 });
});

it.each([
  ['the access looked through is disabled', 'update access set enabled = false where id = $1', 'viewed'],
  ['the session is idle', `update sign_in_session set last_seen_at = now() - interval '2 hours' where access_id = $1`, 'viewer'],
  ['the viewer’s role loses the right', 'delete from role_entry where role_id = (select role_id from access where id = $1) and section = \'settings\' and sub_section = \'users\'', 'viewer'],
])('ends on the next request when %s', async (_why, sql, whose) => {
  const institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  await send(institution, START, { id: site.accessId });
  expect((await send(institution, SESSION)).data?.session?.viewAs).not.toBeNull();
  await inNorth(sql, [whose === 'viewer' ? institution.accessId : site.accessId]);
  expect((await send(institution, SESSION)).data?.session).toBeNull();
});

it('is on record when it ends by signing out, and when time ends it', async () => {
  await send(top, START, { id: site.accessId });
  await test.rest(top, '/auth/signout');
  expect((await trail()).at(-1)).toMatchObject({ action: 'view_as.end', after: { by: 'sign-out' } });
  const other = await test.signIn(north, 'tenant_administrator', north.topId);
  await send(other, START, { id: site.accessId });
  await test.admin.query(`update sign_in_session set last_seen_at = now() - interval '2 hours' where access_id = $1`, [other.accessId]);
  await test.app.get(SignInHousekeeping).sweep();
  expect((await trail()).at(-1)).toMatchObject({ action: 'view_as.end', access_id: other.accessId, after: { accessId: site.accessId, by: 'time' } });
  const before = (await trail()).length;
  await test.app.get(SignInHousekeeping).sweep();
  expect(await trail()).toHaveLength(before);
});
