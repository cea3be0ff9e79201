import { addSchool, DAY, type School } from './school-fixture';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

interface ChartNode {
  id?: string | number;
  name: string;
  organizationType: string;
  enabled: boolean;
  canBeDisabled?: boolean;
  children: ChartNode[];
}

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let school: School;
let top: Caller;
let site: Caller;
let viewer: Caller;
let foreigner: Caller;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  school = await addSchool(test, north, 3);
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  viewer = await test.signIn(north, 'viewer', north.topId);
  foreigner = await test.signIn(river, 'tenant_administrator', river.topId);
});
afterAll(() => test?.close());

const chart = async (caller = top) => (await test.rest(caller, '/organizations/chart/get')).body as ChartNode;
const under = (node: ChartNode, name: string): ChartNode => [node, ...node.children.flatMap(function all(child): ChartNode[] { return [child, ...child.children.flatMap(all)]; })].find((one) => one.name === name) ?? fail(name);
const fail = (name: string): never => {
  throw new Error(`No ${name}`);
};
const CALLS: [string, () => object][] = [
  ['chart/get', () => ({})],
  ['chart/set', () => ({ id: north.topId, name: 'Taken', organizationType: 'top' })],
  ['entity/name/set', () => ({ id: north.otherSiteId, name: 'Taken' })],
  ['level/get', () => ({ organizationType: 'site' })],
  ['getSites', () => ({})],
  ['getSiteCalendarData', () => ({ id: north.otherSiteId })],
  ['getEnrolledSessionDates', () => ({ id: north.otherSiteId })],
];
const MUTATIONS: [string, string, string][] = [
  ['renameOrganization', '($id: ID!) { renameOrganization(id: $id, name: "Taken", version: 1) { problems { code message } } }', 'organization'],
  ['editOrganization', '($id: ID!) { editOrganization(input: { id: $id, version: 1, stateId: "T" }) { problems { code message } } }', 'organization'],
  ['moveOrganization', '($id: ID!) { moveOrganization(id: $id, parentId: $id, version: 1) { problems { code message } } }', 'organization'],
  ['setOrganizationEnabled', '($id: ID!) { setOrganizationEnabled(id: $id, enabled: false, version: 1) { problems { code message } } }', 'organization'],
  ['createOrganization', '($id: ID!) { createOrganization(input: { parentId: $id, level: partner, name: "Taken" }) { problems { code message } } }', 'organization'],
  ['setOrganizationTerms', '($id: ID!) { setOrganizationTerms(input: { organizationId: $id, terms: [] }) { problems { code message } } }', 'organization'],
];
/** What a refused change must leave as it was; that it was refused is in the trail, which is no change. */
const fingerprint = async () =>
  (await test.admin.query(`select count(*)::int as count, sum(version)::int as versions, (select count(*)::int from audit where action <> 'access.refuse') as trail from organization`)).rows[0];

