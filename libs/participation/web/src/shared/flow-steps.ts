import type { Step } from '@afterbell/core/web';
import { useMemo } from 'react';
import { dayPath, rosterPath, summaryPath, type DayAddress } from './take-paths';
import { useTakeTexts } from './take-texts';

export type FlowStep = 'day' | 'roster' | 'summary';

/** The three steps; the later ones can be opened once the day is known. */
export function useFlowSteps(day: Partial<DayAddress> = {}): Step[] {
  const t = useTakeTexts();
  const { sessionId, date, activityId } = day;
  return useMemo(() => {
    const known = sessionId && date ? { sessionId, date } : null;
    return [
      { id: 'day', label: t('steps.day'), to: dayPath({ sessionId, date, activityId }) },
      { id: 'roster', label: t('steps.roster'), to: known ? rosterPath(known) : undefined },
      { id: 'summary', label: t('steps.summary'), to: known ? summaryPath(known) : undefined },
    ];
  }, [t, sessionId, date, activityId]);
}
