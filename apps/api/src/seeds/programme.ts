import { dayOfWeek, federalYearName, type PlainDate } from '@afterbell/core/domain';
import { expandWeekly, WEEKDAYS } from '@afterbell/activities/domain';
import { type Closure, daysFromTo, type DemoTerm, meetingSpan, programmeYearOf, termsOf } from './calendar';
import type { DemoChild } from './children';
import { type Group, gradeWithin, type Offering } from './offerings';
import type { SeededRandom } from './random';

/** A child's place in a session; `child` is its place in the site's list. */
export interface PlannedEnrollment {
  child: number;
  startsOn: PlainDate;
  endsOn: PlainDate | null;
}

export interface PlannedSession {
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  group: Group;
  enrollments: PlannedEnrollment[];
  /** Days on which it meets; those of an unscheduled session are added one by one. */
  dates: PlainDate[];
  /** Children who come to a drop-in now and then, without a place of their own. */
  regulars: PlannedEnrollment[];
}

export interface PlannedActivity {
  offering: Offering;
  /** Name of its term, that of the whole year when it runs through several; null when it runs on into another year. */
  termName: string | null;
  sessions: PlannedSession[];
}

export interface SitePlan {
  children: readonly DemoChild[];
  offerings: readonly Offering[];
  closures: readonly Closure[];
  year: number;
  random: SeededRandom;
  /** The children of the After-School Core stand first in the list. */
  coreSize: number;
}

export const CORE: Offering = {
  name: 'After-School Core',
  category: 'academic_enrichment',
  type: 'scheduled',
  terms: ['summer', 'fall', 'spring'],
  groups: [{ name: 'After-School Core', weekdays: WEEKDAYS, startTime: '15:00', endTime: '18:00', location: 'Main hall', places: 25 }],
};

function termLabel(kind: DemoTerm['kind'], year: number): string {
  return termsOf(year).find((term) => term.kind === kind)?.name ?? '';
}

/** What one site does in a programme year: activities with their sessions, and who has a place in them. */
export function planSite(plan: SitePlan): PlannedActivity[] {
  const closed = new Set(plan.closures.map(({ date }) => date));
  const taken = new Map<number, Set<string>>();
  return plan.offerings.map((offering) => {
    const random = plan.random.fork(offering.name);
    const sessions = offering.groups.flatMap((group) => {
      const members = chooseMembers(plan, offering, group, random.fork(group.name), taken);
      return offering.terms.map((kind): PlannedSession => {
        const span = meetingSpan(kind, plan.year);
        const label = termLabel(kind, plan.year);
        const dates = offering.type === 'unscheduled' ? evenings(span, closed) : expandWeekly({ ...span, weekdays: group.weekdays }, closed);
        const people = members.flatMap((child) => enrollment(plan, child, span, random));
        const dropIn = offering.type === 'drop_in';
        return {
          name: offering.groups.length > 1 ? `${group.name}, ${label}` : label,
          ...span,
          group,
          dates,
          enrollments: dropIn ? [] : people,
          regulars: dropIn ? people : [],
        };
      });
    });
    const [only, ...others] = offering.terms;
    return { offering, termName: only && !others.length ? termLabel(only, plan.year) : federalYearName(plan.year), sessions };
  });
}

/**
 * The session of 25 that meets every day, from the start of the programme year to the end of next year. A session spans two
 * years at most: in the second half of a programme year the first half stands in a session of its own.
 */
export function planCore(today: PlainDate, members: readonly DemoChild[]): PlannedActivity {
  const year = Number(today.slice(0, 4));
  const start: PlainDate = `${programmeYearOf(today)}-07-01`;
  const [group] = CORE.groups;
  if (!group) throw new Error('The Core has no group');
  const session = (name: string, startsOn: PlainDate, endsOn: PlainDate): PlannedSession => ({
    name,
    startsOn,
    endsOn,
    group,
    dates: daysFromTo(startsOn, endsOn),
    enrollments: members
      .map((member, child) => ({ child, startsOn: member.startsOn > startsOn ? member.startsOn : startsOn, endsOn: null }))
      .filter((place) => place.startsOn <= endsOn),
    regulars: [],
  });
  const whole = session(CORE.name, start < `${year}-01-01` ? `${year}-01-01` : start, `${year + 1}-12-31`);
  const earlier = start < whole.startsOn ? [session(`${CORE.name}, July to December ${year - 1}`, start, `${year - 1}-12-31`)] : [];
  return { offering: CORE, termName: null, sessions: [...earlier, whole] };
}

/** Children of the right grades who are free at that time; about as many as there are places. */
function chooseMembers(plan: SitePlan, offering: Offering, group: Group, random: SeededRandom, taken: Map<number, Set<string>>): number[] {
  const summer = offering.terms.includes('summer');
  const slots = offering.terms.flatMap((term) => (group.weekdays.length ? group.weekdays : [0]).map((weekday) => `${term} ${weekday} ${group.startTime}`));
  const free = plan.children.flatMap(({ grade }, child) => {
    // The Core has its children all afternoon; only a summer morning is left.
    if (!gradeWithin(grade, group.grades) || (child < plan.coreSize && !summer)) return [];
    return slots.some((slot) => taken.get(child)?.has(slot)) ? [] : [child];
  });
  const wanted = offering.type === 'drop_in' ? group.places * 2 : random.int(Math.ceil(group.places * 0.8), group.places);
  const members = random.sample(free, wanted).sort((a, b) => a - b);
  for (const child of members) taken.set(child, new Set([...(taken.get(child) ?? []), ...slots]));
  return members;
}

function enrollment(plan: SitePlan, child: number, span: { startsOn: PlainDate; endsOn: PlainDate }, random: SeededRandom): PlannedEnrollment[] {
  const arrival = plan.children[child]?.startsOn ?? span.startsOn;
  const startsOn = arrival > span.startsOn ? arrival : span.startsOn;
  if (startsOn > span.endsOn) return [];
  const days = daysFromTo(startsOn, span.endsOn);
  // Some stop before the end.
  const endsOn = random.chance(0.04) ? (days[random.int(Math.floor(days.length / 2), days.length - 1)] ?? null) : null;
  return [{ child, startsOn, endsOn }];
}

/** One evening a month: the second Thursday of those on which the site is open. */
function evenings(span: { startsOn: PlainDate; endsOn: PlainDate }, closed: ReadonlySet<PlainDate>): PlainDate[] {
  const thursdays = daysFromTo(span.startsOn, span.endsOn).filter((date) => dayOfWeek(date) === 4 && !closed.has(date));
  const months = [...new Set(thursdays.map((date) => date.slice(0, 7)))];
  return months.map((month) => thursdays.filter((date) => date.startsWith(month))).flatMap((dates) => dates[1] ?? dates[0] ?? []);
}
