import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config, LOGGER } from '@afterbell/core/api';
import type { Logger } from 'pino';
import { SystemDb } from './system-db';
import { endSpentViews } from './view-as-trail';

const HOUR = 3_600_000;

/** Rows that can no longer let anybody in. Ended sessions stay a month: the last used access is read from them. */
const SPENT = [
  `delete from sign_in_challenge where expires_at < now() - interval '1 day'`,
  `delete from email_change where expires_at < now() - interval '1 day'`,
  `delete from sign_in_handover where expires_at < now() - interval '1 day'`,
  `delete from oauth_attempt where expires_at < now() - interval '1 day'`,
  `delete from sign_in_step where expires_at < now() - interval '1 day'`,
  `delete from passkey_challenge where expires_at < now() - interval '1 day'`,
  `delete from rate_limit where window_start < now() - interval '1 day'`,
  `delete from sign_in_session where expires_at < now() - interval '30 days'`,
];

/** Removes what sign-in leaves behind, hourly, in the processes that run jobs. */
@Injectable()
export class SignInHousekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: SystemDb,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'spent sign-in rows were not removed; tried again in an hour'));
    }, HOUR);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.db.transaction(endSpentViews);
    for (const statement of SPENT) await this.db.rows(statement);
  }
}
