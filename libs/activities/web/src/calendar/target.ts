import { isPlainTime, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import type { Meeting } from './use-calendar';

/** Where a meeting goes to. */
export interface Target {
  date: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
}

const minutes = (time: PlainTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** As long as it was; what would pass midnight ends with the day. */
export function movedTo(meeting: Pick<Meeting, 'startTime' | 'endTime'>, date: PlainDate, startTime: PlainTime): Target {
  const end = minutes(startTime) + minutes(meeting.endTime) - minutes(meeting.startTime);
  const endTime = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
  return { date, startTime, endTime: isPlainTime(endTime) ? endTime : '23:59' };
}
