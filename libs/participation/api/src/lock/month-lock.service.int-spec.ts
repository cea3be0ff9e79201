import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { MONTH_GATE_CLOSED } from '@afterbell/activities/api';
import { addDate, as, codeOf, count, counted, DAY, enter, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MonthLockService } from './month-lock.service';

let bed: TestBed;
let world: World;
let locks: MonthLockService;
const MONTH = '2026-11-17';
const PAGE = { offset: 0, limit: 25 };
const leader = (organizationId = world.siteId, level: 'site' | 'top' | 'institution' = 'site') => ({
  ...principalOf(world, organizationId, level),
  permissions: new PermissionSet(entriesFor('participation.lock_activity_participation', 'edit')),
});
const lock = (siteIds = [world.siteId], more = {}, by = leader()) => as(by, () => locks.lock({ month: MONTH, siteIds, acceptMissing: true, ...more }));
const unlock = (siteIds = [world.siteId], more = {}, by = leader()) => as(by, () => locks.unlock({ month: MONTH, siteIds, ...more }));
const list = (by = leader(), query = {}, month = MONTH) => as(by, () => locks.list(month, { ...PAGE, ...query }));
const stored = () => count(bed.admin, 'participation_lock where tenant_id = $1', [world.tenantId]);
const audits = (verb: string) => count(bed.admin, 'audit where tenant_id = $1 and action = $2', [world.tenantId, `participation_lock.${verb}`]);
const save = (date = DAY) => as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date, marks: [{ personId: world.people[0] as string, status: 'Present' }] }));

beforeAll(async () => {
  bed = await openTestBed();
  locks = bed.get(MonthLockService);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  // 18:15 at the site.
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
});

describe('refuses', () => {
  it('sites of another tenant, outside the subtree, and what is no site, all or none', async () => {
    const other = await makeWorld(bed.admin);
    for (const id of [other.siteId, world.otherSiteId, newId(), 'x']) {
      expect(await codeOf(lock([world.siteId, id]))).toBe('NOT_FOUND');
      expect(await codeOf(unlock([world.siteId, id]))).toBe('NOT_FOUND');
    }
    expect(await codeOf(lock([world.topId], {}, leader(world.topId, 'top')))).toBe('NOT_FOUND');
    expect([await stored(), await audits('lock')]).toEqual([0, 0]);
  });

  it.each([
    [{ siteIds: [] }, 'VALIDATION'],
    [{ siteIds: Array.from({ length: 201 }, () => newId()) }, 'VALIDATION'],
    [{ month: 'November' }, 'VALIDATION'],
    [{ month: '2026-12-01' }, 'VALIDATION'],
  ])('%p with %s', async (more, code) => expect(await codeOf(lock(undefined, more))).toBe(code));

  it('a month that has not begun at one of the sites, and takes it where it has, whatever the day is above', async () => {
    // December in New York, November still in Honolulu.
    bed.clock.now = new Date('2026-12-01T06:30:00Z');
    await enter(bed.admin, world.tenantId);
    await bed.admin.query(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [world.siteId]);
    const top = leader(world.topId, 'top');
    const message = 'A month can be locked once it has begun. At Lincoln it has not.';
    await expect(lock([world.siteId, world.otherSiteId], { month: '2026-12-01' }, top)).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'month', message }] } });
    expect((await lock([world.otherSiteId], { month: '2026-12-01' }, top)).changed).toBe(1);
  });

  it('a month with missing attendance until that is accepted, and says where', async () => {
    const refused = lock(undefined, { acceptMissing: false });
    await expect(refused).rejects.toMatchObject({ code: 'MONTH_INCOMPLETE', message: 'Attendance is missing on 1 session date of the month, and 1 is still to come. Lock it all the same?', params: { days: 1, ahead: 1, problems: [{ path: world.siteId, message: 'Lincoln: 1 not entered, 1 still to come.' }] } });
    expect(await stored()).toBe(0);
    bed.clock.now = new Date('2026-12-01T20:15:00Z');
    await expect(lock(undefined, { acceptMissing: false })).rejects.toMatchObject({ message: 'Attendance is missing on 2 session dates of the month. Lock it all the same?', params: { ahead: 0, problems: [{ message: 'Lincoln: 2 not entered.' }] } });
  });
});

