import type { SiteWork } from '../src/today/session-days.types';
import type { TestBed, World } from './attendance-fixture';

/** Counted from the days themselves, one by one, without anything that is kept. */
const PLAIN = `
with site as (
  select o.id, o.name, w.local::date as today, w.local::time as clock from organization o
    cross join lateral (select $2::timestamptz at time zone coalesce(o.time_zone, 'America/New_York') as local) w where o.tenant_id = $1 and o.id = any($3::uuid[])
), held as (
  select s.id, s.name, s.today, s.clock, d.*,
      (select count(*)::int from attendance t where t.tenant_id = $1 and t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled') as marked,
      (select count(distinct e.person_id)::int from enrollment e where e.tenant_id = $1 and e.session_id = d.session_id and e.starts_on <= d.on_date and coalesce(e.ends_on, 'infinity') >= d.on_date) as enrolled,
      exists (select 1 from site_closure k where k.tenant_id = $1 and k.organization_id = s.id and k.on_date = d.on_date) as closed,
      exists (select 1 from participation_lock l where l.tenant_id = $1 and l.organization_id = s.id and l.month = date_trunc('month', d.on_date::timestamp)::date) as locked
    from site s join session_date d on d.tenant_id = $1 and d.organization_id = s.id
), ran as (select * from held where source = 'added' or not closed or marked > 0),
one as (
  select *, outcome is null and not locked and enrolled > 0 and on_date >= $4::date and (on_date < today or (on_date = today and end_time <= clock)) as open from ran
)
select id as "siteId", name as "siteName", (count(*) filter (where open))::int as "notEntered", (min(on_date) filter (where open))::text as since, (count(*) filter (where on_date = today))::int as sessions,
  coalesce(sum(marked) filter (where on_date = today), 0)::int as marked, coalesce(sum(greatest(marked, enrolled)) filter (where on_date = today), 0)::int as expected
from one group by id, name having count(*) filter (where open or on_date = today) > 0 order by 3 desc, 5 desc, name`;

/** What is left to enter at these sites from a day on. */
export const plainWork = async ({ admin, clock }: TestBed, { tenantId }: World, siteIds: string[], first: string): Promise<SiteWork[]> =>
  (await admin.query<SiteWork>(PLAIN, [tenantId, clock.now, siteIds, first])).rows;
