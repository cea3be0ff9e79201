import { Button, factLine, FlowPage, LinkButton, LoadHint, Notice, SaveState, Skeleton, useCoreTexts, useFocusAfter, useSession, useVault } from '@afterbell/core/web';
import { formatDateTime, isPlainDate, isUuid } from '@afterbell/core/domain';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSessionAttendance } from '../live/use-attendance-live';
import { useOfflineTexts } from '../offline/offline-texts';
import { useUnsentCount, withUnsent } from '../offline/with-unsent';
import type { RosterDay } from '../roster/marks';
import { browserUnsentStore } from '../roster/unsent-marks';
import { useRoster } from '../roster/use-roster';
import { dayName, timeRange } from '../shared/day-words';
import { useFlowSteps } from '../shared/flow-steps';
import { LockedNotice } from '../shared/locked-notice';
import { DAY_PATH, rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { CloseForm } from './close-form';
import { DayClosed } from './day-closed';
import { ChildrenWith, DayFigures } from './day-figures';
import { NextDay } from './next-day';
import { useSummaryTexts } from './summary-texts';
import { useClosing } from './use-closing';

export default function SummaryPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('sessionId');
  const date = params.get('date');
  // With what the address says: choosing a day tells which of it cannot be read.
  if (!isUuid(sessionId) || !isPlainDate(date)) return <Navigate to={`${DAY_PATH}?${params}`} replace />;
  return <SummaryOfDay key={`${sessionId} ${date}`} sessionId={sessionId} date={date} />;
}

function SummaryOfDay({ sessionId, date }: { sessionId: string; date: string }) {
  const t = useSummaryTexts();
  const take = useTakeTexts();
  const core = useCoreTexts();
  const roster = useRoster({ sessionId, date, scope: 'enrolled', search: '' });
  const steps = useFlowSteps({ sessionId, date, activityId: roster.day?.activityId });
  if (roster.day) return <DaySummary told={roster.day} keptAt={roster.keptAt} refetch={roster.refetch} />;
  return (
    <FlowPage title={t('title')} steps={steps} current="summary" actions={<LinkButton to={DAY_PATH}>{core('back')}</LinkButton>}>
      {roster.problem === 'none' ? (
        <Skeleton lines={6} label={t('loading')} />
      ) : (
        <Notice severity="error" title={take('loadFailed')} live action={<Button onClick={() => void roster.refetch()}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
    </FlowPage>
  );
}

function DaySummary({ told, keptAt, refetch }: { told: RosterDay; keptAt: string | null; refetch: () => Promise<void> }) {
  const t = useSummaryTexts();
  const take = useTakeTexts();
  const offline = useOfflineTexts();
  const { user } = useSession();
  const safe = useVault() !== null;
  const unsent = useUnsentCount(user.id, told);
  const [seen, setSeen] = useState(unsent);
  // Once the marks of the day have arrived, the figures are asked for anew.
  if (seen !== unsent) {
    setSeen(unsent);
    if (unsent < seen) void refetch();
  }
  const day = safe && unsent > 0 ? withUnsent(told, browserUnsentStore(user.id, told.sessionId, told.date).read()) : told;
  const steps = useFlowSteps(day);
  const closing = useClosing(day, t('choose'), refetch, unsent);
  const again = () => void refetch();
  useSessionAttendance({ sessionId: told.sessionId, from: told.date, to: told.date }, { known: () => told.rows.reduce((sum, { version }) => sum + version, 0), hear: again, again });
  const saved = lastSaved(day);
  const open = day.outcome === null && day.viewerCan.edit && !day.lock && !closing.kept;
  useFocusAfter(open);
  const subtitle = factLine([day.sessionName === day.activityName ? null : day.sessionName, dayName(day.date), timeRange(day.startTime, day.endTime)]);
  return (
    <FlowPage
      title={day.activityName}
      subtitle={subtitle}
      steps={steps}
      current="summary"
      status={<SaveState status={unsent > 0 ? { kind: 'waiting', count: unsent } : saved ? { kind: 'saved', at: saved } : { kind: 'idle' }} timeZone={day.timeZone} />}
      actions={
        <>
          <LinkButton size="lg" to={rosterPath(day)}>
            {t('backToRoster')}
          </LinkButton>
          {open && (!closing.toCome || closing.outcome !== null) ? (
            <Button variant="solid" size="lg" loading={closing.busy} onClick={() => void closing.close()}>
              {t('close')}
            </Button>
          ) : (
            <LinkButton variant="solid" size="lg" to={DAY_PATH}>
              {t('toToday')}
            </LinkButton>
          )}
        </>
      }
    >
      {keptAt && <Notice severity="info">{offline('rosterOf', { when: formatDateTime(keptAt, day.timeZone) })}</Notice>}
      {unsent > 0 && !safe && (
        <Notice severity="warn" action={<LinkButton to={rosterPath(day)}>{t('send')}</LinkButton>}>
          {t('unsent', { count: unsent })}
        </Notice>
      )}
      {unsent > 0 && safe && <Notice severity="info">{offline('closing.counted')}</Notice>}
      {closing.kept && (
        <Notice severity="success" live title={offline('closing.kept', { outcome: take(`outcome.${closing.kept.outcome}`) })} action={<Button onClick={closing.takeBack}>{offline('closing.takeBack')}</Button>}>
          {offline('closing.keptHint')}
        </Notice>
      )}
      {day.lock && <LockedNotice date={day.date} lock={day.lock} timeZone={day.timeZone} />}
      {day.outcome && <DayClosed day={day} closing={closing} />}
      <DayFigures day={day} />
      {open && <CloseForm closing={closing} />}
      {day.outcome && <NextDay day={day} />}
      {!closing.toCome && <ChildrenWith day={day} status="Enrolled" title={(count) => t('unmarked', { count })} link={open ? t('markThem') : undefined} />}
      <ChildrenWith day={day} status="UnexcusedAbsence" title={() => t('unexcused')} />
      <ChildrenWith day={day} status="ExcusedAbsence" title={() => t('excused')} />
    </FlowPage>
  );
}

/** When the last mark of the day was stored. */
function lastSaved({ rows }: RosterDay): Date | null {
  const last = rows.reduce<string | null>((latest, { changedAt }) => (changedAt && (latest === null || changedAt > latest) ? changedAt : latest), null);
  return last === null ? null : new Date(last);
}
