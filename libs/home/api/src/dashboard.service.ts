import { Injectable } from '@nestjs/common';
import { todayIn } from '@afterbell/core/domain';
import { Db, requirePrincipal } from '@afterbell/core/api';
import type { DashboardCounts } from './dashboard.types';

/**
 * Who is a participant today in the organizations `here`, each once: from the sums of those of which nothing is due, less whoever is counted there and
 * at another one as well, and from the stays of the others (docs/attendance.md "Sums of the first page").
 */
const PARTICIPANTS = `
  with here as materialized (
    select c.descendant_id as id from organization_closure c where c.ancestor_id = app_org()
  ), due as materialized (
    select distinct u.organization_id as id from stay_due u
  ), summed as materialized (
    select id from here where id not in (select id from due)
  ), elsewhere as materialized (
    select distinct e.organization_id, e.person_id from participant_elsewhere e where e.starts_on <= $4 and (e.until is null or e.until > $4) and e.organization_id in (select id from summed)
  )
  select (
    coalesce((select sum((select p.participants from participants_since p where p.organization_id = summed.id and p.on_date <= $4 order by p.on_date desc limit 1)) from summed), 0)
    - (select count(*) from elsewhere)
    + (select count(*) from (
        select person_id from elsewhere
        union
        select s.person_id from due cross join lateral (select * from stay y where y.organization_id = due.id offset 0) s
          where due.id in (select id from here) and s.kind = 'participant' and s.starts_on <= $4 and (s.ends_on is null or s.ends_on >= $4)
      ) each))::int`;

// Activities of a year as a whole run in each of its terms.
export const COUNTS = `select
  case when $1 then (select count(*)::int from organization o where o.level = 'site' and o.enabled
    and exists (select 1 from organization_closure c where c.tenant_id = app_tenant() and c.ancestor_id = app_org() and c.descendant_id = o.id)) end as sites,
  case when $2 then (${PARTICIPANTS}) end as participants,
  case when $3 then (select count(*)::int from activity a where a.enabled and ($5::uuid is null or a.term_id is null or a.term_id = $5
    or exists (select 1 from term here join term its on its.tenant_id = here.tenant_id and its.reporting_year_id = here.reporting_year_id
      where here.id = $5 and its.id = a.term_id and 'year' in (here.kind, its.kind)))) end as activities`;

@Injectable()
export class DashboardService {
  constructor(private readonly db: Db) {}

  /** One statement; what the role may not see is not counted. */
  async counts(now = new Date()): Promise<DashboardCounts> {
    const { permissions, timeZone, termId } = requirePrincipal();
    const today = todayIn(timeZone, now);
    const sees = [permissions.allows('view', 'organizations.list') || permissions.allows('view', 'organizations.site'), permissions.allows('view', 'people.participants'), permissions.allows('view', 'activities.list')];
    const [[row]] = await this.db.readTogether<[{ sites: number | null; participants: number | null; activities: number | null }]>([{ text: COUNTS, values: [...sees, today, termId], name: 'dashboard_counts' }]);
    return row ?? { sites: null, participants: null, activities: null };
  }
}
