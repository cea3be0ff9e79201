import type { Mark } from '@afterbell/participation/domain';
import type { Batch, SendOutcome } from '../roster/marks';
import type { GridData } from './grid-model';
import type { Change, Held } from './grid-edits';
import { GridStore } from './grid-store';
import { daysOf } from './use-grid';

const [MON, TUE] = ['2026-11-16', '2026-11-17'];
const present: Mark = { status: 'Present', startTime: '15:00', endTime: '17:00' };
const excused: Mark = { status: 'ExcusedAbsence', startTime: null, endTime: null };
const cell = (date: string) => ({ __typename: 'GridCell' as const, date, status: 'Enrolled' as const, startTime: null, endTime: null, version: 0, changedBy: null, source: null });
const person = (personId: string) => ({ __typename: 'GridRow' as const, personId, firstName: personId, lastName: '', preferredName: null, grade: null, cells: [MON, TUE].map(cell) });
const DATA = { days: [], rows: ['ana', 'ben'].map(person) } as unknown as GridData;
const change = (personId: string, date: string, mark: Mark): Change => ({ personId, date, mark });

interface Sent {
  date: string;
  key: string;
  marks: Batch['marks'];
  consent: Batch['consent'];
  reason: string | null;
}

/** A server that saves, unless the test has an answer for the next batch. */
function open(...answers: (SendOutcome | Error | undefined)[]) {
  return openWith(DATA, ...answers);
}

function openWith(data: GridData, ...answers: (SendOutcome | Error | undefined)[]) {
  const sent: Sent[] = [];
  const store = new GridStore(data, (date, { key, marks, consent }, reason) => {
    sent.push({ date, key, marks, consent, reason });
    const answer = answers.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer ?? { kind: 'saved', savedAt: '2026-11-17T20:00:00.000Z', enrolled: [], marks: marks.map(({ personId, status, startTime, endTime, version }) => ({ personId, status, startTime, endTime, version: version + 1 })) });
  });
  const held = (): Held[] => [...store.snapshot().edits.values()].flatMap((edit) => edit.held ?? []);
  return { store, sent, held };
}

it('saves each date whole, in the order of the dates, and what was undone as what it was', async () => {
  const { store, sent } = open();
  store.apply([change('ana', TUE, present), change('ana', MON, excused), change('ben', TUE, present)]);
  expect(await store.flush()).toBe(true);
  expect(sent.map(({ date, marks }) => [date, marks.map(({ personId, version }) => [personId, version])])).toEqual([[MON, [['ana', 0]]], [TUE, [['ana', 0], ['ben', 0]]]]);
  expect(store.undo()).toBe(3);
  expect(await store.flush()).toBe(true);
  expect(sent.slice(2).flatMap(({ marks }) => marks.map(({ status, version }) => [status, version]))).toEqual([['Enrolled', 1], ['Enrolled', 1], ['Enrolled', 1]]);
  expect([store.redo(), store.redo(), store.markOf({ personId: 'ben', date: TUE })]).toEqual([3, 0, present]);
  await store.flush();
});

it('does not wait longer for who marks without a pause', async () => {
  jest.useFakeTimers();
  const { store, sent } = open();
  for (let turn = 0; turn < 12; turn += 1) {
    store.apply([change('ana', MON, turn % 2 ? excused : present)]);
    await jest.advanceTimersByTimeAsync(250);
  }
  expect(sent.length).toBeGreaterThan(0);
  jest.useRealTimers();
  expect(await store.flush()).toBe(true);
});

it('sends nothing for what was undone before it left', async () => {
  const { store, sent } = open();
  store.apply([change('ana', MON, present)]);
  store.undo();
  expect([await store.flush(), sent.length]).toEqual([true, 0]);
});

