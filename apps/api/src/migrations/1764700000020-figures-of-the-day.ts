import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of a site's day are kept, beside its marks and while that day is today somewhere, how many are expected, its sessions, those that are entered, and when those end that are not and that somebody
 * is in (docs/attendance.md "Sums of the first page"): an agency's first page counted every session, mark and place of a full day. Changes of places, session dates and closings note the day as changes of marks do, and the day is counted with its marks.
 */
export class FiguresOfTheDay1764700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table attendance_day add column expected int, add column sessions int, add column entered int, add column open_ends time[]`);
    await runner.query(AT_HAND);
    await runner.query(SETTLE);
    await runner.query(TRIGGERS);
    await runner.query(PREPARE);
    await runner.query(`
      revoke all on function attendance_prepare() from public;
      grant execute on function attendance_prepare() to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/**
 * Days that are today somewhere are counted; the one after them is noted too: who saves around midnight may not be seen by who counts the new day right after it,
 * and has noted it all the same. Before a day is at hand nothing is kept of it, so that places need not note the months ahead of them.
 */
const AT_HAND = `
  create function days_at_hand(ahead int) returns daterange language sql volatile parallel safe as $$
    select daterange((clock_timestamp() at time zone 'UTC')::date - 1, (clock_timestamp() at time zone 'UTC')::date + 1 + ahead, '[]')
  $$;`;

const SETTLE = `
  do $$
  declare
    source text := pg_get_functiondef('attendance_settle(int, uuid)'::regprocedure);
    change record;
  begin
    for change in select * from (values
      ('insert into attendance_day (tenant_id, organization_id, on_date, marks)', 'insert into attendance_day (tenant_id, organization_id, on_date, marks, expected, sessions, entered, open_ends)'),
      ('select tenant, p.organization_id, p.on_date, coalesce(m.marks, 0) from picked p', 'select tenant, p.organization_id, p.on_date, coalesce(m.marks, 0), x.expected, x.sessions, x.entered, x.open_ends from picked p
          left join at_hand x on x.organization_id = p.organization_id and x.on_date = p.on_date'),
      ('do update set marks = excluded.marks', 'do update set marks = excluded.marks, expected = excluded.expected, sessions = excluded.sessions, entered = excluded.entered, open_ends = excluded.open_ends'),
      ('), days as (', '), at_hand as materialized (
      select p.organization_id, p.on_date, coalesce(sum(greatest(f.marked, f.enrolled)), 0)::int as expected, count(d.session_id)::int as sessions, count(d.outcome)::int as entered,
          coalesce(array_agg(d.end_time order by d.end_time) filter (where d.outcome is null and f.enrolled > 0), array[]::time[]) as open_ends
        from (select organization_id, on_date from picked where on_date <@ days_at_hand(0)) p
        left join session_date d on d.tenant_id = tenant and d.organization_id = p.organization_id and d.on_date = p.on_date
          and (d.source = ''added''
            or not exists (select 1 from site_closure k where k.tenant_id = tenant and k.organization_id = d.organization_id and k.on_date = d.on_date)
            or exists (select 1 from attendance t where t.tenant_id = tenant and t.session_id = d.session_id and t.on_date = d.on_date and t.status <> ''Enrolled''))
        left join lateral (
          select (select count(*) from attendance t where t.tenant_id = tenant and t.session_id = d.session_id and t.on_date = d.on_date and t.status <> ''Enrolled'') as marked,
            (select count(distinct e.person_id) from enrollment e where e.tenant_id = tenant and e.session_id = d.session_id and e.starts_on <= d.on_date and (e.ends_on is null or e.ends_on >= d.on_date)) as enrolled
        ) f on d.session_id is not null
        group by p.organization_id, p.on_date
    ), days as (')) as c (former, present)
    loop
      if position(change.former in source) = 0 then raise exception 'attendance_settle counts days in another way: %', change.former; end if;
      source := replace(source, change.former, change.present);
    end loop;
    execute source;
  end $$;`;

