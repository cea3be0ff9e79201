import 'fake-indexeddb/auto';
import { entriesWaiting, keepUnsentWork, lockDoor, wipeDoor } from '@afterbell/core/web';
import { act, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { DAY, isSealed, mark, openAs, putOff, Server, store } from '../../test/offline-fixture';
import { clientWith } from '../../test/render-kit';
import { child, DATE, dayWith, SESSION } from '../../test/roster-fixture';
import type { SentMark } from '../roster/marks';
import { openRoster } from '../roster/open-rosters';
import { standing } from '../roster/sealed-marks';
import { browserUnsentStore, sealUnsent, unsentDays } from '../roster/unsent-marks';
import { attendanceUnsentWork } from '../roster/unsent-work';
import { closingsOf, keepClosing } from './kept-closings';
import { keepRoster, keptRoster, noteSaved, onRosterOf } from './kept-rosters';
import { OfflineSync } from './offline-sync';

let server: Server;
let sync: OfflineSync;

beforeEach(async () => {
  localStorage.clear();
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

test('what another window has open for one child is left to it, and nothing of the others', async () => {
  const held = [{ name: `afterbell.roster:${SESSION}:${DATE}:joao` }, { name: `afterbell.roster:${SESSION}:${DATE}:ana` }];
  const locks = { request: (_name: string, ...rest: unknown[]) => Promise.resolve((rest.at(-1) as (lock: object) => unknown)({})), query: () => Promise.resolve({ held }) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const close = openRoster(SESSION, DATE, { flush: jest.fn(), stop: jest.fn(), personIds: () => ['ana'], child: 'ana' });
  try {
    putOff([mark('ana'), mark('sofia'), mark('joao')]);
    sync.start();
    await sync.run();
    expect([...server.taken.values()].map(({ marks }) => marks.map(({ personId }) => personId))).toEqual([['sofia']]);
  } finally {
    close();
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
