import { Button, FlowPage, Notice, Section, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { isPlainDate, isUuid, type PlainDate } from '@afterbell/core/domain';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { OfflineDays } from '../offline/offline-days';
import { OfflineHints } from '../offline/offline-hints';
import { useOffline } from '../offline/use-offline';
import { AddDayDialog } from '../shared/add-day-dialog';
import { shortDayName } from '../shared/day-words';
import { useFlowSteps } from '../shared/flow-steps';
import { rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { NotEnteredSection, TodaySection } from './day-lists';
import { DayPanel, needsAdding, useDayCheck } from './day-panel';
import { MonthCalendar } from './month-calendar';
import { SessionPicker, useAttendanceActivities } from './session-picker';
import { UnsentNotice } from './unsent-notice';

/** The route is a site's; above one the gate leads to the dashboard, which offers the switch. */
export default function ChooseDayPage() {
  const { organization } = useSession();
  return <ChooseDay key={organization.id} />;
}

/** Activity, session and date stand in the URL: each can be linked, and Back undoes one choice. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const [sessionId, date] = [params.get('sessionId'), params.get('date')];
  const known = isPlainDate(date) ? date : null;
  const choose = (values: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return { activityId: params.get('activityId'), sessionId: isUuid(sessionId) ? sessionId : null, date: known, unreadable: known === null ? date : null, choose };
}

/** A session that is over, or has not begun, has no day in the month of today. */
const nearest = ({ startsOn, endsOn }: { startsOn: PlainDate; endsOn: PlainDate }, today: PlainDate) => (endsOn < today ? endsOn : startsOn > today ? startsOn : today);

function ChooseDay() {
  const t = useTakeTexts();
  const navigate = useNavigate();
  const { organization, today, timeZone } = useSession();
  const { can } = usePermissions();
  const { activityId, sessionId, date, unreadable, choose } = useChoice();
  const steps = useFlowSteps({ activityId, sessionId: sessionId ?? undefined, date: date ?? undefined });
  const { check, loading } = useDayCheck(sessionId, date);
  const [adding, setAdding] = useState(false);
  // Who comes for one activity looks for its days first. Choosing on the page moves nothing.
  const [cameFor] = useState(Boolean(activityId ?? sessionId));
  const day = sessionId && date ? { sessionId, date } : null;
  const offline = useOffline();
  const mayAdd = can('edit', 'participation.by_activity');
  const toAdd = check !== null && needsAdding(check);

  function next() {
    if (!day || !check) return;
    if (toAdd && mayAdd) setAdding(true);
    else void navigate(rosterPath(day));
  }
  const another = (
    <Section title={t(cameFor ? 'pick.titleFirst' : 'pick.title')}>
      <SessionPicker
        activityId={activityId}
        sessionId={sessionId}
        onActivity={(activity) => choose({ activityId: activity?.id ?? null, sessionId: activity?.sessions.length === 1 ? (activity.sessions[0]?.id ?? null) : null, date: null })}
        onSession={(session) => choose({ sessionId: session?.id ?? null, date: null })}
      >
        {(activity, session) => (
          <>
            <MonthCalendar key={session.id} sessionId={session.id} name={session.name} isDropIn={activity.type === 'drop_in'} today={today} value={date} opensOn={activity.type === 'drop_in' ? today : nearest(session, today)} onChange={(chosen) => choose({ activityId: activity.id, date: chosen })} />
            <DayPanel check={check} loading={loading} today={today} timeZone={timeZone} />
            {adding && day && (
              <AddDayDialog
                {...day}
                sessionName={activity.name}
                closureReason={check?.state === 'closed' ? (check.closureReason ?? '') : null}
                onClose={() => setAdding(false)}
                onAdded={() => void navigate(rosterPath(day))}
              />
            )}
          </>
        )}
      </SessionPicker>
    </Section>
  );
  return (
    <FlowPage
      title={t('title')}
      subtitle={organization.name}
      steps={steps}
      current="day"
      status={day ? !offline && <ChosenDay {...day} /> : <chakra.span css={{ display: { base: 'none', md: 'inline' }, color: 'fg.muted' }}>{t(sessionId ? 'pick.chooseDay' : activityId ? 'pick.chooseSessionAndDay' : 'pick.chooseAll')}</chakra.span>}
      actions={
        <Button variant="solid" size="lg" disabled={!day || !check} onClick={next}>
          {check?.lock || (toAdd && !mayAdd) ? t('day.look') : toAdd ? t('day.add') : t('pick.next')}
        </Button>
      }
    >
      {unreadable !== null && (
        <Notice severity="warn" live>
          {t('day.unreadable', { date: unreadable.slice(0, 40) })}
        </Notice>
      )}
      <UnsentNotice />
      {offline && <OfflineDays />}
      {!offline && cameFor && another}
      {!offline && <TodaySection />}
      {!offline && <NotEnteredSection />}
      {!offline && !cameFor && another}
      <OfflineHints />
    </FlowPage>
  );
}

const Chosen = chakra('p', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    columnGap: '2',
    // A long name is cut beside the button; it does not push that into a row of its own.
    contain: 'inline-size',
    minW: '7rem',
    fontSize: { base: 'sm', md: 'md' },
    '& > *': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > b': { fontWeight: 'semibold' },
    '& > span': { flexShrink: '0' },
  },
});

/** The calendar may be out of sight when the button beside this is pressed. */
function ChosenDay({ sessionId, date }: { sessionId: string; date: PlainDate }) {
  const activity = useAttendanceActivities().activities?.find(({ sessions }) => sessions.some(({ id }) => id === sessionId));
  const session = activity?.sessions.find(({ id }) => id === sessionId);
  if (!activity || !session) return null;
  const name = session.name === activity.name ? activity.name : `${activity.name}, ${session.name}`;
  return (
    <Chosen>
      <b title={name}>{name}</b>
      <span>{shortDayName(date)}</span>
    </Chosen>
  );
}
