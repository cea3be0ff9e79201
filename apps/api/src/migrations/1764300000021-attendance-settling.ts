import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brings the sums of attendance up to date, compares them with the marks, and makes them anew (docs/attendance.md "Hours"). */
export class AttendanceSettling1764300000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UPTO);
    await runner.query(SETTLE);
    await runner.query(RECOUNT);
    await runner.query(`
      revoke all on function attendance_settle(int, uuid), attendance_recount(uuid, int) from public;
      grant execute on function attendance_settle(int, uuid), attendance_recount(uuid, int) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** Sums that grow by `minutes[n]` from `places[n]` on; places in their order. */
const UPTO = `
  create function attended_upto(stored int[], places int[], minutes int[]) returns int[] language plpgsql immutable parallel safe as $$
  declare
    upto int[] := stored;
    added int := 0;
    change int := 1;
  begin
    for place in places[1] .. cardinality(upto) loop
      if places[change] = place then
        added := added + minutes[change];
        change := change + 1;
      end if;
      upto[place] := upto[place] + added;
    end loop;
    return upto;
  end $$;`;

/**
 * Counts days of sites anew of which something changed, at most so many, all or those of one site; answers how many. With its owner's rights
 * within the tenant that is entered: whoever works at one site must find that a participant is known at another. One at a time in a tenant: nothing when somebody else is at it. The statement begins after the lock is held, sees a note together with what was saved with it,
 * and takes away exactly the notes that it sees: what is saved meanwhile stays noted.
 */
const SETTLE = `
  create function attendance_settle(most int, site uuid default null) returns int language plpgsql security definer set search_path = public as $$
  declare
    tenant uuid := app_tenant();
    settled int;
    new_people uuid[];
  begin
    if tenant is null or not pg_try_advisory_xact_lock(hashtextextended('attendance-due/' || tenant, 0)) then
      return 0;
    end if;
    with picked as materialized (
      select distinct u.organization_id, u.on_date, date_trunc('month', u.on_date::timestamp)::date as month
        from attendance_due u where u.tenant_id = tenant and (site is null or u.organization_id = site) order by 1, 2 limit most
    ), gone as (
      delete from attendance_due u using picked p where u.tenant_id = tenant and u.organization_id = p.organization_id and u.on_date = p.on_date
    ), marks as materialized (
      select p.organization_id, p.month, p.on_date, t.person_id, t.status,
          (date_part('epoch', coalesce(t.start_time, d.start_time)) / 60)::int as starts, (date_part('epoch', coalesce(t.end_time, d.end_time)) / 60)::int as ends
        from picked p
        join session_date d on d.tenant_id = tenant and d.organization_id = p.organization_id and d.on_date = p.on_date
        join attendance t on t.tenant_id = tenant and t.session_id = d.session_id and t.on_date = d.on_date
        where t.status <> 'Enrolled'
    ), days as (
      insert into attendance_day (tenant_id, organization_id, on_date, marks)
        select tenant, p.organization_id, p.on_date, coalesce(m.marks, 0) from picked p
          left join (select organization_id, on_date, count(*) as marks from marks group by organization_id, on_date) m on m.organization_id = p.organization_id and m.on_date = p.on_date
        on conflict (tenant_id, organization_id, on_date) do update set marks = excluded.marks
    ), stored as materialized (
      select s.organization_id, s.month, s.person_id, s.upto from (select distinct organization_id, month from picked) p
        cross join lateral (select m.* from attended_month m where m.tenant_id = tenant and m.organization_id = p.organization_id and m.month = p.month offset 0) s
    ), stays as (
      select *, coalesce(max(ends) over (partition by organization_id, person_id, on_date order by starts rows between unbounded preceding and 1 preceding), 0) as until
        from marks where status = 'Present' and ends > starts
    ), differing as (
      select organization_id, month, person_id, day, sum(minutes)::int as minutes from (
        select organization_id, month, person_id, on_date - month + 1 as day, greatest(0, ends - greatest(starts, until)) as minutes from stays
        union all
        select s.organization_id, s.month, s.person_id, p.on_date - p.month + 1, coalesce(s.upto[p.on_date - p.month], 0) - s.upto[p.on_date - p.month + 1]
          from picked p join stored s on s.organization_id = p.organization_id and s.month = p.month
      ) one group by organization_id, month, person_id, day having sum(minutes) <> 0
    ), changed as materialized (
      select organization_id, month, person_id, array_agg(day order by day) as days, array_agg(minutes order by day) as minutes, sum(minutes)::int as total
        from differing group by organization_id, month, person_id
    ), months as materialized (
      select c.organization_id, c.month, c.person_id, attended_upto(coalesce(s.upto, array_fill(0, array[31])), c.days, c.minutes) as upto
        from changed c left join stored s on s.organization_id = c.organization_id and s.month = c.month and s.person_id = c.person_id
    ), months_kept as (
      insert into attended_month (tenant_id, organization_id, month, person_id, upto)
        select tenant, organization_id, month, person_id, upto from months where upto[31] > 0
        on conflict (tenant_id, organization_id, month, person_id) do update set upto = excluded.upto
    ), months_gone as (
      delete from attended_month s using months m where m.upto[31] = 0
        and s.tenant_id = tenant and s.organization_id = m.organization_id and s.month = m.month and s.person_id = m.person_id
    ), changed_years as materialized (
      select c.organization_id, m.year, c.person_id, array_agg(m.place order by m.place) as places, array_agg(c.total order by m.place) as totals
        from changed c join (
          select month, extract(year from month - interval '6 months')::int as year, extract(month from month - interval '6 months')::int as place from (select distinct month from picked) p
        ) m on m.month = c.month
        where c.total <> 0 group by c.organization_id, m.year, c.person_id
    ), years as materialized (
      select c.organization_id, c.year, c.person_id, attended_upto(coalesce(s.upto, array_fill(0, array[12])), c.places, c.totals) as upto, s.person_id is null as is_new
        from changed_years c left join attended_year s on s.tenant_id = tenant and s.organization_id = c.organization_id and s.year = c.year and s.person_id = c.person_id
    ), years_kept as (
      insert into attended_year (tenant_id, organization_id, year, person_id, upto)
        select tenant, organization_id, year, person_id, upto from years where upto[12] > 0
        on conflict (tenant_id, organization_id, year, person_id) do update set upto = excluded.upto
    ), years_gone as (
      delete from attended_year s using years y where y.upto[12] = 0
        and s.tenant_id = tenant and s.organization_id = y.organization_id and s.year = y.year and s.person_id = y.person_id
    )
    select (select count(*) from picked), (select array_agg(distinct person_id) from years where is_new) into settled, new_people;
    if new_people is not null then
      update attended_year y set elsewhere = true
        from (select o.person_id, o.year from attended_year o where o.tenant_id = tenant and o.person_id = any(new_people) group by o.person_id, o.year having count(*) > 1) m
        where y.tenant_id = tenant and y.person_id = m.person_id and y.year = m.year and not y.elsewhere;
    end if;
    return settled;
  end $$;`;

/** Makes the sums of one site's year (from July on) anew from its marks; answers how many days it counted. For readers it happens at once. */
const RECOUNT = `
  create function attendance_recount(site uuid, of_year int) returns int language plpgsql security definer set search_path = public as $$
  declare
    tenant uuid := app_tenant();
    first_day date := make_date(of_year, 7, 1);
    last_day date := make_date(of_year + 1, 6, 30);
    counted int;
  begin
    perform pg_advisory_xact_lock(hashtextextended('attendance-due/' || tenant, 0));
    delete from attended_year y where y.tenant_id = tenant and y.organization_id = site and y.year = of_year;
    delete from attended_month m where m.tenant_id = tenant and m.organization_id = site and m.month between first_day and last_day;
    delete from attendance_day a where a.tenant_id = tenant and a.organization_id = site and a.on_date between first_day and last_day;
    insert into attendance_due (tenant_id, organization_id, on_date)
      select distinct d.tenant_id, d.organization_id, d.on_date from session_date d where d.tenant_id = tenant and d.organization_id = site and d.on_date between first_day and last_day;
    get diagnostics counted = row_count;
    -- Days of the site's other years may be due as well.
    loop
      exit when attendance_settle(400, site) = 0;
    end loop;
    return counted;
  end $$;`;
