import fc from 'fast-check';
import { addDays, newId } from '@afterbell/core/domain';
import { as, enter, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { plainWork } from '../../test/plain-work';
import { DashboardSums } from './dashboard-sums.service';

const TERM_STARTS = '2026-08-15';
/** Days of the sessions: from before the term until after it. */
const [FIRST, DAYS] = ['2026-07-20', 180];
/** Of the sites in turn: null is the tenant's, New York. */
const ZONES = [null, 'Pacific/Honolulu', 'Pacific/Kiritimati', null, 'America/Los_Angeles', null];

let bed: TestBed;
let world: World;
let sites: { id: string; zone: string; sessions: string[] }[];
const top = () => principalOf(world, world.topId, 'top');
const bySite = (by = top(), page = { limit: 50, offset: 0 }) => as(by, () => bed.days.notEnteredBySite(page));
const settle = () => as(top(), () => bed.get(DashboardSums).settle());
const note = (siteId: string, from: string, to: string) => bed.admin.query('insert into open_days_due (organization_id, first_day, last_day) values ($1, $2, $3)', [siteId, from, to]);

async function expectAsPlain() {
  const ids = sites.map(({ id }) => id);
  const expected = await plainWork(bed, world, ids, TERM_STARTS);
  const all = await bySite();
  expect(all.nodes).toEqual(expected);
  expect(await as(top(), () => all.count(true))).toEqual({ value: expected.length, capped: false });
  const page = await bySite(top(), { limit: 3, offset: 2 });
  expect(page.nodes).toEqual(expected.slice(2, 5));
  expect(await as(top(), () => page.count(true))).toEqual({ value: expected.length, capped: false });
  for (const { id, zone } of sites.slice(1, 4)) expect((await bySite({ ...principalOf(world, id, 'site'), timeZone: zone })).nodes).toEqual(await plainWork(bed, world, [id], TERM_STARTS));
}

beforeAll(async () => {
  bed = await openTestBed();
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
  const { admin } = bed;
  await admin.query('delete from session_date where session_id = $1', [world.sessionId]);
  const { rows } = await admin.query<{ id: string }>('select parent_id as id from organization where id = $1', [world.siteId]);
  const ids = [world.siteId, world.otherSiteId];
  for (let n = ids.length; n < 12; n += 1) {
    const id = newId();
    await admin.query(`insert into organization (id, parent_id, level, name) values ($1, $2, 'site', $3)`, [id, rows[0]?.id, `Site ${String(n).padStart(2, '0')}`]);
    ids.push(id);
  }
  sites = [];
  for (const [n, id] of ids.entries()) {
    const zone = ZONES[n % ZONES.length] ?? null;
    await admin.query('update organization set time_zone = $2 where id = $1', [id, zone]);
    const sessions: string[] = [];
    for (const [start, end] of [['09:00', '10:00'], ['15:00', '17:00'], ['18:00', '19:00']] as const) {
      const { sessionId } = await makeSession(admin, { ...world, siteId: id }, { dates: [], start, end, startsOn: FIRST, endsOn: addDays(FIRST, DAYS) });
      sessions.push(sessionId);
    }
    // Nobody is in the last one from October on.
    for (const [index, sessionId] of sessions.entries()) await makePerson(admin, { ...world, siteId: id }, { sessionId, from: addDays(FIRST, 10 * (n % 5)), until: index === 2 ? '2026-10-07' : null });
    sites.push({ id, zone: zone ?? 'America/New_York', sessions });
  }
  await admin.query(
    `insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
     select s.id, $2::date + g.n, s.organization_id, s.start_time, s.end_time, case when g.n % 7 = 0 then 'added' else 'schedule' end from session s cross join generate_series(0, $3) as g (n)
      where s.organization_id = any($1) and abs(hashtext(s.id::text || g.n)) % 3 > 0 on conflict do nothing`,
    [ids, FIRST, DAYS],
  );
});
afterAll(() => bed?.close());

/** Days of a site: some, one and a half months, all of the term and more; often where the term begins, since the earliest day that is left is told. */
const range = fc
  .record({ site: fc.nat(11), from: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -20, max: DAYS }) }, { weight: 1, arbitrary: fc.integer({ min: 22, max: 32 }) }), length: fc.oneof({ weight: 5, arbitrary: fc.nat(6) }, { weight: 2, arbitrary: fc.integer({ min: 20, max: 60 }) }, { weight: 1, arbitrary: fc.constant(400) }) })
  .map(({ site, from, length }) => ({ site, from: addDays(FIRST, length === 400 ? -30 : from), to: addDays(FIRST, length === 400 ? 400 : from + length) }));
