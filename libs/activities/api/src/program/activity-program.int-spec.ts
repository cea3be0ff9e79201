import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { openTestBed, type TestBed } from '../../test/test-bed';
import { type SessionWorld, sessionWorld } from '../../test/session-bed';

const SAVE = `mutation ($input: SaveActivityProgramInput!) { saveActivityProgram(input: $input) { problems { code path message ... on ConflictProblem { conflicts { field current attempted } } }
  activity { programVersion term { name } ownCategory { code label retired } funders { name } partners { name } staff { id } } } }`;
const CHOICES = 'query ($siteId: ID!) { activitySupporterChoices(siteId: $siteId) { name role } ownActivityCategories { code retired } }';
const FOUND = 'query ($field: ActivityFilterField!, $value: String!) { activities(first: 10, filter: { rules: [{ field: $field, mode: contains, value: $value }] }) { nodes { name funders { name } partners { name } staff { id } ownCategory { label } } } }';
const ALL = new PermissionSet([...entriesFor('activities.list', 'edit'), ...entriesFor('activities.scheduled', 'edit'), ...entriesFor('activities.session', 'edit')]);

interface Answer {
  problems: { code: string; path: string | null; conflicts?: { field: string }[] }[];
  activity: { programVersion: number; term: { name: string } | null; ownCategory: object | null; funders: { name: string }[]; partners: { name: string }[]; staff: { id: string }[] } | null;
}

let bed: TestBed;
let world: SessionWorld;
let other: SessionWorld;
beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
  other = await sessionWorld(bed);
  world.site = { ...world.site, permissions: ALL };
  await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [world.id]);
});

/** An organization beside the site: beneath one that stands above it, or beneath another site. */
async function supporter(level: 'funder' | 'partner', name: string, under: 'institution' | 'other site' = 'institution', tenant = world): Promise<string> {
  const id = newId();
  await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  await bed.admin.query(
    `insert into organization (tenant_id, id, parent_id, level, name) select $1, $2, case when $5 = 'institution' then parent_id else $6::uuid end, $3, $4 from organization where tenant_id = $1 and id = $7`,
    [tenant.id, id, level, name, under, tenant.otherSiteId, tenant.siteId],
  );
  return id;
}
const save = (input: object, as = world.site) => world.call<Answer>(SAVE, { input: { id: world.activityId, version: 1, termId: world.termId, ...input } }, as);

describe('refuses', () => {
  it('organizations that do not serve the site or have another part, staff of other sites, codes that hold no longer', async () => {
    const partner = await supporter('partner', 'Library');
    const elsewhere = await supporter('partner', 'Of another site', 'other site');
    const strange = await supporter('funder', 'Of another tenant', 'institution', other);
    await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [world.id]);
    const staff = await world.person('staff', [world.otherSiteId]);
    const { problems, activity } = await save({ funderIds: [partner, strange], partnerIds: [elsewhere], staffIds: [staff], ownCategory: 'gone' });
    expect(problems.map(({ path }) => path)).toEqual(['ownCategory', 'funderIds', 'partnerIds', 'staffIds']);
    expect(activity).toBeNull();
    expect((await save({ termId: newId() })).problems).toMatchObject([{ code: 'VALIDATION', path: 'termId' }]);
  });

  it('other tenants, and roles that do not edit activities of the type', async () => {
    const { codes } = await bed.graphql({ ...other.site, permissions: ALL }, SAVE, { input: { id: world.activityId, version: 1 } });
    expect(codes).toEqual(['NOT_FOUND']);
    const viewer = { ...world.site, permissions: new PermissionSet([...entriesFor('activities.list', 'edit'), ...entriesFor('activities.drop_in', 'edit')]) };
    expect((await bed.graphql(viewer, SAVE, { input: { id: world.activityId, version: 1 } })).codes).toEqual(['FORBIDDEN']);
  });

  it('a save that comes too late, and names what differs', async () => {
    const funder = await supporter('funder', 'State grant');
    await save({ funderIds: [funder] });
    const { problems } = await save({ termId: null });
    expect(problems).toMatchObject([{ code: 'STALE_VERSION', conflicts: [{ field: 'termId' }, { field: 'funderIds' }] }]);
  });
});

it('keeps funders, partners, staff, term and the tenant’s own category, whose retired codes stay where they were', async () => {
  const funder = await supporter('funder', 'State grant');
  const partner = await supporter('partner', 'Library');
  const staff = await world.person('staff', [world.siteId]);
  const version = (day: string, codes: object[]) => bed.admin.query(`insert into code_list_version (list, effective_on, codes, saved_by) values ('activity_category', $1, $2, $3)`, [day, JSON.stringify(codes), newId()]);
  await version('2020-01-01', [{ code: 'arts', label: 'Arts', ceds: null }, { code: 'sports', label: 'Sports', ceds: null }]);
  const chosen = { funderIds: [funder], partnerIds: [partner], staffIds: [staff], ownCategory: 'arts' };
  expect(await save(chosen)).toMatchObject({ problems: [], activity: { programVersion: 2, term: { name: 'Fall' }, ownCategory: { code: 'arts', label: 'Arts', retired: false }, funders: [{ name: 'State grant' }], partners: [{ name: 'Library' }], staff: [{ id: staff }] } });
  await version('2021-01-01', [{ code: 'sports', label: 'Sports and games', ceds: null }]);
  expect(await save({ ...chosen, version: 2, partnerIds: [] })).toMatchObject({ problems: [], activity: { ownCategory: { label: 'Arts', retired: true }, partners: [] } });
  expect((await save({ ...chosen, version: 3, ownCategory: 'sports' })).problems).toEqual([]);
  expect((await save({ ...chosen, version: 4, ownCategory: 'arts' })).problems).toMatchObject([{ path: 'ownCategory' }]);
  const { data } = await bed.graphql(world.site, CHOICES, { siteId: world.siteId });
  expect(data).toEqual({ activitySupporterChoices: [{ name: 'Library', role: 'partner' }, { name: 'State grant', role: 'funder' }], ownActivityCategories: [{ code: 'arts', retired: true }, { code: 'sports', retired: false }] });
});

it('finds activities by them, a page in a bounded number of statements', async () => {
  const funder = await supporter('funder', 'State grant');
  const staff = await world.person('staff', [world.siteId], 'Zoë');
  await save({ funderIds: [funder], staffIds: [staff] });
  for (const name of ['A', 'B', 'C', 'D', 'E']) await save({ id: await world.activity(world.siteId, name), funderIds: [funder], termId: null });
  const names = async (field: string, value: string) => {
    const { data, statements, codes } = await bed.graphql(world.site, FOUND, { field, value });
    expect(codes).toEqual([]);
    expect(statements).toBeLessThanOrEqual(8);
    return (data?.['activities'] as { nodes: { name: string }[] }).nodes.map(({ name }) => name);
  };
  expect(await names('funder', 'grant')).toHaveLength(6);
  expect(await names('partner', 'grant')).toEqual([]);
  expect(await names('staff', 'zoe')).toEqual(['Robotics']);
});
