import { addDate, as, codeOf, counted, DAY, enroll, lockMonth, makeSession, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { MissingService, type MissingQuestion } from './missing.service';
import type { CloseSessionDatesInput } from './missing.types';

let bed: TestBed;
let world: World;
let missing: MissingService;
const PAGE = { limit: 25, offset: 0 };
const list = (question: MissingQuestion = {}, by = world.taker, page = PAGE) => as(by, () => missing.list(question, page));
const dates = async (question: MissingQuestion = {}, by = world.taker) => (await list(question, by)).nodes.map(({ date, sessionName }) => `${date} ${sessionName}`);
const overview = (by = world.taker, siteId: string | null = null) => as(by, () => missing.overview(siteId));
const close = (input: Partial<CloseSessionDatesInput>, by = world.taker) => as(by, () => missing.close({ days: [{ sessionId: world.sessionId, date: DAY }], ...input }));

beforeAll(async () => {
  bed = await openTestBed();
  missing = bed.get(MissingService);
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T23:15:00Z');
  world = await makeWorld(bed.admin);
  await addDate(bed.admin, world, world.sessionId, '2026-11-10');
});

it("shows and closes nothing of another tenant or outside the acting organization's subtree", async () => {
  const other = await makeWorld(bed.admin);
  const stranger = principalOf(world, world.otherSiteId, 'site');
  expect([await dates({}, stranger), (await overview(stranger)).total, await dates({ siteId: other.siteId })]).toEqual([[], 0, []]);
  expect(await codeOf(close({ outcome: 'nobody_came', days: [{ sessionId: other.sessionId, date: DAY }] }))).toBe('NOT_FOUND');
  expect(await codeOf(close({ outcome: 'nobody_came' }, stranger))).toBe('NOT_FOUND');
  for (const question of [{ siteId: 'x' }, { activityId: 'x' }]) expect(await codeOf(list(question))).toBe('NOT_FOUND');
  expect(await codeOf(list({ from: 'soon' }))).toBe('VALIDATION');
});

it('lists the oldest first, narrowed by site, activity and week, and says how much there is where', async () => {
  const { activityId, sessionId } = await makeSession(bed.admin, world, { name: 'Chess', dates: ['2026-11-11'] });
  await enroll(bed.admin, world, sessionId, world.people[0] as string);
  const site2 = { ...world, siteId: world.otherSiteId };
  const elsewhere = await makeSession(bed.admin, site2, { name: 'Art', dates: ['2026-11-09'] });
  await enroll(bed.admin, site2, elsewhere.sessionId, world.people[0] as string);
  const top = principalOf(world, world.topId, 'top');
  expect(await dates({}, top)).toEqual(['2026-11-09 Art A', '2026-11-10 Robotics A', '2026-11-11 Chess A', `${DAY} Robotics A`]);
  expect(await dates({ siteId: world.otherSiteId }, top)).toEqual(['2026-11-09 Art A']);
  expect(await dates({ activityId })).toEqual(['2026-11-11 Chess A']);
  expect(await dates({ from: '2026-11-15', to: '2026-11-21' })).toEqual([`${DAY} Robotics A`]);
  expect(await overview(top)).toMatchObject({
    total: 4,
    oldest: '2026-11-09',
    sites: [{ name: 'Lincoln', count: 3 }, { name: 'Roosevelt', count: 1 }],
    activities: [{ name: 'Art (Roosevelt)' }, { name: 'Chess (Lincoln)' }, { name: 'Robotics (Lincoln)', count: 2 }],
    weeks: [{ startsOn: '2026-11-08', count: 3 }, { startsOn: '2026-11-15', count: 1 }],
  });
  expect((await overview(top, world.otherSiteId)).activities).toMatchObject([{ count: 1 }]);
  const page = await list({}, top, { limit: 3, offset: 0 });
  expect([page.nodes.length, page.hasNextPage, await as(top, () => page.count(true))]).toEqual([3, true, { value: 4, capped: false }]);
});

it('closes several days at once, each by itself, and takes it back', async () => {
  await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: '2026-11-10', marks: [{ personId: world.people[0] as string, status: 'Present' }] }));
  await addDate(bed.admin, world, world.sessionId, '2026-10-06');
  await lockMonth(bed.admin, world, '2026-10-01');
  const days = ['2026-10-06', '2026-11-10', DAY].map((date) => ({ sessionId: world.sessionId, date }));
  expect(await codeOf(close({ days, outcome: 'did_not_run', reason: '  ' }))).toBe('VALIDATION');
  expect(await codeOf(close({ days: [] }))).toBe('VALIDATION');
  expect(await close({ days, outcome: 'did_not_run', reason: 'Storm' })).toMatchObject({
    closed: [{ date: DAY, outcome: 'did_not_run', outcomeReason: 'Storm' }],
    refused: [{ date: '2026-10-06', message: 'Participation of October 2026 is locked.' }, { date: '2026-11-10', message: expect.stringMatching(/^1 participant is marked present on this day\. Change or delete the mark/) }],
  });
  expect(await dates()).toEqual(['2026-11-10 Robotics A']);
  expect(await close({ outcome: null })).toMatchObject({ closed: [{ date: DAY, outcome: null }], refused: [] });
  expect((await overview()).total).toBe(2);
});

it('costs two statements a page, however long the queue is', async () => {
  const cost = async () => (await counted(world.taker, () => missing.list({}, PAGE))).statements;
  const few = await cost();
  for (let day = 2; day < 9; day += 1) await addDate(bed.admin, world, world.sessionId, `2026-11-0${day}`);
  expect(await cost()).toBe(few);
});

it('closes as taken only days on which everybody is marked, and tells which they are', async () => {
  const markAll = (people: readonly string[], date: string) => as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date, marks: people.map((personId) => ({ personId, status: 'Present' as const })) }));
  const facts = async () => (await list()).nodes.map(({ date, markedCount, unmarkedCount }) => [date, markedCount, unmarkedCount]);
  await markAll(world.people, '2026-11-10');
  await markAll(world.people.slice(1), DAY);
  expect(await facts()).toEqual([['2026-11-10', 3, 0], [DAY, 2, 1]]);
  const days = ['2026-11-10', DAY].map((date) => ({ sessionId: world.sessionId, date }));
  expect(await close({ days, outcome: 'taken' })).toMatchObject({
    closed: [{ date: '2026-11-10', outcome: 'taken' }],
    refused: [{ date: DAY, message: '1 participant is not marked on this day.' }],
  });
  // Who was removed from the records is not waited for.
  await bed.admin.query('update person set removed_at = now() where id = $1', [world.people[0]]);
  expect(await facts()).toEqual([[DAY, 2, 0]]);
  expect((await close({ days: days.slice(1), outcome: 'taken' })).closed).toMatchObject([{ date: DAY, outcome: 'taken' }]);
});
