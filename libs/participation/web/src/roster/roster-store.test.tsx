import { child, dayWith, FakeServer, memoryUnsent, statuses, storeWith } from '../../test/roster-fixture';
import type { RosterStore } from './roster-store';
import { SAVE_DELAY_MS } from './save-loop';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = (ms = SAVE_DELAY_MS) => jest.advanceTimersByTimeAsync(ms);
const three = () => dayWith([child('a'), child('b'), child('c')]);

it('of a day to come by the clock of the site takes an excuse and nothing else', () => {
  // It is the 21st in Kiritimati already.
  expect(storeWith(new FakeServer(), dayWith(three().rows, { timeZone: 'Pacific/Kiritimati', date: '2026-11-21' })).toCome()).toBe(false);
  const store = storeWith(new FakeServer(), dayWith(three().rows, { timeZone: 'Pacific/Honolulu', date: '2026-11-21' }));
  store.mark(['a'], 'Present');
  store.mark(['b'], 'UnexcusedAbsence');
  store.setTimes(['c'], '15:00', '16:00');
  store.markRest(false);
  expect(store.views.summary()).toMatchObject({ toCome: true, unsent: 0, marked: 0 });
  store.mark(['a'], 'ExcusedAbsence');
  expect(store.views.summary()).toMatchObject({ unsent: 1, marked: 1 });
});

it('tells with each mark what became other than it was, and of the rest the very same', async () => {
  const store = storeWith(new FakeServer(), three());
  const before = store.views.summary();
  store.mark(['a'], 'Present');
  const marked = store.views.summary();
  expect(marked.counts).toEqual({ ...before.counts, Enrolled: 2, Present: 1 });
  for (const part of ['selected', 'held', 'conflicts'] as const) expect(marked[part]).toBe(before[part]);
  await soon();
  const saved = store.views.summary();
  expect(saved).toMatchObject({ unsent: 0, marked: 1 });
  expect(saved.counts).toBe(marked.counts);
  store.select(['b'], true);
  expect([store.views.summary().selected, saved.selected]).toEqual([['b'], []]);
  store.select(['b'], false);
  store.select(['c'], true);
  expect(store.views.summary().selected).toEqual(['c']);
});

describe('saving', () => {
  it('sends taps of a moment together, with their times and versions', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    await soon(200);
    store.mark(['b'], 'ExcusedAbsence');
    expect(store.views.summary()).toMatchObject({ marked: 2, total: 3, unsent: 2, saving: true });
    await soon();
    expect(server.batches).toHaveLength(1);
    expect(server.batches[0]?.marks).toMatchObject([
      { personId: 'a', status: 'Present', startTime: '15:00', endTime: '17:00', version: 0 },
      { personId: 'b', status: 'ExcusedAbsence', startTime: null, endTime: null, version: 0 },
    ]);
    expect(store.views.summary()).toMatchObject({ unsent: 0, saving: false, savedAt: '2026-11-20T21:12:00.000Z' });
  });

  it('does not wait longer for who marks without a pause', async () => {
    const server = new FakeServer();
    const rows = Array.from({ length: 20 }, (_, index) => child(`c${index}`));
    const store = storeWith(server, dayWith(rows));
    for (const { personId } of rows) {
      store.mark([personId], 'Present');
      await soon(SAVE_DELAY_MS / 2);
    }
    expect(server.batches.length).toBeGreaterThan(1);
    expect(store.views.summary().unsent).toBeLessThan(10);
    await soon();
    expect(server.batches.flatMap(({ marks }) => marks.map(({ personId }) => personId)).sort()).toEqual(rows.map(({ personId }) => personId).sort());
  });

  it('makes one save of a double click', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    store.mark(['a'], 'Present');
    await soon();
    store.mark(['a'], 'Present');
    await soon();
    expect(statuses(server)).toEqual([{ a: 'Present' }]);
  });

  it('has one request in flight; later marks queue and build on what was stored', async () => {
    const server = new FakeServer();
    server.answers.push('hang');
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    await soon();
    store.mark(['a'], 'UnexcusedAbsence');
    store.mark(['b'], 'Present');
    await soon();
    expect(server.batches).toHaveLength(1);
    server.letGo();
    await soon();
    expect(statuses(server)).toEqual([{ a: 'Present' }, { a: 'UnexcusedAbsence', b: 'Present' }]);
    expect(server.batches[1]?.marks.map(({ version }) => version)).toEqual([1, 0]);
    expect(store.views.row('a')).toMatchObject({ status: 'UnexcusedAbsence', phase: 'quiet' });
  });

  it('sends nothing when a mark is taken back before it left', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    store.mark(['a'], 'Enrolled');
    await soon();
    expect(server.batches).toHaveLength(0);
  });

  it('marks with the current time of the site when asked', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['a'], 'Present', { useCurrentTime: true });
    await soon();
    expect(server.batches[0]?.marks[0]).toMatchObject({ startTime: '15:20', endTime: '17:00' });
  });

  it('marks with the planned times on a day that is over, also where the current time is asked for', async () => {
    const server = new FakeServer();
    const store = storeWith(server, dayWith([child('a'), child('b')], { date: '2026-11-17' }));
    store.mark(['a'], 'Present', { useCurrentTime: true });
    store.markRest(true);
    await soon();
    expect(server.batches.flatMap(({ marks }) => marks.map(({ startTime, endTime }) => [startTime, endTime]))).toEqual([['15:00', '17:00'], ['15:00', '17:00']]);
  });
});

