import { addDays } from '@afterbell/core/domain';
import { addDate, as, closeSite, DAY, enroll, enter, lockMonth, makePerson, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MonthLockService } from '../lock/month-lock.service';

let bed: TestBed;
let world: World;
const PAGE = { limit: 25, offset: 0 };
const today = (by = world.taker, page = PAGE) => as(by, () => bed.days.today(page));
const notEntered = (by = world.taker, page = PAGE) => as(by, () => bed.days.notEntered(page));
const keys = (rows: { sessionId: string; date: string }[]) => rows.map(({ sessionId, date }) => `${sessionId}/${date}`);
const mark = (status: 'Present' | 'ExcusedAbsence', date = DAY, closeDay = false) =>
  as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date, marks: [{ personId: world.people[0] as string, status }], closeDay }));

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  // 18:15 at the site: the session of the day is over.
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
});

it("shows nothing of another tenant or outside the acting organization's subtree", async () => {
  await makeWorld(bed.admin);
  expect((await today(principalOf(world, world.otherSiteId, 'site'))).nodes).toEqual([]);
  expect((await notEntered(principalOf(world, world.otherSiteId, 'site'))).nodes).toEqual([]);
  expect((await today(principalOf(world, world.topId, 'top'))).nodes).toHaveLength(1);
});

it("lists today's sessions with who is enrolled, marked and present", async () => {
  await mark('Present');
  const { nodes, hasNextPage, count: total } = await today();
  expect(nodes).toEqual([
    {
      sessionId: world.sessionId,
      sessionName: 'Robotics A',
      activityId: world.activityId,
      activityName: 'Robotics',
      isDropIn: false,
      siteId: world.siteId,
      siteName: 'Lincoln',
      date: DAY,
      startTime: '15:00',
      endTime: '17:00',
      outcome: null,
      locked: false,
      enrolledCount: 3,
      markedCount: 1,
      presentCount: 1,
      unmarkedCount: 2,
    },
  ]);
  expect([hasNextPage, await as(world.taker, () => total(false))]).toEqual([false, { value: 1, capped: false }]);
});

it('lists a drop-in of the site before anyone came, and not twice afterwards', async () => {
  const dropIn = await makeSession(bed.admin, world, { type: 'drop_in', dates: [], start: '12:00', end: '18:00' });
  expect((await today()).nodes.map(({ sessionId }) => sessionId)).toEqual([dropIn.sessionId, world.sessionId]);
  await as(world.taker, () => bed.attendance.save({ sessionId: dropIn.sessionId, date: DAY, marks: [{ personId: world.people[0] as string, status: 'Present', startTime: '12:00', endTime: '13:00' }] }));
  expect((await today()).nodes.filter(({ isDropIn }) => isDropIn)).toMatchObject([{ enrolledCount: 0, presentCount: 1 }]);
});

it('takes today from the time zone, not from UTC', async () => {
  bed.clock.now = new Date('2026-11-18T04:30:00Z');
  expect((await today()).nodes).toHaveLength(1);
  bed.clock.now = new Date('2026-11-18T05:30:00Z');
  expect((await today()).nodes).toHaveLength(0);
});

describe('at sites of two time zones, from above them', () => {
  const top = () => principalOf(world, world.topId, 'top');
  const sitesOf = ({ nodes }: { nodes: { siteId: string; date: string }[] }) => nodes.map(({ siteId, date }) => `${date} ${siteId === world.siteId ? 'New York' : 'Honolulu'}`).sort();

  beforeEach(async () => {
    await enter(bed.admin, world.tenantId);
    await bed.admin.query(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [world.otherSiteId]);
    const { sessionId } = await makeSession(bed.admin, { ...world, siteId: world.otherSiteId }, { name: 'Surfing', dates: [DAY, addDays(DAY, 1)], start: '15:00', end: '16:00' });
    await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { sessionId });
    await addDate(bed.admin, world, world.sessionId, addDays(DAY, 1));
  });

  it('today is the day of each: past midnight in the east the west still has yesterday', async () => {
    // 00:30 on the 18th in New York, 19:30 on the 17th in Honolulu.
    bed.clock.now = new Date('2026-11-18T05:30:00Z');
    expect(sitesOf(await today(top()))).toEqual(['2026-11-17 Honolulu', '2026-11-18 New York']);
    expect(sitesOf(await as(top(), () => bed.days.ahead(1, PAGE)))).toEqual(['2026-11-17 Honolulu', '2026-11-18 Honolulu', '2026-11-18 New York']);
    expect(sitesOf(await notEntered(top()))).toEqual(['2026-11-17 Honolulu', '2026-11-17 New York']);
    expect(await as(top(), () => bed.days.todaysFigures())).toMatchObject({ sessions: 2, expected: 4 });
  });

  it('a session is over by the clock of its site, in the lists by site and of months as well', async () => {
    const bySite = async () => (await as(top(), () => bed.days.notEnteredBySite(PAGE))).nodes.map(({ siteName, notEntered: left }) => `${siteName} ${left}`).sort();
    const months = async () => (await as(top(), () => bed.get(MonthLockService).list(DAY, PAGE))).nodes.map(({ siteName, missing }) => `${siteName} ${missing}`).sort();
    // 18:15 in New York, 13:15 in Honolulu.
    expect(sitesOf(await notEntered(top()))).toEqual(['2026-11-17 New York']);
    expect([await bySite(), await months()]).toEqual([['Lincoln 1', 'Roosevelt 0'], ['Lincoln 1', 'Roosevelt 0']]);
    // 16:15 in Honolulu.
    bed.clock.now = new Date('2026-11-18T02:15:00Z');
    expect([await bySite(), await months()]).toEqual([['Lincoln 1', 'Roosevelt 1'], ['Lincoln 1', 'Roosevelt 1']]);
  });
});

