import fc from 'fast-check';
import { addDays, entriesFor, federalYearOf, newId, PermissionSet } from '@afterbell/core/domain';
import { attendedMinutes, bandOf } from '@afterbell/participation/domain';
import { addDate, as, codeOf, counted, DAY, enter, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MonthLockService } from '../lock/month-lock.service';
import { ParticipantRecordService } from '../record/participant-record.service';
import { AttendedSums } from './attended-sums.service';
import { HoursByBandService } from './hours-by-band.service';

let bed: TestBed;
let world: World;
let hours: HoursByBandService;
let sums: AttendedSums;
const YEAR = { from: '2026-07-01', to: '2027-06-30' };
const top = (of = world) => principalOf(of, of.topId, 'top');
const ask = (question: { from: string; to: string; organizationId?: string } = YEAR, by = top()) => as(by, () => hours.of(question));
const mark = (sessionId: string, date: string, personId: string, at: { startTime?: string; endTime?: string } = {}, by = world.taker) =>
  as(by, () => bed.attendance.save({ sessionId, date, marks: [{ personId, status: 'Present', ...at }], enrollMissing: true, allowOverlap: true, overwrite: true }));
const settle = (by = top()) => as(by, () => sums.settle());
const due = async () => Number((await bed.admin.query<{ n: string }>('select count(*) as n from attendance_due where tenant_id = $1', [world.tenantId])).rows[0]?.n);

/** What the marks say, counted by the rule that the browser runs. */
async function raw({ from, to }: { from: string; to: string }, siteIds: readonly string[]) {
  const { rows } = await bed.admin.query<{ person: string; date: string; starts: string; ends: string }>(
    `select t.person_id as person, t.on_date::text as date, left(coalesce(t.start_time, d.start_time)::text, 5) as starts, left(coalesce(t.end_time, d.end_time)::text, 5) as ends
       from attendance t join session_date d on d.tenant_id = t.tenant_id and d.session_id = t.session_id and d.on_date = t.on_date
      where t.tenant_id = $1 and t.status = 'Present' and t.on_date between $2 and $3 and t.organization_id = any($4)`,
    [world.tenantId, from, to, siteIds],
  );
  const days = new Map<string, { person: string; stays: { startTime: string; endTime: string }[] }>();
  for (const { person, date, starts, ends } of rows) {
    const day = days.get(`${person} ${date}`) ?? { person, stays: [] };
    day.stays.push({ startTime: starts, endTime: ends });
    days.set(`${person} ${date}`, day);
  }
  const people = new Map<string, number>();
  for (const { person, stays } of days.values()) people.set(person, (people.get(person) ?? 0) + attendedMinutes(stays));
  const served = [...people.values()].filter((minutes) => minutes > 0);
  const bands = new Map<number, { participants: number; minutes: number }>();
  for (const minutes of served) {
    const first = bandOf(minutes, to)?.from ?? -1;
    const band = bands.get(first) ?? { participants: 0, minutes: 0 };
    bands.set(first, { participants: band.participants + 1, minutes: band.minutes + minutes });
  }
  return { participants: served.length, minutes: served.reduce((sum, minutes) => sum + minutes, 0), bands };
}

async function expectAsRaw(question: { from: string; to: string }, organizationId: string, siteIds: readonly string[], by = top()) {
  const expected = await raw(question, siteIds);
  const found = await ask({ ...question, organizationId }, by);
  expect({ participants: found.participants, minutes: found.minutes }).toEqual({ participants: expected.participants, minutes: expected.minutes });
  for (const { band, participants, minutes } of found.bands) expect([band.from, participants, minutes]).toEqual([band.from, expected.bands.get(band.from)?.participants ?? 0, expected.bands.get(band.from)?.minutes ?? 0]);
}

beforeAll(async () => {
  bed = await openTestBed();
  hours = bed.get(HoursByBandService);
  sums = bed.get(AttendedSums);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
});

it('refuses organizations of another tenant, outside the subtree, none at all, and days in no order', async () => {
  const other = await makeWorld(bed.admin);
  await enter(bed.admin, world.tenantId);
  for (const [organizationId, by] of [[other.siteId, top()], [world.otherSiteId, world.taker], [world.topId, world.taker], [newId(), top()], ['x', top()]] as const) {
    expect(await codeOf(ask({ ...YEAR, organizationId }, by))).toBe('NOT_FOUND');
  }
  for (const dates of [{ from: '2026-07-02', to: '2026-07-01' }, { from: '2016-07-01', to: '2026-11-01' }, { from: 'July', to: '2026-11-01' }]) expect(await codeOf(ask(dates))).toBe('VALIDATION');
});

