import { failuresOf, notify, silent, useCoreTexts } from '@afterbell/core/web';
import type { SessionOutcome } from '@afterbell/participation/domain';
import { useCloseMissingDaysMutation } from './__generated__/missing';
import { shortDayName } from '../shared/day-words';
import { useHubTexts } from './hub-texts';

export interface Day {
  sessionId: string;
  date: string;
  activityName?: string;
}

/** What was refused is told by day; more of them than one reads are counted by the title. */
const MOST_TOLD = 5;

/** Says of several days how they ended, with a way back; answers what is wrong with what was said, or null. */
export function useCloseDays(onChanged: () => void) {
  const t = useHubTexts();
  const core = useCoreTexts();
  const [close] = useCloseMissingDaysMutation();

  async function run(days: readonly Day[], outcome: SessionOutcome | null, reason: string | null = null): Promise<string | null> {
    try {
      const { data } = await close({ variables: { input: { days: days.map(({ sessionId, date }) => ({ sessionId, date })), outcome, reason } }, context: silent() });
      const { closed, refused, problems = [] } = data?.closeSessionDates ?? {};
      if (problems.length > 0) return problems.map(({ message }) => message).join(' ');
      const done = (closed ?? []).map(({ sessionId, date }) => ({ sessionId, date }));
      const left = refused ?? [];
      onChanged();
      const nameOf = (one: Day) => days.find(({ sessionId, date }) => sessionId === one.sessionId && date === one.date)?.activityName;
      const told = left.slice(0, MOST_TOLD).map((one) => `${[nameOf(one), shortDayName(one.date)].filter(Boolean).join(', ')}: ${one.message}`);
      if (left.length > 0) notify({ severity: 'warn', title: t('refused', { count: left.length }), detail: told.join(' ') });
      if (done.length > 0) notify({ severity: 'success', title: t(outcome === null ? 'undone' : 'done', { count: done.length }), ...(outcome === null ? {} : { action: { label: t('undo'), onClick: () => void run(done, null) } }) });
      return null;
    } catch (error) {
      return failuresOf(error)[0]?.message.join(' ') || core('errors.load');
    }
  }
  return run;
}
