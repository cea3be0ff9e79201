import { Injectable } from '@nestjs/common';
import { REASON_LENGTH } from '@afterbell/activities/domain';
import { Db } from '@afterbell/core/api';
import { AppError, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { SiteEventService } from './site-events/site-event.service';

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

const STANDING = 'select on_date::text as date, reason from site_closure where organization_id = $1 and on_date = any($2::date[])';

const KEPT = `select d.session_id as "sessionId", d.on_date::text as date from session_date d join site_closure c using (tenant_id, organization_id, on_date)
  where d.organization_id = $1 and d.on_date = any($2::date[]) order by d.on_date, d.session_id`;

/** Days on which one site is closed, as an import or a form gives them: each with its reason. */
@Injectable()
export class SiteCalendarService {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly events: SiteEventService,
  ) {}

  /** Closes a site on some days and removes their session dates, but none that has attendance: one event for each reason. Repeating it changes nothing. */
  async addClosures(siteId: string, closures: readonly Closure[]): Promise<ClosuresAdded> {
    const byDate = checked(closures);
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      const standing = await tx.query<Closure>(STANDING, [siteId, [...byDate.keys()]], 'site_closures_standing');
      const left = new Map([...byDate].filter(([date, reason]) => !standing.some((one) => one.date === date && one.reason === reason)));
      let removed = 0;
      for (const reason of new Set(left.values())) {
        const dates = [...left].flatMap(([date, why]) => (why === reason ? [date] : []));
        removed += (await this.events.save({ kind: 'closed', reason, dates, siteIds: [siteId] })).removed.count;
      }
      return { removed, kept: await tx.query<ClosuresAdded['kept'][number]>(KEPT, [siteId, [...byDate.keys()]], 'session_dates_kept') };
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
