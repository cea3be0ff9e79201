import 'fake-indexeddb/auto';
import { entriesWaiting, keepUnsentWork, lockDoor, openDoor, wipeDoor } from '@afterbell/core/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { clientWith, renderKit, type Answer } from '../../test/render-kit';
import { child, DATE, dayWith, SESSION } from '../../test/roster-fixture';
import type { SentMark } from '../roster/marks';
import { openRoster } from '../roster/open-rosters';
import { standing } from '../roster/sealed-marks';
import { browserUnsentStore, sealUnsent, unsentDays } from '../roster/unsent-marks';
import { attendanceUnsentWork } from '../roster/unsent-work';
import { chosenMark, fieldsOf, keepDecided } from './decide';
import { closingsOf, keepClosing } from './kept-closings';
import { waitingOf } from './use-waiting';
import { keepRoster, keptRoster, noteSaved, onRosterOf } from './kept-rosters';
import { OfflineSync } from './offline-sync';
import WaitingDialog from './waiting-dialog';
import { readWaiting } from './waiting-list';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ active: {} }), register: async () => undefined }, configurable: true });

const DAY = { sessionId: SESSION, date: DATE };
const mark = (personId: string, version = 0): SentMark => ({ personId, status: 'Present', startTime: '15:00', endTime: '17:00', version, consent: {} });
const openAs = (userId: string) => openDoor(userId, async () => ({ id: `key-${userId}`, key: btoa(String.fromCharCode(...new Uint8Array(32).fill(userId.length))) }));
const store = () => browserUnsentStore('me', SESSION, DATE);
const putOff = (marks: readonly SentMark[], batch: { key: string; marks: SentMark[] } | null = null) => store().write({ batch: batch && { ...batch, consent: {} }, marks, title: 'Homework Help' });
const isSealed = () => waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(SESSION))).toEqual([]));

interface Sent {
  idempotencyKey: string;
  marks: SentMark[];
  allowOverlap?: boolean;
}
/** A server that keeps what it took, and answers a key that it knows as it did before. */
class Server {
  readonly taken = new Map<string, Sent>();
  readonly requests: Sent[] = [];
  lose = 0;
  refuse: { code: string; message: string } | null = null;
  conflictOn: string | null = null;
  outcome: string | null = null;
  readonly order: string[] = [];

  readonly answers: Record<string, Answer> = {
    saveMarks: ({ input }) => {
      const sent = input as Sent;
      // What the server does not know it refuses.
      expect(Object.keys(sent).filter((name) => name !== 'allowOverlap').sort()).toEqual(['date', 'idempotencyKey', 'marks', 'sessionId']);
      this.requests.push(sent);
      this.order.push('marks');
      const row = sent.marks.find(({ personId, version }) => personId === this.conflictOn && version < 4);
      if (this.refuse) return payload(null, [{ __typename: 'InvalidProblem', ...this.refuse, path: null }]);
      if (row) return payload(null, [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'Changed', path: null, conflicts: [conflict(row.personId, 'status', 'ExcusedAbsence'), conflict(row.personId, 'startTime', null), conflict(row.personId, 'endTime', null)] }]);
      this.taken.set(sent.idempotencyKey, this.taken.get(sent.idempotencyKey) ?? sent);
      if (this.lose > 0) {
        this.lose -= 1;
        return new TypeError('Failed to fetch');
      }
      return payload({ __typename: 'SavedAttendance', savedAt: '2026-11-20T21:12:00Z', outcome: null, enrolledPersonIds: [], marks: sent.marks.map(({ personId, status, startTime, endTime, version }) => ({ __typename: 'SavedMark', personId, status, startTime, endTime, version: version + 1 })) }, []);
    },
    attendanceRoster: () => ({ roster: dayWith([child('ana')], { outcome: this.outcome as null, version: 3, closedBy: 'Jamal Carter' }) }),
    closeDay: ({ input }) => {
      this.order.push('closing');
      this.outcome = (input as { outcome: string }).outcome;
      return { closeSessionDate: { __typename: 'SessionDatePayload', problems: [], sessionDate: { __typename: 'SessionDate', date: DATE, outcome: this.outcome, version: 4 } } };
    },
  };
}
const payload = (saved: unknown, problems: unknown[]) => ({ saveAttendance: { __typename: 'SaveAttendancePayload', saved, problems } });
const conflict = (id: string, field: string, current: string | null) => ({ __typename: 'Conflict', id, field, current, attempted: null, version: 4, changedBy: 'Jamal Carter' });

