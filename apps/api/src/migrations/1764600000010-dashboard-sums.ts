import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/**
 * Sums for the first page of an agency: participants of a site from a day on, and its days that nobody entered (docs/attendance.md "Sums of the first page"). As with
 * hours, whoever changes something only notes the site; a site that is noted is counted by whoever reads.
 */
export class DashboardSums1764600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = [
      // One row for each change, never shared: two who save do not wait for one another, and none is taken away that came after it was counted.
      tenantTable({
        name: 'stay_due',
        columns: ['organization_id uuid not null', 'id uuid not null default uuidv7()'],
        key: ['organization_id', 'id'],
        ownedBy: 'organization_id',
        grants: ['select'],
        systemReads: true,
      }),
      // `keep_until`: whoever marked a day while somebody else closed it did not see that it was, and notes nothing.
      tenantTable({
        name: 'open_days_due',
        columns: ['organization_id uuid not null', 'first_day date not null', 'last_day date not null', 'id uuid not null default uuidv7()', `keep_until timestamptz not null default '-infinity'`],
        key: ['organization_id', 'id'],
        ownedBy: 'organization_id',
        grants: ['select', 'insert'],
        systemReads: true,
      }),
      tenantTable({
        name: 'participants_since',
        columns: ['organization_id uuid not null', 'on_date date not null', 'participants int not null'],
        key: ['organization_id', 'on_date'],
        ownedBy: 'organization_id',
        grants: ['select'],
      }),
      // Days on which a participant of this organization is one of another as well: who sees both counts one. `until` is the day after.
      tenantTable({
        name: 'participant_elsewhere',
        columns: ['organization_id uuid not null', 'person_id uuid not null', 'starts_on date not null', 'until date'],
        key: ['organization_id', 'person_id', 'starts_on'],
        ownedBy: 'organization_id',
        grants: ['select'],
      }),
      // `upto[n]`: days of sessions without an outcome from the first of the month to its n-th.
      tenantTable({
        name: 'open_days',
        columns: ['organization_id uuid not null', 'month date not null check (extract(day from month) = 1)', 'upto int[] not null check (cardinality(upto) = 31)'],
        key: ['organization_id', 'month'],
        ownedBy: 'organization_id',
        grants: ['select'],
      }),
    ];
    for (const sql of tables) await runner.query(sql);
    // What they hold comes from rows whose tenant has been checked; each save would pay for checking it once more.
    for (const table of ['stay_due', 'open_days_due', 'participants_since', 'participant_elsewhere', 'open_days']) await runner.query(`alter table ${table} drop constraint ${table}_tenant_id_fkey`);
    // Most days are over and entered: those that are not are a few of a site's thousands.
    await runner.query('create index session_date_open on session_date (tenant_id, organization_id, on_date) where outcome is null');
    await runner.query(PARTICIPANTS);
    await runner.query(OPEN_DAYS);
    await runner.query(STAY_TRIGGERS);
    await runner.query(DAY_TRIGGERS);
    await runner.query(`
      revoke all on function participants_settle(int, uuid), open_days_settle(int, uuid), dashboard_recount(uuid) from public;
      grant execute on function participants_settle(int, uuid), open_days_settle(int, uuid), dashboard_recount(uuid) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/**
 * Counts noted organizations anew, at most so many, all or one; answers how many. With its owner's rights within the tenant that is entered:
 * whoever works at one site must find that a participant is known at another. One at a time in a tenant: nothing when somebody else is at it. The
 * statement begins after the lock is held, sees a note together with what was saved with it, and takes away exactly the notes that it sees.
 */
const PARTICIPANTS = `
  create function participants_settle(most int, site uuid default null) returns int language plpgsql security definer set search_path = public as $$
  declare
    tenant uuid := app_tenant();
    settled int;
  begin
    if tenant is null or not pg_try_advisory_xact_lock(hashtextextended('dashboard-due/' || tenant, 0)) then
      return 0;
    end if;
    with picked as materialized (
      select distinct u.organization_id from stay_due u where u.tenant_id = tenant and (site is null or u.organization_id = site) order by 1 limit most
    ), gone as (
      delete from stay_due u using picked p where u.tenant_id = tenant and u.organization_id = p.organization_id
    ), stays as materialized (
      select g.organization_id, g.person_id, lower(r.days) as starts_on, upper(r.days) as until from (
        select s.organization_id, s.person_id, range_agg(daterange(s.starts_on, s.ends_on, '[]')) as days
          from picked p join stay s on s.tenant_id = tenant and s.organization_id = p.organization_id where s.kind = 'participant' group by s.organization_id, s.person_id
      ) g cross join lateral unnest(g.days) as r (days)
    ), steps as materialized (
      select organization_id, on_date, (sum(sum(n)) over (partition by organization_id order by on_date))::int as participants from (
        select organization_id, starts_on as on_date, 1 as n from stays union all select organization_id, until, -1 from stays where until is not null
      ) changes group by organization_id, on_date
    ), steps_kept as (
      insert into participants_since (tenant_id, organization_id, on_date, participants) select tenant, organization_id, on_date, participants from steps
        on conflict (tenant_id, organization_id, on_date) do update set participants = excluded.participants where participants_since.participants <> excluded.participants
    ), steps_gone as (
      delete from participants_since k using picked p where k.tenant_id = tenant and k.organization_id = p.organization_id
        and not exists (select 1 from steps s where s.organization_id = k.organization_id and s.on_date = k.on_date)
    ), elsewhere as materialized (
      select i.* from stays i where exists (
        select 1 from stay o where o.tenant_id = tenant and o.person_id = i.person_id and o.organization_id <> i.organization_id and o.kind = 'participant'
          and (i.until is null or o.starts_on < i.until) and (o.ends_on is null or o.ends_on >= i.starts_on))
    ), elsewhere_kept as (
      insert into participant_elsewhere (tenant_id, organization_id, person_id, starts_on, until) select tenant, organization_id, person_id, starts_on, until from elsewhere
        on conflict (tenant_id, organization_id, person_id, starts_on) do update set until = excluded.until where participant_elsewhere.until is distinct from excluded.until
    ), elsewhere_gone as (
      delete from participant_elsewhere k using picked p where k.tenant_id = tenant and k.organization_id = p.organization_id
        and not exists (select 1 from elsewhere e where e.organization_id = k.organization_id and e.person_id = k.person_id and e.starts_on = k.starts_on)
    )
    select count(*) into settled from picked;
    return settled;
  end $$;`;

/** The same of days without an outcome on which somebody is enrolled; a planned day that the calendar closes counts only once somebody was marked. */
const OPEN_DAYS = `
  create function open_days_settle(most int, site uuid default null) returns int language plpgsql security definer set search_path = public as $$
  declare
    tenant uuid := app_tenant();
    settled int;
  begin
    if tenant is null or not pg_try_advisory_xact_lock(hashtextextended('dashboard-due/' || tenant, 0)) then
      return 0;
    end if;
    with picked as materialized (
      select u.organization_id, date_trunc('month', min(u.first_day)::timestamp)::date as first_month, date_trunc('month', max(u.last_day)::timestamp)::date as last_month
        from open_days_due u where u.tenant_id = tenant and u.keep_until <= now() and (site is null or u.organization_id = site) group by u.organization_id order by 1 limit most
    ), gone as (
      delete from open_days_due u using picked p where u.tenant_id = tenant and u.organization_id = p.organization_id and u.keep_until <= now()
    ), counted as (
      select p.organization_id, date_trunc('month', d.on_date::timestamp)::date as month, extract(day from d.on_date)::int as day, count(*)::int as days
        from picked p join session_date d on d.tenant_id = tenant and d.organization_id = p.organization_id and d.outcome is null
          and d.on_date >= p.first_month and d.on_date < (p.last_month::timestamp + interval '1 month')::date
        where (d.source = 'added'
            or not exists (select 1 from site_closure k where k.tenant_id = tenant and k.organization_id = d.organization_id and k.on_date = d.on_date)
            or exists (select 1 from attendance t where t.tenant_id = tenant and t.session_id = d.session_id and t.on_date = d.on_date and t.status <> 'Enrolled'))
          and exists (select 1 from enrollment e where e.tenant_id = tenant and e.session_id = d.session_id and e.starts_on <= d.on_date and (e.ends_on is null or e.ends_on >= d.on_date))
        group by p.organization_id, d.on_date
    ), months as materialized (
      select organization_id, month, attended_upto(array_fill(0, array[31]), array_agg(day order by day), array_agg(days order by day)) as upto from counted group by organization_id, month
    ), months_kept as (
      insert into open_days (tenant_id, organization_id, month, upto) select tenant, organization_id, month, upto from months
        on conflict (tenant_id, organization_id, month) do update set upto = excluded.upto where open_days.upto <> excluded.upto
    ), months_gone as (
      delete from open_days k using picked p where k.tenant_id = tenant and k.organization_id = p.organization_id and k.month between p.first_month and p.last_month
        and not exists (select 1 from months m where m.organization_id = k.organization_id and m.month = k.month)
    )
    select count(*) into settled from picked;
    return settled;
  end $$;

  -- Both sums of one organization anew, also where nothing was noted.
  create function dashboard_recount(site uuid) returns void language plpgsql security definer set search_path = public as $$
  declare
    tenant uuid := app_tenant();
  begin
    perform pg_advisory_xact_lock(hashtextextended('dashboard-due/' || tenant, 0));
    insert into stay_due (tenant_id, organization_id) values (tenant, site);
    insert into open_days_due (tenant_id, organization_id, first_day, last_day) values (tenant, site, '-infinity', 'infinity');
    perform participants_settle(1, site), open_days_settle(1, site);
  end $$;`;

const CHANGED = `(o.organization_id, o.person_id, o.kind, o.starts_on, o.ends_on) is distinct from (n.organization_id, n.person_id, n.kind, n.starts_on, n.ends_on)`;

/**
 * With their owner's rights: a stay is noted at the other organizations of the person as well, which its writer may not see. By name they come
 * after stay_sites, which holds the person's row: of two who give one person a stay each, the second sees that of the first. Whoever writes at the
 * database may have entered no tenant; the owner is walled, and sees the other stays only in that of the rows.
 */
const STAY_TRIGGERS = `
  create function stay_summed() returns trigger language plpgsql security definer set search_path = public as $$
  declare
    entered text := coalesce(current_setting('app.tenant_id', true), '');
    touched jsonb;
    tenant uuid;
  begin
    if tg_op = 'INSERT' then
      select jsonb_agg(distinct jsonb_build_object('tenant_id', n.tenant_id, 'organization_id', n.organization_id, 'person_id', n.person_id)) into touched from new_rows n where n.kind = 'participant';
    elsif tg_op = 'DELETE' then
      select jsonb_agg(distinct jsonb_build_object('tenant_id', o.tenant_id, 'organization_id', o.organization_id, 'person_id', o.person_id)) into touched from old_rows o where o.kind = 'participant';
    else
      select jsonb_agg(distinct jsonb_build_object('tenant_id', t.tenant_id, 'organization_id', t.organization_id, 'person_id', t.person_id)) into touched from (
        select o.* from old_rows o left join new_rows n on n.tenant_id = o.tenant_id and n.id = o.id where o.kind = 'participant' and ${CHANGED}
        union all
        select n.* from new_rows n left join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id where n.kind = 'participant' and ${CHANGED}
      ) t;
    end if;
    if touched is null then
      return null;
    end if;
    for tenant in select distinct t.tenant_id from jsonb_to_recordset(touched) as t (tenant_id uuid) loop
      perform set_config('app.tenant_id', tenant::text, true);
      insert into stay_due (tenant_id, organization_id)
        select tenant, t.organization_id from jsonb_to_recordset(touched) as t (tenant_id uuid, organization_id uuid) where t.tenant_id = tenant
        union
        select tenant, s.organization_id from jsonb_to_recordset(touched) as t (tenant_id uuid, person_id uuid)
          join stay s on s.tenant_id = tenant and s.person_id = t.person_id and s.kind = 'participant' where t.tenant_id = tenant;
    end loop;
    perform set_config('app.tenant_id', entered, true);
    return null;
  end $$;
  create trigger stay_summed_insert after insert on stay referencing new table as new_rows for each statement execute function stay_summed();
  create trigger stay_summed_update after update on stay referencing old table as old_rows new table as new_rows for each statement execute function stay_summed();
  create trigger stay_summed_delete after delete on stay referencing old table as old_rows for each statement execute function stay_summed();`;

/**
 * With the rights of whoever writes: a day that may be written may be noted. Days and places are noted without looking whether there are the
 * others, who may be written at the same time; a mark is noted only on a closed day, which is why closings stay noted longer than a save lasts.
 */
const DAY_TRIGGERS = `
  create function session_date_opened() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select c.tenant_id, c.organization_id, min(c.on_date), max(c.on_date) from changed c where c.outcome is null group by c.tenant_id, c.organization_id;
    return null;
  end $$;
  create function session_date_moved() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into open_days_due (tenant_id, organization_id, first_day, last_day) values (old.tenant_id, old.organization_id, old.on_date, old.on_date);
    if (old.organization_id, old.on_date) is distinct from (new.organization_id, new.on_date) then
      insert into open_days_due (tenant_id, organization_id, first_day, last_day) values (new.tenant_id, new.organization_id, new.on_date, new.on_date);
    end if;
    return null;
  end $$;
  create trigger open_days_insert after insert on session_date referencing new table as changed for each statement execute function session_date_opened();
  create trigger open_days_delete after delete on session_date referencing old table as changed for each statement execute function session_date_opened();
  create trigger open_days_update after update on session_date for each row
    when ((old.outcome is null) is distinct from (new.outcome is null)
      or (old.outcome is null and (old.session_id, old.on_date, old.organization_id, old.source) is distinct from (new.session_id, new.on_date, new.organization_id, new.source)))
    execute function session_date_moved();

  create function enrollment_opens() returns trigger language plpgsql set search_path = public as $$
  begin
    if tg_op = 'UPDATE' then
      insert into open_days_due (tenant_id, organization_id, first_day, last_day)
        select w.tenant_id, w.organization_id, min(w.starts_on), max(coalesce(w.ends_on, 'infinity')) from was w group by w.tenant_id, w.organization_id;
    end if;
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select c.tenant_id, c.organization_id, min(c.starts_on), max(coalesce(c.ends_on, 'infinity')) from changed c group by c.tenant_id, c.organization_id;
    return null;
  end $$;
  create trigger open_days_insert after insert on enrollment referencing new table as changed for each statement execute function enrollment_opens();
  create trigger open_days_update after update on enrollment referencing old table as was new table as changed for each statement execute function enrollment_opens();
  create trigger open_days_delete after delete on enrollment referencing old table as changed for each statement execute function enrollment_opens();

  create function site_closure_opens() returns trigger language plpgsql set search_path = public as $$
  begin
    if tg_op <> 'INSERT' then
      insert into open_days_due (tenant_id, organization_id, first_day, last_day, keep_until) values (old.tenant_id, old.organization_id, old.on_date, old.on_date, now() + interval '15 minutes');
    end if;
    if tg_op <> 'DELETE' then
      insert into open_days_due (tenant_id, organization_id, first_day, last_day, keep_until) values (new.tenant_id, new.organization_id, new.on_date, new.on_date, now() + interval '15 minutes');
    end if;
    return null;
  end $$;
  create trigger open_days_change after insert or update of organization_id, on_date or delete on site_closure for each row execute function site_closure_opens();

  create or replace function attendance_touched() returns trigger language plpgsql set search_path = public as $$
  begin
    with days as (
      insert into attendance_due (tenant_id, organization_id, on_date) select distinct c.tenant_id, c.organization_id, c.on_date from changed c returning tenant_id, organization_id, on_date
    )
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select d.tenant_id, d.organization_id, d.on_date, d.on_date from days d
        where exists (select 1 from site_closure k where k.tenant_id = d.tenant_id and k.organization_id = d.organization_id and k.on_date = d.on_date);
    return null;
  end $$;
  create or replace function attendance_moved() returns trigger language plpgsql set search_path = public as $$
  begin
    with days as (
      insert into attendance_due (tenant_id, organization_id, on_date)
        select c.tenant_id, c.organization_id, c.on_date from changed c union select w.tenant_id, w.organization_id, w.on_date from was w returning tenant_id, organization_id, on_date
    )
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select d.tenant_id, d.organization_id, d.on_date, d.on_date from days d
        where exists (select 1 from site_closure k where k.tenant_id = d.tenant_id and k.organization_id = d.organization_id and k.on_date = d.on_date);
    return null;
  end $$;`;
