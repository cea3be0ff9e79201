import type { Tx } from '@afterbell/core/api';
import { type LockedEnds, moveCountedEnds, type TurnedDay } from './counted-ends';
import { type DateTally, NO_DATES, tallied } from './date-tally';
import { restoreDates } from './restore-dates';
import { GIVEN, type LockedMonth, type SiteDays } from './site-days';

export interface CalendarEffects {
  /** Session dates that go because the site is closed. */
  removed: DateTally;
  /** Session dates that stay because attendance or an outcome was entered. */
  kept: DateTally;
  /** Session dates that come back because the site is open again. */
  restored: DateTally;
  /** Session dates that lie outside the hours of a special day; they stay as they are. */
  outside: DateTally;
  /** Session dates that come at the end of sessions that end after a number of meetings. */
  added: DateTally;
  /** Last session dates of such sessions that are too many now. */
  dropped: DateTally;
}

// Of the events that a day lies in the one made last counts.
const SETTLE = `with given as (select * from ${GIVEN}),
  counts as (select distinct on (d.organization_id, d.on_date) d.organization_id, d.on_date, e.kind, e.reason, e.id
    from given join site_event_day d using (organization_id, on_date) join site_event e on e.tenant_id = d.tenant_id and e.id = d.event_id
    order by d.organization_id, d.on_date, d.event_id desc),
  opened as (delete from site_closure c using given where c.organization_id = given.organization_id and c.on_date = given.on_date
    and not exists (select 1 from counts where counts.organization_id = c.organization_id and counts.on_date = c.on_date and counts.kind = 'closed')
    returning c.organization_id, c.on_date),
  closed as (insert into site_closure (organization_id, on_date, reason, event_id) select organization_id, on_date, reason, id from counts where kind = 'closed'
    on conflict (tenant_id, organization_id, on_date) do update set reason = excluded.reason, event_id = excluded.event_id
    -- A row that was not there before has no older version.
    returning organization_id, on_date, xmax = 0 as turned)
  select organization_id as site, on_date::text as date, true as open from opened union all select organization_id, on_date::text, false from closed where turned order by 1, 2`;

// Held first: attendance that is being entered ends before it is decided which dates have none.
const HOLD = `select count(*) from (select 1 from session_date d where (d.organization_id, d.on_date) in (
  select c.organization_id, c.on_date from site_closure c join ${GIVEN} using (organization_id, on_date)) order by session_id, on_date for update) held`;

const WITHDRAW = `with removed as (
    delete from session_date d using site_closure c, ${GIVEN}
    where c.organization_id = given.organization_id and c.on_date = given.on_date and d.organization_id = c.organization_id and d.on_date = c.on_date
      and d.outcome is null and d.closed_at is null
      and not exists (select 1 from attendance a where a.tenant_id = d.tenant_id and a.session_id = d.session_id and a.on_date = d.on_date)
    returning d.session_id, d.organization_id, d.on_date, d.start_time, d.end_time, d.source),
  by_hand as (insert into session_date_withdrawn (session_id, on_date, organization_id, start_time, end_time)
    select session_id, on_date, organization_id, start_time, end_time from removed where source = 'added'
    on conflict (tenant_id, session_id, on_date) do update set start_time = excluded.start_time, end_time = excluded.end_time)
  ${tallied('removed')}`;

const KEPT = `with kept as (select d.session_id, d.organization_id, d.on_date from session_date d
    join ${GIVEN} using (organization_id, on_date) join site_closure c using (organization_id, on_date)
    union select session_id, organization_id, on_date from unnest($3::uuid[], $4::uuid[], $5::date[]) as surplus (session_id, organization_id, on_date))
  ${tallied('kept')}`;

const OUTSIDE = `with outside as (
    select d.session_id, d.organization_id, d.on_date from ${GIVEN} join session_date d using (organization_id, on_date)
      cross join lateral (select e.kind, e.start_time, e.end_time from site_event_day x join site_event e on e.tenant_id = x.tenant_id and e.id = x.event_id
        where x.organization_id = d.organization_id and x.on_date = d.on_date order by x.event_id desc limit 1) counts
    where counts.kind = 'special' and (d.start_time < counts.start_time or d.end_time > counts.end_time))
  ${tallied('outside')}`;

/** Makes the days of these sites what their events say: closed or open, with the session dates that then are. */
export async function settleDays(tx: Tx, days: SiteDays, lockedEnds: LockedEnds): Promise<CalendarEffects & { locked: LockedMonth[] }> {
  if (!days.sites.length) return { removed: NO_DATES, kept: NO_DATES, restored: NO_DATES, outside: NO_DATES, added: NO_DATES, dropped: NO_DATES, locked: [] };
  const given = [days.sites, days.dates];
  const tally = async (sql: string, name: string, more: unknown[] = []) => (await tx.one<DateTally>(sql, [...given, ...more], name)) ?? NO_DATES;
  const turned = await tx.query<TurnedDay>(SETTLE, given, 'site_days_settle');
  await tx.query(HOLD, given, 'site_days_hold_dates');
  const removed = await tally(WITHDRAW, 'site_days_withdraw');
  // Before days come back: what is too many by then does not come.
  const { surplus, ...ends } = await moveCountedEnds(tx, turned, lockedEnds);
  const kept = await tally(KEPT, 'site_days_kept', [surplus.map(({ id }) => id), surplus.map(({ siteId }) => siteId), surplus.map(({ date }) => date)]);
  const opened = turned.filter(({ open }) => open);
  const restored = opened.length ? await restoreDates(tx, { sites: opened.map(({ site }) => site), dates: opened.map(({ date }) => date) }) : NO_DATES;
  return { removed, kept, restored, outside: await tally(OUTSIDE, 'site_days_outside'), ...ends };
}
