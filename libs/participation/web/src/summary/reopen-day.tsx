import { Button, ConfirmDialog } from '@afterbell/core/web';
import { useState } from 'react';
import type { RosterDay } from '../roster/marks';
import { dayName } from '../shared/day-words';
import { useSummaryTexts } from './summary-texts';
import type { Closing } from './use-closing';

/** The way back from how a day ended, for whoever may mark it. */
export function ReopenDay({ day: { activityName, date, lock, viewerCan }, closing }: { day: RosterDay; closing: Pick<Closing, 'reopen'> }) {
  const t = useSummaryTexts();
  const [asking, setAsking] = useState(false);
  if (!viewerCan.edit || lock) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>
      {asking && <ConfirmDialog open onClose={() => setAsking(false)} onConfirm={closing.reopen} title={t('reopenTitle', { name: activityName, date: dayName(date) })} description={t('reopenBody')} confirmLabel={t('reopen')} />}
    </>
  );
}
