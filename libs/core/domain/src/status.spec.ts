import { ATTENDANCE_STATUSES, LINK_STATUSES, REGISTRATION_STATUSES, badgeTone, isAttendanceStatus, statusOfCopyId } from './status';

it('is gray for whatever is not named', () => {
  for (const status of ['', 'NEW', 'DELETED', 'UPDATEINPROGRESS', 'presently', 'toString', 'constructor', 'not active']) expect(badgeTone(status)).toBe('gray');
});

it.each([
  ['red', ['failure', 'inactive', 'disabled', 'REMOVED', 'UnexcusedAbsence', 'unexcused absence', 'declined']],
  ['green', ['active', 'Enabled', 'success', 'partial success', 'PARTIAL_SUCCESS', 'APPROVED', 'Present', 'linked']],
  ['blue', ['WAITLISTED', 'Enrolled']],
  ['orange', ['in progress', 'In Progress', 'initiated', 'PENDINGREVIEW', 'pending review', 'ExcusedAbsence', 'pending']],
] as const)('is %s', (tone, statuses) => {
  for (const status of statuses) expect([status, badgeTone(status)]).toEqual([status, tone]);
});

it('knows the statuses and their copy ids', () => {
  expect([...ATTENDANCE_STATUSES.map(badgeTone)]).toEqual(['blue', 'green', 'orange', 'red']);
  expect([...LINK_STATUSES.map(badgeTone)]).toEqual(['orange', 'green', 'red']);
  expect(REGISTRATION_STATUSES).toHaveLength(7);
  expect(isAttendanceStatus('present')).toBe(false);
  expect(isAttendanceStatus('Present')).toBe(true);
  expect([0, 1, 2, 3, 4, 1.5].map(statusOfCopyId)).toEqual([null, 'Present', 'ExcusedAbsence', 'UnexcusedAbsence', null, null]);
});
