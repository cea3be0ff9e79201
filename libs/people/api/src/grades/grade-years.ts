import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { AuditService, Db, JobsService, SYSTEM_POOL, type Tx } from '@afterbell/core/api';
import { inTenant } from '@afterbell/forms/api';
import { type Grade, gradeAfter, programmeYearLabel } from '@afterbell/people/domain';
import { raise } from './grade-roll-over.service';
import { BEGUN, COMING, CORRECTED, CORRECTED_YEAR, DUE, DUE_TENANTS } from './grade.sql';

const HOUR = 3_600_000;

interface Waiting {
  id: string;
  organizationId: string;
  programmeYear: number;
}

interface Coming {
  id: string;
  is: Grade;
  was: Grade;
  became: Grade;
}

/** When a programme year begins, the grades that were rolled over into it become those of the records. May be repeated at will. */
@Injectable()
export class GradeYears implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly db: Db,
    private readonly audit: AuditService,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.jobs.register('begin_programme_year', ({ tenantId, programmeYear }) => inTenant(String(tenantId), () => this.begin(Number(programmeYear))));
    const ask = async () => {
      const { rows } = await this.pool.query<{ id: string; programmeYear: number }>(DUE_TENANTS);
      for (const { id, programmeYear } of rows) await this.jobs.enqueue('begin_programme_year', `begin_programme_year:${id}`, { tenantId: id, programmeYear });
    };
    this.jobs.every(HOUR, ask, 'grades of a new programme year were not looked for; tried again in an hour');
  }

  async begin(programmeYear: number): Promise<void> {
    await this.db.write(async (tx) => {
      for (const rollOver of await tx.query<Waiting & Record<string, unknown>>(DUE, [programmeYear], 'grade_roll_overs_due')) await this.enter(tx, rollOver);
    });
  }

  private async enter(tx: Tx, { id, organizationId, programmeYear }: Waiting): Promise<void> {
    const coming = (await tx.query<Coming & Record<string, unknown>>(COMING, [id, programmeYear], 'grades_coming')).map((one) => ({ ...one, became: follows(one) }));
    await tx.execute(CORRECTED, [id, JSON.stringify(coming)]);
    await tx.execute(CORRECTED_YEAR, [JSON.stringify(coming), programmeYear]);
    const raised = coming.filter(({ is, became }) => is !== became);
    await raise(tx, raised, programmeYear);
    await tx.execute(BEGUN, [id]);
    await this.audit.record(tx, { action: 'grade.rollOverBegin', subjectType: 'organization', subjectId: organizationId, organizationId, after: { programmeYear: programmeYearLabel(programmeYear), people: raised.length } });
  }
}

/** A grade that was corrected meanwhile goes on from what it is now; the last one stays, for nobody has said that the child leaves. */
function follows({ is, was, became }: Coming): Grade {
  if (is === was) return became;
  return was === became ? is : (gradeAfter(is) ?? is);
}
