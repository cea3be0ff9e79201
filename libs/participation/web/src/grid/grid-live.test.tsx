import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import type { Mark } from '@afterbell/participation/domain';
import type { Batch, SendOutcome } from '../roster/marks';
import { standing } from '../roster/sealed-marks';
import { browserUnsentStore, unsentDays } from '../roster/unsent-marks';
import type { GridData } from './grid-model';
import { GridPanel } from './grid-panel';
import { GridStore } from './grid-store';
import { GridUnsent } from './grid-unsent';

const [MON, TUE] = ['2026-11-16', '2026-11-17'];
const SESSION = 'robotics';
const present: Mark = { status: 'Present', startTime: '15:00', endTime: '17:00' };
const excused: Mark = { status: 'ExcusedAbsence', startTime: null, endTime: null };
const cell = (date: string, values: object = {}) => ({ date, status: 'Enrolled' as const, startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, source: null, ...values });
const dataOf = (ana: object = {}) => ({ days: [MON, TUE].map((date) => ({ date })), rows: ['ana', 'ben'].map((personId) => ({ personId, firstName: personId, lastName: '', cells: [cell(MON, personId === 'ana' ? ana : {}), cell(TUE)] })) }) as unknown as GridData;
const theirs = (version: number, values: object = {}) => ({ personId: 'ana', date: MON, ...excused, version, changedBy: 'Rosa Delgado', source: 'typed' as const, changedByYou: false, ...values });

const open = (sessionId: string, date: string, of?: (personId: string) => boolean) => browserUnsentStore('me', sessionId, date, of);
const device = () => new GridUnsent({ open, markAt: ({ personId, date }) => ({ sessionId: SESSION, date, personId }), title: () => 'Robotics' });
const onDevice = () => unsentDays('me').map(({ sessionId, date }) => {
  const stored = open(sessionId, date).peek();
  return [`${sessionId} ${date}`, [...standing(stored).values()].map(({ personId, status, version }) => [personId, status, version]), stored?.held ?? []];
});

function grid(...answers: SendOutcome[]) {
  const sent: { date: string; marks: Batch['marks'] }[] = [];
  const store = new GridStore(dataOf(), (date, { marks }) => {
    sent.push({ date, marks });
    return Promise.resolve(answers.shift() ?? { kind: 'saved' as const, savedAt: '2026-11-17T20:00:00.000Z', enrolled: [], marks: marks.map((mark) => ({ ...mark, version: mark.version + 1 })) });
  }, true, device());
  return { store, sent };
}

beforeEach(() => localStorage.clear());

it('keeps what is not saved on the device by day, beside what the roster keeps there, and goes on with it', async () => {
  open(SESSION, MON).write({ batch: { key: 'k', consent: {}, marks: [{ personId: 'zoe', ...present, version: 0, consent: {} }] }, marks: [] });
  const offline: SendOutcome = { kind: 'failed', reason: 'offline' };
  const first = grid(offline);
  first.store.start();
  first.store.apply([{ personId: 'ana', date: MON, mark: present }, { personId: 'ben', date: TUE, mark: excused }]);
  expect(await first.store.flush()).toBe(false);
  expect(onDevice()).toEqual([
    [`${SESSION} ${MON}`, [['zoe', 'Present', 0], ['ana', 'Present', 0]], []],
    [`${SESSION} ${TUE}`, [['ben', 'ExcusedAbsence', 0]], []],
  ]);
  // The page was closed with it; another finds it.
  const next = grid();
  next.store.start();
  expect(next.store.snapshot().edits.size).toBe(2);
  expect(await next.store.flush()).toBe(true);
  expect(next.sent.map(({ date, marks }) => [date, marks.map(({ personId }) => personId)])).toEqual([[MON, ['ana']], [TUE, ['ben']]]);
  expect(onDevice()).toEqual([[`${SESSION} ${MON}`, [['zoe', 'Present', 0]], []]]);
  [first, next].forEach(({ store }) => store.stop());
});

it('says without a network that marks wait on the device, not that they are not saved', async () => {
  const { store } = grid({ kind: 'failed', reason: 'offline' });
  store.apply([{ personId: 'ana', date: MON, mark: present }]);
  await store.flush();
  const { unmount } = renderKit(<GridPanel data={{ ...dataOf(), mayEdit: true, timeZone: 'America/New_York' }} store={store} today={TUE} label="Robotics" />);
  const [status] = screen.getAllByRole('status').filter((line) => line.dataset['save']);
  expect(status).toHaveTextContent(/^1 change waiting to be sent.*No connection. Kept on this device and sent as soon as it is back/);
  expect(status).not.toHaveTextContent('Not saved');
  unmount();
  store.stop();
});

