import type { SessionDay } from './day-phase';

/** What one site has today and has left to enter. */
export interface SiteWork {
  id: string;
  name: string;
  /** Days not entered. */
  missing: number;
  /** The first of them. */
  since: string | null;
  sessions: number;
  enrolled: number;
  marked: number;
}

/** Sites of the days, those with the most left to enter first. */
export function siteWork(today: readonly SessionDay[], missing: readonly SessionDay[]): SiteWork[] {
  const sites = new Map<string, SiteWork>();
  const siteOf = ({ siteId, siteName }: SessionDay) => {
    const known = sites.get(siteId);
    if (known) return known;
    const site: SiteWork = { id: siteId, name: siteName, missing: 0, since: null, sessions: 0, enrolled: 0, marked: 0 };
    sites.set(siteId, site);
    return site;
  };
  for (const day of missing) {
    const site = siteOf(day);
    site.missing += 1;
    if (site.since === null || day.date < site.since) site.since = day.date;
  }
  for (const day of today) {
    const site = siteOf(day);
    site.sessions += 1;
    site.enrolled += day.enrolledCount;
    site.marked += day.markedCount;
  }
  return [...sites.values()].sort((a, b) => b.missing - a.missing || b.sessions - a.sessions || a.name.localeCompare(b.name));
}
