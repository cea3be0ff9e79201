import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/**
 * Sums of attendance, so that a year of a large state is read without its marks (docs/attendance.md "Hours"). Whoever changes attendance only
 * notes the day of the site; the sums are brought up to date soon after, and whoever reads takes what is noted from the marks themselves.
 */
export class AttendedHours1764300000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      // One row for each change, never shared: two who save do not wait for one another, and none is taken away that came after it was counted.
      tenantTable({
        name: 'attendance_due',
        columns: ['organization_id uuid not null', 'on_date date not null', 'id uuid not null default uuidv7()'],
        key: ['organization_id', 'on_date', 'id'],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
        systemReads: true,
      }),
      tenantTable({
        name: 'attendance_day',
        columns: ['organization_id uuid not null', 'on_date date not null', 'marks int not null'],
        key: ['organization_id', 'on_date'],
        ownedBy: 'organization_id',
      }),
      // `upto[n]`: minutes from the first day of the month to its n-th. The minutes of any days in between are one subtraction.
      tenantTable({
        name: 'attended_month',
        columns: ['organization_id uuid not null', 'month date not null check (extract(day from month) = 1)', 'person_id uuid not null', 'upto int[] not null check (cardinality(upto) = 31)'],
        key: ['organization_id', 'month', 'person_id'],
        ownedBy: 'organization_id',
      }),
      // The same by months, from July of the year on. Whoever was at one site alone, which is nearly everybody, needs no search for others.
      tenantTable({
        name: 'attended_year',
        columns: ['organization_id uuid not null', 'year int not null', 'person_id uuid not null', 'upto int[] not null check (cardinality(upto) = 12)', 'elsewhere boolean not null default false'],
        key: ['organization_id', 'year', 'person_id'],
        ownedBy: 'organization_id',
      }),
    ];
    for (const sql of tables) await runner.query(sql);
    // What they hold comes from rows whose tenant has been checked; each save would pay for checking it once more.
    for (const table of ['attendance_due', 'attendance_day', 'attended_month', 'attended_year']) await runner.query(`alter table ${table} drop constraint ${table}_tenant_id_fkey`);
    await runner.query(`
      alter table attended_month set (fillfactor = 80);
      alter table attended_year set (fillfactor = 80);
      alter table attended_month alter column upto set storage plain;
      alter table attended_year alter column upto set storage plain;
      create index attended_month_by_person on attended_month (tenant_id, person_id, month);
      create index attended_year_elsewhere on attended_year (tenant_id, year, organization_id) where elsewhere;
      create index attended_year_by_person on attended_year (tenant_id, person_id, year);
    `);
    await runner.query(TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** With the rights of whoever writes: a day that may be written may be noted. A session date that another time is given to counts as well. */
const TRIGGERS = `
  create function attendance_touched() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into attendance_due (tenant_id, organization_id, on_date) select distinct c.tenant_id, c.organization_id, c.on_date from changed c;
    return null;
  end $$;
  create function attendance_moved() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into attendance_due (tenant_id, organization_id, on_date)
      select c.tenant_id, c.organization_id, c.on_date from changed c union select w.tenant_id, w.organization_id, w.on_date from was w;
    return null;
  end $$;
  create function session_date_retimed() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into attendance_due (tenant_id, organization_id, on_date) values (new.tenant_id, new.organization_id, new.on_date);
    return null;
  end $$;
  create trigger attendance_due_insert after insert on attendance referencing new table as changed for each statement execute function attendance_touched();
  create trigger attendance_due_update after update on attendance referencing old table as was new table as changed for each statement execute function attendance_moved();
  create trigger attendance_due_delete after delete on attendance referencing old table as changed for each statement execute function attendance_touched();
  create trigger attendance_due_time after update of start_time, end_time on session_date for each row
    when (old.start_time is distinct from new.start_time or old.end_time is distinct from new.end_time) execute function session_date_retimed();
`;
