import { newId } from '@afterbell/core/domain';
import { SETTLE_PLACES } from '../src/migrations/1764100000010-places-end-with-stays';
import { JOIN_EXISTING } from '../src/migrations/1764200000060-one-place-at-a-time';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { inTenant } from './merge-fixture';
import { addSchool, DAY, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let top: Caller;
let site: Caller;
let strangers: Caller[];
const left = [...Array.from({ length: 30 }).keys()];
/** A child with a place in the session from 1 November on, whom no other test has touched. */
const nextChild = () => school.people[left.shift() ?? -1] as string;

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('north');
  const south = await test.tenant('south');
  school = await addSchool(test, north, 30);
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  strangers = [await test.signIn(north, 'site_coordinator', north.otherSiteId), await test.signIn(south, 'tenant_administrator', south.topId)];
});
afterAll(() => test?.close());

const OUTLOOK = 'query ($id: ID!, $startsOn: PlainDate!, $endsOn: PlainDate) { stayOutlook(id: $id, startsOn: $startsOn, endsOn: $endsOn) { places sessions moreSessions marks markedSessions lastMarkedOn returning } }';
const CHANGE = 'mutation ($input: ChangeStayInput!) { changeStay(input: $input) { placesEnded placesReturned problems { message } } }';
const MOVE = 'mutation ($input: MoveStayInput!) { moveStay(input: $input) { placesEnded placesReturned problems { message } } }';
const START = 'mutation ($input: StartBulkInput!) { startBulk(input: $input) { run { id changed } problems { message } } }';
const UNDO = 'mutation ($id: ID!) { undoBulk(id: $id) { run { undone kept } problems { message } } }';
const ROSTER = 'query ($id: ID!, $date: PlainDate!) { roster(sessionId: $id, date: $date) { rows { personId enrolled status } } }';

