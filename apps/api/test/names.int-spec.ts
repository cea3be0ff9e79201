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
