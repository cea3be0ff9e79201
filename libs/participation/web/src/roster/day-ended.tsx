import { LinkButton, Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { momentOn } from '../shared/day-words';
import { summaryPath } from '../shared/take-paths';
import { ReopenDay } from '../summary/reopen-day';
import { useSummaryTexts } from '../summary/summary-texts';
import { useClosing } from '../summary/use-closing';
import { isToCome, type RosterDay } from './marks';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';

export interface DayEndedProps {
  store: RosterStore;
  day: RosterDay;
  /** Marks of the day were refused: nothing of it reads as done. */
  refused: boolean;
  refetch: () => Promise<void>;
}

/** How the day ended. One without anybody takes no presence: the way back is beside it, and sends what was refused. */
export function DayEnded({ store, day, refused, refetch }: DayEndedProps) {
  const t = useRosterTexts();
  const words = useSummaryTexts();
  const closing = useClosing(day, '', refetch);
  const { outcome, outcomeReason, closedBy, closedAt, date, timeZone } = day;
  if (!outcome) return null;
  const didNotRun = outcome === 'did_not_run';
  const reopen = async () => {
    await closing.reopen();
    store.retry();
  };
  const { problem } = closing;
  return (
    <>
      <Notice
        severity={didNotRun || refused ? 'info' : 'success'}
        title={didNotRun && t(isToCome(day) ? 'ended.canceled' : 'ended.did_not_run')}
        action={
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
            {outcome !== 'taken' && <ReopenDay day={day} closing={{ reopen }} />}
            <LinkButton to={summaryPath(day)}>{t('ended.open')}</LinkButton>
          </chakra.div>
        }
      >
        {didNotRun ? <bdi>{outcomeReason}</bdi> : t(`ended.${outcome}`)}
        {didNotRun && closedBy && closedAt && <chakra.span css={{ display: 'block', color: 'fg.muted' }}>{words('closedBy', { name: closedBy, when: momentOn(closedAt, date, timeZone) })}</chakra.span>}
      </Notice>
      {problem && (
        <Notice severity="error" live>
          {'kind' in problem ? words(problem.kind) : problem.message}
        </Notice>
      )}
    </>
  );
}
