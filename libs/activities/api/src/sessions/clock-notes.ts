import { formatDate, formatTime, minutesBetween, timeIn, zonedToInstant } from '@afterbell/core/domain';
import type { Meeting } from './series-plan';

/** No clock changes later in a day. */
const LATEST = '04:00';
const MINUTE = 60_000;

/** What a meeting is on a day on which the site's clock changes: a warning, no refusal, for the wall shows what it shows. */
export function clockNotes(meetings: readonly Meeting[], timeZone: string): string[] {
  return meetings.flatMap(({ date, startTime, endTime }) => {
    if (startTime >= LATEST) return [];
    const [start, end] = [zonedToInstant(date, startTime, timeZone), zonedToInstant(date, endTime, timeZone)];
    const skipped = [startTime, endTime].filter((time, at) => timeIn(timeZone, at === 0 ? start : end) !== time);
    const minutes = (end.getTime() - start.getTime()) / MINUTE;
    const counted = minutesBetween(startTime, endTime);
    if (!skipped.length && minutes === counted) return [];
    const counts = minutes === counted ? '' : ` Attendance counts ${lasting(counted)}, by the times on the wall.`;
    if (!skipped.length) return [`On ${formatDate(date)} the clock changes: ${formatTime(startTime)} to ${formatTime(endTime)} lasts ${lasting(minutes)}.${counts}`];
    const runs = minutes > 0 ? `it runs from ${formatTime(timeIn(timeZone, start))} to ${formatTime(timeIn(timeZone, end))}, ${lasting(minutes)}` : 'nothing of it is left';
    return [`On ${formatDate(date)} the clock skips ${skipped.map(formatTime).join(' and ')}: ${runs}.${counts}`];
  });
}

function lasting(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours && (hours === 1 ? '1 hour' : `${hours} hours`), rest && (rest === 1 ? '1 minute' : `${rest} minutes`)].filter(Boolean);
  return words.join(' ') || 'no time';
}
