import { chakra } from '@chakra-ui/react';
import { formatDate, type PlainDate } from '@afterbell/core/domain';
import { Button, Notice, Skeleton, useSession } from '@afterbell/core/web';
import { useMemo } from 'react';
import { ScheduleCalendar } from './schedule-calendar';
import type { ScheduleDraft } from './schedule-draft';
import { useScheduleTexts } from './schedule-texts';
import type { SchedulePreview as Preview } from './use-schedule-preview';
import { useScheduleWords } from './use-schedule-words';

const Box = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0', '& h3': { fontSize: 'sm', fontWeight: 'semibold' }, '& p': { fontSize: 'sm' }, '& ol': { ps: '5', fontSize: 'sm', listStyle: 'decimal' } } });
const Muted = chakra('p', { base: { color: 'fg.muted' } });
const MOST_NAMED = 4;

/** The dates of a schedule while it is typed: how many, which days fall away, and the calendar to leave some out. */
export function SchedulePreview({ draft, preview, onLeaveOut }: { draft: ScheduleDraft; preview: Preview; onLeaveOut?: (leftOut: ScheduleDraft['leftOut']) => void }) {
  const t = useScheduleTexts();
  const words = useScheduleWords();
  const { today } = useSession();
  const { sessions, closures, state, problems } = preview;
  const meetings = useMemo(() => {
    const days = new Map<PlainDate, string>();
    for (const { date, startTime, endTime } of sessions.flatMap((session) => session.meetings)) days.set(date, [days.get(date), words.times(startTime, endTime)].filter(Boolean).join(', '));
    return days;
  }, [sessions, words]);
  const dates = [...meetings.keys()].sort();
  const last = sessions.map(({ endsOn }) => endsOn).sort().at(-1);
  const closed = [...new Set(sessions.flatMap((session) => session.closed))].sort();
  const notes = [...new Set(sessions.flatMap((session) => session.clockNotes))];
  const reasons = new Map(closures.map(({ date, reason }) => [date, reason]));
  const out = new Set(draft.leftOut.map(({ date }) => date));
  const named = closed.slice(0, MOST_NAMED).map((day) => `${formatDate(day)} ${reasons.get(day) ?? ''}`.trim());
  const toggle = (day: PlainDate) => onLeaveOut?.(out.has(day) ? draft.leftOut.filter(({ date }) => date !== day) : [...draft.leftOut, { date: day, reason: null }]);
  return (
    <Box aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      {(state === 'incomplete' || state === 'wrong') && <Muted>{t(state === 'wrong' ? 'preview.wrong' : 'preview.waiting')}</Muted>}
      {state === 'loading' && <Skeleton lines={6} />}
      {state === 'failed' && <Notice severity="warn">{t('preview.failed')}</Notice>}
      {state === 'ready' && problems.length === 0 && (
        <>
          <p role="status" data-figures="">
            {dates.length ? t('preview.meetings', { count: sessions.reduce((sum, session) => sum + session.meetings.length, 0), from: formatDate(dates[0]), to: formatDate(dates.at(-1)) }) : t('preview.none')}
          </p>
          {closed.length > 0 && <Muted>{t('preview.closed', { count: closed.length, days: [...named, ...(closed.length > MOST_NAMED ? [t('preview.more', { count: closed.length - MOST_NAMED })] : [])].join(', ') })}</Muted>}
          {notes.length > 0 && (
            <Notice severity="warn">
              {notes.slice(0, MOST_NAMED).map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Notice>
          )}
          {sessions.length > 1 && (
            <Notice>
              {t('preview.series', { count: sessions.length })}
              <ol>
                {sessions.map(({ patterns, meetings: own }) => {
                  const when = patterns.flatMap((place) => draft.patterns[place] ?? []).map(words.pattern).join('; ');
                  return <li key={patterns.join()}>{own.length ? t('preview.seriesLine', { when, count: own.length, from: formatDate(own[0]?.date), to: formatDate(own.at(-1)?.date) }) : t('preview.seriesNone', { when })}</li>;
                })}
              </ol>
            </Notice>
          )}
          <ScheduleCalendar meetings={meetings} closures={reasons} leftOut={out} from={draft.startsOn} to={last ?? draft.startsOn} shown={today} onToggle={onLeaveOut ? toggle : undefined} />
          {onLeaveOut && (
            <Muted>
              {out.size > 0 ? `${t('preview.leftOut', { count: out.size })}. ` : `${t('preview.hint')} `}
              {out.size > 0 && (
                <Button variant="link" onClick={() => onLeaveOut([])}>
                  {t('preview.restore')}
                </Button>
              )}
            </Muted>
          )}
        </>
      )}
    </Box>
  );
}
