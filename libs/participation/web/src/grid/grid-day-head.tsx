import { formatDate } from '@afterbell/core/domain';
import { Button } from '@afterbell/core/web';
import { Check, Lock } from 'lucide-react';
import { dayName, weekdayOf } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { barrierOfDay, type GridData, type GridDay, isStruck } from './grid-model';
import { useGridTexts } from './grid-texts';

/** What stands in the way of marking a day, or how it ended, in words; null where neither is so. */
export function useDayNote(): (day: GridDay) => string | null {
  const t = useGridTexts();
  const take = useTakeTexts();
  return (day) => {
    if (day.locked) return t('day.locked');
    if (day.state === 'closed') return day.closureReason ? t('day.closedBecause', { reason: day.closureReason }) : t('day.closed');
    return day.outcome ? take(`outcome.${day.outcome}`) : null;
  };
}

export interface DayHeadProps {
  data: GridData;
  day: GridDay;
  today: string;
  /** Closes the day; none where it is not complete, or not this person's to close. */
  onDone: (() => void) | null;
  busy: boolean;
}

/** The head of a date: how it ended, or, once everybody is marked, the way to say so. */
export function DayHead({ data, day, today, onDone, busy }: DayHeadProps) {
  const t = useGridTexts();
  const take = useTakeTexts();
  const noteOf = useDayNote();
  return (
    <th scope="col" title={noteOf(day) ?? undefined} data-today={day.date === today ? '' : undefined} data-struck={isStruck(barrierOfDay(data, day)) ? '' : undefined}>
      <span>{weekdayOf(day.date, 'short')}</span>
      <b>{formatDate(day.date).slice(0, 5)}</b> {day.locked && <Lock role="img" aria-label={t('day.locked')} />}
      {!day.locked && day.outcome === 'taken' && <Check role="img" data-taken="" aria-label={take('outcome.taken')} />}
      {!day.locked && day.outcome && day.outcome !== 'taken' && <small>{take(`outcome.${day.outcome}`)}</small>}
      {onDone && (
        <Button size="sm" disabled={busy} aria-label={t('close.doneOf', { day: dayName(day.date) })} onClick={onDone}>
          {t('close.done')}
        </Button>
      )}
    </th>
  );
}
