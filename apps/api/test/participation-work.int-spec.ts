import { randomUUID } from 'node:crypto';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, DAY, type School } from './school-fixture';

/** Locks, copies, deletions and the queue over both transports. */
let test: TestApp;
let north: TestTenant;
let south: TestTenant;
let school: School;
let snack: School;
let foreign: School;
let coordinator: Caller;
let institution: Caller;

const inNorth = async (sql: string, values: unknown[] = []) => {
  await test.admin.query(`select set_config('app.tenant_id', $1, false)`, [north.id]);
  return (await test.admin.query(sql, values)).rows;
};
const post = async (caller: Caller | null, path: string, body: object) => {
  const { status, body: answer } = await test.rest(caller, `/participation/${path}`, body);
  return { status, answer };
};
const LOCK = 'lock-activity-participation';
const months = { monthDate: '2026-11-01' };
const present = (...indexes: number[]) => indexes.map((index) => ({ personId: school.people[index], status: 'Present' }));
const activity = () => ({ activityId: school.activityId, sessionId: school.sessionId, date: '11/17/2026', isDropIn: false });

beforeAll(async () => {
  test = await startTestApp();
  [north, south] = [await test.tenant('north'), await test.tenant('south')];
  school = await addSchool(test, north, 4);
  snack = await addSchool(test, north, 0);
  foreign = await addSchool(test, south, 1);
  await inNorth(`update session_date set start_time = '17:00', end_time = '17:30' where session_id = $1`, [snack.sessionId]);
  await inNorth(`insert into enrollment (id, session_id, organization_id, person_id, starts_on) select gen_random_uuid(), $1, $2, id, '2026-11-01' from unnest($3::uuid[]) id`, [snack.sessionId, north.siteId, school.people.slice(0, 3)]);
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
});
afterAll(() => test?.close());
afterEach(() => inNorth('delete from participation_lock where tenant_id = $1', [north.id]));

it('a viewer reads a service whose notes are for leaders and have no author, in the list and at the participant', async () => {
  const viewer = await test.signIn(north, 'viewer', north.siteId);
  const [id, personId] = [randomUUID(), school.people[0]];
  await inNorth(`insert into service (id, organization_id, on_date, minutes, category, notes, visibility) values ($1, $2, '2026-11-17', 40, 'counseling', 'Calmer since the move.', 'leaders')`, [id, north.siteId]);
  await inNorth('insert into service_participant (id, service_id, organization_id, person_id) values ($1, $1, $2, $3)', [id, north.siteId, personId]);
  const { data, errors } = await test.graphql(viewer, `query s($personId: ID!) {
    services(first: 5) { nodes { id notes notesHidden } } participantServices(participantId: $personId, first: 5) { nodes { id notes notesHidden } } service(id: "${id}") { notes notesHidden } }`, { personId });
  expect(errors).toEqual([]);
  const hidden = { notes: null, notesHidden: true };
  expect(data).toEqual({ services: { nodes: [{ id, ...hidden }] }, participantServices: { nodes: [{ id, ...hidden }] }, service: hidden });
});

