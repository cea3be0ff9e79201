import { RRuleTemporal } from 'rrule-temporal';
import { MAX_SESSION_DAYS, rruleOf, type SchedulePattern, type SessionSchedule, type Weekday, WEEKDAY_LABELS } from '@afterbell/activities/domain';
import { addDays, dayOfWeek, type FieldProblem, formatDate, type PlainDate, type PlainTime } from '@afterbell/core/domain';

/** One meeting, by the site's clock. */
export interface Meeting {
  readonly date: PlainDate;
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
}

/** One session of a series: it meets at most once on a day. */
export interface PlannedSession {
  /** Places of its patterns in what was asked. */
  readonly patterns: readonly number[];
  readonly meetings: readonly Meeting[];
  /** Days of the pattern on which the site is closed. */
  readonly closed: readonly PlainDate[];
  readonly endsOn: PlainDate;
}

export interface SeriesPlan {
  readonly sessions: readonly PlannedSession[];
  readonly problems: FieldProblem[];
}

export interface PlanLimits {
  readonly closed: ReadonlySet<PlainDate>;
  /** Days that the schedule leaves out by somebody's word. */
  readonly leftOut: ReadonlySet<PlainDate>;
  /** Last day of the term, which ends what is counted in meetings. */
  readonly lastDay?: PlainDate | null;
}

const basic = (date: PlainDate) => date.replaceAll('-', '');

/**
 * The days of a pattern. They are reckoned without a time zone: a day is a day and 3:00 PM is what the site's wall shows, also where the
 * clock changes on it. The first day need not be a meeting; weeks and months are counted from it.
 */
export function daysOf(pattern: SchedulePattern, startsOn: PlainDate, lastDay: PlainDate): PlainDate[] {
  // Most say every week, which needs no rule to be expanded.
  if (pattern.frequency === 'weekly' && pattern.interval === 1) return everyWeek(new Set(pattern.weekdays), startsOn, lastDay);
  const rule = new RRuleTemporal({ rruleString: `DTSTART:${basic(startsOn)}T000000Z\nRRULE:${rruleOf(pattern)};UNTIL=${basic(lastDay)}T235959Z`, cache: false });
  return rule.all().map((day) => day.toString().slice(0, 10));
}

function everyWeek(weekdays: ReadonlySet<number>, startsOn: PlainDate, lastDay: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  const first = dayOfWeek(startsOn);
  for (let offset = 0, day = startsOn; day <= lastDay; offset += 1, day = addDays(startsOn, offset)) if (weekdays.has((first + offset) % 7)) days.push(day);
  return days;
}

const meetsWith = (one: SchedulePattern, other: SchedulePattern) => one.startTime < other.endTime && other.startTime < one.endTime;

/** Patterns by session: the first session takes each pattern that never falls on a day of its others. */
function shareOut(days: readonly ReadonlySet<PlainDate>[]): number[][] {
  const groups: { patterns: number[]; taken: Set<PlainDate> }[] = [];
  days.forEach((own, place) => {
    const group = groups.find(({ taken }) => ![...own].some((day) => taken.has(day)));
    if (!group) groups.push({ patterns: [place], taken: new Set(own) });
    else {
      group.patterns.push(place);
      for (const day of own) group.taken.add(day);
    }
  });
  return groups.map(({ patterns }) => patterns);
}

function overlaps(patterns: readonly SchedulePattern[], days: readonly ReadonlySet<PlainDate>[]): FieldProblem[] {
  return patterns.flatMap((pattern, place) => {
    const before = patterns.slice(0, place).findIndex((other, at) => meetsWith(pattern, other) && [...(days[place] ?? [])].some((day) => days[at]?.has(day)));
    const day = before < 0 ? undefined : [...(days[place] ?? [])].find((one) => days[before]?.has(one));
    return day === undefined ? [] : [{ path: `patterns.${place}`, message: `overlap with meeting times ${before + 1} on ${WEEKDAY_LABELS[dayOfWeek(day) as Weekday]}, ${formatDate(day)}` }];
  });
}

