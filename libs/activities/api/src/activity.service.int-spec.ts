import type { Principal } from '@afterbell/core/api';
import { addDays, type ListQuery, newId, PermissionSet, todayIn } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../test/test-bed';
import type { CreateActivityInput } from './activity.service';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});

const add = (change: Partial<CreateActivityInput> = {}, at: Principal = tenant.site) =>
  as(at, () => bed.activities.create({ siteId: at.organizationId, name: 'Robótica', category: 'stem', type: 'scheduled', termId: null, ...change }));
const addSession = (activityId: string, at: Principal = tenant.site) =>
  as(at, () => bed.sessions.create({ activityId, name: 'A', startsOn: '2026-09-07', endsOn: '2026-12-18', startTime: '15:30', endTime: '17:00', weekdays: [1, 3] }));
const list = (principal: Principal, change: Partial<ListQuery> = {}) => as(principal, () => bed.activities.list({ offset: 0, limit: 50, ...change }));
const names = async (principal: Principal, change?: Partial<ListQuery>) => (await list(principal, change)).nodes.map(({ name }) => name);
const rule = (field: string, mode: 'equals' | 'contains', value: string): Partial<ListQuery> => ({ filter: { match: 'and', rules: [{ field, mode, value }] } });

const PAGE = `query page($first: Int!, $filter: ActivityFilter) {
  activities(first: $first, filter: $filter) {
    nodes { id name site { name } term { name } nextDate sessions { name startTime nextDate dateCount site { name } } }
    pageInfo { hasNextPage }
  }
}`;

