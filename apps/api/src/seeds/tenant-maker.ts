import type { INestApplicationContext, Type } from '@nestjs/common';
import { ActivityService, SessionService, SiteCalendarService } from '@afterbell/activities/api';
import { newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { daysBetween, newId, PermissionSet, type PlainDate, standardRole } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { AttendanceService, EnrollmentService, SessionClosingService, SessionDateService } from '@afterbell/participation/api';
import { ParticipantService, PersonKindService } from '@afterbell/people/api';
import { type AttendanceFacts, Habits, mishapsOf, planAttendance, type PlannedDay } from './attendance-plan';
import { adultsOfSite, advisorsOf, boardOf } from './adults';
import { programmeYearOf, siteClosures } from './calendar';
import { ChildMaker, type DemoChild } from './children';
import type { DemoTenant } from './demo-tenants';
import { type Place, type SitePlace, sitesOf } from './places';
import { type PlannedActivity, type PlannedEnrollment, planCore, planSite } from './programme';
import type { ProvisionedTenant } from './provision';
import { SeededRandom } from './random';

/** Tasks at once: as many as two cores can use, fewer than the pool has connections. */
const AT_ONCE = 6;

/** Somebody of the tenant who enters data. */
export interface Actor {
  userId: string;
  accessId: string;
}

/** Who enters attendance at a site; one of them is drawn for each day. */
export type StaffOf = (site: SitePlace) => readonly Actor[];

interface SiteInHand {
  id: string;
  name: string;
  /** The organization right below the top: its sites have one weather. */
  region: string;
  children: DemoChild[];
  personIds: string[];
  staff: readonly Actor[];
  random: SeededRandom;
}

const homeOf = ({ timeZone }: DemoTenant) => (timeZone.endsWith('Honolulu') ? (['Kapolei', 'HI', '967'] as const) : (['Northlake', 'NY', '125'] as const));

function servicesOf(app: INestApplicationContext) {
  const get = <Service>(type: Type<Service>) => app.get(type, { strict: false });
  return {
    organizations: get(OrganizationService),
    calendar: get(SiteCalendarService),
    participants: get(ParticipantService),
    people: get(PersonKindService),
    activities: get(ActivityService),
    sessions: get(SessionService),
    sessionDates: get(SessionDateService),
    enrollments: get(EnrollmentService),
    attendance: get(AttendanceService),
    closing: get(SessionClosingService),
  };
}

/** Fills one tenant through the services of the product, as its administrator and its staff would. */
export class TenantMaker {
  private readonly services: ReturnType<typeof servicesOf>;
  private readonly random: SeededRandom;
  private readonly year: number;
  private readonly organizationIds = new Map<string, string>();
  private readonly entries: (() => Promise<void>)[] = [];

  constructor(
    app: INestApplicationContext,
    private readonly demo: DemoTenant,
    private readonly tenant: ProvisionedTenant,
    private readonly today: PlainDate,
    private readonly refreshStatistics: () => Promise<void>,
  ) {
    this.services = servicesOf(app);
    this.random = new SeededRandom(`${demo.code} ${programmeYearOf(today)}`);
    this.year = programmeYearOf(today);
  }

  /** The tree; answers the id of each node by its name. A school may be named like a site: the site counts. */
  async makeOrganizations(admin: Actor): Promise<ReadonlyMap<string, string>> {
    await this.as(admin, () => this.addPlaces(this.demo.places, this.tenant.topId));
    return this.organizationIds;
  }

  /** Calendar, children, activities, sessions and enrollments of every site, then what was entered for each past day. */
  async makeSites(admin: Actor, staffOf: StaffOf): Promise<void> {
    const { random, year, today } = this;
    const maker = new ChildMaker(random.fork('children'), { sources: this.demo.sources, year, today, idPrefix: this.demo.idPrefix });
    const sites = sitesOf(this.demo.places).map((place): SiteInHand => {
      const { name, grades, children: count, above } = place;
      const children = maker.childrenOf({ grades, count, chosen: name === this.demo.home ? this.demo.chosen : [] });
      return { id: this.organizationIds.get(name) ?? '', name, region: above.at(-1) ?? '', children, personIds: [], staff: staffOf(place), random: random.fork(name) };
    });
    const board = boardOf({ random: random.fork('board'), sources: this.demo.sources, startsOn: `${year}-07-01`, home: homeOf(this.demo) });
    await this.as(admin, () => this.services.people.createManyInOrganization('board_member', this.tenant.topId, board));
    await this.addAdvisors(admin);
    await runTasks(sites.map((site) => () => this.as(admin, () => this.makeSite(site))));
    await this.enterAll();
  }

  /** The agency has no page of board members: those of each grantee and of the site that is shown are seen there. */
  private async addAdvisors(admin: Actor): Promise<void> {
    const { demo, random, year } = this;
    const names = [...demo.places.filter(({ level }) => level === 'institution').map(({ name }) => name), demo.home];
    for (const name of names) {
      const advisors = advisorsOf({ random: random.fork(`board ${name}`), sources: demo.sources, startsOn: `${year}-07-01`, home: homeOf(demo) });
      await this.as(admin, () => this.services.people.createManyInOrganization('board_member', this.organizationIds.get(name) ?? '', advisors));
    }
  }

  /** The planner is told of the new rows now and then: what it knew of empty tables makes slow plans for full ones. */
  private async enterAll(): Promise<void> {
    let done = 0;
    for (const share of [0.05, 0.25, 1]) {
      const next = Math.ceil(this.entries.length * share);
      await runTasks(this.entries.slice(done, next));
      await this.refreshStatistics();
      done = next;
    }
  }

  private async addPlaces(places: readonly Place[], parentId: string): Promise<void> {
    for (const { name, level, timeZone, stateId, ncesId, site, under = [] } of places) {
      const id = await this.services.organizations.create({ parentId, level, name, timeZone, stateId, ncesId, gradeFrom: site?.grades[0], gradeTo: site?.grades.at(-1) });
      if (level === 'site' || !this.organizationIds.has(name)) this.organizationIds.set(name, id);
      await this.addPlaces(under, id);
    }
  }

  private async makeSite(site: SiteInHand): Promise<void> {
    const { id, name, region, children, random } = site;
    const { demo, today, year } = this;
    const home = name === demo.home;
    const all = [...siteClosures(year), ...siteClosures(year + 1)];
    // The session that meets every day needs its site open from today on.
    const closures = home ? all.filter(({ date }) => date < today) : all;
    await this.services.calendar.addClosures(id, closures);
    site.personIds = await this.services.participants.createManyInSite(id, children);
    const adults = adultsOfSite({ random: random.fork('adults'), sources: demo.sources, startsOn: `${year}-07-01`, home: homeOf(demo) }, children);
    for (const kind of ['staff', 'teacher', 'contact'] as const) await this.services.people.createManyInOrganization(kind, id, adults[kind]);
    const core = home ? children.slice(0, demo.core) : [];
    const plan = planSite({ children, offerings: demo.offerings[name] ?? [], closures, year, random: random.fork('programme'), coreSize: core.length });
    const facts = {
      closed: new Set(closures.map(({ date }) => date)),
      mishaps: mishapsOf(this.random.fork(`weather ${region}`), random.fork('mishaps'), year, demo.weather),
      habits: new Habits(random.fork('habits'), children, year),
      today,
    };
    if (home) await this.makeActivity(site, planCore(today, core), { ...facts, showcase: true, lastOpen: false });
    let open = home ? 2 : 0;
    for (const activity of plan) {
      const lastOpen = open > 0 && meetsLately(activity, today);
      if (lastOpen) open -= 1;
      await this.makeActivity(site, activity, { ...facts, showcase: false, lastOpen });
    }
  }

  private async makeActivity(site: SiteInHand, { offering, termName, sessions }: PlannedActivity, facts: Omit<AttendanceFacts, 'session' | 'type'>): Promise<void> {
    const { name, category, type } = offering;
    const termId = termName ? (this.tenant.termIds[termName] ?? null) : null;
    const activityId = await this.services.activities.create({ siteId: site.id, name, category, type, termId });
    for (const session of sessions) {
      const { startsOn, endsOn, dates, group } = session;
      const { startTime, endTime, weekdays, location } = group;
      const sessionId = await this.services.sessions.create({ activityId, name: session.name, startsOn, endsOn, startTime, endTime, weekdays, location });
      if (type === 'unscheduled') for (const date of dates) await this.services.sessionDates.add({ sessionId, date });
      await this.enroll(site, sessionId, session.enrollments);
      const days = planAttendance(site.random.fork(`${name}, ${session.name}`), { ...facts, session, type });
      this.entries.push(...days.map((day) => () => this.enter(site, sessionId, day)));
    }
  }

  private async enroll({ personIds }: SiteInHand, sessionId: string, places: readonly PlannedEnrollment[]): Promise<void> {
    const spans = new Map<string, PlannedEnrollment[]>();
    for (const place of places) {
      const span = `${place.startsOn} ${place.endsOn ?? ''}`;
      spans.set(span, [...(spans.get(span) ?? []), place]);
    }
    for (const members of spans.values()) {
      const { startsOn = '', endsOn = null } = members[0] ?? {};
      await this.services.enrollments.enroll({ sessionId, personIds: members.map(({ child }) => personIds[child] ?? ''), startsOn, endsOn });
    }
  }

  private async enter(site: SiteInHand, sessionId: string, day: PlannedDay): Promise<void> {
    const { date } = day;
    const actor = site.random.fork(`who ${date}`).pick(site.staff);
    await this.as(actor, async () => {
      if ('outcome' in day) {
        await this.services.closing.close({ sessionId, date, outcome: day.outcome, reason: day.reason });
        return;
      }
      const marks = day.marks.map(({ child, ...mark }) => ({ personId: site.personIds[child] ?? '', ...mark }));
      await this.services.attendance.save({ sessionId, date, marks, closeDay: day.closed });
    });
  }

  private as<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    const principal: Principal = {
      ...actor,
      tenantId: this.tenant.id,
      sessionId: newId(),
      organizationId: this.tenant.topId,
      organizationLevel: 'top',
      wholeTenant: true,
      termId: null,
      permissions: ADMINISTRATION,
      timeZone: this.demo.timeZone,
    };
    return scopeStorage.run(newScope({ principal, requestId: newId() }), work);
  }
}

/** Whatever weekday it is, the demo's own site has days to enter. */
const meetsLately = ({ offering, sessions }: PlannedActivity, today: PlainDate) =>
  offering.type === 'scheduled' && sessions.some(({ dates }) => dates.some((date) => date < today && daysBetween(date, today) <= 8));

const ADMINISTRATION = new PermissionSet(standardRole('tenant_administrator').entries);

/** Runs tasks a few at a time. After a failure no further one begins, and those under way are waited for. */
async function runTasks(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  let failed = false;
  const worker = async () => {
    for (const task of waiting) {
      if (failed) return;
      await task().catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