/** Where a run ends at the latest. */
function boundOf(startsOn: PlainDate, lastDay: PlainDate | null | undefined): PlainDate {
  const furthest = addDays(startsOn, MAX_SESSION_DAYS - 1);
  return lastDay && lastDay < furthest ? lastDay : furthest;
}

export interface CountedRun {
  readonly meetings: readonly Meeting[];
  readonly endsOn: PlainDate;
  /** The last day that was counted, also one that is left out; none where no day is open. */
  readonly lastCounted: PlainDate | null;
}

/**
 * How a session that ends after a number of meetings runs between the closed days of its site: as planned when it is saved. Where no longer all of
 * them fit it is no refusal, since nobody is there to mend it: it then runs to the latest day, so that whatever opens until then is its own.
 */
export function countedRun({ startsOn, meetings: wanted, patterns }: Omit<SessionSchedule, 'endsOn'> & { meetings: number }, { closed, leftOut, lastDay }: PlanLimits): CountedRun {
  const bound = boundOf(startsOn, lastDay);
  const byDay = new Map<PlainDate, Meeting>();
  for (const pattern of patterns) for (const date of daysOf(pattern, startsOn, bound)) if (!closed.has(date) && !byDay.has(date)) byDay.set(date, { date, ...times(pattern) });
  const counted = [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1)).slice(0, wanted);
  const lastCounted = counted.at(-1)?.date ?? null;
  return { meetings: counted.filter(({ date }) => !leftOut.has(date)), endsOn: counted.length < wanted ? bound : (lastCounted ?? bound), lastCounted };
}

/** Which sessions a schedule makes, and on which days each meets. The schedule's fields were checked before. */
export function planSeries(schedule: SessionSchedule, { closed, leftOut, lastDay }: PlanLimits): SeriesPlan {
  const { startsOn, endsOn, meetings: wanted, patterns } = schedule;
  const bound = endsOn ?? boundOf(startsOn, lastDay);
  if (!patterns.length) return { sessions: [{ patterns: [], meetings: [], closed: [], endsOn: bound }], problems: [] };
  const days = patterns.map((pattern) => new Set(bound < startsOn ? [] : daysOf(pattern, startsOn, bound)));
  const problems = overlaps(patterns, days);
  days.forEach((own, place) => {
    if (!own.size) problems.push({ path: `patterns.${place}.weekdays`, message: 'do not occur between the first and the last day' });
  });
  const sessions = shareOut(days).map((places): PlannedSession => {
    const all = places.flatMap((place) => [...(days[place] ?? [])].map((date) => ({ date, ...times(patterns[place]) }))).sort((a, b) => (a.date < b.date ? -1 : 1));
    const open = all.filter(({ date }) => !closed.has(date));
    const counted = wanted === null ? open : open.slice(0, wanted);
    const end = wanted === null ? bound : (counted.at(-1)?.date ?? bound);
    if (wanted !== null && counted.length < wanted && !problems.length) problems.push({ path: 'meetings', message: `do not all fit: ${counted.length} of ${wanted} until ${formatDate(bound)}` });
    return { patterns: places, meetings: counted.filter(({ date }) => !leftOut.has(date)), closed: all.filter(({ date }) => date <= end && closed.has(date)).map(({ date }) => date), endsOn: end };
  });
  if (!problems.length) problems.push(...neverOpen(sessions));
  return { sessions, problems };
}

/** A session whose every day is closed meets never. What somebody leaves out by hand is their own word. */
function neverOpen(sessions: readonly PlannedSession[]): FieldProblem[] {
  return sessions.flatMap(({ patterns: [place = 0], meetings, closed: [day, ...more] }) => {
    if (meetings.length || day === undefined) return [];
    const others = more.length ? `${formatDate(day)} and ${more.length} more` : formatDate(day);
    return [{ path: `patterns.${place}.weekdays`, message: `fall on closed days of the site only: ${others}` }];
  });
}

function times(pattern: SchedulePattern | undefined): { startTime: PlainTime; endTime: PlainTime } {
  return { startTime: pattern?.startTime ?? '', endTime: pattern?.endTime ?? '' };
}
