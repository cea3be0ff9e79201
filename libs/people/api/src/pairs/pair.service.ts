import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Page, requirePrincipal, runList, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, tidyLines } from '@afterbell/core/domain';
import type { DuplicateReason, PersonKind } from '@afterbell/people/domain';
import { kindsAllowed } from '../kinds/person-kind.service';
import { DECIDE, REOPEN } from './pair.sql';
import { bothSeen, pairList, type PairState } from './pair-list';

export interface PairSide {
  id: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  kinds: PersonKind[];
  createdAt: string;
}

export interface PairRow {
  id: string;
  score: number;
  reasons: DuplicateReason[];
  state: PairState;
  foundAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
  first: PairSide;
  second: PairSide;
  [column: string]: unknown;
}

const LONGEST_NOTE = 500;

/** The queue of records that may be one person, as far as the caller sees both. */
@Injectable()
export class PairService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async list(state: PairState, query: ListQuery, bothAre: PersonKind | null = null): Promise<Page<PairRow>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    const kinds = kindsAllowed('view').filter((kind) => bothAre === null || kind === bothAre);
    return runList(this.db, pairList(state, kinds, wholeTenant, timeZone), query);
  }

  /** Says that two records are two people. Remembered until they become more alike than they are now. */
  async dismiss(id: string, note: string | null): Promise<void> {
    const why = tidyLines(note ?? '') || null;
    if (why !== null && why.length > LONGEST_NOTE) throw new AppError('VALIDATION', { problems: [{ path: 'note', message: `is longer than ${LONGEST_NOTE} characters` }] });
    await this.decide(id, 'duplicate.dismiss', (tx) => tx.execute(DECIDE, [id, requirePrincipal().userId || null, why]), why);
  }

  /** Takes that back. */
  async reopen(id: string): Promise<void> {
    await this.decide(id, 'duplicate.reopen', (tx) => tx.execute(REOPEN, [id]), null);
  }

  /** Saying it twice changes nothing the second time. */
  private async decide(id: string, action: string, write: (tx: Tx) => Promise<number>, note: string | null): Promise<void> {
    await this.db.write(async (tx) => {
      const pair = await this.pair(tx, id);
      if (!(await write(tx))) return;
      for (const [personId, otherId] of [[pair.firstId, pair.secondId], [pair.secondId, pair.firstId]] as const) {
        await this.audit.record(tx, { action, subjectType: 'person', subjectId: personId, personId, after: { otherId, ...(note ? { note } : {}) } });
      }
    });
  }

  /** Held, of people whose kinds the caller may edit. */
  private async pair(tx: Tx, id: string): Promise<{ firstId: string; secondId: string }> {
    const sql = `select d.first_person_id as "firstId", d.second_person_id as "secondId" from duplicate_pair d where d.id = $1 and ${bothSeen(kindsAllowed('edit'), requirePrincipal().wholeTenant)} for update of d`;
    const row = isUuid(id) ? await tx.one<{ firstId: string; secondId: string }>(sql, [id]) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The pair' });
    return row;
  }
}