const instants = ['2026-11-17T19:00:00Z', '2026-11-17T23:15:00Z', '2026-11-18T05:30:00Z', '2026-12-01T02:30:00Z', '2026-11-01T15:00:00Z', '2026-08-15T23:00:00Z', '2026-08-16T05:00:00Z', '2026-10-31T12:00:00Z', '2026-12-31T09:50:00Z'];

/** Without triggers: whatever the sums say of days that are due, only the days themselves are right. */
const CHANGES = {
  taken: `update session_date d set outcome = 'taken' where organization_id = $1 and on_date between $2 and $3 and DUE`,
  open: `update session_date d set outcome = null where organization_id = $1 and on_date between $2 and $3 and DUE`,
  gone: `delete from session_date d where organization_id = $1 and on_date between $2 and $3 and abs(hashtext(session_id::text || on_date)) % 2 = 0 and DUE`,
  made: `insert into session_date (session_id, on_date, organization_id, start_time, end_time)
    select s.id, d.on_date, s.organization_id, s.start_time, s.end_time from session s cross join (select g::date as on_date from generate_series($2::date, least($3::date, $2::date + 70), interval '1 day') g) d
     where s.organization_id = $1 and DUE on conflict do nothing`,
  shut: `insert into site_closure (organization_id, on_date, reason) select $1, d.on_date, 'Snow' from (select distinct on_date from session_date where organization_id = $1 and on_date between $2 and $3) d where DUE on conflict do nothing`,
  reopened: `delete from site_closure d where organization_id = $1 and on_date between $2 and $3 and DUE`,
  marked: `insert into attendance (session_id, on_date, person_id, organization_id, status)
    select d.session_id, d.on_date, e.person_id, d.organization_id, 'Present' from session_date d join enrollment e on e.tenant_id = d.tenant_id and e.session_id = d.session_id
     where d.organization_id = $1 and d.on_date between $2 and $3 and DUE on conflict do nothing`,
};
const DUE = '(select u.first_day <= d.on_date and u.last_day >= d.on_date from unnest($4::date[], $5::date[]) as u (first_day, last_day) order by 1 desc limit 1)';
const KINDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

it('of a site with days that are due only these are counted one by one, and the answer is that of a count of all', async () => {
  const { admin } = bed;
  const change = fc.record({ kind: fc.constantFrom(...KINDS), at: range });
  const lock = fc.record({ site: fc.nat(11), month: fc.constantFrom('2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'), locked: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(range, { maxLength: 30 }), fc.array(change, { maxLength: 25 }), fc.array(lock, { maxLength: 4 }), fc.constantFrom(...instants), async (ranges, changes, locks, instant) => {
      bed.clock.now = new Date(instant);
      await enter(admin, world.tenantId);
      await settle();
      for (const { site, from, to } of ranges) await note(sites[site]?.id ?? '', from, to);
      await admin.query('set session_replication_role = replica');
      for (const { kind, at } of changes) {
        const due = ranges.filter(({ site }) => site === at.site);
        await admin.query(CHANGES[kind].replace('DUE', DUE), [sites[at.site]?.id, at.from, at.to, due.map(({ from }) => from), due.map(({ to }) => to)]);
      }
      await admin.query('set session_replication_role = origin');
      for (const { site, month, locked } of locks) {
        const values = [sites[site]?.id, month];
        await admin.query(locked ? 'insert into participation_lock (organization_id, month) values ($1, $2) on conflict do nothing' : 'delete from participation_lock where organization_id = $1 and month = $2', values);
      }
      await expectAsPlain();
    }),
    { numRuns: 40 },
  );
}, 180_000);

