import { ATTACH_TERMS } from '../src/migrations/1763800000003-periods';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let south: TestTenant;
let top: Caller;
let institution: Caller;
let site: Caller;
let stranger: Caller;

beforeAll(async () => {
  test = await startTestApp();
  [north, south] = [await test.tenant('northlake'), await test.tenant('rivermark')];
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  stranger = await test.signIn(south, 'tenant_administrator', south.topId);
});
afterAll(() => test?.close());

const SAVE_YEAR = 'mutation ($input: SaveReportingYearInput!) { saveReportingYear(input: $input) { reportingYear { id termId version } problems { __typename code message path ... on ConflictProblem { conflicts { field current } } } } }';
const SAVE_TERM = 'mutation ($input: SaveReportingTermInput!) { saveReportingTerm(input: $input) { reportingTerm { id } problems { code message path } } }';
const LIST = 'query ($search: String, $filter: DataCollectionPeriodFilter, $sort: [DataCollectionPeriodSort!], $first: Int!) { dataCollectionPeriods(search: $search, filter: $filter, sort: $sort, first: $first) { nodes { id name type kind year { name } takingPart } totalCount { value } } }';
const SET = 'mutation ($input: SetPeriodOrganizationsInput!) { setPeriodOrganizations(input: $input) { organizations { inactiveIds } problems { code } } }';

interface Listed {
  id: string;
  name: string;
  type: string;
  kind: string | null;
  year: { name: string } | null;
  takingPart: string;
}
const list = async (caller: Caller, variables: object = {}) => {
  const { data, errors } = await test.graphql(caller, LIST, { first: 50, ...variables });
  expect(errors).toEqual([]);
  return (data?.dataCollectionPeriods as { nodes: Listed[] }).nodes;
};
const saved = async <T>(caller: Caller, query: string, input: object) => Object.values((await test.graphql(caller, query, { input })).data ?? {})[0] as T;

it('lists the newest year first with its terms after it, and finds, filters, sorts and pages them', async () => {
  const { reportingYear } = await saved<{ reportingYear: { id: string } }>(top, SAVE_YEAR, { name: 'Año 2029', startsOn: '2029-07-01', endsOn: '2030-06-30' });
  for (const [name, kind, startsOn, endsOn] of [['Spring 2030', 'spring', '2030-01-01', '2030-06-30'], ['Fall 2029', 'fall', '2029-09-01', '2029-12-31']]) {
    expect(await saved(top, SAVE_TERM, { yearId: reportingYear.id, name, kind, startsOn, endsOn })).toMatchObject({ problems: [] });
  }
  expect((await list(top)).map(({ name }) => name)).toEqual(['Año 2029', 'Spring 2030', 'Fall 2029', '2026–27', 'School year']);
  expect((await list(top, { search: 'ano' })).map(({ name, year }) => [name, year?.name])).toEqual([['Año 2029', 'Año 2029'], ['Spring 2030', 'Año 2029'], ['Fall 2029', 'Año 2029']]);
  expect((await list(top, { filter: { match: 'and', rules: [{ field: 'type', mode: 'equals', value: 'reporting_year' }] } })).map(({ name }) => name)).toEqual(['Año 2029', '2026–27']);
  expect((await list(top, { sort: [{ field: 'kind', direction: 'asc' }], first: 3 })).map(({ kind }) => kind)).toEqual(['fall', 'spring', 'school_year']);
});

it('shows years only to whom may view them, and nothing of another tenant', async () => {
  expect([...new Set((await list(site)).map(({ type }) => type))]).toEqual(['reporting_term']);
  expect([...new Set((await list(institution)).map(({ type }) => type))].sort()).toEqual(['reporting_term', 'reporting_year']);
  expect((await list(stranger)).map(({ name }) => name)).toEqual(['2026–27', 'School year']);
});

