import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import { CONFIG, type Config } from '@afterbell/core/api';
import { createApp } from '../src/bootstrap';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { type Listener, listenAt, until } from './live-listener';
import { addSchool, DAY, type School } from './school-fixture';

const MARKS = 'again marks { sessionId date personId status startTime version changedBy changedByYou source }';
const SESSION = `subscription ($sessionId: ID!, $from: PlainDate!, $to: PlainDate!, $personIds: [ID!], $known: Int) { sessionAttendanceChanged(sessionId: $sessionId, from: $from, to: $to, personIds: $personIds, known: $known) { ${MARKS} } }`;
const PERSON = `subscription ($personId: ID!, $from: PlainDate!, $to: PlainDate!, $known: Int) { participantAttendanceChanged(personId: $personId, from: $from, to: $to, known: $known) { ${MARKS} } }`;
const SAVE = 'mutation ($input: SaveAttendanceInput!) { saveAttendance(input: $input) { saved { marks { version } } problems { code } } }';

type Change = { again: boolean; marks: { personId: string; status: string; version: number; changedBy: string | null; changedByYou: boolean; source: string | null }[] };

let test: TestApp;
let second: NestExpressApplication;
let north: TestTenant;
let school: School;
let foreign: School;
let ana: Caller;
let ben: Caller;
let elsewhere: Caller;
let stranger: Caller;

const day = { from: DAY, to: DAY };
const listen = (caller: Caller | null, query: string, variables: object) => listenAt(test.app, caller, query, variables);
const onRoster = (caller: Caller | null, more: object = {}) => listen(caller, SESSION, { sessionId: school.sessionId, ...day, ...more });
const told = ({ events }: Listener): Change[] => events.flatMap((event) => Object.values(event) as Change[]);
const marksOf = (heard: Listener) => told(heard).flatMap(({ marks }) => marks);

async function mark(caller: Caller, ...marks: { personId: string; status: string }[]): Promise<void> {
  const { data } = await test.graphql(caller, SAVE, { input: { sessionId: school.sessionId, date: DAY, marks, enrollMissing: true } });
  expect((data?.saveAttendance as { problems: unknown[] }).problems).toEqual([]);
}

beforeAll(async () => {
  test = await startTestApp();
  second = await createApp(test.app.get<Config>(CONFIG), pino({ level: 'silent' }));
  await second.listen(0, '127.0.0.1');
  const south = await test.tenant('south');
  north = await test.tenant('north');
  [school, foreign] = [await addSchool(test, north, 4), await addSchool(test, south, 1)];
  ana = await test.signIn(north, 'site_coordinator', north.siteId);
  ben = await test.signIn(north, 'site_coordinator', north.siteId);
  elsewhere = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  stranger = await test.signIn(south, 'site_coordinator', south.siteId);
});
afterAll(async () => {
  await second?.close();
  await test?.close();
});

it('opens for nobody who is signed out, without the right, of another site or tenant, or with what cannot be', async () => {
  const [personId] = school.people as [string];
  const guest = await test.signIn(north, 'guest', north.siteId);
  for (const [query, about] of [[SESSION, { sessionId: school.sessionId }], [PERSON, { personId }]] as const) {
    expect((await listen(null, query, { ...about, ...day })).status).toBe(403);
    expect(await listen(guest, query, { ...about, ...day })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const caller of [elsewhere, stranger]) expect(await listen(caller, query, { ...about, ...day })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await listen(ana, query, { ...about, from: '2026-11-30', to: '2026-11-01' })).toMatchObject({ status: 400 });
    expect(await listen(ana, query, { ...about, from: '2026-01-01', to: '2026-11-30' })).toMatchObject({ status: 400 });
  }
  expect(await onRoster(ana, { sessionId: foreign.sessionId })).toMatchObject({ status: 404 });
  expect(await onRoster(ana, { sessionId: 'nonsense' })).toMatchObject({ status: 404 });
  expect((await onRoster(ana, { personIds: Array.from({ length: 51 }, () => personId) })).status).toBe(400);
});

