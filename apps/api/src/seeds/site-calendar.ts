import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';
import { siteClosures } from './calendar';

const ENTER = `select set_config('app.tenant_id', $1, true)`;

/** Breaks are each institution's own; what remains, the holidays, the state enters for everybody. */
const BREAKS = ['Winter break', 'Spring break', 'Thanksgiving break'];

// One entry for a reason and its days of one programme year, with all sites that have just these.
const MERGE = `
  with of_site as (
    select c.organization_id, c.reason, array_agg(c.on_date order by c.on_date) as dates,
      case when c.reason = any($1::text[]) then (select o.id from organization_closure x join organization o on o.tenant_id = x.tenant_id and o.id = x.ancestor_id and o.level = 'institution' where x.descendant_id = c.organization_id limit 1) end as institution
    from site_closure c group by c.organization_id, c.reason, extract(year from c.on_date + interval '-6 months')),
  events as (
    select uuidv7() as id, reason, dates, coalesce(institution, (select id from organization where level = 'top' limit 1)) as owner_id, array_agg(organization_id) as sites
    from of_site group by reason, dates, institution),
  made as (insert into site_event (id, owner_id, kind, reason, dates) select id, owner_id, 'closed', reason, dates from events)
  select id, sites, dates::text[] as dates from events`;

const DAYS = `insert into site_event_day (event_id, organization_id, on_date) select $1, site, date from unnest($2::uuid[]) as site cross join unnest($3::date[]) as date`;

const SPECIAL = `with made as (
    insert into site_event (id, owner_id, kind, reason, dates, start_time, end_time)
      select uuidv7(), o.id, 'special', $1, $2::date[], $3::time, $4::time from organization o where o.level = 'institution' returning id, owner_id, dates)
  insert into site_event_day (event_id, organization_id, on_date)
    select made.id, o.id, date from made join organization_closure x on x.ancestor_id = made.owner_id join organization o on o.tenant_id = x.tenant_id and o.id = x.descendant_id and o.level = 'site'
      cross join unnest(made.dates) as date`;

/** The calendars of a tenant's sites as their grantees and the state entered them: one entry for many sites, and a few special days. */
export async function seedSiteCalendar(owner: Client, tenantId: string, year: number): Promise<void> {
  await owner.query('begin');
  await owner.query(ENTER, [tenantId]);
  await owner.query('delete from site_event_day');
  await owner.query('delete from site_event');
  const { rows } = await owner.query<{ id: string; sites: string[]; dates: PlainDate[] }>(MERGE, [BREAKS]);
  for (const { id, sites, dates } of rows) await owner.query(DAYS, [id, sites, dates]);
  await owner.query(`update site_closure c set event_id = d.event_id from site_event_day d where d.organization_id = c.organization_id and d.on_date = c.on_date`);
  const closed = new Set(siteClosures(year).map(({ date }) => date));
  const open = (dates: readonly PlainDate[]) => dates.filter((date) => !closed.has(date));
  await owner.query(SPECIAL, ['Early release', open([`${year}-10-14`, `${year}-12-09`, `${year + 1}-02-10`]), '12:30', '18:00']);
  await owner.query(SPECIAL, ['Lights On Afterschool', open([`${year}-10-22`]), null, null]);
  await owner.query('commit');
}
