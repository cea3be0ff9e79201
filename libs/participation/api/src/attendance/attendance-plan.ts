import { AppError, comparePlainTimes, formatTime, monthName, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import {
  type AttendanceRules,
  type AttendanceStatus,
  closingProblem,
  completeMark,
  durationWords,
  isLate,
  isMarkProblem,
  type Mark,
  type MarkInput,
  type MarkProblem,
  type PlannedTimes,
  sameMark,
  type SessionDateState,
  type SessionOutcome,
  type StatusSummary,
  stayProblem,
  timesOverlap,
} from '@afterbell/participation/domain';
import { invalid } from '../shared/input';
import type { SaveAttendanceInput } from './attendance.types';

/** One participant as the database holds them when the save begins. */
export interface HeldPerson {
  id: string;
  /** Null for someone this access does not see. */
  name: string | null;
  removed: boolean;
  enrolled: boolean;
  /** Whether the participant is one of the site's on that date; asked only of who is neither enrolled nor marked. */
  stays: boolean;
  /** Null while nobody was ever marked. */
  status: AttendanceStatus | null;
  startTime: PlainTime | null;
  endTime: PlainTime | null;
  version: number;
  recordedBy: string | null;
  elsewhere: { session: string; startTime: PlainTime | null; endTime: PlainTime | null }[];
}

export interface HeldDay {
  date: PlainDate;
  state: SessionDateState;
  exists: boolean;
  locked: boolean;
  activityType: 'scheduled' | 'drop_in' | 'unscheduled';
  startTime: PlainTime;
  endTime: PlainTime;
  outcome: SessionOutcome | null;
  dateVersion: number;
  summary: StatusSummary;
  /** What the tenant asks about attendance of that day. */
  rules: AttendanceRules;
  people: HeldPerson[];
}

export interface PlannedMark extends Mark {
  person: HeldPerson;
  changed: boolean;
}

export interface SavePlan {
  marks: PlannedMark[];
  changes: PlannedMark[];
  /** Participants who get a place in the session for this date. */
  enroll: HeldPerson[];
  summary: StatusSummary;
  /** Outcome that the save sets; null when it leaves the day as it is. */
  outcome: SessionOutcome | null;
}

export interface ConflictFact {
  person: HeldPerson;
  field: 'status' | 'startTime' | 'endTime';
  current: string | null;
  attempted: string | null;
}

/** Thrown inside the transaction; the service adds names of users, which another connection knows. */
export class MarkConflicts extends Error {
  constructor(readonly conflicts: ConflictFact[]) {
    super('Marks changed meanwhile');
  }
}

/** Refuses days on which nothing may be written, in the order in which a person can do something about it. */
export function requireOpenDay(day: Pick<HeldDay, 'date' | 'state' | 'locked' | 'activityType'>): void {
  if (day.locked) throw new AppError('MONTH_LOCKED', { month: monthName(day.date) });
  if (day.state === 'closed') throw new AppError('DATE_CLOSED', { date: usDate(day.date) });
  if (day.state === 'unscheduled' && day.activityType !== 'drop_in') throw new AppError('DATE_NOT_SCHEDULED');
}

/** `11/21/2026`, as dates are shown. */
export function usDate(date: PlainDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

interface Problem {
  path: string;
  message: string;
}

/** Refuses to write a day that lies far back without a reason. */
export function requireReason(day: Pick<HeldDay, 'date' | 'rules'>, today: PlainDate, reason: string | null | undefined): void {
  if (!reason?.trim() && isLate(day.date, today, day.rules)) throw new AppError('ATTENDANCE_LATE', { days: day.rules.lateDays });
}

/** A time at which a stay may begin instead; `session` is the planned start. */
export type LaterStart = PlainTime | 'session';

/** The mark as it is stored. One whose length would be asked about begins later, where that can be (`Making.laterStarts`). */
function begunLater(sent: MarkInput & { status: AttendanceStatus }, planned: PlannedTimes, rules: AttendanceRules, laterStarts: readonly LaterStart[]): Mark | MarkProblem {
  let mark = completeMark(sent, planned);
  for (const start of laterStarts) {
    if (isMarkProblem(mark) || mark.startTime === null || stayProblem(mark, planned, rules) === null) return mark;
    const startTime = start === 'session' ? planned.startTime : start;
    const later = comparePlainTimes(startTime, mark.startTime) > 0 ? completeMark({ ...sent, startTime }, planned) : mark;
    if (!isMarkProblem(later)) mark = later;
  }
  return mark;
}

/** Decides a whole save or refuses all of it; pure, so it can run again on fresher facts. */
export function planSave(day: HeldDay, input: SaveAttendanceInput, now: PlainTime | null, today: PlainDate, laterStarts: readonly LaterStart[] = []): SavePlan {
  requireOpenDay(day);
  const planned = { startTime: day.startTime, endTime: day.endTime, now, timesRequired: day.activityType === 'unscheduled' };
  const marks: PlannedMark[] = [];
  const early: Problem[] = [];
  const times: Problem[] = [];
  const placeless: Problem[] = [];
  const strangers: (Problem & { name: string })[] = [];
  const overlaps: (Problem & { name: string })[] = [];
  const longs: (Problem & { name: string })[] = [];
  const conflicts: ConflictFact[] = [];
  const enroll: HeldPerson[] = [];

  input.marks.forEach((sent, index) => {
    const person = day.people[index];
    if (!person || person.name === null) throw new AppError('NOT_FOUND', { what: 'The participant' });
    const path = `marks.${index}`;
    const mark = begunLater(sent, planned, day.rules, laterStarts);
    if (isMarkProblem(mark)) {
      times.push({ path: `${path}.${mark.field}`, message: `${person.name}: ${mark.message}` });
      return;
    }
    const stored: Mark = { status: person.status ?? 'Enrolled', startTime: person.startTime, endTime: person.endTime };
    const changed = !sameMark(stored, mark);
    marks.push({ ...mark, person, changed });
    if (!changed) return;
    if (day.date > today && (mark.status === 'Present' || mark.status === 'UnexcusedAbsence')) {
      early.push({ path: `${path}.status`, message: `${person.name}: ${usDate(day.date)} is still to come, so that only an excused absence can be entered.` });
      return;
    }
    // Times that nobody has said, of the clock or of the schedule, are not questioned.
    const stay = sent.startTime || sent.endTime ? stayProblem(mark, planned, day.rules) : null;
    if (stay === 'impossible') times.push({ path: `${path}.endTime`, message: `${person.name}: nobody is there for more than ${durationWords(day.rules.longestMinutes)} a day.` });
    else if (stay === 'long' && !input.allowLong) longs.push({ path, name: person.name, message: `${person.name} would be there from ${formatTime(mark.startTime)} to ${formatTime(mark.endTime)}, much longer than the session lasts.` });
    const onRoster = person.enrolled || person.status !== null || (day.activityType === 'drop_in' && person.stays);
    if (!onRoster) {
      if (input.enrollMissing && person.stays && !person.removed) enroll.push(person);
      else if (input.enrollMissing) placeless.push({ path: `${path}.personId`, message: noPlaceFor(person, day.date) });
      else strangers.push({ path, name: person.name, message: `${person.name} is not enrolled on this date.` });
    }
    if (!input.overwrite && sent.version !== undefined && sent.version !== null && sent.version !== person.version) {
      conflicts.push(...differences(person, stored, mark));
    }
    const other = mark.status === 'Present' && !input.allowOverlap ? person.elsewhere.find((stay) => timesOverlap(stay, mark)) : undefined;
    if (other) {
      const until = other.endTime ? formatTime(other.endTime) : 'now';
      overlaps.push({ path, name: person.name, message: `${person.name} is already present in ${other.session} (${formatTime(other.startTime)} – ${until}).` });
    }
  });

  if (early.length) throw new AppError('VALIDATION', { problems: early });
  if (times.length) throw new AppError('ATTENDANCE_TIME_INVALID', { message: times.map((problem) => problem.message).join('\n'), problems: times });
  if (placeless.length) throw new AppError('VALIDATION', { problems: placeless });
  if (strangers.length) throw new AppError('ATTENDANCE_NOT_ENROLLED', { name: names(strangers), problems: strangers.map(problemOf) });
  if (conflicts.length) throw new MarkConflicts(conflicts);
  if (overlaps.length) throw new AppError('ATTENDANCE_OVERLAP', { name: names(overlaps), problems: overlaps.map(problemOf) });

  if (longs.length) throw new AppError('ATTENDANCE_LONG', { name: names(longs), problems: longs.map(problemOf) });

  const changes = marks.filter((mark) => mark.changed);
  if (changes.length) requireReason(day, today, input.reason);
  const summary = summaryAfter(day.summary, changes, enroll);
  return { marks, changes, enroll, summary, outcome: outcomeAfter(day, { ...input, closeDay: input.closeDay && day.date <= today }, changes, summary) };
}

/** Who asks for a place has answered the question already: what is in the way is said instead. */
function noPlaceFor({ name, removed }: HeldPerson, date: PlainDate): string {
  if (removed) return `The record of ${name} is removed, so there is no place to give: bring it back first.`;
  return `${name} has no stay at this site on ${usDate(date)}, so there is no place to give: begin a stay on the record first.`;
}

function problemOf({ path, message }: Problem): Problem {
  return { path, message };
}

function names(people: { name: string }[]): string {
  const [first, ...others] = people;
  if (!first) return '';
  return others.length === 0 ? first.name : `${first.name} (and ${others.length} more)`;
}

function differences(person: HeldPerson, stored: Mark, mark: Mark): ConflictFact[] {
  return (['status', 'startTime', 'endTime'] as const)
    .filter((field) => stored[field] !== mark[field])
    .map((field) => ({ person, field, current: stored[field], attempted: mark[field] }));
}

function summaryAfter(before: StatusSummary, changes: PlannedMark[], enrolled: HeldPerson[]): StatusSummary {
  const counts = { ...before };
  const joined = new Set(enrolled);
  for (const { person, status } of changes) {
    const listed = person.status !== null || (person.enrolled && !joined.has(person));
    if (listed) counts[person.status ?? 'Enrolled'] -= 1;
    counts[status] += 1;
  }
  return counts;
}

function outcomeAfter(day: HeldDay, input: SaveAttendanceInput, changes: PlannedMark[], summary: StatusSummary): SessionOutcome | null {
  // Closing as taken would lose that the session did not run, and why.
  const contradicts =
    (day.outcome === 'nobody_came' && changes.some(({ status }) => status === 'Present')) ||
    (day.outcome === 'did_not_run' && (input.closeDay === true || changes.some(({ status }) => status !== 'Enrolled')));
  if (contradicts) {
    const words = day.outcome === 'nobody_came' ? 'nobody came' : 'did not run';
    throw invalid('marks', `This day was closed as "${words}". Reopen it on its roster to mark someone.`);
  }
  if (!input.closeDay || day.outcome === 'nobody_came') return null;
  const problem = closingProblem('taken', summary, null);
  if (problem) throw invalid('closeDay', problem.message);
  return day.outcome === 'taken' ? null : 'taken';
}
