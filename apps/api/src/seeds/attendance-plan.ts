import { addDays, dayOfWeek, daysBetween, minutesOf, type PlainDate } from '@afterbell/core/domain';
import type { ActivityType } from '@afterbell/activities/domain';
import type { AttendanceStatus, SessionOutcome } from '@afterbell/participation/domain';
import { daysFromTo } from './calendar';
import type { DemoChild } from './children';
import type { PlannedEnrollment, PlannedSession } from './programme';
import type { SeededRandom } from './random';

export interface PlannedMark {
  child: number;
  status: Exclude<AttendanceStatus, 'Enrolled'>;
  startTime?: string;
  endTime?: string;
}

/** What happened on one day: marks, an outcome without marks, or nothing entered yet. */
export type PlannedDay =
  | { date: PlainDate; marks: PlannedMark[]; closed: boolean }
  | { date: PlainDate; outcome: Exclude<SessionOutcome, 'taken'>; reason: string | null };

/** Days on which nothing ran at a site, with the reason that everyone gives. */
export type Mishaps = ReadonlyMap<PlainDate, string>;

export type Weather = 'northern' | 'island';

const SUMMER_WEATHER = { northern: 'Heat advisory: building without cooling', island: 'Vog: air quality alert' } as const satisfies Record<Weather, string>;
const WINTER_WEATHER = { northern: 'Snow day', island: 'Flooded road after heavy rain' } as const satisfies Record<Weather, string>;
const HOUSE_TROUBLES = ['Power outage', 'Water main break', 'Fire alarm: building cleared'];
const GROUP_TROUBLES = ['Instructor out sick, no substitute', 'Room needed for state testing', 'Early dismissal', 'Bus broke down'];

/** Snow days, training days and the like of a site: the weather is that of its region, the rest its own. */
export function mishapsOf(region: SeededRandom, site: SeededRandom, year: number, weather: Weather): Mishaps {
  const some = (random: SeededRandom, from: PlainDate, to: PlainDate, count: number, reason: string) =>
    random.sample(daysFromTo(from, to).filter((date) => dayOfWeek(date) % 6 !== 0), count).map((date) => [date, reason] as const);
  const next = year + 1;
  return new Map<PlainDate, string>([
    ...some(region, `${year}-07-06`, `${year}-08-10`, 1, SUMMER_WEATHER[weather]),
    ...some(site, `${year}-09-15`, `${year}-10-05`, 1, site.pick(HOUSE_TROUBLES)),
    ...some(site, `${year}-10-13`, `${year}-10-30`, 1, 'Staff training'),
    ...some(region, `${year}-11-12`, `${year}-11-19`, 1, WINTER_WEATHER[weather]),
    ...some(region, `${year}-12-01`, `${year}-12-17`, 1, WINTER_WEATHER[weather]),
    ...some(region, `${next}-01-06`, `${next}-03-12`, 3, WINTER_WEATHER[weather]),
    ...some(site, `${next}-02-16`, `${next}-03-20`, 1, 'Staff training'),
  ]);
}

/** How reliably each child of a site comes, and when it was ill. */
export class Habits {
  private readonly rates: number[];
  private readonly ill: Set<PlainDate>[];

  constructor(random: SeededRandom, children: readonly DemoChild[], year: number) {
    this.rates = children.map(() => 0.97 - 0.22 * random.next() ** 2);
    this.ill = children.map(() => {
      const days = new Set<PlainDate>();
      for (let spells = random.int(0, 3); spells > 0; spells -= 1) {
        const start = addDays(`${year}-07-01`, random.int(0, 364));
        for (const date of daysFromTo(start, addDays(start, random.int(1, 4)))) days.add(date);
      }
      return days;
    });
  }

  statusOn(random: SeededRandom, child: number, date: PlainDate): PlannedMark['status'] {
    if (this.ill[child]?.has(date)) return 'ExcusedAbsence';
    const weekend = dayOfWeek(date) % 6 === 0 ? 0.06 : 0;
    if (random.chance((this.rates[child] ?? 0.9) - weekend)) return 'Present';
    return random.chance(0.45) ? 'ExcusedAbsence' : 'UnexcusedAbsence';
  }
}

