import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Files of records: the bytes lie in a store, who may have them is decided by the record (docs/files.md). */
export class StoredFiles1763800000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'stored_file',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          'uploaded_by uuid not null',
          'uploaded_at timestamptz not null default now()',
          'name text not null check (length(name) between 1 and 255)',
          "kind text not null check (kind in ('file', 'image', 'attachment'))",
          'content_type text not null',
          'size bigint not null check (size >= 0)',
          'sha256 bytea not null',
          'width int',
          'height int',
          "notes text not null default '' check (length(notes) <= 2000)",
          "state text not null default 'receiving' check (state in ('receiving', 'pending', 'available', 'refused'))",
          'subject text',
          'record_id uuid',
          'field_id int',
          'removed_at timestamptz',
          // When its bytes and its row go: never, while a record holds it.
          "expires_at timestamptz default now() + interval '24 hours'",
          'check ((subject is null) = (record_id is null) and (subject is null) = (field_id is null))',
        ],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        // The collector learns which tenants have something to do.
        systemReads: true,
      }),
    );
    await runner.query(
      tenantTable({
        name: 'file_share',
        columns: ['file_id uuid not null', 'organization_id uuid not null'],
        key: ['file_id', 'organization_id'],
        references: [
          { columns: ['file_id'], table: 'stored_file', onDelete: 'cascade' },
          { columns: ['organization_id'], table: 'organization' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(`
      create index stored_file_of_record on stored_file (tenant_id, subject, record_id) where subject is not null;
      create index stored_file_expires on stored_file (expires_at) where expires_at is not null;
      create index stored_file_waiting on stored_file (tenant_id, uploaded_by) where subject is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
