import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ACCESS_READER, type AccessAtWork, type AccessReader, CONFIG, type Config, Db, newScope, scopeStorage, SYSTEM_POOL, tenantCodeOfHost } from '@afterbell/core/api';
import { addDays, formatTime, newId, type PlainDate, todayIn } from '@afterbell/core/domain';
import { hashToken } from '@afterbell/sign-in/api';
import { type FileMeeting, type FileNote, writeCalendar } from './calendar-file';

interface Feed extends AccessAtWork {
  id: string;
  staffId: string | null;
  createdAt: Date;
}

const FEED = `select f.id, f.tenant_id as "tenantId", f.made_by as "userId", f.access_id as "accessId", f.organization_id as "organizationId", f.person_id as "staffId", f.created_at as "createdAt"
  from calendar_feed f join tenant t on t.id = f.tenant_id where f.token_hash = $1 and f.revoked_at is null and t.code = $2`;

/** Two months back and a year on, as programs keep them. */
const DAYS_BACK = 62;
const DAYS_ON = 400;
const MOST_MEETINGS = 5000;

const MEETINGS = `select d.session_id as "sessionId", d.organization_id as "siteId", d.on_date::text as date, to_char(d.start_time, 'HH24:MI') as "startTime", to_char(d.end_time, 'HH24:MI') as "endTime",
    case when s.name = a.name then a.name else a.name || ' · ' || s.name end as name, coalesce(r.name, s.location) as place, o.name as "siteName", d.outcome is not distinct from 'did_not_run' as cancelled
  from session_date d join session s on s.tenant_id = d.tenant_id and s.id = d.session_id join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
    join organization o on o.tenant_id = d.tenant_id and o.id = d.organization_id left join room r on r.tenant_id = s.tenant_id and r.id = s.room_id
  where d.on_date between $1 and $2 and ($3::uuid is null or exists (select 1 from session_staff m where m.tenant_id = s.tenant_id and m.session_id = s.id and m.person_id = $3))
    and ($3::uuid is not null or d.organization_id = $4)
  order by d.on_date, d.start_time, d.session_id limit ${MOST_MEETINGS}`;

const NOTES = `select distinct on (d.organization_id, d.on_date) d.on_date::text as date, e.id as "eventId", d.organization_id as "siteId", o.name as "siteName", e.kind, e.reason,
    to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime"
  from site_event_day d join site_event e on e.tenant_id = d.tenant_id and e.id = d.event_id join organization o on o.tenant_id = d.tenant_id and o.id = d.organization_id
  where d.on_date between $1 and $2 and d.organization_id = any($3::uuid[]) order by d.organization_id, d.on_date, e.id desc`;

const ZONES = `select s as id, coalesce(
    (select o.time_zone from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id where c.descendant_id = s and o.time_zone is not null order by c.depth limit 1),
    (select time_zone from tenant where id = app_tenant())) as "timeZone" from unnest($1::uuid[]) as s`;

const NAME = `select coalesce((select concat_ws(' ', first_name, last_name) from person where id = $2), (select name from organization where id = $1)) as name, ($2::uuid is null or exists (select 1 from person where id = $2)) as seen`;

const READ = `update calendar_feed set last_read_at = now() where id = $1 and (last_read_at is null or last_read_at < now() - interval '1 hour')`;

/** What stands behind a link, read in the name of whoever made it: when their access ends, so does the link. */
@Injectable()
export class CalendarFeedReader {
  constructor(
    private readonly db: Db,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(ACCESS_READER) private readonly accesses: AccessReader,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The calendar as a file; null for a link that is wrong, ended, on another tenant's host or of somebody who may not see the sessions any more. */
  async read(token: string, host: string | undefined): Promise<string | null> {
    const code = tenantCodeOfHost(this.config, host);
    const [feed] = code === null ? [] : (await this.pool.query<Feed>(FEED, [hashToken(token), code])).rows;
    const principal = feed ? await this.accesses.principalOf(feed) : null;
    if (!feed || !principal?.permissions.allows('view', 'activities.session')) return null;
    if (feed.staffId && !principal.permissions.allows('view', 'people.staff')) return null;
    return scopeStorage.run(newScope({ principal, requestId: newId() }), () => this.write(feed, todayIn(principal.timeZone, new Date())));
  }

  private async write({ id, organizationId, staffId, createdAt }: Feed, today: PlainDate): Promise<string | null> {
    const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_ON)];
    return this.db.write(async (tx) => {
      const about = await tx.one<{ name: string; seen: boolean }>(NAME, [organizationId, staffId], 'calendar_feed_name');
      if (!about?.seen) return null;
      const meetings = await tx.query<FileMeeting>(MEETINGS, [from, to, staffId, organizationId], 'calendar_feed_meetings');
      const sites = staffId === null ? [organizationId] : [...new Set(meetings.map(({ siteId }) => siteId))];
      const notes = await tx.query<FileNote & DayNote>(NOTES, [from, to, sites], 'calendar_feed_notes');
      const zones = await tx.query<{ id: string; timeZone: string }>(ZONES, [sites], 'calendar_feed_zones');
      tx.send(READ, [id], 'calendar_feed_read');
      const timeZones = new Map(zones.map((zone) => [zone.id, zone.timeZone]));
      return writeCalendar({ name: about.name, timeZones, meetings, notes: notes.map((note) => ({ ...note, text: wordsOf(note) })), stamp: createdAt });
    });
  }
}

interface DayNote {
  kind: 'closed' | 'special';
  reason: string;
  startTime: string | null;
  endTime: string | null;
}

function wordsOf({ kind, reason, startTime, endTime }: DayNote): string {
  if (kind === 'closed') return `Closed: ${reason}`;
  return startTime && endTime ? `${reason} (open ${formatTime(startTime)} – ${formatTime(endTime)})` : reason;
}