it('names the days of which a late change is explained, and offers the reason that was given last', async () => {
  const late: SendOutcome = { kind: 'refused', problems: [{ code: 'ATTENDANCE_LATE', message: 'This day was more than 7 days ago.', path: null }] };
  const { store } = grid(late, undefined as unknown as SendOutcome, late);
  store.apply([{ personId: 'ana', date: MON, mark: present }]);
  await store.flush();
  const { unmount } = renderKit(<GridPanel data={{ ...dataOf(), mayEdit: true, timeZone: 'America/New_York' }} store={store} today={TUE} label="Robotics" />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Say why Mon 11/16/2026 is changed now' }));
  expect(dialog.getByLabelText('Reason')).toHaveValue('');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Sheet was found' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save with this reason' }));
  await act(() => store.flush());
  await act(async () => {
    store.apply([{ personId: 'ben', date: TUE, mark: present }]);
    await store.flush();
  });
  const next = within(await screen.findByRole('dialog', { name: 'Say why Tue 11/17/2026 is changed now' }));
  expect(next.getByLabelText('Reason')).toHaveValue('Sheet was found');
  act(() => store.leaveLate());
  unmount();
  store.stop();
});

it('asks for one reason for several late days by naming them', async () => {
  const late: SendOutcome = { kind: 'refused', problems: [{ code: 'ATTENDANCE_LATE', message: 'This day was more than 7 days ago.', path: null }] };
  const { store } = grid(late, late);
  store.apply([MON, TUE].map((date) => ({ personId: 'ana', date, mark: present })));
  await store.flush();
  const { unmount } = renderKit(<GridPanel data={{ ...dataOf(), mayEdit: true, timeZone: 'America/New_York' }} store={store} today={TUE} label="Robotics" />);
  expect(await screen.findByRole('dialog', { name: 'Say why Mon 11/16/2026 and Tue 11/17/2026 are changed now' })).toHaveTextContent('The reason is kept with every change that you make to these days now.');
  act(() => store.leaveLate());
  unmount();
  store.stop();
});

it('writes nothing back that signing out has discarded', async () => {
  const { store } = grid({ kind: 'failed', reason: 'offline' }, { kind: 'failed', reason: 'offline' });
  store.start();
  store.apply([{ personId: 'ana', date: MON, mark: present }]);
  localStorage.clear();
  store.stop();
  await store.flush();
  expect(onDevice()).toEqual([]);
});

it('shows marks of others, keeps what is typed, and asks before one of theirs is overwritten', async () => {
  const conflict: SendOutcome = { kind: 'conflict', conflicts: [{ id: 'ana', field: 'status', current: 'ExcusedAbsence', version: 5, changedBy: 'Rosa Delgado' }] };
  const { store, sent } = grid(conflict);
  store.apply([{ personId: 'ana', date: MON, mark: present }]);
  store.hear([theirs(5), { ...theirs(1), personId: 'ben', date: TUE }, { ...theirs(1), personId: 'stranger' }]);
  expect([store.markOf({ personId: 'ana', date: MON }).status, store.markOf({ personId: 'ben', date: TUE }).status]).toEqual(['Present', 'ExcusedAbsence']);
  expect([...store.snapshot().fresh]).toEqual([[`ben ${TUE}`, { by: 'Rosa Delgado' }]]);
  expect(store.known()).toBe(6);
  expect(await store.flush()).toBe(false);
  expect(sent[0]?.marks).toMatchObject([{ personId: 'ana', version: 0 }]);
  expect([...store.snapshot().edits.values()]).toMatchObject([{ personId: 'ana', phase: 'held' }]);
  store.stop();
});

it('says of one’s own mark from another window whose it is, and nothing is said to be saved while a cell waits for a decision', async () => {
  const conflict: SendOutcome = { kind: 'conflict', conflicts: [{ id: 'ana', field: 'status', current: 'ExcusedAbsence', version: 5, changedBy: 'Rosa Delgado', changedByYou: true }] };
  const { store } = grid(conflict);
  store.apply([{ personId: 'ana', date: MON, mark: present }, { personId: 'ben', date: TUE, mark: excused }]);
  await store.flush();
  const data = { ...dataOf(), mayEdit: true, timeZone: 'America/New_York' };
  const { unmount } = renderKit(<GridPanel data={data} store={store} today={TUE} label="Robotics" />);
  expect(await screen.findByText(/you marked “Excused” in another window meanwhile/)).toBeInTheDocument();
  expect(screen.queryByText(/^Saved \d/)).toBeNull();
  expect(screen.getByText('1 mark to decide')).toBeInTheDocument();
  act(() => void store.undo());
  unmount();
  store.stop();
});

it('does not call one’s own marks of a day somebody else’s, where both stand in the way', async () => {
  const against = { field: 'status', current: 'ExcusedAbsence', version: 5, changedBy: 'Rosa Delgado' };
  const { store } = grid({ kind: 'conflict', conflicts: [{ ...against, id: 'ana', changedByYou: true }, { ...against, id: 'ben' }] });
  store.apply([{ personId: 'ana', date: MON, mark: present }, { personId: 'ben', date: MON, mark: present }]);
  await store.flush();
  const { unmount } = renderKit(<GridPanel data={{ ...dataOf(), mayEdit: true, timeZone: 'America/New_York' }} store={store} today={TUE} label="Robotics" />);
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringContaining('you marked “Excused” in another window'), expect.stringContaining('Rosa Delgado')]);
  act(() => void store.undo());
  unmount();
  store.stop();
});

