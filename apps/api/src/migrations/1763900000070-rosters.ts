import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Saved groups of participants, by hand or by a question that is asked anew each time; badges that a door can read. */
export class Rosters1763900000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'roster',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          `name text not null check (length(btrim(name)) between 1 and 100)`,
          'name_folded text generated always as (fold_text(name)) stored',
          `note text check (length(note) <= 500)`,
          // The question of a roster by rule, as lists ask it; null where members are chosen.
          `question jsonb`,
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
        ],
        unique: [['organization_id', 'id']],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'roster_member',
        columns: ['roster_id uuid not null', 'organization_id uuid not null', 'person_id uuid not null', 'added_at timestamptz not null default now()'],
        key: ['roster_id', 'person_id'],
        references: [
          { columns: ['organization_id', 'roster_id'], table: 'roster', to: ['organization_id', 'id'] },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_badge',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          // Printed on the badge. It says nothing of the person, and a lost badge's is worth nothing once it is revoked.
          `code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$')`,
          'issued_at timestamptz not null default now()',
          'revoked_at timestamptz',
        ],
        unique: [['code']],
        references: [{ columns: ['person_id'], table: 'person' }],
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(`
      create unique index roster_by_name on roster (tenant_id, organization_id, name_folded) where removed_at is null;
      create index roster_member_by_person on roster_member (tenant_id, person_id);
      create unique index person_badge_in_use on person_badge (tenant_id, person_id) where revoked_at is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