describe('who may', () => {
  it('is asked before anything else, with the scope of the page', async () => {
    const [top, taker, viewer] = [
      await test.signIn(north, 'tenant_administrator', north.topId),
      await test.signIn(north, 'attendance_taker', north.siteId),
      await test.signIn(north, 'viewer', north.siteId),
    ];
    const copy = { sessionIds: [snack.sessionId], statusIds: [1], currentSessionId: school.sessionId, currentSessionDate: DAY };
    for (const [path, body, refused] of [
      [LOCK, { ...months, toLock: [north.siteId], toUnlock: [] }, [null, top, taker, viewer]],
      [`${LOCK}/list`, { ...months, skip: 0, take: 5 }, [null, top, taker]],
      ['delete-participants-participation', { personIds: school.people, sessionId: school.sessionId, activityDate: DAY }, [null, top, institution, taker, viewer]],
      ['available-sessions-to-copy', { sessionDate: DAY, sessionId: school.sessionId }, [null, top, institution, viewer]],
      ['copy-participation', copy, [null, top, institution, viewer]],
    ] as const) {
      for (const caller of refused) expect([path, (await post(caller, path, body)).status]).toEqual([path, 403]);
    }
  });

  it('locks need not unlock', async () => {
    expect(await post(coordinator, LOCK, { ...months, toLock: [north.siteId], toUnlock: [] })).toEqual({ status: 200, answer: { locked: 1, unlocked: 0 } });
    expect((await post(coordinator, LOCK, { ...months, toLock: [], toUnlock: [north.siteId] })).status).toBe(403);
    const unlock = await test.graphql(coordinator, 'mutation u($input: UnlockMonthInput!) { unlockMonth(input: $input) { changed } }', { input: { month: DAY, siteIds: [north.siteId] } });
    expect(unlock.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await post(institution, LOCK, { ...months, toLock: [north.otherSiteId], toUnlock: [north.siteId] })).toEqual({ status: 200, answer: { locked: 1, unlocked: 1 } });
  });
});

it.each([
  [LOCK, [{}, { ...months, toLock: 'all' }, { ...months, toLock: [7] }, { monthDate: 'November', toLock: [] }, { monthDate: '12/31/9999', toLock: [] }]],
  [`${LOCK}/list`, [{}, { ...months, skip: -1 }, { ...months, take: 'x' }, { ...months, take: 201 }, { ...months, searchFilter: {} }, { ...months, monthDate: '9999-12-31' }]],
  ['delete-participants-participation', [{}, { personIds: [], sessionId: 'x', activityDate: DAY }, { personIds: 'x', sessionId: 'x', activityDate: DAY }]],
  ['available-sessions-to-copy', [{}, { sessionDate: '2026-02-30', sessionId: 'x' }]],
  ['copy-participation', [{}, { currentSessionId: 'x', currentSessionDate: DAY, sessionIds: ['x'], statusIds: [4] }, { currentSessionId: 'x', currentSessionDate: DAY, sessionIds: ['x'], statusIds: [1], participantsToBeCopied: {} }]],
])('%s refuses what it cannot read', async (path, bodies) => {
  for (const body of bodies) expect([body, (await post(coordinator, path, body)).status]).toEqual([body, 400]);
});

it('answers a pair of count and rows, by skip, take and search', async () => {
  expect(await post(institution, LOCK, { ...months, toLock: [north.siteId, foreign.sessionId], toUnlock: [] })).toMatchObject({ status: 404 });
  await post(institution, LOCK, { monthDate: '11/01/2026', toLock: [north.siteId], toUnlock: [] });
  const { answer } = await post(institution, `${LOCK}/list`, { ...months, skip: 0, take: 10, searchFilter: '' });
  expect(answer).toEqual([
    2,
    [
      expect.objectContaining({ id: north.otherSiteId, name: 'Other site north', isLocked: false, lockedBy: null, dates: 0 }),
      { id: north.siteId, name: 'Site north', month: '2026-11-01', isLocked: true, lockedAt: expect.any(String), lockedBy: 'The institution_administrator', dates: 2, entered: 0, missing: 2, days: 0, marks: 0 },
    ],
  ]);
  expect((await post(institution, `${LOCK}/list`, { ...months, skip: 1, take: 1 })).answer).toMatchObject([2, [{ id: north.siteId }]]);
  expect((await post(institution, `${LOCK}/list`, { ...months, skip: 0, take: 5, searchFilter: 'óther' })).answer).toMatchObject([1, [{ id: north.otherSiteId }]]);
  expect((await post(coordinator, `${LOCK}/list`, months)).answer).toMatchObject([1, [{ id: north.siteId }]]);
});

