import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { CONFIG, LOGGER, SYSTEM_POOL } from '../tokens';

const DAY = 24 * 3_600_000;
/** As long as the newest rows stay out of a seal: a shorter time would seal no more. */
const SEALS = 10 * 60_000;

/** Makes the tables of the months to come and lets go what is past each tenant's retention, daily, and seals what was written, in the processes that run jobs. */
@Injectable()
export class AuditHousekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
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
    const seal = () => {
      this.running = this.running.then(() => this.seal()).catch((error: unknown) => this.logger.warn({ err: error }, 'the audit trail was not sealed; tried again in ten minutes'));
    };
    sweep();
    this.timers = [setInterval(sweep, DAY), setInterval(seal, SEALS)];
    for (const timer of this.timers) timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  async sweep(): Promise<void> {
    await this.pool.query('select audit_months_ahead()');
    await this.pool.query('select audit_forget()');
  }

  /** The heads go to the log as well: whoever alters the trail and every seal of it does not reach what was shipped away. */
  async seal(): Promise<void> {
    const { rows } = await this.pool.query<{ tenant: string; number: string; seal: Buffer }>('select * from audit_seal_due()');
    if (rows.length) this.logger.info({ heads: rows.map(({ tenant, number, seal }) => `${tenant} ${number} ${seal.toString('hex')}`) }, 'the audit trail was sealed');
  }
}
