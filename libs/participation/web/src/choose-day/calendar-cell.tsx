import type { PlainDate } from '@afterbell/core/domain';
import { Ban, CalendarCheck, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { dayName } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type CalendarDay, type DayMark, dayMark, markedOf } from './calendar-days';

export const DAY_ICONS: Record<DayMark, React.ReactElement | null> = {
  done: <CircleCheck aria-hidden="true" />,
  open: <CircleDashed aria-hidden="true" />,
  planned: <CircleDot aria-hidden="true" />,
  closed: <Ban aria-hidden="true" />,
  dropIn: <CalendarCheck aria-hidden="true" />,
  unscheduled: null,
};

export interface CalendarCellProps {
  date: PlainDate;
  day: CalendarDay | undefined;
  today: PlainDate;
  isDropIn: boolean;
  reachable: boolean;
  chosen: boolean;
  onChoose: (date: PlainDate) => void;
}

export function CalendarCell({ date, day, today, isDropIn, reachable, chosen, onChoose }: CalendarCellProps) {
  const t = useTakeTexts();
  const mark = day ? dayMark(day, today, isDropIn) : 'unscheduled';
  const { marked, total } = day ? markedOf(day) : { marked: 0, total: 0 };
  const state = !day ? '' : day.outcome ? t(`outcome.${day.outcome}`) : mark === 'closed' ? t('calendar.closedBecause', { reason: day.closureReason ?? '' }) : t(`calendar.state.${mark}`);
  const partly = marked > 0 && mark !== 'done' ? t('calendar.partly', { marked, total }) : '';
  const label = [dayName(date), state, partly, day?.locked ? t('locked') : ''].filter(Boolean).join(', ');
  return (
    <button type="button" data-date={date} data-mark={mark} data-today={date === today || undefined} aria-current={date === today ? 'date' : undefined} aria-pressed={chosen} aria-label={label} title={label} tabIndex={reachable ? 0 : -1} onClick={() => onChoose(date)}>
      <b>{Number(date.slice(8))}</b>
      {DAY_ICONS[mark]}
    </button>
  );
}
