import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx, unseal } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid } from '@afterbell/core/domain';
import { giveBackDrafts } from '@afterbell/forms/api';
import { PersonParts } from '../parts/person-parts';
import { explainTaken } from '../person-writer';
import { followContacts, resetContacts, untouched } from './contact-stays';
import { requireKinds } from './merge-planner';
import { ALONE, type MergeRecord, MERGING, MERGING_ENDS, PERSON } from './merge.service';
import { applyChanges, type RowChange, turned } from './row-changes';

interface MergeRow {
  id: string;
  winnerId: string;
  loserId: string;
  currentId: string;
  mergedAt: Date;
  undoUntil: Date;
  isLate: boolean;
  sealed: Buffer;
  key: Buffer | null;
  [column: string]: unknown;
}

export interface PastMerge {
  id: string;
  loserName: string;
  loserId: string;
  mergedAt: Date;
  undoUntil: Date;
}

const MERGE = `select m.id, m.winner_person_id as "winnerId", m.loser_person_id as "loserId", m.current_person_id as "currentId", m.merged_at as "mergedAt", m.undo_until as "undoUntil",
  m.undo_until < now() as "isLate", m.sealed, (select k.key from person_key k where k.person_id = m.winner_person_id) as key from person_merge m where m.undone_at is null`;
const UNDONE = ['update', 'insert', 'delete'] as const;

/** Takes a merge back, as exactly as it was kept, unless what it changed has been changed since. */
@Injectable()
export class UndoMergeService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly parts: PersonParts,
  ) {}

  /** What was merged into a record and can come apart again. */
  async of(personId: string): Promise<PastMerge[]> {
    const rows = await this.db.query<MergeRow>(`${MERGE} and m.current_person_id = $1 and m.undo_until >= now() order by m.merged_at desc limit 20`, [personId], 'person_merges');
    return rows.flatMap((row) => {
      const record = opened(row);
      return record ? [{ id: row.id, loserName: record.loserName, loserId: row.loserId, mergedAt: row.mergedAt, undoUntil: row.undoUntil }] : [];
    });
  }

  async undo(id: string): Promise<{ winnerId: string; loserId: string }> {
    return this.db.write(async (tx) => {
      await tx.query(ALONE);
      const row = isUuid(id) ? await tx.one<MergeRow>(`${MERGE} and m.id = $1 for update of m`, [id]) : null;
      if (!row) throw new AppError('NOT_FOUND', { what: 'The merge' });
      const record = opened(row);
      if (!record) throw refused('The record of this merge was erased: it cannot be undone.');
      requireKinds(record.kinds);
      if (row.isLate) throw refused('This merge is too long ago to be undone.');
      if (row.currentId !== row.winnerId) throw refused('The record was merged into another one since: undo that first.');
      await tx.query('select id from person where id = $1 for update', [row.winnerId]);
      await this.restore(tx, record);
      // Counted even where none of its fields comes back: whoever has it open is told by the version.
      await tx.execute('update person set version = version + 1, updated_at = now() where id = $1', [row.winnerId]);
      await tx.execute('update person_merge set undone_at = now(), undone_by = $2 where id = $1', [id, requirePrincipal().userId]);
      await giveBackDrafts(tx, row.winnerId, async (typedOn) => (await tx.one<{ id: string | null }>('select person_now($1) as id', [typedOn], 'person_now'))?.id ?? typedOn);
      for (const personId of [row.winnerId, row.loserId]) await this.audit.record(tx, { action: 'person.undoMerge', subjectType: 'person', subjectId: personId, personId, after: { personId: personId === row.winnerId ? row.loserId : row.winnerId } });
      return { winnerId: row.winnerId, loserId: row.loserId };
    });
  }

  /** Stays first: with them the loser comes into sight again. */
  private async restore(tx: Tx, { changes, contacts }: MergeRecord): Promise<void> {
    const follow = await untouched(tx, contacts);
    await tx.execute(MERGING);
    const problems: FieldProblem[] = [];
    const back = async (keys: { table: string; key: readonly string[] }, title: string, some: readonly RowChange[]) => {
      const missed = await applyChanges(tx, keys, some, UNDONE);
      if (missed) problems.push({ path: keys.table, message: `${title}: ${missed === 1 ? 'one was' : `${missed} were`} changed since the merge.` });
    };
    const of = (table: string) => changes.filter((one) => one.table === table).map(turned);
    const all = this.parts.all();
    const stay = all.at(-1);
    try {
      if (stay) await back(stay, stay.title, of('stay'));
      // The winner first: it gives back the ids that only one person may have.
      for (const person of of('person').reverse()) await back(PERSON, 'Fields of the record', [person]);
      for (const part of all.slice(0, -1)) await back(part, part.title, of(part.table));
    } catch (error) {
      throw explainTaken(error);
    }
    if (problems.length) throw new AppError('VALIDATION', { problems });
    await resetContacts(tx, follow);
    await tx.execute(MERGING_ENDS);
    await followContacts(tx, [...new Set(of('person').map(({ is }) => String(is?.['id'])))]);
  }
}

/** Null where the key of the person was destroyed. */
function opened({ key, sealed, winnerId }: MergeRow): MergeRecord | null {
  return key ? (unseal(key, `${requirePrincipal().tenantId}:${winnerId}`, sealed) as MergeRecord) : null;
}

const refused = (line: string) => new AppError('VALIDATION', { problems: [{ path: 'id', message: line }] });
