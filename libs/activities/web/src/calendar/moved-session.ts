import { dayOfWeek, type PlainDate } from '@afterbell/core/domain';
import type { Target } from './target';
import type { CalendarSessionQuery } from './__generated__/activities-calendar';
import type { Meeting } from './use-calendar';

export type MovableSession = CalendarSessionQuery['activitySession'];

const plain = ({ patterns }: MovableSession) =>
  patterns.map(({ frequency, interval, weekdays, weeksOfMonth, startTime, endTime }) => ({ frequency, interval, weekdays: [...weekdays], weeksOfMonth: [...weeksOfMonth], startTime, endTime }));

/** The session as it stands, as a save has it: changed from a day on, what was before stays. */
export function sessionAsItIs(session: MovableSession, from: PlainDate) {
  return {
    id: session.id,
    version: session.version,
    name: session.name,
    startsOn: session.startsOn,
    endsOn: session.meetings ? null : session.endsOn,
    meetings: session.meetings ?? null,
    patterns: plain(session),
    roomId: session.room?.id ?? null,
    location: session.room ? null : (session.location ?? null),
    capacity: session.capacity ?? null,
    from,
  };
}

export type SeriesInput = ReturnType<typeof sessionAsItIs>;

/** The weekly pattern that a date belongs to. */
function patternOf(session: MovableSession, meeting: Meeting): number {
  const weekday = dayOfWeek(meeting.date);
  return session.patterns.findIndex(({ frequency, weekdays, startTime, endTime }) => frequency === 'weekly' && weekdays.includes(weekday) && startTime === meeting.startTime && endTime === meeting.endTime);
}

/**
 * The session with its pattern moved: the same meetings a week, on the other day, at the other hour, in the other room. A day that has a
 * time of its own leaves its pattern; the room is that of the whole session.
 */
export function movedSession(session: MovableSession, meeting: Meeting, to: Target, roomId: string | null): SeriesInput | 'meets' | null {
  const at = patternOf(session, meeting);
  const pattern = session.patterns[at];
  if (!pattern) return null;
  const [from, day] = [dayOfWeek(meeting.date), dayOfWeek(to.date)];
  const others = pattern.weekdays.filter((weekday) => weekday !== from);
  // On that day it meets already: two meetings would become one.
  if (others.includes(day)) return 'meets';
  const sameTime = to.startTime === pattern.startTime && to.endTime === pattern.endTime;
  const patterns = plain(session);
  const moved = { ...patterns[at]!, weekdays: sameTime ? [...new Set([...others, day])].sort((a, b) => a - b) : [day], startTime: to.startTime, endTime: to.endTime };
  const kept = sameTime || others.length === 0 ? [] : [{ ...patterns[at]!, weekdays: others }];
  const same = sessionAsItIs(session, meeting.date < to.date ? meeting.date : to.date);
  return { ...same, patterns: [...patterns.slice(0, at), ...kept, moved, ...patterns.slice(at + 1)], roomId, location: roomId ? null : same.location };
}
