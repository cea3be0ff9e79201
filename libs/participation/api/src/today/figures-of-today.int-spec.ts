import fc from 'fast-check';
import { Db } from '@afterbell/core/api';
import { addDays, newId, todayIn } from '@afterbell/core/domain';
import { as, enroll, enter, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { plainWork } from '../../test/plain-work';
import { AttendedSums } from '../hours/attended-sums.service';

/** Of the sites in turn: it may be three days at once. */
const ZONES = ['America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', null];
const SITES = 8;

let bed: TestBed;
let world: World;
/** The day from which on what is left is counted. */
let first: string;
/** Instants at which it is the same day as now, everywhere. */
let instants: Date[];
let sites: { id: string; zone: string; today: string; sessions: string[]; people: string[] }[];
const top = () => principalOf(world, world.topId, 'top');
const settle = () => as(top(), () => bed.get(AttendedSums).settle());
const prepare = () => as(top(), () => bed.get(AttendedSums).prepare());
const kept = async () => {
  const { rows } = await bed.admin.query<{ id: string }>(
    `select y.organization_id as id from attendance_day y where y.tenant_id = $1 and y.expected is not null and (y.organization_id, y.on_date) in (select * from unnest($2::uuid[], $3::date[]))
        and not exists (select 1 from attendance_due u where u.tenant_id = $1 and u.organization_id = y.organization_id and u.on_date = y.on_date)`,
    [world.tenantId, sites.map(({ id }) => id), sites.map(({ today }) => today)],
  );
  return rows.length;
};

/** What is left and today of each site, and today of all, as a count of every day, place and mark says. */
async function expectAsPlain() {
  const ids = sites.map(({ id }) => id);
  const plain = await plainWork(bed, world, ids, first);
  const inOrder = (nodes: typeof plain) => [...nodes].sort((a, b) => a.siteId.localeCompare(b.siteId));
  const { nodes, today: beside } = await as(top(), () => bed.days.notEnteredBySite({ limit: 50, offset: 0 }));
  expect(inOrder(nodes)).toEqual(inOrder(plain));
  const { rows } = await bed.admin.query<{ entered: number }>(
    `select count(*)::int as entered from session_date d where d.tenant_id = $1 and d.outcome is not null and (d.organization_id, d.on_date) in (select * from unnest($2::uuid[], $3::date[]))
        and (d.source = 'added' or not exists (select 1 from site_closure k where k.organization_id = d.organization_id and k.on_date = d.on_date)
          or exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))`,
    [world.tenantId, ids, sites.map(({ today }) => today)],
  );
  const sum = (key: 'sessions' | 'marked' | 'expected', of = plain) => of.reduce((all, row) => all + row[key], 0);
  const figures = { sessions: sum('sessions'), entered: rows[0]?.entered, marked: sum('marked'), expected: sum('expected') };
  expect(await as(top(), () => bed.days.todaysFigures())).toEqual(figures);
  // Of all sites, whichever of them are shown.
  expect(await as(top(), beside)).toEqual(figures);
  for (const offset of [1, 50]) expect(await as(top(), async () => (await bed.days.notEnteredBySite({ limit: 1, offset })).today())).toEqual(figures);
  const { id, zone } = sites[1] as (typeof sites)[0];
  const own = plain.filter(({ siteId }) => siteId === id);
  expect(await as({ ...principalOf(world, id, 'site'), timeZone: zone }, () => bed.days.todaysFigures())).toMatchObject({ sessions: sum('sessions', own), marked: sum('marked', own), expected: sum('expected', own) });
}

beforeAll(async () => {
  bed = await openTestBed();
  // The day itself: sums are kept of no other.
  bed.clock.now = new Date();
  world = await makeWorld(bed.admin);
  const { admin } = bed;
  await admin.query('delete from session_date where session_id = $1', [world.sessionId]);
  const { rows } = await admin.query<{ id: string }>('select parent_id as id from organization where id = $1', [world.siteId]);
  sites = [];
  for (let n = 0; n < SITES; n += 1) {
    const id = newId();
    const own = ZONES[n % ZONES.length] ?? null;
    const zone = own ?? 'America/New_York';
    const today = todayIn(zone, bed.clock.now);
    await admin.query(`insert into organization (id, parent_id, level, name, time_zone) values ($1, $2, 'site', $3, $4)`, [id, rows[0]?.id, `Site ${n}`, own]);
    const at = { ...world, siteId: id };
    const sessions: string[] = [];
    for (const start of ['08:00', '15:00', '17:00']) sessions.push((await makeSession(admin, at, { dates: [addDays(today, -1), today, addDays(today, 1)], start, end: '18:00', startsOn: addDays(today, -40), endsOn: addDays(today, 40) })).sessionId);
    const people: string[] = [];
    for (let one = 0; one < 4; one += 1) people.push(await makePerson(admin, at, { sessionId: sessions[one % 3], from: addDays(today, -20) }));
    sites.push({ id, zone, today, sessions, people });
  }
  const now = bed.clock.now.getTime();
  const dayOf = (instant: Date) => ZONES.map((zone) => todayIn(zone ?? 'America/New_York', instant)).join();
  instants = Array.from({ length: 25 }, (_, n) => new Date(now + (n - 12) * 3_600_000)).filter((instant) => dayOf(instant) === dayOf(bed.clock.now));
  const here = todayIn('America/New_York', bed.clock.now);
  const { rows: [term] } = await admin.query<{ first: string }>('select coalesce((select max(n.starts_on) from term n where n.tenant_id = $1 and $2::date between n.starts_on and n.ends_on), $2::date - 90)::text as first', [world.tenantId, here]);
  first = term?.first ?? '';
});
afterAll(() => bed?.close());

it('a day that begins is counted before anybody writes anything, and read from the sums', async () => {
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('delete from attendance_due where tenant_id = $1', [world.tenantId]);
  await bed.admin.query('delete from attendance_day where tenant_id = $1', [world.tenantId]);
  expect(await kept()).toBe(0);
  await expectAsPlain();
  expect(await prepare()).toBeGreaterThanOrEqual(SITES);
  expect(await kept()).toBe(SITES);
  await expectAsPlain();
  // Once is enough.
  expect(await prepare()).toBe(0);
  // And it is the sums that are read: of what they say wrongly the answer says it too, until the nightly check makes them anew.
  await bed.admin.query('update attendance_day set expected = expected + 100 where tenant_id = $1 and organization_id = $2 and on_date = $3', [world.tenantId, sites[0]?.id, sites[0]?.today]);
  await bed.admin.query(`update attendance_day set open_ends = '{00:00}' where tenant_id = $1 and organization_id = $2 and on_date = $3`, [world.tenantId, sites[1]?.id, sites[1]?.today]);
  const { expected } = await as(top(), () => bed.days.todaysFigures());
  const year = Number(addDays(sites[0]?.today ?? '', 184).slice(0, 4)) - 1;
  expect(await as(top(), () => bed.get(AttendedSums).check(year))).toBe(2);
  await expectAsPlain();
  expect((await as(top(), () => bed.days.todaysFigures())).expected).toBe(expected - 100);
  await prepare();
  expect(await kept()).toBe(SITES);
});

const DAYS = { yesterday: -1, today: 0, tomorrow: 1 };
const CHANGES = {
  marked: `insert into attendance (session_id, on_date, person_id, organization_id, status) select $2, $3, $4, $1, 'Present' where exists (select 1 from session_date where session_id = $2 and on_date = $3) on conflict do nothing`,
  unmarked: `update attendance set status = 'Enrolled' where organization_id = $1 and session_id = $2 and on_date = $3 and person_id = $4`,
  forgotten: `delete from attendance where organization_id = $1 and session_id = $2 and on_date = $3 and person_id = $4`,
  placed: `insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values (gen_random_uuid(), $2, $1, $4, $3, null) on conflict do nothing`,
  left: `update enrollment set ends_on = $3::date where organization_id = $1 and session_id = $2 and person_id = $4 and starts_on <= $3::date`,
  back: `update enrollment set ends_on = null where organization_id = $1 and session_id = $2 and person_id = $4 and $3::date is not null`,
  unplaced: `delete from enrollment where organization_id = $1 and session_id = $2 and person_id = $4 and $3::date is not null`,
  added: `insert into session_date (session_id, on_date, organization_id, start_time, end_time, source) select $2, $3, $1, '09:00', '10:00', 'added' where $4::uuid is not null on conflict do nothing`,
  planned: `update session_date set source = 'schedule' where organization_id = $1 and session_id = $2 and on_date = $3 and $4::uuid is not null`,
  taken: `update session_date set outcome = 'taken' where organization_id = $1 and session_id = $2 and on_date = $3 and $4::uuid is not null`,
  open: `update session_date set outcome = null where organization_id = $1 and session_id = $2 and on_date = $3 and $4::uuid is not null`,
  longer: `update session_date set end_time = case when end_time < '20:00' then end_time + interval '3 hours' else '18:00' end where organization_id = $1 and session_id = $2 and on_date = $3 and $4::uuid is not null`,
  dropped: `delete from session_date d where organization_id = $1 and session_id = $2 and on_date = $3 and $4::uuid is not null and not exists (select 1 from attendance t where t.session_id = d.session_id and t.on_date = d.on_date)`,
  closed: `insert into site_closure (organization_id, on_date, reason) select $1, $3, 'Snow' where $2::uuid is not null and $4::uuid is not null on conflict do nothing`,
  reopened: `delete from site_closure where organization_id = $1 and on_date = $3 and $2::uuid is not null and $4::uuid is not null`,
};

it('whatever is changed, and whatever of it was counted since, today is what places and marks say', async () => {
  const { admin } = bed;
  const change = fc.record({ kind: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])), site: fc.nat(SITES - 1), session: fc.nat(2), person: fc.nat(3), day: fc.constantFrom(...Object.values(DAYS), 0, 0, 0) });
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 9, arbitrary: change }, { weight: 2, arbitrary: fc.constant('settle' as const) }), { maxLength: 25 }), fc.nat(24), async (steps, hour) => {
      bed.clock.now = instants[hour % instants.length] as Date;
      await enter(admin, world.tenantId);
      for (const step of steps) {
        if (step === 'settle') {
          await settle();
          continue;
        }
        const { id, today, sessions, people } = sites[step.site] as (typeof sites)[0];
        const before = await kept();
        await admin.query(CHANGES[step.kind], [id, sessions[step.session], addDays(today, step.day), people[step.person]]);
        if (before && (await kept()) < before) read += 1;
        if (steps.indexOf(step) % 5 === 0) await expectAsPlain();
      }
      await expectAsPlain();
      await settle();
      await expectAsPlain();
    }),
    { numRuns: 40 },
  );
  expect(read).toBeGreaterThan(20);
}, 240_000);

