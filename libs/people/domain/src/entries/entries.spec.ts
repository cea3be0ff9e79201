import { parseEntry } from './entry-fields';
import { COMMUNICATION_FIELDS, GOAL_FIELDS, goalReached, isFollowUpOverdue, NOTE_FIELDS } from './participant-entries';

const TODAY = '2026-11-21';

test('text keeps its lines and loses what cannot be seen; what is missing is said by field', () => {
  expect(parseEntry(NOTE_FIELDS, { text: '\u200b a\u0301 \r\n\u202eb\u0000\n\n', visibility: 'author' }, TODAY)).toEqual({ values: { text: 'á\nb', visibility: 'author' }, problems: [] });
  expect(parseEntry(NOTE_FIELDS, { text: '\u200b\ufeff' }, TODAY).problems).toEqual([{ path: 'text', message: 'is required' }, { path: 'visibility', message: 'is required' }]);
  expect(parseEntry(NOTE_FIELDS, { text: 'x'.repeat(5001), visibility: 'everyone' }, TODAY).problems).toEqual([{ path: 'text', message: 'has more than 5000 characters' }]);
});

test('days lie where they can: not in the future, not before the first', () => {
  const given = { onDate: TODAY, channel: 'phone', withWhom: 'Ana', about: 'x' };
  expect(parseEntry(COMMUNICATION_FIELDS, { ...given, followUpOn: '2026-11-20' }, TODAY).problems).toEqual([{ path: 'followUpOn', message: 'is before the first day' }]);
  expect(parseEntry(COMMUNICATION_FIELDS, { ...given, onDate: '2026-11-22' }, TODAY).problems).toEqual([{ path: 'onDate', message: 'is in the future' }]);
  expect(parseEntry(COMMUNICATION_FIELDS, { ...given, onDate: '2026-02-30', atTime: '25:00' }, TODAY).problems.map(({ path }) => path)).toEqual(['onDate', 'atTime']);
});

test.each([['12.345', 12.35], ['', null], [' ', null]])('the number %p is %p', (given, value) => {
  expect(parseEntry(GOAL_FIELDS, { title: 'x', startsOn: TODAY, status: 'active', targetValue: given }, TODAY).values.targetValue).toBe(value);
});

test.each([
  [{ startValue: null, targetValue: null }, 5, null],
  [{ startValue: 0, targetValue: 20 }, null, 0],
  [{ startValue: 0, targetValue: 20 }, 5, 0.25],
  [{ startValue: 10, targetValue: 4 }, 7, 0.5],
  [{ startValue: 10, targetValue: 4 }, 12, 0],
  [{ startValue: 3, targetValue: 3 }, 3, 1],
  [{ startValue: 0, targetValue: 20 }, 25, 1],
])('%j with %p is reached to %p', (goal, latest, reached) => expect(goalReached(goal, latest)).toBe(reached));

test('a follow-up is overdue from the day after, until it is done', () => {
  expect(isFollowUpOverdue({ followUpOn: TODAY, done: false }, TODAY)).toBe(false);
  expect(isFollowUpOverdue({ followUpOn: '2026-11-20', done: false }, TODAY)).toBe(true);
  expect(isFollowUpOverdue({ followUpOn: '2026-11-20', done: true }, TODAY)).toBe(false);
});
