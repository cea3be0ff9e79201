import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { CONFIG, type Config, LOGGER, SYSTEM_POOL } from '@afterbell/core/api';
import { NOTIFICATION_DAYS } from '@afterbell/core/domain';

const DAY = 24 * 3_600_000;

/** Lets notifications go that are past their time, daily, in the processes that run jobs. */
@Injectable()
export class NotificationsHousekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'old notifications were not removed; tried again in a day'));
    }, DAY);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.pool.query('select notifications_forget($1)', [NOTIFICATION_DAYS]);
  }
}
