import { as, codeOf, count, DAY, makePerson, makeWorld, openTestBed, type TestBed, type World } from '../../test/attendance-fixture';

let bed: TestBed;
let world: World;
const call = (name: 'checkDate' | 'addDate' | 'getParticipantsStatus' | 'setParticipantsStatus', body: unknown, key?: string) =>
  as(world.taker, async () => (name === 'setParticipantsStatus' ? bed.rest.setParticipantsStatus(body, key) : bed.rest[name](body)));
const base = () => ({ activityId: world.activityId, sessionId: world.sessionId, date: DAY, isDropIn: false });

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  bed.clock.now = new Date('2026-11-17T20:15:00Z');
  world = await makeWorld(bed.admin);
});

it.each([
  [null, 'VALIDATION'],
  [[], 'VALIDATION'],
  ['x', 'VALIDATION'],
  [{}, 'VALIDATION'],
  [{ sessionId: {}, date: DAY }, 'VALIDATION'],
  [{ sessionId: 'x', date: 'tomorrow' }, 'VALIDATION'],
  [{ sessionId: 'x', date: '2026-02-30' }, 'VALIDATION'],
  [{ sessionId: 'x', date: '17.11.2026' }, 'VALIDATION'],
  [{ sessionId: 'x', date: DAY }, 'NOT_FOUND'],
])('refuses %p with %s', async (body, code) => {
  for (const name of ['checkDate', 'addDate', 'getParticipantsStatus'] as const) expect(await codeOf(call(name, body))).toBe(code);
  expect(await codeOf(call('setParticipantsStatus', { ...Object(body), participants: [{ personId: world.people[0], status: 'Present' }] }))).toBe(code);
});

it.each([
  [undefined, 'VALIDATION'],
  [{}, 'VALIDATION'],
  [[], 'VALIDATION'],
  [['x'], 'VALIDATION'],
  [[{ personId: 1, status: 'Present' }], 'VALIDATION'],
  [[{ personId: 'x' }], 'VALIDATION'],
  [[{ personId: 'x', status: 'Present' }], 'NOT_FOUND'],
])('refuses participants %p with %s', async (participants, code) => expect(await codeOf(call('setParticipantsStatus', { ...base(), participants }))).toBe(code));

it('checks and adds a day in either way of writing it', async () => {
  expect(await call('checkDate', { ...base(), date: '11/17/2026' })).toMatchObject({ sessionId: world.sessionId, date: DAY, state: 'scheduled' });
  const off = { ...base(), date: '11/18/2026' };
  expect(await codeOf(call('checkDate', off))).toBe('DATE_NOT_SCHEDULED');
  expect(await call('addDate', off)).toMatchObject({ date: '2026-11-18', state: 'added' });
  expect(await call('checkDate', off)).toMatchObject({ state: 'added' });
  expect(await codeOf(call('checkDate', { ...base(), activityId: world.sessionId }))).toBe('NOT_FOUND');
});

it('answers participants with their status and the summary, all of the site when asked', async () => {
  await makePerson(bed.admin, world, { first: 'Vera' });
  const enrolled = (await call('getParticipantsStatus', base())) as Awaited<ReturnType<typeof bed.rest.getParticipantsStatus>>;
  expect(enrolled.combinedParticipants[0]).toEqual({
    personId: world.people[0],
    firstName: 'Child0',
    lastName: 'García',
    preferredName: null,
    grade: null,
    allergies: null,
    contactRestriction: null,
    status: 'Enrolled',
    startTime: null,
    endTime: null,
    enrolled: true,
    version: 0,
  });
  expect(enrolled.statusSummary).toEqual({ Enrolled: 3, Present: 0, ExcusedAbsence: 0, UnexcusedAbsence: 0 });
  const all = (await call('getParticipantsStatus', { ...base(), showAll: true })) as typeof enrolled;
  expect(all.combinedParticipants.map((row) => row.enrolled)).toEqual([true, true, true, false]);
});

