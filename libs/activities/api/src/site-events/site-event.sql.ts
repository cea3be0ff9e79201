import type { SiteEventValues } from '@afterbell/activities/domain';
import type { Tx } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import type { SiteDays } from './site-days';

export interface StoredEvent extends SiteEventValues {
  id: string;
  version: number;
  /** The organization all of whose sites it is for, also those that join later. */
  scopeId: string | null;
  /** Whether the acting organization sees where it was made, and so all its sites. */
  ownerSeen: boolean;
}

/** Columns of `site_event e`, as services answer them. */
export const EVENT_SELECT = `e.id, e.kind, e.reason, e.dates::text[] as dates, to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime", e.version, e.scope_id as "scopeId",
  exists (select 1 from organization_closure c where c.tenant_id = e.tenant_id and c.ancestor_id = app_org() and c.descendant_id = e.owner_id) as "ownerSeen"`;

// Who sees none of its days sees no event.
const HELD = `select ${EVENT_SELECT} from site_event e
  where e.id = any($1::uuid[]) and exists (select 1 from site_event_day d where d.tenant_id = e.tenant_id and d.event_id = e.id) for update`;

const DAYS = 'select organization_id as site, on_date::text as date from site_event_day where event_id = any($1::uuid[]) order by 1, 2';

const SITES = `select o.name from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
  where c.ancestor_id = app_org() and o.level = 'site' and o.id = any($1::uuid[]) order by o.name_folded, o.id`;

export function heldEvents(tx: Tx, ids: readonly string[]): Promise<StoredEvent[]> {
  return tx.query<StoredEvent>(HELD, [ids], 'site_events_hold');
}

export async function eventDays(tx: Tx, ids: readonly string[]): Promise<SiteDays> {
  const rows = await tx.query<{ site: string; date: string }>(DAYS, [ids], 'site_event_days');
  return { sites: rows.map(({ site }) => site), dates: rows.map(({ date }) => date) };
}

/** Names of the sites; refuses when one of them stands elsewhere or is no site. */
export async function sitesInSight(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const known = ids.filter(isUuid);
  const rows = known.length === ids.length ? await tx.query<{ name: string }>(SITES, [known], 'site_event_sites') : [];
  if (rows.length !== ids.length) throw new AppError('NOT_FOUND', { what: ids.length === 1 ? 'The site' : 'One of the sites' });
  return rows.map(({ name }) => name);
}
