/** Statuses and the colours of their badges (product rules §4). */
export const ATTENDANCE_STATUSES = ['Enrolled', 'Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** Numeric ids of the statuses that can be copied between sessions; "Enrolled" is nothing to copy. */
export const COPY_STATUS_IDS = { Present: 1, ExcusedAbsence: 2, UnexcusedAbsence: 3 } as const satisfies Record<
  Exclude<AttendanceStatus, 'Enrolled'>,
  number
>;
export type CopyableStatus = keyof typeof COPY_STATUS_IDS;

export function statusOfCopyId(id: number): CopyableStatus | null {
  const found = (Object.keys(COPY_STATUS_IDS) as CopyableStatus[]).find((status) => COPY_STATUS_IDS[status] === id);
  return found ?? null;
}

export function isAttendanceStatus(value: unknown): value is AttendanceStatus {
  return typeof value === 'string' && (ATTENDANCE_STATUSES as readonly string[]).includes(value);
}

export const REGISTRATION_STATUSES = ['NEW', 'PENDINGREVIEW', 'APPROVED', 'WAITLISTED', 'REMOVED', 'DELETED', 'UPDATEINPROGRESS'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

export const LINK_STATUSES = ['pending', 'linked', 'declined'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export const BADGE_TONES = ['red', 'green', 'blue', 'orange', 'gray'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

const STATUSES_BY_TONE = {
  red: ['failure', 'inactive', 'disabled', 'removed', 'unexcused absence', 'declined'],
  green: ['active', 'enabled', 'success', 'partial success', 'approved', 'present', 'linked'],
  blue: ['waitlisted', 'enrolled'],
  orange: ['in progress', 'initiated', 'pending review', 'excused absence', 'pending'],
} as const satisfies Record<Exclude<BadgeTone, 'gray'>, readonly string[]>;

/** One status is written `PENDINGREVIEW`, `pending review` or `PendingReview`, depending on where it comes from. */
function keyOf(status: string): string {
  return status.toLowerCase().replace(/[\s_-]+/g, '');
}

const TONES: ReadonlyMap<string, BadgeTone> = new Map(
  Object.entries(STATUSES_BY_TONE).flatMap(([tone, statuses]) => statuses.map((status) => [keyOf(status), tone as BadgeTone] as const)),
);

/** The tone of a status; whatever the table does not name is gray. */
export function badgeTone(status: string): BadgeTone {
  return TONES.get(keyOf(status)) ?? 'gray';
}
