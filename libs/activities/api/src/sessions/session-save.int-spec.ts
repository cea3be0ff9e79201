import { addDays, newId, todayIn } from '@afterbell/core/domain';
import { makeTenant, openTestBed, type TestBed } from '../../test/test-bed';
import { CANCEL, END, MOVE, type Payload, REMOVE, RESTORE, ROOM, SAVE, type SessionWorld, sessionWorld } from '../../test/session-bed';

let bed: TestBed;
let world: SessionWorld;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
});

const AFTERNOON = { frequency: 'weekly', weekdays: [1, 3], startTime: '15:00', endTime: '17:00' };
const FALL = { name: 'A', startsOn: '2026-11-16', endsOn: '2026-11-27', patterns: [AFTERNOON] };
const save = (change: object = {}) => world.call(SAVE, { input: { activityId: world.activityId, ...FALL, ...change } });
const edit = (id: string, change: object = {}, version = 1) => world.call(SAVE, { input: { id, version, ...FALL, ...change } });
const first = (path: string | null, message?: string) => expect.objectContaining({ code: 'VALIDATION', path, ...(message ? { message } : {}) });

async function added(change: object = {}): Promise<string> {
  const { problems, session } = await save(change);
  expect(problems).toEqual([]);
  return session?.id ?? '';
}

describe('refuses', () => {
  it('what lies outside of the term, by its name and dates, and whatever no schedule can be', async () => {
    const outside = 'is outside of Fall, 08/15/2026 to 12/31/2026';
    expect((await save({ startsOn: '2026-08-01' })).problems).toEqual([first('startsOn', outside)]);
    expect((await save({ endsOn: '2027-01-08' })).problems).toEqual([first('endsOn', outside)]);
    expect((await save({ patterns: [] })).problems).toEqual([first('patterns'), first('startTime'), first('endTime')]);
    expect((await save({ patterns: [AFTERNOON, { ...AFTERNOON, startTime: '16:00' }] })).problems).toEqual([first('patterns.1', 'overlap with meeting times 1 on Monday, 11/16/2026')]);
    expect((await save({ endsOn: null, meetings: 40 })).problems).toEqual([first('meetings', 'do not all fit: 14 of 40 until 12/31/2026')]);
    expect((await save({ staffIds: [newId()] })).problems).toEqual([first('staffIds')]);
    expect((await save({ roomId: newId() })).problems).toEqual([first('roomId')]);
    const { rows } = await bed.admin.query('select 1 from session where tenant_id = $1', [world.id]);
    expect(rows).toEqual([]);
  });

  it('a locked month, by which it is, and writes nothing', async () => {
    const id = await added();
    await world.lock('2026-12-01');
    const locked = [expect.objectContaining({ code: 'MONTH_LOCKED', message: 'Participation of December 2026 is locked.' })];
    expect((await edit(id, { endsOn: '2026-12-04' })).problems).toEqual(locked);
    expect((await save({ startsOn: '2026-11-30', endsOn: '2026-12-04' })).problems).toEqual(locked);
    expect((await world.call(MOVE, { input: { sessionId: id, date: '2026-11-18', toDate: '2026-12-02' } })).problems).toEqual(locked);
    expect(await world.dates(id)).toHaveLength(4);
  });

  it('a save on an older version, saying what is stored now; other tenants and other sites', async () => {
    const id = await added();
    await edit(id, { name: 'B' });
    expect((await edit(id, { name: 'C' })).problems).toEqual([expect.objectContaining({ code: 'STALE_VERSION' })]);
    const stranger = { ...(await makeTenant(bed)).top, permissions: world.site.permissions };
    const elsewhere = { ...world.site, organizationId: world.otherSiteId };
    for (const as of [stranger, elsewhere]) {
      const { codes } = await bed.graphql(as, SAVE, { input: { id, version: 2, ...FALL } });
      expect(codes).toEqual(['NOT_FOUND']);
      expect((await bed.graphql(as, REMOVE, { id })).codes).toEqual(['NOT_FOUND']);
    }
  });

  it('removing a session that was used, or a date that was', async () => {
    const id = await added();
    await world.attend(id, '2026-11-18', await world.person('participant', [world.siteId]));
    expect((await world.call(REMOVE, { id })).problems).toEqual([expect.objectContaining({ code: 'SESSION_USED' })]);
    expect((await world.call(CANCEL, { id, date: '2026-11-18' })).problems).toEqual([first('date')]);
    expect((await world.call(CANCEL, { id, date: '2026-11-17' })).problems).toEqual([expect.objectContaining({ code: 'DATE_NOT_SCHEDULED' })]);
    // A day of the families alone is one as well.
    const families = await added({ name: 'Families' });
    await bed.admin.query(`insert into adult_attendance (tenant_id, id, session_id, on_date, organization_id, name, member_type) values ($1, gen_random_uuid(), $2, '2026-11-18', $3, 'Rosa Vega', 'other')`, [world.id, families, world.siteId]);
    expect((await world.call(REMOVE, { id: families })).problems).toEqual([expect.objectContaining({ code: 'SESSION_USED' })]);
    expect((await world.call(CANCEL, { id: families, date: '2026-11-18' })).problems).toEqual([first('date')]);
    const unused = await added({ name: 'Unused' });
    expect((await world.call(REMOVE, { id: families, dryRun: true })).problems).toEqual([expect.objectContaining({ code: 'SESSION_USED' })]);
    expect((await world.call(REMOVE, { id: unused, dryRun: true })).problems).toEqual([]);
    expect(await world.dates(unused)).toHaveLength(4);
    expect((await world.call(REMOVE, { id: unused })).problems).toEqual([]);
    expect(await world.dates(unused)).toEqual([]);
  });
});