describe('a lost connection', () => {
  it('keeps every mark, says so, and sends the same batch under the same key when asked', async () => {
    const server = new FakeServer();
    server.answers.push({ kind: 'failed', reason: 'offline' });
    const unsent = memoryUnsent();
    const store = storeWith(server, three(), unsent);
    store.mark(['a'], 'Present');
    await soon();
    store.mark(['b'], 'Present');
    expect(store.views.summary()).toMatchObject({ unsent: 2, failure: 'offline', marked: 2 });
    expect(store.views.row('a').phase).toBe('failed');
    expect(unsent.kept).toMatchObject({ batch: { marks: [{ personId: 'a' }] }, marks: [{ personId: 'b' }] });
    expect(JSON.stringify(unsent.kept)).not.toContain('First');
    store.retry();
    store.retry();
    await soon();
    expect(server.batches.map(({ key }) => key)).toEqual([server.batches[0]?.key, server.batches[0]?.key, expect.any(String)]);
    expect(statuses(server)).toEqual([{ a: 'Present' }, { a: 'Present' }, { b: 'Present' }]);
    expect(store.views.summary()).toMatchObject({ unsent: 0, failure: null });
    expect(unsent.kept).toBeNull();
  });

  it('tries again by itself when the connection is back', async () => {
    const server = new FakeServer();
    server.answers.push({ kind: 'failed', reason: 'offline' });
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    await soon();
    window.dispatchEvent(new Event('online'));
    await soon(0);
    expect(server.batches).toHaveLength(2);
    expect(store.views.summary().unsent).toBe(0);
  });

  it('restores what a reload interrupted, the unanswered batch under its old key', async () => {
    const unsent = memoryUnsent();
    const lost = new FakeServer();
    lost.answers.push({ kind: 'failed', reason: 'offline' });
    const before = storeWith(lost, three(), unsent);
    before.mark(['a'], 'Present');
    await soon();
    before.mark(['b'], 'UnexcusedAbsence');
    before.stop();

    const server = new FakeServer();
    const after = storeWith(server, three(), unsent);
    expect(after.views.row('b')).toMatchObject({ status: 'UnexcusedAbsence', phase: 'waiting' });
    await soon();
    expect(server.batches[0]?.key).toBe(lost.batches[0]?.key);
    expect(statuses(server)).toEqual([{ a: 'Present' }, { b: 'UnexcusedAbsence' }]);
    expect(unsent.kept).toBeNull();
  });

  it.each([
    ['another status', (store: RosterStore) => store.mark(['a'], 'UnexcusedAbsence'), { status: 'UnexcusedAbsence', startTime: null, endTime: null }],
    ['no status', (store: RosterStore) => store.mark(['a'], 'Enrolled'), { status: 'Enrolled', startTime: null, endTime: null }],
    ['another time', (store: RosterStore) => store.setTimes(['a'], '15:30', '16:00'), { status: 'Present', startTime: '15:30', endTime: '16:00' }],
  ] as const)('restores %s that came over a mark which was on its way', async (_, change, stands) => {
    const unsent = memoryUnsent();
    const lost = new FakeServer();
    lost.answers.push({ kind: 'failed', reason: 'offline' });
    const before = storeWith(lost, three(), unsent);
    before.mark(['a'], 'Present');
    await soon();
    change(before);
    before.stop();

    const server = new FakeServer();
    const after = storeWith(server, three(), unsent);
    expect(after.views.row('a')).toMatchObject(stands);
    await soon();
    await soon();
    expect(server.batches.at(-1)?.marks).toMatchObject([{ personId: 'a', ...stands, version: 1 }]);
    expect(after.views.row('a')).toMatchObject(stands);
    expect(after.views.summary()).toMatchObject({ unsent: 0, failure: null });
    expect(unsent.kept).toBeNull();
  });

  it('writes nothing more once the page is gone', async () => {
    const server = new FakeServer();
    server.answers.push('hang', { kind: 'failed', reason: 'denied' });
    const unsent = memoryUnsent();
    const store = storeWith(server, three(), unsent);
    store.mark(['a'], 'Present');
    await soon();
    store.stop();
    unsent.kept = null;
    server.letGo();
    await soon();
    expect(unsent.kept).toBeNull();
  });
});

