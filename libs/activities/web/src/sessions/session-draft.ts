import { type ActivityType, NAME_LENGTH } from '@afterbell/activities/domain';
import type { PlainDate } from '@afterbell/core/domain';
import type { SaveSessionMutationVariables, SessionRecordFragment } from './__generated__/sessions';
import { newSchedule, type ScheduleDraft, scheduleInput, scheduleOf, scheduleQuestion } from './schedule-draft';
import type { StaffMember } from './staff-choice';

export interface SessionActivity {
  id: string;
  name: string;
  type: string;
  site: { id: string; name: string };
  term: { id: string; name: string; startsOn: PlainDate; endsOn: PlainDate } | null;
}

export interface SessionDraft {
  name: string;
  roomId: string | null;
  location: string;
  capacity: string;
  staff: readonly StaffMember[];
  schedule: ScheduleDraft;
  /** Of an existing one: dates before this day stay. Empty: all of them follow. */
  from: PlainDate | '';
}

export type SessionInput = SaveSessionMutationVariables['input'];

type Term = SessionActivity['term'];

/** The term to begin with: the one that somebody works in, where the activity runs through it; else the activity's own. */
function usualTerm(own: Term, current: Term): Term {
  if (!current || !own) return own ?? current;
  return current.startsOn >= own.startsOn && current.endsOn <= own.endsOn ? current : own;
}

export function newSession(activity: SessionActivity, today: PlainDate, current: Term): SessionDraft {
  const term = usualTerm(activity.term, current);
  const schedule = newSchedule(today, activity.type as ActivityType, term);
  return { name: (term?.name ?? activity.name).slice(0, NAME_LENGTH), roomId: null, location: '', capacity: '', staff: [], schedule, from: '' };
}

export function sessionDraft(session: SessionRecordFragment, today: PlainDate): SessionDraft {
  const { name, room, location, capacity, staff, startsOn, endsOn } = session;
  const running = startsOn < today && today <= endsOn;
  return { name, roomId: room?.id ?? null, location: room ? '' : (location ?? ''), capacity: capacity === null ? '' : String(capacity), staff, schedule: scheduleOf(session), from: running ? today : '' };
}

/** What came of typing, to tell whether dates may change. */
export const sameSchedule = (one: ScheduleDraft, other: ScheduleDraft): boolean => JSON.stringify(scheduleQuestion(one)) === JSON.stringify(scheduleQuestion(other)) && (one.patterns.length > 0 || (one.startTime === other.startTime && one.endTime === other.endTime));

export function sessionInput(draft: SessionDraft, of: { activityId: string } | { id: string; version: number; changed: boolean }): SessionInput {
  const { name, roomId, location, capacity, staff, schedule, from } = draft;
  const record = 'id' in of ? { id: of.id, version: of.version, from: of.changed && from ? from : null } : { activityId: of.activityId };
  return { ...record, name, roomId, location: roomId ? null : location, capacity: capacity === '' ? null : Number(capacity), staffIds: staff.map(({ id }) => id), ...scheduleInput(schedule) } as SessionInput;
}
