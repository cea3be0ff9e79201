import { PARTICIPANTS } from './form-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
});
afterAll(() => test?.close());

const ROLES = 'query r($section: MaintenanceSection!, $subSection: String!) { formMaintenance(section: $section, subSection: $subSection) { roles { id name } } }';
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
