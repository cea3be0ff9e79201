import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const line = (name: string, longest: number) => `${name} text check (length(${name}) between 1 and ${longest})`;

/** Staff meetings, advisory-board meetings and professional development: what they were about, who came, what was kept of them. */
export class Meetings1764100000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'meeting',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          `kind text not null check (kind in ('staff_meeting','advisory_board_meeting','professional_development'))`,
          `title text not null check (length(btrim(title)) between 1 and 200)`,
          'title_folded text generated always as (fold_text(title)) stored',
          'on_date date not null',
          'start_time time not null',
          'end_time time not null check (end_time > start_time)',
          'is_online boolean not null default false',
          ...[line('place', 500), line('facilitator', 200), line('other_organizations', 1000), line('provider', 200), line('category', 50)],
          'credit_hours numeric(6, 2) check (credit_hours >= 0)',
          ...[line('topics', 5000), line('agenda', 10_000), line('minutes_taken', 20_000), line('remarks', 5000)],
          'version int not null default 1',
          'created_by uuid',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
        ],
        unique: [['id', 'organization_id']],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'meeting_attendee',
        columns: [
          'id uuid not null',
          'meeting_id uuid not null',
          'organization_id uuid not null',
          'person_id uuid',
          line('guest_name', 200),
          `role text not null check (role in ('staff','board_member','teacher','guest'))`,
          'present boolean not null default false',
          'start_time time',
          'end_time time',
          'check ((person_id is null) <> (guest_name is null))',
        ],
        references: [
          { columns: ['meeting_id', 'organization_id'], table: 'meeting', to: ['id', 'organization_id'] },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
      }),
    );
    await runner.query(
      tenantTable({
        name: 'meeting_document',
        columns: ['meeting_id uuid not null', 'organization_id uuid not null', 'file_id uuid not null', 'position int not null'],
        key: ['meeting_id', 'file_id'],
        references: [
          { columns: ['meeting_id', 'organization_id'], table: 'meeting', to: ['id', 'organization_id'] },
          // A meeting that was removed lets go of its files: when they are collected, so is their place here.
          { columns: ['file_id'], table: 'stored_file', onDelete: 'cascade' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'meeting_organization',
        columns: ['meeting_id uuid not null', 'organization_id uuid not null', 'partner_id uuid not null'],
        key: ['meeting_id', 'partner_id'],
        references: [
          { columns: ['meeting_id', 'organization_id'], table: 'meeting', to: ['id', 'organization_id'] },
          { columns: ['partner_id'], table: 'organization' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(`
      create index meeting_by_date on meeting (tenant_id, kind, on_date desc, id) where removed_at is null;
      create unique index meeting_attendee_once on meeting_attendee (tenant_id, meeting_id, person_id) where person_id is not null;
      create index meeting_attendee_by_meeting on meeting_attendee (tenant_id, meeting_id);
      create index meeting_attendee_by_person on meeting_attendee (tenant_id, person_id) where person_id is not null;
      create index meeting_document_by_file on meeting_document (tenant_id, file_id);
      create index meeting_organization_by_partner on meeting_organization (tenant_id, partner_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
