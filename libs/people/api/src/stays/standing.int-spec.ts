import type { Principal } from '@afterbell/core/api';
import type { ListFilter } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import { today } from './stay.service';

let bed: TestBed;
let tenant: TestTenant;
let day: string;

beforeAll(async () => {
  bed = await openTestBed();
  tenant = await makeTenant(bed);
  day = await as(tenant.site, async () => today());
  const at = async (firstName: string, ...stays: [siteId: string, from: number, to: number | null][]) => {
    const id = await as(tenant.top, () => bed.participants.createInSite({ firstName, lastName: 'Okafor', birthDate: null, grade: '3', siteId: stays[0]?.[0] ?? tenant.siteId, startsOn: plus(-400) }, 'create'));
    await bed.admin.query('delete from stay where person_id = $1', [id]);
    for (const [siteId, from, to] of stays) await bed.admin.query('insert into stay (tenant_id, id, person_id, organization_id, starts_on, ends_on) values ($1, uuidv7(), $2, $3, $4, $5)', [tenant.id, id, siteId, plus(from), to === null ? null : plus(to)]);
  };
  await at('Here', [tenant.siteId, -90, null]);
  await at('LastDay', [tenant.siteId, -90, 0]);
  await at('Left', [tenant.siteId, -300, -200], [tenant.siteId, -90, -1]);
  await at('Coming', [tenant.siteId, -300, -200], [tenant.siteId, 1, null]);
  await at('Moved', [tenant.siteId, -90, -1], [tenant.otherSiteId, 0, null]);
});
afterAll(() => bed.close());

const plus = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const names = async (principal: Principal, filter: ListFilter, search?: string) =>
  (await as(principal, () => bed.participants.list({ offset: 0, limit: 50, filter, search }))).nodes.map(({ firstName }) => firstName);
const stay = (mode: 'equals' | 'notEquals', value: string): ListFilter => ({ match: 'and', rules: [{ field: 'stay', mode, value }] });

it('the list leaves by stay only what it asks for, as each place sees it', async () => {
  await expect(names(tenant.site, stay('equals', 'gone'))).rejects.toMatchObject({ code: 'LIST_VALUE_INVALID' });
  expect(await names(tenant.site, stay('notEquals', 'ended'))).toEqual(['Coming', 'Here', 'LastDay']);
  expect(await names(tenant.site, stay('equals', 'ended'))).toEqual(['Left', 'Moved']);
  expect(await names(tenant.site, stay('equals', 'now'))).toEqual(['Here', 'LastDay']);
  expect(await names(tenant.site, stay('equals', 'ahead'))).toEqual(['Coming']);
  expect(await names(tenant.top, stay('equals', 'ended'))).toEqual(['Left']);
  expect(await names(tenant.otherSite, stay('equals', 'now'), 'moved')).toEqual(['Moved']);
  expect(await names(tenant.site, { match: 'or', rules: [{ field: 'firstName', mode: 'equals', value: 'Here' }, { field: 'stay', mode: 'equals', value: 'ended' }] })).toEqual(['Here', 'Left', 'Moved']);
});

it('a row says whether the child is here, to come or has left, where and when, a page in one statement', async () => {
  const { nodes } = await as(tenant.site, () => bed.participants.list({ offset: 0, limit: 50 }));
  const { result, statements } = await counted(tenant.site, () => Promise.all(nodes.map(async ({ id, firstName }) => ({ firstName, standing: await bed.loaders.standing(id), sites: await bed.loaders.sites(id) }))));
  // Entering the walls, and the stays.
  expect(statements).toBe(2);
  expect(result.map(({ firstName, standing, sites }) => [firstName, standing?.state, standing?.day, sites.length])).toEqual([
    ['Coming', 'ahead', plus(1), 1],
    ['Here', 'now', plus(-90), 1],
    ['LastDay', 'now', plus(-90), 1],
    ['Left', 'ended', plus(-1), 0],
    ['Moved', 'ended', plus(-1), 0],
  ]);
});
