import { DEFAULT_LEVEL_NAMES, entriesFor, newId, ORGANIZATION_LEVELS, PermissionSet, STANDARD_ROLES } from '@afterbell/core/domain';
import { as } from '@afterbell/testing/api';
import { openPeriodWorld, type PeriodWorld, type Place } from '../../test/period-world';
import type { LevelNameInput } from './level-names.service';
import type { SaveTenantSettings } from './tenant-settings.service';

let world: PeriodWorld;
let north: Place;
let south: Place;

beforeAll(async () => {
  world = await openPeriodWorld();
  [north, south] = [await world.tenant(), await world.tenant()];
});
afterAll(() => world?.close());

const problem = (path: string, message: string) => ({ code: 'VALIDATION', params: { problems: expect.arrayContaining([{ path, message }]) } });
const versionOf = async (place: Place) => String((await world.admin.query('select permission_version as v from tenant where id = $1', [place.tenantId])).rows[0].v);

describe('level names', () => {
  const list = (place: Place) => as(place.top, () => world.levels.list());
  const rename = (input: Partial<LevelNameInput>[], who = north.top) => as(who, () => world.levels.save(input.map((one) => ({ level: 'site', singular: 'Campus', plural: 'Campuses', version: 0, ...one }))));

  it('refuses what is no name, a name twice, a level that is none, and whoever acts beneath the top', async () => {
    await expect(rename([{ singular: '\u200b' }])).rejects.toMatchObject(problem('site.singular', 'is required'));
    await expect(rename([{ plural: 'x'.repeat(10_000) }])).rejects.toMatchObject(problem('site.plural', 'has more than 40 characters'));
    await expect(rename([{ plural: 'SCHOOLS' }])).rejects.toMatchObject(problem('site.plural', 'is the name of another level'));
    await expect(rename([{ level: 'planet' }])).rejects.toMatchObject(problem('level', 'is not a level'));
    await expect(rename([{}, {}])).rejects.toMatchObject(problem('level', 'is given twice'));
    const institutionId = await north.organization('institution', north.topId, 'Harbor Point');
    await expect(rename([{}], north.at(institutionId, 'institution'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await list(north)).toEqual(ORGANIZATION_LEVELS.map((level) => ({ level, ...DEFAULT_LEVEL_NAMES[level], version: 0 })));
  });

  it('renames, counts as a change of rights, audits, and refuses a stale rename; other tenants keep their own', async () => {
    const before = await versionOf(north);
    await rename([{}, { level: 'lea', singular: 'منطقة', plural: 'مناطق' }]);
    expect(await versionOf(north)).not.toBe(before);
    expect((await list(north)).find(({ level }) => level === 'site')).toEqual({ level: 'site', singular: 'Campus', plural: 'Campuses', version: 1 });
    expect((await list(south)).find(({ level }) => level === 'site')).toMatchObject({ singular: 'Site' });
    await expect(rename([{ singular: 'Center' }])).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'site.singular', current: 'Campus', attempted: 'Center', version: 1 }] } });
    expect(await world.auditOf('site')).toEqual(['levelName.update']);
  });

  it('takes the standard roles that are named after a level along, and no role that the tenant named itself', async () => {
    const tenant = await world.tenant();
    const other = await world.tenant();
    const roleNames = async ({ tenantId }: Place) => Object.fromEntries((await world.admin.query('select coalesce(key, $2) as key, name, version from role where tenant_id = $1', [tenantId, 'own'])).rows.map(({ key, name, version }) => [key, `${name} ${version}`]));
    for (const place of [tenant, other]) {
      for (const role of STANDARD_ROLES) await world.admin.query('insert into role (tenant_id, id, key, name, levels) values ($1, $2, $3, $4, $5)', [place.tenantId, newId(), role.key, role.name, role.levels]);
    }
    await world.admin.query(`update role set name = 'Hub lead' where tenant_id = $1 and key = 'site_group_coordinator'`, [tenant.tenantId]);
    await rename([{ singular: 'Hub', plural: 'Hubs' }, { level: 'institution', singular: 'Grantee', plural: 'Grantees' }, { level: 'site_group', singular: 'Cluster', plural: 'Clusters' }], tenant.top);
    expect(await roleNames(tenant)).toMatchObject({ site_coordinator: 'Hub coordinator 2', institution_administrator: 'Grantee administrator 2', site_group_coordinator: 'Hub lead 1', attendance_taker: 'Attendance taker 1' });
    expect(await roleNames(other)).toMatchObject({ site_coordinator: 'Site coordinator 1' });
    await rename([{ singular: 'Cluster', plural: 'Clusters', version: 1 }, { level: 'site_group', singular: 'Hub', plural: 'Hubs', version: 1 }], tenant.top);
    expect(await roleNames(tenant)).toMatchObject({ site_coordinator: 'Cluster coordinator 3', site_group_coordinator: 'Hub lead 1' });
    await world.admin.query('insert into role (tenant_id, id, name, levels) values ($1, $2, $3, $4)', [tenant.tenantId, newId(), 'CENTER coordinator', ['site']]);
    await rename([{ singular: 'Center', plural: 'Centers', version: 2 }], tenant.top);
    expect(await roleNames(tenant)).toMatchObject({ site_coordinator: 'Cluster coordinator 3', own: 'CENTER coordinator 1' });
  });

  it('lets two levels change their names with each other', async () => {
    await rename([{ level: 'institution', singular: 'Funder', plural: 'Funders' }, { level: 'funder', singular: 'Institution', plural: 'Institutions' }], south.top);
    expect((await list(south)).find(({ level }) => level === 'funder')).toMatchObject({ singular: 'Institution' });
  });
});

