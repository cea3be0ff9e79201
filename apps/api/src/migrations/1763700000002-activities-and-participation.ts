import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Activities, sessions, their dates, enrollment, attendance, site closures and month locks. */
export class ActivitiesAndParticipation1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      tenantTable({
        name: 'activity',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          'term_id uuid',
          `name text not null check (length(btrim(name)) between 1 and 200)`,
          'name_folded text generated always as (fold_text(name)) stored',
          'category text',
          `type text not null check (type in ('scheduled','drop_in','unscheduled'))`,
          'enabled boolean not null default true',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
        ],
        unique: [['id', 'organization_id']],
        references: [
          { columns: ['organization_id'], table: 'organization' },
          { columns: ['term_id'], table: 'term' },
        ],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'session',
        columns: [
          'id uuid not null',
          'activity_id uuid not null',
          'organization_id uuid not null',
          `name text not null check (length(btrim(name)) between 1 and 200)`,
          'starts_on date not null',
          'ends_on date not null check (ends_on >= starts_on)',
          'start_time time not null',
          'end_time time not null check (end_time > start_time)',
          'weekdays smallint[] not null',
          'location text',
          'version int not null default 1',
        ],
        unique: [['id', 'organization_id']],
        references: [{ columns: ['activity_id', 'organization_id'], table: 'activity', to: ['id', 'organization_id'] }],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'session_date',
        columns: [
          'session_id uuid not null',
          'on_date date not null',
          'organization_id uuid not null',
          'start_time time not null',
          'end_time time not null check (end_time > start_time)',
          `source text not null default 'schedule' check (source in ('schedule','added'))`,
          `outcome text check (outcome in ('taken','nobody_came','did_not_run'))`,
          'outcome_reason text',
          'closed_at timestamptz',
          'closed_by uuid',
          'version int not null default 1',
        ],
        key: ['session_id', 'on_date'],
        unique: [['session_id', 'on_date', 'organization_id']],
        references: [{ columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'] }],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'enrollment',
        columns: [
          'id uuid not null',
          'session_id uuid not null',
          'organization_id uuid not null',
          'person_id uuid not null',
          'starts_on date not null',
          'ends_on date check (ends_on >= starts_on)',
        ],
        unique: [['session_id', 'person_id', 'starts_on']],
        references: [
          { columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'] },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'attendance',
        columns: [
          'session_id uuid not null',
          'on_date date not null',
          'person_id uuid not null',
          'organization_id uuid not null',
          `status text not null check (status in ('Enrolled','Present','ExcusedAbsence','UnexcusedAbsence'))`,
          'start_time time',
          'end_time time check (end_time > start_time)',
          'version int not null default 1',
          'recorded_at timestamptz not null default now()',
          'recorded_by uuid',
        ],
        key: ['session_id', 'on_date', 'person_id'],
        references: [
          { columns: ['session_id', 'on_date', 'organization_id'], table: 'session_date', to: ['session_id', 'on_date', 'organization_id'] },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'site_closure',
        columns: ['organization_id uuid not null', 'on_date date not null', 'reason text not null'],
        key: ['organization_id', 'on_date'],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
      }),
      tenantTable({
        name: 'participation_lock',
        columns: [
          'organization_id uuid not null',
          `month date not null check (extract(day from month) = 1)`,
          'locked_by uuid',
          'locked_at timestamptz not null default now()',
        ],
        key: ['organization_id', 'month'],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
      }),
    ];
    for (const sql of tables) await runner.query(sql);
    await runner.query(`
      create index activity_by_name on activity (tenant_id, organization_id, name_folded, id);
      create index session_by_activity on session (tenant_id, activity_id);
      create index session_date_by_day on session_date (tenant_id, organization_id, on_date);
      create index enrollment_by_session on enrollment (tenant_id, session_id, person_id);
      create index enrollment_by_person on enrollment (tenant_id, person_id);
      create index attendance_by_person on attendance (tenant_id, person_id, on_date);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Attendance cannot be taken back: restore a backup instead.');
  }
}
