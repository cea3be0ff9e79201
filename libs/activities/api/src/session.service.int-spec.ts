import { newId } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../test/test-bed';
import type { CreateSessionInput } from './session.service';

let bed: TestBed;
let tenant: TestTenant;
let activityId: string;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  activityId = await as(tenant.site, () => bed.activities.create({ siteId: tenant.siteId, name: 'Robotics', type: 'scheduled' }));
});

const SESSION = { name: 'A', startsOn: '2026-11-16', endsOn: '2026-11-29', startTime: '15:30', endTime: '17:00', weekdays: [1, 4] };
const add = (change: Partial<CreateSessionInput> = {}) => as(tenant.site, () => bed.sessions.create({ activityId, ...SESSION, ...change }));
const close = (...closures: { date: string; reason: string }[]) => as(tenant.site, () => bed.calendars.addClosures(tenant.siteId, closures));
const thanksgiving = { date: '2026-11-26', reason: 'Thanksgiving' };

async function datesOf(sessionId: string): Promise<string[]> {
  const { rows } = await bed.admin.query<{ date: string }>('select on_date::text as date from session_date where session_id = $1 order by on_date', [sessionId]);
  return rows.map(({ date }) => date);
}

async function attend(sessionId: string, date: string): Promise<void> {
  const person = newId();
  await bed.admin.query(`insert into person (tenant_id, id, first_name, last_name) values ($1, $2, 'Ada', 'Okafor')`, [tenant.id, person]);
  await bed.admin.query(
    `insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, $5, 'Present')`,
    [tenant.id, sessionId, date, person, tenant.siteId],
  );
}

const lock = (month: string) => bed.admin.query('insert into participation_lock (tenant_id, organization_id, month) values ($1, $2, $3)', [tenant.id, tenant.siteId, month]);

describe('refuses', () => {
  it('fields that are wrong, and writes nothing', async () => {
    await expect(add({ weekdays: [] })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'weekdays' }] } });
    await expect(add({ endTime: '15:00' })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'endTime' }] } });
    await expect(close({ date: '2026-02-30', reason: ' ' })).rejects.toMatchObject({
      code: 'VALIDATION',
      params: { problems: [{ path: 'closures.0.date' }, { path: 'closures.0.reason' }] },
    });
    expect(await as(tenant.site, () => bed.sessions.sessionsOf([activityId]))).toEqual([[]]);
  });

  it('to change the dates of a locked month', async () => {
    const id = await add();
    await lock('2026-11-01');
    await expect(add()).rejects.toMatchObject({ code: 'MONTH_LOCKED', params: { month: 'November 2026' } });
    await expect(close(thanksgiving)).rejects.toMatchObject({ code: 'MONTH_LOCKED' });
    expect(await datesOf(id)).toHaveLength(4);
    await expect(add({ startsOn: '2026-12-01', endsOn: '2026-12-31' })).resolves.toBeDefined();
  });

  it('to close a site elsewhere, and sessions of another tenant', async () => {
    const other = await makeTenant(bed);
    const id = await add();
    await expect(as(tenant.site, () => bed.calendars.addClosures(tenant.otherSiteId, [thanksgiving]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(other.top, () => bed.calendars.addClosures(tenant.siteId, [thanksgiving]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(other.top, () => bed.sessions.get(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.site, () => bed.sessions.get('no-id'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('adds a session with the dates of its schedule', async () => {
  const id = await add({ weekdays: [4, 1, 4], location: ' Room 5 ' });
  expect(await datesOf(id)).toEqual(['2026-11-16', '2026-11-19', '2026-11-23', '2026-11-26']);
  expect(await as(tenant.top, () => bed.sessions.get(id))).toEqual({ ...SESSION, id, activityId, siteId: tenant.siteId, weekdays: [1, 4], location: 'Room 5', roomId: null, capacity: null, meetings: null, seriesId: null, version: 1 });
  const { rows } = await bed.admin.query('select start_time, end_time, organization_id, source from session_date where session_id = $1 limit 1', [id]);
  expect(rows).toEqual([{ start_time: '15:30:00', end_time: '17:00:00', organization_id: tenant.siteId, source: 'schedule' }]);
});

it('leaves out days on which the site is closed', async () => {
  await close(thanksgiving, { date: '2026-11-27', reason: 'Bridge day' });
  expect(await datesOf(await add())).toEqual(['2026-11-16', '2026-11-19', '2026-11-23']);
});

it('lets a drop-in have no dates', async () => {
  activityId = await as(tenant.site, () => bed.activities.create({ siteId: tenant.siteId, name: 'Open gym', type: 'drop_in' }));
  expect(await datesOf(await add({ weekdays: [] }))).toEqual([]);
});

it('removes the dates of a closed day, but none with attendance or an outcome; repeating it changes nothing', async () => {
  const [empty, attended, over] = [await add(), await add({ name: 'B' }), await add({ name: 'C' })];
  await attend(attended, thanksgiving.date);
  await bed.admin.query(`update session_date set outcome = 'nobody_came' where session_id = $1 and on_date = $2`, [over, thanksgiving.date]);
  const kept = [attended, over].sort().map((sessionId) => ({ sessionId, date: thanksgiving.date }));
  expect(await close(thanksgiving)).toEqual({ removed: 1, kept });
  expect(await datesOf(empty)).toEqual(['2026-11-16', '2026-11-19', '2026-11-23']);
  expect(await datesOf(attended)).toContain(thanksgiving.date);
  expect(await close({ ...thanksgiving, reason: 'Holiday' })).toEqual({ removed: 0, kept });
  const { rows } = await bed.admin.query('select reason from site_closure where tenant_id = $1', [tenant.id]);
  expect(rows).toEqual([{ reason: 'Holiday' }]);
});

it('never misses a date when a session and a closure are added at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const date = `2026-11-${16 + round}`;
    const [id] = await Promise.all([add({ weekdays: [1, 2, 3, 4, 5] }), close({ date, reason: 'Closed' })]);
    expect(await datesOf(id)).not.toContain(date);
  }
});

it('keeps the date when attendance for it is saved while the site is being closed', async () => {
  const id = await add();
  const person = newId();
  await bed.admin.query(`insert into person (tenant_id, id, first_name, last_name) values ($1, $2, 'Ada', 'Okafor')`, [tenant.id, person]);
  await bed.admin.query('begin');
  await bed.admin.query(
    `insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, $5, 'Present')`,
    [tenant.id, id, thanksgiving.date, person, tenant.siteId],
  );
  const closing = close(thanksgiving);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await bed.admin.query('commit');
  expect(await closing).toEqual({ removed: 0, kept: [{ sessionId: id, date: thanksgiving.date }] });
});

it('pages the sessions of an activity, the earliest first', async () => {
  await add({ name: 'Later', startsOn: '2026-11-17' });
  await add({ name: 'Earlier' });
  const page = await as(tenant.site, () => bed.sessions.list(activityId, { offset: 0, limit: 1 }));
  expect(page.nodes.map(({ name }) => name)).toEqual(['Earlier']);
  expect(page.hasNextPage).toBe(true);
  const answer = await bed.graphql(tenant.site, 'query page($id: ID!) { sessions(activityId: $id, search: "later") { nodes { name weekdays dateCount } totalCount { value } } }', { id: activityId });
  expect(answer.data).toEqual({ sessions: { nodes: [{ name: 'Later', weekdays: [1, 4], dateCount: 3 }], totalCount: { value: 1 } } });
});