it('counts once what overlaps, also between two sites, whoever asks: the tenant, a site, another tenant', async () => {
  const [child = '', second = ''] = world.people;
  const late = await makeSession(bed.admin, world, { name: 'Late', start: '16:00', end: '18:00' });
  const away = await makeSession(bed.admin, { ...world, siteId: world.otherSiteId }, { name: 'Away', start: '16:30', end: '18:30' });
  await bed.admin.query(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-08-01')`, [newId(), child, world.otherSiteId]);
  await mark(world.sessionId, DAY, child);
  await mark(late.sessionId, DAY, child);
  await mark(away.sessionId, DAY, child, {}, principalOf(world, world.otherSiteId, 'site'));
  await mark(world.sessionId, DAY, second, { startTime: '15:10', endTime: '15:40' });
  for (const count of [() => Promise.resolve(0), settle]) {
    await count();
    // 15:00 to 18:30 and half an hour; 15:00 to 18:00 at the site.
    expect(await ask()).toMatchObject({ participants: 2, minutes: 240, organizationId: world.topId });
    expect(await ask(YEAR, world.taker)).toMatchObject({ participants: 2, minutes: 210 });
    expect(await ask({ ...YEAR, organizationId: world.otherSiteId })).toMatchObject({ participants: 1, minutes: 120, bands: [{ band: { from: 0, to: 900 }, participants: 1, minutes: 120 }, ...Array.from({ length: 5 }, () => ({ participants: 0, minutes: 0 }))] });
    expect(await ask({ from: '2026-11-18', to: '2027-06-30' })).toMatchObject({ participants: 0, minutes: 0 });
  }
  const other = await makeWorld(bed.admin);
  expect(await ask(YEAR, top(other))).toMatchObject({ participants: 0 });
});

it('says to the minute what the record of each participant says', async () => {
  const [child = ''] = world.people;
  await mark(world.sessionId, DAY, child, { startTime: '15:05', endTime: '16:45' });
  await mark(world.sessionId, '2026-11-24', child).catch(() => undefined);
  const permissions = new PermissionSet([...entriesFor('people.participants', 'edit')]);
  const { total } = await as({ ...top(), permissions }, () => bed.get(ParticipantRecordService).year(child, 2026));
  expect(await ask()).toMatchObject({ participants: 1, minutes: total.minutes });
});

it('is as the marks are after any edits, whenever they were counted, for any days and any part of the tree', async () => {
  const siteIds = [world.siteId, world.otherSiteId];
  const dates = ['2026-06-30', '2026-07-01', '2026-07-31', '2026-11-02', '2026-11-03', DAY, '2027-01-04'];
  const sessions: { id: string; siteId: string }[] = [];
  for (const [siteId, start, end] of [[world.siteId, '15:00', '16:00'], [world.siteId, '15:30', '17:00'], [world.siteId, '18:00', '18:30'], [world.otherSiteId, '15:45', '17:15']] as const) {
    const { sessionId } = await makeSession(bed.admin, { ...world, siteId }, { dates, start, end });
    sessions.push({ id: sessionId, siteId });
  }
  const people = [...world.people, await makePerson(bed.admin, world, {})];
  const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  const time = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const place = fc.record({ session: fc.nat(3), date: fc.nat(6), person: fc.nat(3) });
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('mark' as const), place, status: fc.constantFrom('Present', 'Present', 'Present', 'ExcusedAbsence', 'Enrolled'), own: fc.option(fc.tuple(fc.integer({ min: 860, max: 1100 }), fc.integer({ min: 5, max: 200 }))), half: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), place }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('retime' as const), place, starts: fc.integer({ min: 840, max: 1000 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), place, to: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), where: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('recount' as const), site: fc.nat(1) }) },
  );
  const admin = bed.admin;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), fc.tuple(fc.nat(6), fc.integer({ min: -40, max: 400 })), async (steps, [first, length]) => {
      await enter(admin, world.tenantId);
      for (const one of steps) {
        if (one.kind === 'settle') {
          await settle(at([top(), world.taker, principalOf(world, world.otherSiteId, 'site')], one.where));
          continue;
        }
        if (one.kind === 'recount') {
          await admin.query('select attendance_recount($1, 2026)', [at(siteIds, one.site)]);
          continue;
        }
        const session = at(sessions, one.place.session);
        const [date, person] = [at(dates, one.place.date), at(people, one.place.person)];
        if (one.kind === 'mark') {
          const [starts, lasts] = one.own ?? [null, 0];
          await admin.query(
            `insert into attendance (session_id, on_date, person_id, organization_id, status, start_time, end_time) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (tenant_id, session_id, on_date, person_id) do update set status = excluded.status, start_time = excluded.start_time, end_time = excluded.end_time`,
            [session.id, date, person, session.siteId, one.status, starts === null ? null : time(starts), starts === null || one.half ? null : time(starts + lasts)],
          );
        }
        if (one.kind === 'delete') await admin.query('delete from attendance where session_id = $1 and on_date = $2 and person_id = $3', [session.id, date, person]);
        if (one.kind === 'retime') await admin.query('update session_date set start_time = $3, end_time = $4 where session_id = $1 and on_date = $2', [session.id, date, time(one.starts), time(one.starts + 75)]);
        // As a merge of two records does.
        if (one.kind === 'move') {
          await admin.query('update attendance t set person_id = $3 where session_id = $1 and person_id = $2 and not exists (select 1 from attendance o where o.session_id = t.session_id and o.on_date = t.on_date and o.person_id = $3)', [session.id, person, at(people, one.to)]);
        }
      }
      const from = at(dates, first);
      // Looking changes nothing: what is due is taken from the marks.
      const looking = { ...top(), readOnly: true };
      for (const question of [YEAR, { from, to: addDays(from, Math.max(0, length)) }]) {
        await expectAsRaw(question, world.topId, siteIds, looking);
        await expectAsRaw(question, world.siteId, [world.siteId], looking);
      }
      await settle();
      expect(await due()).toBe(0);
      await expectAsRaw(YEAR, world.topId, siteIds, looking);
      for (const siteId of siteIds) for (const year of [2025, 2026]) expect(await as(top(), () => sums.differences(siteId, year))).toBeNull();
      // The list of months has the same marks.
      const leader = { ...top(), permissions: new PermissionSet(entriesFor('participation.lock_activity_participation', 'edit')) };
      const { nodes } = await as(leader, () => bed.get(MonthLockService).list('2026-11-01', { offset: 0, limit: 25 }));
      const { rows } = await admin.query<{ site: string; marks: number; days: number }>(
        `select organization_id as site, count(*)::int as marks, count(distinct on_date)::int as days from attendance where tenant_id = $1 and status <> 'Enrolled' and on_date between '2026-11-01' and '2026-11-30' group by 1`,
        [world.tenantId],
      );
      for (const { siteId, marks, days } of nodes) expect({ marks, days }).toEqual({ marks: rows.find(({ site }) => site === siteId)?.marks ?? 0, days: rows.find(({ site }) => site === siteId)?.days ?? 0 });
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('loses nothing of those who save at once while others count', async () => {
  const extra = await makeSession(bed.admin, world, { name: 'Second', start: '16:00', end: '18:00' });
  const dates = ['2026-11-03', '2026-11-04', '2026-11-05', DAY];
  for (const date of dates) {
    for (const sessionId of [world.sessionId, extra.sessionId]) if (date !== DAY) await addDate(bed.admin, world, sessionId, date);
  }
  const savers = dates.flatMap((date) => [world.sessionId, extra.sessionId].flatMap((sessionId) => world.people.map((personId) => () => mark(sessionId, date, personId))));
  const counting = Array.from({ length: 12 }, (_, n) => () => settle(n % 2 ? world.taker : top()));
  await Promise.all([...savers, ...counting].sort(() => Math.random() - 0.5).map((one) => one()));
  await expectAsRaw(YEAR, world.topId, [world.siteId], { ...top(), readOnly: true });
  await settle();
  await expectAsRaw(YEAR, world.topId, [world.siteId], { ...top(), readOnly: true });
  expect(await as(top(), () => sums.differences(world.siteId, 2026))).toBeNull();
});

it('a locked month, a day that did not run and a tenant that has no attendance make no difference', async () => {
  await mark(world.sessionId, DAY, world.people[0] as string);
  await settle();
  await lockMonth(bed.admin, world, '2026-11-01');
  await as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: '2026-11-24', outcome: 'did_not_run', reason: 'Snow' })).catch(() => undefined);
  expect(await ask()).toMatchObject({ participants: 1, minutes: 120 });
});

