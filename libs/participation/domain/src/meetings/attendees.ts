import { type FieldProblem, isPlainTime, isUuid, type PlainTime, tidyLine } from '@afterbell/core/domain';
import { MOST_ATTENDEES } from './meeting';

/** As what somebody attends. Guests are not on record: they are known by name. */
export const ATTENDEE_ROLES = ['staff', 'board_member', 'teacher', 'guest'] as const;
export type AttendeeRole = (typeof ATTENDEE_ROLES)[number];

export const GUEST_NAME_LENGTH = 200;

export interface AttendeeInput {
  readonly personId?: string | null;
  readonly guestName?: string | null;
  readonly role: string;
  readonly present: boolean;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
}

export interface AttendeeValues {
  personId: string | null;
  guestName: string | null;
  role: AttendeeRole;
  present: boolean;
  startTime: PlainTime | null;
  endTime: PlainTime | null;
}

interface Within {
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
}

/** Those who are to be kept, and what is wrong with which: `attendees.2.endTime`. Times of the whole meeting are nobody's own. */
export function parseAttendees(meeting: Within, given: readonly AttendeeInput[]): { values: AttendeeValues[]; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  if (given.length > MOST_ATTENDEES) problems.push({ path: 'attendees', message: `has more than ${MOST_ATTENDEES}` });
  const known = new Set<string>();
  const values = given.slice(0, MOST_ATTENDEES).map((one, index): AttendeeValues => {
    const say = (field: string, message: string) => problems.push({ path: `attendees.${index}.${field}`, message });
    const personId = one.personId?.toLowerCase() ?? null;
    const guestName = personId === null ? tidyLine(one.guestName) : '';
    if (personId !== null && !isUuid(personId)) say('personId', 'is not on record');
    if (personId === null && guestName === '') say('guestName', 'is required');
    if (guestName.length > GUEST_NAME_LENGTH) say('guestName', `has more than ${GUEST_NAME_LENGTH} characters`);
    if (personId !== null && known.has(personId)) say('personId', 'is there already');
    if (personId !== null) known.add(personId);
    const role = (ATTENDEE_ROLES as readonly string[]).includes(one.role) ? (one.role as AttendeeRole) : 'guest';
    const startTime = timeOf(one.startTime, meeting.startTime, () => say('startTime', 'is not a time'));
    const endTime = timeOf(one.endTime, meeting.endTime, () => say('endTime', 'is not a time'));
    const [from, to] = [startTime ?? meeting.startTime, endTime ?? meeting.endTime];
    if (from < meeting.startTime || from >= meeting.endTime) say('startTime', 'lies outside the meeting');
    if (to > meeting.endTime || to <= meeting.startTime) say('endTime', 'lies outside the meeting');
    else if (to <= from) say('endTime', 'must be after the start');
    return { personId, guestName: guestName || null, role: personId === null ? 'guest' : role, present: one.present, startTime: one.present ? startTime : null, endTime: one.present ? endTime : null };
  });
  return { values, problems };
}

function timeOf(given: string | null | undefined, whole: PlainTime, wrong: () => void): PlainTime | null {
  if (given === null || given === undefined || given === '') return null;
  if (!isPlainTime(given)) {
    wrong();
    return null;
  }
  return given === whole ? null : given;
}
