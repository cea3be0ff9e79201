import { Injectable } from '@nestjs/common';
import { AuditService, Db, grouped, requestLoader, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isPlainDate, newId } from '@afterbell/core/domain';
import { CodeListService } from '../traits/code-list.service';
import { FORGET_PROGRAMMES, INSERT_PROGRAMMES, PROGRAMMES_OF, TOUCH_STAY } from './stay.sql';
import { StayService } from './stay.service';
import type { EnrolledProgramme, StayRow } from './stay.types';

const MOST_PROGRAMMES = 50;

export interface ProgrammeWish {
  code: string;
  startsOn: string;
  endsOn?: string | null;
}

interface ProgrammeRow extends Omit<EnrolledProgramme, 'label'> {
  stayId: string;
}

/** Programmes that a participant is enrolled in, each within a stay (docs/people.md). */
@Injectable()
export class ProgrammeService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly stays: StayService,
    private readonly lists: CodeListService,
  ) {}

  of(stayId: string): Promise<EnrolledProgramme[]> {
    return requestLoader<string, EnrolledProgramme[]>('stay.programmes', async (ids) => {
      const rows = await this.db.query<ProgrammeRow>(PROGRAMMES_OF, [ids], 'stay_programmes');
      const own = rows.length ? await this.lists.own() : [];
      const labelled = rows.map((row) => ({ ...row, label: this.lists.labelOf('programme', row.code, row.startsOn, own) }));
      return grouped(ids, labelled, (row) => row.stayId);
    }).load(stayId);
  }

  /** All programmes of a stay at once; answers whose they are. */
  async set(stayId: string, version: number, wishes: readonly ProgrammeWish[]): Promise<string> {
    return this.db.write(async (tx) => {
      const stay = await this.stays.held(tx, stayId, version);
      await this.write(tx, stay, wishes, 'programmes');
      await tx.execute(TOUCH_STAY, [stayId, version], 'stay_touch');
      await this.audit.record(tx, { action: 'stay.programmes', subjectType: 'person', subjectId: stay.personId, personId: stay.personId, organizationId: stay.organizationId, after: { programmes: wishes } });
      return stay.personId;
    });
  }

  /** Within a transaction; only what is needed to write them again. */
  within(tx: Tx, stayId: string): Promise<ProgrammeWish[]> {
    return tx.query<ProgrammeWish & Record<string, unknown>>(PROGRAMMES_OF, [[stayId]], 'stay_programmes');
  }

  async write(tx: Tx, stay: Pick<StayRow, 'id' | 'personId' | 'organizationId' | 'startsOn' | 'endsOn'>, wishes: readonly ProgrammeWish[], path: string): Promise<void> {
    if (wishes.length > MOST_PROGRAMMES) throw new AppError('VALIDATION', { problems: [{ path, message: `are more than ${MOST_PROGRAMMES}` }] });
    const own = await this.lists.own();
    const problems: FieldProblem[] = [];
    const rows = wishes.map(({ code, startsOn, endsOn = null }, index) => {
      const wrong = (name: string, message: string) => problems.push({ path: `${path}.${index}.${name}`, message });
      if (!isPlainDate(startsOn) || startsOn < stay.startsOn || (stay.endsOn !== null && startsOn > stay.endsOn)) wrong('startsOn', 'is outside of the stay');
      else if (!this.lists.knows('programme', code, startsOn, own)) wrong('code', 'is not in the list of programs');
      if (endsOn !== null && (!isPlainDate(endsOn) || endsOn < startsOn)) wrong('endsOn', 'is before the first day');
      else if (endsOn !== null && stay.endsOn !== null && endsOn > stay.endsOn) wrong('endsOn', 'is outside of the stay');
      const twice = wishes.findIndex((other) => other.code === code && other.startsOn <= (endsOn ?? '9999-12-31') && startsOn <= (other.endsOn ?? '9999-12-31'));
      if (twice !== index && twice >= 0) wrong('code', 'is there twice at the same time');
      return { id: newId(), code, startsOn, endsOn: endsOn ?? stay.endsOn };
    });
    if (problems.length) throw new AppError('VALIDATION', { problems });
    await tx.execute(FORGET_PROGRAMMES, [stay.id], 'stay_programmes_forget');
    if (rows.length) await tx.execute(INSERT_PROGRAMMES, [stay.id, stay.personId, stay.organizationId, JSON.stringify(rows)], 'stay_programmes_insert');
  }
}