it('tells a burst of marks once, as stored and by whom, on the roster, the page of the child and the other process, and nobody of another site', async () => {
  const [one, two] = school.people as [string, string];
  const [roster, mine, child, far, others] = await Promise.all([
    onRoster(ben),
    onRoster(ana),
    listen(ben, PERSON, { personId: one, ...day }),
    listenAt(second, ben, SESSION, { sessionId: school.sessionId, ...day }),
    onRoster(ben, { personIds: school.people.slice(2) }),
  ]);
  await mark(ana, { personId: one, status: 'Present' }, { personId: two, status: 'ExcusedAbsence' });
  await until(() => [roster, mine, child, far].every((heard) => heard.events.length > 0));
  const stored = { sessionId: school.sessionId, date: DAY, version: 1, changedBy: 'The site_coordinator', source: 'typed' };
  for (const heard of [roster, far]) {
    expect(told(heard)).toHaveLength(1);
    expect(marksOf(heard).sort((a, b) => a.status.localeCompare(b.status))).toMatchObject([{ ...stored, personId: two, status: 'ExcusedAbsence', changedByYou: false }, { ...stored, personId: one, status: 'Present', changedByYou: false }]);
  }
  expect(marksOf(mine).every(({ changedByYou }) => changedByYou)).toBe(true);
  expect(marksOf(child).map(({ personId }) => personId)).toEqual([one]);
  // The same again is no change, and a mark of whom the page does not show is none for it.
  await mark(ana, { personId: one, status: 'Present' });
  await mark(ana, { personId: one, status: 'UnexcusedAbsence' });
  await until(() => marksOf(roster).length === 3);
  expect(marksOf(roster).at(-1)).toMatchObject({ personId: one, status: 'UnexcusedAbsence', version: 2 });
  expect(marksOf(others)).toEqual([]);
  [roster, mine, child, far, others].forEach(({ leave }) => leave());
});

it('tells what was missed at once, deleted marks, and to ask again when places, the day or the month change', async () => {
  const [, , three] = school.people as [string, string, string];
  await mark(ana, { personId: three, status: 'Present' });
  const late = await onRoster(ben, { known: 0 });
  await until(() => late.events.length === 1);
  expect(told(late)).toEqual([{ again: true, marks: [] }]);
  late.leave();
  const heard = await onRoster(ben);
  await test.graphql(ana, 'mutation ($input: DeleteAttendanceInput!) { deleteAttendance(input: $input) { problems { code } } }', { input: { sessionId: school.sessionId, date: DAY, personIds: [three] } });
  await until(() => marksOf(heard).length === 1);
  expect(marksOf(heard)).toMatchObject([{ personId: three, status: 'Enrolled', version: 0, source: null }]);
  const asks = () => told(heard).filter(({ again }) => again).length;
  await test.graphql(ana, 'mutation ($input: EnrollParticipantsInput!) { enrollParticipants(input: $input) { problems { code } } }', { input: { sessionId: school.sessionId, startsOn: '2026-10-01', endsOn: DAY, personIds: [three] } });
  await until(() => asks() === 1);
  await test.graphql(ana, 'mutation ($input: LockMonthInput!) { lockMonth(input: $input) { changed } }', { input: { month: DAY, siteIds: [north.siteId], acceptMissing: true } });
  await until(() => asks() === 2);
  heard.leave();
});

it('ends when the role loses the page', async () => {
  const cara = await test.signIn(north, 'viewer', north.siteId);
  const heard = await onRoster(cara);
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(`delete from role_entry where role_id = $1 and section = 'participation'`, [north.roleIds['viewer']]);
  await test.owner.query(`insert into audit (id, organization_id, action, subject_type, subject_id) values (gen_random_uuid(), $1, 'attendance.save', 'session_date', $2)`, [north.siteId, `${school.sessionId}/${DAY}`]);
  await test.owner.query('commit');
  await until(() => heard.ended);
  expect(heard.events).toEqual([]);
});
