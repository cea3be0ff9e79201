import { currentScope, type Principal } from '@afterbell/core/api';
import { ALLOWED_PARENTS, entriesFor, type ListQuery, newId, ORGANIZATION_LEVELS, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, principalAt, type TestBed, type TestTenant } from '../test/test-bed';
import type { CreateOrganizationInput } from './organization.service';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;
const ids: Record<string, string> = {};
let institution: Principal;
let site: Principal;

beforeAll(async () => {
  bed = await openTestBed();
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
  const add = async (key: string, level: OrganizationLevel, parentId: string, more: Partial<CreateOrganizationInput> = {}) => {
    ids[key] = await create(tenant.top, { parentId, level, name: key, ...more });
    return ids[key];
  };
  const group = await add('Región Norte', 'institution_group', tenant.top.organizationId, { timeZone: 'America/Chicago' });
  const district = await add('Prairie', 'institution', group);
  await add('Lincoln', 'site', district, { stateId: 'IL-1', timeZone: 'America/Denver' });
  await add('Roosevelt', 'site', district);
  await add('Funder', 'funder', group);
  const elsewhere = await add('Elsewhere', 'institution', tenant.top.organizationId);
  await add('Far', 'site', elsewhere);
  institution = principalAt(tenant.id, district, 'institution');
  site = principalAt(tenant.id, ids['Lincoln'] ?? '', 'site');
});

afterAll(() => bed.close());

const id = (key: string) => ids[key] ?? '';
const create = (principal: Principal, input: CreateOrganizationInput) => as(principal, () => bed.organizations.create(input));
const get = (principal: Principal, organizationId: string) => as(principal, () => bed.organizations.get(organizationId));
const list = (principal: Principal, change: Partial<ListQuery> = {}) => as(principal, () => bed.organizations.list({ offset: 0, limit: 50, ...change }));
const names = async (principal: Principal, change?: Partial<ListQuery>) => (await list(principal, change)).nodes.map(({ name }) => name);
const problem = (path: string, message: string) => ({ code: 'VALIDATION', params: { problems: [{ path, message }] } });

describe('places', () => {
  const places = async (principal: Principal, level: OrganizationLevel, search = '') => (await as(principal, () => bed.organizations.places(level, search, 3))).map(({ name }) => name);

  it('are of levels that may take it, beneath the acting organization and to be viewed by the role', async () => {
    expect(await places(institution, 'site')).toEqual(['Prairie']);
    expect(await places(principalAt(tenant.id, tenant.top.organizationId, 'top', new PermissionSet(entriesFor('organizations.site', 'view'))), 'site')).toEqual([]);
    await expect(as(institution, () => bed.organizations.places('site', '', 101))).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
  });

  it('come by how well the name fits, over all that fit', async () => {
    const { top: found } = await makeTenant(bed);
    const names = ['Aash', 'Ábc Ash', 'Ashland', 'Big-Ash', ...Array.from({ length: 120 }, (_, index) => `Aa Wasash ${index}`), 'ASH'];
    for (const name of names) await create(found, { parentId: found.organizationId, level: 'institution', name });
    await create(found, { parentId: found.organizationId, level: 'institution', name: 'Zed', stateId: 'ash-1' });
    expect((await as(found, () => bed.organizations.places('site', ' ásh ', 100))).map(({ name }) => name).slice(0, 5)).toEqual(['ASH', 'Ashland', 'Ábc Ash', 'Big-Ash', 'Aa Wasash 0']);
    expect(await places(found, 'site', 'ash-1')).toEqual(['Zed']);
  });
});

