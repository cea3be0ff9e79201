import { Injectable } from '@nestjs/common';
import type { ActivityType } from '@afterbell/activities/domain';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type Verb } from '@afterbell/core/domain';
import { FileKeeper } from '@afterbell/forms/api';
import { requireType } from '../activity-access';
import { ActivityService } from '../activity.service';
import { HAS_ENTRIES } from '../sessions/session-dates';
import { SessionRemoval } from '../sessions/session-removal.service';
import { holdCalendar } from '../site-calendar';

interface HeldActivity {
  id: string;
  siteId: string;
  name: string;
  type: ActivityType;
  enabled: boolean;
  version: number;
}

const HOLD = 'select id, organization_id as "siteId", name, type, enabled, version from activity where id = $1 for update';
const SESSIONS = `select s.id, s.name, (select count(*)::int from session_date d where d.tenant_id = s.tenant_id and d.session_id = s.id and ${HAS_ENTRIES}) as used
  from session s where s.activity_id = $1 order by s.starts_on, s.name`;
const FORGET = `delete from custom_value where subject = 'activity' and record_id = $1`;
const MOST_NAMED = 3;

/** What becomes of an activity as a whole: set aside, taken up again, removed. Its answers are the form's. */
@Injectable()
export class ActivityEditor {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly activities: ActivityService,
    private readonly removal: SessionRemoval,
    private readonly files: FileKeeper,
  ) {}

  /** Disabling deletes nothing and can be taken back. */
  async setEnabled(id: string, enabled: boolean, version: number): Promise<void> {
    await this.db.write(async (tx) => {
      const held = await this.held(tx, id, 'edit');
      if (held.enabled === enabled) return;
      if (held.version !== version) throw await staleSave(tx, { subjectType: 'activity', subjectId: id, actions: 'activity.' }, [{ id, field: 'enabled', current: String(held.enabled), attempted: String(enabled), version: held.version }]);
      await tx.execute('update activity set enabled = $2, version = version + 1 where id = $1', [id, enabled], 'activity_enable');
      await this.audit.record(tx, { action: enabled ? 'activity.enable' : 'activity.disable', subjectType: 'activity', subjectId: id, organizationId: held.siteId, before: { enabled: held.enabled }, after: { enabled } });
    });
  }

  /** What was made by mistake goes, with its sessions and everybody's places; what was used is disabled instead. */
  async remove(id: string): Promise<void> {
    await this.db.write(async (tx) => {
      const { siteId } = await this.activities.get(id);
      // In the order in which every change of a schedule takes its locks.
      await holdCalendar(tx, siteId);
      const held = await this.held(tx, id, 'delete');
      const sessions = await tx.query<{ id: string; name: string; used: number }>(SESSIONS, [id], 'activity_sessions_used');
      if (sessions.length && !requirePrincipal().permissions.allows('delete', 'activities.session')) throw new AppError('FORBIDDEN');
      const used = sessions.filter((one) => one.used > 0);
      if (used.length) throw new AppError('ACTIVITY_USED', { sessions: used.slice(0, MOST_NAMED).map(({ name }) => name).join(', ') + (used.length > MOST_NAMED ? ', …' : '') });
      for (const session of sessions) await this.removal.remove(session.id);
      await tx.execute(FORGET, [id], 'activity_custom_forget');
      await this.files.recordRemoved(tx, { subject: 'activity', recordId: id });
      await tx.execute('delete from activity where id = $1', [id], 'activity_remove');
      await this.audit.record(tx, { action: 'activity.remove', subjectType: 'activity', subjectId: id, organizationId: siteId, before: { name: held.name, type: held.type, sessions: sessions.map(({ name }) => name) } });
    });
  }

  private async held(tx: Tx, id: string, verb: Verb): Promise<HeldActivity> {
    const row = isUuid(id) ? await tx.one<HeldActivity>(HOLD, [id], 'activity_hold') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The activity' });
    requireType(verb, row.type);
    return row;
  }
}