interface Stay {
  id: string;
  version: number;
  endsOn: string | null;
}
const stayOf = async (person: string) => (await test.admin.query<Stay>(`select id, version, ends_on::text as "endsOn" from stay where person_id = $1 and kind = 'participant' order by starts_on limit 1`, [person])).rows[0] as Stay;
/** Days of the places in the session, with their ids. */
const placesOf = async (person: string) => (await test.admin.query<{ id: string; days: string }>(`select id, starts_on || ' ' || coalesce(ends_on::text, '-') as days from enrollment where person_id = $1 and session_id = $2 order by starts_on`, [person, school.sessionId])).rows;
const days = async (person: string) => (await placesOf(person)).map((place) => place.days);
const asked = async (person: string) => (await test.admin.query('select 1 from enrollment_asked where person_id = $1', [person])).rowCount;
const isExpected = async (person: string, date: string) => {
  const { data } = await test.graphql(site, ROSTER, { id: school.sessionId, date });
  return (data?.roster as { rows: { personId: string; enrolled: boolean; status: string }[] }).rows.find((row) => row.personId === person) ?? null;
};
async function ask<T>(caller: Caller, document: string, variables: object): Promise<T> {
  const { data, errors } = await test.graphql(caller, document, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as T;
}
const change = async (person: string, startsOn: string, endsOn: string | null) => {
  const { id, version } = await stayOf(person);
  return ask(site, CHANGE, { input: { id, version, startsOn, endsOn } });
};
const plain = (sql: string, ...values: unknown[]) => inTenant(test, north, [[sql, values]]);
const WHOLE = ['2026-11-01 -'];

it('says what an end does to places before it is made, to nobody but who may end the stay', async () => {
  const child = nextChild();
  const { id } = await stayOf(child);
  await plain(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`, school.sessionId, DAY, child, north.siteId);
  const wish = { id, startsOn: '2026-07-01', endsOn: '2026-11-16' };
  for (const stranger of strangers) expect((await test.graphql(stranger, OUTLOOK, wish)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await test.graphql(taker, OUTLOOK, wish)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await ask(site, OUTLOOK, wish)).toEqual({ places: 1, sessions: ['Club canary-north · Afternoon'], moreSessions: 0, marks: 1, markedSessions: 1, lastMarkedOn: DAY, returning: 0 });

  expect(await change(child, '2026-07-01', '2026-11-16')).toEqual({ placesEnded: 1, placesReturned: 0, problems: [] });
  expect(await days(child)).toEqual(['2026-11-01 2026-11-16']);
  expect(await isExpected(child, '2026-11-18')).toBeNull();
  // What was attended stays, and is seen.
  expect(await isExpected(child, DAY)).toMatchObject({ enrolled: false, status: 'Present' });
  const trail = await test.admin.query(`select 1 from audit where action = 'enrollment.followStay' and person_id = $1 and organization_id = $2`, [child, north.siteId]);
  expect(trail.rowCount).toBe(1);
});

it('ends, shortens, sets aside and gives back places as the days of the stay are edited, exactly as they were', async () => {
  const child = nextChild();
  const later = newId();
  await plain(`update enrollment set ends_on = '2026-11-25' where person_id = $1 and starts_on = '2026-11-01'`, child);
  await plain(`insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, '2026-12-01', '2026-12-10')`, later, school.sessionId, north.siteId, child);
  const before = await placesOf(child);
  expect(await change(child, '2026-07-01', '2026-11-16')).toMatchObject({ placesEnded: 2, placesReturned: 0 });
  expect(await days(child)).toEqual(['2026-11-01 2026-11-16']);
  const { id } = await stayOf(child);
  expect(await ask(site, OUTLOOK, { id, startsOn: '2026-07-01' })).toMatchObject({ places: 0, returning: 2 });
  expect(await change(child, '2026-07-01', '2026-12-05')).toMatchObject({ placesEnded: 0, placesReturned: 2 });
  expect(await days(child)).toEqual(['2026-11-01 2026-11-25', '2026-12-01 2026-12-05']);
  // A stay that begins later holds no earlier day.
  await change(child, '2026-12-03', null);
  expect(await days(child)).toEqual(['2026-12-03 2026-12-10']);
  await change(child, '2027-02-01', null);
  expect(await days(child)).toEqual([]);
  await change(child, '2026-07-01', null);
  expect(await placesOf(child)).toEqual(before);
  expect(await asked(child)).toBe(0);
});

it('moving to another site ends the places of the first; what somebody gave a last day meanwhile is theirs', async () => {
  const child = nextChild();
  const { id, version } = await stayOf(child);
  expect(await ask(top, MOVE, { input: { id, version, siteId: north.otherSiteId, on: '2026-11-17' } })).toEqual({ placesEnded: 1, placesReturned: 0, problems: [] });
  expect(await days(child)).toEqual(['2026-11-01 2026-11-16']);
  await plain(`update enrollment set ends_on = '2026-11-10' where person_id = $1`, child);
  await change(child, '2026-07-01', '2026-11-30');
  expect(await days(child)).toEqual(['2026-11-01 2026-11-10']);
});

it('a session that is over by the last day of the stay is left alone, counted nowhere, and ends with the stay if it goes on after all', async () => {
  const [child, other] = [nextChild(), nextChild()];
  const ends = (on: string) => plain('update session set ends_on = $2 where id = $1', school.sessionId, on);
  await ends('2026-11-18');
  // Of another session of the activity, which goes on.
  const later = newId();
  await plain(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) select $2, activity_id, organization_id, 'Evening', starts_on, '2026-12-31', start_time, end_time, weekdays from session where id = $1`, school.sessionId, later);
  await plain(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) values ($1, $2, $3, $4, '2026-11-02')`, newId(), later, north.siteId, child);
  const { id, version } = await stayOf(child);
  const wish = { id, startsOn: '2026-07-01', endsOn: '2026-11-20' };
  expect(await ask(site, OUTLOOK, wish)).toMatchObject({ places: 1, sessions: ['Club canary-north · Evening'], moreSessions: 0 });
  const bulk = { action: 'END_STAY', on: '2026-11-20', selection: { ids: [other] } };
  const { plan } = await ask<{ plan: { remarks: string[] } }>(site, 'mutation ($change: BulkChangeInput!) { bulkPreview(change: $change) { plan { remarks } problems { message } } }', { change: bulk });
  expect(plan.remarks).toEqual([]);
  expect(await ask(top, MOVE, { input: { id, version, siteId: north.otherSiteId, on: '2026-11-21' } })).toEqual({ placesEnded: 1, placesReturned: 0, problems: [] });
  expect([await days(child), await asked(child)]).toEqual([WHOLE, 1]);
  // Another stay after the session says nothing of the place either.
  await plain(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-12-01')`, newId(), child, north.siteId);
  await plain(`update stay set ends_on = '2026-12-24' where person_id = $1 and starts_on = '2026-12-01'`, child);
  expect(await days(child)).toEqual(WHOLE);

  await ends('2026-11-30');
  expect(await days(child)).toEqual(['2026-11-01 2026-11-20']);
  await ends('2026-11-18');
  expect(await days(child)).toEqual(WHOLE);
  await ends('2026-12-31');
});

