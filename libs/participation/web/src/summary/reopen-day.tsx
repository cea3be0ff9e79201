import { Button, ConfirmDialog } from '@afterbell/core/web';
import { useState } from 'react';
import { isToCome, type RosterDay } from '../roster/marks';
import { dayName } from '../shared/day-words';
import { useSummaryTexts } from './summary-texts';
import type { Closing } from './use-closing';

/** The way back from how a day ended, for whoever may mark it. */
export function ReopenDay({ day, closing }: { day: RosterDay; closing: Pick<Closing, 'reopen'> }) {
  const t = useSummaryTexts();
  const { activityName, date, lock, viewerCan } = day;
  const [asking, setAsking] = useState(false);
  if (!viewerCan.edit || lock) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>
      {asking && <ConfirmDialog open onClose={() => setAsking(false)} onConfirm={closing.reopen} title={t('reopenTitle', { name: activityName, date: dayName(date) })} description={t(isToCome(day) ? 'reopenAhead' : 'reopenBody')} confirmLabel={t('reopen')} />}
    </>
  );
}
