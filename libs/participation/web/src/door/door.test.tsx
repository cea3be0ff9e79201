import { todayIn } from '@afterbell/core/domain';
import { UnreachableError } from '@afterbell/core/web';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, renderKit } from '../../test/render-kit';
import { child, dayWith } from '../../test/roster-fixture';
import { AGAIN_MS, GIVE_UP_MS } from '../kiosk/ask-until-answered';
import { IDLE_MS } from '../kiosk/kiosk-hands';
import KioskPage from '../kiosk/kiosk.page';
import { CheckOutDialog } from './check-out-dialog';
import { KioskForm } from './kiosk-form';
import { useRosterDoor } from './use-roster-door';

const nothing = () => undefined;

test('checking out is not offered before it is known who may pick up and who must not', async () => {
  const user = userEvent.setup();
  let online = false;
  const list = { __typename: 'DoorPickUp', id: 'm', name: 'García, Maria', relationship: 'Mother', mayPickUp: true, restricted: false };
  renderKit(<CheckOutDialog day={dayWith([child('ana')])} personId="ana" name="Ana García" onClose={nothing} onDone={nothing} />, { doorPickUpList: () => (online ? { doorPickUps: [list] } : new TypeError('Failed to fetch')) });
  expect(await screen.findByText('The pick-up list and contact restrictions cannot be read')).toBeInTheDocument();
  expect(screen.queryByText(/Nobody is on the pick-up list/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Check out' })).toBeDisabled();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /García, Maria/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Say who picks up.')).toBeVisible();
});

