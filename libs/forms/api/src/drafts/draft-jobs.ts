import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { Db, JobsService, SYSTEM_POOL } from '@afterbell/core/api';
import { inTenant } from '../files/in-tenant';
import { DRAFT_DAYS } from './draft';

const SIX_HOURS = 6 * 3_600_000;
const AT_ONCE = 1_000;

const FORGET_OLD = `delete from form_draft where ctid = any (array(select ctid from form_draft where saved_at < now() - interval '${DRAFT_DAYS} days' limit ${AT_ONCE}))`;

/** What was typed and never saved is not kept for ever, also where nobody types any more. */
@Injectable()
export class DraftJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly db: Db,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('forget_drafts', () => this.forget());
    this.jobs.every(SIX_HOURS, () => this.jobs.enqueue('forget_drafts'), 'old drafts were not removed; tried again in six hours');
  }

  /** In every tenant, in portions: nobody's save waits for it. */
  async forget(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>('select id from tenant order by id');
    for (const { id } of rows) await inTenant(id, () => this.forgetIn());
  }

  private async forgetIn(): Promise<void> {
    for (;;) if ((await this.db.write((tx) => tx.execute(FORGET_OLD, [], 'form_drafts_forget_old'))) < AT_ONCE) return;
  }
}
