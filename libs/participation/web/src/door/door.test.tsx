import { todayIn } from '@afterbell/core/domain';
import { UnreachableError } from '@afterbell/core/web';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, renderKit } from '../../test/render-kit';
import { child, dayWith } from '../../test/roster-fixture';
import { AGAIN_MS, GIVE_UP_MS } from '../kiosk/ask-until-answered';
import { IDLE_MS } from '../kiosk/kiosk-hands';
import KioskPage from '../kiosk/kiosk.page';
import { KioskStart } from '../kiosk/kiosk-start';
import type { KioskDevice } from '../kiosk/use-kiosk';
import { CheckOutDialog } from './check-out-dialog';
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
  expect(await screen.findByRole('radio', { name: /García, Maria/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Check out' })).toBeEnabled();
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

  test('a kiosk that nobody touches begins anew, and a search takes away what was said before', async () => {
    const refuse = async () => ({ problem: 'Nobody of this site has this code.', code: 'DOOR_CODE_UNKNOWN' });
    const kiosk: KioskDevice = { device: { at: 'loading' }, online: true, stepping: false, waiting: false, lost: false, giveUp: nothing, check: async () => undefined, tell: refuse, step: refuse };
    const ben = { __typename: 'KioskChild', id: 'b', name: 'Ben G.', hasPhoto: false, state: 'expected', sessionName: null, since: null, left: null, restricted: false };
    const answers: Record<string, Answer> = { kioskChildren: () => ({ kioskChildren: [ben] }) };
    renderKit(<KioskStart kiosk={kiosk} siteName="Cedar Bend" onChild={nothing} onStaff={nothing} />, answers);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    await later(10);
    scan('ZZZZZZZZZZZZ');
    await later(100);
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

  const ANA = { __typename: 'KioskChild', id: 'ana', name: 'Ana S.', hasPhoto: false, state: 'in', sessionName: 'Homework Help', since: '15:02', left: null, restricted: false };
  const IN = { kioskScan: { __typename: 'KioskStepPayload', problems: [], did: 'in', at: '15:02', child: ANA } };
  const answers: Record<string, Answer> = {
    kioskDevice: () => ({ kioskHere: { __typename: 'KioskHere', name: 'Front door', siteName: 'Cedar Bend', timeZone: 'America/New_York' } }),
    kioskStaffCode: () => ({ kioskStaffCode: { __typename: 'KioskStaffCode', qr: '<svg/>', seconds: 30 } }),
  };

  async function scanning(kioskScan: Answer) {
    renderKit(<KioskPage />, { ...answers, kioskScan });
    await later(100);
    scan('DEM000000001');
    await later(100);
  }

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
