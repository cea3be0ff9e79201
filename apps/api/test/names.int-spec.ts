import { createHash, randomBytes } from 'node:crypto';
import request from 'supertest';
import { newId } from '@afterbell/core/domain';
import { grantAccess } from '../src/seeds/provision';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let northTop: Caller;
let riverTop: Caller;
let userId: string;

async function inTenant(tenant: TestTenant, sql: string, values: unknown[] = []): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}

/** One person, whom one tenant calls Ana N. and the other, by the own name, Ana. */
beforeAll(async () => {
  test = await startTestApp();
  [north, river] = [await test.tenant('north'), await test.tenant('river')];
  [northTop, riverTop] = [await test.signIn(north, 'tenant_administrator', north.topId), await test.signIn(river, 'tenant_administrator', river.topId)];
  for (const tenant of [north, river]) {
    const made = await grantAccess(test.owner, { email: 'ana@example.org', name: 'Ana', tenantId: tenant.id, organizationId: tenant.topId, roleId: tenant.roleIds.viewer ?? '' });
    userId = made.userId;
    await inTenant(tenant, `insert into audit (id, user_id, organization_id, action, subject_type, subject_id) values (gen_random_uuid(), $1, $2, 'test.done', 'user', $3)`, [userId, tenant.topId, userId]);
  }
  await inTenant(north, `update tenant_user set name = 'Ana Nord' where user_id = $1`, [userId]);
});
afterAll(() => test?.close());

const ACTION = '{ match: and, rules: [{ field: action, mode: equals, value: "test.done" }] }';

it.each([
  ['its own name for somebody', () => northTop, 'Ana Nord'],
  ['the person’s, and no other tenant’s', () => riverTop, 'Ana'],
])('the trail and the explanation of rights show %s', async (_what, caller, name) => {
  const { data, errors } = await test.graphql(caller(), `{ auditTrail(first: 5, filter: ${ACTION}) { nodes { subjectName user { name } } } explainableUsers(search: "ana", first: 10) { name } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ auditTrail: { nodes: [{ subjectName: name, user: { name } }] }, explainableUsers: [{ name }] });
  const found = await test.graphql(caller(), '{ auditTrail(first: 5, search: "nord") { nodes { id } } explainableUsers(search: "nord", first: 10) { name } }');
  expect((found.data?.auditTrail as { nodes: object[] }).nodes).toHaveLength(name === 'Ana' ? 0 : 1);
  expect(found.data?.explainableUsers).toHaveLength(name === 'Ana' ? 0 : 1);
});

describe('somebody invited by an institution under another name than a tenant elsewhere uses', () => {
  const email = 'jon@example.org';
  let inviter: Caller;
  let invited: { id: string; accesses: { id: string }[] };

  beforeAll(async () => {
    await grantAccess(test.owner, { email, name: 'Jonathan Secret', tenantId: river.id, organizationId: river.topId, roleId: river.roleIds.viewer ?? '' });
    inviter = await test.signIn(north, 'institution_administrator', north.institutionId);
    const { data, errors } = await test.graphql(inviter, 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id accesses { id } } problems { code } } }', {
      input: { email, name: 'Jon North', accesses: [{ organizationId: north.siteId, roleId: north.roleIds.site_coordinator }] },
    });
    expect(errors).toEqual([]);
    invited = (data?.inviteUser as { user: typeof invited }).user;
  });

  it('is called so by the lists, the explanation, the trail, its file and the mail', async () => {
    for (const caller of [inviter, northTop]) {
      const atTop = `explainableUsers(search: "jon", first: 10) { name } explainAccess(input: { userId: "${invited.id}", feature: "people.staff" }) { user { name } } auditTrail(first: 50) { nodes { action subjectName changes { before after } } }`;
      const { data, errors } = await test.graphql(caller, `query ($id: ID!) { user(id: $id) { name } ${caller === northTop ? atTop : ''} }`, { id: invited.id });
      expect(errors).toEqual([]);
      expect(JSON.stringify(data)).toContain('Jon North');
      expect(JSON.stringify(data)).not.toContain('Secret');
    }
    const file = (await test.get(northTop, '/export/audit')).text;
    expect(file).toContain('Jon North');
    const { rows } = await test.admin.query<{ text_body: string; html_body: string }>('select * from mail_outbox where to_address = $1', [email]);
    const told = await test.admin.query('select params from notification where user_id = $1', [invited.id]);
    expect([file, JSON.stringify(rows), JSON.stringify(told.rows)].join()).not.toContain('Secret');
    expect(rows[0]?.text_body).toContain('Jon North');
  });

  it('is called so by whoever looks through the access, and by the trail of that', async () => {
    const started = await request(test.app.getHttpServer()).post('/graphql').set({ Host: northTop.host, Cookie: northTop.cookie }).send({ query: `mutation { startViewAs(accessId: "${invited.accesses[0]?.id}") { problems { code } } }` });
    expect(started.body.data.startViewAs.problems).toEqual([]);
    const [cookie = ''] = started.headers['set-cookie'] as unknown as string[];
    const looking = { ...northTop, cookie: cookie.split(';')[0] ?? '' };
    const { data } = await test.graphql(looking, '{ session { viewAs { userName } } }');
    expect(data).toEqual({ session: { viewAs: { userName: 'Jon North' } } });
    const left = await request(test.app.getHttpServer()).post('/graphql').set({ Host: northTop.host, Cookie: looking.cookie }).send({ query: 'mutation { leaveViewAs { problems { code } } }' });
    northTop.cookie = (left.headers['set-cookie'] as unknown as string[])[0]?.split(';')[0] ?? '';
    const trail = await test.graphql(northTop, '{ auditTrail(first: 2) { nodes { action subjectType subjectName } } }');
    expect(trail.data?.auditTrail).toEqual({ nodes: [
      { action: 'view_as.end', subjectType: 'user', subjectName: 'Jon North' },
      { action: 'view_as.start', subjectType: 'user', subjectName: 'Jon North' },
    ] });
  });

  it('may change the own name, and no trail but that of a tenant that uses it tells of it', async () => {
    const { rows } = await test.admin.query<{ token: string }>(`select id as token from access where user_id = $1 and tenant_id = $2`, [invited.id, north.id]);
    const secret = randomBytes(32).toString('base64url');
    await test.admin.query(`insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, expires_at) values ($1, $2, $3, $4, $5, $6, now() + interval '1 hour')`,
      [newId(), createHash('sha256').update(secret).digest(), invited.id, north.id, rows[0]?.token, north.siteId]);
    const own = { cookie: `afterbell=${secret}`, host: northTop.host, accessId: rows[0]?.token ?? '' };
    expect((await test.graphql(own, 'mutation { renameMe(name: "Jonathan Hidden Secret") { problems { code } } }')).data).toEqual({ renameMe: { problems: [] } });
    const { data } = await test.graphql(northTop, '{ auditTrail(first: 1) { nodes { action subjectName changes { before after } } } }');
    expect(data?.auditTrail).toEqual({ nodes: [{ action: 'profile.rename', subjectName: 'Jon North', changes: [] }] });
  });
});
