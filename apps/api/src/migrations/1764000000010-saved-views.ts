import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Views of lists under a name, of one person or shared with an organization and all beneath it, and which one a list opens with. */
export class SavedViews1764000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'saved_view',
        columns: [
          'id uuid not null',
          'user_id uuid not null references app_user (id)',
          `list text not null check (length(list) between 1 and 60)`,
          `name text not null check (length(btrim(name)) between 1 and 80)`,
          `query text not null check (length(query) <= 4000)`,
          // Whoever acts at or beneath it sees the view; null: its owner alone. No subtree wall: those beneath must see what is above them.
          'organization_id uuid',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
        ],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'saved_view_default',
        columns: ['user_id uuid not null references app_user (id)', 'list text not null', 'view_id uuid not null'],
        key: ['user_id', 'list'],
        references: [{ columns: ['view_id'], table: 'saved_view', onDelete: 'cascade' }],
      }),
    );
    await runner.query(`
      create unique index saved_view_by_name on saved_view (tenant_id, user_id, list, fold_text(name)) where removed_at is null;
      create index saved_view_shared on saved_view (tenant_id, list, organization_id) where removed_at is null and organization_id is not null;
      -- Of somebody else only what is shared along the acting organization's line, or beneath it.
      create policy shared_wall on saved_view as restrictive to afterbell_app
        using (organization_id is null or (select app_org_all()) or organization_id = any ((select app_orgs_above())::uuid[]) or organization_id = any ((select app_orgs())::uuid[]));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
