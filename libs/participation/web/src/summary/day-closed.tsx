import { Button, ConfirmDialog, Notice } from '@afterbell/core/web';
import { useState } from 'react';
import type { RosterDay } from '../roster/marks';
import { dayName, momentOn } from '../shared/day-words';
import { useSummaryTexts } from './summary-texts';
import type { Closing } from './use-closing';

/** How a closed day ended, who said so, and the way back. */
export function DayClosed({ day, closing }: { day: RosterDay; closing: Closing }) {
  const t = useSummaryTexts();
  const [asking, setAsking] = useState(false);
  const { outcome, outcomeReason, closedAt, closedBy, date, timeZone, activityName, lock, viewerCan } = day;
  if (!outcome) return null;
  const when = closedAt ? momentOn(closedAt, date, timeZone) : '';
  const { problem } = closing;
  return (
    <>
      <Notice severity="success" live title={[t(`outcome.${outcome}`), outcomeReason].filter(Boolean).join(': ')} action={viewerCan.edit && !lock && <Button onClick={() => setAsking(true)}>{t('reopen')}</Button>}>
        {closedBy ? t('closedBy', { name: closedBy, when }) : when ? t('closedAt', { when }) : t('closedYou')}
      </Notice>
      {problem && (
        <Notice severity="error" live>
          {'kind' in problem ? t(problem.kind) : problem.message}
        </Notice>
      )}
      {asking && <ConfirmDialog open onClose={() => setAsking(false)} onConfirm={closing.reopen} title={t('reopenTitle', { name: activityName, date: dayName(date) })} description={t('reopenBody')} confirmLabel={t('reopen')} />}
    </>
  );
}
