import { clockNotes } from './clock-notes';

const at = (date: string, startTime: string, endTime: string) => clockNotes([{ date, startTime, endTime }], 'America/New_York');

it('tells a meeting in the hour that the clock skips, and one that is shorter or longer than it looks', () => {
  expect(at('2027-03-14', '02:15', '02:45')).toEqual(['On 03/14/2027 the clock skips 02:15 AM and 02:45 AM: it runs from 03:15 AM to 03:45 AM, 30 minutes.']);
  expect(at('2027-03-14', '02:50', '03:30')).toEqual(['On 03/14/2027 the clock skips 02:50 AM: nothing of it is left. Attendance counts 40 minutes, by the times on the wall.']);
  expect(at('2027-03-14', '01:30', '03:30')).toEqual(['On 03/14/2027 the clock changes: 01:30 AM to 03:30 AM lasts 1 hour. Attendance counts 2 hours, by the times on the wall.']);
  expect(at('2026-11-01', '00:30', '02:30')).toEqual(['On 11/01/2026 the clock changes: 12:30 AM to 02:30 AM lasts 3 hours. Attendance counts 2 hours, by the times on the wall.']);
  expect(at('2026-11-01', '01:00', '04:00')).toEqual(['On 11/01/2026 the clock changes: 01:00 AM to 04:00 AM lasts 4 hours. Attendance counts 3 hours, by the times on the wall.']);
});

it('says nothing of other days and hours', () => {
  expect(at('2027-03-14', '15:00', '17:00')).toEqual([]);
  expect(at('2027-03-15', '02:15', '02:45')).toEqual([]);
  expect(clockNotes([{ date: '2027-03-14', startTime: '02:15', endTime: '02:45' }], 'America/Phoenix')).toEqual([]);
});