it('rehearses: says what would be, and writes nothing', async () => {
  await world.close('2026-11-25');
  const { session, changes } = await save({ dryRun: true });
  expect(session).toBeNull();
  expect(changes).toMatchObject([{ dateCount: 3, gained: ['2026-11-16', '2026-11-18', '2026-11-23'], closed: ['2026-11-25'] }]);
  expect((await bed.admin.query('select 1 from session where tenant_id = $1', [world.id])).rows).toEqual([]);
});

it('makes siblings of several times a day, with room and staff, in one series', async () => {
  const staffId = await world.person('staff', [world.siteId]);
  const { room } = await world.call<{ room: { id: string } }>(ROOM, { input: { siteId: world.siteId, name: 'Lab' } });
  const { session, changes } = await save({ patterns: [AFTERNOON, { ...AFTERNOON, startTime: '07:00', endTime: '08:00' }], roomId: room.id, staffIds: [staffId], capacity: 20 });
  expect(changes?.map(({ name, dateCount }) => [name, dateCount])).toEqual([['A', 4], ['A, 07:00 AM', 4]]);
  expect(session).toMatchObject({ location: 'Lab', staff: [{ id: staffId }], patterns: [{ frequency: 'weekly', weekdays: [1, 3], startTime: '15:00' }] });
  const { rows } = await bed.admin.query<{ id: string; capacity: number }>('select id, capacity from session where series_id = $1 order by start_time', [session?.seriesId]);
  expect(rows.map(({ capacity }) => capacity)).toEqual([20, 20]);
  expect(await world.dates(rows[0]?.id ?? '')).toEqual(['2026-11-16 07:00', '2026-11-18 07:00', '2026-11-23 07:00', '2026-11-25 07:00']);
  await world.call(ROOM, { input: { id: room.id, version: 1, name: 'Science lab' } });
  expect(await as(session?.id)).toBe('Science lab');
});

const as = async (id: string | undefined) => (await bed.admin.query<{ location: string }>('select location from session where id = $1', [id])).rows[0]?.location;

it('changes dates, keeps those with attendance, and leaves what was before a day', async () => {
  const id = await added();
  const child = await world.person('participant', [world.siteId]);
  await world.attend(id, '2026-11-18', child);
  const tuesday = { patterns: [{ ...AFTERNOON, weekdays: [2, 3], startTime: '16:00' }] };
  const { changes } = await edit(id, { ...tuesday, dryRun: true });
  expect(changes).toMatchObject([{ gained: ['2026-11-17', '2026-11-24'], lost: ['2026-11-16', '2026-11-23'], retimed: ['2026-11-25'], kept: ['2026-11-18'] }]);
  expect((await edit(id, { ...tuesday, from: '2026-11-20' })).problems).toEqual([]);
  expect(await world.dates(id)).toEqual(['2026-11-16 15:00', '2026-11-18 15:00', '2026-11-24 16:00', '2026-11-25 16:00']);
});

it('leaves every date alone when only its name changes', async () => {
  const id = await added();
  await bed.admin.query('delete from session_date where session_id = $1', [id]);
  expect(await edit(id, { name: 'Renamed' })).toMatchObject({ problems: [], changes: [], session: { name: 'Renamed', version: 2 } });
  expect(await world.dates(id)).toEqual([]);
});

