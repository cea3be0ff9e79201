import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { ACCESS_READER, type AccessAtWork, type AccessReader, Db, JobsService, newScope, type Principal, scopeStorage, SYSTEM_POOL } from '@afterbell/core/api';
import { newId, PermissionSet } from '@afterbell/core/domain';
import { BULK_UNDO_DAYS } from '@afterbell/people/domain';
import { BulkRunner, fullPace } from './bulk-runner';

const MINUTE = 60_000;
/** Longer than any portion takes. */
const SILENT_SECONDS = 120;

const ACTING = `select tenant_id as "tenantId", acting_user_id as "userId", acting_access_id as "accessId", acting_organization_id as "organizationId"
  from bulk_run where tenant_id = $1 and id = $2 and state in ('waiting', 'running', 'undoing')`;
// A worker that was killed leaves its job locked for hours: the same key makes another one.
const WAKE = `select enqueue_job('bulk_run', json_build_object('tenantId', tenant_id, 'id', id), 'bulk:' || id) from bulk_run
  where state in ('waiting', 'running', 'undoing') and touched_at < now() - make_interval(secs => ${SILENT_SECONDS})`;
const FORGET = `delete from bulk_run where created_at < now() - interval '${BULK_UNDO_DAYS + 1} days' and state in ('done', 'cancelled', 'undone')`;

/** The queue's side of bulk changes. Whoever began a run is asked for anew before every portion: what they may do by now decides. */
@Injectable()
export class BulkJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly runner: BulkRunner,
    private readonly db: Db,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(ACCESS_READER) private readonly accesses: AccessReader,
  ) {}

  onModuleInit(): void {
    this.jobs.register('bulk_run', ({ tenantId, id }) => this.run(String(tenantId), String(id)));
    this.jobs.register('bulk_forget', () => this.forget());
    for (const ask of [() => this.pool.query(WAKE), () => this.jobs.enqueue('bulk_forget')]) this.jobs.every(MINUTE, ask, 'bulk changes were not looked after; tried again in a minute');
  }

  async run(tenantId: string, id: string): Promise<void> {
    const pace = fullPace();
    for (;;) {
      const { rows } = await this.pool.query<AccessAtWork>(ACTING, [tenantId, id]);
      const [acting] = rows;
      if (!acting) return;
      const principal = (await this.accesses.principalOf(acting)) ?? withoutRights(acting);
      const more = await scopeStorage.run(newScope({ principal, requestId: newId() }), () => this.runner.advance(id, pace));
      if (!more) return;
    }
  }

  /** What can no longer be undone is not kept; the trail has it. */
  async forget(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>('select distinct tenant_id as id from bulk_run');
    for (const { id } of rows) await scopeStorage.run(newScope({ principal: withoutRights({ tenantId: id, userId: '', accessId: '', organizationId: id }), requestId: newId() }), () => this.db.write((tx) => tx.execute(FORGET)));
  }
}

/** Sees the run and may do nothing: all that waits is refused. */
export const withoutRights = ({ tenantId, userId, accessId, organizationId }: AccessAtWork): Principal =>
  ({ tenantId, userId, accessId, organizationId, sessionId: '', organizationLevel: 'top', wholeTenant: true, termId: null, permissions: PermissionSet.none, timeZone: 'UTC' });