const toasted: string[] = [];
jest.mock('@afterbell/core/web', () => ({ ...jest.requireActual<object>('@afterbell/core/web'), notify: ({ title }: { title: string }) => toasted.push(title) }));

let server: Server;
let sync: OfflineSync;

beforeEach(async () => {
  localStorage.clear();
  toasted.length = 0;
  await wipeDoor('me');
  await openAs('me');
  server = new Server();
  sync = new OfflineSync(clientWith(server.answers), 'me');
});
afterEach(() => sync.stop());

test('a mark stands open for a moment and then sealed; locked nobody reads it, and its owner reads it again', async () => {
  putOff([mark('ana'), mark('ben')]);
  expect(localStorage.length).toBe(1);
  await isSealed();
  expect(unsentDays('me')).toMatchObject([{ count: 2, title: 'Homework Help' }]);
  await lockDoor();
  expect([unsentDays('me'), await entriesWaiting()]).toEqual([[], { marks: 2, closings: 0 }]);
  await openAs('somebody');
  expect([unsentDays('somebody'), unsentDays('me'), await entriesWaiting('somebody')]).toEqual([[], [], { marks: 2, closings: 0 }]);
  await openAs('me');
  expect(unsentDays('me')).toMatchObject([{ count: 2 }]);
});

test('what was marked while nothing could be sealed is put on top of what was', async () => {
  putOff([mark('ana'), mark('ben')]);
  await isSealed();
  await lockDoor();
  putOff([{ ...mark('ana'), status: 'ExcusedAbsence', startTime: null, endTime: null }]);
  await openAs('me');
  sealUnsent('me');
  await isSealed();
  expect(store().read()?.marks.map(({ personId, status }) => [personId, status])).toEqual([['ana', 'ExcusedAbsence'], ['ben', 'Present']]);
});

describe('what is sealed does not stand open again', () => {
  const openly = () => Object.keys(localStorage).filter((key) => key.startsWith('afterbell.unsent:'));
  let stopKeeping: () => void;
  beforeEach(() => {
    stopKeeping = keepUnsentWork(attendanceUnsentWork);
  });
  afterEach(() => stopKeeping());

  test('not when the session ends under what is being sent', async () => {
    putOff([mark('ana'), mark('ben')]);
    await isSealed();
    // The answer says that the session is over, and the device is locked before it is taken in.
    server.answers['saveMarks'] = () => {
      void lockDoor();
      return new TypeError('Failed to fetch');
    };
    sync.start();
    await sync.run();
    await waitFor(() => expect(openly()).toEqual([]));
    await openAs('me');
    expect(unsentDays('me')).toMatchObject([{ count: 2 }]);
  });

  test('only the mark that could not be sealed any more, which the next sign-in seals over the others', async () => {
    const kept = store();
    kept.write({ batch: null, marks: [mark('ana'), mark('ben')], held: ['ben'], why: {} });
    await isSealed();
    await lockDoor();
    kept.write({ batch: null, marks: [mark('ana'), mark('ben')], held: ['ben'], why: {} });
    expect(openly()).toEqual([]);
    kept.write({ batch: null, marks: [mark('ana'), mark('ben'), mark('cem')], held: ['ben'], why: {} });
    expect(localStorage.getItem(openly()[0] ?? '')).toMatch(/^(?!.*(ana|ben)).*cem/);
    await openAs('me');
    sealUnsent('me');
    await isSealed();
    expect(unsentDays('me')).toMatchObject([{ count: 2, undecided: 1 }]);
  });

  test.each([['with the page open', false], ['at the start of a browser without a session', true]])('what a browser was closed over is sealed before the key goes: %s', async (_, started) => {
    putOff([mark('ana')]);
    await isSealed();
    if (started) {
      const raw = await new Dexie('afterbell.offline').open();
      const key = await raw.table('device').get('key');
      await lockDoor();
      // On the device as the browser left it, with nothing open yet.
      await raw.table('device').put(key);
      raw.close();
    }
    localStorage.setItem(`afterbell.unsent:me:${SESSION}:${DATE}`, JSON.stringify({ batch: null, marks: [mark('ana'), mark('ben')], whole: true }));
    await lockDoor();
    await waitFor(() => expect(openly()).toEqual([]));
    await openAs('me');
    expect(unsentDays('me')).toMatchObject([{ count: 2 }]);
  });
});

