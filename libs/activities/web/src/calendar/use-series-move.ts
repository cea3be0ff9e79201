import { dayOfWeek } from '@afterbell/core/domain';
import { failuresOf, silent } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import type { Target } from './calendar-grid';
import { useMoveTexts } from './move-texts';
import type { Meeting } from './use-calendar';
import { useCalendarSessionQuery, useMoveCalendarSeriesMutation, type CalendarSessionQuery, type MoveCalendarSeriesMutation } from './__generated__/activities-calendar';

type Session = CalendarSessionQuery['activitySession'];
export type SeriesChange = NonNullable<MoveCalendarSeriesMutation['saveSession']['changes']>[number];

export type SeriesAnswer = { changes: readonly SeriesChange[]; problems: readonly { code: string; message: string }[] };

/** The weekly pattern that a date belongs to. */
function patternOf(session: Session, meeting: Meeting) {
  const weekday = dayOfWeek(meeting.date);
  return session.patterns.findIndex(({ frequency, weekdays, startTime, endTime }) => frequency === 'weekly' && weekdays.includes(weekday) && startTime === meeting.startTime && endTime === meeting.endTime);
}

/** The session as it is with its pattern moved: the same meetings a week, on the other day or hour. A day that has a time of its own leaves its pattern. */
export function movedSession(session: Session, meeting: Meeting, to: Target) {
  const at = patternOf(session, meeting);
  const pattern = session.patterns[at];
  if (!pattern) return null;
  const [from, day] = [dayOfWeek(meeting.date), dayOfWeek(to.date)];
  const others = pattern.weekdays.filter((weekday) => weekday !== from);
  // On that day it meets already: two meetings would become one.
  if (others.includes(day)) return null;
  const sameTime = to.startTime === pattern.startTime && to.endTime === pattern.endTime;
  const plain = session.patterns.map(({ frequency, interval, weekdays, weeksOfMonth, startTime, endTime }) => ({ frequency, interval, weekdays: [...weekdays], weeksOfMonth: [...weeksOfMonth], startTime, endTime }));
  const moved = { ...plain[at]!, weekdays: sameTime ? [...new Set([...others, day])].sort((a, b) => a - b) : [day], startTime: to.startTime, endTime: to.endTime };
  const kept = sameTime || others.length === 0 ? [] : [{ ...plain[at]!, weekdays: others }];
  return {
    id: session.id,
    version: session.version,
    name: session.name,
    startsOn: session.startsOn,
    endsOn: session.meetings ? null : session.endsOn,
    meetings: session.meetings ?? null,
    patterns: [...plain.slice(0, at), ...kept, moved, ...plain.slice(at + 1)],
    roomId: session.room?.id ?? null,
    location: session.room ? null : (session.location ?? null),
    capacity: session.capacity ?? null,
    from: meeting.date < to.date ? meeting.date : to.date,
  };
}

/** Moves a series from one date on, and says beforehand which of its dates come and go. */
export function useSeriesMove(meeting: Meeting, to: Target, wanted: boolean) {
  const t = useMoveTexts();
  const { data } = useCalendarSessionQuery({ variables: { id: meeting.sessionId }, context: silent(), fetchPolicy: 'network-only' });
  const [saveSeries] = useMoveCalendarSeriesMutation();
  const [answer, setAnswer] = useState<{ key: string; answer: SeriesAnswer } | null>(null);
  const session = data?.activitySession;
  const input = session ? movedSession(session, meeting, to) : null;
  const key = wanted && input ? JSON.stringify(input) : null;

  async function send(dryRun: boolean, asked = input): Promise<SeriesAnswer> {
    if (!asked) return { changes: [], problems: [{ code: 'INTERNAL', message: t('failed') }] };
    try {
      const payload = (await saveSeries({ variables: { input: { ...asked, dryRun } }, context: silent(), fetchPolicy: 'no-cache', refetchQueries: dryRun ? [] : ['activitiesCalendar'] })).data?.saveSession;
      return { changes: payload?.changes ?? [], problems: payload?.problems ?? [] };
    } catch (error) {
      return { changes: [], problems: [{ code: 'INTERNAL', message: failuresOf(error)[0]?.message.join(' ') || t('failed') }] };
    }
  }

  useEffect(() => {
    if (key === null) return;
    let current = true;
    void send(true, JSON.parse(key) as typeof input).then((given) => current && setAnswer({ key, answer: given }));
    return () => {
      current = false;
    };
    // Asked again when what would be saved differs, and only then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return { possible: input !== null, preview: answer?.key === key ? answer?.answer ?? null : null, save: async () => (await send(false)).problems };
}