describe('tenant settings', () => {
  const save = (input: Partial<SaveTenantSettings>, who = north.top) => as(who, () => world.tenants.save({ name: 'Northlake', timeZone: 'America/Chicago', language: 'en', version: 1, ...input }));

  it('refuses wrong values and whoever acts beneath the top; the database refuses other columns and tenants too', async () => {
    await expect(save({ name: ' ' })).rejects.toMatchObject(problem('name', 'is required'));
    await expect(save({ timeZone: 'Mars/Olympus' })).rejects.toMatchObject(problem('timeZone', 'is not a time zone'));
    await expect(save({ timeZone: '+05:00' })).rejects.toMatchObject(problem('timeZone', 'is not a time zone'));
    await expect(save({ language: 'xx' })).rejects.toMatchObject(problem('language', 'is not a language that is offered'));
    const siteId = await north.organization('institution', north.topId, 'One');
    const below = north.at(siteId, 'institution');
    await expect(save({}, below)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const update = (who: typeof below, sql: string) => as(who, () => world.db.write((tx) => tx.execute(sql)));
    expect(await update(below, `update tenant set name = 'Mine'`)).toBe(0);
    expect(await update(north.top, `update tenant set name = 'Mine' where id <> app_tenant()`)).toBe(0);
    await expect(update(north.top, `update tenant set code = 'mine'`)).rejects.toMatchObject({ code: '42501' });
    await expect(update(north.top, 'update tenant set enabled = false')).rejects.toMatchObject({ code: '42501' });
  });

  it('changes name and zone, takes the top along, audits, and refuses a stale save', async () => {
    await world.admin.query(`update organization set time_zone = 'America/New_York' where id = $1`, [north.topId]);
    expect(await save({ name: ' North\u200blake ' })).toMatchObject({ name: 'Northlake', timeZone: 'America/Chicago', version: 2 });
    const { rows } = await world.admin.query('select time_zone from organization where id = $1', [north.topId]);
    expect(rows).toEqual([{ time_zone: 'America/Chicago' }]);
    await expect(save({ name: 'Other' })).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'name', current: 'Northlake', attempted: 'Other' }] } });
    expect(await save({})).toMatchObject({ version: 2 });
    expect(await world.auditOf(north.tenantId)).toEqual(['tenant.update']);
    expect(await as(south.top, () => world.tenants.get())).toMatchObject({ timeZone: 'America/New_York', version: 1 });
  });

  it('needs no more than the permission to be seen', async () => {
    const viewer = { ...north.top, permissions: new PermissionSet(entriesFor('settings.tenant', 'view')) };
    expect(await as(viewer, () => world.tenants.get())).toMatchObject({ name: 'Northlake' });
  });
});
