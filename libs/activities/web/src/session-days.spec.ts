import { weekdayName, weekdayRuns } from './session-days';

test('weekdays are counted from Sunday', () => {
  expect([0, 1, 6].map((day) => weekdayName(day, 'en'))).toEqual(['Sun', 'Mon', 'Sat']);
});

test.each([
  { weekdays: [], runs: [] },
  { weekdays: [3], runs: [[3, 3]] },
  { weekdays: [4, 2], runs: [[2, 2], [4, 4]] },
  { weekdays: [1, 2], runs: [[1, 1], [2, 2]] },
  { weekdays: [1, 2, 3, 4, 5], runs: [[1, 5]] },
  { weekdays: [0, 2, 3, 4, 6], runs: [[0, 0], [2, 4], [6, 6]] },
])('$weekdays are said as $runs', ({ weekdays, runs }) => {
  expect(weekdayRuns(weekdays)).toEqual(runs);
});