describe('two takers at once', () => {
  const conflict = { kind: 'conflict', conflicts: [{ id: 'a', field: 'status', current: 'ExcusedAbsence', version: 4, changedBy: 'Ana' }, { id: 'a', field: 'startTime', current: null, version: 4, changedBy: 'Ana' }, { id: 'a', field: 'endTime', current: null, version: 4, changedBy: 'Ana' }] } as const;

  it('is none where both came to say the same: nobody is asked to choose between two equal values', async () => {
    const server = new FakeServer();
    const store = storeWith(server, dayWith([child('a')]));
    server.answers.push(conflict);
    store.mark(['a'], 'Present');
    const sent = store.flush();
    store.mark(['a'], 'ExcusedAbsence');
    await sent;
    await store.flush();
    expect(store.views.row('a')).toMatchObject({ held: null, status: 'ExcusedAbsence' });
    expect(server.batches.at(-1)).toMatchObject({ marks: [{ personId: 'a', status: 'ExcusedAbsence', version: 4 }] });
    expect(store.views.summary()).toMatchObject({ conflicts: [], unsent: 0 });
  });

  it('is none any more once the other value is set to the same', async () => {
    const server = new FakeServer();
    const store = storeWith(server, dayWith([child('a')]));
    server.answers.push(conflict);
    store.mark(['a'], 'Present');
    await store.flush();
    const { startTime, endTime } = store.views.row('a');
    store.load(dayWith([child('a', { status: 'Present', startTime, endTime, version: 5, changedBy: 'Ana' })]));
    expect(store.views.row('a')).toMatchObject({ held: null, status: 'Present' });
    expect(store.views.summary()).toMatchObject({ conflicts: [] });
  });

  it('holds the child that differs, saves the others, and sends what was chosen', async () => {
    const server = new FakeServer();
    server.answers.push(conflict);
    const store = storeWith(server, three());
    store.mark(['a', 'b'], 'Present');
    await soon();
    expect(statuses(server)).toEqual([{ a: 'Present', b: 'Present' }, { b: 'Present' }]);
    expect(store.views.row('a').held).toMatchObject({ reason: 'conflict', theirs: { status: 'ExcusedAbsence', startTime: null, changedBy: 'Ana' } });
    expect(store.views.summary()).toMatchObject({ conflicts: ['a'], unsent: 1 });
    store.settleConflict(new Map([['a', { status: 'Present', startTime: '15:30', endTime: '17:00', version: 4, consent: {} }]]));
    await soon();
    expect(server.batches[2]?.marks).toMatchObject([{ personId: 'a', status: 'Present', startTime: '15:30', version: 4 }]);
    expect(store.views.summary()).toMatchObject({ conflicts: [], unsent: 0 });
  });

  it('keeps theirs without a request', async () => {
    const server = new FakeServer();
    server.answers.push(conflict);
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    await soon();
    store.settleConflict(new Map([['a', null]]));
    await soon();
    expect(server.batches).toHaveLength(1);
    expect(store.views.row('a')).toMatchObject({ status: 'ExcusedAbsence', phase: 'quiet', held: null });
  });
});

