import { newId } from '@afterbell/core/domain';
import { BulkJobs } from '@afterbell/people/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, type School } from './school-fixture';

let test: TestApp;
let north: TestTenant;
let school: School;
let elsewhere: School;
let coordinator: Caller;
let strangers: Caller[];

beforeAll(async () => {
  test = await startTestApp();
  north = await test.tenant('north');
  const south = await test.tenant('south');
  school = await addSchool(test, north, 230);
  elsewhere = await addSchool(test, north, 2, north.otherSiteId);
  coordinator = await test.signIn(north, 'site_coordinator', north.siteId);
  strangers = [await test.signIn(north, 'site_coordinator', north.otherSiteId), await test.signIn(south, 'tenant_administrator', south.topId)];
  await inNorth('update enrollment set ends_on = $1', ['2026-11-10']);
});
afterAll(() => test?.close());

async function inNorth(sql: string, values: unknown[] = []) {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  const { rows } = await test.owner.query(sql, values);
  await test.owner.query('commit');
  return rows as Record<string, unknown>[];
}

const PREVIEW = `mutation ($change: BulkChangeInput!) { bulkPreview(change: $change) { plan { label total changed onWaitList unseen reasons { outcome message count } } problems { code message } } }`;
const START = `mutation ($input: StartBulkInput!) { startBulk(input: $input) { run { id state total waiting changed onWaitList already refused unseen canUndo madeBy } problems { code path message } } }`;
const UNDO = `mutation ($id: ID!) { undoBulk(id: $id) { run { state undone kept canUndo rows(outcomes: [kept]) { displayName message } } problems { code } } }`;
const RUN = `query ($id: ID!) { bulkRun(id: $id) { state changed waiting refused rows(outcomes: [refused], first: 1) { code } } }`;
const TAG = `mutation ($input: SaveTagInput!) { saveTag(input: $input) { tag { id } problems { code } } }`;

const start = async (caller: Caller | null, change: object, key: string = newId()) => test.graphql(caller, START, { input: { change, key } });
const enroll = (ids: readonly string[], on = '2026-11-16') => ({ action: 'ENROLL', targetId: school.sessionId, on, selection: { ids } });
const runOf = (answer: Awaited<ReturnType<typeof start>>) => (answer.data?.startBulk as { run: { id: string } & Record<string, unknown> }).run;
const newTag = async () => (((await test.graphql(coordinator, TAG, { input: { name: `Tag ${newId()}`.slice(0, 40), colour: 'blue' } })).data?.saveTag as { tag: { id: string } }).tag.id);
const work = (id: string) => test.app.get(BulkJobs).run(north.id, id);

