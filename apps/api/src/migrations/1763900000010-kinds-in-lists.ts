import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Staff's employments, one after another or side by side, and the order in which lists of each kind of person are read. */
export class KindsInLists1763900000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'employment',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          'organization_id uuid not null',
          `staff_type text check (staff_type in ('administrator', 'school_day_teacher', 'other_non_teaching', 'subcontracted', 'parent', 'college_student', 'community_member', 'high_school_student', 'other'))`,
          `compensation text check (compensation in ('paid', 'volunteer'))`,
          `funding text check (funding in ('21st_cclc', 'other'))`,
          'job_title text check (length(job_title) between 1 and 100)',
          'starts_on date',
          'ends_on date',
          'background_checked_on date',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'constraint employment_days check (ends_on >= starts_on)',
        ],
        references: [
          { columns: ['person_id'], table: 'person' },
          { columns: ['organization_id'], table: 'organization' },
        ],
        ownedBy: 'organization_id',
      }),
    );
    await runner.query(`
      create index employment_by_person on employment (tenant_id, person_id);
      create index employment_by_organization on employment (tenant_id, organization_id);
      create index person_everyone_by_name on person (tenant_id, sort_name, id) where removed_at is null;
      create index person_staff_by_name on person (tenant_id, sort_name, id) where is_staff and removed_at is null;
      create index person_teachers_by_name on person (tenant_id, sort_name, id) where is_teacher and removed_at is null;
      create index person_board_by_name on person (tenant_id, sort_name, id) where is_board_member and removed_at is null;
      create index person_contacts_by_name on person (tenant_id, sort_name, id) where is_contact and removed_at is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
