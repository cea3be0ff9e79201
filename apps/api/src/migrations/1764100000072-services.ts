import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Individual services: tutoring, counseling, a referral; what was done for whom, when and by whom. */
export class Services1764100000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'service',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          'on_date date not null',
          'start_time time',
          'end_time time check (end_time > start_time)',
          // Where no times were taken: how long it took altogether.
          'minutes int not null check (minutes between 1 and 1440)',
          // A code of the list of service categories as it held on the day.
          `category text not null check (length(category) between 1 and 50)`,
          `title text check (length(title) between 1 and 200)`,
          'staff_person_id uuid',
          `provided_by text check (length(provided_by) between 1 and 200)`,
          `notes text check (length(notes) between 1 and 5000)`,
          `visibility text not null check (visibility in ('everyone','leaders','author'))`,
          'version int not null default 1',
          'created_by uuid',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
        ],
        unique: [['id', 'organization_id']],
        references: [
          { columns: ['organization_id'], table: 'organization' },
          { columns: ['staff_person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'service_participant',
        columns: ['id uuid not null', 'service_id uuid not null', 'organization_id uuid not null', 'person_id uuid not null'],
        unique: [['service_id', 'person_id']],
        references: [
          { columns: ['service_id', 'organization_id'], table: 'service', to: ['id', 'organization_id'] },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update', 'delete'],
      }),
    );
    await runner.query(`
      create index service_by_date on service (tenant_id, organization_id, on_date desc, id) where removed_at is null;
      create index service_by_staff on service (tenant_id, staff_person_id) where staff_person_id is not null;
      create index service_participant_by_person on service_participant (tenant_id, person_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
