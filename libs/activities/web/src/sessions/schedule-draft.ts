import { type ActivityType, MAX_INTERVAL, type PatternFrequency, scheduleProblems, type SchedulePattern, type SessionSchedule } from '@afterbell/activities/domain';
import type { FieldProblem, PlainDate, PlainTime } from '@afterbell/core/domain';

/** A schedule while somebody types it: numbers may be empty, times too. */
export interface ScheduleDraft {
  startsOn: PlainDate;
  /** Which of the two says the end. */
  end: 'date' | 'meetings';
  endsOn: PlainDate;
  meetings: string;
  patterns: readonly SchedulePattern[];
  /** Days that it leaves out, with the reason of each. */
  leftOut: readonly { date: PlainDate; reason: string | null }[];
  /** The usual times, where no pattern says them. */
  startTime: PlainTime;
  endTime: PlainTime;
}

const AFTERNOON = { startTime: '15:00', endTime: '17:00' };

export function newPattern(patterns: readonly SchedulePattern[]): SchedulePattern {
  const last = patterns.at(-1);
  return { frequency: 'weekly', interval: 1, weekdays: [], weeksOfMonth: [], ...(last ? { startTime: last.startTime, endTime: last.endTime } : AFTERNOON) };
}

/** What a new session starts from: the rest of its term, weekly. */
export function newSchedule(today: PlainDate, type: ActivityType, term: { startsOn: PlainDate; endsOn: PlainDate } | null): ScheduleDraft {
  const startsOn = term && (today < term.startsOn || today > term.endsOn) ? term.startsOn : today;
  return { startsOn, end: 'date', endsOn: term?.endsOn ?? '', meetings: '', patterns: type === 'scheduled' ? [newPattern([])] : [], leftOut: [], ...AFTERNOON };
}

interface StoredSchedule extends Omit<SessionSchedule, 'endsOn' | 'patterns'> {
  endsOn: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  patterns: readonly SchedulePattern[];
  exceptions: readonly { date: PlainDate; movedTo: PlainDate | null; reason: string | null }[];
}

export function scheduleOf({ startsOn, endsOn, meetings, patterns, exceptions, startTime, endTime }: StoredSchedule): ScheduleDraft {
  return {
    startsOn,
    end: meetings === null ? 'date' : 'meetings',
    endsOn,
    meetings: meetings === null ? '' : String(meetings),
    patterns: patterns.map(({ frequency, interval, weekdays, weeksOfMonth, ...times }) => ({ frequency, interval, weekdays, weeksOfMonth, startTime: times.startTime, endTime: times.endTime })),
    leftOut: exceptions.filter(({ movedTo }) => movedTo === null).map(({ date, reason }) => ({ date, reason })),
    startTime,
    endTime,
  };
}

/** As the server takes it. */
export function scheduleInput({ startsOn, end, endsOn, meetings, patterns, leftOut, startTime, endTime }: ScheduleDraft) {
  return {
    startsOn,
    endsOn: end === 'date' ? endsOn : null,
    meetings: end === 'meetings' ? Number(meetings) : null,
    patterns: patterns.map((pattern) => ({ ...pattern, weekdays: [...pattern.weekdays], weeksOfMonth: [...pattern.weeksOfMonth] })),
    leftOut: leftOut.map(({ date, reason }) => ({ date, reason })),
    ...(patterns.length ? {} : { startTime, endTime }),
  };
}

/** The schedule's own part: what the preview asks with. */
export function scheduleQuestion(draft: ScheduleDraft) {
  const { startTime: _start, endTime: _end, ...question } = scheduleInput(draft);
  return question;
}

/** What is wrong with it as far as it can be told without the server. */
export function draftProblems(draft: ScheduleDraft, type: ActivityType): FieldProblem[] {
  const { startsOn, endsOn, meetings, patterns } = scheduleInput(draft);
  return scheduleProblems({ startsOn, endsOn: endsOn === '' ? null : endsOn, meetings: draft.end === 'meetings' && draft.meetings === '' ? null : meetings, patterns }, type);
}

/** Of these, what is typed and contradicts itself: said at once, while what is still missing is said when somebody goes on. */
export function contradictions(draft: ScheduleDraft, type: ActivityType): FieldProblem[] {
  const filled = (path: string) => (path === 'endsOn' ? draft.endsOn !== '' : path === 'meetings' ? draft.meetings !== '' : draft.patterns.some(({ startTime, endTime }, place) => path === `patterns.${place}.endTime` && startTime !== '' && endTime !== ''));
  return draftProblems(draft, type).filter(({ path }) => filled(path));
}

/** Which intervals are offered; one on record that is not among them is kept. */
export function intervalsOf(frequency: PatternFrequency, interval: number): number[] {
  const usual = frequency === 'weekly' ? [1, 2, 3, 4] : [1, 2, 3, 6];
  return usual.includes(interval) || interval > MAX_INTERVAL[frequency] ? usual : [...usual, interval].sort((a, b) => a - b);
}
