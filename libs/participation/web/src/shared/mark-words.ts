import type { Mark } from '@afterbell/participation/domain';
import { timeRange } from './day-words';
import { useTakeTexts } from './take-texts';

/** A mark in words: `Present, 03:15 PM – 05:00 PM`; `long` says what kind of absence it is. */
export function useMarkWords(status: 'status' | 'statusLong' = 'status') {
  const take = useTakeTexts();
  return (mark: Pick<Mark, 'status' | 'startTime' | 'endTime'>): string => [take(`${status}.${mark.status}`), mark.status === 'Present' && mark.startTime ? timeRange(mark.startTime, mark.endTime) : ''].filter(Boolean).join(', ');
}
