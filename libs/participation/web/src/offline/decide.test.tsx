import 'fake-indexeddb/auto';
import { wipeDoor } from '@afterbell/core/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DAY, mark, openAs, putOff, Server, store } from '../../test/offline-fixture';
import { clientWith, renderKit } from '../../test/render-kit';
import { child, dayWith } from '../../test/roster-fixture';
import { openRoster } from '../roster/open-rosters';
import { unsentDays } from '../roster/unsent-marks';
import { chosenMark, fieldsOf, keepDecided } from './decide';
import { closingsOf, keepClosing } from './kept-closings';
import { onWaiting, waitingOf } from './use-waiting';
import { keepRoster } from './kept-rosters';
import { OfflineSync } from './offline-sync';
import WaitingDialog from './waiting-dialog';
import { readWaiting } from './waiting-list';

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

test('a child of a day whose roster is not on this device is told by name, where the server can be asked', async () => {
  putOff([mark('ana')]);
  server.conflictOn = 'ana';
  sync.start();
  await sync.run();
  renderKit(<WaitingDialog userId="me" onClose={() => undefined} onDecided={() => sync.insist()} />, server.answers);
  expect(await screen.findByText('Last ana, First ana')).toBeInTheDocument();
  expect(screen.queryByText(/not on this device/)).toBeNull();
});

test('and without an answer it is said that the name is not known here', async () => {
  putOff([mark('ana')]);
  server.conflictOn = 'ana';
  sync.start();
  await sync.run();
  renderKit(<WaitingDialog userId="me" onClose={() => undefined} onDecided={() => sync.insist()} />);
  expect(await screen.findByText('A child whose name is not on this device')).toBeInTheDocument();
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

  test('several with the same question are answered with one press, or one by one', async () => {
    putOff([mark('ana'), mark('ben'), mark('cem')]);
    server.refuse = { code: 'ATTENDANCE_LONG', message: 'Much longer than the session lasts.' };
    sync.start();
    await sync.run();
    openDialog();
    expect(await screen.findAllByRole('button', { name: 'The times are right' })).toHaveLength(3);
    server.refuse = null;
    fireEvent.click(screen.getByRole('button', { name: 'Keep these times: all 3' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(server.requests.at(-1)).toMatchObject({ allowLong: true, marks: [{ personId: 'ana' }, { personId: 'ben' }, { personId: 'cem' }] });
    expect(unsentDays('me')).toEqual([]);
  });
});

describe('beside a page that has the day open for some of its children', () => {
  const page = (...personIds: string[]) => openRoster(DAY.sessionId, DAY.date, { flush: jest.fn(), stop: jest.fn(), personIds: () => personIds });
  const closed = jest.fn();
  const openDialog = () => renderKit(<WaitingDialog userId="me" onClose={closed} onDecided={() => sync.insist()} />);
  let close: () => void;
  beforeEach(() => {
    closed.mockClear();
    close = page('ana');
  });
  afterEach(() => act(() => close()));

  test('the marks of the others are counted, asked about and sent, and its own are left to it', async () => {
    const overlap = (personId: string) => ({ reason: 'overlap' as const, mark: mark(personId), message: `${personId} is already present in Chess.` });
    store().write({ batch: null, marks: [mark('ana'), mark('ben'), mark('cem')], held: ['ana', 'ben', 'cem'], why: { ana: overlap('ana'), ben: overlap('ben'), cem: overlap('cem') }, title: 'Homework Help' });
    expect(waitingOf('me')).toMatchObject({ sendable: 0, undecided: 2 });
    sync.start();
    openDialog();
    expect(await screen.findByText('ben is already present in Chess.')).toBeInTheDocument();
    expect(screen.queryByText('ana is already present in Chess.')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark present in both' })[0] as HTMLElement);
    await waitFor(() => expect(server.requests).toMatchObject([{ allowOverlap: true, marks: [{ personId: 'ben' }] }]));
    await waitFor(() => expect(waitingOf('me')).toMatchObject({ sendable: 0, undecided: 1 }));
    const told = jest.fn();
    const stop = onWaiting(told);
    act(() => close());
    stop();
    expect([waitingOf('me'), told.mock.calls.length]).toMatchObject([{ undecided: 2 }, 1]);
  });

  test('of a day that is refused as a whole its own are not discarded with those of the others', async () => {
    store().write({ batch: null, marks: [mark('ana'), mark('ben')], blocked: { code: 'MONTH_LOCKED', message: 'November 2026 is locked.', path: null }, title: 'Homework Help' });
    expect(waitingOf('me')).toMatchObject({ undecided: 1 });
    openDialog();
    fireEvent.click(await screen.findByRole('button', { name: /^Discard 1 mark of / }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(store().peek()?.marks.map(({ personId }) => personId)).toEqual(['ana']);
  });
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
