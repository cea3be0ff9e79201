import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

/** A save that came too late always says who came first, as far as the reader may know them. */
let test: TestApp;
let north: TestTenant;
let top: Caller;
let institution: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
});
afterAll(() => test?.close());

const RENAME = 'mutation ($id: ID!, $name: String!, $version: Int!) { renameOrganization(id: $id, name: $name, version: $version) { problems { code ... on ConflictProblem { conflicts { current changedBy changedByYou changedAt } } } } }';
const version = async () => Number((await test.admin.query('select version from organization where id = $1', [north.siteId])).rows[0]?.version);
async function rename(caller: Caller, name: string, at: number) {
  const { data, errors } = await test.graphql(caller, RENAME, { id: north.siteId, name, version: at });
  expect(errors).toEqual([]);
  return (data?.renameOrganization as { problems: { code: string; conflicts: { current: string; changedBy: string | null }[] }[] }).problems;
}
const lateSave = async (first: Caller, late: Caller, name: string) => {
  const read = await version();
  expect(await rename(first, name, read)).toEqual([]);
  return rename(late, `${name} too`, read);
};

it('by name, where the person stands at or beneath the acting organization', async () => {
  expect(await lateSave(institution, top, 'Lincoln')).toEqual([{ code: 'STALE_VERSION', conflicts: [{ current: 'Lincoln', changedBy: 'The institution_administrator', changedByYou: false, changedAt: expect.any(String) }] }]);
});

it('as somebody at another organization, where they stand above', async () => {
  expect(await lateSave(top, institution, 'Lincoln East')).toEqual([{ code: 'STALE_VERSION', conflicts: [{ current: 'Lincoln East', changedBy: 'somebody at another organization', changedByYou: false, changedAt: expect.any(String) }] }]);
});

it('as oneself, from another tab, wherever one acts', async () => {
  expect(await lateSave(top, top, 'Lincoln West')).toMatchObject([{ conflicts: [{ changedBy: 'The tenant_administrator', changedByYou: true }] }]);
  await test.admin.query('update sign_in_session set organization_id = $1 where access_id = $2', [north.institutionId, top.accessId]);
  expect(await lateSave(top, top, 'Lincoln North')).toMatchObject([{ conflicts: [{ changedBy: 'The tenant_administrator', changedByYou: true }] }]);
});
