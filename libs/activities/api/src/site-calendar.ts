import type { Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';

/*
 * Statements that the session and the calendar service share. Both change which dates a site has, so both first wait for
 * the other: a closure could else miss the dates of a session that is being added.
 */

/** One transaction at a time changes the dates of a site. */
export async function holdCalendar(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended('site-calendar:' || $1, 0))`, [siteId], 'site_calendar_hold');
}

export async function closedDates(tx: Tx, siteId: string, from: PlainDate, to: PlainDate): Promise<Set<PlainDate>> {
  const rows = await tx.query<{ date: PlainDate }>(
    'select on_date::text as date from site_closure where organization_id = $1 and on_date between $2 and $3',
    [siteId, from, to],
    'site_closed_dates',
  );
  return new Set(rows.map(({ date }) => date));
}

/** A locked month refuses every change of its dates, whoever asks. */
export async function refuseLocked(tx: Tx, siteId: string, dates: readonly PlainDate[]): Promise<void> {
  if (!dates.length) return;
  const lock = await tx.one<{ month: string }>(
    `select to_char(month, 'MM/YYYY') as month from participation_lock
     where organization_id = $1 and month in (select date_trunc('month', on_date)::date from unnest($2::date[]) as on_date) order by participation_lock.month limit 1`,
    [siteId, dates],
    'site_month_lock',
  );
  if (lock) throw new AppError('MONTH_LOCKED', { month: lock.month });
}