it('the earliest day that is left is told past days that are due and were entered, a whole month of them too', async () => {
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  const { admin } = bed;
  await enter(admin, world.tenantId);
  await admin.query('delete from participation_lock where tenant_id = $1', [world.tenantId]);
  // What was left due before must not be forgotten at the other sites.
  await settle();
  await admin.query('delete from open_days_due where tenant_id = $1', [world.tenantId]);
  const { id, sessions } = sites[0] as (typeof sites)[0];
  for (const table of ['attendance', 'session_date']) await admin.query(`delete from ${table} where organization_id = $1`, [id]);
  for (const date of ['2026-08-20', '2026-09-01', '2026-09-30', '2026-10-08', '2026-10-09']) {
    await admin.query(`insert into session_date (session_id, on_date, organization_id, start_time, end_time, source) values ($1, $2, $3, '15:00', '17:00', 'added')`, [sessions[1], date, id]);
  }
  const left = async () => (await bySite()).nodes.filter(({ siteId }) => siteId === id).map(({ notEntered, since }) => [notEntered, since]);
  const enterDay = (date: string) => admin.query(`update session_date set outcome = 'taken' where organization_id = $1 and on_date = $2`, [id, date]);
  await settle();
  expect(await left()).toEqual([[5, '2026-08-20']]);
  await enterDay('2026-08-20');
  expect(await left()).toEqual([[4, '2026-09-01']]);
  await enterDay('2026-09-01');
  expect(await left()).toEqual([[3, '2026-09-30']]);
  await enterDay('2026-09-30');
  await enterDay('2026-10-08');
  expect(await left()).toEqual([[1, '2026-10-09']]);
  await enterDay('2026-10-09');
  expect(await left()).toEqual([]);
  await admin.query(`update session_date set outcome = null where organization_id = $1 and on_date = '2026-09-30'`, [id]);
  expect(await left()).toEqual([[1, '2026-09-30']]);
});

it('days that are not due are read from the sums, and neither today nor what comes after it makes one due', async () => {
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  await enter(bed.admin, world.tenantId);
  await bed.admin.query('delete from participation_lock where tenant_id = $1', [world.tenantId]);
  await settle();
  const { id } = sites[3] as (typeof sites)[0];
  const own = async () => (await bySite()).nodes.find(({ siteId }) => siteId === id) ?? { notEntered: 0, since: null };
  const before = await own();
  // What only the sums can say: a thousand days on the 5th of November, also where no day of it is left.
  await bed.admin.query(
    `insert into open_days as o (organization_id, month, upto) values ($1, $2, array(select case when day >= 5 then 1000 else 0 end from generate_series(1, 31) day))
     on conflict (tenant_id, organization_id, month) do update set upto = array(select n + case when day >= 5 then 1000 else 0 end from unnest(o.upto) with ordinality as u (n, day) order by day)`,
    [id, '2026-11-01'],
  );
  const read = async () => (await own()).notEntered - before.notEntered;
  expect(await read()).toBe(1000);
  await note(id, '2026-11-17', 'infinity');
  await note(id, '-infinity', '2026-08-14');
  await note(id, '2026-11-06', '2026-11-16');
  await note(id, '2026-10-20', '2026-11-04');
  expect(await read()).toBe(1000);
  await note(id, '2026-11-05', '2026-11-05');
  expect(await own()).toEqual(before);
  await bed.admin.query('delete from open_days_due where organization_id = $1', [id]);
  await note(id, '-infinity', 'infinity');
  expect(await own()).toEqual(before);
});
