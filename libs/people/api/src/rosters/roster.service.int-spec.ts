import { AuditService, type Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { counted } from '@afterbell/testing/api';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import { RosterMembersService } from './roster-members.service';
import { type RosterRow, RosterService } from './roster.service';
import type { SaveRosterInput } from './roster.types';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;
let rosters: RosterService;
let people: RosterMembersService;

beforeAll(async () => {
  bed = await openTestBed();
  const audit = new AuditService();
  rosters = new RosterService(bed.db, audit, bed.organizations, bed.participants);
  people = new RosterMembersService(bed.db, audit, rosters);
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});

const child = (at: Principal, firstName: string, grade = '3', endsOn?: string) =>
  as(at, async () => {
    const id = await bed.participants.createInSite({ firstName, lastName: 'Okafor', grade, birthDate: null, siteId: at.organizationId, startsOn: '2026-09-01' }, 'create');
    if (endsOn) await bed.admin.query('update stay set ends_on = $2 where person_id = $1', [id, endsOn]);
    return id;
  });
const save = (at: Principal, change: Partial<SaveRosterInput> = {}) => as(at, () => rosters.save({ name: 'Robotics', ...change }));
const put = (at: Principal, roster: RosterRow, ...personIds: string[]) => as(at, () => people.add({ rosterId: roster.id, personIds }));
const names = (at: Principal, roster: RosterRow, search = '') =>
  as(at, async () => (await rosters.members(roster, { offset: 0, limit: 50, search }, '2026-11-21')).nodes.map(({ firstName }) => firstName));
const grade = (value: string): SaveRosterInput['question'] => ({ filter: { match: 'and', rules: [{ field: 'grade', mode: 'equals', value }] } });
const invalid = (path: string) => ({ code: 'VALIDATION', params: { problems: [expect.objectContaining({ path })] } });

describe('refuses', () => {
  it('rosters and children of another site and another tenant, on reading and on writing', async () => {
    const roster = await save(tenant.site);
    const [elsewhere, foreign] = [await child(tenant.otherSite, 'Noor'), await child(other.site, 'Liam')];
    for (const at of [tenant.otherSite, other.top]) {
      await expect(as(at, () => rosters.get(roster.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(put(at, roster)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(at, () => rosters.remove({ id: roster.id, restore: false }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(save(at, { id: roster.id, version: 1, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await as(at, () => rosters.list({ offset: 0, limit: 10 }))).nodes).toEqual([]);
    }
    for (const id of [elsewhere, foreign, newId()]) await expect(put(tenant.site, roster, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(tenant.site, { organizationId: tenant.otherSiteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await names(tenant.site, roster)).toEqual([]);
  });

  it('a name that is missing, too long, or that of another roster of the place in any spelling', async () => {
    await expect(save(tenant.site, { name: ' ' })).rejects.toMatchObject(invalid('name'));
    await expect(save(tenant.site, { name: 'x'.repeat(101) })).rejects.toMatchObject(invalid('name'));
    await save(tenant.site, { name: 'Équipe' });
    await expect(save(tenant.site, { name: 'EQUIPE' })).rejects.toMatchObject(invalid('name'));
    await expect(save(tenant.otherSite, { name: 'Équipe' })).resolves.toMatchObject({ kind: 'manual' });
  });

  it('a rule that the list does not understand, members of a rule, and a rule where members are chosen', async () => {
    await expect(save(tenant.site, { question: { filter: { match: 'and', rules: [{ field: 'contactRestriction', mode: 'equals', value: 'x' }] } } })).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    const byRule = await save(tenant.site, { question: grade('3') });
    await expect(put(tenant.site, byRule, await child(tenant.site, 'Ana'))).rejects.toMatchObject(invalid('rosterId'));
    const chosen = await save(tenant.site, { name: 'Chosen' });
    await expect(save(tenant.site, { id: chosen.id, version: chosen.version, name: 'Chosen', question: grade('3') })).rejects.toMatchObject(invalid('question'));
  });

  it('a save on an older version, and says what is there', async () => {
    const roster = await save(tenant.site);
    await save(tenant.site, { id: roster.id, version: 1, name: 'Chess' });
    await expect(save(tenant.site, { id: roster.id, version: 1, name: 'Choir' })).rejects.toMatchObject({
      code: 'STALE_VERSION',
      extra: { conflicts: [expect.objectContaining({ field: 'name', current: 'Chess', attempted: 'Choir', version: 2 })] },
    });
  });
});

it('keeps chosen members, adds and takes off once, and finds them by name', async () => {
  const roster = await save(tenant.site, { note: ' Tuesdays ' });
  const [ana, noor] = [await child(tenant.site, 'Ana'), await child(tenant.site, 'Nóor')];
  expect((await put(tenant.site, roster, ana, noor, ana)).changedIds.sort()).toEqual([ana, noor].sort());
  expect((await put(tenant.site, roster, ana)).changedIds).toEqual([]);
  expect(await names(tenant.site, roster)).toEqual(['Ana', 'Nóor']);
  expect(await names(tenant.top, roster, 'noor')).toEqual(['Nóor']);
  expect((await as(tenant.site, () => people.takeOff({ rosterId: roster.id, personIds: [ana, newId()] }))).changedIds).toEqual([ana]);
  expect(await names(tenant.site, roster)).toEqual(['Nóor']);
  expect(roster).toMatchObject({ kind: 'manual', note: 'Tuesdays', question: null });
});

it('finds the members of a rule anew each time, only those who stay at its place today', async () => {
  const roster = await save(tenant.site, { question: { search: 'okafor', ...grade('3') } });
  await child(tenant.site, 'Ana');
  await child(tenant.site, 'Liam', '4');
  await child(tenant.site, 'Gone', '3', '2026-10-01');
  await child(tenant.otherSite, 'Noor');
  expect(await names(tenant.site, roster)).toEqual(['Ana']);
  expect(await names(tenant.top, roster)).toEqual(['Ana']);
  await child(tenant.site, 'Zoë');
  expect(await names(tenant.site, roster)).toEqual(['Ana', 'Zoë']);
  expect(await names(tenant.site, roster, 'zoe')).toEqual(['Zoë']);
  const all = await save(tenant.top, { name: 'Third grade of all', question: grade('3') });
  expect(await names(tenant.top, all)).toEqual(['Ana', 'Noor', 'Zoë']);
});

it('brings a removed roster back with its members, unless its name is taken', async () => {
  const roster = await save(tenant.site);
  await put(tenant.site, roster, await child(tenant.site, 'Ana'));
  await as(tenant.site, () => rosters.remove({ id: roster.id, restore: false }));
  await expect(as(tenant.site, () => rosters.get(roster.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const second = await save(tenant.site);
  const restore = () => as(tenant.site, () => rosters.remove({ id: roster.id, restore: true }));
  await expect(restore()).rejects.toMatchObject(invalid('name'));
  await as(tenant.site, () => rosters.remove({ id: second.id, restore: false }));
  const back = await restore();
  expect(back && (await names(tenant.site, back))).toEqual(['Ana']);
});

it('lists and fills in a bounded number of statements', async () => {
  const roster = await save(tenant.site);
  const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => child(tenant.site, `Child ${index}`)));
  await put(tenant.site, roster, ...ids);
  const { statements } = await counted(tenant.site, () => rosters.members(roster, { offset: 0, limit: 50 }, '2026-11-21'));
  expect(statements).toBeLessThanOrEqual(2);
});