it('asks about start and end each by itself where both marked the child present', async () => {
  const against = { version: 5, changedBy: 'Rosa Delgado' };
  const conflicts = ['ana', 'ben'].flatMap((id) => [{ ...against, id, field: 'startTime', current: '15:05' }, { ...against, id, field: 'endTime', current: '16:55' }]);
  const { store, sent } = grid({ kind: 'conflict', conflicts });
  const mine: Mark = { status: 'Present', startTime: '15:15', endTime: '16:45' };
  store.apply([{ personId: 'ana', date: MON, mark: mine }, { personId: 'ben', date: MON, mark: mine }]);
  await store.flush();
  const { unmount } = renderKit(<GridPanel data={{ ...dataOf(), mayEdit: true, timeZone: 'America/New_York' }} store={store} today={TUE} label="Robotics" />);
  const [all] = await screen.findAllByRole('button', { name: 'Choose start and end' });
  fireEvent.click(all as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'What waits for your decision' }));
  const choose = (group: RegExp, side: RegExp) => fireEvent.click(within(dialog.getByRole('group', { name: group })).getByRole('radio', { name: side }));
  choose(/^From of ana, Mon/, /^Theirs/);
  choose(/^Until of ana, Mon/, /^Yours/);
  choose(/^From of ben, Mon/, /^Theirs/);
  choose(/^Until of ben, Mon/, /^Theirs/);
  fireEvent.click(dialog.getByRole('button', { name: 'Save the choice' }));
  expect(await store.flush()).toBe(true);
  expect(sent.slice(1).map(({ marks }) => marks)).toEqual([[expect.objectContaining({ personId: 'ana', status: 'Present', startTime: '15:05', endTime: '16:45', version: 5 })]]);
  unmount();
  store.stop();
});

it('leaves on the device what is asked about a mark, for whoever decides about it elsewhere', async () => {
  const theirs = { version: 5, changedBy: 'Rosa Delgado' };
  const { store } = grid(
    { kind: 'conflict', conflicts: [{ ...theirs, id: 'ana', field: 'startTime', current: '15:05' }] },
    { kind: 'refused', problems: [{ code: 'ATTENDANCE_OVERLAP', message: 'ben is already present in Chess.', path: 'marks.0' }] },
  );
  store.start();
  store.apply([{ personId: 'ana', date: MON, mark: present }, { personId: 'ben', date: TUE, mark: present }]);
  await store.flush();
  store.stop();
  const kept = (date: string) => open(SESSION, date).read();
  expect(kept(MON)).toMatchObject({ held: ['ana'], why: { ana: { reason: 'conflict', mark: present, theirs: { ...present, version: 5, startTime: '15:05', changedByYou: false } } } });
  expect(kept(TUE)).toMatchObject({ held: ['ben'], why: { ben: { reason: 'overlap', mark: present } } });
});

it('does not undo over what somebody else marked since, and reading again leaves what was saved here', async () => {
  const { store } = grid();
  store.apply([{ personId: 'ana', date: MON, mark: present }, { personId: 'ben', date: TUE, mark: present }]);
  await store.flush();
  store.renew(dataOf());
  expect(store.markOf({ personId: 'ana', date: MON })).toMatchObject(present);
  store.hear([theirs(2)]);
  expect(store.undo()).toBe(1);
  expect(store.markOf({ personId: 'ana', date: MON }).status).toBe('ExcusedAbsence');
  store.stop();
});

it('tells nothing of one’s own from another window when the view is read again, but what another did', () => {
  const { store } = grid();
  const marked = { ...present, version: 1, changedBy: 'Rosa Delgado' };
  store.renew(dataOf({ ...marked, changedByYou: true }));
  expect([store.markOf({ personId: 'ana', date: MON }), store.snapshot().news]).toMatchObject([present, null]);
  store.renew(dataOf({ ...marked, ...excused, version: 2 }));
  expect(store.snapshot().news).toMatchObject({ count: 1, by: 'Rosa Delgado' });
  store.stop();
});

it('names which dates of a step were saved and which not, until it is taken back', async () => {
  const saved = undefined as unknown as SendOutcome;
  const { store } = grid(saved, { kind: 'refused', problems: [{ code: 'MONTH_LOCKED', message: 'November 2026 is locked.', path: null }] });
  store.apply(['ana', 'ben'].flatMap((personId) => [MON, TUE].map((date) => ({ personId, date, mark: present }))));
  expect(await store.flush()).toBe(false);
  expect(store.snapshot().parts).toEqual({ saved: [MON], left: [TUE] });
  expect(store.undo()).toBe(4);
  expect(store.snapshot().parts).toBeNull();
  expect(await store.flush()).toBe(true);
  expect(store.markOf({ personId: 'ben', date: MON }).status).toBe('Enrolled');
  store.stop();
});
