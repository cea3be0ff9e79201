import { PARTICIPANTS } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
});
afterAll(() => test?.close());

const ROLES = 'query r($section: MaintenanceSection!, $subSection: String!) { formMaintenance(section: $section, subSection: $subSection) { roles { id name mayView mayEdit maySeeRoles mayMaintain } } }';
const rolesFor = (caller: Caller | null) => test.graphql(caller, ROLES, PARTICIPANTS);

it('refuses the roles to whoever may not maintain the form', async () => {
  expect((await rolesFor(null)).errors.map(({ extensions }) => extensions.code)).toEqual(['SIGNED_OUT']);
  const coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  expect((await rolesFor(coordinator)).errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

it('names the tenant’s own roles, by name, to whoever maintains the form, and no other tenant’s', async () => {
  const south = await test.tenant('southlake');
  const ids = async (tenant: TestTenant) => {
    const { data, errors } = await rolesFor(await test.signIn(tenant, 'institution_administrator', tenant.institutionId));
    expect(errors).toEqual([]);
    return (data as { formMaintenance: { roles: { id: string; name: string }[] } }).formMaintenance.roles;
  };
  const [mine, theirs] = [await ids(north), await ids(south)];
  expect(mine.map(({ name }) => name)).toEqual(expect.arrayContaining(['Site coordinator', 'Tenant administrator']));
  expect(mine.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name));
  expect(mine.some(({ id }) => theirs.some((other) => other.id === id))).toBe(false);
});

it('says of each role whether it may view and change records of that form', async () => {
  const top = await test.signIn(north, 'tenant_administrator', north.topId);
  const rights = async (form: object) => {
    const { data, errors } = await test.graphql(top, ROLES, form);
    expect(errors).toEqual([]);
    const { roles } = (data as { formMaintenance: { roles: { name: string; mayView: boolean; mayEdit: boolean }[] } }).formMaintenance;
    return Object.fromEntries(roles.map(({ name, mayView, mayEdit }) => [name, `${mayView} ${mayEdit}`]));
  };
  expect(await rights(PARTICIPANTS)).toMatchObject({ 'Site coordinator': 'true true', 'Attendance taker': 'true false', Viewer: 'true false' });
  expect(await rights({ section: 'staff', subSection: 'board_member' })).toMatchObject({ 'Tenant administrator': 'true true', 'Attendance taker': 'false false' });
  expect(await rights({ section: 'organizations', subSection: 'organization' })).toMatchObject({ 'Tenant administrator': 'true true', Viewer: 'true false' });
  const { data } = await rolesFor(top);
  const seen = (data as { formMaintenance: { roles: { name: string; maySeeRoles: boolean }[] } }).formMaintenance.roles.map(({ name, maySeeRoles }) => [name, maySeeRoles]);
  expect(Object.fromEntries(seen)).toMatchObject({ 'Tenant administrator': true, 'Attendance taker': false });
  const maintains = async (form: object) => ((await test.graphql(top, ROLES, form)).data as { formMaintenance: { roles: { name: string; mayMaintain: boolean }[] } }).formMaintenance.roles.flatMap(({ name, mayMaintain }) => (mayMaintain ? [name] : []));
  expect(await maintains(PARTICIPANTS)).toEqual(expect.arrayContaining(['Institution administrator', 'Tenant administrator']));
  expect(await maintains(PARTICIPANTS)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Site coordinator|Viewer|taker/)]));
  expect(await maintains({ section: 'organizations', subSection: 'organization' })).toContain('Tenant administrator');
  expect(await rights({ section: 'enrollment', subSection: 'enrollment' })).toMatchObject({ Viewer: 'true true' });
});
