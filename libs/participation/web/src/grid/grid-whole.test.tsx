import type { AttendanceStatus } from '@afterbell/participation/domain';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import { barrierOfDay, type GridData, type GridDay, markFor } from './grid-model';
import { GridPanel } from './grid-panel';
import { GridStore } from './grid-store';
import { wholeDays } from './grid-whole';
import { planBlock } from './grid-work';

const [MON, TUE, WED] = ['2026-11-16', '2026-11-17', '2026-11-18'];
const counts = (enrolled: number, present: number) => ({ enrolled, present, excusedAbsence: 0, unexcusedAbsence: 0 });
const day = (date: string, values: Partial<GridDay> = {}): GridDay => ({ date, state: 'scheduled', closureReason: null, locked: false, outcome: null, startTime: '15:00', endTime: '17:00', counts: counts(2, 0), ...values });
const row = (personId: string, status: AttendanceStatus = 'Enrolled') => ({ personId, firstName: personId, lastName: '', cells: [MON, TUE, WED].map((date) => ({ date, status, startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, source: null })) });
const dataOf = (days: GridDay[]): GridData => ({ mayEdit: true, isDropIn: false, timesRequired: false, timeZone: 'America/New_York', days, rows: ['ana', 'ben'].map((id) => row(id)) });
const open = (data: GridData) => new GridStore(data, () => Promise.resolve({ kind: 'refused', problems: [{ code: 'MONTH_LOCKED', message: 'Locked', path: null }] }));
const mark = (store: GridStore, date: string) => store.apply(['ana', 'ben'].map((personId) => ({ personId, date, mark: { status: 'Present', startTime: '15:00', endTime: '17:00' } })));

it('is complete when nobody of anybody is left to mark: children of other pages are waited for, closed and coming days are not offered', async () => {
  // Of Tuesday a child on another page is not marked.
  const data = dataOf([day(MON), day(TUE, { counts: counts(3, 0) }), day(WED)]);
  const store = open(data);
  expect(wholeDays(data, store, TUE)).toEqual([]);
  for (const date of [MON, TUE, WED]) mark(store, date);
  expect(wholeDays(data, store, TUE)).toEqual([MON]);
  expect(wholeDays(data, store, WED)).toEqual([MON, WED]);
  for (const values of [{ outcome: 'taken' }, { locked: true }, { state: 'closed' }] as const) expect(wholeDays({ ...data, days: [day(MON, values)] }, store, TUE)).toEqual([]);
  // What the server refused is not stored, whatever the cell shows.
  await store.flush();
  expect(wholeDays(data, store, TUE)).toEqual([]);
  store.stop();
});

it('refuses marks of a day that did not run when they are typed, and names the day that could be reopened', () => {
  const data = dataOf([day(MON, { outcome: 'did_not_run' }), day(TUE, { outcome: 'nobody_came' })]);
  const store = open(data);
  const plan = planBlock({ data, store, today: WED }, { top: 0, bottom: 1, left: 0, right: 1 }, () => ({ status: 'Present', startTime: null, endTime: null }));
  expect([plan.changes, Object.fromEntries(plan.barred), [...plan.ended]]).toEqual([[], { didNotRun: 2, nobodyCame: 2 }, [MON, TUE]]);
  const [, tuesday] = data.days;
  const [ana] = data.rows;
  if (!ana || !tuesday) throw new Error('No cell');
  // An absence says no more than that nobody came.
  expect([barrierOfDay(data, tuesday), markFor(data, ana, tuesday, WED, { status: 'ExcusedAbsence', startTime: null, endTime: null })]).toMatchObject([null, { status: 'ExcusedAbsence' }]);
});

it('where each line is a session, bars only the one that did not run', () => {
  const chess = { ...row('chess'), outcomes: new Map([[MON, 'did_not_run' as const]]) };
  const data: GridData = { ...dataOf([day(MON), day(TUE)]), rows: [chess, { ...row('robotics'), outcomes: new Map() }] };
  const store = open(data);
  const plan = planBlock({ data, store, today: WED }, { top: 0, bottom: 1, left: 0, right: 1 }, () => ({ status: 'Present', startTime: null, endTime: null }));
  expect([plan.changes.map(({ personId, date }) => [personId, date]), Object.fromEntries(plan.barred)]).toEqual([[['chess', TUE], ['robotics', MON], ['robotics', TUE]], { didNotRun: 1 }]);
});

