import type { Tx } from '@afterbell/core/api';
import { type DateTally, NO_DATES, tallied } from './date-tally';
import { GIVEN, type SiteDays } from './site-days';

// What somebody had added by hand comes back with the times it had; what the schedule says comes as the schedule says it now.
const RESTORE = `with by_hand as (
    delete from session_date_withdrawn w using ${GIVEN} where w.organization_id = given.organization_id and w.on_date = given.on_date
    returning w.session_id, w.on_date, w.organization_id, w.start_time, w.end_time),
  scheduled as (
    select s.id as session_id, given.on_date, s.organization_id, s.start_time, s.end_time
    from ${GIVEN} join session s on s.organization_id = given.organization_id and given.on_date between s.starts_on and s.ends_on
      and extract(dow from given.on_date)::smallint = any(s.weekdays)),
  restored as (insert into session_date (session_id, on_date, organization_id, start_time, end_time, source)
    select distinct on (session_id, on_date) session_id, on_date, organization_id, start_time, end_time, source from (
      select *, 'added' as source from by_hand union all select *, 'schedule' from scheduled) back order by session_id, on_date, source desc
    on conflict do nothing returning session_id, organization_id, on_date)
  ${tallied('restored')}`;

/** Gives sites that are open again on some days the session dates of those days back. */
export async function restoreDates(tx: Tx, { sites, dates }: SiteDays): Promise<DateTally> {
  const restored = await tx.one<DateTally>(RESTORE, [sites, dates], 'site_days_restore');
  return restored ?? NO_DATES;
}
