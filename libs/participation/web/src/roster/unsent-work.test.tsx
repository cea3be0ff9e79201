import { ApolloLink, ApolloClient, InMemoryCache, Observable } from '@apollo/client';
import { UnreachableError } from '@afterbell/core/web';
import { DATE, SESSION } from '../../test/roster-fixture';
import { sendMarks } from './attendance-sender';
import { openRoster } from './open-rosters';
import { attendanceUnsentWork } from './unsent-work';
import { browserUnsentStore, unsentDays } from './unsent-marks';

const mark = (personId: string) => ({ personId, status: 'Present' as const, startTime: '15:00', endTime: null, version: 0, consent: {} });
const sent: { idempotencyKey: string; marks: { personId: string }[] }[] = [];
let answer: (input: (typeof sent)[number]) => Record<string, unknown> | Error;

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const input = variables['input'] as (typeof sent)[number];
        sent.push(input);
        const data = answer(input);
        if (data instanceof Error) return observer.error(data);
        observer.next({ data: { saveAttendance: { __typename: 'SaveAttendancePayload', ...data } } });
        observer.complete();
      }),
  ),
});
const saved = ({ marks }: (typeof sent)[number]) => ({
  saved: { __typename: 'SavedAttendance', savedAt: '2026-11-20T21:12:00Z', enrolledPersonIds: [], marks: marks.map((entry) => ({ __typename: 'SavedMark', ...entry, version: 1 })) },
  problems: [],
});
const refusing = (personId: string) => (input: (typeof sent)[number]) => {
  const index = input.marks.findIndex((entry) => entry.personId === personId);
  return index < 0 ? saved(input) : { saved: null, problems: [{ __typename: 'InvalidProblem', code: 'ATTENDANCE_OVERLAP', message: 'Maya Lindqvist is present in Chess Club.', path: `marks.${index}` }] };
};

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answer = saved;
  browserUnsentStore('me', SESSION, DATE).write({ batch: { key: 'k1', consent: {}, marks: [mark('ana')] }, marks: [mark('ben'), mark('cem')], title: 'Homework Help, Grades 3–5' });
});

test('names the session, the day and the number, and nothing of anybody else', () => {
  expect(attendanceUnsentWork.places('me')).toMatchObject([{ title: expect.stringMatching(/^Homework Help, Grades 3–5, .*2026/), count: 3, counted: '3 marks' }]);
  expect(attendanceUnsentWork.places('m')).toEqual([]);
  expect(attendanceUnsentWork.places('somebody')).toEqual([]);
});

test('keeps the batch and its key while a proxy does not reach the server, and says so', async () => {
  answer = () => new UnreachableError(502);
  await expect(sendMarks(client, { sessionId: SESSION, date: DATE }, { key: 'k0', consent: {}, marks: [mark('ana')] })).resolves.toEqual({ kind: 'failed', reason: 'unreachable' });
  await attendanceUnsentWork.send(client, 'me');
  expect(unsentDays('me')).toMatchObject([{ count: 3 }]);
  answer = saved;
  await attendanceUnsentWork.send(client, 'me');
  expect([sent.at(1)?.idempotencyKey, sent.at(2)?.idempotencyKey, unsentDays('me')]).toEqual(['k1', 'k1', []]);
});

test('sends the batch under its old key, then the rest, and keeps nothing', async () => {
  await attendanceUnsentWork.send(client, 'me');
  expect(sent.map(({ marks }) => marks.map(({ personId }) => personId))).toEqual([['ana'], ['ben', 'cem']]);
  expect(sent[0]?.idempotencyKey).toBe('k1');
  expect(attendanceUnsentWork.places('me')).toEqual([]);
});

test('what the server asks about stays, what it took does not', async () => {
  answer = refusing('cem');
  await attendanceUnsentWork.send(client, 'me');
  expect(browserUnsentStore('me', SESSION, DATE).read()?.marks.map(({ personId }) => personId)).toEqual(['cem']);
  expect(attendanceUnsentWork.places('me')).toMatchObject([{ count: 1, counted: '1 to decide', title: expect.stringContaining('Homework Help') }]);
  // Left for later, it is not among what is sent when the roster opens.
  expect(unsentDays('me')).toMatchObject([{ count: 0, undecided: 1 }]);
});

test('what stands in the open names nobody, and is still gone once it has arrived', async () => {
  answer = refusing('cem');
  await attendanceUnsentWork.send(client, 'me');
  const theirs = { status: 'Present' as const, startTime: null, endTime: null, version: 3, changedBy: 'Rosa Delgado', changedAt: null };
  const store = browserUnsentStore('me', SESSION, DATE);
  const kept = store.read();
  const both = { batch: null, marks: [...(kept?.marks ?? []), mark('dan')], held: ['cem', 'dan'], why: { ...kept?.why, dan: { reason: 'conflict' as const, mark: mark('dan'), theirs } } };
  store.write(both);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Maya|Lindqvist|Rosa/);
  expect(store.read()?.why).toMatchObject({ cem: { reason: 'overlap' }, dan: { reason: 'conflict', theirs: { version: 3 } } });
  store.write({ ...both, marks: [mark('dan')], held: ['dan'] });
  expect(unsentDays('me')).toMatchObject([{ count: 0, undecided: 1 }]);
  store.write(null);
  expect(unsentDays('me')).toEqual([]);
});

test('without a connection all of it stays', async () => {
  answer = () => new TypeError('Failed to fetch');
  await attendanceUnsentWork.send(client, 'me');
  expect(attendanceUnsentWork.places('me')).toMatchObject([{ count: 3 }]);
});

test('an open roster sends its own marks, and is stopped before they are discarded', async () => {
  const roster = { flush: jest.fn().mockResolvedValue(true), stop: jest.fn(), personIds: () => ['ana', 'ben', 'cem'] };
  const close = openRoster(SESSION, DATE, roster);
  await attendanceUnsentWork.send(client, 'me');
  expect([roster.flush.mock.calls.length, sent.length]).toEqual([1, 0]);
  attendanceUnsentWork.discard('me');
  close();
  expect(roster.stop).toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});
