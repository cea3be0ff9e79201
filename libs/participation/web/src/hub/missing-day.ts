import type { MissingDaysQuery } from './__generated__/missing';

export type MissingDay = MissingDaysQuery['missingDays']['nodes'][number];

/** A session is often called after its term only. */
export const sessionOf = ({ activityName, sessionName }: MissingDay): string => (activityName === sessionName ? activityName : `${activityName}, ${sessionName}`);
