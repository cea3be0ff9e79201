import type { Mark } from '@afterbell/participation/domain';
import { minutesShown } from './grid-hours';
import { type CellAt, type GridDay, type GridRow, keyOf } from './grid-model';

const [MON, TUE] = ['2026-11-16', '2026-11-17'];
const days = [MON, TUE].map((date) => ({ date, startTime: null, endTime: null })) as unknown as GridDay[];
const planned = new Map([MON, TUE].map((date) => [date, { startTime: '15:00', endTime: '17:00' }]));
const rows = ['chess', 'robotics'].map((personId) => ({ personId, planned, cells: [] })) as unknown as GridRow[];

it('counts two sessions at once only once, by the plan where no time is told, and of each day by itself', () => {
  const marks = new Map<string, Mark>([
    [keyOf({ personId: 'chess', date: MON }), { status: 'Present', startTime: '15:00', endTime: '16:30' }],
    [keyOf({ personId: 'robotics', date: MON }), { status: 'Present', startTime: '16:00', endTime: null }],
    [keyOf({ personId: 'chess', date: TUE }), { status: 'Present', startTime: null, endTime: null }],
    [keyOf({ personId: 'robotics', date: TUE }), { status: 'ExcusedAbsence', startTime: null, endTime: null }],
  ]);
  const store = { markOf: (cell: CellAt): Mark => marks.get(keyOf(cell)) ?? { status: 'Enrolled', startTime: null, endTime: null } };
  expect(minutesShown({ days, rows }, store)).toBe(240);
  expect(minutesShown({ days: [], rows }, store)).toBe(0);
});
