import type { Tx } from '@afterbell/core/api';
import { AppError, monthName, type PlainDate } from '@afterbell/core/domain';
import { monthGateOpen } from './month-gate';

/*
 * Statements that the session and the calendar service share. Both change which dates a site has, so both first wait for
 * the other: a closure could else miss the dates of a session that is being added.
 */

const HOLD_SITE = `select pg_advisory_xact_lock_shared(hashtextextended('site-calendars:' || app_tenant(), 0)), pg_advisory_xact_lock(hashtextextended('site-calendar:' || $1, 0))`;

const HOLD_ALL = `select pg_advisory_xact_lock(hashtextextended('site-calendars:' || app_tenant(), 0))`;

/** One transaction at a time changes the dates of a site. */
export async function holdCalendar(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(HOLD_SITE, [siteId], 'site_calendar_hold');
}

const HOLD_SITES = `select pg_advisory_xact_lock(hashtextextended('site-calendar:' || id, 0)) from (select pg_advisory_xact_lock_shared(hashtextextended('site-calendars:' || app_tenant(), 0))) as tenant,
  lateral (select unnest($1::uuid[]) as id order by 1) as sites`;

/** Locks of one transaction at most: thousands would fill the server's table of them. */
const MOST_LOCKS = 300;

/** The calendars of several sites, always in the same order; of very many, those of the whole tenant by one lock. */
export async function holdCalendars(tx: Tx, siteIds: readonly string[]): Promise<void> {
  if (siteIds.length > MOST_LOCKS) await tx.execute(HOLD_ALL, [], 'site_calendars_hold');
  else await tx.execute(HOLD_SITES, [[...siteIds].sort()], 'site_calendars_hold_some');
}

const PASS_ALL_GATES = `select ${monthGateOpen('organization_id::text', 'month::text')} from (
  select distinct organization_id, date_trunc('month', on_date)::date as month from unnest($1::uuid[], $2::date[]) as given (organization_id, on_date) order by 1, 2) as months`;

/** Until the transaction ends, the months of these days stay locked or open as they are. Of very many, those of everybody: locking waits until this is over. */
export async function holdMonths(tx: Tx, sites: readonly string[], dates: readonly PlainDate[]): Promise<void> {
  const months = new Set(sites.map((site, at) => `${site} ${(dates[at] ?? '').slice(0, 7)}`));
  if (months.size > MOST_LOCKS) await tx.execute('lock table participation_lock in share mode', [], 'participation_locks_hold');
  else if (months.size) await tx.execute(PASS_ALL_GATES, [sites, dates], 'site_months_pass');
}

export async function closedDates(tx: Tx, siteId: string, from: PlainDate, to: PlainDate): Promise<Set<PlainDate>> {
  const rows = await tx.query<{ date: PlainDate }>(
    'select on_date::text as date from site_closure where organization_id = $1 and on_date between $2 and $3',
    [siteId, from, to],
    'site_closed_dates',
  );
  return new Set(rows.map(({ date }) => date));
}

const PASS_GATES = `select ${monthGateOpen('$1::uuid::text', 'month::text')}
  from (select distinct date_trunc('month', on_date)::date as month from unnest($2::date[]) as on_date order by month) as months`;

const LOCKED = `select month::text from participation_lock
  where organization_id = $1 and month in (select date_trunc('month', on_date)::date from unnest($2::date[]) as on_date)
  order by participation_lock.month limit 1`;

/** A locked month refuses every change of its dates, whoever asks. */
export async function refuseLocked(tx: Tx, siteId: string, dates: readonly PlainDate[]): Promise<void> {
  if (!dates.length) return;
  await tx.execute(PASS_GATES, [siteId, dates], 'month_gates_pass');
  const lock = await tx.one<{ month: string }>(LOCKED, [siteId, dates], 'month_locked');
  if (lock) throw new AppError('MONTH_LOCKED', { month: monthName(lock.month) });
}
