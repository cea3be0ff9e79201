import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { type PlainDate, todayIn } from '@afterbell/core/domain';
import { OrganizationJoins } from '@afterbell/organizations/api';
import { holdCalendars, holdMonths } from '../site-calendar';
import { settleDays } from './settle-days';
import { lockedMonths } from './site-days';

interface JoinedDay {
  eventId: string;
  site: string;
  name: string;
  date: PlainDate;
}

// Days of the current and coming dates that entries for all sites of an organization on the way up have, and these sites do not.
const OWED = `select e.id as "eventId", site.id as site, site.name, day.on_date::text as date
  from organization_closure below join organization site on site.tenant_id = below.tenant_id and site.id = below.descendant_id and site.level = 'site'
    join organization_closure above on above.tenant_id = site.tenant_id and above.descendant_id = site.id
    join site_event e on e.tenant_id = above.tenant_id and e.scope_id = above.ancestor_id
    cross join lateral unnest(e.dates) as day (on_date)
  where below.ancestor_id = any($1::uuid[]) and day.on_date >= $2
    and not exists (select 1 from site_event_day d where d.tenant_id = e.tenant_id and d.event_id = e.id and d.organization_id = site.id and d.on_date = day.on_date)
  order by e.id, site.name_folded, site.id, day.on_date`;

const ADD = 'insert into site_event_day (event_id, organization_id, on_date) select * from unnest($1::uuid[], $2::uuid[], $3::date[]) on conflict do nothing';
const TOUCH = 'update site_event set version = version + 1 where id = any($1::uuid[])';

/** Sites that join an organization get the days that were entered for all of its sites. */
@Injectable()
export class SiteEventJoins implements OnModuleInit {
  constructor(
    private readonly joins: OrganizationJoins,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.joins.onJoined((tx, ids) => this.join(tx, ids));
  }

  private async join(tx: Tx, organizationIds: readonly string[]): Promise<void> {
    const owed = await tx.query<JoinedDay>(OWED, [organizationIds, todayIn(requirePrincipal().timeZone, new Date())], 'site_events_owed');
    if (!owed.length) return;
    const sites = [...new Set(owed.map(({ site }) => site))];
    await holdCalendars(tx, sites);
    const given = { sites: owed.map(({ site }) => site), dates: owed.map(({ date }) => date) };
    await holdMonths(tx, given.sites, given.dates);
    // A locked month stays as it is: nobody moves a site to unlock it.
    const locked = new Set((await lockedMonths(tx, given)).map(({ siteId, month }) => `${siteId} ${month.slice(3)}-${month.slice(0, 2)}`));
    const days = owed.filter(({ site, date }) => !locked.has(`${site} ${date.slice(0, 7)}`));
    if (!days.length) return;
    await tx.execute(ADD, [days.map(({ eventId }) => eventId), days.map(({ site }) => site), days.map(({ date }) => date)], 'site_event_days_join');
    const events = [...new Set(days.map(({ eventId }) => eventId))];
    await tx.execute(TOUCH, [events], 'site_events_touch');
    const { removed, kept } = await settleDays(tx, { sites: days.map(({ site }) => site), dates: days.map(({ date }) => date) }, 'leave');
    for (const id of events) {
      const own = days.filter(({ eventId }) => eventId === id);
      await this.audit.record(tx, {
        action: 'siteCalendar.join', subjectType: 'siteCalendar', subjectId: id,
        after: { sites: [...new Set(own.map(({ name }) => name))], dates: [...new Set(own.map(({ date }) => date))], ...(events.length === 1 ? { datesRemoved: removed.count, datesKept: kept.count } : {}) },
      });
    }
  }
}
