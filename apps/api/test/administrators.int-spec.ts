import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

interface Entry {
  section: string;
  subSection: string;
  tab: string | null;
  value: string;
}
interface RoleAnswer {
  id: string;
  version: number;
  name: string;
  levels: string[];
  entries: Entry[];
}

const READ = 'query ($id: ID!) { role(id: $id) { id version name levels entries { section subSection tab value } } }';
const SAVE = 'mutation ($input: SaveRoleInput!) { saveRole(input: $input) { role { id } problems { code } } }';
const CLONE = 'mutation ($input: CloneRoleInput!) { cloneRole(input: $input) { role { id } problems { code } } }';
const SWITCH = 'mutation ($input: SetAccessEnabledInput!) { setAccessEnabled(input: $input) { user { id } problems { code } } }';

let test: TestApp;
let tenant: TestTenant;
let anna: Caller;
let bert: Caller;
let role: RoleAnswer;
let agencies = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

beforeEach(async () => {
  tenant = await test.tenant(`agency${(agencies += 1)}`);
  anna = await test.signIn(tenant, 'tenant_administrator', tenant.topId);
  role = (await test.graphql(anna, READ, { id: tenant.roleIds.tenant_administrator })).data?.role as RoleAnswer;
  const made = await test.graphql(anna, CLONE, { input: { id: role.id, name: 'Deputy' } });
  const deputy = (made.data?.cloneRole as { role: { id: string } }).role.id;
  bert = await test.signIn({ ...tenant, roleIds: { deputy } }, 'deputy', tenant.topId);
});

const codeOf = ({ data, errors }: Awaited<ReturnType<TestApp['graphql']>>, field: string) =>
  errors[0]?.extensions.code ?? (data?.[field] as { problems: { code: string }[] }).problems[0]?.code ?? 'done';
const remaining = async () => {
  await test.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  return (await test.admin.query('select tenant_has_administrator() as left')).rows[0].left as boolean;
};
const demote = () => {
  const entries = role.entries.filter(({ section, subSection }) => `${section}.${subSection}` !== 'settings.users');
  return test.graphql(bert, SAVE, { input: { id: role.id, version: role.version, name: role.name, levels: role.levels, entries } });
};
const disable = () => test.graphql(anna, SWITCH, { input: { id: bert.accessId, version: 1, enabled: false } });

it('a role edit and an access change at once, which together would leave no administrator, wait for each other', async () => {
  // Both stand before the same door while the test holds it.
  const KEY = `hashtextextended($1::uuid::text || ' administrators', 0)`;
  await test.owner.query('begin');
  await test.owner.query(`select pg_advisory_xact_lock(${KEY})`, [tenant.id]);
  let ended = 0;
  const changes = [demote(), disable()].map((change) => change.then((answer) => ((ended += 1), answer)));
  const atDoor = async () => (await test.admin.query(`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`)).rowCount;
  while (!ended && (await atDoor()) !== 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended).toBe(0);
  await test.owner.query('commit');
  const [edit, access] = await Promise.all(changes);
  const codes = [codeOf(edit as never, 'saveRole'), codeOf(access as never, 'setAccessEnabled')];
  expect([['done', 'ACCESS_LAST_ADMINISTRATOR'], ['ROLE_LAST_ADMINISTRATOR', 'done']]).toContainEqual(codes);
  expect(await remaining()).toBe(true);
});

it('one whose access has a last day, or who is disabled, does not count, for either change', async () => {
  await test.admin.query(`update access set ends_on = current_date + 30 where id = $1`, [bert.accessId]);
  expect(codeOf(await demote(), 'saveRole')).toBe('ROLE_LAST_ADMINISTRATOR');
  await test.admin.query('update access set ends_on = null where id = $1', [bert.accessId]);
  await test.admin.query('update app_user set enabled = false where id = (select user_id from access where id = $1)', [anna.accessId]);
  const { rows } = await test.admin.query<{ version: number }>('select version from access where id = $1', [bert.accessId]);
  const third = await test.signIn(tenant, 'tenant_administrator', tenant.topId);
  await test.admin.query(`update access set ends_on = current_date + 30 where id = $1`, [third.accessId]);
  const answer = await test.graphql(third, SWITCH, { input: { id: bert.accessId, version: rows[0]?.version, enabled: false } });
  expect(codeOf(answer, 'setAccessEnabled')).toBe('ACCESS_LAST_ADMINISTRATOR');
});
