import { attendedFor, type AttendeeRole } from '@afterbell/participation/domain';
import type { MeetingWholeFragment, SaveMeetingAttendeesMutationVariables } from './__generated__/meetings';

/** Somebody of the list while it is edited. */
export interface AttendeeDraft {
  /** Names the row on the screen. */
  key: string;
  id: string | null;
  personId: string | null;
  name: string | null;
  role: AttendeeRole;
  present: boolean;
  /** As typed; empty where they were there from the start, to the end. */
  startTime: string;
  endTime: string;
}

type Times = Pick<MeetingWholeFragment, 'startTime' | 'endTime'>;

export const draftsOf = ({ attendees }: Pick<MeetingWholeFragment, 'attendees'>): AttendeeDraft[] =>
  attendees.map(({ id, personId, name, role, present, startTime, endTime }) => ({ key: id, id, personId, name, role, present, startTime: startTime ?? '', endTime: endTime ?? '' }));

export const isSameList = (one: readonly AttendeeDraft[], other: readonly AttendeeDraft[]): boolean => JSON.stringify(one) === JSON.stringify(other);

export function minutesOfDraft(meeting: Times, { present, startTime, endTime }: AttendeeDraft): number {
  return attendedFor(meeting, { present, startTime: startTime || null, endTime: endTime || null });
}

export const wireAttendees = (list: readonly AttendeeDraft[]): SaveMeetingAttendeesMutationVariables['input']['attendees'] =>
  list.map(({ id, personId, name, role, present, startTime, endTime }) => ({ id, personId, guestName: personId ? null : name, role, present, startTime: startTime || null, endTime: endTime || null }));

