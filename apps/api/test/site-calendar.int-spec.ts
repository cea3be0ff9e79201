import { addDays, newId, todayIn } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

let test: TestApp;
let north: TestTenant;
let south: TestTenant;
let institution: Caller;
let site: Caller;
let taker: Caller;
let viewer: Caller;
let stranger: Caller;
let session: string;

const TODAY = todayIn('America/New_York', new Date());
/** Days in the week after next, whatever today is. */
const DAYS = [addDays(TODAY, 10), addDays(TODAY, 11)];
const SAVE = 'mutation ($input: SaveSiteEventInput!, $preview: Boolean! = false) { saveSiteEvent(input: $input, preview: $preview) { event { id version siteCount siteNames siteIds } effects { removed { count } locked { month } } problems { code message path } } }';
const REMOVE = 'mutation ($input: RemoveSiteEventsInput!) { removeSiteEvents(input: $input) { effects { restored { count } } problems { code } } }';
const EDIT = 'mutation ($input: EditSiteEventsInput!, $preview: Boolean! = false) { editSiteEvents(input: $input, preview: $preview) { events { id version reason siteCount } effects { removed { count } } problems { code message path } } }';
const LIST = 'query ($siteId: ID, $month: PlainDate) { siteEvents(siteId: $siteId, month: $month, first: 50) { nodes { id reason siteCount ownerSeen } totalCount { value } } }';
const MAKE = 'mutation ($staffId: ID) { makeCalendarFeed(staffId: $staffId) { path feed { id name } problems { code } } }';

interface Saved {
  event: { id: string; version: number; siteCount: number } | null;
  effects: { removed: { count: number } } | null;
  problems: { code: string }[];
}

beforeAll(async () => {
  test = await startTestApp();
  [north, south] = [await test.tenant('northlake'), await test.tenant('rivermark')];
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  taker = await test.signIn(north, 'attendance_taker', north.siteId);
  viewer = await test.signIn(north, 'viewer', north.siteId);
  stranger = await test.signIn(south, 'tenant_administrator', south.topId);
  const activity = newId();
  session = newId();
  await test.admin.query(`insert into activity (tenant_id, id, organization_id, name, type) values ($1, $2, $3, 'Chess', 'scheduled')`, [north.id, activity, north.siteId]);
  await test.admin.query(
    `insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, 'Chess', $5, $6, '15:00', '16:30', '{0,1,2,3,4,5,6}')`,
    [north.id, session, activity, north.siteId, TODAY, addDays(TODAY, 30)],
  );
  await test.admin.query(`insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time) select $1, $2, $3::date + n, $4, '15:00', '16:30' from generate_series(0, 30) n`, [north.id, session, TODAY, north.siteId]);
});
afterAll(() => test?.close());

const input = (more: object = {}) => ({ kind: 'closed', reason: 'No buses', dates: DAYS, siteIds: [north.siteId, north.otherSiteId], ...more });
const save = async (caller: Caller | null, more: object = {}, preview = false) => test.graphql(caller, SAVE, { input: input(more), preview });
const codeOf = (answer: { errors: { extensions: { code: string } }[] }) => answer.errors[0]?.extensions.code;
const countDates = async () => (await test.admin.query('select 1 from session_date where session_id = $1', [session])).rowCount;

it('is refused to whoever may not, before anything is read or written', async () => {
  for (const query of [SAVE, EDIT, REMOVE]) {
    const events = { events: [{ id: newId(), version: 1 }] };
    const variables = { input: query === SAVE ? input() : query === EDIT ? { ...events, reason: 'X' } : events };
    expect(codeOf(await test.graphql(null, query, variables))).toBe('SIGNED_OUT');
    for (const caller of [taker, viewer]) expect(codeOf(await test.graphql(caller, query, variables))).toBe('FORBIDDEN');
  }
  expect(codeOf(await test.graphql(taker, LIST))).toBe('FORBIDDEN');
  expect(codeOf(await test.graphql(null, LIST))).toBe('SIGNED_OUT');
  expect((await test.rest(stranger, '/organizations/getSiteCalendarData', { id: north.siteId })).status).toBe(404);
  expect(await countDates()).toBe(31);
});

