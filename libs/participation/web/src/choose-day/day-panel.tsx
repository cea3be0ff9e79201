import { Notice, silent, useDelayed } from '@afterbell/core/web';
import { type PlainDate } from '@afterbell/core/domain';
import { LockedNotice } from '../shared/locked-notice';
import { useTakeTexts } from '../shared/take-texts';
import { type AttendanceDayQuery, useAttendanceDayQuery } from './__generated__/choose-day';

export type DayCheck = AttendanceDayQuery['checkSessionDate'];

/** Null while nothing is chosen or known. */
export function useDayCheck(sessionId: string | null, date: PlainDate | null): { check: DayCheck | null; loading: boolean } {
  const variables = sessionId && date ? { sessionId, date } : undefined;
  const { data, loading } = useAttendanceDayQuery({ skip: !variables, variables, fetchPolicy: 'network-only', context: silent() });
  const check = data?.checkSessionDate;
  return { check: check && check.sessionId === sessionId && check.date === date ? check : null, loading: loading && Boolean(variables) };
}

/** A day that its session does not have, and whose roster can only be opened after it was added. */
export function needsAdding({ lock, state, isDropIn }: DayCheck): boolean {
  return !lock && (state === 'closed' || (state === 'unscheduled' && !isDropIn));
}

export interface DayPanelProps {
  check: DayCheck | null;
  loading: boolean;
  today: PlainDate;
  timeZone: string;
}

/** What is to be known about the chosen day before its roster is opened. Its place is kept while it loads. */
export function DayPanel({ check, loading, today, timeZone }: DayPanelProps) {
  const t = useTakeTexts();
  const late = useDelayed(loading);
  if (!check) return late ? <Notice>{t('day.loading')}</Notice> : null;
  const { lock, state, closureReason, outcome, outcomeReason, isDropIn, date } = check;
  if (lock) return <LockedNotice date={date} lock={lock} timeZone={timeZone} />;
  if (state === 'closed') return <Notice severity="warn">{t('day.closed', { reason: closureReason ?? '' })}</Notice>;
  if (state === 'unscheduled' && !isDropIn) return <Notice severity="warn">{t('day.unscheduled')}</Notice>;
  if (outcome === 'did_not_run') return <Notice severity="success">{t('day.didNotRun', { reason: outcomeReason ?? '' })}</Notice>;
  if (outcome) return <Notice severity="success">{t(`outcome.${outcome}`)}</Notice>;
  return date > today ? <Notice>{t('day.future')}</Notice> : null;
}