/** With the rights of whoever writes, as for the notes beside them. */
const TRIGGERS = `
  create or replace function session_date_opened() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select c.tenant_id, c.organization_id, min(c.on_date), max(c.on_date) from changed c where c.outcome is null group by c.tenant_id, c.organization_id;
    insert into attendance_due (tenant_id, organization_id, on_date)
      select distinct c.tenant_id, c.organization_id, c.on_date from changed c where c.on_date <@ days_at_hand(1);
    return null;
  end $$;

  create function session_date_otherwise() returns trigger language plpgsql set search_path = public as $$
  begin
    insert into attendance_due (tenant_id, organization_id, on_date)
      select distinct o.tenant_id, o.organization_id, o.on_date from (values (old.tenant_id, old.organization_id, old.on_date), (new.tenant_id, new.organization_id, new.on_date)) as o (tenant_id, organization_id, on_date)
       where o.on_date <@ days_at_hand(1);
    return null;
  end $$;
  create trigger attendance_due_moved after update on session_date for each row
    when ((old.session_id, old.on_date, old.organization_id, old.source, old.outcome is null) is distinct from (new.session_id, new.on_date, new.organization_id, new.source, new.outcome is null)) execute function session_date_otherwise();

  create or replace function enrollment_opens() returns trigger language plpgsql set search_path = public as $$
  begin
    if tg_op = 'UPDATE' then
      insert into open_days_due (tenant_id, organization_id, first_day, last_day)
        select w.tenant_id, w.organization_id, min(w.starts_on), max(coalesce(w.ends_on, 'infinity')) from was w group by w.tenant_id, w.organization_id;
      insert into attendance_due (tenant_id, organization_id, on_date)
        select distinct w.tenant_id, w.organization_id, lower(a.days) + g.n from was w cross join days_at_hand(1) as a (days) cross join generate_series(0, 3) as g (n)
         where lower(a.days) + g.n >= w.starts_on and (w.ends_on is null or lower(a.days) + g.n <= w.ends_on);
    end if;
    insert into open_days_due (tenant_id, organization_id, first_day, last_day)
      select c.tenant_id, c.organization_id, min(c.starts_on), max(coalesce(c.ends_on, 'infinity')) from changed c group by c.tenant_id, c.organization_id;
    insert into attendance_due (tenant_id, organization_id, on_date)
      select distinct c.tenant_id, c.organization_id, lower(a.days) + g.n from changed c cross join days_at_hand(1) as a (days) cross join generate_series(0, 3) as g (n)
       where lower(a.days) + g.n >= c.starts_on and (c.ends_on is null or lower(a.days) + g.n <= c.ends_on);
    return null;
  end $$;

  create function site_closure_expects() returns trigger language plpgsql set search_path = public as $$
  begin
    if tg_op <> 'INSERT' and old.on_date <@ days_at_hand(1) then
      insert into attendance_due (tenant_id, organization_id, on_date) values (old.tenant_id, old.organization_id, old.on_date);
    end if;
    if tg_op <> 'DELETE' and new.on_date <@ days_at_hand(1) then
      insert into attendance_due (tenant_id, organization_id, on_date) values (new.tenant_id, new.organization_id, new.on_date);
    end if;
    return null;
  end $$;
  create trigger attendance_due_closed after insert or update of organization_id, on_date or delete on site_closure for each row execute function site_closure_expects();`;

/** Notes the days at hand of which nothing is kept yet: nobody writes anything when a day begins. With the rights of whoever asks, at the tenant's top. Answers how many. */
const PREPARE = `
  create function attendance_prepare() returns int language plpgsql set search_path = public as $$
  declare
    tenant uuid := app_tenant();
    noted int;
  begin
    insert into attendance_due (tenant_id, organization_id, on_date)
      select tenant, o.id, lower(a.days) + g.n
        from organization o cross join days_at_hand(0) as a (days) cross join generate_series(0, 2) as g (n)
        where o.tenant_id = tenant and exists (select 1 from session_date d where d.tenant_id = tenant and d.organization_id = o.id and d.on_date = lower(a.days) + g.n)
          and not exists (select 1 from attendance_day y where y.tenant_id = tenant and y.organization_id = o.id and y.on_date = lower(a.days) + g.n and y.expected is not null);
    get diagnostics noted = row_count;
    return noted;
  end $$;`;
