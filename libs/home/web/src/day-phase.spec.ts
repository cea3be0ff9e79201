import { dayPhase, namesOf, rosterPath, type SessionDay } from './day-phase';

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
