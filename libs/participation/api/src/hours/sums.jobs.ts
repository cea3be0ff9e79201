import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { JobsService, SYSTEM_POOL } from '@afterbell/core/api';
import { federalYearOf, todayIn } from '@afterbell/core/domain';
import { inTenant } from '@afterbell/forms/api';
import { DashboardSums } from '../today/dashboard-sums.service';
import { AttendedSums } from './attended-sums.service';

const SOON = 30_000;
/** On an afternoon a state saves a roster a second; whoever looks at its dashboard counts those that are not counted yet, one by one. */
const AT_ONCE = 10_000;
const HOUR = 3_600_000;
const SIX_HOURS = 6 * HOUR;
/** Hour of the night, UTC, in which the sums are compared: nobody takes attendance from one American coast to the other. */
const NIGHT = 9;

/** Counts anew what changed soon after, and compares all sums, those of hours of this programme year and the last one, with what they are made of every night. */
@Injectable()
export class SumsJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sums: AttendedSums,
    private readonly dashboard: DashboardSums,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('settle_attendance', ({ tenantId }) => inTenant(String(tenantId), async () => void (await this.sums.settle())));
    this.jobs.register('prepare_attendance', ({ tenantId }) => inTenant(String(tenantId), async () => void (await this.sums.prepare())));
    this.jobs.register('settle_dashboard', ({ tenantId }) => inTenant(String(tenantId), async () => void (await this.dashboard.settle())));
    this.jobs.register('check_attendance', ({ tenantId }) => inTenant(String(tenantId), () => this.check()));
    // Asking again for the night to come moves it nowhere.
    this.ask(AT_ONCE, 'select distinct tenant_id as id from attendance_due', 'settle_attendance', () => null);
    this.ask(SOON, 'select tenant_id as id from stay_due union select tenant_id from open_days_due where keep_until <= now()', 'settle_dashboard', () => null);
    this.ask(HOUR, 'select id from tenant where enabled', 'prepare_attendance', () => null);
    this.ask(SIX_HOURS, 'select id from tenant where enabled', 'check_attendance', nextNight);
  }

  private async check(): Promise<void> {
    await this.sums.settle();
    const year = federalYearOf(todayIn('UTC', new Date()));
    for (const one of [year - 1, year]) await this.sums.check(one);
    await this.dashboard.settle();
    await this.dashboard.check();
  }

  private ask(milliseconds: number, tenants: string, task: string, at: () => Date | null): void {
    const each = async () => {
      const { rows } = await this.pool.query<{ id: string }>(tenants);
      for (const { id } of rows) await this.jobs.enqueue(task, `${task}:${id}`, { tenantId: id }, at());
    };
    this.jobs.every(milliseconds, each, `attendance was not counted (${task}); tried again later`);
  }
}

function nextNight(): Date {
  const night = new Date();
  night.setUTCHours(NIGHT, 0, 0, 0);
  if (night.getTime() <= Date.now()) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