describe('not entered', () => {
  it('are days without an outcome up to now, newest first', async () => {
    await addDate(bed.admin, world, world.sessionId, '2026-11-10');
    await addDate(bed.admin, world, world.sessionId, '2026-08-18');
    expect(keys((await notEntered()).nodes)).toEqual([`${world.sessionId}/${DAY}`, `${world.sessionId}/2026-11-10`]);
    bed.clock.now = new Date('2026-11-17T21:00:00Z');
    expect(keys((await notEntered()).nodes)).toEqual([`${world.sessionId}/2026-11-10`]);
    await mark('Present', '2026-11-10');
    expect((await notEntered()).nodes).toMatchObject([{ markedCount: 1, outcome: null }]);
    await mark('Present', '2026-11-10', true);
    expect((await notEntered()).nodes).toEqual([]);
  });

  it('leave out what nobody is enrolled in, what the calendar closed, locked months and earlier terms', async () => {
    await makeSession(bed.admin, world, { name: 'Empty', dates: ['2026-11-10'] });
    await addDate(bed.admin, world, world.sessionId, '2026-11-03');
    await addDate(bed.admin, world, world.sessionId, '2026-09-15');
    await addDate(bed.admin, world, world.sessionId, '2026-06-02');
    await enter(bed.admin, world.tenantId);
    await bed.admin.query(`update enrollment set starts_on = '2026-05-01' where session_id = $1`, [world.sessionId]);
    await closeSite(bed.admin, world, '2026-11-03');
    await lockMonth(bed.admin, world, '2026-09-01');
    expect(keys((await notEntered()).nodes)).toEqual([`${world.sessionId}/${DAY}`]);
  });

  it('come in pages with a count', async () => {
    for (let day = 2; day < 17; day += 1) await addDate(bed.admin, world, world.sessionId, `2026-11-${String(day).padStart(2, '0')}`);
    const first = await notEntered(world.taker, { limit: 10, offset: 0 });
    const second = await notEntered(world.taker, { limit: 10, offset: 10 });
    expect([first.nodes.length, first.hasNextPage, second.nodes.length, second.hasNextPage]).toEqual([10, true, 6, false]);
    expect(new Set([...keys(first.nodes), ...keys(second.nodes)]).size).toBe(16);
    expect(await as(world.taker, () => first.count(true))).toEqual({ value: 16, capped: false });
  });
});

describe('by site', () => {
  const bySite = (by = principalOf(world, world.topId, 'top'), page = PAGE) => as(by, () => bed.days.notEnteredBySite(page));
  const figures = (by = principalOf(world, world.topId, 'top')) => as(by, () => bed.days.todaysFigures());

  it("shows nothing of another tenant or outside the acting organization's subtree", async () => {
    await makeWorld(bed.admin);
    const elsewhere = principalOf(world, world.otherSiteId, 'site');
    expect([(await bySite(elsewhere)).nodes, await figures(elsewhere)]).toEqual([[], { sessions: 0, entered: 0, marked: 0, expected: 0 }]);
    expect((await bySite()).nodes.map(({ siteId }) => siteId)).toEqual([world.siteId]);
  });

  it('counts every day of the term, however many, and today beside them', async () => {
    const days = Array.from({ length: 77 }, (_, index) => addDays('2026-09-01', index));
    for (const name of ['A', 'B', 'C']) {
      const { sessionId } = await makeSession(bed.admin, world, { name, dates: days });
      await enroll(bed.admin, world, sessionId, world.people[0] as string);
    }
    await mark('Present');
    const { nodes, count: total } = await bySite();
    expect(nodes).toEqual([{ siteId: world.siteId, siteName: 'Lincoln', notEntered: 3 * 77 + 1, since: '2026-09-01', sessions: 1, marked: 1, expected: 3 }]);
    expect(await as(principalOf(world, world.topId, 'top'), () => total(true))).toEqual({ value: 1, capped: false });
    expect(await figures()).toEqual({ sessions: 1, entered: 0, marked: 1, expected: 3 });
    await mark('Present', DAY, true);
    expect((await bySite()).nodes).toMatchObject([{ notEntered: 3 * 77, sessions: 1 }]);
    expect(await figures()).toMatchObject({ entered: 1 });
  });
});

describe('the days ahead', () => {
  const ahead = (by = world.taker, days = 7) => as(by, () => bed.days.ahead(days, PAGE));

  it('are those of the own site and no other', async () => {
    await makeWorld(bed.admin);
    expect((await ahead(principalOf(world, world.otherSiteId, 'site'))).nodes).toEqual([]);
    expect((await ahead(principalOf(world, world.topId, 'top'))).nodes.every(({ sessionId }) => sessionId === world.sessionId)).toBe(true);
  });

  it('begin with today, end a week later, leave closed days out and have each drop-in once a day', async () => {
    await addDate(bed.admin, world, world.sessionId, addDays(DAY, 8));
    const own = async (days?: number) => (await ahead(world.taker, days)).nodes.filter(({ sessionId }) => sessionId === world.sessionId).map(({ date }) => date);
    const week = await own();
    expect([week[0], week.at(-1)]).toEqual([DAY, addDays(DAY, 7)]);
    expect(await own(0)).toEqual([DAY]);
    await closeSite(bed.admin, world, addDays(DAY, 7));
    expect(await own()).not.toContain(addDays(DAY, 7));
    const dropIn = await makeSession(bed.admin, world, { type: 'drop_in', dates: [], start: '12:00', end: '18:00' });
    const days = (await ahead(world.taker, 1)).nodes.filter(({ sessionId }) => sessionId === dropIn.sessionId).map(({ date }) => date);
    expect(days).toEqual([...new Set(days)]);
    expect(days).toContain(DAY);
  });
});
