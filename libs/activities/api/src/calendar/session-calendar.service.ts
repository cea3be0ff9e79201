import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { checkSpan } from '../site-events/site-event-view.service';

export interface CalendarQuestion {
  from: PlainDate;
  to: PlainDate;
  siteId?: string | null;
  roomId?: string | null;
  staffId?: string | null;
}

export interface CalendarDate {
  sessionId: string;
  activityId: string;
  siteId: string;
  date: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  sessionName: string;
  activityName: string;
  place: string | null;
  roomId: string | null;
  staffNames: string[];
  source: 'schedule' | 'added';
  outcome: 'taken' | 'nobody_came' | 'did_not_run' | null;
  locked: boolean;
  marked: boolean;
  version: number;
  sessionVersion: number;
}

/** More meetings in six weeks than one screen can show: the answer says that there are more. */
export const MOST_CALENDAR_DATES = 1500;
const MOST_CHOICES = 200;

const DATES = `select d.session_id as "sessionId", s.activity_id as "activityId", d.organization_id as "siteId", d.on_date::text as date,
    to_char(d.start_time, 'HH24:MI') as "startTime", to_char(d.end_time, 'HH24:MI') as "endTime", s.name as "sessionName", a.name as "activityName",
    coalesce(r.name, s.location) as place, s.room_id as "roomId", d.source, d.outcome, d.version, s.version as "sessionVersion", l.locked_at is not null as locked,
    exists (select 1 from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date) as marked,
    case when $7::boolean then array(select concat_ws(' ', p.first_name, p.last_name) from session_staff m join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
      where m.session_id = d.session_id order by p.last_name, p.first_name, p.id limit 5) else '{}' end as "staffNames"
  from session_date d join session s on s.tenant_id = d.tenant_id and s.id = d.session_id join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    left join room r on r.tenant_id = s.tenant_id and r.id = s.room_id
    left join participation_lock l on l.tenant_id = d.tenant_id and l.organization_id = d.organization_id and l.month = date_trunc('month', d.on_date::timestamp)::date
  where d.on_date between $1 and $2 and ($3::uuid is null or d.organization_id = $3) and ($4::uuid is null or s.room_id = $4)
    and ($5::uuid is null or exists (select 1 from session_staff m where m.tenant_id = d.tenant_id and m.session_id = d.session_id and m.person_id = $5))
  order by d.on_date, d.start_time, a.name_folded, d.session_id limit $6`;

const ROOMS = `select r.id, r.name from room r where ($1::uuid is null or r.organization_id = $1) and exists (select 1 from session s where s.tenant_id = r.tenant_id and s.room_id = r.id)
  order by r.name_folded, r.id limit ${MOST_CHOICES}`;
const STAFF = `select p.id, concat_ws(' ', p.first_name, p.last_name) as name from person p
  where exists (select 1 from session_staff m where m.tenant_id = p.tenant_id and m.person_id = p.id and ($1::uuid is null or m.organization_id = $1))
  order by fold_text(p.last_name), fold_text(p.first_name), p.id limit ${MOST_CHOICES}`;

/** Meetings of all sessions in sight, as a calendar shows them. */
@Injectable()
export class SessionCalendar {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
  ) {}

  async dates(question: CalendarQuestion): Promise<{ dates: CalendarDate[]; more: boolean }> {
    checkSpan(question.from, question.to);
    const siteId = await this.siteIn(question.siteId);
    const [roomId, staffId] = [knownId(question.roomId, 'The room'), knownId(question.staffId, 'The staff member')];
    const values = [question.from, question.to, siteId, roomId, staffId, MOST_CALENDAR_DATES + 1, seesStaff()];
    const rows = await this.db.query<CalendarDate>(DATES, values, 'calendar_dates');
    return { dates: rows.slice(0, MOST_CALENDAR_DATES), more: rows.length > MOST_CALENDAR_DATES };
  }

  /** What the calendar can be narrowed to: rooms and staff that sessions have. */
  async choices(site?: string | null): Promise<{ rooms: { id: string; name: string }[]; staff: { id: string; name: string }[] }> {
    const siteId = await this.siteIn(site);
    return this.db.read(async (tx) => ({
      rooms: await tx.query<{ id: string; name: string }>(ROOMS, [siteId], 'calendar_rooms'),
      staff: seesStaff() ? await tx.query<{ id: string; name: string }>(STAFF, [siteId], 'calendar_staff') : [],
    }));
  }

  private async siteIn(id: string | null | undefined): Promise<string | null> {
    return id ? (await this.organizations.within(id, ['site'])).id : null;
  }
}

/** Who leads a session is named to those who may see staff. */
const seesStaff = () => requirePrincipal().permissions.allows('view', 'people.staff');

function knownId(id: string | null | undefined, what: string): string | null {
  if (!id) return null;
  if (!isUuid(id)) throw new AppError('NOT_FOUND', { what });
  return id;
}
