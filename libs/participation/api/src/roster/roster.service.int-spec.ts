import { newId, PermissionSet, subSectionEntries } from '@afterbell/core/domain';
import { as, closeSite, codeOf, counted, DAY, enroll, enter, lockMonth, makePerson, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { RosterQuestion } from './roster.service';

let bed: TestBed;
let world: World;
const roster = (more: Partial<RosterQuestion> = {}, by = world.taker) => as(by, () => bed.rosters.roster({ sessionId: world.sessionId, date: DAY, ...more }));
const namesOf = async (more: Partial<RosterQuestion>) => (await roster(more)).rows.map((row) => row.firstName);

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
});

it("does not find another tenant's session, one outside the subtree, or what is no id", async () => {
  const other = await makeWorld(bed.admin);
  expect(await codeOf(roster({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
  expect(await codeOf(roster({}, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
  expect(await codeOf(roster({ sessionId: newId() }))).toBe('NOT_FOUND');
  expect(await codeOf(roster({ sessionId: '%' }))).toBe('NOT_FOUND');
  expect(await codeOf(roster({ date: '2026-13-01' }))).toBe('VALIDATION');
});

it('shows the session, the day, its neighbours and everyone enrolled, expected until marked', async () => {
  await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: world.people[1] as string, status: 'Present', startTime: '15:05' }] }));
  const found = await roster();
  expect(found).toMatchObject({
    sessionName: 'Robotics A',
    activityName: 'Robotics',
    siteName: 'Lincoln',
    timeZone: 'America/New_York',
    isDropIn: false,
    state: 'scheduled',
    startTime: '15:00',
    endTime: '17:00',
    lock: null,
    outcome: null,
    version: 1,
    previousDate: null,
    nextDate: '2026-11-24',
    counts: { Enrolled: 2, Present: 1, ExcusedAbsence: 0, UnexcusedAbsence: 0 },
    hasMore: false,
    viewerCan: { edit: true, addParticipant: true },
  });
  expect(found.rows.map(({ firstName, status, startTime, version, changedBy, changedByYou, enrolled }) => [firstName, status, startTime, version, changedBy, changedByYou, enrolled])).toEqual([
    ['Child0', 'Enrolled', null, 0, null, false, true],
    ['Child1', 'Present', '15:05', 1, 'Dana Taker', true, true],
    ['Child2', 'Enrolled', null, 0, null, false, true],
  ]);
});

it('lists on each day who is enrolled on it, and whoever was marked although no longer enrolled', async () => {
  const leaver = await makePerson(bed.admin, world, { first: 'Leo', sessionId: world.sessionId, until: '2026-11-20' });
  await enroll(bed.admin, world, world.sessionId, leaver, '2026-12-01');
  await makePerson(bed.admin, world, { first: 'Zoe', sessionId: world.sessionId, from: '2026-11-24' });
  expect(await namesOf({})).toEqual(['Child0', 'Child1', 'Child2', 'Leo']);
  expect(await namesOf({ date: '2026-11-24' })).toEqual(['Child0', 'Child1', 'Child2', 'Zoe']);
  await as(world.taker, () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: leaver, status: 'Present' }] }));
  await bed.admin.query('delete from enrollment where person_id = $1', [leaver]);
  expect((await roster()).rows.find((row) => row.firstName === 'Leo')).toMatchObject({ enrolled: false, status: 'Present' });
});

it('lists everyone of the site when asked, but nobody of another site or who has left', async () => {
  await makePerson(bed.admin, world, { first: 'Vera' });
  await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Nora' });
  const gone = await makePerson(bed.admin, world, { first: 'Gus' });
  await bed.admin.query(`update stay set ends_on = '2026-11-01' where person_id = $1`, [gone]);
  const removed = await makePerson(bed.admin, world, { first: 'Rex' });
  await bed.admin.query('update person set removed_at = now() where id = $1', [removed]);
  expect(await namesOf({ scope: 'all' })).toEqual(['Child0', 'Child1', 'Child2', 'Vera']);
  expect((await roster({ scope: 'all' }, principalOf(world, world.topId, 'top'))).rows.map((row) => row.enrolled)).toEqual([true, true, true, false]);
});

it.each([
  ['garcia', ['Child0', 'Child1', 'Child2']],
  ['CHILD1 gar', ['Child1']],
  ['%', []],
  ["o'neil", ['Órla']],
  ['orla', ['Órla']],
])('finds by %p', async (search, expected) => {
  await makePerson(bed.admin, world, { first: 'Órla', last: "O'Neil", sessionId: world.sessionId });
  expect(await namesOf({ search })).toEqual(expected);
});

it('tells the Participant ID of whoever shares a name with another on the roster, whatever case and accents, and of nobody else', async () => {
  const twin = await makePerson(bed.admin, world, { first: 'CHILD1', last: 'Garcia', sessionId: world.sessionId });
  await makePerson(bed.admin, world, { first: 'Child0' });
  const { rows } = await bed.admin.query<{ id: string; generated_id: string }>('select id, generated_id from person where id = any($1)', [[twin, world.people[1]]]);
  const known = Object.fromEntries(rows.map((row) => [row.id, row.generated_id]));
  const told = async (more: Partial<RosterQuestion>) => (await roster(more)).rows.flatMap(({ personId, generatedId }) => (generatedId ? [[personId, generatedId]] : []));
  expect(Object.fromEntries(await told({}))).toEqual(known);
  expect(await told({ scope: 'all' })).toHaveLength(4);
  expect(await told({ date: '2026-08-01' })).toEqual([]);
});

it('says why a roster cannot be changed', async () => {
  expect(await roster({ date: '2026-11-18' })).toMatchObject({ state: 'unscheduled', version: 0, previousDate: DAY, nextDate: '2026-11-24', viewerCan: { edit: false } });
  await closeSite(bed.admin, world, '2026-11-24', 'Thanksgiving break');
  expect(await roster({ date: '2026-11-24' })).toMatchObject({ state: 'closed', closureReason: 'Thanksgiving break', viewerCan: { edit: false } });
  await lockMonth(bed.admin, world, '2026-11-01');
  expect(await roster()).toMatchObject({ lock: { lockedBy: 'Dana Taker' }, viewerCan: { edit: false, addParticipant: false } });
  const viewer = { ...world.taker, permissions: new PermissionSet(subSectionEntries('participation.by_activity', 'view')) };
  expect(await roster({}, viewer)).toMatchObject({ viewerCan: { edit: false, addParticipant: false } });
});

it('stops at 500 and says that there are more', async () => {
  await enter(bed.admin, world.tenantId);
  await bed.admin.query(
    `with made as (insert into person (id, first_name, last_name, is_participant) select uuidv7(), 'Child', 'Nr ' || lpad(n::text, 3, '0'), true from generate_series(1, 520) n returning id),
      stays as (insert into stay (id, person_id, organization_id, starts_on) select uuidv7(), id, $1, '2026-08-01' from made)
     insert into enrollment (id, session_id, organization_id, person_id, starts_on) select uuidv7(), $2, $1, id, '2026-08-20' from made`,
    [world.siteId, world.sessionId],
  );
  const found = await roster();
  expect([found.rows.length, found.hasMore]).toEqual([500, true]);
  expect((await roster({ search: 'child 051' })).rows).toHaveLength(1);
});

it('reads a roster with three statements, the entry included', async () => {
  const { statements } = await counted(world.taker, () => bed.rosters.roster({ sessionId: world.sessionId, date: DAY, scope: 'all' }));
  expect(statements).toBe(3);
});