it.each(['marked', 'placed', 'closed'] as const)('somebody who saves (%s) while the day is counted is counted too', async (kind) => {
  await enter(bed.admin, world.tenantId);
  for (const table of ['site_closure', 'attendance', 'enrollment']) await bed.admin.query(`delete from ${table} where organization_id = $1`, [sites[0]?.id]);
  const { id, today, sessions, people } = sites[0] as (typeof sites)[0];
  await bed.admin.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, $2, $3, '15:00', '17:00') on conflict (tenant_id, session_id, on_date) do update set source = 'schedule'`, [sessions[0], today, id]);
  if (kind === 'closed') await enroll(bed.admin, { ...world, siteId: id }, sessions[0] ?? '', people[1] ?? '', addDays(today, -9));
  await settle();
  await bed.admin.query('begin');
  await bed.admin.query(CHANGES[kind], [id, sessions[0], today, people[0]]);
  // Another change of the site, so that it is counted without the first.
  await as(principalOf(world, id, 'site'), () => bed.get(Db).write((tx) => tx.execute('insert into attendance_due (tenant_id, organization_id, on_date) values (app_tenant(), $1, $2)', [id, today], 'note')));
  expect(await settle()).toBeGreaterThan(0);
  await bed.admin.query('commit');
  await expectAsPlain();
  await settle();
  await expectAsPlain();
});

it('an extra day on a closed date is one no more once it is taken for a planned one', async () => {
  await enter(bed.admin, world.tenantId);
  const { id, today, sessions, people } = sites[2] as (typeof sites)[0];
  for (const table of ['site_closure', 'attendance', 'enrollment']) await bed.admin.query(`delete from ${table} where organization_id = $1`, [id]);
  await enroll(bed.admin, { ...world, siteId: id }, sessions[0] ?? '', people[0] ?? '', addDays(today, -9));
  await bed.admin.query(`update session_date set source = 'added' where session_id = $1 and on_date = $2`, [sessions[0], today]);
  await bed.admin.query(`insert into site_closure (organization_id, on_date, reason) values ($1, $2, 'Snow')`, [id, today]);
  await settle();
  await expectAsPlain();
  await bed.admin.query(`update session_date set source = 'schedule' where session_id = $1 and on_date = $2`, [sessions[0], today]);
  await expectAsPlain();
});

it('a session that is over and that nobody is in leaves nothing to enter', async () => {
  await enter(bed.admin, world.tenantId);
  const { id, today, sessions, people } = sites[3] as (typeof sites)[0];
  for (const table of ['site_closure', 'attendance', 'enrollment']) await bed.admin.query(`delete from ${table} where organization_id = $1`, [id]);
  await bed.admin.query(`update session_date set outcome = null, start_time = '00:00', end_time = '00:00:01' where organization_id = $1 and on_date = $2`, [id, today]);
  await settle();
  await expectAsPlain();
  await enroll(bed.admin, { ...world, siteId: id }, sessions[0] ?? '', people[0] ?? '', addDays(today, -9));
  await settle();
  await expectAsPlain();
});