it('does not reach past the acting organization, not even by what it says', async () => {
  for (const caller of [stranger, site]) expect(codeOf(await save(caller))).toBe('NOT_FOUND');
  expect(codeOf(await test.graphql(stranger, LIST, { siteId: north.siteId }))).toBe('NOT_FOUND');
  expect(await countDates()).toBe(31);
});

it('closes many sites, shows each only its own, and gives the dates back', async () => {
  expect((await save(institution, {}, true)).data).toMatchObject({ saveSiteEvent: { event: null, effects: { removed: { count: 2 }, locked: [] } } });
  expect(await countDates()).toBe(31);
  const { event } = (await save(institution)).data?.saveSiteEvent as Saved;
  expect(event).toMatchObject({ siteCount: 2, siteNames: ['Other site northlake', 'Site northlake'] });
  expect(await countDates()).toBe(29);
  expect((await test.graphql(site, LIST)).data).toMatchObject({ siteEvents: { nodes: [{ id: event?.id, reason: 'No buses', siteCount: 1, ownerSeen: false }] } });
  expect((await test.graphql(institution, LIST, { month: addDays(TODAY, 200) })).data).toMatchObject({ siteEvents: { nodes: [] } });
  const { body } = await test.rest(site, '/organizations/getSiteCalendarData', { id: north.siteId });
  expect(body).toMatchObject({ id: north.siteId, timeZone: 'America/New_York', closures: DAYS.map((date) => ({ date, reason: 'No buses' })), specialDays: [] });
  expect((await test.graphql(institution, REMOVE, { input: { events: [{ id: event?.id, version: event?.version }] } })).data).toMatchObject({ removeSiteEvents: { effects: { restored: { count: 2 } }, problems: [] } });
  expect(await countDates()).toBe(31);
});

it('changes several at once, within the organization that acts and its tenant', async () => {
  const ids: string[] = [];
  for (const date of DAYS) ids.push(((await save(institution, { dates: [date], kind: 'special' })).data?.saveSiteEvent as Saved).event?.id ?? '');
  const edit = { events: ids.map((id) => ({ id, version: 1 })), reason: 'Storm', kind: 'closed' };
  for (const caller of [stranger]) expect(codeOf(await test.graphql(caller, EDIT, { input: edit }))).toBe('NOT_FOUND');
  expect((await test.graphql(institution, EDIT, { input: edit, preview: true })).data).toMatchObject({ editSiteEvents: { events: null, effects: { removed: { count: 2 } }, problems: [] } });
  expect(await countDates()).toBe(31);
  expect((await test.graphql(institution, EDIT, { input: edit })).data).toMatchObject({ editSiteEvents: { events: ids.map((id) => ({ id, version: 2, reason: 'Storm', siteCount: 2 })), effects: { removed: { count: 2 } }, problems: [] } });
  expect((await test.graphql(institution, EDIT, { input: edit })).data).toMatchObject({ editSiteEvents: { events: null, problems: [{ code: 'STALE_VERSION' }] } });
  expect((await test.graphql(institution, REMOVE, { input: { events: ids.map((id) => ({ id, version: 2 })) } })).data).toMatchObject({ removeSiteEvents: { problems: [] } });
  expect(await countDates()).toBe(31);
});

