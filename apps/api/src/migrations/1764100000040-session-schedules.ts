import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const OF_SESSION = { columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'], onDelete: 'cascade' as const };

/** Sessions that had weekdays get a pattern that says the same. Row-level security binds the owner too: each tenant's under its own name. */
export const PATTERNS_OF_WEEKDAYS = `
  do $$
  declare
    t record;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      insert into session_pattern (session_id, organization_id, position, rrule, start_time, end_time)
        select s.id, s.organization_id, 0,
          'FREQ=WEEKLY;WKST=SU;BYDAY=' || (select string_agg((array['SU','MO','TU','WE','TH','FR','SA'])[day + 1], ',' order by day) from unnest(s.weekdays) as day),
          s.start_time, s.end_time
        from session s
        where cardinality(s.weekdays) > 0 and not exists (select 1 from session_pattern p where p.tenant_id = s.tenant_id and p.session_id = s.id);
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/** How sessions repeat, where they meet and who leads them; what their schedule leaves out. */
export class SessionSchedules1764100000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const room = tenantTable({
      name: 'room',
      columns: [
        'id uuid not null',
        'organization_id uuid not null',
        `name text not null check (length(btrim(name)) between 1 and 100)`,
        'name_folded text generated always as (fold_text(name)) stored',
        'capacity int check (capacity between 1 and 10000)',
        'version int not null default 1',
        // Not offered any more; sessions that met there keep it.
        'retired_at timestamptz',
      ],
      unique: [['id', 'organization_id']],
      references: [{ columns: ['organization_id'], table: 'organization' }],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update'],
    });
    const pattern = tenantTable({
      name: 'session_pattern',
      columns: [
        'session_id uuid not null',
        'organization_id uuid not null',
        'position smallint not null',
        // RFC 5545. It begins with the session's first day, by the site's clock, and ends with its last day.
        `rrule text not null check (length(rrule) between 1 and 200)`,
        'start_time time not null',
        'end_time time not null check (end_time > start_time)',
      ],
      key: ['session_id', 'position'],
      references: [OF_SESSION],
      ownedBy: 'organization_id',
    });
    const exception = tenantTable({
      name: 'session_exception',
      columns: [
        'session_id uuid not null',
        'organization_id uuid not null',
        // The day of the pattern that does not take place as it says.
        'on_date date not null',
        // Where it went; null when it was called off.
        'moved_to date',
        `reason text check (length(reason) between 1 and 200)`,
      ],
      key: ['session_id', 'on_date'],
      references: [OF_SESSION],
      ownedBy: 'organization_id',
    });
    const staff = tenantTable({
      name: 'session_staff',
      columns: ['session_id uuid not null', 'organization_id uuid not null', 'person_id uuid not null'],
      key: ['session_id', 'person_id'],
      references: [OF_SESSION, { columns: ['person_id'], table: 'person' }],
      ownedBy: 'organization_id',
      grants: ['select', 'insert', 'update', 'delete'],
    });
    await runner.query(room);
    await runner.query(`
      create unique index room_by_name on room (tenant_id, organization_id, name_folded) where retired_at is null;
      alter table session
        add column capacity int check (capacity between 1 and 10000),
        -- Sessions of one series are made and shown together: the same run several times a day.
        add column series_id uuid,
        -- How often it meets in all, where that says its end; ends_on holds the day that came of it.
        add column meetings smallint check (meetings between 1 and 731),
        add column room_id uuid,
        add constraint session_room_fkey foreign key (tenant_id, room_id, organization_id) references room (tenant_id, id, organization_id) on delete restrict;
      create index session_by_room on session (tenant_id, room_id) where room_id is not null;
      create index session_by_series on session (tenant_id, series_id) where series_id is not null;
    `);
    for (const sql of [pattern, exception, staff]) await runner.query(sql);
    await runner.query(`
      create index session_staff_by_person on session_staff (tenant_id, person_id);
      -- When somebody is taken by any session of the tenant: a conflict at a site that the caller does not see is still one. Only times leave it.
      create function staff_busy(people uuid[], from_day date, to_day date)
        returns table (person_id uuid, session_id uuid, on_date date, start_time time, end_time time)
        language sql stable security definer set search_path = public as $$
        select m.person_id, d.session_id, d.on_date, d.start_time, d.end_time
        from session_staff m join session_date d on d.tenant_id = m.tenant_id and d.session_id = m.session_id
        where m.tenant_id = app_tenant() and m.person_id = any(people) and d.on_date between from_day and to_day
      $$;
      revoke all on function staff_busy(uuid[], date, date) from public;
      grant execute on function staff_busy(uuid[], date, date) to afterbell_app;
    `);
    await runner.query(PATTERNS_OF_WEEKDAYS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
