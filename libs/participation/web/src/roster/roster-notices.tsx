import { Button, Notice } from '@afterbell/core/web';
import { formatDateTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useOfflineTexts } from '../offline/offline-texts';
import { dayName } from '../shared/day-words';
import { BlockedNotice } from './blocked-notice';
import { DayEnded } from './day-ended';
import { ManyAsked } from './many-asked';
import type { RosterStore } from './roster-store';
import type { RosterSummary } from './roster-view';
import { useRosterTexts } from './roster-texts';
import type { RosterDay } from './marks';
import { useWorkTexts } from './work-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', _empty: { display: 'none' } } });

export interface RosterNoticesProps {
  store: RosterStore;
  summary: RosterSummary;
  day: RosterDay;
  /** When the roster was told that is shown without a network. */
  keptAt?: string | null;
  onRosterOnly?: boolean;
  refetch: () => Promise<void>;
  onAddDay: () => void;
  onConflict: () => void;
  onSayWhy: () => void;
}

/** What stands in the way of marking, or needs a decision, before the rows. */
export function RosterNotices({ store, summary, day, keptAt = null, onRosterOnly = false, refetch, onAddDay, onConflict, onSayWhy }: RosterNoticesProps) {
  const t = useRosterTexts();
  const offline = useOfflineTexts();
  return (
    <Stack>
      {keptAt && <Notice severity="info">{offline('rosterOf', { when: formatDateTime(keptAt, day.timeZone) })}</Notice>}
      {onRosterOnly && <Notice severity="info" live>{offline('onRosterOnly')}</Notice>}
      {summary.blocked && summary.blocked.code !== 'ATTENDANCE_LATE' && <BlockedNotice store={store} blocked={summary.blocked} count={summary.unsent} day={day} />}
      <DayNotice day={day} onAddDay={onAddDay} toCome={summary.toCome} />
      {day.outcome && (day.outcome !== 'taken' || readsAsDone(day, summary)) && <DayEnded store={store} day={day} refused={summary.blocked !== null} refetch={refetch} />}
      {summary.blocked?.code === 'ATTENDANCE_LATE' && <LateNotice message={summary.blocked.message} onSayWhy={onSayWhy} />}
      {summary.conflicts.length > 0 && (
        <Notice severity="warn" live title={t('conflict.title', { count: summary.conflicts.length })} action={<Button onClick={onConflict}>{t('ask.decide')}</Button>}>
          {t('conflict.body')}
        </Notice>
      )}
      <ManyAsked store={store} summary={summary} />
    </Stack>
  );
}

/** The day lies so far back that the tenant's rules want a reason. */
function LateNotice({ message, onSayWhy }: { message: string; onSayWhy: () => void }) {
  const t = useWorkTexts();
  return (
    <Notice severity="warn" live title={t('late.title')} action={<Button onClick={onSayWhy}>{t('late.action')}</Button>}>
      {message}
    </Notice>
  );
}

/** Nothing reads as done while marks of the day are refused, or beside what stands in the way of marking. */
function readsAsDone({ lock, viewerCan }: RosterDay, { toCome, blocked }: RosterSummary): boolean {
  return !lock && viewerCan.edit && !toCome && blocked === null;
}

function DayNotice({ day, onAddDay, toCome }: Pick<RosterNoticesProps, 'day' | 'onAddDay'> & { toCome: boolean }) {
  const t = useRosterTexts();
  const { lock, state, closureReason, isDropIn, outcome, viewerCan } = day;
  if (lock) {
    const when = formatDateTime(lock.lockedAt, day.timeZone);
    return (
      <Notice severity="info" title={t('locked.title')}>
        {lock.lockedBy ? t('locked.by', { name: lock.lockedBy, when }) : t('locked.plain', { when })}
      </Notice>
    );
  }
  const addable = state === 'closed' || (state === 'unscheduled' && !isDropIn);
  if (addable) {
    return (
      <Notice severity="warn" action={<Button onClick={onAddDay}>{t('addDay')}</Button>}>
        {state === 'closed' ? t('closedDay', { reason: closureReason ?? '' }) : t('notScheduled')}
      </Notice>
    );
  }
  if (viewerCan.edit && toCome && outcome !== 'did_not_run') {
    return (
      <Notice severity="warn" title={t('future')}>
        {t('futureHint', { date: dayName(day.date) })}
      </Notice>
    );
  }
  if (!viewerCan.edit) return <Notice severity="info">{t('readOnly')}</Notice>;
  return null;
}