const STAYS = 'query ($id: ID!) { participantStays(personId: $id) { id version startsOn endsOn endReason organization { id } programmes { code startsOn endsOn } } }';
const REMOVE = 'mutation ($input: StayReadInput!) { removeStay(input: $input) { placesEnded problems { code message } } }';
const RESTORE = 'mutation ($input: RestoreStayInput!) { restoreStay(input: $input) { placesEnded placesReturned problems { code message } } }';
interface Whole extends Stay {
  startsOn: string;
  endReason: string | null;
  organization: { id: string };
  programmes: object[];
}
const record = (caller: Caller, id: string) => ask<Whole[]>(caller, STAYS, { id });
const asItWas = ({ id, startsOn, endsOn, endReason, organization, programmes }: Whole, personId: string) => ({ id, personId, siteId: organization.id, startsOn, endsOn, endReason, programmes });

it('an end and a move are taken back with programmes and places exactly as they were; not once something happened at the new site', async () => {
  const child = nextChild();
  const { id } = await stayOf(child);
  await plain(`insert into enrolled_programme (id, stay_id, person_id, organization_id, code, starts_on) select gen_random_uuid(), $1, $2, $3, code, starts_on::date
    from (values ('afterschool', '2026-07-01'), ('tutoring', '2026-12-01')) as p (code, starts_on)`, id, child, north.siteId);
  const without = (stays: Whole[]) => stays.map(({ version: _, ...rest }) => rest);
  const before = { stays: await record(top, child), places: await placesOf(child) };
  const back = asItWas(before.stays[0] as Whole, child);

  await change(child, '2026-07-01', '2026-11-16');
  expect((await record(top, child))[0]?.programmes).toHaveLength(1);
  for (const stranger of strangers) expect((await test.graphql(stranger, RESTORE, { input: { ...back, version: 2 } })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await ask(site, RESTORE, { input: { ...back, version: 1 } })).toMatchObject({ problems: [{ code: 'STALE_VERSION' }] });
  expect(await ask(site, RESTORE, { input: { ...back, version: 2 } })).toEqual({ placesEnded: 0, placesReturned: 1, problems: [] });
  expect([without(await record(top, child)), await placesOf(child)]).toEqual([without(before.stays), before.places]);

  const move = async (version: number) => {
    await ask(top, MOVE, { input: { id, version, siteId: north.otherSiteId, on: '2026-11-17' } });
    const made = (await record(top, child)).find((stay) => stay.id !== id) as Whole;
    return { ...back, version: version + 1, instead: { id: made.id, version: made.version } };
  };
  const wish = await move(3);
  // Who sees only the one site cannot take back half of it.
  expect((await test.graphql(site, RESTORE, { input: wish })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await ask(top, RESTORE, { input: wish })).toEqual({ placesEnded: 0, placesReturned: 1, problems: [] });
  expect([without(await record(top, child)), await placesOf(child), await asked(child)]).toEqual([without(before.stays), before.places, 0]);

  const late = await move(5);
  const there = await addSchool(test, north, 0, north.otherSiteId);
  await plain(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`, there.sessionId, DAY, child, north.otherSiteId);
  const { problems } = await ask<{ problems: { message: string }[] }>(top, RESTORE, { input: late });
  expect(problems[0]?.message).toContain(`there is 1 mark of attendance, the last on 11/17/2026`);
  expect([(await record(top, child)).length, await days(child)]).toEqual([2, ['2026-11-01 2026-11-16']]);
});

it('a stay that was begun by mistake is removed, and comes back with its programmes and places; not the only one, nor one under which something happened', async () => {
  const child = nextChild();
  const { id, version } = await stayOf(child);
  const only = await ask<{ problems: { code: string; message: string }[] }>(site, REMOVE, { input: { id, version } });
  expect([only.problems[0]?.code, only.problems[0]?.message]).toEqual(['VALIDATION', expect.stringContaining('is the only one on record')]);
  await plain(`insert into stay (id, person_id, organization_id, starts_on, ends_on) values ($1, $2, $3, '2026-01-10', '2026-05-10')`, newId(), child, north.siteId);
  for (const stranger of strangers) expect((await test.graphql(stranger, REMOVE, { input: { id, version } })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await test.graphql(taker, REMOVE, { input: { id, version } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const before = { stays: await record(top, child), places: await placesOf(child) };
  const back = asItWas(before.stays.find((stay) => stay.id === id) as Whole, child);
  expect(await ask(site, REMOVE, { input: { id, version } })).toEqual({ placesEnded: 1, problems: [] });
  expect([(await record(top, child)).length, await days(child)]).toEqual([1, []]);
  expect((await test.admin.query(`select 1 from audit where action = 'stay.remove' and person_id = $1`, [child])).rowCount).toBe(1);
  for (const stranger of strangers) expect((await test.graphql(stranger, RESTORE, { input: back })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await ask(site, RESTORE, { input: back })).toMatchObject({ placesReturned: 1, problems: [] });
  expect([await record(top, child), await placesOf(child)]).toEqual([before.stays, before.places]);

  const serviceId = newId();
  await plain(`insert into service (id, organization_id, on_date, minutes, category, visibility) values ($1, $2, '2026-11-12', 30, 'TUT', 'everyone')`, serviceId, north.siteId);
  await plain('insert into service_participant (id, service_id, organization_id, person_id) values ($1, $2, $3, $4)', newId(), serviceId, north.siteId, child);
  const refused = await ask<{ problems: { message: string }[] }>(site, REMOVE, { input: { id, version } });
  expect(refused.problems[0]?.message).toContain('there is 1 service, the last on 11/12/2026');
});

it('says “Moved to …” only while the stay it names is there, and tells an overlap by days as people read them', async () => {
  const child = nextChild();
  const { id, version } = await stayOf(child);
  await ask(top, MOVE, { input: { id, version, siteId: north.otherSiteId, on: '2026-11-17' } });
  const [made, left] = [(await record(top, child)).find((stay) => stay.id !== id) as Whole, async () => (await record(top, child)).find((stay) => stay.id === id) as Whole];
  const { endReason } = await left();
  expect(endReason).toMatch(/^Moved to /);
  const begin = await ask<{ problems: { message: string }[] }>(top, 'mutation ($input: BeginStayInput!) { beginStay(input: $input) { problems { message } } }', { input: { personId: child, siteId: north.siteId, startsOn: '2026-11-10' } });
  expect(begin.problems[0]?.message).toBe('would overlap the stay from 07/01/2026 to 11/16/2026');
  expect(await ask(top, REMOVE, { input: { id: made.id, version: made.version } })).toMatchObject({ problems: [] });
  expect(await left()).toMatchObject({ endsOn: '2026-11-16', endReason: null });
  expect(await ask(top, RESTORE, { input: { ...asItWas(made, child), movedFrom: id } })).toMatchObject({ problems: [] });
  expect((await left()).endReason).toBe(endReason);
});

it('many at once: the preview says so, and taking it back brings the places back', async () => {
  const children = [nextChild(), nextChild()];
  const wish = { action: 'END_STAY', on: '2026-11-16', selection: { ids: children } };
  await plain(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, 'Present')`, school.sessionId, DAY, children[0], north.siteId);
  const { plan } = await ask<{ plan: { remarks: string[] } }>(site, 'mutation ($change: BulkChangeInput!) { bulkPreview(change: $change) { plan { remarks } problems { message } } }', { change: wish });
  expect(plan.remarks).toEqual(['Ends 2 places in sessions: Club canary-north · Afternoon.', 'Attendance after the last day stays as it is: 1 mark, the last on 11/17/2026.']);
  const before = await Promise.all(children.map(placesOf));
  const { run } = await ask<{ run: { id: string } }>(site, START, { input: { change: wish, key: newId() } });
  expect(await Promise.all(children.map(days))).toEqual([['2026-11-01 2026-11-16'], ['2026-11-01 2026-11-16']]);
  expect(await ask(site, UNDO, { id: run.id })).toEqual({ run: { undone: 2, kept: 0 }, problems: [] });
  expect(await Promise.all(children.map(placesOf))).toEqual(before);
});

it('rolling over, removing and whoever else writes the stay end places too', async () => {
  const [graduate, removed, fed, gone] = [nextChild(), nextChild(), nextChild(), nextChild()];
  await plain(`update person set grade = '12' where id = $1`, graduate);
  const year = new Date().getUTCMonth() >= 6 ? new Date().getUTCFullYear() + 1 : new Date().getUTCFullYear();
  // A session that lasts longer gives its places further days, and ends with the stay as any other.
  await plain(`update session set ends_on = $2 where id = $1`, school.sessionId, `${year}-08-31`);
  const roll = 'mutation ($input: RollGradesInput!) { rollGradesOver(input: $input) { preview { made { id } } problems { message } } }';
  const { preview } = await ask<{ preview: { made: { id: string }[] } }>(site, roll, { input: { siteId: north.siteId, programmeYear: year } });
  expect(await days(graduate)).toEqual([`2026-11-01 ${year}-06-30`]);
  await ask(site, 'mutation ($id: ID!) { undoGradeRollOver(id: $id) { changed problems { message } } }', { id: preview.made[0]?.id });
  expect(await days(graduate)).toEqual(WHOLE);

  await ask(site, 'mutation ($input: RemovePersonInput!) { removePerson(input: $input) { problems { message } } }', { input: { kind: 'participant', id: removed } });
  expect(await days(removed)).toEqual([`2026-11-01 ${(await stayOf(removed)).endsOn ?? ''}`]);

  await plain(`update stay set ends_on = '2026-11-16' where person_id = $1`, fed);
  expect(await days(fed)).toEqual(['2026-11-01 2026-11-16']);
  await plain(`update stay set organization_id = $2, ends_on = null where person_id = $1`, fed, north.otherSiteId);
  expect(await days(fed)).toEqual([]);
  await plain(`update stay set organization_id = $2 where person_id = $1`, fed, north.siteId);
  expect(await days(fed)).toEqual(WHOLE);

  const { id } = await stayOf(gone);
  await plain('delete from stay where id = $1', id);
  expect(await days(gone)).toEqual([]);
  await plain(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-07-01')`, id, gone, north.siteId);
  expect(await days(gone)).toEqual(WHOLE);
});

it('a place that is asked for beyond the stay lasts as long as the stay, and is there already when it is asked for again', async () => {
  const child = nextChild();
  await plain('delete from enrollment where person_id = $1', child);
  await change(child, '2026-07-01', '2026-12-04');
  const enroll = () => ask<{ run: { id: string; changed: number } }>(site, START, { input: { change: { action: 'ENROLL', targetId: school.sessionId, on: '2026-11-16', selection: { ids: [child] } }, key: newId() } });
  const { run } = await enroll();
  expect([run.changed, await days(child)]).toEqual([1, ['2026-11-16 2026-12-04']]);
  expect((await enroll()).run.changed).toBe(0);
  await change(child, '2026-07-01', null);
  expect(await days(child)).toEqual(['2026-11-16 -']);
  await change(child, '2026-07-01', '2026-11-30');
  expect(await ask(site, UNDO, { id: run.id })).toEqual({ run: { undone: 1, kept: 0 }, problems: [] });
  expect([await days(child), await asked(child)]).toEqual([[], 0]);
});

it('places of before are settled once: split between stays, shortened, remembered', async () => {
  const [twice, ended, never] = [nextChild(), nextChild(), nextChild()];
  const { admin } = test;
  await admin.query('alter table enrollment disable trigger user; alter table stay disable trigger user');
  await plain(`update stay set ends_on = '2026-11-10' where person_id = any($1)`, [twice, ended]);
  await plain(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-12-01')`, newId(), twice, north.siteId);
  await plain(`update stay set ends_on = '2026-10-01' where person_id = $1`, never);
  await test.owner.query(SETTLE_PLACES);
  await admin.query('alter table enrollment enable trigger user; alter table stay enable trigger user');
  expect([await days(twice), await days(ended), await days(never)]).toEqual([['2026-11-01 2026-11-10', '2026-12-01 -'], ['2026-11-01 2026-11-10'], []]);
  await change(ended, '2026-07-01', null);
  await change(never, '2026-07-01', null);
  expect([await days(ended), await days(never)]).toEqual([WHOLE, WHOLE]);
});

it('places of before that overlap are joined once, with what their stay leaves out; others stay as they are', async () => {
  const [child, other] = [nextChild(), nextChild()];
  const { admin } = test;
  const [first] = (await placesOf(child)).map(({ id }) => id);
  const { id: stayId } = await stayOf(child);
  await admin.query('alter table enrollment disable trigger user; alter table stay disable trigger user');
  const put = (person: string, from: string, until: string | null) => plain('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)', newId(), school.sessionId, north.siteId, person, from, until);
  await plain(`update stay set ends_on = '2026-12-05' where id = $1`, stayId);
  await plain(`update enrollment set ends_on = '2026-11-20' where person_id = any($1)`, [child, other]);
  await put(child, '2026-11-16', '2026-12-05');
  await put(child, '2026-11-18', '2026-11-18');
  await put(other, '2026-11-21', null);
  await plain(`insert into enrollment_asked (enrollment_id, session_id, organization_id, person_id, stay_id, starts_on) select id, session_id, organization_id, person_id, $2, starts_on from enrollment where person_id = $1 and ends_on = '2026-12-05'`, child, stayId);
  await admin.query('alter table enrollment enable trigger user; alter table stay enable trigger user');
  await test.owner.query(JOIN_EXISTING);
  expect(await placesOf(child)).toEqual([{ id: first, days: '2026-11-01 2026-12-05' }]);
  expect(await days(other)).toEqual(['2026-11-01 2026-11-20', '2026-11-21 -']);
  await change(child, '2026-07-01', null);
  expect(await days(child)).toEqual(WHOLE);
});
