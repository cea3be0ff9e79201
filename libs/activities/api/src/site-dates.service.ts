import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import type { PlainDate } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';

export interface SiteCalendar {
  id: string;
  timeZone: string;
  closures: { date: PlainDate; reason: string }[];
}

const CLOSURES = 'select on_date::text as date, reason from site_closure where organization_id = $1 order by on_date';

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
      return { id, timeZone, closures: await tx.query<SiteCalendar['closures'][number]>(CLOSURES, [id], 'site_calendar_closures') };
    });
  }

  async enrolledDates(siteId: string): Promise<PlainDate[]> {
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      return (await tx.query<{ date: PlainDate }>(ENROLLED, [id], 'site_enrolled_dates')).map(({ date }) => date);
    });
  }
}
