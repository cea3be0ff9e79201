import { formatTime } from '@afterbell/core/domain';
import { useCalendarTexts } from './calendar-texts';
import type { DayNote } from './use-calendar';

/** What the site's calendar says of a day, in one line. */
export function useNoteWords(): (note: DayNote) => string {
  const t = useCalendarTexts();
  return ({ kind, reason, startTime, endTime }) => {
    if (kind === 'closed') return t('closed', { reason });
    return startTime && endTime ? t('specialHours', { reason, from: formatTime(startTime), to: formatTime(endTime) }) : t('special', { reason });
  };
}
