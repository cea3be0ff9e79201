import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService, Db, JobsService, type Tx } from '@afterbell/core/api';
import { inTenant } from '@afterbell/forms/api';
import { ERASED_NAME } from '@afterbell/people/domain';
import { type PersonPart, PersonParts } from '../parts/person-parts';
import { ERASURE_SELECT, type ErasureRow, namedIn } from './erasure.service';
import { holdOf } from './legal-hold.service';
import { dropLater } from './person-export.service';

/** What stays of a row of `person`: what figures count, and what says that it was erased. Every other column is emptied, also those to come. */
export const KEPT_COLUMNS: readonly string[] = [
  ...['tenant_id', 'id', 'version', 'created_at', 'updated_at', 'removed_at', 'erased_at', 'site_ids'],
  ...['is_participant', 'is_staff', 'is_teacher', 'is_board_member', 'is_contact'],
];
const EMPTY: Readonly<Record<string, string>> = { first_name: `'${ERASED_NAME}'`, last_name: `''`, custom: `'{}'::jsonb`, photo_withheld: 'false' };

const COLUMNS = `select a.attname as name from pg_attribute a where a.attrelid = 'person'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all($1::text[])`;
/** Records that were merged into it are about the same human. */
const MERGED = 'select loser_person_id as id from person_merge where current_person_id = $1 and undone_at is null order by loser_person_id';
/** Last: until then it says whose the other records are. */
const MERGES = 'delete from person_merge where winner_person_id = any($1::uuid[]) or loser_person_id = any($1::uuid[]) or current_person_id = any($1::uuid[])';
/** Bytes and rows go with the next collection. */
const FILES = `update stored_file set removed_at = coalesce(removed_at, now()), expires_at = now() where (subject = 'person' and record_id = $1)
  or id in (select d.file_id from participant_document d where d.person_id = $1) or id = (select (to_jsonb(p) ->> 'photo_file_id')::uuid from person p where p.id = $1)`;

/** Erases for good who was to be erased, on the day. One transaction: it is done, or nothing is. Done twice it changes nothing. */
@Injectable()
export class ErasureJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly parts: PersonParts,
  ) {}

  onModuleInit(): void {
    this.jobs.register('erase_person', ({ tenantId, id }) => this.run(String(tenantId), String(id)));
  }

  run(tenantId: string, id: string): Promise<void> {
    return inTenant(tenantId, () =>
      this.db.write(async (tx) => {
        const erasure = await tx.one<ErasureRow & { due: boolean; organizationId: string }>(`${ERASURE_SELECT.replace(' from ', ', e.due_at <= now() as due, e.organization_id as "organizationId" from ')} where e.id = $1 for update`, [id]);
        if (erasure?.state !== 'waiting') return;
        await tx.one('select 1 from person where id = $1 for update', [erasure.personId]);
        if (!erasure.due) return void (await tx.query(`select enqueue_job('erase_person', json_build_object('tenantId', app_tenant(), 'id', $1::uuid), 'erase:' || $1, $2::timestamptz)`, [id, erasure.dueAt]));
        // Lifting the hold asks again.
        if (await holdOf(tx, erasure.personId)) return;
        const counts: Record<string, number> = {};
        const merged = await tx.query<{ id: string }>(MERGED, [erasure.personId]);
        const same = [...merged.map((row) => row.id), erasure.personId];
        for (const personId of same) await this.erase(tx, personId, counts);
        await tx.execute(MERGES, [same]);
        await tx.query(`select enqueue_job('collect_files', '{}'::json, 'collect_files')`);
        await tx.execute(`update person_erasure set state = 'done', ended_at = now(), counts = $2 where id = $1`, [id, JSON.stringify(counts)]);
        await this.audit.record(tx, { action: 'person_erasure.done', subjectType: 'person', subjectId: erasure.personId, organizationId: erasure.organizationId, after: counts });
      }),
    );
  }

  private async erase(tx: Tx, personId: string, counts: Record<string, number>): Promise<void> {
    for (const { id } of await tx.query<{ id: string }>('select id from person_export where person_id = $1 for update', [personId])) await dropLater(tx, id);
    await tx.execute(FILES, [personId]);
    await tx.execute('delete from form_draft where record_key = $1', [personId]);
    // The row first: triggers that keep something beside it keep nothing of it.
    await this.blank(tx, personId);
    // What points at other parts was registered after them.
    for (const part of this.parts.all().reverse()) {
      const gone = await this.part(tx, part, personId);
      if (gone) counts[part.table] = (counts[part.table] ?? 0) + gone;
    }
  }

  private async blank(tx: Tx, personId: string): Promise<void> {
    const columns = await tx.query<{ name: string }>(COLUMNS, [KEPT_COLUMNS]);
    const sets = columns.map(({ name }) => `"${name}" = ${EMPTY[name] ?? 'null'}`);
    await tx.execute(`update person set ${sets.join(', ')}, removed_at = coalesce(removed_at, now()), erased_at = now(), version = version + 1, updated_at = now() where id = $1`, [personId]);
  }

  private async part(tx: Tx, part: PersonPart, personId: string): Promise<number> {
    const { table, erase } = part;
    // The search follows the row; files lose their bytes before their rows; merges go last.
    if (table === 'person_search' || table === 'stored_file' || table === 'person_merge') return 0;
    if (erase !== 'delete') {
      if ('keep' in erase) return 0;
      const sets = Object.entries(erase.blank).map(([column, value]) => `${column} = ${value}`);
      return tx.execute(`update ${table} t set ${sets.join(', ')} where ${namedIn(part)}`, [personId]);
    }
    if (part.only) return tx.execute(`delete from ${table} t where ${namedIn(part)}`, [personId]);
    const row = await tx.one<{ gone: string }>('select erase_rows($1, $2, $3) as gone', [personId, table, part.people]);
    return Number(row?.gone ?? 0);
  }
}
