import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Config, CONFIG, JobsService, LOGGER, SYSTEM_POOL } from '@afterbell/core/api';
import { inTenant } from '@afterbell/forms/api';
import { PairFinder } from './pair-finder.service';

const SOON = 20_000;
const DAY = 24 * 3_600_000;

/** Looks at who was changed soon after, and at everybody once a day. Both may be repeated at will. */
@Injectable()
export class PairJobs implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly jobs: JobsService,
    private readonly finder: PairFinder,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('find_duplicates', async ({ tenantId, all }) => {
      await inTenant(String(tenantId), async () => {
        if (all === true) await this.finder.askAll();
        await this.finder.findAll();
      });
    });
  }

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    this.every(SOON, 'select distinct tenant_id as id from duplicate_todo', false);
    this.every(DAY, 'select id from tenant where enabled', true);
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private every(milliseconds: number, tenants: string, all: boolean): void {
    const ask = async () => {
      const { rows } = await this.pool.query<{ id: string }>(tenants);
      // By its key it is there once, however many processes ask.
      for (const { id } of rows) await this.pool.query(`select enqueue_job('find_duplicates', $1::json, $2)`, [JSON.stringify({ tenantId: id, all }), `find_duplicates:${all ? 'all:' : ''}${id}`]);
    };
    const timer = setInterval(() => void ask().catch((error: unknown) => this.logger.warn({ err: error }, 'duplicates were not looked for; tried again later')), milliseconds);
    timer.unref();
    this.timers.push(timer);
  }
}