export interface AttendanceFacts {
  session: PlannedSession;
  type: ActivityType;
  /** Days on which the site is closed. */
  closed: ReadonlySet<PlainDate>;
  mishaps: Mishaps;
  habits: Habits;
  today: PlainDate;
  /** The demo's first roster: what it leaves open is chosen, not drawn. */
  showcase: boolean;
  /** Whether nobody has entered the newest of its days yet, whatever weekday it is today. */
  lastOpen: boolean;
}

/** Days that the showcase leaves open, counted back from the newest that is over: that one, two of the last week, one forgotten long ago. Days on which it was closed do not count, or after a holiday nothing would be open. */
const SHOWCASE_OPEN = [1, 3, 6, 20];
/** The one of which only half of the showcase's roster was marked. */
const SHOWCASE_HALF = 4;

/** What was entered for the past days of a session. Days without an entry are not in the answer. */
export function planAttendance(random: SeededRandom, facts: AttendanceFacts): PlannedDay[] {
  const past = facts.session.dates.filter((date) => date < facts.today && !facts.closed.has(date));
  return past.flatMap((date, index) => {
    if (facts.lastOpen && index === past.length - 1) return [];
    const day = planDay(random.fork(date), facts, date, facts.showcase ? past.length - index : daysBetween(date, facts.today));
    return day && ('outcome' in day || day.marks.length) ? [day] : [];
  });
}

function planDay(random: SeededRandom, facts: AttendanceFacts, date: PlainDate, ago: number): PlannedDay | null {
  const { session, type, mishaps, showcase } = facts;
  if (forgotten(random, ago, showcase)) return null;
  const mishap = mishaps.get(date) ?? (!showcase && random.chance(0.012) ? random.pick(GROUP_TROUBLES) : undefined);
  if (mishap) return { date, outcome: 'did_not_run', reason: mishap };
  if (random.chance(showcase ? (dayOfWeek(date) === 0 ? 0.05 : 0) : 0.006)) return { date, outcome: 'nobody_came', reason: null };
  const marks = type === 'drop_in' ? visitors(random, session, date) : rosterMarks(random, facts, date);
  const half = showcase && ago === SHOWCASE_HALF;
  return { date, marks: half ? marks.slice(0, Math.ceil(marks.length / 2)) : marks, closed: !half };
}

function forgotten(random: SeededRandom, ago: number, showcase: boolean): boolean {
  if (showcase) return SHOWCASE_OPEN.includes(ago);
  if (ago === 1) return random.chance(0.7);
  return random.chance(ago <= 8 ? 0.15 : 0.004);
}

function visitors(random: SeededRandom, { regulars }: PlannedSession, date: PlainDate): PlannedMark[] {
  return regulars.filter((place) => holds(place, date) && random.chance(0.38)).map(({ child }) => ({ child, status: 'Present' }));
}

function holds({ startsOn, endsOn }: PlannedEnrollment, date: PlainDate): boolean {
  return startsOn <= date && (endsOn === null || endsOn >= date);
}

function rosterMarks(random: SeededRandom, { session, habits, type }: AttendanceFacts, date: PlainDate): PlannedMark[] {
  const { startTime, endTime } = session.group;
  return session.enrollments
    .filter((place) => holds(place, date))
    .map(({ child }): PlannedMark => {
      const status = habits.statusOn(random, child, date);
      if (status !== 'Present') return { child, status };
      // An activity without a schedule needs its times; otherwise only those who came late or left early have their own.
      const own = type === 'unscheduled' ? { startTime, endTime } : {};
      if (random.chance(0.05)) return { child, status, ...own, startTime: shifted(startTime, random.int(1, 4) * 5) };
      if (random.chance(0.08)) return { child, status, ...own, endTime: shifted(endTime, -random.int(1, 6) * 5) };
      return { child, status, ...own };
    });
}

function shifted(time: string, minutes: number): string {
  const total = minutesOf(time) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