it('copies by status and person with the documented payload, says so in words, and throws with its message', async () => {
  await post(coordinator, 'setParticipantsStatus', { ...activity(), participants: [...present(0, 1), { personId: school.people[2], status: 'UnexcusedAbsence' }] });
  const listed = await post(coordinator, 'available-sessions-to-copy', { sessionDate: DAY, activityId: school.activityId, sessionId: school.sessionId });
  expect(listed.answer).toEqual([{ sessionId: snack.sessionId, sessionName: 'Afternoon', activityName: 'Club canary-north', startTime: '17:00', endTime: '17:30', outcome: null, copied: 3, different: 0, same: 0, notEnrolled: 0 }]);
  expect((await post(coordinator, 'available-sessions-to-copy', { sessionDate: DAY, activityId: snack.activityId, sessionId: school.sessionId })).status).toBe(404);
  const copy = (more: object) => post(coordinator, 'copy-participation', { sessionIds: [snack.sessionId], participantsType: 'all', statusIds: [1, 2, 3], participantsToBeCopied: {}, currentSessionId: school.sessionId, currentSessionDate: DAY, ...more });
  const some = { participantsType: 'selected', statusIds: [1], participantsToBeCopied: { 1: [school.people[0]] } };
  expect(await copy({ ...some, sessionIds: [foreign.sessionId] })).toMatchObject({ status: 404, answer: { message: ['The session to copy to was not found.'] } });
  expect((await copy({ ...some, participantsToBeCopied: { 3: [school.people[0]] }, statusIds: [3] })).status).toBe(409);
  expect(await copy(some)).toEqual({ status: 200, answer: { message: 'Participation data successfully copied to other sessions', sessions: [{ sessionId: snack.sessionId, copied: 1, kept: 0, notEnrolled: 0 }] } });
  expect((await copy({})).answer.sessions).toEqual([{ sessionId: snack.sessionId, copied: 2, kept: 1, notEnrolled: 0 }]);
});

it('tells hours by band to whoever sees reports, of their own part of the tree alone', async () => {
  const HOURS = 'query h($id: ID, $from: PlainDate!) { hoursByBand(organizationId: $id, from: $from, to: "2027-06-30") { participants minutes bands { band { from to } participants minutes } } }';
  const hours = async (caller: Caller, id: string | null = null, from = '2026-07-01') => (await test.graphql(caller, HOURS, { id, from })) as { data: { hoursByBand: { minutes: number; participants: number } } | null; errors: { extensions: { code: string } }[] };
  const code = async (caller: Caller, id: string | null) => (await hours(caller, id)).errors[0]?.extensions.code;
  await post(coordinator, 'setParticipantsStatus', { ...activity(), participants: present(0, 1) });
  await inNorth(`delete from attendance where session_id = $1`, [snack.sessionId]);
  const [top, taker, stranger] = [await test.signIn(north, 'tenant_administrator', north.topId), await test.signIn(north, 'attendance_taker', north.siteId), await test.signIn(south, 'tenant_administrator', south.topId)];
  const { data } = await hours(top);
  const marked = Number((await inNorth(`select count(distinct person_id) as n from attendance where status = 'Present' and tenant_id = $1`, [north.id]))[0]?.n);
  expect(data?.hoursByBand).toMatchObject({ participants: marked, minutes: marked * 120 });
  expect((await hours(coordinator, north.siteId)).data?.hoursByBand).toEqual(data?.hoursByBand);
  expect((await hours(coordinator, north.siteId, '2026-11-18')).data?.hoursByBand).toMatchObject({ participants: 0, minutes: 0 });
  expect((await hours(stranger)).data?.hoursByBand).toMatchObject({ participants: 0 });
  for (const [caller, id, refusal] of [[taker, null, 'FORBIDDEN'], [coordinator, north.topId, 'NOT_FOUND'], [coordinator, north.otherSiteId, 'NOT_FOUND'], [stranger, north.siteId, 'NOT_FOUND'], [top, 'x', 'NOT_FOUND']] as const) {
    expect([id, await code(caller, id)]).toEqual([id, refusal]);
  }
});

