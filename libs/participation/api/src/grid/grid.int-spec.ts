import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { addDate, as, closeSite, codeOf, counted, DAY, enter, lockMonth, makePerson, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import { AttendanceGridService, type GridQuestion } from './grid.service';

let bed: TestBed;
let world: World;
const viewer = () => ({ ...world.taker, permissions: new PermissionSet(entriesFor('participation.grid', 'view')) });
const editor = () => ({ ...world.taker, permissions: new PermissionSet(entriesFor('participation.grid', 'edit')) });
const grid = (more: Partial<GridQuestion> = {}, by = editor()) => as(by, () => bed.get(AttendanceGridService).grid({ sessionId: world.sessionId, from: '2026-11-01', to: '2026-11-30', ...more }));
const first = () => world.people[0] as string;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin);
});

it("does not find another tenant's session, one of another site, or what is no id; asks for a readable, bounded page", async () => {
  const other = await makeWorld(bed.admin);
  expect(await codeOf(grid({ sessionId: other.sessionId }))).toBe('NOT_FOUND');
  expect(await codeOf(grid({}, principalOf(world, world.otherSiteId, 'site')))).toBe('NOT_FOUND');
  for (const sessionId of [newId(), '%', '']) expect(await codeOf(grid({ sessionId }))).toBe('NOT_FOUND');
  expect(await codeOf(grid({ from: '2026-02-30' }))).toBe('VALIDATION');
  expect(await codeOf(grid({ from: '2026-11-30', to: '2026-11-29' }))).toBe('VALIDATION');
  expect(await codeOf(grid({ from: '2026-10-01' }))).toBe('PAGE_TOO_LARGE');
  expect(await codeOf(grid({ first: 51 }))).toBe('PAGE_TOO_LARGE');
  for (const page of [{ first: 0 }, { offset: -1 }]) expect(await codeOf(grid(page))).toBe('VALIDATION');
});

it('shows dates, marks and who made them, and no cell where a child has no place', async () => {
  const late = await makePerson(bed.admin, world, { first: 'Zoe', sessionId: world.sessionId, from: '2026-11-20' });
  await as(editor(), () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: first(), status: 'Present', startTime: '15:10' }] }));
  const found = await grid();
  expect(found).toMatchObject({ sessionName: 'Robotics A', timeZone: 'America/New_York', isDropIn: false, totalCount: 4, mayEdit: true });
  expect(found.days.map(({ date, state, locked, startTime, counts }) => [date, state, locked, startTime, counts.Present])).toEqual([
    [DAY, 'scheduled', false, '15:00', 1],
    ['2026-11-24', 'scheduled', false, '15:00', 0],
  ]);
  expect(found.rows.find(({ personId }) => personId === first())?.cells).toEqual([
    { date: DAY, status: 'Present', startTime: '15:10', endTime: '17:00', version: 1, changedBy: 'Dana Taker', changedByYou: true, source: 'typed' },
    { date: '2026-11-24', status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, source: null },
  ]);
  expect(found.rows.find(({ personId }) => personId === late)?.cells.map(({ date }) => date)).toEqual(['2026-11-24']);
  expect((await grid({}, viewer())).mayEdit).toBe(false);
});

it('keeps who was marked and has left, and drops who was removed unmarked', async () => {
  await as(editor(), () => bed.attendance.save({ sessionId: world.sessionId, date: DAY, marks: [{ personId: first(), status: 'ExcusedAbsence' }] }));
  await bed.admin.query('delete from enrollment where person_id = $1', [first()]);
  await bed.admin.query('update person set removed_at = now() where id = any($1)', [world.people]);
  const found = await grid();
  expect([found.totalCount, found.rows.map(({ personId, cells }) => [personId, cells.length])]).toEqual([1, [[first(), 1]]]);
});

it('has closed and locked days among its columns, of which a save takes none', async () => {
  await bed.admin.query('delete from session_date where on_date = $1', ['2026-11-24']);
  await closeSite(bed.admin, world, '2026-11-24', 'Thanksgiving');
  await closeSite(bed.admin, world, '2026-11-25', 'Thanksgiving');
  await lockMonth(bed.admin, world, '2026-10-01');
  await addDate(bed.admin, world, world.sessionId, '2026-10-27');
  const { days } = await grid({ from: '2026-10-26', to: '2026-11-25' });
  // The 25th is a Wednesday: the session never meets then.
  expect(days.map(({ date, state, locked, closureReason }) => [date, state, locked, closureReason])).toEqual([
    ['2026-10-27', 'scheduled', true, null],
    [DAY, 'scheduled', false, null],
    ['2026-11-24', 'closed', false, 'Thanksgiving'],
  ]);
  const save = (date: string) => codeOf(as(editor(), () => bed.attendance.save({ sessionId: world.sessionId, date, marks: [{ personId: first(), status: 'Present' }] })));
  expect([await save('2026-10-27'), await save('2026-11-24')]).toEqual(['MONTH_LOCKED', 'DATE_CLOSED']);
});

it('reads one page of many participants and days with as many statements as one of few', async () => {
  const few = await counted(editor(), () => bed.get(AttendanceGridService).grid({ sessionId: world.sessionId, from: DAY, to: DAY, first: 1 }));
  await enter(bed.admin, world.tenantId);
  await bed.admin.query(
    `with made as (insert into person (id, first_name, last_name, is_participant) select uuidv7(), 'Child', 'Nr ' || lpad(n::text, 3, '0'), true from generate_series(1, 60) n returning id),
      stays as (insert into stay (id, person_id, organization_id, starts_on) select uuidv7(), id, $1, '2026-08-01' from made)
     insert into enrollment (id, session_id, organization_id, person_id, starts_on) select uuidv7(), $2, $1, id, '2026-08-20' from made`,
    [world.siteId, world.sessionId],
  );
  for (let day = 2; day < 16; day += 1) await addDate(bed.admin, world, world.sessionId, `2026-11-${String(day).padStart(2, '0')}`);
  const many = await counted(editor(), () => bed.get(AttendanceGridService).grid({ sessionId: world.sessionId, from: '2026-11-01', to: '2026-11-30', offset: 30 }));
  expect([many.result.rows.length, many.result.totalCount, many.result.days.length]).toEqual([30, 63, 16]);
  expect(many.result.rows.every(({ cells }) => cells.length === 16)).toBe(true);
  expect(many.statements).toBe(few.statements);
  expect((await grid({ offset: 60 })).rows).toHaveLength(3);
});

it('tells two children of one name apart, also where a page ends between them', async () => {
  await makePerson(bed.admin, world, { first: 'child0', last: 'GARCIA', sessionId: world.sessionId });
  const ids = async (more: Partial<GridQuestion>) => (await grid(more)).rows.map(({ generatedId }) => generatedId);
  const [one, other, ...rest] = await ids({});
  expect([one, other]).toEqual([expect.stringMatching(/^P/), expect.stringMatching(/^P/)]);
  expect([rest, await ids({ first: 1 }), one === other]).toEqual([[null, null], [one], false]);
});
