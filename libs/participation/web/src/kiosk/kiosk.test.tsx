import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, renderKit } from '../../test/render-kit';
import KioskPage from './kiosk.page';

const answers: Record<string, Answer> = {
  kioskDevice: () => ({ kioskHere: { __typename: 'KioskHere', name: 'Front door', siteName: 'Cedar Bend', timeZone: 'America/New_York' } }),
  kioskStaffCode: () => ({ kioskStaffCode: { __typename: 'KioskStaffCode', qr: '<svg/>', seconds: 30 } }),
};
const getUserMedia = jest.fn<Promise<MediaStream>, []>();
jest.mock('../door/load-detector', () => ({ loadDetector: () => Promise.resolve(() => Promise.resolve([])) }));

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

test('a camera that was refused can be tried again, and is not said to be on', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const user = userEvent.setup();
  renderKit(<KioskPage />, answers);
  await user.click(await screen.findByRole('button', { name: 'Use the camera' }));
  const again = await screen.findByRole('button', { name: 'Try the camera again' });
  expect(screen.queryByRole('button', { name: 'Turn the camera off' })).toBeNull();
  getUserMedia.mockReturnValue(new Promise<MediaStream>(() => undefined));
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Turn the camera off' })).toBeInTheDocument();
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test('a family reads of a locked month that staff have to help, not what staff call it', async () => {
  const user = userEvent.setup();
  const refused = () => ({ kioskScan: { __typename: 'KioskStepPayload', did: null, at: null, child: null, problems: [{ __typename: 'InvalidProblem', code: 'MONTH_LOCKED', message: 'Participation of November 2026 is locked.' }] } });
  renderKit(<KioskPage />, { ...answers, kioskScan: refused });
  await screen.findByRole('heading', { name: 'Scan your badge' });
  await user.keyboard('PETP0E7T1234{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please see a staff member');
  expect(screen.queryByText(/is locked/)).toBeNull();
});
