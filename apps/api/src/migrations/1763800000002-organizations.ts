import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** In which terms an organization takes no part. A row holds for the organization and everything beneath it; no row means that it takes part. */
export class Organizations1763800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'organization_inactive_term',
        columns: ['organization_id uuid not null', 'term_id uuid not null', 'created_at timestamptz not null default now()'],
        key: ['organization_id', 'term_id'],
        references: [
          { columns: ['organization_id'], table: 'organization', onDelete: 'cascade' },
          { columns: ['term_id'], table: 'term', onDelete: 'cascade' },
        ],
        grants: ['select', 'insert', 'delete'],
        ownedBy: 'organization_id',
        systemReads: true,
      }),
    );
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
