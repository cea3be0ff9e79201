import { BoardPage, Button, EmptyState, Notice, silent, Skeleton, useCoreTexts, useDelayed, useIsPhone, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarSync } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useActivitiesTexts } from '../activities-texts';
import { Agenda } from './agenda';
import type { Target } from './target';
import { daysShown, spanTitle } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import { CalendarToolbar } from './calendar-toolbar';
import { Legend } from './legend';
import { MeetingPanel } from './meeting-panel';
import { MoveDialog } from './move-dialog';
import { PhoneMonth } from './phone-month';
import { meetingKey, useCalendarAddress, type Meeting } from './use-calendar';
import { WeekHours } from './week-hours';
import { useActivitiesCalendarQuery } from './__generated__/activities-calendar';

const CalendarGrid = lazy(() => import('./calendar-grid'));
const CalendarLinks = lazy(() => import('./calendar-links'));

/** Meetings of the site's sessions: by day, week or month, in one room or of one member of staff. */
export default function ActivitiesCalendar() {
  const t = useCalendarTexts();
  const activities = useActivitiesTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const address = useCalendarAddress();
  const phone = useIsPhone();
  const listed = address.span === 'agenda' || (phone && address.span === 'day');
  const { from, to } = daysShown(address.span, address.date);
  const variables = { from, to, roomId: address.roomId, staffId: address.staffId, siteId: organization.level === 'site' ? organization.id : null };
  const { data, previousData, error, loading, refetch } = useActivitiesCalendarQuery({ variables, context: silent(), fetchPolicy: 'cache-and-network' });
  const [moving, setMoving] = useState<{ meeting: Meeting; to: Target | null } | null>(null);
  const [links, setLinks] = useState(false);
  const stale = useDelayed(loading && !data);
  const answer = data ?? previousData;
  const meetings = answer?.sessionCalendarDates.dates ?? [];
  const notes = answer?.siteCalendarEntries.entries ?? [];
  const edits = can('edit', 'activities.session');
  const movable = (meeting: Meeting) => edits && !meeting.locked && !meeting.marked && meeting.outcome === null;
  const opened = meetings.find((meeting) => meetingKey(meeting) === address.meeting) ?? null;
  const again = () => void refetch().catch(() => undefined);
  const narrowed = address.roomId !== null || address.staffId !== null;

  return (
    <BoardPage title={activities('title')} subtitle={t('about', { name: organization.name })} more={[{ id: 'feed', label: t('feed'), icon: <CalendarSync size={16} aria-hidden="true" />, onSelect: () => setLinks(true) }]} toolbar={<CalendarToolbar address={address} />}>
      {answer?.sessionCalendarDates.more && <Notice severity="warn">{t('more')}</Notice>}
      {error && !loading && !answer ? (
        <Notice severity="error" live action={<Button onClick={again}>{core('retry')}</Button>}>
          {t('failed')}
        </Notice>
      ) : !answer ? (
        <Skeleton lines={10} />
      ) : (
        <chakra.section aria-label={t('label', { days: spanTitle(address.span, address.date) })} aria-busy={stale || undefined} css={{ minW: '0', opacity: stale ? '0.55' : undefined }}>
          {meetings.length === 0 && narrowed && (
            <EmptyState kind="noMatch" title={t('noneNarrowed')} action={<Button onClick={() => address.set({ room: null, staff: null })}>{t('clear')}</Button>} />
          )}
          {meetings.length === 0 && !narrowed && <chakra.p css={{ color: 'fg.muted', mb: '3' }}>{t('none')}</chakra.p>}
          {!listed && !phone && <Legend />}
          {listed ? (
            <Agenda saysDay={address.span !== 'day'} meetings={meetings} notes={notes} onOpen={(meeting) => address.set({ meeting })} />
          ) : phone && address.span === 'month' ? (
            <PhoneMonth address={address} meetings={meetings} notes={notes} />
          ) : address.span !== 'month' ? (
            <WeekHours address={address} meetings={meetings} notes={notes} movable={movable} onMove={(meeting, target) => setMoving({ meeting, to: target })} />
          ) : (
            <Suspense fallback={<Skeleton lines={10} />}>
              <CalendarGrid address={address} meetings={meetings} notes={notes} movable={movable} onMove={(meeting, target) => setMoving({ meeting, to: target })} />
            </Suspense>
          )}
          {address.span !== 'agenda' && !phone && <chakra.p css={{ color: 'fg.muted', fontSize: 'xs', mt: '2', '@media (pointer: coarse)': { display: 'none' } }}>{t('keys')}</chakra.p>}
        </chakra.section>
      )}
      <MeetingPanel meeting={opened} movable={opened !== null && movable(opened)} onClose={() => address.set({ meeting: null })} onMove={(meeting) => setMoving({ meeting, to: null })} />
      {links && (
        <Suspense fallback={null}>
          <CalendarLinks onClose={() => setLinks(false)} />
        </Suspense>
      )}
      {moving && <MoveDialog key={meetingKey(moving.meeting)} meeting={moving.meeting} to={moving.to} onClose={() => setMoving(null)} />}
    </BoardPage>
  );
}