describe('saving', () => {
  const participants = () => world.people.map((personId, index) => ({ personId, status: index ? 'Present' : 'UnexcusedAbsence', startTime: index ? '15:05' : '', endTime: index ? '16:45' : null }));
  const outcome = async () => (await bed.admin.query<{ outcome: string | null }>('select outcome from session_date where session_id = $1 and on_date = $2', [world.sessionId, DAY])).rows[0]?.outcome;

  it('works as documented, without version or key, and takes the day', async () => {
    expect(await call('setParticipantsStatus', { ...base(), participants: participants() })).toMatchObject({
      participants: [{ status: 'UnexcusedAbsence', startTime: null }, { status: 'Present', startTime: '15:05', endTime: '16:45', version: 1 }, { version: 1 }],
      statusSummary: { Enrolled: 0, Present: 2, ExcusedAbsence: 0, UnexcusedAbsence: 1 },
      outcome: 'taken',
    });
    expect(await outcome()).toBe('taken');
  });

  it('takes times with an absence, as these callers send every row with both, and keeps none', async () => {
    const sent = [{ personId: world.people[0], status: 'ExcusedAbsence', startTime: '15:00', endTime: '17:00' }];
    expect(await call('setParticipantsStatus', { ...base(), participants: sent })).toMatchObject({ participants: [{ status: 'ExcusedAbsence', startTime: null, endTime: null }] });
  });

  it('refuses a day that did not run and says the way out; how the day ended stays', async () => {
    const closed = await as(world.taker, () => bed.closing.close({ sessionId: world.sessionId, date: DAY, outcome: 'did_not_run', reason: 'Power cut' }));
    const participants = [{ personId: world.people[0], status: 'Present' }];
    const error = await call('setParticipantsStatus', { ...base(), participants }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'participants', message: expect.stringContaining('Reopen it on its roster') }] } });
    expect(await call('checkDate', base())).toMatchObject({ outcome: 'did_not_run', outcomeReason: 'Power cut', version: closed.version });
  });

  it('leaves the day open while nobody is marked', async () => {
    await call('setParticipantsStatus', { ...base(), participants: world.people.map((personId) => ({ personId, status: 'Enrolled' })) });
    expect(await outcome()).toBeNull();
    expect(await count(bed.admin, 'attendance where session_id = $1', [world.sessionId])).toBe(0);
  });

  it.each([
    ['names of the form', (s: string, a: string) => ({ ACTIVITY: a, SESSION: s, DATE: '11/17/2026', USE_CURRENT_TIME_FOR_PARTICIPATION: 'yes' })],
    ['fields of the form', (s: string, a: string) => ({ fields: [{ hardcodedName: 'ACTIVITY', value: a }, { hardcodedName: 'SESSION', value: s }, { hardcodedName: 'DATE', value: DAY }, { hardcodedName: 'USE_CURRENT_TIME_FOR_PARTICIPATION', value: true }] })],
    ['an object of fields', (s: string, a: string) => ({ activityFields: { activityId: a, sessionId: s, date: DAY, useCurrentTime: true } })],
  ])('takes the activity as %s, with the current time', async (_name, fields) => {
    const body = { ...fields(world.sessionId, world.activityId), participants: [{ personId: world.people[0], status: 'Present' }] };
    expect(await call('setParticipantsStatus', body)).toMatchObject({ participants: [{ startTime: '15:15', endTime: '17:00' }] });
  });

  it('takes the planned times where the current one is asked for on a day that is over', async () => {
    bed.clock.now = new Date('2026-11-20T13:54:00Z');
    const body = { ...base(), USE_CURRENT_TIME_FOR_PARTICIPATION: 'yes', participants: [{ personId: world.people[0], status: 'Present' }] };
    expect(await call('setParticipantsStatus', body)).toMatchObject({ participants: [{ startTime: '15:00', endTime: '17:00' }] });
  });

  it('keeps an idempotency key from the header or the body', async () => {
    const body = { ...base(), participants: participants() };
    const first = await call('setParticipantsStatus', body, 'rest-1');
    expect(await call('setParticipantsStatus', { ...body, idempotencyKey: 'rest-1' })).toEqual(first);
    expect(await codeOf(call('setParticipantsStatus', { ...body, participants: participants().slice(1) }, 'rest-1'))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('names the place in the list that these callers sent', async () => {
    const twice = [{ personId: world.people[0], status: 'Present' }, { personId: world.people[0], status: 'Present' }];
    await expect(call('setParticipantsStatus', { ...base(), participants: twice })).rejects.toMatchObject({ params: { problems: [{ path: 'participants.1.personId' }] } });
    await expect(call('setParticipantsStatus', { ...base(), participants: [{ personId: world.people[0], status: 'Napping' }] })).rejects.toMatchObject({ params: { problems: [{ path: 'participants.0.status' }] } });
  });

  it('refuses a stale version and times that are none', async () => {
    const mark = (more: object) => call('setParticipantsStatus', { ...base(), participants: [{ personId: world.people[0], status: 'Present', ...more }] });
    await mark({ startTime: '15:05:00' });
    expect(await codeOf(mark({ status: 'ExcusedAbsence', version: 0 }))).toBe('ATTENDANCE_CONFLICT');
    expect(await codeOf(mark({ startTime: '5pm' }))).toBe('ATTENDANCE_TIME_INVALID');
    expect(await codeOf(mark({ startTime: 15 }))).toBe('VALIDATION');
  });
});
