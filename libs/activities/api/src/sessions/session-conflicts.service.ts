import { Injectable } from '@nestjs/common';
import { scheduleProblems, type SchedulePattern, type SessionSchedule } from '@afterbell/activities/domain';
import { Db, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { closedDates } from '../site-calendar';
import { clockNotes } from './clock-notes';
import { type Meeting, planSeries, type SeriesPlan } from './series-plan';
import { meetingColumns } from './session-dates';
import { type LeftOut, leftOutOf, refuseOutside, type TermBounds, termOf } from './site-plan';

export interface ScheduleQuestion extends Omit<SessionSchedule, 'endsOn' | 'meetings'> {
  siteId: string;
  /** The session that is being changed. */
  sessionId?: string | null;
  termId?: string | null;
  endsOn?: PlainDate | null;
  meetings?: number | null;
  patterns: SchedulePattern[];
  leftOut?: LeftOut[] | null;
}

export interface ConflictQuestion extends ScheduleQuestion {
  roomId?: string | null;
  staffIds?: string[] | null;
  from?: PlainDate | null;
}

export interface SessionConflict {
  kind: 'room' | 'staff';
  /** The room, or the person. */
  subjectId: string;
  subjectName: string;
  /** Null for a session that the caller does not see: the person is busy elsewhere. */
  sessionId: string | null;
  sessionName: string | null;
  siteName: string | null;
  startTime: PlainTime;
  endTime: PlainTime;
  dates: PlainDate[];
}

export interface SchedulePreview {
  plan: SeriesPlan;
  /** Of each session. */
  clockNotes: string[][];
  closures: { date: PlainDate; reason: string }[];
}

const MOST = 200;
const ASKED = `(select * from unnest($2::date[], $3::time[], $4::time[]) as meeting (on_date, start_time, end_time)) asked`;
const SAYS = `to_char(min(d.start_time), 'HH24:MI') as "startTime", to_char(max(d.end_time), 'HH24:MI') as "endTime", array_agg(distinct d.on_date::text order by d.on_date::text) as dates`;
const TAKEN = 'd.on_date = asked.on_date and d.start_time < asked.end_time and asked.start_time < d.end_time';

const ROOM = `select 'room' as kind, r.id as "subjectId", r.name as "subjectName", s.id as "sessionId", a.name || ': ' || s.name as "sessionName", o.name as "siteName", ${SAYS}
  from room r join session s on s.tenant_id = r.tenant_id and s.room_id = r.id join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
    join session_date d on d.tenant_id = s.tenant_id and d.session_id = s.id join ${ASKED} on ${TAKEN}
  where r.id = $1 and s.id is distinct from $5::uuid group by r.id, r.name, s.id, s.name, a.name, o.name order by min(d.on_date), s.id limit ${MOST}`;

// A session out of the caller's sight has no name here: its row is behind the wall, its times are not.
const STAFF = `select 'staff' as kind, p.id as "subjectId", concat_ws(' ', p.first_name, nullif(p.last_name, '')) as "subjectName", s.id as "sessionId", a.name || ': ' || s.name as "sessionName", o.name as "siteName", ${SAYS}
  from staff_busy($1::uuid[], $6, $7) d join person p on p.tenant_id = app_tenant() and p.id = d.person_id join ${ASKED} on ${TAKEN}
    left join session s on s.tenant_id = p.tenant_id and s.id = d.session_id left join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    left join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where d.session_id is distinct from $5::uuid group by p.tenant_id, p.id, s.id, s.name, a.name, o.name, d.session_id order by min(d.on_date), p.id limit ${MOST}`;

const CLOSURES = 'select on_date::text as date, reason from site_closure where organization_id = $1 and on_date between $2 and $3 order by on_date limit 731';

/** What a schedule would make, and whom and what it would take twice. Nothing here refuses: people decide. */
@Injectable()
export class SessionConflicts {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
  ) {}

  async preview(question: ScheduleQuestion): Promise<SchedulePreview> {
    return this.db.read(async (tx) => {
      const { plan, siteId, term } = await this.plan(tx, question);
      const last = plan.sessions.map(({ endsOn }) => endsOn).sort().at(-1) ?? question.startsOn;
      refuseOutside(term, question.startsOn, last);
      const timeZone = await this.organizations.timeZoneOf(siteId);
      return { plan, clockNotes: plan.sessions.map(({ meetings }) => clockNotes(meetings, timeZone)), closures: await tx.query<SchedulePreview['closures'][number]>(CLOSURES, [siteId, question.startsOn, last], 'preview_closures') };
    });
  }

  async conflicts(question: ConflictQuestion): Promise<SessionConflict[]> {
    const { roomId, staffIds, from } = question;
    return this.db.read(async (tx) => {
      const { plan, siteId } = await this.plan(tx, question);
      const meetings = plan.sessions.flatMap((session) => session.meetings).filter(({ date }) => !from || date >= from);
      if (!meetings.length) return [];
      const own = question.sessionId && isUuid(question.sessionId) ? question.sessionId : null;
      const rooms = roomId && isUuid(roomId) ? await tx.query<SessionConflict>(ROOM, [roomId, ...meetingColumns(meetings), own], 'room_conflicts') : [];
      const staff = await this.staff(tx, staffIds ?? [], siteId, meetings, own);
      return [...rooms, ...staff];
    });
  }

  private async staff(tx: Tx, staffIds: readonly string[], siteId: string, meetings: readonly Meeting[], own: string | null): Promise<SessionConflict[]> {
    const ids = staffIds.filter(isUuid);
    if (!ids.length) return [];
    const days = meetings.map(({ date }) => date).sort();
    // Only of people who are on the staff there: nobody else's hours are anybody's business.
    const known = await tx.query<{ id: string }>(`select distinct person_id as id from stay where person_id = any($1::uuid[]) and organization_id = $2 and kind = 'staff'`, [ids, siteId], 'conflict_staff_known');
    if (!known.length) return [];
    return tx.query<SessionConflict>(STAFF, [known.map(({ id }) => id), ...meetingColumns(meetings), own, days[0], days.at(-1)], 'staff_conflicts');
  }

  private async plan(tx: Tx, question: ScheduleQuestion): Promise<{ plan: SeriesPlan; siteId: string; term: TermBounds | null }> {
    const schedule: SessionSchedule = { startsOn: question.startsOn, endsOn: question.endsOn ?? null, meetings: question.meetings ?? null, patterns: question.patterns };
    // An activity's type decides on saving whether a schedule is needed; a preview of none is just empty.
    const problems = scheduleProblems(schedule, 'drop_in');
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const { id: siteId } = await this.organizations.within(question.siteId, ['site']);
    const term = await termOf(tx, question.termId && isUuid(question.termId) ? question.termId : null);
    const leftOut = await leftOutOf(tx, question.sessionId && isUuid(question.sessionId) ? question.sessionId : null, question.leftOut ?? null, siteId);
    const closed = await closedDates(tx, siteId, schedule.startsOn, schedule.endsOn ?? '9999-12-31');
    return { plan: planSeries(schedule, { closed, leftOut: leftOut.days, lastDay: term?.endsOn ?? null }), siteId, term };
  }
}
