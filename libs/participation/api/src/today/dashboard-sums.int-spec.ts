import fc from 'fast-check';
import { Db } from '@afterbell/core/api';
import { addDays, newId, todayIn } from '@afterbell/core/domain';
import { addDate, as, DAY, enroll, enter, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { plainWork } from '../../test/plain-work';
import { DashboardSums } from './dashboard-sums.service';

let bed: TestBed;
let world: World;
let sums: DashboardSums;
const top = () => principalOf(world, world.topId, 'top');
const bySite = (by = top(), page = { limit: 25, offset: 0 }) => as(by, () => bed.days.notEnteredBySite(page));
const settle = () => as(top(), () => sums.settle());
const due = async () => Number((await bed.admin.query<{ n: string }>('select (select count(*) from open_days_due where tenant_id = $1) + (select count(*) from stay_due where tenant_id = $1) as n', [world.tenantId])).rows[0]?.n);

const TERM_STARTS = '2026-08-15';
/** The term of the tests, or ninety days back. */
const firstDay = () => {
  const today = todayIn('America/New_York', bed.clock.now);
  return today >= TERM_STARTS && today <= '2026-12-31' ? TERM_STARTS : addDays(today, -90);
};
const plain = (siteIds: string[], first = firstDay()) => plainWork(bed, world, siteIds, first);

async function expectAsPlain() {
  const expected = await plain([world.siteId, world.otherSiteId]);
  const all = await bySite();
  expect(all.nodes).toEqual(expected);
  expect(await as(top(), () => all.count(true))).toEqual({ value: expected.length, capped: false });
  expect((await bySite(top(), { limit: 1, offset: 1 })).nodes).toEqual(expected.slice(1, 2));
  const { rows: sites } = await bed.admin.query<{ id: string; zone: string }>(`select id, coalesce(time_zone, 'America/New_York') as zone from organization where id = any($1)`, [[world.siteId, world.otherSiteId]]);
  for (const { id, zone } of sites) expect((await bySite({ ...principalOf(world, id, 'site'), timeZone: zone })).nodes).toEqual(await plain([id]));
}

beforeAll(async () => {
  bed = await openTestBed();
  sums = bed.get(DashboardSums);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
});

it('days not entered by site are those of a count one by one, whatever was written and whenever it was counted', async () => {
  await bed.admin.query(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [world.otherSiteId]);
  const dates = ['2026-08-10', '2026-08-31', '2026-09-01', '2026-10-05', '2026-10-31', '2026-11-01', '2026-11-16', DAY, '2026-11-30', '2026-12-01'];
  const sessions: { id: string; siteId: string; personId: string }[] = [];
  for (const [siteId, start, end] of [[world.siteId, '15:00', '16:00'], [world.siteId, '18:00', '18:30'], [world.otherSiteId, '12:00', '13:15']] as const) {
    const { sessionId } = await makeSession(bed.admin, { ...world, siteId }, { dates, start, end, startsOn: '2026-08-01' });
    sessions.push({ id: sessionId, siteId, personId: await makePerson(bed.admin, { ...world, siteId }, { sessionId }) });
  }
  const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  const kinds = ['date', 'undate', 'outcome', 'source', 'enroll', 'leave', 'stay', 'move', 'close', 'reopen', 'mark', 'mark', 'unmark', 'lock', 'unlock', 'ripen', 'settle', 'settle', 'settleSite', 'recount'] as const;
  const step = fc.record({ kind: fc.constantFrom(...kinds), session: fc.nat(2), date: fc.nat(9), until: fc.nat(9), odd: fc.boolean() });
  const now = fc.constantFrom('2026-11-17T19:00:00Z', '2026-11-17T23:15:00Z', '2026-11-18T05:30:00Z', '2026-12-01T22:30:00Z', '2026-11-01T15:00:00Z', '2026-08-15T23:00:00Z', '2026-08-14T23:00:00Z', '2027-01-20T12:00:00Z');
  const { admin } = bed;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), now, async (steps, instant) => {
      bed.clock.now = new Date(instant);
      await enter(admin, world.tenantId);
      for (const { kind, session, date: n, until, odd } of steps) {
        const { id, siteId, personId } = at(sessions, session);
        const date = at(dates, n);
        const month = `${date.slice(0, 8)}01`;
        if (kind === 'date') await admin.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) select id, $2, organization_id, start_time, end_time from session where id = $1 on conflict do nothing`, [id, date]);
        if (kind === 'undate') await admin.query('delete from session_date d where d.session_id = $1 and d.on_date = $2 and not exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date)', [id, date]);
        if (kind === 'outcome') await admin.query('update session_date set outcome = $3 where session_id = $1 and on_date = $2', [id, date, odd ? 'taken' : null]);
        if (kind === 'source') await admin.query('update session_date set source = $3 where session_id = $1 and on_date = $2', [id, date, odd ? 'added' : 'schedule']);
        if (kind === 'enroll') await admin.query('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, least($5::date, $6::date), greatest($5::date, $6::date)) on conflict do nothing', [newId(), id, siteId, personId, date, at(dates, until)]);
        if (kind === 'leave') await admin.query('delete from enrollment where session_id = $1 and person_id = $2', [id, personId]);
        if (kind === 'stay') await admin.query('update enrollment set ends_on = greatest(starts_on, $3::date) where session_id = $1 and person_id = $2', [id, personId, odd ? date : null]);
        // To the other session of the site.
        if (kind === 'move' && siteId === world.siteId) {
          await admin.query('update enrollment e set session_id = $3 where session_id = $1 and person_id = $2 and not exists (select 1 from enrollment o where o.session_id = $3 and o.person_id = $2)', [id, personId, at(sessions, session + 1 < 2 ? 1 : 0).id]);
        }
        if (kind === 'close') await admin.query(`insert into site_closure (organization_id, on_date, reason) values ($1, $2, 'Snow') on conflict do nothing`, [siteId, date]);
        if (kind === 'reopen') await admin.query('delete from site_closure where organization_id = $1 and on_date = $2', [siteId, date]);
        if (kind === 'mark') {
          await admin.query(
            `insert into attendance (session_id, on_date, person_id, organization_id, status) select $1, $2, $3, $4, $5 where exists (select 1 from session_date where session_id = $1 and on_date = $2)
             on conflict (tenant_id, session_id, on_date, person_id) do update set status = excluded.status`,
            [id, date, personId, siteId, odd ? 'Present' : 'Enrolled'],
          );
        }
        if (kind === 'unmark') await admin.query('delete from attendance where session_id = $1 and on_date = $2', [id, date]);
        if (kind === 'lock') await admin.query('insert into participation_lock (organization_id, month) values ($1, $2) on conflict do nothing', [siteId, month]);
        if (kind === 'unlock') await admin.query('delete from participation_lock where organization_id = $1 and month = $2', [siteId, month]);
        // A quarter of an hour later.
        if (kind === 'ripen') await admin.query(`update open_days_due set keep_until = now() where tenant_id = $1`, [world.tenantId]);
        if (kind === 'settle') await settle();
        if (kind === 'settleSite') await admin.query('select open_days_settle(10, $1)', [siteId]);
        if (kind === 'recount') await admin.query('select dashboard_recount($1)', [siteId]);
      }
      await expectAsPlain();
      await admin.query(`update open_days_due set keep_until = now() where tenant_id = $1`, [world.tenantId]);
      await settle();
      expect(await due()).toBe(0);
      await expectAsPlain();
      for (const siteId of [world.siteId, world.otherSiteId]) expect(await as(top(), () => sums.differences(siteId))).toBeNull();
    }),
    { numRuns: 40 },
  );
}, 180_000);

it('what is written while others count is not lost', async () => {
  for (let day = 2; day < 16; day += 1) await addDate(bed.admin, world, world.sessionId, `2026-11-${String(day).padStart(2, '0')}`);
  const close = (date: string) => as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date, marks: world.people.map((personId) => ({ personId, status: 'Present' as const })), closeDay: true }));
  const counting = Array.from({ length: 10 }, () => settle);
  const closing = ['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-10', '2026-11-11', DAY].map((date) => () => close(date));
  await Promise.all([...counting, ...closing].sort(() => Math.random() - 0.5).map((one) => one()));
  await expectAsPlain();
  await settle();
  await expectAsPlain();
  expect((await bySite()).nodes).toMatchObject([{ notEntered: 8 }]);
});

it('a day that is marked while the calendar closes it is counted, although neither saw the other', async () => {
  await settle();
  const marking = `insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`;
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('begin');
  await bed.admin.query(marking, [world.sessionId, DAY, world.people[0], world.siteId]);
  await as(world.taker, () => bed.get(Db).write((tx) => tx.execute(`insert into site_closure (organization_id, on_date, reason) values ($1, $2, 'Snow')`, [world.siteId, DAY])));
  await settle();
  await bed.admin.query('commit');
  await expectAsPlain();
  await settle();
  expect(await due()).toBe(1);
  await expectAsPlain();
  expect((await bySite()).nodes).toMatchObject([{ notEntered: 1 }]);
});

it('a term that is not there yet, or none at all, counts ninety days back', async () => {
  await settle();
  await bed.admin.query('delete from term where tenant_id = $1', [world.tenantId]);
  await addDate(bed.admin, world, world.sessionId, '2026-08-18');
  await bed.admin.query(`update enrollment set starts_on = '2026-08-01' where session_id = $1`, [world.sessionId]);
  await addDate(bed.admin, world, world.sessionId, '2026-08-20');
  for (const count of [() => Promise.resolve(0), settle]) {
    await count();
    expect((await bySite()).nodes).toEqual(await plain([world.siteId], '2026-08-19'));
  }
});

it("is nobody else's: neither another tenant's nor of another site", async () => {
  const other = await makeWorld(bed.admin);
  await enter(bed.admin, world.tenantId);
  await enroll(bed.admin, world, world.sessionId, world.people[0] as string, '2026-08-16').catch(() => undefined);
  await lockMonth(bed.admin, world, '2026-10-01');
  await settle();
  await as(principalOf(other, other.topId, 'top'), () => sums.settle());
  expect((await bySite(principalOf(other, other.topId, 'top'))).nodes.map(({ siteId }) => siteId)).toEqual([other.siteId]);
  expect((await bySite(principalOf(world, world.otherSiteId, 'site'))).nodes).toEqual([]);
});

it('finds what is not as it should be, makes it anew, and puts that on record', async () => {
  await settle();
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('update open_days set upto[30] = upto[30] + 7, upto[31] = upto[31] + 7 where tenant_id = $1', [world.tenantId]);
  await bed.admin.query('update participants_since set participants = 99 where tenant_id = $1', [world.tenantId]);
  await bed.admin.query(`insert into participant_elsewhere (organization_id, person_id, starts_on) values ($1, $2, '2026-01-01')`, [world.siteId, newId()]);
  expect(await as(top(), () => sums.differences(world.siteId))).toEqual({ participants: 1, elsewhere: 1, days: 1 });
  expect(await as(top(), () => sums.check())).toBe(1);
  expect(await as(top(), () => sums.check())).toBe(0);
  await expectAsPlain();
  const { rows } = await bed.admin.query('select action, after from audit where tenant_id = $1 and action like $2', [world.tenantId, 'dashboard_sums.%']);
  expect(rows).toEqual([{ action: 'dashboard_sums.mend', after: { participants: 1, elsewhere: 1, days: 1 } }]);
});
