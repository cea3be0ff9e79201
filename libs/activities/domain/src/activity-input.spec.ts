import { parseActivity, parseSession, type SessionInput } from './activity-input';

const session: SessionInput = { name: 'Robotics A', startsOn: '2026-09-08', endsOn: '2026-12-18', startTime: '15:30', endTime: '17:00', weekdays: [3, 1, 1] };

it.each([
  [{ name: ' ' }, 'name', 'is required'],
  [{ name: 'x'.repeat(201) }, 'name', 'has more than 200 characters'],
  [{ category: 'football' }, 'category', 'is not a category'],
  [{ type: 'weekly' }, 'type', 'is not a type of activity'],
])('refuses an activity with %p', (change, path, message) =>
  expect(parseActivity({ name: 'Robotics', category: 'stem', type: 'scheduled', ...change }, '2026-11-21').problems).toEqual([{ path, message }]),
);

it('refuses a category before its time', () => {
  expect(parseActivity({ name: 'Robotics', category: 'stem', type: 'scheduled' }, '2014-01-01').problems).toHaveLength(1);
});

it.each([
  [{ startsOn: '2026-02-30' }, 'startsOn', 'is not a date'],
  [{ endsOn: '2026-09-07' }, 'endsOn', 'is before the first day'],
  [{ endsOn: '2028-09-08' }, 'endsOn', 'is more than two years after the first day'],
  [{ weekdays: [] }, 'weekdays', 'are required for a scheduled activity'],
  [{ weekdays: [7] }, 'weekdays', 'are numbers from 0, Sunday, to 6'],
  [{ weekdays: [0], endsOn: '2026-09-10' }, 'weekdays', 'do not occur between the first and the last day'],
  [{ startTime: '25:00' }, 'startTime', 'is not a time'],
  [{ endTime: '15:30' }, 'endTime', 'is not after the start'],
  [{ endTime: '24:00' }, 'endTime', 'cannot be midnight: the latest is 11:59 PM'],
  [{ location: 'x'.repeat(201) }, 'location', 'has more than 200 characters'],
])('refuses a session with %p', (change, path, message) =>
  expect(parseSession({ ...session, ...change }, 'scheduled').problems).toEqual([{ path, message }]),
);

it('lets a drop-in have no schedule', () => {
  expect(parseSession({ ...session, weekdays: [] }, 'drop_in').problems).toEqual([]);
});

it('tidies what it accepts', () => {
  const { values, problems } = parseSession({ ...session, name: ' Robotics \n A ', location: ' ' }, 'scheduled');
  expect(problems).toEqual([]);
  expect(values).toEqual({ ...session, name: 'Robotics A', location: null, weekdays: [1, 3] });
});
