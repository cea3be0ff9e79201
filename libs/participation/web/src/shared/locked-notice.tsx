import { formatDateTime, type PlainDate } from '@afterbell/core/domain';
import { Notice } from '@afterbell/core/web';
import { monthTitle } from './day-words';
import { useTakeTexts } from './take-texts';

export interface LockedNoticeProps {
  date: PlainDate;
  lock: { lockedAt: string; lockedBy: string | null };
  timeZone: string;
}

/** Why nothing of a day can be changed, and who knows more. */
export function LockedNotice({ date, lock, timeZone }: LockedNoticeProps) {
  const t = useTakeTexts();
  const when = formatDateTime(lock.lockedAt, timeZone);
  return <Notice title={t('locked')}>{lock.lockedBy ? t('day.lockedBy', { month: monthTitle(date), name: lock.lockedBy, when }) : t('day.locked', { month: monthTitle(date), when })}</Notice>;
}