describe.each([['sealed', true], ['in the open', false]])('two windows of one person, %s', (_, seals) => {
  const names = () => [...standing(store().peek()).values()].map(({ personId, status }) => `${personId} ${status}`).sort();
  const written = () => (seals ? isSealed() : Promise.resolve());
  const excused = (personId: string): SentMark => ({ ...mark(personId), status: 'ExcusedAbsence', startTime: null, endTime: null });
  beforeEach(() => (seals ? undefined : lockDoor()));

  test('each keeps its own marks beside those of the other, which stay when its own have arrived', async () => {
    const [one, two] = [store(), store()];
    expect([one.read(), two.read()]).toEqual([null, null]);
    two.write({ batch: null, marks: [mark('ana'), mark('ben')], held: ['ben'], why: {}, title: 'Homework Help' });
    one.write({ batch: { key: 'k1', consent: {}, marks: [mark('cem')] }, marks: [] });
    await written();
    expect(names()).toEqual(['ana Present', 'ben Present', 'cem Present']);
    expect(store().peek()).toMatchObject({ batch: { key: 'k1' }, held: ['ben'], title: 'Homework Help' });
    // Changed there while it is on its way here.
    two.write({ batch: null, marks: [mark('ana'), excused('cem')], title: 'Homework Help' });
    one.write(null);
    await written();
    expect(names()).toEqual(['ana Present', 'cem ExcusedAbsence']);
    two.write(null);
    await written();
    expect(store().peek()).toBeNull();
  });

  test('what one found and the other brought to the server does not come back', async () => {
    putOff([mark('ana'), mark('ben')]);
    await written();
    const [one, two] = [store(), store()];
    one.read();
    two.read();
    one.write({ batch: null, marks: [mark('ben')] });
    two.write({ batch: null, marks: [mark('ana'), mark('ben'), mark('cem')] });
    await written();
    expect(names()).toEqual(['ben Present', 'cem Present']);
  });
});

test('what a closed window left of a day is sent beside the open roster of the day, which sends its own', async () => {
  putOff([mark('ana'), mark('ben'), mark('cem')]);
  const roster = store();
  roster.read();
  const close = openRoster(SESSION, DATE, { flush: jest.fn(), stop: jest.fn(), personIds: () => ['cem'] });
  sync.start();
  await sync.run();
  close();
  expect([...server.taken.values()].map(({ marks }) => marks.map(({ personId }) => personId))).toEqual([['ana', 'ben']]);
  expect(store().peek()?.marks.map(({ personId }) => personId)).toEqual(['cem']);
});

