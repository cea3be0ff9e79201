import { chakra } from '@chakra-ui/react';
import { formatDate, type PlainDate } from '@afterbell/core/domain';
import { LinkButton, useSession, VisuallyHidden } from '@afterbell/core/web';
import type { ReactNode } from 'react';
import type { ActivitiesListQuery } from './__generated__/activities-list';
import { useActivitiesTexts } from './activities-texts';
import { usePlaceWords } from './session-places';
import { useScheduleWords } from './sessions/use-schedule-words';

export type ActivityRow = ActivitiesListQuery['activities']['nodes'][number];
export type ActivitySession = NonNullable<ActivityRow['sessions']>[number];

/** One line for each session, as high in every cell of the row, so that they stand in line. */
const Lines = chakra('ul', {
  base: { listStyle: 'none', p: '0', m: '0', '& > li': { display: 'flex', alignItems: 'center', gap: '2', minH: '7', '@media (pointer: coarse)': { minH: 'touch' } }, '&[data-named] > li': { minH: 'touch' }, '&[data-card] > li + li': { mt: '2' }, '& > li > a': { flexShrink: '1', minW: '0' }, '& small': { display: 'block', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' } },
});

function SessionLines({ row, of }: { row: ActivityRow; of: (session: ActivitySession) => ReactNode }) {
  return (
    <Lines data-named={row.sessions?.some((session) => nameNeeded(row, session)) || undefined}>
      {row.sessions?.map((session) => (
        <li key={session.id}>{of(session)}</li>
      ))}
    </Lines>
  );
}

/** A session is named where its activity has several, or where it has a name of its own. */
export function nameNeeded(row: ActivityRow, session: ActivitySession): boolean {
  return (row.sessions?.length ?? 0) > 1 || session.name !== row.name;
}

export function useWhen(): (session: ActivitySession) => string {
  const words = useScheduleWords();
  return (session) => words.patterns(session.patterns, session);
}

export function SessionTimes({ row }: { row: ActivityRow }) {
  const t = useActivitiesTexts();
  const when = useWhen();
  if (!row.sessions?.length) return <chakra.span css={{ color: 'fg.muted' }}>{t('noSessions')}</chakra.span>;
  return (
    <SessionLines
      row={row}
      of={(session) => (
        <chakra.span data-figures="" css={{ lineHeight: 'snug' }}>
          {when(session)}
          {nameNeeded(row, session) && <small>{session.name}</small>}
        </chakra.span>
      )}
    />
  );
}

/** How many have a place in it, and the way to who they are. */
export function PlacesLink({ session }: { session: ActivitySession }) {
  const t = useActivitiesTexts();
  const places = usePlaceWords();
  return (
    <LinkButton variant="link" to={`/activities/edit?${new URLSearchParams({ id: session.activityId, tab: 'sessions', enrolled: session.id }).toString()}`}>
      <chakra.span css={{ whiteSpace: 'normal', minW: '4.5rem', textAlign: 'start' }}>
        {places(session)}
        <VisuallyHidden> {t('enrolledIn', { session: session.name })}</VisuallyHidden>
      </chakra.span>
    </LinkButton>
  );
}

export function PlaceLines({ row }: { row: ActivityRow }) {
  return <SessionLines row={row} of={(session) => <PlacesLink session={session} />} />;
}

export function NextDates({ row }: { row: ActivityRow }) {
  const t = useActivitiesTexts();
  return <SessionLines row={row} of={({ nextDate, patterns }) => (nextDate ? <time dateTime={nextDate}>{formatDate(nextDate)}</time> : <small>{t(patterns.length ? 'noMoreDates' : 'noDayAhead')}</small>)} />;
}

/** On a day on which it meets nobody is asked which. */
function attendancePath({ id, activityId, meetsToday }: ActivitySession, today: PlainDate): string {
  return `/participation/activity?${new URLSearchParams({ activityId, sessionId: id, ...(meetsToday ? { date: today } : {}) }).toString()}`;
}

/** A run that has not begun has nothing to take yet. */
export function AttendanceLink({ session }: { session: ActivitySession }) {
  const t = useActivitiesTexts();
  const { today } = useSession();
  if (session.startsOn > today) return <small>{t('begins', { date: formatDate(session.startsOn) })}</small>;
  return (
    <LinkButton variant="link" to={attendancePath(session, today)}>
      <span>
        {t('takeAttendance')}
        <VisuallyHidden> {t('ofSession', { session: session.name })}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}

export function AttendanceLinks({ row }: { row: ActivityRow }) {
  return <SessionLines row={row} of={(session) => <AttendanceLink session={session} />} />;
}

/** All of it for a phone's card: when, the next date, and the way to the roster under a thumb. */
export function SessionCard({ row, attendance }: { row: ActivityRow; attendance: boolean }) {
  const t = useActivitiesTexts();
  const when = useWhen();
  if (!row.sessions?.length) return <span>{t('noSessions')}</span>;
  return (
    <Lines data-card="">
      {row.sessions.map((session) => (
        <chakra.li key={session.id} css={{ flexWrap: 'wrap' }}>
          <chakra.span data-figures="" css={{ flex: '1 1 auto' }}>
            {when(session)}
            {nameNeeded(row, session) && <small>{session.name}</small>}
          </chakra.span>
          {attendance && <AttendanceLink session={session} />}
        </chakra.li>
      ))}
    </Lines>
  );
}
