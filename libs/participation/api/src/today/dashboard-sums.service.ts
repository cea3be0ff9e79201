import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AuditService, Db, LOGGER, requirePrincipal } from '@afterbell/core/api';
import { DIFFERENCES, ORGANIZATIONS, RECOUNT, SETTLE_OPEN_DAYS, SETTLE_PARTICIPANTS } from './dashboard-sums.sql';

/** Organizations that one transaction counts anew. */
const AT_ONCE = 50;

export interface DashboardDifferences {
  participants: number;
  elsewhere: number;
  days: number;
  [column: string]: unknown;
}

/** Keeps the sums of the first page as stays, days and places say (docs/attendance.md "Sums of the first page"). */
@Injectable()
export class DashboardSums {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts what is due, portion by portion; answers how many organizations. Stops early where somebody else is at it. */
  async settle(): Promise<number> {
    let settled = 0;
    for (const [text, name] of [[SETTLE_PARTICIPANTS, 'participants_settle'], [SETTLE_OPEN_DAYS, 'open_days_settle']] as const) {
      for (;;) {
        const row = await this.db.write((tx) => tx.one<{ organizations: number }>(text, [AT_ONCE, null], name));
        if (!row?.organizations) break;
        settled += row.organizations;
      }
    }
    return settled;
  }

  /** Compares all sums of a tenant with what they are made of, and makes anew what differs, which is put on record. Asked at its top. */
  async check(): Promise<number> {
    let mended = 0;
    for (const { id } of await this.db.query<{ id: string }>(ORGANIZATIONS, [], 'dashboard_organizations')) {
      const found = await this.differences(id);
      if (!found) continue;
      this.logger.warn({ tenantId: requirePrincipal().tenantId, organizationId: id, ...found }, 'sums of the first page differed from what they are made of; they are made anew');
      await this.db.write(async (tx) => {
        await tx.execute(RECOUNT, [id], 'dashboard_recount');
        await this.audit.record(tx, { action: 'dashboard_sums.mend', subjectType: 'organization', subjectId: id, organizationId: id, after: { ...found } });
      });
      mended += 1;
    }
    return mended;
  }

  async differences(organizationId: string): Promise<DashboardDifferences | null> {
    const row = await this.db.one<DashboardDifferences>(DIFFERENCES, [organizationId], 'dashboard_differences');
    return row && row.participants + row.elsewhere + row.days > 0 ? row : null;
  }
}
