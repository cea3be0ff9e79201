import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let institution: Caller;
let site: Caller;
let otherSite: Caller;
let taker: Caller;
let foreign: Caller;

const LIST = 'people.participants';
const VIEW = 'id name query isMine isDefault sharedWith ownerName version viewerCan { edit remove }';
interface View {
  id: string;
  name: string;
  query: string;
  isMine: boolean;
  isDefault: boolean;
  sharedWith: string | null;
  ownerName: string | null;
  version: number;
  viewerCan: { edit: boolean; remove: boolean };
}
interface Payload {
  viewId: string | null;
  views: View[] | null;
  problems: { code: string; path: string | null; message: string }[];
}

async function change(caller: Caller | null, field: string, args: string, types: string, variables: object): Promise<Payload & { code?: string }> {
  const { data, errors } = await test.graphql(caller, `mutation (${types}) { ${field}(${args}) { viewId views { ${VIEW} } problems { code path message } } }`, variables);
  return { ...((data?.[field] ?? { viewId: null, views: null, problems: [] }) as Payload), code: errors[0]?.extensions.code };
}
const save = (caller: Caller | null, input: object) => change(caller, 'saveView', 'input: $input', '$input: SaveViewInput!', { input: { list: LIST, query: 'q=ana&c=grade', ...input } });
const remove = (caller: Caller, id: string, restore = false) => change(caller, 'removeView', 'input: $input', '$input: RemoveViewInput!', { input: { id, restore } });
const choose = (caller: Caller, viewId: string | null) => change(caller, 'setDefaultView', 'list: $list, viewId: $viewId', '$list: String!, $viewId: ID', { list: LIST, viewId });
async function viewsOf(caller: Caller | null, list = LIST) {
  const { data, errors } = await test.graphql(caller, `query ($list: String!) { savedViews(list: $list) { ${VIEW} } }`, { list });
  return { views: (data?.savedViews ?? []) as View[], code: errors[0]?.extensions.code };
}
const namesOf = async (caller: Caller) => (await viewsOf(caller)).views.map(({ name }) => name);

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  const south = await test.tenant('southlake');
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  foreign = await test.signIn(south, 'tenant_administrator', south.topId);
});
afterAll(() => test?.close());

it('refuses whoever may not see the list, may not share, and a view that cannot be', async () => {
  expect((await viewsOf(null)).code).toBe('SIGNED_OUT');
  expect((await viewsOf(taker, 'people.staff')).code).toBe('FORBIDDEN');
  expect((await viewsOf(site, 'people.nothing')).code).toBe('NOT_FOUND');
  expect((await viewsOf(site, 'toString')).code).toBe('NOT_FOUND');
  expect((await save(taker, { list: 'settings.users', name: 'Users' })).code).toBe('FORBIDDEN');
  expect((await save(taker, { name: 'Shared', isShared: true })).code).toBe('FORBIDDEN');
  expect((await save(site, { name: ' \u200b ' })).problems).toEqual([expect.objectContaining({ path: 'name', message: 'is required' })]);
  expect((await save(site, { name: 'x'.repeat(10_000) })).problems[0]?.message).toMatch(/more than 80/);
  expect((await save(site, { name: 'Long', query: `q=${'x'.repeat(4_001)}` })).problems[0]).toMatchObject({ path: 'query' });
  expect((await save(site, { id: '01919191-9191-7191-9191-919191919191', version: 1, name: 'Nobody’s' })).code).toBe('NOT_FOUND');
});

it('keeps what is the list’s own of an address, for its owner alone', async () => {
  const { views, viewId } = await save(site, { name: '  Fifth  graders ', query: 'p=3&q=ana&id=7&f=grade.equals.5&f=1~city.equals.Davis&c=grade,c12&add=1&v=x' });
  expect(views?.find(({ id }) => id === viewId)).toMatchObject({ name: 'Fifth graders', query: 'q=ana&f=grade.equals.5&f=1%7Ecity.equals.Davis&c=grade%2Cc12', isMine: true, isDefault: false, sharedWith: null, viewerCan: { edit: true, remove: true } });
  for (const caller of [institution, otherSite, taker]) expect(await namesOf(caller)).not.toContain('Fifth graders');
  expect((await save(site, { name: 'FIFTH GRADERS' })).problems).toEqual([expect.objectContaining({ path: 'name' })]);
  expect((await remove(institution, viewId as string)).code).toBe('NOT_FOUND');
  expect((await choose(taker, viewId as string)).code).toBe('NOT_FOUND');
});

it('shares a view with an organization and what is beneath it, and with nobody else', async () => {
  const atSite = await save(site, { name: 'Our site', isShared: true });
  const above = await save(institution, { name: 'All sites', isShared: true });
  expect(await namesOf(taker)).toEqual(['All sites', 'Our site']);
  expect(await namesOf(otherSite)).toEqual(['All sites']);
  expect(await namesOf(institution)).toEqual(['All sites']);
  expect((await viewsOf(foreign)).views).toEqual([]);
  const [seen] = (await viewsOf(taker)).views;
  expect(seen).toMatchObject({ sharedWith: 'Institution northlake', ownerName: 'The institution_administrator', isMine: false, viewerCan: { edit: false, remove: false } });
  for (const caller of [foreign, otherSite]) expect((await remove(caller, atSite.viewId as string)).code).toBe('NOT_FOUND');
  expect((await remove(site, above.viewId as string)).code).toBe('FORBIDDEN');
  expect((await save(site, { id: above.viewId, version: 1, name: 'Mine now' })).code).toBe('FORBIDDEN');
  // Whoever may share at an organization tidies up what others shared beneath it.
  expect((await remove(institution, atSite.viewId as string)).code).toBeUndefined();
  expect(await namesOf(site)).not.toContain('Our site');
  expect((await remove(site, atSite.viewId as string, true)).views?.map(({ name }) => name)).toContain('Our site');
});

it('refuses a save that comes too late, and changes what a view shows', async () => {
  const { viewId } = await save(site, { name: 'Changing' });
  expect((await save(site, { id: viewId, version: 1, name: 'Changed', query: 's=-grade' })).problems).toEqual([]);
  expect((await save(site, { id: viewId, version: 1, name: 'Too late' })).problems).toEqual([expect.objectContaining({ code: 'STALE_VERSION' })]);
  const { rows } = await test.admin.query(`select action from audit where subject_type = 'saved_view' and subject_id = $1 order by at`, [viewId]);
  expect(rows.map(({ action }) => action)).toEqual(['saved_view.create', 'saved_view.update']);
});

it('opens a list with the view that a person chose, until the view is gone', async () => {
  const { viewId } = await save(institution, { name: 'To begin with', isShared: true });
  expect((await choose(site, viewId)).views?.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['To begin with']);
  expect((await viewsOf(otherSite)).views.some(({ isDefault }) => isDefault)).toBe(false);
  await remove(institution, viewId as string);
  expect((await viewsOf(site)).views.some(({ isDefault }) => isDefault)).toBe(false);
  await remove(institution, viewId as string, true);
  expect((await choose(site, null)).views?.some(({ isDefault }) => isDefault)).toBe(false);
});
