import { Notice } from '@afterbell/core/web';
import { isToCome, type RosterDay } from '../roster/marks';
import { momentOn } from '../shared/day-words';
import { ReopenDay } from './reopen-day';
import { useSummaryTexts } from './summary-texts';
import type { Closing } from './use-closing';

/** How a closed day ended, who said so, and the way back. */
export function DayClosed({ day, closing }: { day: RosterDay; closing: Closing }) {
  const t = useSummaryTexts();
  const { outcome, outcomeReason, closedAt, closedBy, date, timeZone } = day;
  if (!outcome) return null;
  const when = closedAt ? momentOn(closedAt, date, timeZone) : '';
  const { problem } = closing;
  return (
    <>
      <Notice severity={outcome === 'did_not_run' ? 'info' : 'success'} live title={[t(`outcome.${outcome === 'did_not_run' && isToCome(day) ? 'canceled' : outcome}`), outcomeReason].filter(Boolean).join(': ')} action={<ReopenDay day={day} closing={closing} />}>
        {closedBy ? t('closedBy', { name: closedBy, when }) : when ? t('closedAt', { when }) : t('closedYou')}
      </Notice>
      {problem && (
        <Notice severity="error" live>
          {'kind' in problem ? t(problem.kind) : problem.message}
        </Notice>
      )}
    </>
  );
}
