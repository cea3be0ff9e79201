import { Injectable } from '@nestjs/common';
import { AuditService, Db } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { refuseLocked } from '../site-calendar';
import { holdSession } from './held-session';
import { HAS_ENTRIES } from './session-dates';
import { auditOf } from './session-writer';

const HOLD_DATES = 'select on_date::text as date from session_date where session_id = $1 order by on_date for update';
const USED = `select count(*)::int as count from session_date d where d.session_id = $1 and ${HAS_ENTRIES}`;
const PLACES = 'delete from enrollment where session_id = $1';

/** A session that was made by mistake goes; one that was used is ended instead. */
@Injectable()
export class SessionRemoval {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async remove(id: string): Promise<void> {
    await this.db.write(async (tx) => {
      const held = await holdSession(tx, id);
      const dates = (await tx.query<{ date: string }>(HOLD_DATES, [id], 'session_dates_hold_all')).map(({ date }) => date);
      const used = (await tx.one<{ count: number }>(USED, [id], 'session_dates_used'))?.count ?? 0;
      if (used) throw new AppError('SESSION_USED', { count: used });
      await refuseLocked(tx, held.siteId, dates);
      const places = await tx.execute(PLACES, [id], 'session_places_remove');
      await tx.execute('delete from session_date where session_id = $1', [id], 'session_dates_remove_all');
      await tx.execute('delete from session where id = $1', [id], 'session_remove');
      await this.audit.record(tx, { action: 'session.remove', subjectType: 'session', subjectId: id, organizationId: held.siteId, before: { activityId: held.activityId, ...auditOf(held.before), staffIds: held.staffIds, places, dates: dates.length } });
    });
  }
}