it('shows meetings in a calendar, at most six weeks of them, and only of the sites in sight', async () => {
  const query = 'query ($from: PlainDate!, $to: PlainDate!, $siteId: ID) { sessionCalendarDates(from: $from, to: $to, siteId: $siteId) { more dates { sessionId date startTime sessionName staffNames marked } } }';
  const week = { from: TODAY, to: addDays(TODAY, 6) };
  expect(codeOf(await test.graphql(null, query, week))).toBe('SIGNED_OUT');
  const answer = (await test.graphql(taker, query, week)).data?.sessionCalendarDates as { dates: object[] };
  expect(answer.dates).toHaveLength(7);
  expect(answer.dates[0]).toEqual({ sessionId: session, date: TODAY, startTime: '15:00', sessionName: 'Chess', staffNames: [], marked: false });
  expect((await test.graphql(stranger, query, week)).data).toEqual({ sessionCalendarDates: { more: false, dates: [] } });
  expect(codeOf(await test.graphql(stranger, query, { ...week, siteId: north.siteId }))).toBe('NOT_FOUND');
  expect((await test.graphql(site, query, { from: TODAY, to: addDays(TODAY, 42) })).errors[0]?.extensions.messages.join()).toMatch(/42 days/);
});

describe('a calendar link', () => {
  const own = (path: string) => test.get(null, path).set('Host', `${north.code}.localhost`);
  const make = async (caller: Caller, variables: object = {}) => (await test.graphql(caller, MAKE, variables)).data?.makeCalendarFeed as { path: string; feed: { id: string; name: string } };

  it('is read without signing in, unchanged by its tag, and names no child', async () => {
    const { path, feed } = await make(site);
    expect(feed.name).toBe('Site northlake');
    const answer = await own(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.text.match(/BEGIN:VEVENT/g)).toHaveLength(31);
    expect(answer.text).toContain('SUMMARY:Chess');
    expect((await own(path).set('If-None-Match', String(answer.headers.etag))).status).toBe(304);
    const stored = await test.admin.query('select token_hash::text as hash from calendar_feed where id = $1', [feed.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(path.slice(10, 53));
    expect(JSON.stringify(test.log)).not.toContain(path.slice(10, 53));
  });

  it('ends when it is ended, and with the access of its maker', async () => {
    const maker = await test.signIn(north, 'site_coordinator', north.siteId);
    const [one, other] = [await make(maker), await make(maker)];
    const revoke = 'mutation ($id: ID!) { revokeCalendarFeed(id: $id) { revokedId problems { code } } }';
    for (const caller of [viewer, stranger]) expect(codeOf(await test.graphql(caller, revoke, { id: one.feed.id }))).toBe('NOT_FOUND');
    expect((await test.graphql(maker, revoke, { id: one.feed.id })).data).toMatchObject({ revokeCalendarFeed: { revokedId: one.feed.id, problems: [] } });
    expect((await own(one.path)).status).toBe(404);
    expect((await own(other.path)).status).toBe(200);
    await test.admin.query('update access set enabled = false where id = $1', [maker.accessId]);
    expect((await own(other.path)).status).toBe(404);
  });

  it("answers on its tenant's host only", async () => {
    const { path } = await make(site);
    for (const host of ['southlake.localhost', '203.0.113.7', 'calendar.example.org']) expect((await test.get(null, path).set('Host', host)).status).toBe(404);
    expect((await own(path)).status).toBe(200);
  });

  it('cannot be guessed, and guessing is counted', async () => {
    expect((await test.get(null, '/calendar/nothing.ics')).status).toBe(404);
    let status = 0;
    for (let tries = 0; tries < 70 && status !== 429; tries += 1) ({ status } = await test.get(null, `/calendar/${'a'.repeat(43)}.ics`));
    expect(status).toBe(429);
    const { path } = await make(site);
    expect((await own(path)).status).toBe(200);
  });

  it('of a staff member needs one in sight', async () => {
    expect(codeOf(await test.graphql(taker, MAKE, { staffId: newId() }))).toBe('FORBIDDEN');
    expect(codeOf(await test.graphql(site, MAKE, { staffId: newId() }))).toBe('NOT_FOUND');
    expect(codeOf(await test.graphql(institution, MAKE))).toBe('NOT_FOUND');
    expect(codeOf(await test.graphql(null, MAKE))).toBe('SIGNED_OUT');
  });
});
