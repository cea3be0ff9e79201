import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import type { PlainDate, PlainTime } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';

export interface SiteCalendar {
  id: string;
  timeZone: string;
  closures: { date: PlainDate; reason: string }[];
  specialDays: { date: PlainDate; reason: string; startTime: PlainTime | null; endTime: PlainTime | null }[];
}

const CLOSURES = 'select on_date::text as date, reason from site_closure where organization_id = $1 order by on_date';

// Of the events that a day lies in the one made last counts.
const SPECIAL = `select date::text, reason, "startTime", "endTime" from (
    select distinct on (d.on_date) d.on_date as date, e.kind, e.reason, to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime"
    from site_event_day d join site_event e on e.tenant_id = d.tenant_id and e.id = d.event_id where d.organization_id = $1 order by d.on_date, e.id desc) counts
  where kind = 'special' order by date`;

// A date counts when somebody's place in the session covers it.
const ENROLLED = `select distinct d.on_date::text as date from session_date d
  where d.organization_id = $1 and exists (
    select 1 from enrollment e where e.tenant_id = d.tenant_id and e.session_id = d.session_id
      and e.starts_on <= d.on_date and (e.ends_on is null or e.ends_on >= d.on_date))
  order by 1`;

/** Days of a site as a calendar shows them: closed ones, and those on which somebody is expected. */
@Injectable()
export class SiteDatesService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
  ) {}

  async calendar(siteId: string): Promise<SiteCalendar> {
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      const timeZone = await this.organizations.timeZoneOf(id);
      const closures = await tx.query<SiteCalendar['closures'][number]>(CLOSURES, [id], 'site_calendar_closures');
      return { id, timeZone, closures, specialDays: await tx.query<SiteCalendar['specialDays'][number]>(SPECIAL, [id], 'site_calendar_special') };
    });
  }

  async enrolledDates(siteId: string): Promise<PlainDate[]> {
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      return (await tx.query<{ date: PlainDate }>(ENROLLED, [id], 'site_enrolled_dates')).map(({ date }) => date);
    });
  }
}
