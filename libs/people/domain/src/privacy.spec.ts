import { isRequestOverdue, requestDueOn, requestProblems } from './privacy';

test('an answer is due by the days that held when it was asked', () => {
  const settings = [{ from: '1975-01-01', days: 45 }, { from: '2026-07-01', days: 30 }];
  expect(requestDueOn('2026-11-02')).toBe('2026-12-17');
  expect(requestDueOn('2026-06-30', settings)).toBe('2026-08-14');
  expect(requestDueOn('2026-07-01', settings)).toBe('2026-07-31');
});

test.each([
  ['open', '2026-11-20', true],
  ['in_progress', '2026-11-21', false],
  ['done', '2026-11-20', false],
  ['open', null, false],
])('%s and due on %s is overdue: %s', (status, dueOn, overdue) => expect(isRequestOverdue({ status, dueOn }, '2026-11-21')).toBe(overdue));

test('what was decided is told in words', () => {
  expect(requestProblems({ status: 'declined', outcome: null })).toEqual([expect.objectContaining({ path: 'outcome' })]);
  expect(requestProblems({ status: 'in_progress', outcome: null })).toEqual([]);
});
