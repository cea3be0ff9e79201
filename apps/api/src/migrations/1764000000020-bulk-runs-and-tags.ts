import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const OF_PERSON = { columns: ['person_id'], table: 'person', onDelete: 'cascade' as const };

/** The tenant's tags and who has them; changes of many people at once, row by row, so that they can be gone on with and undone. */
export class BulkRunsAndTags1764000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tag = tenantTable({
      name: 'tag',
      columns: [
        'id uuid not null',
        `name text not null check (length(btrim(name)) between 1 and 40)`,
        'name_folded text generated always as (fold_text(name)) stored',
        `colour text not null check (colour in ('gray', 'blue', 'green', 'orange', 'red'))`,
        'version int not null default 1',
        'created_at timestamptz not null default now()',
        // Nobody is given it any more; who has it keeps it.
        'retired_at timestamptz',
      ],
      grants: ['select', 'insert', 'update'],
    });
    const personTag = tenantTable({
      name: 'person_tag',
      columns: ['person_id uuid not null', 'tag_id uuid not null', 'added_at timestamptz not null default now()'],
      key: ['person_id', 'tag_id'],
      references: [OF_PERSON, { columns: ['tag_id'], table: 'tag' }],
      grants: ['select', 'insert', 'delete'],
    });
    const run = tenantTable({
      name: 'bulk_run',
      columns: [
        'id uuid not null',
        // Where its maker acted: who sees that organization whole sees the run.
        'organization_id uuid not null',
        'made_by uuid not null',
        // In whose name the queue goes on: the maker, then whoever undoes it.
        'acting_user_id uuid not null',
        'acting_access_id uuid not null',
        'acting_organization_id uuid not null',
        // Of the caller: the same twice is done once.
        `key text not null check (length(key) between 8 and 100)`,
        'action text not null',
        'label text not null',
        'params jsonb not null',
        `state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'undoing', 'undone'))`,
        'cancel_asked boolean not null default false',
        'total int not null',
        'waiting int not null',
        'changed int not null default 0',
        'already int not null default 0',
        'refused int not null default 0',
        'cancelled int not null default 0',
        'undone int not null default 0',
        'kept int not null default 0',
        // Chosen, but out of the maker's sight when it began.
        'unseen int not null default 0',
        'created_at timestamptz not null default now()',
        'touched_at timestamptz not null default now()',
        'finished_at timestamptz',
        'undone_at timestamptz',
      ],
      unique: [['made_by', 'key'], ['organization_id', 'id']],
      references: [{ columns: ['organization_id'], table: 'organization' }],
      ownedBy: 'organization_id',
      systemReads: true,
    });
    const item = tenantTable({
      name: 'bulk_run_item',
      columns: [
        'run_id uuid not null',
        'organization_id uuid not null',
        'person_id uuid not null',
        'position int not null',
        `outcome text not null default 'waiting' check (outcome in ('waiting', 'changed', 'already', 'refused', 'cancelled', 'undone', 'kept'))`,
        'code text',
        'message text',
        // What undoing needs.
        'effect jsonb',
      ],
      key: ['run_id', 'person_id'],
      references: [{ columns: ['organization_id', 'run_id'], table: 'bulk_run', to: ['organization_id', 'id'], onDelete: 'cascade' }, OF_PERSON],
      ownedBy: 'organization_id',
    });
    for (const sql of [tag, personTag, run, item]) await runner.query(sql);
    await runner.query(`
      create unique index tag_by_name on tag (tenant_id, name_folded);
      create index person_tag_by_tag on person_tag (tenant_id, tag_id, person_id);
      create index bulk_run_by_time on bulk_run (tenant_id, created_at desc);
      create index bulk_run_under_way on bulk_run (touched_at) where state in ('waiting', 'running', 'undoing');
      create index bulk_run_item_in_order on bulk_run_item (tenant_id, run_id, outcome, position);
      create index bulk_run_item_by_person on bulk_run_item (tenant_id, person_id);
      create policy person_wall on person_tag as restrictive to afterbell_app
        using (app_org_all() or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = person_tag.person_id))
        with check (app_org_all() or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = person_tag.person_id));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
