import type { PlainDate } from '@afterbell/core/domain';

export const DAY_PATH = '/participation/activity';
export const ROSTER_PATH = `${DAY_PATH}/select-participants`;
export const SUMMARY_PATH = `${DAY_PATH}/summary`;

export interface DayAddress {
  sessionId: string;
  date: PlainDate;
  activityId?: string | null;
}

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export const dayPath = ({ activityId, sessionId, date }: Partial<DayAddress>) => withQuery(DAY_PATH, { activityId, sessionId, date });
export const rosterPath = ({ sessionId, date }: DayAddress, values: Record<string, string> = {}) => withQuery(ROSTER_PATH, { sessionId, date, ...values });
export const summaryPath = ({ sessionId, date }: DayAddress) => withQuery(SUMMARY_PATH, { sessionId, date });