describe('refuses', () => {
  it.each(CALLS)('REST %s to whoever is signed out, without a word', async (path, body) => {
    const { status, body: answer } = await test.rest(null, `/organizations/${path}`, body());
    expect([status, answer.message]).toEqual([403, []]);
  });

  it.each(CALLS.filter(([path]) => !['level/get'].includes(path)))('REST %s to a role that allows nothing', async (path, body) => {
    const taker = await test.signIn(north, 'guest', north.topId);
    const { status, body: answer } = await test.rest(taker, `/organizations/${path}`, body());
    expect([status, (answer.message as string[]).length]).toEqual([403, 1]);
  });

  it('changes by whoever may only look', async () => {
    const before = await fingerprint();
    for (const path of ['chart/set', 'entity/name/set']) expect((await test.rest(viewer, `/organizations/${path}`, { id: north.topId, name: 'Taken', organizationType: 'top' })).status).toBe(403);
    for (const [name, query] of MUTATIONS) {
      const { errors } = await test.graphql(viewer, `mutation ${query}`, { id: north.siteId });
      expect([name, errors[0]?.extensions.code]).toEqual([name, 'FORBIDDEN']);
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('ids of another tenant and outside the subtree with 404, reading and writing, and changes nothing', async () => {
    const before = await fingerprint();
    for (const caller of [foreigner, site]) {
      const target = north.otherSiteId;
      for (const [path, body] of [['chart/set', { id: target, name: 'Taken', organizationType: 'site' }], ['entity/name/set', { id: target, name: 'Taken' }], ['getSiteCalendarData', { id: target }], ['getEnrolledSessionDates', { id: target }]] as const) {
        // A coordinator of a site may not edit sites or the tree at all: for them the two changes are forbidden before they are looked for.
        const expected = caller === site && path === 'chart/set' ? 403 : 404;
        expect([path, (await test.rest(caller, `/organizations/${path}`, body)).status]).toEqual([path, expected]);
      }
      for (const [name, query] of MUTATIONS) {
        const answer = await test.graphql(caller, `mutation ${query}`, { id: target });
        expect([name, JSON.stringify(answer).includes('NOT_FOUND')]).toEqual([name, true]);
      }
      for (const query of ['query ($id: ID!) { organization(id: $id) { name } }', 'query ($id: ID!) { organizationTerms(organizationId: $id) { name } }']) {
        expect((await test.graphql(caller, query, { id: target })).errors[0]?.extensions.code).toBe('NOT_FOUND');
      }
    }
    expect(await fingerprint()).toEqual(before);
  });

  it('a tree that may not be, and takes nothing of it', async () => {
    const before = await fingerprint();
    const tree = await chart();
    const bad: [string, (node: ChartNode) => void][] = [
      ['Children 2, parent: Site cannot stand under Agency', (root) => root.children.push(...under(root, 'Institution northlake').children.splice(0, 1))],
      ['Children 1, organization type cannot be changed', (root) => (under(root, 'Institution northlake').organizationType = 'funder')],
      ['Children 1, name is required', (root) => (under(root, 'Institution northlake').name = '\u200b')],
      ['stands in the tree twice', (root) => root.children.push(...root.children)],
      ['Children 2, parent: Site cannot stand under Agency', (root) => root.children.push({ id: -1, name: 'New', organizationType: 'site', enabled: true, children: [] })],
      ['Children 1, enabled: 2 organizations beneath it are enabled', (root) => (under(root, 'Institution northlake').enabled = false)],
    ];
    for (const [message, spoil] of bad) {
      const wanted = structuredClone(tree);
      wanted.name = 'Renamed first';
      spoil(wanted);
      const { status, body } = await test.rest(top, '/organizations/chart/set', wanted);
      expect([message, status]).toEqual([message, 400]);
      expect(JSON.stringify(body.message)).toContain(message);
    }
    for (const nonsense of [[], { tree: 'x' }, {}, { ...tree, children: 'x' }]) expect((await test.rest(top, '/organizations/chart/set', nonsense)).status).toBe(400);
    expect(await fingerprint()).toEqual(before);
  });

  it('fields that are wrong, by name', async () => {
    const say = async (path: string, body: object) => (await test.rest(top, `/organizations/${path}`, body)).body.message as string[];
    expect(await say('entity/name/set', { id: north.siteId })).toEqual(['Name is required']);
    expect(await say('entity/name/set', { id: north.siteId, name: 'x'.repeat(10_000) })).toEqual(['Name has more than 200 characters']);
    expect(await say('level/get', { organizationType: 'planet' })).toEqual(['Organization type is not a level']);
    expect(await say('getSiteCalendarData', {})).toEqual(['ID is required']);
    expect(await say('chart/set', {})).toEqual(['ID is required: the tree begins with an organization that is there']);
    expect(await say('chart/set', { id: north.topId, children: [{ name: 'New' }] })).toEqual(['Children 1, organization type is required']);
    expect(await say('entity/name/set', { id: north.siteId, name: '\ud800' })).toEqual(['Name is required']);
  });
});

it('answers the same tree, sites and names over REST and GraphQL', async () => {
  const { data } = await test.graphql(top, '{ organizationTree { nodes { id parentId name level enabled canBeDisabled } } }');
  const nodes = (data?.organizationTree as { nodes: { id: string; parentId: string | null; name: string; level: string; enabled: boolean; canBeDisabled: boolean }[] }).nodes;
  const flat = (node: ChartNode, parentId: string | null): unknown[] => [{ id: node.id, parentId, name: node.name, level: node.organizationType, enabled: node.enabled, canBeDisabled: node.canBeDisabled }, ...node.children.flatMap((child) => flat(child, String(node.id)))];
  expect(flat(await chart(), null)).toHaveLength(nodes.length);
  expect(flat(await chart(), null)).toEqual(expect.arrayContaining(nodes));

  const sites = (await test.rest(top, '/organizations/getSites')).body.sites as { id: string; name: string }[];
  const listed = await test.graphql(top, '{ organizations(filter: { rules: [{ field: level, mode: equals, value: "site" }] }) { nodes { id name } } }');
  expect(sites).toEqual((listed.data?.organizations as { nodes: unknown[] }).nodes);
  expect((await test.rest(site, '/organizations/getSites')).body.sites).toEqual([{ id: north.siteId, name: 'Site northlake' }]);

  const { body: renamed } = await test.rest(top, '/organizations/entity/name/set', { id: north.otherSiteId, name: 'Otro sitio' });
  const { data: again } = await test.graphql(top, 'query ($id: ID!) { organization(id: $id) { id name version } }', { id: north.otherSiteId });
  expect(renamed).toEqual({ ...(again?.organization as object), organizationType: 'site' });

  await test.admin.query(`update organization_level_name set singular = 'Hub', plural = 'Hubs' where tenant_id = $1 and level = 'site'`, [north.id]);
  expect((await test.rest(top, '/organizations/level/get', { organizationType: 'site' })).body).toEqual({ organizationType: 'site', name: 'Hub', plural: 'Hubs' });
});

it('takes a tree: new nodes under new ones, a move, a rename and both ways of enabled, at once', async () => {
  const tree = await chart();
  const institution = under(tree, 'Institution northlake');
  const other = institution.children.find(({ id }) => id === north.otherSiteId) ?? fail('other site');
  institution.name = 'Harbor';
  institution.children = institution.children.filter((child) => child !== other);
  institution.children.push({ id: -1, name: 'East', organizationType: 'site_group', enabled: true, children: [{ ...other, name: 'Mañana' }, { name: 'Later', organizationType: 'site', enabled: false, children: [] }] });
  const { status, body } = await test.rest(top, '/organizations/chart/set', { tree });
  expect(status).toBe(200);
  const east = under(body as ChartNode, 'East');
  expect(under(body as ChartNode, 'Harbor').children.map(({ name }) => name)).toEqual(['East', 'Site northlake']);
  expect(east.children.map(({ name, enabled }) => [name, enabled])).toEqual([['Later', false], ['Mañana', true]]);
  // Sent once more as it is answered, it changes nothing.
  const before = await fingerprint();
  expect((await test.rest(top, '/organizations/chart/set', body)).body).toEqual(body);
  // What is not sent stays: name, level and whether it is enabled, also of what is disabled.
  const later = under(body as ChartNode, 'Later');
  expect((await test.rest(top, '/organizations/chart/set', { id: north.topId, children: [{ id: institution.id, children: [{ id: east.id, children: [{ id: later.id }] }] }] })).body).toEqual(body);
  expect(await fingerprint()).toEqual(before);
});

it('answers the days of a site', async () => {
  await test.admin.query(`insert into site_closure (tenant_id, organization_id, on_date, reason) values ($1, $2, '2026-11-26', 'Thanksgiving')`, [north.id, north.siteId]);
  expect((await test.rest(site, '/organizations/getSiteCalendarData', { id: north.siteId })).body).toEqual({ id: north.siteId, timeZone: 'America/New_York', closures: [{ date: '2026-11-26', reason: 'Thanksgiving' }], specialDays: [] });
  expect((await test.rest(site, '/organizations/getEnrolledSessionDates', { id: north.siteId })).body).toEqual({ id: north.siteId, dates: [DAY] });
  expect(school.sessionId).not.toBe('');
});

it('tells before anything is added that an id is taken, also by what the caller does not see, and nothing of whose it is', async () => {
  await test.admin.query(`update organization set nces_id = 'N-77' where id = $1`, [north.topId]);
  const { rows: before } = await test.admin.query('select count(*)::int as count from organization');
  const rehearse = async (ncesId: string) => {
    const input = { parentId: north.institutionId, level: 'site', name: 'Pier Nine', ncesId, dryRun: true };
    return (await test.graphql(await test.signIn(north, 'institution_administrator', north.institutionId), 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { id } problems { code path message } } }', { input })).data?.createOrganization;
  };
  expect(await rehearse('N-77')).toEqual({ organization: null, problems: [{ code: 'VALIDATION', path: 'ncesId', message: 'is already the id of another organization' }] });
  expect(await rehearse('N-78')).toEqual({ organization: null, problems: [] });
  expect((await test.admin.query('select count(*)::int as count from organization')).rows).toEqual(before);
});

it('hides from the switcher and from getSites what rests in the term', async () => {
  const termId = Object.values(north.termIds)[0];
  const made = await test.graphql(top, 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { id activeInTerm viewerCan { edit addLevels } } problems { message } } }', {
    input: { parentId: north.institutionId, level: 'site', name: 'Summer only', inactiveTermIds: [termId] },
  });
  expect(made.data?.createOrganization).toMatchObject({ organization: { activeInTerm: false, viewerCan: { edit: true, addLevels: ['partner'] } }, problems: [] });
  const found = async () => [
    JSON.stringify((await test.graphql(top, '{ actingOrganizations(first: 100) { name } }')).data).includes('Summer only'),
    JSON.stringify((await test.graphql(top, '{ actingOrganizationTree { name } }')).data).includes('Summer only'),
    (await test.rest(top, '/organizations/getSites')).text.includes('Summer only'),
    JSON.stringify((await test.graphql(top, '{ organizations(first: 100) { nodes { name } } }')).data).includes('Summer only'),
  ];
  expect(await found()).toEqual([false, false, false, false]);
  const { organization } = made.data?.createOrganization as { organization: { id: string } };
  await test.graphql(top, 'mutation ($input: SetOrganizationTermsInput!) { setOrganizationTerms(input: $input) { problems { message } } }', { input: { organizationId: organization.id, terms: [{ termId, active: true }] } });
  expect(await found()).toEqual([true, true, true, true]);
});

