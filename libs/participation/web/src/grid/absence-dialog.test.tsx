import type { AttendanceStatus } from '@afterbell/participation/domain';
import { fireEvent, screen } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import { AbsenceDialog } from './absence-dialog';
import type { GridData, GridDay } from './grid-model';
import { GridStore } from './grid-store';

const told: { severity: string; title: string; detail?: string }[] = [];
jest.mock('@afterbell/core/web', () => ({ ...jest.requireActual<object>('@afterbell/core/web'), notify: (one: (typeof told)[number]) => told.push(one) }));

const [FRI, MON, TUE, WED] = ['2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04'];
const day = (date: string, values: Partial<GridDay> = {}): GridDay => ({ date, state: 'scheduled', closureReason: null, locked: false, startTime: null, endTime: null, ...values });
const cell = (date: string, status: AttendanceStatus = 'Enrolled') => ({ date, status, startTime: status === 'Present' ? '15:00' : null, endTime: status === 'Present' ? '17:00' : null, version: 0, changedBy: null, changedByYou: false, source: null });
const line = (personId: string, ...cells: GridData['rows'][number]['cells']) => ({ personId, firstName: personId, lastName: '', cells });
const DAYS = [day(FRI, { locked: true }), day(MON), day(TUE), day(WED, { state: 'closed' })];

function openWith(...rows: GridData['rows'][number][]) {
  told.length = 0;
  const data: GridData = { mayEdit: true, isDropIn: false, timesRequired: false, timeZone: 'America/New_York', days: DAYS, rows };
  const store = new GridStore(data, () => Promise.resolve({ kind: 'failed', reason: 'offline' }), false);
  renderKit(<AbsenceDialog name="Ana" data={data} store={store} today={FRI} from={FRI} to={WED} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: WED } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark the absence' }));
  store.stop();
  return store;
}

it('says how many sessions were left as they were, each with the cause, and none of those in which the child has no place', () => {
  openWith(line('Chess', cell(FRI), cell(MON, 'Present'), cell(TUE, 'ExcusedAbsence')), line('Robotics', cell(FRI), cell(MON), cell(TUE), cell(WED)), line('Choir', cell(TUE)));
  expect(told).toMatchObject([{ severity: 'warn', title: '3 sessions marked as absence', detail: 'Left as they were: 2: the month is locked. 1: the site is closed on that day, or the session does not meet. 1: the child is marked present. 1: marked so already.' }]);
});

it('says nothing more where every session was marked', () => {
  openWith(line('Robotics', cell(MON), cell(TUE)));
  expect(told).toEqual([expect.objectContaining({ severity: 'success', title: '2 sessions marked as absence', detail: undefined })]);
});

it('says why where there was none to mark', () => {
  openWith(line('Robotics', cell(FRI), cell(MON, 'Present')));
  expect(told).toMatchObject([{ severity: 'info', title: 'There is no session to mark in these days', detail: 'Left as they were: 1: the month is locked. 1: the child is marked present.' }]);
});
