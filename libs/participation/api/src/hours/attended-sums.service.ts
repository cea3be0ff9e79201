import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditService, Db, LOGGER, requirePrincipal } from '@afterbell/core/api';
import { federalYearDates } from '@afterbell/core/domain';
import { DIFFERENCES, PREPARE, RECOUNT, SETTLE, SITES_OF_YEAR } from './hours.sql';

/** Days of sites that one transaction counts anew: a large site's year, half a second. */
const AT_ONCE = 200;

export interface SumDifferences {
  /** Days of participants, days of the site, participants' years, and days at hand of which something else is kept. */
  days: number;
  marks: number;
  years: number;
  atHand: number;
  [column: string]: unknown;
}

/** Keeps the sums of attendance as the marks say (docs/attendance.md "Hours"). */
@Injectable()
export class AttendedSums {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts what is due within the caller's reach, portion by portion; answers how many days of sites. Stops early where somebody else is at it. */
  async settle(portions = Infinity): Promise<number> {
    let settled = 0;
    for (let portion = 0; portion < portions; portion += 1) {
      const row = await this.db.write((tx) => tx.one<{ days: number }>(SETTLE, [AT_ONCE, null], 'attendance_settle'));
      if (!row?.days) break;
      settled += row.days;
    }
    return settled;
  }

  /** Counts the days that begin, of which nobody has written anything; answers how many. */
  async prepare(): Promise<number> {
    const row = await this.db.write((tx) => tx.one<{ days: number }>(PREPARE, [], 'attendance_prepare'));
    return row?.days ? this.settle() : 0;
  }

  /** Compares the sums of a programme year with its marks, site by site, and makes anew what differs, which is put on record. */
  async check(year: number): Promise<number> {
    let mended = 0;
    for (const siteId of await this.sites(year)) {
      const found = await this.differences(siteId, year);
      if (!found) continue;
      this.logger.warn({ tenantId: requirePrincipal().tenantId, siteId, year, ...found }, 'sums of attendance differed from the marks; they are made anew');
      await this.recount(siteId, year, found);
      mended += 1;
    }
    return mended;
  }

  async differences(siteId: string, year: number): Promise<SumDifferences | null> {
    const { startsOn, endsOn } = federalYearDates(year);
    const row = await this.db.one<SumDifferences>(DIFFERENCES, [siteId, startsOn, endsOn, year], 'attendance_differences');
    return row && row.days + row.marks + row.years + row.atHand > 0 ? row : null;
  }

  private async recount(siteId: string, year: number, found: SumDifferences): Promise<void> {
    await this.db.write(async (tx) => {
      await tx.execute(RECOUNT, [siteId, year], 'attendance_recount');
      await this.audit.record(tx, { action: 'attendance_sums.mend', subjectType: 'organization', subjectId: siteId, organizationId: siteId, after: { year, ...found } });
    });
  }

  private async sites(year: number): Promise<string[]> {
    const { startsOn, endsOn } = federalYearDates(year);
    return (await this.db.query<{ id: string }>(SITES_OF_YEAR, [startsOn, endsOn], 'attendance_sites')).map(({ id }) => id);
  }
}