test('that a child with a contact restriction leaves alone is chosen, never taken for granted', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  renderKit(<CheckOutDialog day={dayWith([{ ...child('ana'), contactRestriction: 'Not the uncle' }])} personId="ana" name="Ana García" onClose={nothing} onDone={nothing} />, {
    doorPickUpList: () => ({ doorPickUps: [] }),
    checkOutAtDoor: (variables) => (sent.push(variables), new TypeError('Failed to fetch')),
  });
  expect(await screen.findByRole('radio', { name: 'Nobody: leaves alone' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText('Say who picks up.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Nobody: leaves alone' }));
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a kiosk that cannot be made says of which field', async () => {
  const wrong = (path: string | null, message: string) => ({ __typename: 'InvalidProblem', code: 'VALIDATION', path, message });
  const answers = [[wrong('name', 'has 1 to 60 characters'), wrong('pin', 'has 4 to 8 digits')], [wrong('', 'There are 20 kiosks here already: end one first.')]];
  renderKit(<KioskForm onMade={nothing} />, { makeKiosk: () => ({ makeKiosk: { __typename: 'KioskCodePayload', kiosk: null, code: null, link: null, qr: null, problems: answers.shift() ?? [] } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Make kiosk' }));
  expect(await screen.findByText('Name has 1 to 60 characters.')).toBeVisible();
  expect(screen.getByText('PIN of the staff has 4 to 8 digits.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Make kiosk' }));
  expect(await screen.findByText('There are 20 kiosks here already: end one first.')).toBeVisible();
  expect(screen.queryByText(/has 1 to 60/)).toBeNull();
});

describe('by the clock of the test', () => {
  let now = 1_000;
  const press = (key: string) => {
    now += 8;
    const event = createEvent.keyDown(document.body, { key });
    Object.defineProperty(event, 'timeStamp', { value: now });
    fireEvent(document.body, event);
  };
  const scan = (code: string) => {
    now += 5_000;
    for (const key of [...code, 'Enter']) press(key);
  };
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('who is in already is told without a time where nobody saw when', async () => {
    const Roster = () => {
      const door = useRosterDoor(dayWith([child('ana')], { date: todayIn('America/New_York', new Date()) }), async () => undefined, { current: null });
      return <><button onClick={door.scan}>Scan</button>{door.panel}</>;
    };
    const done = { __typename: 'DoorDoneType', personId: 'ana', name: 'Ana García', did: 'already_in', at: null, sessionName: 'Robotics' };
    renderKit(<Roster />, { scanBadgeAtDoor: () => ({ scanBadge: { __typename: 'ScanBadgePayload', personId: 'ana', done, problems: [] } }) });
    fireEvent.click(screen.getByRole('button', { name: 'Scan' }));
    scan('PETP0E7T1234');
    await later(0);
    expect(screen.getByText('Ana García is already in')).toBeInTheDocument();
  });

  test('a child without a place is named by the answer of the scan', async () => {
    const Roster = () => useRosterDoor(dayWith([child('ana')], { date: todayIn('America/New_York', new Date()) }), async () => undefined, { current: null }).panel;
    const problem = { __typename: 'InvalidProblem', code: 'ATTENDANCE_NOT_ENROLLED', message: 'Vera Ode is not enrolled on this date.' };
    renderKit(<Roster />, { scanBadgeAtDoor: () => ({ scanBadge: { __typename: 'ScanBadgePayload', personId: 'vera', done: null, problems: [problem] } }) });
    await later(10);
    scan('PETP0E7T1234');
    await later(500);
    expect(screen.getByRole('alertdialog', { name: 'Check in all the same?' })).toHaveTextContent('Vera Ode is not enrolled on this date. Checking in gives a place in this session for today.');
    expect(screen.queryByText(/This child/)).toBeNull();
  });

  test('a badge on the roster of another day is refused in words', async () => {
    const Roster = () => useRosterDoor(dayWith([child('ana')], { date: '2026-01-15' }), async () => undefined, { current: null }).panel;
    const scanBadgeAtDoor = jest.fn<Record<string, unknown>, [Record<string, unknown>]>(() => ({ scanBadge: { __typename: 'ScanBadgePayload', personId: null, done: null, problems: [{ __typename: 'InvalidProblem', code: 'DOOR_NOT_TODAY', message: 'Only today.' }] } }));
    renderKit(<Roster />, { scanBadgeAtDoor });
    await later(10);
    scan('PETP0E7T1234');
    await later(500);
    expect(scanBadgeAtDoor).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-01-15', code: 'PETP0E7T1234' }));
  });

  const ANA = { __typename: 'KioskChild', id: 'ana', name: 'Ana S.', hasPhoto: false, state: 'in', sessionName: 'Homework Help', arrivalName: null, since: '15:02', left: null, restricted: false };
  const IN = { kioskScan: { __typename: 'KioskStepPayload', problems: [], did: 'in', at: '15:02', child: ANA } };
  const UNKNOWN = { kioskScan: { __typename: 'KioskStepPayload', problems: [{ __typename: 'InvalidProblem', code: 'DOOR_CODE_UNKNOWN', message: 'Nobody of this site has this code.' }], did: null, at: null, child: null } };
  const answers: Record<string, Answer> = {
    kioskDevice: () => ({ kioskHere: { __typename: 'KioskHere', name: 'Front door', siteName: 'Cedar Bend', timeZone: 'America/New_York' } }),
    kioskStaffCode: () => ({ kioskStaffCode: { __typename: 'KioskStaffCode', qr: '<svg/>', seconds: 30 } }),
  };

  async function scanning(kioskScan: Answer, more: Record<string, Answer> = {}) {
    renderKit(<KioskPage />, { ...answers, kioskScan, ...more });
    await later(100);
    scan('DEM000000001');
    await later(100);
  }

  test('a kiosk that nobody touches begins anew, and a search takes away what was said before', async () => {
    const ben = { ...ANA, id: 'b', name: 'Ben G.', state: 'expected', sessionName: null, since: null };
    await scanning(() => UNKNOWN, { kioskChildren: () => ({ kioskChildren: [ben] }) });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody of this site has this code.');
    await later(IDLE_MS);
    expect(screen.queryByRole('alert')).toBeNull();

    scan('ZZZZZZZZZZZZ');
    await later(100);
    fireEvent.change(field, { target: { value: 'be' } });
    expect(screen.queryByRole('alert')).toBeNull();
    await later(500);
    expect(screen.getByRole('button', { name: /Ben G\./ })).toBeInTheDocument();
    await later(IDLE_MS - 1_000);
    expect(field).toHaveValue('be');
    await later(1_500);
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button', { name: /Ben G\./ })).toBeNull();
  });

  test('a name of one letter is found by it, and nobody is missed after the first letter', async () => {
    const asked: unknown[] = [];
    await scanning(() => UNKNOWN, {
      kioskChildren: ({ name }) => {
        asked.push(name);
        return { kioskChildren: name === 'o' ? [{ ...ANA, id: 'o', name: 'O S.', state: 'expected', since: null }] : [] };
      },
    });
    const field = screen.getByRole('textbox', { name: 'First name' });
    for (const [typed, missed] of [['b', false], ['be', true]] as const) {
      fireEvent.change(field, { target: { value: typed } });
      await later(500);
      expect(screen.queryByText('Nobody who is expected today has this first name.') !== null).toBe(missed);
    }
    fireEvent.change(field, { target: { value: 'o' } });
    await later(500);
    expect(screen.getByRole('button', { name: /O S\./ })).toBeVisible();
    expect(asked).toEqual(['b', 'be', 'o']);
  });

  test.each([
    ['was just checked in', IN],
    ['was in already', { kioskScan: { ...IN.kioskScan, did: 'already_in' } }],
  ])('a badge that is nobody’s takes away the card of a child who %s', async (_, first) => {
    const answersInTurn = [first, UNKNOWN];
    await scanning(() => answersInTurn.shift() ?? UNKNOWN);
    expect(screen.getByRole('heading', { name: 'Ana S.' })).toBeVisible();
    scan('ZZZZZZZZZZZZ');
    await later(100);
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody of this site has this code.');
    expect(screen.queryByText(/Ana/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Goes home' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Scan your badge' })).toBeVisible();
  });

  test('whoever picks up a child with a contact restriction is released by the PIN alone', async () => {
    const sent: unknown[] = [];
    const child = { ...ANA, restricted: true };
    await scanning(() => ({ kioskScan: { ...IN.kioskScan, did: 'already_in', child } }), {
      kioskPickUps: () => ({ kioskPickUps: [{ __typename: 'KioskPickUp', id: 'm', name: 'Maria S.', relationship: 'Mother' }] }),
      kioskCheckOut: (variables) => {
        sent.push(variables);
        return { kioskCheckOut: { ...IN.kioskScan, did: 'out', at: '16:00', child: { ...child, state: 'left', left: '16:00' } } };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Goes home' }));
    await later(100);
    // Names of another direction keep their own full stop.
    expect(screen.getByText('Maria S.').tagName).toBe('BDI');
    fireEvent.click(screen.getByRole('button', { name: 'Maria S. · Mother' }));
    await later(100);
    expect(sent).toEqual([]);
    expect(screen.getByText('A staff member enters the PIN to release this child to \u2068Maria S. · Mother\u2069.')).toBeVisible();
    const pin = screen.getByLabelText('PIN');
    expect(pin).toHaveFocus();
    const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
    // A badge that is held there is not tried as a PIN; a PIN typed as fast as a badge is one, wherever the focus is.
    await user.keyboard('DEM000000002{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(/That was a badge/);
    expect([pin, sent]).toEqual([expect.objectContaining({ value: '' }), []]);
    act(() => pin.blur());
    await user.keyboard('2468{Enter}');
    await later(100);
    expect(sent).toEqual([{ childId: 'ana', pickedUpBy: 'm', pin: '2468' }]);
    expect(screen.getByText(/Checked out at/)).toBeVisible();
  });

  test('a child who has just left is told of what they left, and comes to another session only when somebody says so', async () => {
    const left = { ...ANA, state: 'left', left: '16:00', arrivalName: 'Chess' };
    const asked: unknown[] = [];
    const gone = { kioskScan: { ...IN.kioskScan, did: 'already_out', at: '16:00', child: left } };
    await scanning(() => gone, { kioskCheckIn: (variables) => (asked.push(variables), { kioskCheckIn: { ...IN.kioskScan, child: { ...ANA, sessionName: 'Chess' } } }) });
    expect(screen.getByText('Left at 04:00 PM already')).toBeVisible();
    expect(screen.getByText('Homework Help')).toBeVisible();
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check in to \u2068Chess\u2069' }));
    await later(100);
    expect(asked).toEqual([{ childId: 'ana' }]);
    expect(screen.getByText('Chess')).toBeVisible();
  });

  test('a badge that is read while somebody picks up is answered in words, also in the field of a name', async () => {
    const asked: unknown[] = [];
    await scanning((variables) => (asked.push(variables), { kioskScan: { ...IN.kioskScan, did: 'already_in', at: null, child: { ...ANA, since: null } } }), { kioskPickUps: () => ({ kioskPickUps: [] }) });
    expect(screen.getByRole('status')).toHaveTextContent(/^Already in$/);
    fireEvent.click(screen.getByRole('button', { name: 'Goes home' }));
    await later(100);
    scan('DEM000000002');
    await later(100);
    expect(screen.getByRole('alert')).toHaveTextContent(/That was a badge/);
    fireEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Maria' } });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText(/enters the PIN to release this child to/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Goes home' }));
    await later(100);
    fireEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'DEM000000002' } });
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/That was a badge/);
    expect(screen.queryByText(/enters the PIN/)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('sends a check-in again until it is answered, and says so meanwhile', async () => {
    let asked = 0;
    const down = [new TypeError('Failed to fetch'), new UnreachableError(502)];
    await scanning(() => {
      asked += 1;
      return down.shift() ?? IN;
    });
    expect(screen.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible();
    await later(AGAIN_MS);
    expect(screen.getByRole('heading', { name: 'Waiting for the network' })).toBeVisible();
    await later(AGAIN_MS);
    expect(screen.getByText(/Checked in at 03:02 PM/)).toBeVisible();
    expect([asked, screen.queryByText('Waiting for the network')]).toEqual([3, null]);
  });

  test('gives up after a minute with words for the person at the door', async () => {
    await scanning(() => new TypeError('Failed to fetch'));
    await later(GIVE_UP_MS + 10_000);
    expect(screen.queryByText('Waiting for the network')).toBeNull();
    expect(screen.getByText(/There was no answer from the server/)).toBeVisible();
  });
});