describe('refuses', () => {
  it('activities of another tenant, outside the subtree, and what is no id', async () => {
    const foreign = await add({}, other.site);
    const elsewhere = await add({ siteId: tenant.otherSiteId }, tenant.top);
    for (const wrong of [foreign, elsewhere, newId(), 'no-id', '']) {
      await expect(as(tenant.site, () => bed.activities.get(wrong))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(tenant.site, () => bed.sessions.list(wrong, { offset: 0, limit: 10 }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(addSession(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await names(tenant.site)).toEqual([]);
    expect(await as(tenant.site, () => bed.sessions.sessionsOf([elsewhere, foreign]))).toEqual([[], []]);
  });

  it('a site elsewhere, an organization that is no site, and a term that is none', async () => {
    for (const siteId of [other.siteId, tenant.otherSiteId, 'no-id']) await expect(add({ siteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add({ siteId: tenant.top.organizationId }, tenant.top)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const termId of [other.termId, newId(), 'no-id']) {
      await expect(add({ termId })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'termId', message: 'is not a term' }] } });
    }
  });

  it('fields that are wrong, and fields and modes that the list does not have', async () => {
    await expect(add({ name: '', category: 'football', type: 'weekly' })).rejects.toMatchObject({
      code: 'VALIDATION',
      params: { problems: [{ path: 'name' }, { path: 'category' }, { path: 'type' }] },
    });
    await expect(list(tenant.site, rule('version', 'equals', '1'))).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    await expect(list(tenant.site, rule('type', 'contains', 'sched'))).rejects.toMatchObject({ code: 'LIST_MODE_UNKNOWN' });
    await expect(list(tenant.site, rule('type', 'equals', 'weekly'))).rejects.toMatchObject({ code: 'LIST_VALUE_INVALID' });
  });

  it('who may not view activities, an unknown field, and a page that is too large, over GraphQL', async () => {
    const nobody: Principal = { ...tenant.site, permissions: PermissionSet.none };
    // Two statements: the refusal's own row in the trail.
    expect(await bed.graphql(nobody, PAGE, { first: 10 })).toMatchObject({ data: null, codes: ['FORBIDDEN'], statements: 2 });
    const unknown = '{ activities(filter: { rules: [{ field: version, mode: equals, value: "1" }] }) { nodes { id } } }';
    expect(await bed.graphql(tenant.site, unknown)).toMatchObject({ codes: ['GRAPHQL_VALIDATION_FAILED'], statements: 0 });
    expect(await bed.graphql(tenant.site, PAGE, { first: 201 })).toMatchObject({ data: null, codes: ['PAGE_TOO_LARGE'], statements: 0 });
    expect(await bed.graphql(tenant.site, `{ activity(id: "no-id") { id } }`)).toMatchObject({ data: null, codes: ['NOT_FOUND'] });
  });
});

it('adds an activity with a trace', async () => {
  const id = await add({ termId: tenant.termId });
  expect(await as(tenant.top, () => bed.activities.get(id))).toMatchObject({ id, siteId: tenant.siteId, termId: tenant.termId, name: 'Robótica', category: 'stem', type: 'scheduled', version: 1 });
  const { rows } = await bed.admin.query('select action, organization_id from audit where tenant_id = $1 and subject_id = $2', [tenant.id, id]);
  expect(rows).toEqual([{ action: 'activity.create', organization_id: tenant.siteId }]);
});

it('lists by name, searches, filters and sorts', async () => {
  await add({ termId: tenant.termId });
  await add({ name: 'Art', category: 'cultural_programs', type: 'drop_in' });
  await add({ name: 'Zumba', category: 'healthy_lifestyle', siteId: tenant.otherSiteId }, tenant.top);
  expect(await names(tenant.top)).toEqual(['Art', 'Robótica', 'Zumba']);
  expect(await names(tenant.site, { search: 'ROBOT' })).toEqual(['Robótica']);
  expect(await names(tenant.top, rule('type', 'equals', 'drop_in'))).toEqual(['Art']);
  expect(await names(tenant.top, rule('site', 'contains', 'roose'))).toEqual(['Zumba']);
  expect(await names(tenant.top, rule('termId', 'equals', tenant.termId))).toEqual(['Robótica']);
  expect(await names(tenant.top, { sort: [{ field: 'site', direction: 'desc' }, { field: 'name', direction: 'desc' }] })).toEqual(['Zumba', 'Robótica', 'Art']);
});

it('answers a page of 100 activities with sites, terms, sessions and dates in as many statements as one of 2', async () => {
  for (let index = 0; index < 100; index += 1) {
    const id = await add({ name: `Activity ${String(index).padStart(3, '0')}`, termId: tenant.termId });
    await addSession(id);
    if (index < 2) await addSession(id);
  }
  const two = await bed.graphql(tenant.site, PAGE, { first: 2 });
  const hundred = await bed.graphql(tenant.site, PAGE, { first: 100 });
  expect(hundred.codes).toEqual([]);
  expect((hundred.data?.['activities'] as { nodes: unknown[] }).nodes).toHaveLength(100);
  expect((two.data?.['activities'] as { nodes: unknown[] }).nodes[0]).toMatchObject({
    name: 'Activity 000',
    site: { name: 'Lincoln' },
    term: { name: 'Fall' },
    sessions: [{ name: 'A', startTime: '15:30', dateCount: 30, site: { name: 'Lincoln' } }, { name: 'A' }],
  });
  expect(hundred.statements).toBe(two.statements);
  // List, sites, terms, next dates, sessions, dates of sessions: each a statement and the one that opens its transaction.
  expect(hundred.statements).toBeLessThanOrEqual(14);
}, 60_000);

it('calls today’s date the next one until its meeting is over, and says all day that it meets', async () => {
  // By the clock of the site, whoever asks: a zone where it is far from midnight now, asked for from one a day ahead or half of it.
  const hour = new Date().getUTCHours();
  const zone = hour >= 6 && hour < 18 ? 'UTC' : 'Etc/GMT+12';
  const here: Principal = { ...tenant.top, timeZone: 'Pacific/Kiritimati' };
  const today = todayIn(zone, new Date());
  await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [here.tenantId]);
  await bed.admin.query('update organization set time_zone = $2 where id = $1', [tenant.siteId, zone]);
  const id = await add();
  const daily = (name: string, startTime: string, endTime: string, startsOn = today) =>
    as(tenant.site, () => bed.sessions.create({ activityId: id, name, startsOn, endsOn: addDays(startsOn, 2), startTime, endTime, weekdays: [0, 1, 2, 3, 4, 5, 6] }));
  await daily('early', '00:05', '01:00');
  const answer = async () => (await bed.graphql(here, '{ activities { nodes { nextDate sessions { name nextDate meetsToday } } } }')).data?.['activities'];
  expect(await answer()).toEqual({ nodes: [{ nextDate: addDays(today, 1), sessions: [{ name: 'early', nextDate: addDays(today, 1), meetsToday: true }] }] });
  await daily('late', '22:30', '23:55');
  expect(await answer()).toEqual({ nodes: [{ nextDate: today, sessions: [{ name: 'early', nextDate: addDays(today, 1), meetsToday: true }, { name: 'late', nextDate: today, meetsToday: true }] }] });
  await daily('ahead', '08:00', '09:00', addDays(today, 1));
  expect(await answer()).toMatchObject({ nodes: [{ sessions: [{ name: 'early' }, { name: 'late' }, { name: 'ahead', nextDate: addDays(today, 1), meetsToday: false }] }] });
});

it('counts only when asked, capped or to the end', async () => {
  await add();
  await add();
  const counted = await bed.graphql(tenant.site, '{ activities(first: 1) { totalCount { value capped } exactCount edges { cursor node { name } } pageInfo { endCursor hasPreviousPage } } }');
  expect(counted).toMatchObject({ codes: [], statements: 6 });
  const connection = counted.data?.['activities'] as { edges: { cursor: string }[]; pageInfo: { endCursor: string } };
  expect(connection).toMatchObject({ totalCount: { value: 2, capped: false }, exactCount: 2, edges: [{ node: { name: 'Robótica' } }], pageInfo: { hasPreviousPage: false } });
  expect(connection.pageInfo.endCursor).toBe(connection.edges[0]?.cursor);
  expect(await bed.graphql(tenant.site, '{ activities(first: 1) { nodes { name } } }')).toMatchObject({ codes: [], statements: 2 });
  // Whoever sees the last page has counted.
  expect(await bed.graphql(tenant.site, '{ activities { totalCount { value } exactCount } }')).toMatchObject({ data: { activities: { totalCount: { value: 2 }, exactCount: 2 } }, statements: 2 });
  const next = await bed.graphql(tenant.site, 'query next($after: String) { activities(after: $after) { nodes { name } pageInfo { hasPreviousPage } } }', { after: connection.pageInfo.endCursor });
  expect(next.data).toEqual({ activities: { nodes: [{ name: 'Robótica' }], pageInfo: { hasPreviousPage: true } } });
});
