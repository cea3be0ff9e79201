import type { SchedulePattern } from '@afterbell/activities/domain';
import { formatDate, type PlainDate, type PlainTime, unbrokenTime } from '@afterbell/core/domain';
import { factLine, i18n } from '@afterbell/core/web';
import { useMemo } from 'react';
import { weekdayName, weekdayRuns } from '../session-days';
import { useScheduleTexts } from './schedule-texts';

const WEEK_WORDS = { 1: 'week.w1', 2: 'week.w2', 3: 'week.w3', 4: 'week.w4', [-1]: 'week.w_1' } as const;
const isWeek = (week: number): week is keyof typeof WEEK_WORDS => week in WEEK_WORDS;

export interface ScheduleWords {
  pattern: (pattern: SchedulePattern) => string;
  patterns: (patterns: readonly SchedulePattern[], usual: { startTime: PlainTime; endTime: PlainTime }) => string;
  times: (from: PlainTime, to: PlainTime) => string;
  /** "Mon, Wed, 03:00 PM – 05:00 PM, until 12/18/2026". */
  whole: (session: { patterns: readonly SchedulePattern[]; startTime: PlainTime; endTime: PlainTime; endsOn: PlainDate }) => string;
  week: (week: number) => string;
}

/** How a schedule is said, in the person's language. */
export function useScheduleWords(): ScheduleWords {
  const t = useScheduleTexts();
  return useMemo(() => wordsIn(t), [t]);
}

function wordsIn(t: ReturnType<typeof useScheduleTexts>): ScheduleWords {
  const times = (from: PlainTime, to: PlainTime) => t('say.times', { from: unbrokenTime(from), to: unbrokenTime(to) });
  const week = (number: number) => (isWeek(number) ? t(WEEK_WORDS[number]) : String(number));
  const days = (weekdays: readonly number[]) => {
    const name = (day: number) => weekdayName(day, i18n.language);
    return weekdayRuns(weekdays).map(([first, last]) => (first === last ? name(first) : t('say.range', { from: name(first), to: name(last) }))).join(', ');
  };
  const pattern = ({ frequency, interval, weekdays, weeksOfMonth, startTime, endTime }: SchedulePattern) => {
    const said = { days: days(weekdays), times: times(startTime, endTime), count: interval, weeks: weeksOfMonth.map(week).join(', ') };
    if (!weekdays.length) return said.times;
    if (frequency === 'monthly') return t(interval === 1 ? 'say.monthly' : 'say.everyMonths', said);
    return t(interval === 1 ? 'say.weekly' : 'say.everyWeeks', said);
  };
  const patterns: ScheduleWords['patterns'] = (list, { startTime, endTime }) => (list.length ? factLine(list.map(pattern)) : t('say.any', { times: times(startTime, endTime) }));
  return { pattern, patterns, times, week, whole: (session) => t('say.until', { patterns: patterns(session.patterns, session), date: formatDate(session.endsOn) }) };
}
