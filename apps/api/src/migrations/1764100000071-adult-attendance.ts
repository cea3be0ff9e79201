import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** Family members and other adults who attend: in a table of their own, so that nothing that counts children can meet them. */
export class AdultAttendance1764100000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'adult_attendance',
        columns: [
          'id uuid not null',
          'session_id uuid not null',
          'on_date date not null',
          'organization_id uuid not null',
          'person_id uuid',
          'name text check (length(btrim(name)) between 1 and 200)',
          `member_type text not null check (member_type in ('parent','guardian','grandparent','other'))`,
          'start_time time',
          'end_time time',
          'version int not null default 1',
          'recorded_at timestamptz not null default now()',
          'recorded_by uuid',
          'removed_at timestamptz',
          'check ((person_id is null) <> (name is null))',
          'check (end_time > start_time)',
        ],
        references: [{ columns: ['person_id'], table: 'person' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query(`
      -- A day that moves takes its adults along.
      alter table adult_attendance add constraint adult_attendance_day foreign key (tenant_id, session_id, on_date, organization_id)
        references session_date (tenant_id, session_id, on_date, organization_id) on update cascade on delete restrict;
      create unique index adult_attendance_person on adult_attendance (tenant_id, session_id, on_date, person_id) where person_id is not null and removed_at is null;
      create unique index adult_attendance_name on adult_attendance (tenant_id, session_id, on_date, fold_text(name)) where person_id is null and removed_at is null;
      create index adult_attendance_by_person on adult_attendance (tenant_id, person_id) where person_id is not null;
      create index adult_attendance_by_site on adult_attendance (tenant_id, organization_id, on_date);

      -- Days on which somebody was there are never removed silently, whatever removes them: such a day stays, like one with attendance of children.
      create function session_date_keeps_adults() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from adult_attendance a where a.tenant_id = old.tenant_id and a.session_id = old.session_id and a.on_date = old.on_date and a.removed_at is null) then return null; end if;
        delete from adult_attendance a where a.tenant_id = old.tenant_id and a.session_id = old.session_id and a.on_date = old.on_date;
        return old;
      end $$;
      create trigger session_date_keeps_adults before delete on session_date for each row execute function session_date_keeps_adults();
      grant delete on adult_attendance to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