describe('refuses', () => {
  it('organizations of another tenant, outside the subtree, above it, and what is no id', async () => {
    for (const wrong of [other.top.organizationId, id('Far'), tenant.top.organizationId, newId(), 'no-id', '']) {
      await expect(get(institution, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(institution, () => bed.organizations.within(wrong))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(institution, () => bed.organizations.timeZoneOf(wrong))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(create(institution, { parentId: wrong, level: 'site', name: 'New' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('an organization of another level than the record needs', async () => {
    await expect(as(institution, () => bed.organizations.within(institution.organizationId, ['site']))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('levels that the role may not view', async () => {
    const sitesOnly = principalAt(tenant.id, tenant.top.organizationId, 'top', new PermissionSet(entriesFor('organizations.site', 'view')));
    await expect(get(sitesOnly, id('Prairie'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await names(sitesOnly)).toEqual(['Far', 'Lincoln', 'Roosevelt']);
    expect(await names(principalAt(tenant.id, tenant.top.organizationId, 'top', PermissionSet.none))).toEqual([]);
  });

  it('every parent that a level may not have, in the words of the tenant', async () => {
    const parents = { top: tenant.top.organizationId, institution_group: id('Región Norte'), institution: id('Prairie'), site: id('Lincoln'), funder: id('Funder') };
    for (const [parent, parentId] of Object.entries(parents)) {
      for (const level of ORGANIZATION_LEVELS) {
        if ((ALLOWED_PARENTS[level] as readonly string[]).includes(parent)) continue;
        await expect(create(tenant.top, { parentId, level, name: 'New' })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'parentId' }] } });
      }
    }
    await bed.admin.query(`insert into organization_level_name (tenant_id, level, singular, plural) values ($1, 'site', 'Hub', 'Hubs')`, [tenant.id]);
    await expect(create(tenant.top, { parentId: id('Funder'), level: 'site', name: 'New' })).rejects.toMatchObject(problem('parentId', 'Hub cannot stand under Funder'));
    await expect(create(tenant.top, { parentId: null, level: 'site', name: 'New' })).rejects.toMatchObject(problem('parentId', 'Hub needs a parent'));
  });

  it('a second top, ids that are taken, and fields that are wrong', async () => {
    await expect(create(tenant.top, { parentId: null, level: 'top', name: 'Second' })).rejects.toMatchObject(problem('level', 'exists already: a tree has one top'));
    const under = { parentId: id('Prairie'), level: 'site' } as const;
    await expect(create(tenant.top, { ...under, name: 'New', stateId: 'IL-1' })).rejects.toMatchObject(problem('stateId', 'is already the id of another organization'));
    await expect(create(tenant.top, { ...under, name: ' ' })).rejects.toMatchObject(problem('name', 'is required'));
    await expect(create(tenant.top, { ...under, name: 'x'.repeat(201) })).rejects.toMatchObject(problem('name', 'has more than 200 characters'));
    await expect(create(tenant.top, { ...under, name: 'New', timeZone: 'Mars/Olympus' })).rejects.toMatchObject(problem('timeZone', 'is not a time zone'));
  });

  it('fields and modes that the list does not have', async () => {
    await expect(list(institution, { filter: { match: 'and', rules: [{ field: 'version', mode: 'equals', value: '1' }] } })).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    await expect(list(institution, { sort: [{ field: 'parentId', direction: 'asc' }] })).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    await expect(list(institution, { filter: { match: 'and', rules: [{ field: 'level', mode: 'contains', value: 'site' }] } })).rejects.toMatchObject({ code: 'LIST_MODE_UNKNOWN' });
    await expect(list(institution, { limit: 201 })).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
  });
});

it('lists the acting organization and all beneath it', async () => {
  expect(await names(institution)).toEqual(['Lincoln', 'Prairie', 'Roosevelt']);
  expect(await names(site)).toEqual(['Lincoln']);
  expect(await names(other.top)).toEqual(['State agency']);
  expect((await names(tenant.top)).length).toBe(8);
});

it('searches, filters, sorts and counts', async () => {
  expect(await names(tenant.top, { search: 'region' })).toEqual(['Región Norte']);
  expect(await names(tenant.top, { search: 'il-1' })).toEqual(['Lincoln']);
  expect(await names(tenant.top, { filter: { match: 'and', rules: [{ field: 'parent', mode: 'equals', value: 'PRAIRIE' }] } })).toEqual(['Lincoln', 'Roosevelt']);
  const levels: ListQuery['sort'] = [{ field: 'level', direction: 'asc' }, { field: 'name', direction: 'desc' }];
  expect((await names(tenant.top, { sort: levels })).slice(0, 3)).toEqual(['State agency', 'Región Norte', 'Prairie']);
  const page = await list(tenant.top, { limit: 2, offset: 1 });
  expect(page.hasNextPage).toBe(true);
  expect(await as(tenant.top, () => page.count(false))).toEqual({ value: 8, capped: false });
});

it('gives every organization the time zone of itself, its nearest ancestor, or the tenant', async () => {
  const zone = (principal: Principal, organizationId: string) => as(principal, () => bed.organizations.timeZoneOf(organizationId));
  expect(await zone(tenant.top, id('Lincoln'))).toBe('America/Denver');
  expect(await zone(institution, id('Roosevelt'))).toBe('America/Chicago');
  expect(await zone(tenant.top, id('Far'))).toBe('America/New_York');
});

it('names what stands above, parents and sites of a whole page in one statement each', async () => {
  await as(institution, async () => {
    const { nodes } = await bed.organizations.list({ offset: 0, limit: 50 });
    const before = currentScope()?.statements.count ?? 0;
    const paths = await Promise.all(nodes.map((node) => bed.loaders.path(node.id)));
    expect(paths.map((path) => path.map(({ name }) => name))).toEqual([
      ['State agency', 'Región Norte', 'Prairie'],
      ['State agency', 'Región Norte'],
      ['State agency', 'Región Norte', 'Prairie'],
    ]);
    expect(await Promise.all(nodes.map((node) => bed.loaders.siteCount(node.id)))).toEqual([1, 2, 1]);
    expect((await bed.loaders.name(id('Far')))?.name).toBeUndefined();
    // Each batch is one statement in a read of its own.
    expect((currentScope()?.statements.count ?? 0) - before).toBe(6);
  });
});

it('leaves a trace of what it adds', async () => {
  const made = await create(institution, { parentId: institution.organizationId, level: 'site_group', name: '  East\u0000 side ', stateId: '' });
  expect(await get(institution, made)).toMatchObject({ name: 'East side', level: 'site_group', stateId: null, enabled: true, version: 1 });
  const { rows } = await bed.admin.query('select action, after, user_id, organization_id from audit where tenant_id = $1 and subject_id = $2', [tenant.id, made]);
  expect(rows).toEqual([expect.objectContaining({ action: 'organization.create', user_id: institution.userId, organization_id: made, after: expect.objectContaining({ name: 'East side' }) })]);
  const above = await bed.admin.query(`select action, after, organization_id from audit where tenant_id = $1 and subject_id = $2 and action = 'organization.addBeneath'`, [tenant.id, institution.organizationId]);
  expect(above.rows).toContainEqual({ action: 'organization.addBeneath', organization_id: institution.organizationId, after: { names: ['East side'] } });
});