it('asks again for a tree that is unchanged in one statement beside the session’s and that of entering the tenant', async () => {
  const QUERY = 'query ($unless: String) { organizationTree(unless: $unless) { version unchanged nodes { id name } viewerCan { edit } } }';
  type Answer = { version: string; unchanged: boolean; nodes: { id: string; name: string }[]; viewerCan: object };
  const ask = async (unless: string | null) => (await test.graphql(top, QUERY, { unless })).data?.organizationTree as Answer;
  const whole = await ask(null);
  const again = await ask('nonsense');
  expect([whole.unchanged, again]).toEqual([false, whole]);
  test.log.length = 0;
  expect(await ask(whole.version)).toEqual({ ...whole, unchanged: true, nodes: [] });
  expect(test.log.filter(({ path }) => path === '/graphql').map(({ statements }) => statements)).toEqual([2]);
  expect((await test.graphql(site, QUERY, { unless: whole.version })).data?.organizationTree).toMatchObject({ unchanged: false, nodes: [{ id: north.siteId }] });
});

it('asks the tree, however large, in a few statements', async () => {
  test.log.length = 0;
  await test.graphql(top, '{ organizationTree { nodes { id canBeDisabled activeInTerm childCount } viewerCan { levels } } }');
  await test.graphql(top, '{ organizations(first: 100) { nodes { id canBeDisabled activeInTerm whatStandsInTheWay { message } viewerCan { edit } } } }');
  expect(test.log.filter(({ path }) => path === '/graphql').map(({ statements }) => statements)).toEqual([5, 6]);
});
