import { parseAttendees } from './attendees';
import { attendedFor, parseMeeting } from './meeting';

const TODAY = '2026-11-21';
const MEETING = { startTime: '15:00', endTime: '16:30' };
const GIVEN = { ...MEETING, title: 'Weekly', onDate: '2026-11-20' };

test('a meeting ends after it begins, on a day that there is', () => {
  expect(parseMeeting('staff_meeting', { ...GIVEN, endTime: '15:00' }, TODAY).problems).toEqual([{ path: 'endTime', message: 'is not after the start' }]);
  for (const endTime of ['00:00', '24:00']) expect(parseMeeting('staff_meeting', { ...GIVEN, endTime }, TODAY).problems).toEqual([{ path: 'endTime', message: 'cannot be midnight: the latest is 11:59 PM' }]);
  expect(parseMeeting('staff_meeting', { ...GIVEN, title: ' \u200b', onDate: '2026-02-30', startTime: '24:00' }, TODAY).problems.map(({ path }) => path)).toEqual(['title', 'onDate', 'startTime']);
  expect(parseMeeting('staff_meeting', { ...GIVEN, minutesTaken: 'x'.repeat(20_001) }, TODAY).problems).toEqual([{ path: 'minutesTaken', message: 'has more than 20000 characters' }]);
});

test('only trainings have a provider, a category and credit', () => {
  const given = { ...GIVEN, provider: 'County office', category: 'stem', creditHours: '1.5' };
  expect(parseMeeting('professional_development', given, TODAY)).toMatchObject({ problems: [], values: { provider: 'County office', category: 'stem', creditHours: 1.5 } });
  expect(parseMeeting('staff_meeting', { ...given, category: 'nonsense' }, TODAY)).toMatchObject({ problems: [], values: { provider: null, category: null, creditHours: null } });
  expect(parseMeeting('professional_development', { ...given, category: 'nonsense', creditHours: -1 }, TODAY).problems.map(({ path }) => path)).toEqual(['category', 'creditHours']);
});

test.each([
  [{ present: false, startTime: null, endTime: null }, 0],
  [{ present: true, startTime: null, endTime: null }, 90],
  [{ present: true, startTime: '15:20', endTime: null }, 70],
  [{ present: true, startTime: null, endTime: '15:20' }, 20],
  // The meeting was moved after they were marked: nobody has more than there was.
  [{ present: true, startTime: '14:00', endTime: '18:00' }, 90],
  [{ present: true, startTime: '16:40', endTime: '17:00' }, 0],
])('%j has %d minutes', (attendee, minutes) => expect(attendedFor(MEETING, attendee)).toBe(minutes));

describe('attendees', () => {
  const person = '01980000-0000-7000-8000-000000000001';
  const one = { role: 'staff', present: true };
  test('are persons once each, or guests by name', () => {
    const { problems } = parseAttendees(MEETING, [{ ...one, personId: person }, { ...one, personId: person.toUpperCase() }, { ...one, guestName: '\u200b ' }, { ...one, guestName: 'x'.repeat(201) }, { ...one, personId: 'nobody' }]);
    expect(problems.map(({ path }) => path)).toEqual(['attendees.1.personId', 'attendees.2.guestName', 'attendees.3.guestName', 'attendees.4.personId']);
  });
  test('have times of their own inside the meeting', () => {
    const given = [{ startTime: '14:59' }, { endTime: '16:31' }, { startTime: '16:00', endTime: '15:30' }, { startTime: 'noon' }, { startTime: '15:00', endTime: '16:00' }].map((times, index) => ({ ...one, guestName: `Guest ${index}`, ...times }));
    const { values, problems } = parseAttendees(MEETING, given);
    expect(problems.map(({ path }) => path)).toEqual(['attendees.0.startTime', 'attendees.1.endTime', 'attendees.2.endTime', 'attendees.3.startTime']);
    expect(values[4]).toEqual({ personId: null, guestName: 'Guest 4', role: 'guest', present: true, startTime: null, endTime: '16:00' });
  });
  test('at most 300', () => {
    expect(parseAttendees(MEETING, Array.from({ length: 301 }, (_, index) => ({ ...one, guestName: `Guest ${index}` }))).problems).toEqual([{ path: 'attendees', message: 'has more than 300' }]);
  });
});
