import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { JobsService, SYSTEM_POOL } from '@afterbell/core/api';
import { inTenant } from '@afterbell/forms/api';
import { PairFinder } from './pair-finder.service';

const SOON = 20_000;
const DAY = 24 * 3_600_000;

/** Looks at who was changed soon after, and at everybody once a day. Both may be repeated at will. */
@Injectable()
export class PairJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly finder: PairFinder,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('find_duplicates', async ({ tenantId, all }) => {
      await inTenant(String(tenantId), async () => {
        if (all === true) await this.finder.askAll();
        await this.finder.findAll();
      });
    });
    this.ask(SOON, 'select distinct tenant_id as id from duplicate_todo', false);
    this.ask(DAY, 'select id from tenant where enabled', true);
  }

  private ask(milliseconds: number, tenants: string, all: boolean): void {
    const each = async () => {
      const { rows } = await this.pool.query<{ id: string }>(tenants);
      for (const { id } of rows) await this.jobs.enqueue('find_duplicates', `find_duplicates:${all ? 'all:' : ''}${id}`, { tenantId: id, all });
    };
    this.jobs.every(milliseconds, each, 'duplicates were not looked for; tried again later', { later: true });
  }
}
