import { child, dayWith, FakeServer, statuses, storeWith } from '../../test/roster-fixture';
import { SAVE_DELAY_MS } from './save-loop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = (ms = SAVE_DELAY_MS) => jest.advanceTimersByTimeAsync(ms);

it('keeps the marks of a late day until somebody says why, then sends them', async () => {
  const server = new FakeServer();
  server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LATE', message: 'Say why.', path: null }] });
  const store = storeWith(server, dayWith([child('a'), child('b')]));
  store.mark(['a', 'b'], 'Present');
  await soon();
  expect(store.views.summary()).toMatchObject({ blocked: { code: 'ATTENDANCE_LATE' }, unsent: 2, held: [] });
  await soon(120_000);
  expect(server.batches).toHaveLength(1);
  store.because('The sheet was found');
  await soon();
  expect([store.reason, store.views.summary().unsent, statuses(server)[1]]).toEqual(['The sheet was found', 0, { a: 'Present', b: 'Present' }]);
});

it('asks about a stay that is much longer than the session, and sends it when it is right', async () => {
  const server = new FakeServer();
  server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LONG', message: 'Much longer.', path: 'marks.0' }] });
  const store = storeWith(server, dayWith([child('a')]));
  store.setTimes(['a'], '08:00', '17:00');
  await soon();
  expect(store.views.row('a').held).toMatchObject({ reason: 'long', message: 'Much longer.' });
  store.decide(['a'], { long: true });
  await soon();
  expect(server.batches[1]).toMatchObject({ consent: { long: true }, marks: [{ personId: 'a', startTime: '08:00' }] });
});

it('forgets deleted marks at whatever version they were, and puts them back as they were', async () => {
  const server = new FakeServer();
  const store = storeWith(server, dayWith([child('a', { status: 'Present', startTime: '15:10', endTime: '16:00', version: 3 }), child('b')]));
  store.select(['a'], true);
  store.deleted(['a']);
  expect(store.views.row('a')).toMatchObject({ status: 'Enrolled', selected: false, phase: 'quiet' });
  store.putBack([{ personId: 'a', status: 'Present', startTime: '15:10', endTime: '16:00' }]);
  await soon();
  expect(server.batches[0]?.marks).toMatchObject([{ personId: 'a', status: 'Present', startTime: '15:10', endTime: '16:00', version: 0 }]);
});
