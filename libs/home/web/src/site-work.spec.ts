import { dayPhase, namesOf, rosterPath, type SessionDay } from './day-phase';
import { siteWork } from './site-work';

const day = (more: Partial<SessionDay>): SessionDay => ({
  __typename: 'SessionDay',
  sessionId: 's',
  sessionName: 'Chess',
  activityName: 'Chess',
  isDropIn: false,
  siteId: 'a',
  siteName: 'Alder',
  date: '2026-11-20',
  startTime: '15:00',
  endTime: '17:00',
  outcome: null,
  locked: false,
  enrolledCount: 10,
  markedCount: 4,
  presentCount: 3,
  ...more,
});

test.each([
  ['14:59', 'upcoming'],
  ['15:00', 'running'],
  ['17:00', 'running'],
  ['17:01', 'missing'],
])('at %s a day without outcome is %s', (now, phase) => {
  expect(dayPhase(day({}), now)).toBe(phase);
});

test('an outcome is an outcome at any time', () => {
  expect(dayPhase(day({ outcome: 'nobody_came' }), '08:00')).toBe('nobody_came');
});

test('the session is named only where it says more than its activity', () => {
  expect(namesOf(day({}))).toEqual({ name: 'Chess', about: null });
  expect(namesOf(day({ sessionName: 'Grades 3–5' }))).toEqual({ name: 'Chess', about: 'Grades 3–5' });
});

test('a day leads to its roster', () => {
  expect(rosterPath(day({}))).toBe('/participation/activity/select-participants?sessionId=s&date=2026-11-20');
});

test('sites with the most left to enter come first, with the first day of it', () => {
  const birch = { siteId: 'b', siteName: 'Birch' };
  const today = [day({}), day({ sessionId: 't', enrolledCount: 5, markedCount: 5 }), day({ ...birch })];
  const missing = [day({ ...birch, date: '2026-11-19' }), day({ ...birch, date: '2026-11-12' })];
  expect(siteWork(today, missing)).toEqual([
    { id: 'b', name: 'Birch', missing: 2, since: '2026-11-12', sessions: 1, enrolled: 10, marked: 4 },
    { id: 'a', name: 'Alder', missing: 0, since: null, sessions: 2, enrolled: 15, marked: 9 },
  ]);
});