it('sends what got no answer again with its key, and what came after it with the version it made', async () => {
  const { store, sent } = open(new Error('gone'));
  store.apply([change('ana', MON, present)]);
  expect(await store.flush()).toBe(false);
  expect(store.snapshot().failure).toBe('server');
  store.apply([change('ana', MON, excused)]);
  expect(await store.flush()).toBe(true);
  expect(sent.map(({ marks: [mark] }) => [mark?.status, mark?.version])).toEqual([['Present', 0], ['Present', 0], ['ExcusedAbsence', 1]]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it("holds only the cell that somebody else marked, with theirs; mine goes out only when I say so", async () => {
  const { store, sent, held } = open({ kind: 'conflict', conflicts: [{ id: 'ben', field: 'status', current: 'UnexcusedAbsence', version: 4, changedBy: 'Rosa Delgado' }] });
  store.apply([change('ana', MON, excused), change('ben', MON, excused)]);
  expect(await store.flush()).toBe(false);
  expect(sent.at(-1)?.marks.map(({ personId }) => personId)).toEqual(['ana']);
  const [one] = held();
  expect(one).toMatchObject({ personId: 'ben', theirs: { status: 'UnexcusedAbsence', version: 4, changedBy: 'Rosa Delgado' } });
  store.insist(one as Held);
  expect(await store.flush()).toBe(true);
  expect(sent.at(-1)?.marks.map(({ personId, version }) => [personId, version])).toEqual([['ben', 4]]);
});

it('holds every cell of a date that is refused as a whole, and goes on with the next date', async () => {
  const { store, sent, held } = open({ kind: 'refused', problems: [{ code: 'MONTH_LOCKED', message: 'Participation of November 2026 is locked.', path: null }] });
  store.apply([change('ana', MON, present), change('ben', MON, present), change('ana', TUE, present)]);
  expect(await store.flush()).toBe(false);
  expect([sent.map(({ date }) => date), held().map(({ personId, code }) => [personId, code])]).toEqual([[MON, TUE], [['ana', 'MONTH_LOCKED'], ['ben', 'MONTH_LOCKED']]]);
  held().forEach((one) => store.yieldTo(one));
  expect(store.markOf({ personId: 'ana', date: MON }).status).toBe('Enrolled');
});

it('writes back what stood there with the answers that were given for it, and asks anew about what nobody has answered', async () => {
  // Marked in two sessions at once before the page was opened.
  const stored = { ...DATA, rows: DATA.rows.map((row) => ({ ...row, cells: row.cells.map((one) => ({ ...one, ...present, version: 2, changedByYou: false })) })) } as unknown as GridData;
  const { store, sent, held } = openWith(stored);
  store.apply([change('ana', MON, excused), change('ben', MON, excused)]);
  await store.flush();
  store.undo();
  expect(await store.flush()).toBe(true);
  expect(sent.map(({ marks: [mark], consent }) => [mark?.status, mark?.version, consent])).toEqual([['ExcusedAbsence', 2, {}], ['Present', 3, { overlap: true, long: true }]]);
  store.redo();
  await store.flush();
  expect(sent.at(-1)).toMatchObject({ consent: {}, marks: [{ status: 'ExcusedAbsence' }, { status: 'ExcusedAbsence' }] });

  const overlap: SendOutcome = { kind: 'refused', problems: [{ code: 'ATTENDANCE_OVERLAP', message: 'ana is already present in Chess.', path: 'marks.0' }] };
  const other = open(overlap);
  other.store.apply([change('ana', MON, present)]);
  await other.store.flush();
  other.store.apply([change('ana', MON, excused)]);
  other.store.undo();
  await other.store.flush();
  // Nobody has said yes to it.
  expect(other.sent.at(-1)?.consent).toEqual({});
  expect(held()).toEqual([]);
});

it('gives the answer again where a mark is done once more', async () => {
  const { store, sent, held } = open({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LONG', message: 'That is long.', path: 'marks.0' }] });
  store.apply([change('ana', MON, present)]);
  await store.flush();
  held().forEach((one) => store.insist(one));
  await store.flush();
  store.undo();
  await store.flush();
  store.redo();
  expect(await store.flush()).toBe(true);
  expect(sent.map(({ consent }) => consent)).toEqual([{}, { long: true }, {}, { overlap: true, long: true }]);
});

const late = (days: number): SendOutcome => ({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LATE', message: `More than ${days} days ago.`, path: null }] });

it('asks once for the reason of all late days of a step, and goes on with the other days', async () => {
  const { store, sent } = open(late(7), late(7));
  store.apply([change('ana', MON, present), change('ana', TUE, present), change('ben', TUE, present)]);
  expect([await store.flush(), store.snapshot().lateQuestion, sent.length]).toEqual([false, { dates: [MON, TUE], message: 'More than 7 days ago.', last: null }, 2]);
  // Nothing is sent before the answer.
  await store.flush();
  expect(sent).toHaveLength(2);
  store.giveReason('Sheet was found');
  expect(await store.flush()).toBe(true);
  expect(sent.slice(2).map(({ date, reason }) => [date, reason])).toEqual([[MON, 'Sheet was found'], [TUE, 'Sheet was found']]);
});

it('keeps a reason with the day that it was given for: another late day is asked about by itself, with the last reason at hand', async () => {
  const { store, sent } = open(late(5), undefined, undefined, late(5));
  store.apply([change('ana', MON, present)]);
  await store.flush();
  store.giveReason('Sheet was found');
  await store.flush();
  store.apply([change('ben', MON, present)]);
  await store.flush();
  store.apply([change('ana', TUE, present)]);
  expect(await store.flush()).toBe(false);
  expect(store.snapshot().lateQuestion).toEqual({ dates: [TUE], message: 'More than 5 days ago.', last: 'Sheet was found' });
  expect(sent.map(({ date, reason }) => [date, reason])).toEqual([[MON, null], [MON, 'Sheet was found'], [MON, 'Sheet was found'], [TUE, null]]);
  // Without one the marks of that day alone are taken back.
  store.leaveLate();
  expect([await store.flush(), store.markOf({ personId: 'ana', date: TUE }).status, store.markOf({ personId: 'ben', date: MON }).status]).toEqual([true, 'Enrolled', 'Present']);
});

it('opens two weeks with the week of the day last: what is entered lies behind it', () => {
  // A Sunday begins its week.
  expect(['2026-11-15', '2026-11-18', '2026-11-21'].map((date) => daysOf('weeks', date))).toEqual(Array(3).fill({ from: '2026-11-08', to: '2026-11-21' }));
  expect(daysOf('week', '2026-11-18')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});
