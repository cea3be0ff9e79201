import { Injectable } from '@nestjs/common';
import type { SiteEventKind } from '@afterbell/activities/domain';
import { Db, grouped, inOrder, type Page, requestLoader, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, daysBetween, isPlainDate, isUuid, type ListQuery, monthStart, type PlainDate, type PlainTime, todayIn } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { seenEvents, SITE_EVENT_SELECT, siteEventList } from './site-event-list';
import type { StoredEvent } from './site-event.sql';

export interface SiteEventRow extends StoredEvent {
  siteCount: number;
  siteNames: string[];
}

export interface CalendarEntry {
  date: PlainDate;
  eventId: string;
  kind: SiteEventKind;
  reason: string;
  startTime: PlainTime | null;
  endTime: PlainTime | null;
  siteCount: number;
}

/** Six weeks: a month as a calendar shows it. */
export const MOST_SHOWN_DAYS = 42;
/** More would not be read; the answer says that there is more. */
const MOST_ENTRIES = 500;

const GET = `select ${SITE_EVENT_SELECT} from ${seenEvents('d.event_id = $1')}`;

const MANY = `select ${SITE_EVENT_SELECT} from ${seenEvents('d.event_id = any($1::uuid[])')}`;

const SITE_IDS = 'select distinct event_id as "eventId", organization_id as id from site_event_day where event_id = any($1::uuid[]) order by 2';

const ENTRIES = `select d.on_date::text as date, e.id as "eventId", e.kind, e.reason, to_char(e.start_time, 'HH24:MI') as "startTime", to_char(e.end_time, 'HH24:MI') as "endTime", count(*)::int as "siteCount"
  from site_event_day d join site_event e on e.tenant_id = d.tenant_id and e.id = d.event_id
  where d.on_date between $1 and $2 and ($3::uuid is null or d.organization_id = $3)
  group by d.on_date, e.tenant_id, e.id order by d.on_date, e.kind, count(*) desc, e.id limit $4`;

/** The calendars of the sites in sight, to look at. */
@Injectable()
export class SiteEventView {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
  ) {}

  async list(only: { siteId?: string | null; month?: PlainDate | null }, query: ListQuery): Promise<Page<SiteEventRow>> {
    const siteId = await this.siteIn(only.siteId);
    const { timeZone } = requirePrincipal();
    return runList(this.db, siteEventList({ siteId, month: only.month ? monthStart(only.month) : null }, timeZone, todayIn(timeZone, new Date())), query);
  }

  async get(id: string): Promise<SiteEventRow> {
    const row = isUuid(id) ? await this.db.one<SiteEventRow>(GET, [id], 'site_event_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The event' });
    return row;
  }

  /** Several, in the order of their ids. */
  async many(ids: readonly string[]): Promise<SiteEventRow[]> {
    const rows = await this.db.query<SiteEventRow & Record<string, unknown>>(MANY, [ids], 'site_events_get');
    return inOrder([...ids], rows, ({ id }) => id).filter((row) => row !== null);
  }

  /** Those in sight. */
  siteIds(id: string): Promise<string[]> {
    return requestLoader<string, string[]>('siteEvent.siteIds', async (ids) => {
      const rows = await this.db.query<{ eventId: string; id: string }>(SITE_IDS, [ids], 'site_event_site_ids');
      return grouped(ids, rows, ({ eventId }) => eventId).map((sites) => sites.map((site) => site.id));
    }).load(id);
  }

  async entries(from: PlainDate, to: PlainDate, site?: string | null): Promise<{ entries: CalendarEntry[]; more: boolean }> {
    checkSpan(from, to);
    const siteId = await this.siteIn(site);
    const rows = await this.db.query<CalendarEntry>(ENTRIES, [from, to, siteId, MOST_ENTRIES + 1], 'site_calendar_entries');
    return { entries: rows.slice(0, MOST_ENTRIES), more: rows.length > MOST_ENTRIES };
  }

  private async siteIn(id: string | null | undefined): Promise<string | null> {
    return id ? (await this.organizations.within(id, ['site'])).id : null;
  }
}

export function checkSpan(from: PlainDate, to: PlainDate): void {
  const wrong = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
  if (!isPlainDate(from)) throw wrong('from', 'is not a date');
  if (!isPlainDate(to)) throw wrong('to', 'is not a date');
  if (to < from) throw wrong('to', 'is before the first day');
  if (daysBetween(from, to) >= MOST_SHOWN_DAYS) throw wrong('to', `is more than ${MOST_SHOWN_DAYS} days on`);
}
