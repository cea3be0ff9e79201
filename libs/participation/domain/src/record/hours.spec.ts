import { attendedMinutes, bandOf } from './hours';

const at = (startTime: string, endTime: string) => ({ startTime, endTime });

test('overlaps, one within the other and neighbours count once, whatever their order', () => {
  expect(attendedMinutes([at('16:00', '17:00'), at('15:00', '16:30'), at('15:15', '15:45'), at('17:00', '17:30')])).toBe(150);
  expect(attendedMinutes([at('08:00', '08:30'), at('15:00', '16:00')])).toBe(90);
  expect(attendedMinutes([])).toBe(0);
});

test.each([
  [0, null],
  [1, { from: 0, to: 900 }],
  [899, { from: 0, to: 900 }],
  [900, { from: 900, to: 2700 }],
  [2699, { from: 900, to: 2700 }],
  [16_199, { from: 10_800, to: 16_200 }],
  [16_200, { from: 16_200, to: null }],
])('%d minutes', (minutes, band) => expect(bandOf(minutes, '2026-11-21')).toEqual(band));

test('the bands are those in force on the day', () => {
  const settings = [{ from: '2026-07-01', starts: [0, 600] }, { from: '2021-07-01', starts: [0, 900] }];
  expect(bandOf(700, '2026-06-30', settings)).toEqual({ from: 0, to: 900 });
  expect(bandOf(700, '2026-07-01', settings)).toEqual({ from: 600, to: null });
});
