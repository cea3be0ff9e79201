import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { CONFIG, LOGGER, SYSTEM_POOL } from '../tokens';

const DAY = 24 * 3_600_000;

/** Makes the tables of the months to come and lets go what is past each tenant's retention, daily, in the processes that run jobs. */
@Injectable()
export class AuditHousekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    const sweep = () => {
      this.running = this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'the audit trail was not kept; tried again in a day'));
    };
    sweep();
    this.timer = setInterval(sweep, DAY);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  async sweep(): Promise<void> {
    await this.pool.query('select audit_months_ahead()');
    await this.pool.query('select audit_forget()');
  }
}
