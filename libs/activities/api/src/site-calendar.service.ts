import { Injectable } from '@nestjs/common';
import { AuditService, Db } from '@afterbell/core/api';
import { AppError, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { holdCalendar, refuseLocked } from './site-calendar';

export interface Closure {
  date: PlainDate;
  reason: string;
}

export interface ClosuresAdded {
  /** Session dates that went because the site is closed. */
  removed: number;
  /** Session dates that stay because attendance or an outcome was entered. */
  kept: { sessionId: string; date: PlainDate }[];
}

const REASON_LENGTH = 200;

const INSERT = `insert into site_closure (organization_id, on_date, reason)
  select $1, on_date, reason from unnest($2::date[], $3::text[]) as closure (on_date, reason)
  on conflict (tenant_id, organization_id, on_date) do update set reason = excluded.reason`;

// Held first: attendance that is being entered ends before it is decided which dates have none.
const HOLD_DATES = 'select 1 from session_date where organization_id = $1 and on_date = any($2::date[]) for update';

const REMOVE = `delete from session_date d where d.organization_id = $1 and d.on_date = any($2::date[]) and d.outcome is null and d.closed_at is null
  and not exists (select 1 from attendance a where a.tenant_id = d.tenant_id and a.session_id = d.session_id and a.on_date = d.on_date)`;

const KEPT = `select session_id as "sessionId", on_date::text as date from session_date where organization_id = $1 and on_date = any($2::date[]) order by on_date, session_id`;

/** Days on which a site is closed. */
@Injectable()
export class SiteCalendarService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  /** Closes a site on some days and removes their session dates, but none that has attendance. Repeating it changes nothing. */
  async addClosures(siteId: string, closures: readonly Closure[]): Promise<ClosuresAdded> {
    const byDate = checked(closures);
    const dates = [...byDate.keys()];
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      if (!dates.length) return { removed: 0, kept: [] };
      await holdCalendar(tx, siteId);
      await refuseLocked(tx, siteId, dates);
      await tx.execute(INSERT, [siteId, dates, [...byDate.values()]], 'site_closures_insert');
      await tx.execute(HOLD_DATES, [siteId, dates], 'session_dates_hold');
      const removed = await tx.execute(REMOVE, [siteId, dates], 'session_dates_remove');
      const kept = await tx.query<ClosuresAdded['kept'][number]>(KEPT, [siteId, dates], 'session_dates_kept');
      const after = { closures: Object.fromEntries(byDate), removed };
      await this.audit.record(tx, { action: 'siteCalendar.close', subjectType: 'organization', subjectId: siteId, organizationId: siteId, after });
      return { removed, kept };
    });
  }
}

/** Reason by date; the last one counts when a date is given twice. */
function checked(closures: readonly Closure[]): Map<PlainDate, string> {
  const problems = closures.flatMap(({ date, reason }, index) => [
    ...(isPlainDate(date) ? [] : [{ path: `closures.${index}.date`, message: 'is not a date' }]),
    ...(tidyLine(reason) === '' ? [{ path: `closures.${index}.reason`, message: 'is required' }] : []),
    ...(tidyLine(reason).length > REASON_LENGTH ? [{ path: `closures.${index}.reason`, message: `has more than ${REASON_LENGTH} characters` }] : []),
  ]);
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return new Map(closures.map(({ date, reason }) => [date, tidyLine(reason)]));
}
