import type { Tx } from '@afterbell/core/api';
import { AppError, monthName, type PlainDate } from '@afterbell/core/domain';

/** Days of sites, as two lists that belong together: PostgreSQL takes them as they are. */
export interface SiteDays {
  sites: string[];
  dates: PlainDate[];
}

export interface LockedMonth {
  siteId: string;
  siteName: string;
  /** `10/2026` */
  month: string;
}

/** The days as the statements of this folder read them. */
export const GIVEN = 'unnest($1::uuid[], $2::date[]) as given (organization_id, on_date)';

const keyOf = (site: string, date: PlainDate) => `${site} ${date}`;

function daysOf(keys: Iterable<string>): SiteDays {
  const days: SiteDays = { sites: [], dates: [] };
  for (const key of keys) {
    const [site = '', date = ''] = key.split(' ');
    days.sites.push(site);
    days.dates.push(date);
  }
  return days;
}

const keysOf = ({ sites, dates }: SiteDays) => new Set(sites.map((site, index) => keyOf(site, dates[index] ?? '')));

/** Each of the dates at each of the sites. */
export function everyDay(sites: readonly string[], dates: readonly PlainDate[]): SiteDays {
  return daysOf(sites.flatMap((site) => dates.map((date) => keyOf(site, date))));
}

export function compareDays(before: SiteDays, after: SiteDays): { gone: SiteDays; come: SiteDays; differing: SiteDays; all: SiteDays } {
  const [old, wanted] = [keysOf(before), keysOf(after)];
  const gone = [...old].filter((key) => !wanted.has(key));
  const come = [...wanted].filter((key) => !old.has(key));
  return { gone: daysOf(gone), come: daysOf(come), differing: daysOf([...gone, ...come]), all: daysOf(new Set([...old, ...wanted])) };
}

const LOCKED = `select l.organization_id as "siteId", o.name as "siteName", to_char(l.month, 'MM/YYYY') as month
  from participation_lock l join organization o on o.tenant_id = l.tenant_id and o.id = l.organization_id
  where (l.organization_id, l.month) in (select given.organization_id, date_trunc('month', given.on_date)::date from ${GIVEN})
  order by l.month, o.name_folded, l.organization_id`;

export async function lockedMonths(tx: Tx, { sites, dates }: SiteDays): Promise<LockedMonth[]> {
  return sites.length ? tx.query<LockedMonth>(LOCKED, [sites, dates], 'site_days_locked') : [];
}

/** A locked month refuses the whole change, by the name of the month and of its site. */
export function refuseLockedMonths(locked: readonly LockedMonth[]): void {
  const [first] = locked;
  if (!first) return;
  const [month, year] = first.month.split('/');
  const others = locked.length - 1;
  throw new AppError('MONTH_LOCKED', { month: `${monthName(`${year}-${month}-01`)} at ${first.siteName}${others ? ` and ${others} more` : ''}` });
}