it('opens Times with those of the marks, leaves a time that is not typed to each, and keeps a present child’s when P is typed again', () => {
  jest.useFakeTimers();
  const data = dataOf([day(MON), day(TUE)]);
  const store = open(data);
  const present = (personId: string, startTime: string, endTime: string) => ({ personId, date: MON, mark: { status: 'Present' as const, startTime, endTime } });
  store.apply([present('ana', '15:10', '16:30'), present('ben', '15:40', '16:30')]);
  const timesOf = (...cells: (readonly [string, string])[]) => cells.map(([personId, date]) => store.markOf({ personId, date })).map(({ startTime, endTime }) => [startTime, endTime]);
  const { unmount } = renderKit(<GridPanel data={data} store={store} today={WED} label="Robotics" />);
  const cellOf = (name: string, column: number) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).querySelector(`[data-column="${column}"]`) as Element;
  const choose = (name: string, column: number, shiftKey = false) => fireEvent.mouseDown(cellOf(name, column), { button: 0, shiftKey });
  const press = (key: string) => {
    fireEvent.keyDown(cellOf('ana', 0), { key });
    // As long as a letter waits for the next one of a badge.
    act(() => jest.advanceTimersByTime(150));
  };
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const shown = () => ['From', 'Until'].map((label) => field(label).value);
  const put = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Mark present with these times' }));
  };

  choose('ana', 0);
  press('t');
  expect(shown()).toEqual(['15:10', '16:30']);
  put({ Until: '16:45' });
  expect(timesOf(['ana', MON])).toEqual([['15:10', '16:45']]);
  press('p');
  fireEvent.paste(cellOf('ana', 0), { clipboardData: { getData: () => 'P' } });
  expect(timesOf(['ana', MON])).toEqual([['15:10', '16:45']]);

  // Ana, Ben, and on Tuesday nobody yet: who is not present has the session's times.
  choose('ben', 1, true);
  press('t');
  expect(shown()).toEqual(['', '']);
  expect(screen.getAllByText('They differ. Left empty, each keeps its own.')).toHaveLength(2);
  put({ From: '15:20' });
  expect(timesOf(['ana', MON], ['ben', MON], ['ana', TUE], ['ben', TUE])).toEqual([['15:20', '16:45'], ['15:20', '16:30'], ['15:20', '17:00'], ['15:20', '17:00']]);

  choose('ana', 1);
  press('t');
  put({ From: '' });
  expect(screen.getByText('Say from when.')).toBeInTheDocument();
  unmount();
  jest.useRealTimers();
});

it('names children as a roster does, by the surname that orders them', () => {
  const data = { ...dataOf([day(MON)]), rows: [{ ...row('ana'), firstName: 'Ana', lastName: 'García' }] };
  const store = open(data);
  renderKit(<GridPanel data={data} store={store} today={WED} label="Robotics" />);
  expect(screen.getByRole('rowheader', { name: 'García, Ana' })).toBeInTheDocument();
  store.stop();
});

it('a badge that is scanned over the grid marks nobody and says where badges are read; what a hand types comes before its shortcut', () => {
  jest.useFakeTimers();
  const data = dataOf([day(MON), day(TUE)]);
  const store = open(data);
  const { unmount } = renderKit(<GridPanel data={data} store={store} today={WED} label="Robotics" />);
  const cell = screen.getByRole('row', { name: /^ana/ }).querySelector('[data-column="0"]') as Element;
  const statuses = () => [MON, TUE].map((date) => store.markOf({ personId: 'ana', date }).status);
  let now = 1_000;
  const press = (key: string, more: object = {}) => {
    now += 8;
    const event = createEvent.keyDown(cell, { key, ...more });
    Object.defineProperty(event, 'timeStamp', { value: now });
    fireEvent(cell, event);
  };
  fireEvent.mouseDown(cell, { button: 0 });
  for (const key of [...'PETP0E7T1234', 'Enter']) press(key);
  act(() => jest.advanceTimersByTime(2_000));
  expect(statuses()).toEqual(['Enrolled', 'Enrolled']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('That was a badge: nobody was marked')).toBeInTheDocument();
  now += 5_000;
  press('e');
  press('z', { ctrlKey: true });
  expect(statuses()).toEqual(['Enrolled', 'Enrolled']);
  act(() => jest.advanceTimersByTime(500));
  expect(statuses()).toEqual(['Enrolled', 'Enrolled']);
  unmount();
  jest.useRealTimers();
});