it('answers NOT_FOUND to another tenant and FORBIDDEN beneath the top, and changes nothing', async () => {
  const [year, fall] = await list(top);
  const query = 'query ($id: ID!) { reportingYear(id: $id) { name } }';
  expect((await test.graphql(stranger, query, { id: year?.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(stranger, 'query ($id: ID!) { periodOrganizations(termId: $id) { leftOutBy } }', { id: fall?.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const input = { id: fall?.id, version: 1, yearId: year?.id, name: 'Mine', kind: 'fall', startsOn: '2029-09-01', endsOn: '2029-12-31' };
  expect((await test.graphql(stranger, SAVE_TERM, { input })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(institution, SAVE_TERM, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await test.graphql(site, SAVE_TERM, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await list(top)).map(({ name }) => name)).not.toContain('Mine');
});

it('tells a stale save what is stored', async () => {
  const [year] = await list(top);
  const save = (name: string, version: number) => saved(top, SAVE_YEAR, { id: year?.id, version, name, startsOn: '2029-07-01', endsOn: '2030-06-30' });
  await save('Year A', 1);
  expect(await save('Year B', 1)).toMatchObject({ reportingYear: null, problems: [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', conflicts: [{ field: 'name', current: 'Year A' }] }] });
});

it('says in the list who takes part, in the statements of any page', async () => {
  const [, fall] = await list(top);
  expect(await saved(institution, SET, { termId: fall?.id, before: [], after: [north.siteId] })).toEqual({ organizations: { inactiveIds: [north.siteId] }, problems: [] });
  const part = async (caller: Caller) => (await list(caller)).find(({ id }) => id === fall?.id)?.takingPart;
  expect(await Promise.all([top, institution, site].map(part))).toEqual(['some', 'some', 'none']);
  const above = { termId: fall?.id, before: [north.siteId], after: [north.topId] };
  expect((await test.graphql(institution, SET, { input: above })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  test.log.length = 0;
  await list(top);
  expect(test.log.find(({ path }) => path === '/graphql')?.statements).toBeLessThanOrEqual(6);
});

it('offers the terms to switch to by year', async () => {
  const { data } = await test.graphql(site, '{ terms { name wholeYear year { name } } }');
  expect(data?.terms).toEqual([
    { name: 'Year A', wholeYear: true, year: { name: 'Year A' } },
    { name: 'Spring 2030', wholeYear: false, year: { name: 'Year A' } },
    { name: 'Fall 2029', wholeYear: false, year: { name: 'Year A' } },
    { name: '2026–27', wholeYear: true, year: { name: '2026–27' } },
    { name: 'School year', wholeYear: false, year: { name: '2026–27' } },
  ]);
});

it('says a new level name and a new programme name on everybody’s next request', async () => {
  const SESSION = '{ session { tenant { name } levelNames { level singular plural } } }';
  const site1 = async () => (await test.graphql(site, SESSION)).data?.session as { tenant: { name: string }; levelNames: { level: string }[] };
  expect((await site1()).levelNames.find(({ level }) => level === 'site')).toMatchObject({ singular: 'Site' });
  const rename = 'mutation ($input: SaveLevelNamesInput!) { saveLevelNames(input: $input) { problems { message } } }';
  expect(await saved(top, rename, { levels: [{ level: 'site', singular: 'Campus', plural: 'Campuses', version: 1 }] })).toEqual({ problems: [] });
  const settings = 'mutation ($input: SaveTenantSettingsInput!) { saveTenantSettings(input: $input) { problems { message } } }';
  expect(await saved(top, settings, { name: 'New name', timeZone: 'America/Denver', language: 'en', version: 1 })).toEqual({ problems: [] });
  const after = await site1();
  expect(after.levelNames.find(({ level }) => level === 'site')).toMatchObject({ singular: 'Campus', plural: 'Campuses' });
  expect(after.tenant.name).toBe('New name');
});

it('attaches terms from before there were years to a year of their own tenant', async () => {
  await test.admin.query(`delete from organization_inactive_term`);
  await test.admin.query(`delete from term where kind = 'year'`);
  await test.admin.query('update term set reporting_year_id = null');
  await test.admin.query('delete from reporting_year');
  // A term already has the name that the year would get, and one begins on the last day of a federal year.
  await test.admin.query(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, uuidv7(), '2026–27', 'fall', '2026-09-01', '2026-12-31'), ($1, uuidv7(), 'Late', 'summer', '2027-06-30', '2027-08-15')`, [south.id]);
  await test.owner.query('begin');
  await test.owner.query(ATTACH_TERMS);
  await test.owner.query('commit');
  const { rows } = await test.admin.query(
    `select y.name as year, y.starts_on::text as "from", y.ends_on::text as to, t.name, t.kind from reporting_year y join term t on t.tenant_id = y.tenant_id and t.reporting_year_id = y.id where y.tenant_id = $1 order by t.name`,
    [south.id],
  );
  const year = { year: 'Reporting year 2026–27', from: '2026-07-01', to: '2027-12-31' };
  expect(rows).toEqual([
    { ...year, name: '2026–27', kind: 'fall' },
    { ...year, name: 'Late', kind: 'summer' },
    { ...year, name: 'Reporting year 2026–27', kind: 'year' },
    { ...year, name: 'School year', kind: 'school_year' },
  ]);
  expect((await test.admin.query('select count(*)::int as loose from term where reporting_year_id is null')).rows).toEqual([{ loose: 0 }]);
});