test('an answer that is lost four times doubles nothing, and the rest goes after it', async () => {
  putOff([mark('cem')], { key: 'k1', marks: [mark('ana'), mark('ben')] });
  server.lose = 4;
  sync.start();
  for (let attempt = 0; attempt < 5; attempt += 1) await sync.run();
  expect(server.requests.slice(0, 5).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  expect([...server.taken.values()].map(({ marks }) => marks.map(({ personId }) => personId))).toEqual([['ana', 'ben'], ['cem']]);
  expect([unsentDays('me'), localStorage.length]).toEqual([[], 0]);
});

test('what cannot be sent is tried again after a while, not each time that it is written, and what is new is tried at once', async () => {
  server.lose = 1_000;
  sync.start();
  putOff([mark('ana'), mark('ben')]);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(server.requests).toHaveLength(1);
  // The page is left while its closing is written: that must not wait for attempts.
  await keepClosing({ ...DAY, title: 'Homework Help', outcome: 'taken', reason: null });
  expect(closingsOf('me')).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
  putOff([mark('ana'), mark('ben'), mark('cem')]);
  await waitFor(() => expect(server.requests).toHaveLength(2));
});

test('nor while another window has a roster open whose marks wait as well', async () => {
  const held = [{ name: `afterbell.roster:other:${DATE}` }];
  const locks = { request: (_name: string, ...rest: unknown[]) => Promise.resolve((rest.at(-1) as (lock: object) => unknown)({})), query: () => Promise.resolve({ held }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    server.lose = 1_000;
    browserUnsentStore('me', 'other', DATE).write({ batch: null, marks: [mark('dan')] });
    putOff([mark('ana')]);
    sync.start();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    expect(server.requests).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('a roster kept before carries what has been sent since', async () => {
  await keepRoster('a/site', 'enrolled', dayWith([child('ana', { photoId: 'face' }), child('ben')]));
  putOff([mark('ana')]);
  sync.start();
  await sync.run();
  const kept = await keptRoster('a/site', DAY, 'all');
  expect(kept?.day.rows).toMatchObject([{ personId: 'ana', status: 'Present', startTime: '15:00', version: 1, photoId: null }, { personId: 'ben', version: 0 }]);
  expect(await keptRoster('b/site', DAY, 'enrolled')).toBeNull();
  // What others mark meanwhile, and take out again.
  const theirs = { personId: 'ben', startTime: null, endTime: null, changedBy: 'Rosa Delgado', changedByYou: false };
  await Promise.all([noteSaved(DAY, [{ ...theirs, status: 'ExcusedAbsence', version: 3 }]), noteSaved(DAY, [{ ...theirs, personId: 'ana', status: 'Enrolled', version: 0 }])]);
  expect((await keptRoster('a/site', DAY, 'all'))?.day.rows).toMatchObject([{ personId: 'ana', status: 'Enrolled', version: 0 }, { personId: 'ben', status: 'ExcusedAbsence', version: 3, changedBy: 'Rosa Delgado' }]);
});

test('of a drop-in that is kept with everybody, the roster is whoever has a place or a mark, be it one that waits', async () => {
  await keepRoster('a/site', 'all', dayWith([child('ana'), child('ben', { enrolled: false }), child('cem', { enrolled: false, version: 2, status: 'Present' }), child('dan', { enrolled: false })], { isDropIn: true }));
  putOff([mark('dan')]);
  const kept = await keptRoster('a/site', DAY, 'enrolled');
  expect(kept?.scope).toBe('all');
  expect(kept && onRosterOf('me', kept.day).rows.map(({ personId }) => personId)).toEqual(['ana', 'cem', 'dan']);
});

test('what somebody else changed waits for a decision with both values; the others are sent', async () => {
  await keepRoster('a/site', 'enrolled', dayWith([child('ana'), child('ben')]));
  putOff([mark('ana'), mark('ben')]);
  server.conflictOn = 'ana';
  sync.start();
  await sync.run();
  expect([...server.taken.values()].flatMap(({ marks }) => marks.map(({ personId }) => personId))).toEqual(['ben']);
  const requests = server.requests.length;
  await sync.run();
  expect(server.requests).toHaveLength(requests);
  const [waiting] = await readWaiting('me');
  expect(waiting?.held).toMatchObject([{ personId: 'ana', person: { lastName: 'Last ana' }, held: { reason: 'conflict', mark: { status: 'Present' }, theirs: { status: 'ExcusedAbsence', changedBy: 'Jamal Carter', version: 4 } } }]);
  const held = waiting?.held[0]?.held;
  if (held?.reason !== 'conflict') throw new Error('no conflict');
  keepDecided('me', DAY, new Map([['ana', chosenMark(held.mark, held.theirs, { status: 'mine' })]]));
  await sync.insist();
  expect(server.requests.at(-1)?.marks).toMatchObject([{ personId: 'ana', status: 'Present', version: 4 }]);
  expect(unsentDays('me')).toEqual([]);
});

test('a month that was locked meanwhile leaves the marks here with the reason, and is not asked again by itself', async () => {
  putOff([mark('ana'), mark('ben')]);
  server.refuse = { code: 'MONTH_LOCKED', message: 'November 2026 is locked.' };
  sync.start();
  await sync.run();
  await sync.run();
  expect(server.requests).toHaveLength(1);
  expect(await readWaiting('me')).toMatchObject([{ blocked: { message: 'November 2026 is locked.' }, marks: [{ personId: 'ana' }, { personId: 'ben' }] }]);
  server.refuse = null;
  await sync.insist();
  expect([server.taken.size, unsentDays('me')]).toEqual([1, []]);
});

describe('what somebody decides about', () => {
  const closed = jest.fn();
  const openDialog = () => renderKit(<WaitingDialog userId="me" onClose={closed} onDecided={() => sync.insist()} />);
  beforeEach(() => closed.mockClear());
  const lockedMonth = async () => {
    putOff([mark('ana'), mark('ben')]);
    server.refuse = { code: 'MONTH_LOCKED', message: 'November 2026 is locked.' };
    sync.start();
    await sync.run();
  };

  test('sent after the month was unlocked, it is said to be sent and asked about no more', async () => {
    await lockedMonth();
    openDialog();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(again);
    await waitFor(() => expect(server.requests).toHaveLength(2));
    expect(await screen.findByText(/November 2026 is locked/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('It is being sent…')).not.toBeInTheDocument());
    expect(closed).not.toHaveBeenCalled();
    server.refuse = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(toasted).toEqual(['Sent']);
    expect(server.taken.size).toBe(1);
  });

  test('discarded, nothing is said to be sent', async () => {
    await lockedMonth();
    openDialog();
    fireEvent.click(await screen.findByRole('button', { name: /^Discard 2 marks of / }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect([toasted, unsentDays('me')]).toEqual([[], []]);
  });

  test('a child in two places is asked about with the times of both, answered here, and discarded only after a question', async () => {
    putOff([{ ...mark('ana'), status: 'Present', startTime: '15:10', endTime: '16:40' }]);
    server.refuse = { code: 'ATTENDANCE_OVERLAP', message: 'Ana is already present in Chess, 04:00 PM to 05:00 PM.' };
    sync.start();
    await sync.run();
    openDialog();
    expect(await screen.findByText(/^Your mark: Present, 03:10 PM/)).toBeInTheDocument();
    expect(screen.getByText('Ana is already present in Chess, 04:00 PM to 05:00 PM.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Discard 1 mark of / }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(unsentDays('me')).toMatchObject([{ undecided: 1 }]);
    server.refuse = null;
    fireEvent.click(screen.getByRole('button', { name: 'Mark present in both' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect([server.requests.at(-1)?.marks, unsentDays('me')]).toMatchObject([[{ personId: 'ana', startTime: '15:10' }], []]);
    expect(server.requests.at(-1)).toMatchObject({ allowOverlap: true });
  });
});

test('what a page counts is asked anew once something was sent, and not before', async () => {
  const client = clientWith(server.answers);
  const asked = jest.spyOn(client, 'refetchQueries');
  sync = new OfflineSync(client, 'me');
  putOff([mark('ana')]);
  server.lose = 1;
  sync.start();
  await sync.run();
  expect(asked).not.toHaveBeenCalled();
  await sync.run();
  expect(asked).toHaveBeenCalledWith({ include: 'active' });
});

describe('how a day ended', () => {
  const closing = { ...DAY, title: 'Homework Help', outcome: 'taken' as const, reason: null };

  test('is said to be kept once it is on the disk', async () => {
    const kept = keepClosing(closing);
    expect(closingsOf('me')).toEqual([]);
    await kept;
    expect(closingsOf('me')).toHaveLength(1);
  });

  test('is said after its marks, and once', async () => {
    putOff([mark('ana')]);
    await keepClosing(closing);
    sync.start();
    await sync.run();
    await sync.run();
    expect([server.order, server.outcome, closingsOf('me')]).toEqual([['marks', 'closing'], 'taken', []]);
  });

  test('is not said to be on its way while its marks wait for a decision', async () => {
    store().write({ batch: null, marks: [mark('ana')], held: ['ana'], title: 'Homework Help' });
    await keepClosing(closing);
    expect(waitingOf('me')).toMatchObject({ closings: 0, closingsAfter: 1, undecided: 1 });
    putOff([mark('ana')]);
    expect(waitingOf('me')).toMatchObject({ closings: 1, closingsAfter: 0, undecided: 0 });
  });

  test('is not said over what somebody else said meanwhile', async () => {
    server.outcome = 'did_not_run';
    await keepClosing(closing);
    sync.start();
    await sync.run();
    expect([server.order, closingsOf('me')]).toMatchObject([[], [{ theirs: { outcome: 'did_not_run', closedBy: 'Jamal Carter' } }]]);
    await keepClosing({ ...closing, over: 3 });
    await sync.insist();
    expect(server.outcome).toBe('taken');
  });
});

test('field by field only where both say present', () => {
  const mine = { status: 'Present' as const, startTime: '15:00', endTime: '17:00', version: 0, consent: {} };
  const theirs = { status: 'Present' as const, startTime: '15:10', endTime: '16:30', version: 4, changedBy: null, changedAt: null };
  expect(fieldsOf(mine, { ...theirs, startTime: '15:00' })).toEqual(['end']);
  expect(fieldsOf(mine, theirs)).toEqual(['start', 'end']);
  expect(chosenMark(mine, theirs, { start: 'theirs', end: 'mine' })).toMatchObject({ startTime: '15:10', endTime: '17:00', version: 4 });
  expect(chosenMark(mine, theirs, { start: 'theirs', end: 'theirs' })).toBeNull();
  const absent = { ...theirs, status: 'ExcusedAbsence' as const, startTime: null, endTime: null };
  expect(fieldsOf(mine, absent)).toEqual(['status']);
  expect(chosenMark(mine, absent, { status: 'mine' })).toMatchObject({ status: 'Present', endTime: '17:00', version: 4 });
});
