import { dayOfWeek } from '@afterbell/core/domain';
import { failuresOf, i18n, notify, silent } from '@afterbell/core/web';
import { useCallback, useEffect, useState } from 'react';
import { useAddingTexts } from '../adding/adding-texts';
import { sayOfField } from '../adding/session-field';
import type { Target } from './target';
import { meetingName } from './meeting-look';
import { movedSession, type SeriesInput, sessionAsItIs } from './moved-session';
import { useMoveTexts } from './move-texts';
import { weekdayName } from '../session-days';
import type { Meeting } from './use-calendar';
import { useCalendarSessionQuery, useMoveCalendarSeriesMutation, type MoveCalendarSeriesMutation } from './__generated__/activities-calendar';

export type SeriesChange = NonNullable<MoveCalendarSeriesMutation['saveSession']['changes']>[number];

export interface SeriesAnswer {
  changes: readonly SeriesChange[];
  problems: readonly { code: string; message: string; path?: string | null }[];
  /** What the session is saved with next. */
  version: number | null;
}

/** Moves a series from one date on: to another weekday, hour or room. It says beforehand which of its dates come and go, and can be taken back. */
export function useSeriesMove(meeting: Meeting, to: Target, room: string | null | undefined, wanted: boolean) {
  const t = useMoveTexts();
  const words = useAddingTexts();
  const { data } = useCalendarSessionQuery({ variables: { id: meeting.sessionId }, context: silent(), fetchPolicy: 'network-only' });
  const [saveSeries] = useMoveCalendarSeriesMutation();
  const [answer, setAnswer] = useState<{ key: string; answer: SeriesAnswer } | null>(null);
  const session = data?.activitySession ?? null;
  const own = session?.room?.id ?? null;
  const roomId = room === undefined ? own : room;
  const moved = session && movedSession(session, meeting, to, roomId);
  const input = moved === 'meets' ? null : moved;
  const meets = moved === 'meets' ? { code: 'VALIDATION', message: t('meets', { name: meetingName(meeting), weekday: weekdayName(dayOfWeek(to.date), i18n.language, 'long') }) } : null;
  const key = wanted && input ? JSON.stringify(input) : null;

  const send = useCallback(
    async (dryRun: boolean, asked: SeriesInput): Promise<SeriesAnswer> => {
      try {
        const payload = (await saveSeries({ variables: { input: { ...asked, dryRun } }, context: silent(), fetchPolicy: 'no-cache', refetchQueries: dryRun ? [] : ['activitiesCalendar'] })).data?.saveSession;
        const problems = (payload?.problems ?? []).map(({ code, message, path }) => ({ code, message: sayOfField(path?.split('.') ?? [], message, words) }));
        return { changes: payload?.changes ?? [], problems, version: payload?.session?.version ?? null };
      } catch (error) {
        return { changes: [], problems: [{ code: 'INTERNAL', message: failuresOf(error)[0]?.message.join(' ') || t('failed') }], version: null };
      }
    },
    [saveSeries, t, words],
  );

  useEffect(() => {
    if (key === null) return;
    let current = true;
    void send(true, JSON.parse(key) as SeriesInput).then((given) => current && setAnswer({ key, answer: given }));
    return () => {
      current = false;
    };
  }, [key, send]);

  async function save(): Promise<SeriesAnswer['problems']> {
    if (meets) return [meets];
    if (!input || !session) return [{ code: 'INTERNAL', message: t('failed') }];
    const { problems, version } = await send(false, input);
    if (problems.length) return problems;
    const name = meetingName(meeting);
    const before = version === null ? null : { ...sessionAsItIs(session, input.from), version };
    async function undo(back: SeriesInput) {
      const { problems: left } = await send(false, back);
      if (left.length) notify({ severity: 'error', title: t('notUndone'), detail: left.map(({ message }) => message).join(' ') });
      else notify({ severity: 'success', title: t('seriesUndone', { name }) });
    }
    notify({ severity: 'success', title: t('movedSeries', { name }), ...(before ? { action: { label: t('undo'), onClick: () => void undo(before) } } : {}) });
    return [];
  }

  const preview = meets ? { changes: [], problems: [meets], version: null } : answer?.key === key ? (answer?.answer ?? null) : null;
  return { possible: moved !== null, input, roomId, ownRoomId: own, ownLocation: session?.location ?? null, preview, save };
}

export type SeriesMove = ReturnType<typeof useSeriesMove>;