it('locks and unlocks several sites at once, once, on record, and tells who works there', async () => {
  const top = leader(world.topId, 'top');
  const [colleague, role] = [newId(), newId()];
  await enter(bed.admin, world.tenantId);
  await bed.admin.query(`insert into app_user (id, email, name) values ($1, $2, 'Ana')`, [colleague, `${colleague}@example.org`]);
  await bed.admin.query('insert into tenant_user (user_id) values ($1)', [colleague]);
  await bed.admin.query(`insert into role (id, name, levels) values ($1, 'Taker', '{site}')`, [role]);
  await bed.admin.query(`insert into access (id, user_id, organization_id, role_id, starts_on) values ($1, $2, $3, $4, '2026-01-01')`, [newId(), colleague, world.siteId, role]);
  const both = [world.otherSiteId, world.siteId];
  expect(await lock(both, {}, top)).toMatchObject({ changed: 2, sites: expect.arrayContaining([expect.objectContaining({ siteId: world.siteId, lock: { lockedBy: 'Dana Taker', lockedAt: bed.clock.now } })]) });
  expect((await lock(both, {}, top)).changed).toBe(0);
  expect([await stored(), await audits('lock'), await count(bed.admin, `notification where user_id = $1 and kind = 'lock.changed'`, [colleague])]).toEqual([2, 2, 1]);
  expect((await unlock(both, { reason: 'A child was forgotten' }, top)).changed).toBe(2);
  expect((await unlock(both, {}, top)).changed).toBe(0);
  expect([await stored(), await audits('unlock')]).toEqual([0, 2]);
  expect((await bed.admin.query<{ after: { reason: string } }>(`select after from audit where tenant_id = $1 and action = 'participation_lock.unlock' limit 1`, [world.tenantId])).rows[0]?.after.reason).toBe('A child was forgotten');
});

it('lists each site of the subtree with its figures, in pages, by search and by what is left to do', async () => {
  await addDate(bed.admin, world, world.sessionId, '2026-11-10');
  await makeSession(bed.admin, world, { name: 'Empty', dates: ['2026-11-12'] });
  await save('2026-11-10');
  await as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: '2026-11-10', outcome: 'taken' }));
  const top = leader(world.topId, 'top');
  const { nodes, count: total } = await list(top);
  expect(nodes).toEqual([
    // Four dates: one entered, one missing, one still to come, one without anybody.
    { siteId: world.siteId, siteName: 'Lincoln', month: '2026-11-01', dates: 4, entered: 1, missing: 1, ahead: 1, days: 1, marks: 1, lock: null },
    { siteId: world.otherSiteId, siteName: 'Roosevelt', month: '2026-11-01', dates: 0, entered: 0, missing: 0, ahead: 0, days: 0, marks: 0, lock: null },
  ]);
  expect(await as(top, () => total(true))).toEqual({ value: 2, capped: false });
  const names = async (query: object) => (await list(top, query)).nodes.map(({ siteName }) => siteName);
  expect(await names({ search: 'róos' })).toEqual(['Roosevelt']);
  expect(await names({ limit: 1, offset: 1 })).toEqual(['Roosevelt']);
  expect(await names({ filter: { match: 'and', rules: [{ field: 'complete', mode: 'equals', value: 'false' }] } })).toEqual(['Lincoln']);
  await lock([world.otherSiteId], {}, top);
  expect(await names({ filter: { match: 'and', rules: [{ field: 'locked', mode: 'equals', value: 'true' }] } })).toEqual(['Roosevelt']);
  expect((await list(leader(world.otherSiteId))).nodes).toMatchObject([{ siteName: 'Roosevelt', lock: { lockedBy: 'Dana Taker' } }]);
  expect((await list(top, {}, '2026-10-05')).nodes).toMatchObject([{ dates: 0, lock: null }, { dates: 0, lock: null }]);
});

it('costs the same number of statements however many sites there are', async () => {
  const top = leader(world.topId, 'top');
  const cost = async () => (await counted(top, () => locks.list(MONTH, PAGE))).statements;
  const few = await cost();
  await enter(bed.admin, world.tenantId);
  for (let n = 0; n < 12; n += 1) await bed.admin.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'site', $3)`, [newId(), world.topId, `Site ${n}`]);
  expect(await cost()).toBe(few);
});

it('holds a save that has been loaded before and is sent while the month is being locked', async () => {
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('begin');
  await bed.admin.query(MONTH_GATE_CLOSED, [world.siteId, '2026-11-01']);
  const waiting = codeOf(save());
  await bed.admin.query('insert into participation_lock (organization_id, month) values ($1, $2)', [world.siteId, '2026-11-01']);
  await bed.admin.query('commit');
  expect(await waiting).toBe('MONTH_LOCKED');
  expect(await count(bed.admin, 'attendance where session_id = $1', [world.sessionId])).toBe(0);
});