it('deletes with a count, and nothing of others', async () => {
  await post(coordinator, 'setParticipantsStatus', { ...activity(), participants: present(0, 1, 2) });
  const remove = (more: object) => post(coordinator, 'delete-participants-participation', { personIds: school.people.slice(0, 2), sessionId: school.sessionId, activityDate: DAY, ...more });
  expect((await remove({ personIds: foreign.people })).status).toBe(404);
  expect((await remove({ activityDate: '2026-11-18' })).answer).toMatchObject({ statusCode: 404, message: ['Event date is not scheduled'] });
  expect((await remove({})).answer).toEqual({ deletedCount: 2 });
  expect((await remove({})).answer).toEqual({ deletedCount: 0 });
});

it('a locked month refuses every way in, over both transports', async () => {
  await post(coordinator, 'setParticipantsStatus', { ...activity(), participants: present(0) });
  const before = await inNorth('select count(*)::int as marks, (select count(*)::int from session_date where tenant_id = $1) as dates from attendance where tenant_id = $1', [north.id]);
  await post(coordinator, LOCK, { ...months, toLock: [north.siteId], toUnlock: [] });
  const { sessionId } = school;
  const day = { sessionId, date: DAY };
  const rest: Record<string, object> = {
    setParticipantsStatus: { ...activity(), participants: present(1) },
    addDate: { ...activity(), date: '2026-11-19' },
    'delete-participants-participation': { personIds: school.people, sessionId, activityDate: DAY },
    'copy-participation': { sessionIds: [snack.sessionId], participantsType: 'all', statusIds: [1, 2, 3], currentSessionId: sessionId, currentSessionDate: DAY },
  };
  for (const [path, body] of Object.entries(rest)) expect([path, await post(coordinator, path, body)]).toMatchObject([path, { status: 400, answer: { message: ['Participation of November 2026 is locked.'] } }]);
  const inputs: [string, string, object][] = [
    ['saveAttendance', 'SaveAttendanceInput', { ...day, marks: present(1) }],
    ['saveGridAttendance', 'SaveAttendanceInput', { ...day, marks: present(1) }],
    ['saveParticipantAttendance', 'SaveAttendanceInput', { ...day, marks: present(1) }],
    ['addSessionDate', 'AddSessionDateInput', { sessionId, date: '2026-11-19' }],
    ['closeSessionDate', 'CloseSessionDateInput', { ...day, outcome: 'taken' }],
    ['reopenSessionDate', 'ReopenSessionDateInput', day],
    ['deleteAttendance', 'DeleteAttendanceInput', { ...day, personIds: school.people }],
    ['copyAttendance', 'CopyAttendanceInput', { ...day, statuses: ['Present'], targetIds: [snack.sessionId] }],
    ['importClassList', 'ClassListInput', { ...day, text: 'First name,Last name\nNew,Child' }],
  ];
  for (const [name, type, input] of inputs) {
    const { data, errors } = await test.graphql(coordinator, `mutation w($input: ${type}!) { ${name}(input: $input) { problems { code } } }`, { input });
    expect([name, errors.map(({ message }) => message), (data?.[name] as { problems: { code: string }[] } | undefined)?.problems[0]?.code]).toEqual([name, [], 'MONTH_LOCKED']);
  }
  const bulk = await test.graphql(coordinator, 'mutation w($input: CloseSessionDatesInput!) { closeSessionDates(input: $input) { closed { date } refused { message } } }', { input: { days: [day], outcome: null } });
  expect(bulk.data?.closeSessionDates).toEqual({ closed: [], refused: [{ message: 'Participation of November 2026 is locked.' }] });
  expect(await inNorth('select count(*)::int as marks, (select count(*)::int from session_date where tenant_id = $1) as dates from attendance where tenant_id = $1', [north.id])).toEqual(before);
  // What only looks stays open.
  expect((await post(coordinator, 'checkDate', activity())).status).toBe(200);
  expect((await post(coordinator, 'getParticipantsStatus', activity())).status).toBe(200);
});
