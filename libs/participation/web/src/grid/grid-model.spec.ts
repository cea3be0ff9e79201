import { type GridData, type GridDay, type GridRow, markFor } from './grid-model';

const TODAY = '2026-11-20';
const day = (date: string) => ({ date, outcome: null, startTime: '15:00', endTime: '17:00' }) as unknown as GridDay;
const row = { personId: 'ana', cells: [] } as unknown as GridRow;
const data = { mayEdit: true, timesRequired: false, isDropIn: false, days: [], rows: [row] } as unknown as GridData;
const marked = (date: string, startTime: string, endTime: string | null = null) => markFor(data, row, day(date), TODAY, { status: 'Present', startTime, endTime });

it('takes no start after the end of a session whose day is over without an end, as nobody is still there', () => {
  expect(marked('2026-11-19', '18:30')).toBe('noEnd');
  expect(marked('2026-11-19', '17:00')).toBe('noEnd');
  expect(marked('2026-11-19', '18:30', '19:00')).toEqual({ status: 'Present', startTime: '18:30', endTime: '19:00' });
  expect(marked('2026-11-19', '16:30')).toEqual({ status: 'Present', startTime: '16:30', endTime: '17:00' });
  // Today somebody who came late may be there now.
  expect(marked(TODAY, '18:30')).toEqual({ status: 'Present', startTime: '18:30', endTime: null });
});
