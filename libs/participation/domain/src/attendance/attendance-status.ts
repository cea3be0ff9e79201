/** Statuses of one participant on one session date, and how they are counted (docs/attendance.md). */
export const ATTENDANCE_STATUSES = ['Enrolled', 'Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const;
/** `Enrolled` means expected and not yet marked. */
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

export function isAttendanceStatus(value: unknown): value is AttendanceStatus {
  return typeof value === 'string' && (ATTENDANCE_STATUSES as readonly string[]).includes(value);
}

/** How many participants of a roster have each status. */
export type StatusSummary = Readonly<Record<AttendanceStatus, number>>;

export const EMPTY_SUMMARY: StatusSummary = { Enrolled: 0, Present: 0, ExcusedAbsence: 0, UnexcusedAbsence: 0 };

export function summarize(statuses: Iterable<AttendanceStatus>): StatusSummary {
  const counts = { ...EMPTY_SUMMARY };
  for (const status of statuses) counts[status] += 1;
  return counts;
}

/** Everyone on the roster. */
export function rosterSize(summary: StatusSummary): number {
  return summary.Enrolled + markedCount(summary);
}

/** Everyone who is no longer merely expected. */
export function markedCount(summary: StatusSummary): number {
  return summary.Present + summary.ExcusedAbsence + summary.UnexcusedAbsence;
}

/** Absent, excused or not. */
export const isAbsence = (status: AttendanceStatus): boolean => status === 'ExcusedAbsence' || status === 'UnexcusedAbsence';
