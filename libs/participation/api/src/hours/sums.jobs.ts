import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Config, CONFIG, JobsService, LOGGER, SYSTEM_POOL } from '@afterbell/core/api';
import { federalYearOf, todayIn } from '@afterbell/core/domain';
import { inTenant } from '@afterbell/forms/api';
import { AttendedSums } from './attended-sums.service';

const SOON = 30_000;
const SIX_HOURS = 6 * 3_600_000;
/** Hour of the night, UTC, in which the sums are compared: nobody takes attendance from one American coast to the other. */
const NIGHT = 9;

/** Counts anew what changed soon after, and compares all sums of this programme year and the last one with the marks every night. */
@Injectable()
export class SumsJobs implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly jobs: JobsService,
    private readonly sums: AttendedSums,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('settle_attendance', ({ tenantId }) => inTenant(String(tenantId), async () => void (await this.sums.settle())));
    this.jobs.register('check_attendance', ({ tenantId }) => inTenant(String(tenantId), () => this.check()));
  }

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    // By its key each is there once, however many processes ask; asking again for the night to come moves it nowhere.
    this.every(SOON, 'select distinct tenant_id as id from attendance_due', 'settle_attendance', () => null);
    this.every(SIX_HOURS, 'select id from tenant where enabled', 'check_attendance', nextNight);
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private async check(): Promise<void> {
    await this.sums.settle();
    const year = federalYearOf(todayIn('UTC', new Date()));
    for (const one of [year - 1, year]) await this.sums.check(one);
  }

  private every(milliseconds: number, tenants: string, task: string, at: () => Date | null): void {
    const ask = async () => {
      const { rows } = await this.pool.query<{ id: string }>(tenants);
      for (const { id } of rows) await this.pool.query('select enqueue_job($1, $2::json, $3, $4::timestamptz)', [task, JSON.stringify({ tenantId: id }), `${task}:${id}`, at()]);
    };
    const run = () => void ask().catch((error: unknown) => this.logger.warn({ err: error, task }, 'attendance was not counted; tried again later'));
    run();
    const timer = setInterval(run, milliseconds);
    timer.unref();
    this.timers.push(timer);
  }
}

function nextNight(): Date {
  const night = new Date();
  night.setUTCHours(NIGHT, 0, 0, 0);
  if (night.getTime() <= Date.now()) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