describe('what the server refuses', () => {
  it('shows an overlap at its row, sends the rest, and sends it again with consent', async () => {
    const server = new FakeServer();
    server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_OVERLAP', message: 'Present in Chess', path: 'marks.1' }] });
    const store = storeWith(server, three());
    store.mark(['a', 'b', 'c'], 'Present');
    await soon();
    expect(statuses(server)[1]).toEqual({ a: 'Present', c: 'Present' });
    expect(store.views.row('b').held).toMatchObject({ reason: 'overlap', message: 'Present in Chess' });
    store.decide(['b'], { overlap: true });
    await soon();
    expect(server.batches[2]).toMatchObject({ consent: { overlap: true }, marks: [{ personId: 'b' }] });
  });

  it('asks before it sends about a child who is not enrolled', async () => {
    const server = new FakeServer();
    const store = storeWith(server, dayWith([child('a'), child('x', { enrolled: false })]));
    store.mark(['x'], 'Present');
    await soon();
    expect(server.batches).toHaveLength(0);
    store.decide(['x'], { enroll: true });
    await soon();
    expect(server.batches[0]).toMatchObject({ consent: { enroll: true } });
    expect(store.views.row('x').person.enrolled).toBe(true);
  });

  it('stops at a locked month, keeps the marks, and goes on when asked', async () => {
    const server = new FakeServer();
    server.answers.push({ kind: 'refused', problems: [{ code: 'MONTH_LOCKED', message: 'Locked', path: null }] });
    const store = storeWith(server, three());
    store.mark(['a'], 'Present');
    await soon(5_000);
    expect(server.batches).toHaveLength(1);
    expect(store.views.summary()).toMatchObject({ unsent: 1, blocked: { code: 'MONTH_LOCKED' } });
    await store.flush();
    expect(store.views.summary()).toMatchObject({ unsent: 0, blocked: null });
  });

  it('keeps what a locked month refused over a reload without asking again, tells it, and discards it when told to', async () => {
    const kept = memoryUnsent();
    const server = new FakeServer();
    server.answers.push({ kind: 'refused', problems: [{ code: 'MONTH_LOCKED', message: 'Locked', path: null }] });
    const store = storeWith(server, three(), kept);
    store.mark(['a', 'b'], 'Present');
    await soon(5_000);
    store.stop();
    const lock = { __typename: 'MonthLock' as const, lockedAt: '2026-12-01T12:00:00.000Z', lockedBy: null };
    const again = new FakeServer();
    const next = storeWith(again, { ...three(), lock }, kept);
    await soon(5_000);
    expect(again.batches).toHaveLength(0);
    expect(next.views.summary()).toMatchObject({ unsent: 2, blocked: { code: 'MONTH_LOCKED' }, counts: { Present: 2 } });
    expect(next.unsent().map(({ person, mark }) => [person?.personId, mark.status])).toEqual([['a', 'Present'], ['b', 'Present']]);
    next.discard();
    expect([next.views.summary(), kept.kept]).toMatchObject([{ unsent: 0, blocked: null, counts: { Present: 0 } }, null]);
    next.stop();
    // Unlocked meanwhile, what is kept goes.
    kept.write({ batch: null, marks: [{ personId: 'a', status: 'Present', startTime: '15:00', endTime: '17:00', version: 0, consent: {} }], blocked: { code: 'MONTH_LOCKED', message: 'Locked', path: null } });
    const open = storeWith(again, three(), kept);
    await soon(5_000);
    expect([again.batches.length, open.views.summary().unsent]).toEqual([1, 0]);
  });

  it('finds the one mark of a batch that cannot be stored', async () => {
    const server = new FakeServer();
    const no = { kind: 'refused', problems: [{ code: 'NOT_FOUND', message: 'The participant was not found.', path: null }] } as const;
    server.answers.push(no, no);
    const store = storeWith(server, three());
    store.mark(['a', 'b', 'c'], 'Present');
    await soon();
    expect(statuses(server).slice(1)).toEqual([{ a: 'Present' }, { b: 'Present' }, { c: 'Present' }]);
    expect(store.views.summary().held).toEqual(['a']);
  });
});

