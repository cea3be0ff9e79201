/** The one check of a session's fields and schedule, for the editor and the server. */
import { daysBetween, endTimeProblem, type FieldProblem, isPlainDate, isPlainTime, type PlainDate, type PlainTime, tidyLine } from '@afterbell/core/domain';
import { NAME_LENGTH, type Parsed } from './activity-input';
import { type ActivityType, NEEDS_SCHEDULE } from './activity-type';
import { MAX_PATTERNS, patternProblems, type SchedulePattern } from './schedule-pattern';
import { MAX_SESSION_DAYS } from './weekly-schedule';

export const MAX_CAPACITY = 10_000;
export const MAX_SESSION_STAFF = 50;

export interface SessionSchedule {
  readonly startsOn: PlainDate;
  /** Its last day; null where the number of meetings says the end. */
  readonly endsOn: PlainDate | null;
  /** After how many meetings it ends; closed days are none. */
  readonly meetings: number | null;
  readonly patterns: readonly SchedulePattern[];
}

export interface SessionDraft extends SessionSchedule {
  readonly name: string;
  readonly location?: string | null | undefined;
  readonly capacity?: number | null | undefined;
  /** The usual times, where no pattern says them. */
  readonly startTime?: PlainTime | null | undefined;
  readonly endTime?: PlainTime | null | undefined;
}

export interface SessionValues extends SessionSchedule {
  name: string;
  location: string | null;
  capacity: number | null;
  startTime: PlainTime;
  endTime: PlainTime;
}

const FIRST_DAY = '1990-01-01';
const LAST_DAY = '2100-12-31';
const whole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

function endProblems({ startsOn, endsOn, meetings, patterns }: SessionSchedule): FieldProblem[] {
  if (endsOn === null && meetings === null) return [{ path: 'endsOn', message: 'is required' }];
  if (endsOn !== null && meetings !== null) return [{ path: 'meetings', message: 'cannot be given together with a last day' }];
  if (meetings !== null) {
    if (!whole(meetings, MAX_SESSION_DAYS)) return [{ path: 'meetings', message: `are a whole number from 1 to ${MAX_SESSION_DAYS}` }];
    return patterns.length ? [] : [{ path: 'meetings', message: 'need a pattern that they follow' }];
  }
  if (!isPlainDate(endsOn)) return [{ path: 'endsOn', message: 'is not a date' }];
  if (endsOn < startsOn) return [{ path: 'endsOn', message: 'is before the first day' }];
  return daysBetween(startsOn, endsOn) >= MAX_SESSION_DAYS ? [{ path: 'endsOn', message: 'is more than two years after the first day' }] : [];
}

export function scheduleProblems(schedule: SessionSchedule, type: ActivityType): FieldProblem[] {
  const { startsOn, patterns } = schedule;
  const dates = !isPlainDate(startsOn) || startsOn < FIRST_DAY || startsOn > LAST_DAY ? [{ path: 'startsOn', message: startsOn ? 'is not a date' : 'is required' }] : endProblems(schedule);
  const none = NEEDS_SCHEDULE[type] && !patterns.length ? [{ path: 'patterns', message: 'are required for a scheduled activity' }] : [];
  if (patterns.length > MAX_PATTERNS) return [...dates, { path: 'patterns', message: `are more than ${MAX_PATTERNS}` }];
  return [...dates, ...none, ...patterns.flatMap((pattern, place) => patternProblems(pattern).map(({ path, message }) => ({ path: `patterns.${place}.${path}`, message })))];
}

function usualTimes({ patterns, startTime, endTime }: SessionDraft): Parsed<{ startTime: PlainTime; endTime: PlainTime }> {
  const [first] = patterns;
  if (first) return { values: { startTime: first.startTime, endTime: first.endTime }, problems: [] };
  const problems: FieldProblem[] = [];
  if (!isPlainTime(startTime)) problems.push({ path: 'startTime', message: startTime ? 'is not a time' : 'is required' });
  const wrongEnd = endTime ? endTimeProblem(startTime, endTime) : 'is required';
  if (wrongEnd) problems.push({ path: 'endTime', message: wrongEnd });
  return { values: { startTime: startTime ?? '', endTime: endTime ?? '' }, problems };
}

export function parseSessionDraft(draft: SessionDraft, type: ActivityType): Parsed<SessionValues> {
  const name = tidyLine(draft.name);
  const location = tidyLine(draft.location) || null;
  const { startsOn, endsOn, meetings, patterns, capacity = null } = draft;
  const times = usualTimes(draft);
  const problems = [...scheduleProblems(draft, type), ...times.problems];
  if (name === '') problems.unshift({ path: 'name', message: 'is required' });
  if (name.length > NAME_LENGTH) problems.unshift({ path: 'name', message: `has more than ${NAME_LENGTH} characters` });
  if (location !== null && location.length > NAME_LENGTH) problems.push({ path: 'location', message: `has more than ${NAME_LENGTH} characters` });
  if (capacity !== null && !whole(capacity, MAX_CAPACITY)) problems.push({ path: 'capacity', message: `is a whole number from 1 to ${MAX_CAPACITY}` });
  return { values: { name, location, capacity, startsOn, endsOn, meetings, patterns, ...times.values }, problems };
}
