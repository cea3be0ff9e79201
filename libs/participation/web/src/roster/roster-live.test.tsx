import { act } from '@testing-library/react';
import { child, dayWith, FakeServer, memoryUnsent, storeWith } from '../../test/roster-fixture';
import { FRESH_MS } from '../live/fresh-marks';
import type { HeardMark } from '../live/use-attendance-live';
import { DATE, SESSION } from '../../test/roster-fixture';

const heard = (personId: string, values: Partial<HeardMark> = {}): HeardMark => ({
  __typename: 'ChangedMark',
  ...{ sessionId: SESSION, date: DATE, personId, status: 'ExcusedAbsence', startTime: null, endTime: null, version: 1, changedBy: 'Rosa Delgado', changedByYou: false, changedAt: '2026-11-20T20:21:00Z', source: 'typed' },
  ...values,
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('shows what somebody else marked, for a moment as new, and nothing of what is older or one’s own', () => {
  const store = storeWith(new FakeServer(), dayWith([child('ana'), child('ben', { status: 'Present', startTime: '15:00', version: 3 }), child('cid')]));
  expect(store.known()).toBe(3);
  expect(store.hear([heard('ana'), heard('ben', { version: 3 }), heard('cid', { changedByYou: true })])).toBe(false);
  expect(['ana', 'ben', 'cid'].map((id) => [store.views.row(id).status, store.views.row(id).fresh])).toEqual([['ExcusedAbsence', { by: 'Rosa Delgado' }], ['Present', null], ['ExcusedAbsence', null]]);
  expect(store.views.summary().news).toMatchObject({ count: 1, by: 'Rosa Delgado', one: 'ana' });
  act(() => void jest.advanceTimersByTime(FRESH_MS));
  expect(store.views.row('ana').fresh).toBeNull();
  store.stop();
});

it('never overwrites a mark that waits: its save asks the server, which knows of the other', async () => {
  const server = new FakeServer();
  const store = storeWith(server, dayWith([child('ana')]));
  store.mark(['ana'], 'Present');
  store.hear([heard('ana', { version: 2 })]);
  expect([store.views.row('ana').status, store.views.row('ana').fresh]).toEqual(['Present', null]);
  server.answers.push({ kind: 'conflict', conflicts: [{ id: 'ana', field: 'status', current: 'ExcusedAbsence', version: 2, changedBy: 'Rosa Delgado' }] });
  await store.flush();
  expect(server.batches[0]?.marks).toMatchObject([{ personId: 'ana', version: 0 }]);
  expect(store.views.row('ana').held).toMatchObject({ reason: 'conflict', theirs: { status: 'ExcusedAbsence', version: 2 } });
  store.stop();
});

it('takes a deleted mark away, by the wire and by reading again, but not one that was saved here after the reading', async () => {
  const store = storeWith(new FakeServer(), dayWith([child('ana', { status: 'Present', version: 4 }), child('ben', { status: 'Present', version: 2 }), child('cid')]), memoryUnsent());
  store.hear([heard('ana', { status: 'Enrolled', version: 0, changedBy: null, source: null })]);
  store.mark(['cid'], 'Present');
  await store.flush();
  store.load(dayWith([child('ana'), child('ben'), child('cid')]));
  expect(['ana', 'ben', 'cid'].map((id) => store.views.row(id).status)).toEqual(['Enrolled', 'Enrolled', 'Present']);
  expect(store.hear([heard('dora')])).toBe(true);
  store.stop();
});

it('tells nothing of one’s own that is read before it is heard, as after a scan, but all that another did meanwhile', () => {
  const store = storeWith(new FakeServer(), dayWith([child('ana'), child('ben')]));
  const present = { status: 'Present' as const, startTime: '15:12', version: 1, changedBy: 'Rosa Delgado' };
  store.load(dayWith([child('ana', { ...present, changedByYou: true }), child('ben')]));
  expect([store.views.row('ana').status, store.views.row('ana').fresh, store.views.summary().news]).toEqual(['Present', null, null]);
  store.load(dayWith([child('ana', { ...present, changedByYou: true }), child('ben', present)]));
  expect(store.views.summary().news).toMatchObject({ count: 1, one: 'ben' });
  store.stop();
});
