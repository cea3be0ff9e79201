/** What a site's calendar says of some days: that it is closed, or open in another way than usual. One check for page, REST and server. */
import { endTimeProblem, type FieldProblem, isPlainDate, isPlainTime, type PlainDate, type PlainTime, tidyLine } from '@afterbell/core/domain';

export const SITE_EVENT_KINDS = ['closed', 'special'] as const;
export type SiteEventKind = (typeof SITE_EVENT_KINDS)[number];

export const REASON_LENGTH = 200;
/** A year of days: more is a slip of the year, not an event. */
export const MOST_EVENT_DATES = 366;

export interface SiteEventInput {
  kind: string;
  reason: string;
  dates: readonly PlainDate[];
  /** When the site is open on a special day; both or none. */
  startTime?: PlainTime | null;
  endTime?: PlainTime | null;
}

export interface SiteEventValues {
  kind: SiteEventKind;
  reason: string;
  dates: PlainDate[];
  startTime: PlainTime | null;
  endTime: PlainTime | null;
}

const isKind = (kind: string): kind is SiteEventKind => (SITE_EVENT_KINDS as readonly string[]).includes(kind);

/** Nobody plans a calendar before this product, nor for the next century. */
const FIRST_YEAR = '2000';
const LAST_YEAR = '2099';

function dateProblems(dates: readonly PlainDate[]): FieldProblem[] {
  if (!dates.length) return [{ path: 'dates', message: 'are required' }];
  const wrong = dates.find((date) => !isPlainDate(date) || date.slice(0, 4) < FIRST_YEAR || date.slice(0, 4) > LAST_YEAR);
  if (wrong !== undefined) return [{ path: 'dates', message: `hold "${wrong.slice(0, 20)}", which is not a date from ${FIRST_YEAR} to ${LAST_YEAR}` }];
  return new Set(dates).size > MOST_EVENT_DATES ? [{ path: 'dates', message: `are more than ${MOST_EVENT_DATES}` }] : [];
}

function timeProblems(kind: string, startTime: PlainTime | null, endTime: PlainTime | null): FieldProblem[] {
  if (startTime === null && endTime === null) return [];
  if (kind === 'closed') return [{ path: 'startTime', message: 'belongs to special days: a closed site has no hours' }];
  if (!isPlainTime(startTime)) return [{ path: 'startTime', message: 'is not a time' }];
  const message = endTimeProblem(startTime, endTime);
  return message ? [{ path: 'endTime', message }] : [];
}

export function parseSiteEvent(input: SiteEventInput): { values: SiteEventValues; problems: FieldProblem[] } {
  const reason = tidyLine(input.reason);
  const startTime = input.startTime || null;
  const endTime = input.endTime || null;
  const problems = [
    ...(isKind(input.kind) ? [] : [{ path: 'kind', message: 'is not a kind of day' }]),
    ...(reason === '' ? [{ path: 'reason', message: 'is required' }] : []),
    ...(reason.length > REASON_LENGTH ? [{ path: 'reason', message: `has more than ${REASON_LENGTH} characters` }] : []),
    ...dateProblems(input.dates),
    ...timeProblems(input.kind, startTime, endTime),
  ];
  return { values: { kind: isKind(input.kind) ? input.kind : 'closed', reason, dates: [...new Set(input.dates)].sort(), startTime, endTime }, problems };
}