describe('many at once', () => {
  it('marks the rest present without touching a mark, and takes it back', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['b'], 'UnexcusedAbsence');
    await soon();
    store.markRest(false);
    expect(store.views.summary()).toMatchObject({ counts: { Present: 2, UnexcusedAbsence: 1, Enrolled: 0 }, undo: { count: 2 } });
    await soon();
    store.mark(['c'], 'ExcusedAbsence');
    expect(store.views.summary().undo).toBeNull();
    store.markRest(false);
    store.select(['a', 'b'], true);
    store.mark(['a', 'b'], 'ExcusedAbsence', { undoable: true });
    store.undo();
    await soon();
    expect([store.views.row('a').status, store.views.row('b').status, store.views.row('c').status]).toEqual(['Present', 'UnexcusedAbsence', 'ExcusedAbsence']);
  });

  it('takes back what was already stored by marking it again', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.markRest(false);
    await soon();
    store.undo();
    await soon();
    expect(statuses(server)[1]).toEqual({ a: 'Enrolled', b: 'Enrolled', c: 'Enrolled' });
    expect(store.views.summary().marked).toBe(0);
  });

  it('puts back what stood there with the answers that were given to it, and asks again about what was never answered', async () => {
    const server = new FakeServer();
    const overlap = (path: string) => ({ kind: 'refused', problems: [{ code: 'ATTENDANCE_OVERLAP', message: 'Present in Chess', path }] }) as const;
    // Of a the answer was given on another day; of b and c it is asked now, and only b is answered.
    server.answers.push(overlap('marks.0'), overlap('marks.0'));
    const store = storeWith(server, dayWith([child('a', { status: 'Present', startTime: '08:00', endTime: '17:00', version: 3 }), child('b'), child('c'), child('d')]));
    store.mark(['b', 'c'], 'Present');
    await soon();
    store.decide(['b'], { overlap: true });
    await soon();
    store.mark(['a', 'b', 'c', 'd'], 'ExcusedAbsence', { undoable: true });
    await soon();
    server.batches.splice(0);
    store.undo();
    await soon();
    const went = server.batches.flatMap(({ consent, marks }) => marks.map(({ personId, status, startTime }) => [personId, status, startTime, consent]));
    expect(went.sort()).toEqual([
      ['a', 'Present', '08:00', { overlap: true, long: true }],
      ['b', 'Present', '15:00', { overlap: true, long: true }],
      ['c', 'Present', '15:00', {}],
      ['d', 'Enrolled', null, {}],
    ]);
  });

  it('gives no answer for a mark that was not sent yet when another came over it', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.mark(['a', 'b'], 'Present', { useCurrentTime: true });
    store.mark(['a', 'b'], 'ExcusedAbsence', { undoable: true });
    store.undo();
    await soon();
    expect(server.batches).toMatchObject([{ marks: [{ startTime: '15:20' }, { startTime: '15:20' }] }]);
    expect(server.batches[0]?.consent).toEqual({});
  });

  it('holds times that cannot be, and sends them once they can', async () => {
    const server = new FakeServer();
    const store = storeWith(server, three());
    store.setTimes(['a'], '16:00', '15:00');
    await soon();
    expect(store.views.row('a').held?.reason).toBe('time');
    store.setTimes(['a'], '15:30', '16:00');
    await soon();
    expect(server.batches[0]?.marks).toMatchObject([{ status: 'Present', startTime: '15:30', endTime: '16:00' }]);
  });
});

describe('times of an absent child', () => {
  const excused = () => dayWith([child('a', { status: 'ExcusedAbsence', version: 1 })]);

  it('are asked about: the mark stands, and nothing is sent or kept until somebody says so', async () => {
    const server = new FakeServer();
    const unsent = memoryUnsent();
    const store = storeWith(server, excused(), unsent);
    store.setTimes(['a'], '15:30', '16:00');
    await soon();
    expect(store.views.row('a')).toMatchObject({ status: 'ExcusedAbsence', held: { reason: 'absent', status: 'ExcusedAbsence' } });
    expect([server.batches, unsent.kept]).toEqual([[], null]);
    store.decide(['a'], 'again');
    await soon();
    expect(server.batches[0]?.marks).toMatchObject([{ status: 'Present', startTime: '15:30', endTime: '16:00' }]);
    expect(store.views.row('a').held).toBeNull();
  });

  it('are dropped when the absence is kept, even one that waits to be sent', async () => {
    const server = new FakeServer();
    const store = storeWith(server, dayWith([child('a')]));
    store.mark(['a'], 'UnexcusedAbsence');
    store.setTimes(['a'], '15:30', '16:00');
    store.decide(['a'], 'takeBack');
    await soon();
    expect(statuses(server)).toEqual([{ a: 'UnexcusedAbsence' }]);
    expect(store.views.row('a')).toMatchObject({ status: 'UnexcusedAbsence', held: null });
  });

  it('make several present where the button has said so', async () => {
    const server = new FakeServer();
    const store = storeWith(server, excused());
    store.setTimes(['a'], '15:30', '16:00', { meant: true });
    await soon();
    expect(statuses(server)).toEqual([{ a: 'Present' }]);
  });
});

it('never goes back to an older row', () => {
  const store = storeWith(new FakeServer(), dayWith([child('a', { status: 'Present', startTime: '15:00', endTime: '17:00', version: 2 })]));
  store.load(dayWith([child('a', { version: 1 })]));
  expect(store.views.row('a')).toMatchObject({ status: 'Present' });
});

it('tells only the rows that changed', async () => {
  const server = new FakeServer();
  const store = storeWith(server, three());
  const before = store.views.row('b');
  store.views.row('a');
  const told = jest.fn();
  store.views.subscribeRow('b', told);
  store.mark(['a'], 'Present');
  await soon();
  expect(store.views.row('b')).toBe(before);
  expect(told).not.toHaveBeenCalled();
});