it('calls a date off and moves one; a new schedule brings neither back, until they are restored', async () => {
  await world.close('2026-11-27', 'Thanksgiving break');
  const id = await added();
  await world.call(CANCEL, { id, date: '2026-11-16' });
  const move = (toDate: string, more: object = {}) => world.call(MOVE, { input: { sessionId: id, date: '2026-11-18', toDate, ...more } });
  expect((await move('2026-11-23')).problems).toEqual([first('toDate')]);
  expect((await move('2026-11-27')).problems).toEqual([expect.objectContaining({ code: 'DATE_CLOSED' })]);
  expect((await move('2027-01-04')).problems).toEqual([first('toDate', 'is outside of Fall, 08/15/2026 to 12/31/2026')]);
  const { session } = await move('2026-11-19', { startTime: '14:00' });
  expect(session?.exceptions).toEqual([{ date: '2026-11-16', movedTo: null, reason: 'Testing' }, { date: '2026-11-18', movedTo: '2026-11-19', reason: null }]);
  expect((await edit(id, { endsOn: '2026-11-30' })).problems).toEqual([]);
  expect(await world.dates(id)).toEqual(['2026-11-19 14:00', '2026-11-23 15:00', '2026-11-25 15:00', '2026-11-30 15:00']);
  for (const date of ['2026-11-16', '2026-11-18']) await world.call(RESTORE, { id, date });
  expect(await world.dates(id)).toEqual(['2026-11-16 15:00', '2026-11-18 15:00', '2026-11-23 15:00', '2026-11-25 15:00', '2026-11-30 15:00']);
});

it('ends, and keeps what came before; days added after it go too', async () => {
  const id = await added();
  await world.call(MOVE, { input: { sessionId: id, date: '2026-11-25', toDate: '2026-11-26' } });
  expect((await world.call<Payload>(END, { input: { id, version: 1, endsOn: '2026-11-28' } })).problems).toEqual([first('endsOn', 'is not between 11/16/2026 and 11/27/2026')]);
  const { session, changes } = await world.call<Payload>(END, { input: { id, version: 1, endsOn: '2026-11-19' } });
  expect(session).toMatchObject({ endsOn: '2026-11-19', version: 2 });
  expect(changes).toMatchObject([{ lost: ['2026-11-23', '2026-11-26'], gained: [] }]);
  expect(await world.dates(id)).toEqual(['2026-11-16 15:00', '2026-11-18 15:00']);
});

it('has no next date behind its end, though one with attendance stayed there', async () => {
  const today = todayIn('America/New_York', new Date());
  const id = await added({ activityId: await world.activity(world.siteId, 'Open', 'scheduled', null), startsOn: addDays(today, -20), endsOn: addDays(today, 20), patterns: [{ ...AFTERNOON, weekdays: [0, 1, 2, 3, 4, 5, 6] }] });
  await world.attend(id, addDays(today, 2), await world.person('participant', [world.siteId]));
  const next = async () => (await bed.graphql(world.site, 'query ($id: ID!) { activitySession(id: $id) { nextDate } }', { id })).data?.activitySession;
  expect(await next()).not.toEqual({ nextDate: null });
  const { changes } = await world.call<Payload>(END, { input: { id, version: 1, endsOn: addDays(today, -10) } });
  expect(changes).toMatchObject([{ kept: [addDays(today, 2)] }]);
  expect(await next()).toEqual({ nextDate: null });
});

it('takes two hundred dates and a page of sessions in a handful of statements', async () => {
  const daily = { ...AFTERNOON, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const { data, codes, statements } = await bed.graphql(world.site, SAVE, { input: { activityId: world.activityId, ...FALL, startsOn: '2026-08-15', endsOn: '2026-12-31', patterns: [daily] } });
  expect(codes).toEqual([]);
  expect(data).toMatchObject({ saveSession: { changes: [{ dateCount: 139 }] } });
  for (const name of ['B', 'C', 'D']) await added({ name });
  const LIST = 'query ($id: ID!) { sessions(activityId: $id, first: 50) { nodes { name capacity room { name } staff { id } patterns { weekdays } exceptions { date } } } }';
  const list = await bed.graphql(world.site, LIST, { id: world.activityId });
  expect((list.data as { sessions: { nodes: unknown[] } }).sessions.nodes).toHaveLength(4);
  expect([statements, list.statements]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(statements).toBeLessThan(30);
  expect(list.statements).toBeLessThan(16);
});