it('answers nobody of another site or tenant: not the session, not the people, not the run', async () => {
  const run = runOf(await start(coordinator, enroll(school.people.slice(0, 1), '2026-12-20')));
  for (const stranger of strangers) {
    expect((await start(stranger, enroll(elsewhere.people))).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await test.graphql(stranger, PREVIEW, { change: { ...enroll(school.people.slice(0, 2)), targetId: elsewhere.sessionId } })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    for (const document of [UNDO, RUN]) expect((await test.graphql(stranger, document, { id: run.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await test.graphql(stranger, '{ bulkRuns { id } tags { id } }')).data).toMatchObject({ bulkRuns: [] });
  }
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await start(taker, { action: 'TAG', targetId: await newTag(), selection: { ids: school.people.slice(0, 1) } })).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

it('asks what becomes of those for whom there is no place: refused, waiting, or over the limit with the right and a reason', async () => {
  const [one = '', two = '', three = ''] = school.people.slice(10, 13);
  const { sessionId } = await addSchool(test, north, 0);
  await inNorth('update session set capacity = 1 where id = $1', [sessionId]);
  const wish = (choice?: string, reason?: string) => ({ ...enroll([one, two, three]), targetId: sessionId, ...(choice ? { choice } : {}), ...(reason ? { reason } : {}) });
  const taker = await test.signIn(north, 'attendance_taker', north.siteId);
  expect((await start(taker, wish('exceed', 'Court order'))).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await start(coordinator, wish('exceed'))).data?.startBulk).toMatchObject({ problems: [{ code: 'VALIDATION' }] });
  expect((await start(coordinator, wish('anyhow'))).data?.startBulk ?? null).not.toMatchObject({ run: { state: 'done' } });
  expect((await test.graphql(coordinator, PREVIEW, { change: wish() })).data?.bulkPreview).toMatchObject({ plan: { changed: 1, reasons: [{ outcome: 'refused', count: 2 }] } });
  expect((await test.graphql(coordinator, PREVIEW, { change: wish('wait') })).data?.bulkPreview).toMatchObject({ plan: { changed: 3, onWaitList: 2 } });
  const run = runOf(await start(coordinator, wish('wait', 'Sister is here')));
  expect(run).toMatchObject({ state: 'done', changed: 3, onWaitList: 2, refused: 0 });
  const waiting = () => inNorth('select person_id as id from session_waiting where session_id = $1', [sessionId]);
  const placed = () => inNorth('select person_id as id from enrollment where session_id = $1', [sessionId]);
  expect([(await waiting()).length, (await placed()).length]).toEqual([2, 1]);
  expect((await test.graphql(coordinator, UNDO, { id: run.id })).data?.undoBulk).toMatchObject({ run: { undone: 3, kept: 0 } });
  expect((await test.graphql(coordinator, '{ bulkRuns(first: 1) { changed onWaitList } }')).data?.bulkRuns).toEqual([{ changed: 0, onWaitList: 0 }]);
  expect([await waiting(), await placed()]).toEqual([[], []]);
  expect(runOf(await start(coordinator, wish('exceed', 'Court order')))).toMatchObject({ changed: 3 });
  expect((await placed()).length).toBe(3);
});

it('enrolls whom it can, says of the others why, and takes back the places that nothing rests on', async () => {
  const [first = '', second = '', third = '', away = ''] = school.people.slice(20);
  await inNorth(`update stay set ends_on = '2026-11-01' where person_id = $1`, [away]);
  await start(coordinator, enroll([third]));
  const wish = enroll([first, second, third, away, elsewhere.people[0] as string]);
  expect((await test.graphql(coordinator, PREVIEW, { change: wish })).data?.bulkPreview).toEqual({
    // Many activities have a session of that name.
    plan: { label: 'Club canary-north · Afternoon, 11/16/2026', total: 4, changed: 2, onWaitList: 0, unseen: 1, reasons: [{ outcome: 'refused', message: 'does not stay at the site of the session on 11/16/2026', count: 1 }, { outcome: 'already', message: 'is enrolled already', count: 1 }] },
    problems: [],
  });
  const run = runOf(await start(coordinator, wish));
  expect(run).toMatchObject({ state: 'done', total: 4, changed: 2, already: 1, refused: 1, unseen: 1, canUndo: true, madeBy: 'The site_coordinator' });
  await inNorth(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, '2026-11-17', $2, $3, 'Present')`, [school.sessionId, second, north.siteId]);
  expect((await test.graphql(coordinator, UNDO, { id: run.id })).data?.undoBulk).toMatchObject({
    run: { state: 'undone', undone: 1, kept: 1, canUndo: false, rows: [{ message: 'the place was changed since, or attendance was taken' }] },
    problems: [],
  });
  const left = await inNorth(`select person_id as id from enrollment where session_id = $1 and starts_on = '2026-11-16' order by 1`, [school.sessionId]);
  expect(left.map(({ id }) => id)).toEqual([second, third].sort());
  await inNorth(`insert into participation_lock (organization_id, month) values ($1, '2026-12-01')`, [north.siteId]);
  expect((await start(coordinator, enroll([first]))).data?.startBulk).toMatchObject({ run: null, problems: [{ code: 'MONTH_LOCKED' }] });
  await inNorth('delete from participation_lock');
});

it('more than two hundred go through the queue with the rights of that moment', async () => {
  const everybody = { action: 'TAG', targetId: await newTag(), selection: { question: {} } };
  const begun = runOf(await start(coordinator, everybody));
  expect(begun).toMatchObject({ state: 'waiting', total: 230, waiting: 230, changed: 0 });
  await work(begun.id);
  expect((await test.graphql(coordinator, RUN, { id: begun.id })).data?.bulkRun).toMatchObject({ state: 'done', changed: 230 });
  expect(await inNorth(`select params, path from notification where kind = 'bulk.done'`)).toMatchObject([{ params: { count: 230, action: 'TAG' }, path: `/people/participants?changes=${begun.id}` }]);

  const late = runOf(await start(coordinator, { ...everybody, targetId: await newTag() }));
  await inNorth('update access set enabled = false where id = $1', [coordinator.accessId]);
  await work(late.id);
  await inNorth('update access set enabled = true where id = $1', [coordinator.accessId]);
  expect((await test.graphql(coordinator, RUN, { id: late.id })).data?.bulkRun).toMatchObject({ state: 'done', changed: 0, refused: 230, rows: [{ code: 'FORBIDDEN' }] });
});

it('staff leave an organization with the employments there, on the day that is named', async () => {
  const id = newId();
  await inNorth(`insert into person (id, first_name, last_name, is_staff) values ($1, 'Grace', 'Hopper', true)`, [id]);
  await inNorth(`insert into stay (id, person_id, organization_id, starts_on, kind) values ($1, $2, $3, '2026-07-01', 'staff')`, [newId(), id, north.siteId]);
  const save = 'mutation ($input: SaveEmploymentInput!) { saveEmployment(input: $input) { done problems { message } } }';
  const input = { personId: id, organizationId: north.siteId, jobTitle: 'Tutor', hiredOn: '2026-08-01' };
  expect((await test.graphql(coordinator, save, { input })).data?.saveEmployment).toEqual({ done: true, problems: [] });
  const end = 'mutation ($input: EndPersonStayInput!) { endPersonStay(input: $input) { done problems { message } } }';
  const leaving = { kind: 'staff', id, organizationId: north.siteId, endsOn: '2026-11-30', reason: 'Moved' };
  for (const stranger of strangers) expect((await test.graphql(stranger, end, { input: leaving })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(coordinator, end, { input: leaving })).data?.endPersonStay).toEqual({ done: true, problems: [] });
  expect(await inNorth('select starts_on::text as first, ends_on::text as last from employment where person_id = $1', [id])).toEqual([{ first: '2026-08-01', last: '2026-11-30' }]);
});

it('lets only who may send messages write to families, and shows addresses only to who may see contacts', async () => {
  const [child = ''] = school.people.slice(30);
  const parent = newId();
  await inNorth(`insert into person (id, first_name, last_name, email, is_contact) values ($1, 'Maria', 'Lopez', 'maria@families.example', true)`, [parent]);
  await inNorth(`insert into relationship (id, participant_person_id, other_person_id, kind, is_guardian) values ($1, $2, $3, 'mother', true)`, [newId(), child, parent]);
  const wish = { action: 'MESSAGE', selection: { ids: [child] }, message: { audience: ['GUARDIANS'], subject: 'Early closing', text: 'We close at 3.' } };
  const READ = `mutation ($change: BulkChangeInput!) { bulkPreview(change: $change) { plan { changed message { mails sample { name address } } } problems { path message } } }`;
  const HELD = `query ($id: ID!) { bulkRun(id: $id) { canUndo message { state sendsIn mails replyTo failures { id } } } }`;
  expect((await start(null, wish)).errors[0]?.extensions.code).toBe('SIGNED_OUT');
  for (const weak of ['viewer', 'attendance_taker']) expect((await start(await test.signIn(north, weak, north.siteId), wish)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  for (const stranger of strangers) expect((await start(stranger, wish)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await test.graphql(coordinator, READ, { change: wish })).data?.bulkPreview).toEqual({ plan: { changed: 1, message: { mails: 1, sample: { name: 'Maria Lopez', address: 'maria@families.example' } } }, problems: [] });
  expect((await test.graphql(coordinator, READ, { change: { ...wish, message: { ...wish.message, text: 'Dear {chlid}' } } })).data?.bulkPreview).toMatchObject({ plan: null, problems: [{ path: 'message.text' }] });
  const run = runOf(await start(coordinator, wish));
  expect((await test.graphql(coordinator, HELD, { id: run.id })).data?.bulkRun).toMatchObject({ canUndo: true, message: { state: 'held', mails: 1, failures: [], replyTo: expect.stringMatching(/^site_coordinator\./) } });
  // Until it has left, its own sender is shown the way to it, and nobody else.
  const onTheWay = async (caller: Caller) => (await test.graphql(caller, '{ bulkRuns(onTheWay: true) { id label } }')).data?.bulkRuns;
  expect(await onTheWay(coordinator)).toEqual([{ id: run.id, label: 'Early closing' }]);
  for (const stranger of [...strangers, await test.signIn(north, 'site_coordinator', north.siteId)]) expect(await onTheWay(stranger)).toEqual([]);
  await inNorth(`update message set state = 'sending' where id = $1`, [run.id]);
  expect(await onTheWay(coordinator)).toEqual([{ id: run.id, label: 'Early closing' }]);
  await inNorth(`update message set state = 'sent' where id = $1`, [run.id]);
  expect(await onTheWay(coordinator)).toEqual([]);
  await inNorth(`delete from role_entry where role_id = $1 and section = 'people' and sub_section = 'participants' and tab = 'RELATIONSHIPS'`, [north.roleIds.site_coordinator]);
  expect((await test.graphql(coordinator, READ, { change: wish })).data?.bulkPreview).toMatchObject({ plan: { changed: 1, message: { mails: 1, sample: { name: null, address: null } } } });
});

it('exports those that were ticked, and only as far as they are in sight', async () => {
  const ids = [school.people[0], elsewhere.people[0]].join(',');
  const { text, status } = await test.get(coordinator, `/export/participants?columns=name&ids=${ids}`);
  expect([status, text.trim().split('\r\n').length]).toEqual([200, 2]);
  expect((await test.get(coordinator, '/export/participants?ids=x')).status).toBe(400);
});

it('enrolling makes a place that is there longer and takes in a later one; undone, both are as they were', async () => {
  const child = school.people[225] as string;
  const places = async () => (await inNorth(`select id, starts_on || ' ' || coalesce(ends_on::text, '-') as days from enrollment where person_id = $1 order by starts_on`, [child]));
  await inNorth(`insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, '2026-12-01', '2026-12-10')`, [newId(), school.sessionId, north.siteId, child]);
  await inNorth('delete from participation_lock');
  const before = await places();
  expect(before.map(({ days }) => days)).toEqual(['2026-11-01 2026-11-10', '2026-12-01 2026-12-10']);
  const run = runOf(await start(coordinator, enroll([child], '2026-11-05')));
  expect(await places()).toEqual([{ id: before[0]?.id, days: '2026-11-01 -' }]);
  expect((await test.graphql(coordinator, UNDO, { id: run.id })).data?.undoBulk).toMatchObject({ run: { undone: 1, kept: 0 }, problems: [] });
  expect(await places()).toEqual(before);
});