it('finds what is not as the marks say, makes it anew, and puts that on record', async () => {
  const [child = ''] = world.people;
  await mark(world.sessionId, DAY, child);
  await settle();
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('update attended_month set upto[30] = upto[30] + 7, upto[31] = upto[31] + 7 where tenant_id = $1', [world.tenantId]);
  await bed.admin.query('update attendance_day set marks = 9 where tenant_id = $1 and marks > 0', [world.tenantId]);
  const year = federalYearOf(DAY);
  expect(await as(top(), () => sums.differences(world.siteId, year))).toEqual({ days: 1, marks: 1, years: 1, atHand: 0 });
  expect(await as(top(), () => sums.check(year))).toBe(1);
  expect(await as(top(), () => sums.check(year))).toBe(0);
  expect(await ask()).toMatchObject({ participants: 1, minutes: 120 });
  const { rows } = await bed.admin.query('select action, after from audit where tenant_id = $1 and action like $2', [world.tenantId, 'attendance_sums.%']);
  expect(rows).toEqual([{ action: 'attendance_sums.mend', after: { year, days: 1, marks: 1, years: 1, atHand: 0 } }]);
  // Taken away altogether, all of it comes back from the marks.
  for (const table of ['attended_month', 'attended_year', 'attendance_day']) await bed.admin.query(`delete from ${table} where tenant_id = $1`, [world.tenantId]);
  await bed.admin.query('select attendance_recount($1, $2)', [world.siteId, year]);
  expect(await ask()).toMatchObject({ participants: 1, minutes: 120 });
});

it('costs the same statements however many there are', async () => {
  const cost = async () => (await counted(top(), () => hours.of(YEAR))).statements;
  await settle();
  const few = await cost();
  for (let n = 0; n < 8; n += 1) await mark(world.sessionId, DAY, await makePerson(bed.admin, world, { sessionId: world.sessionId }));
  await settle();
  expect(await cost()).toBe(few);
});
