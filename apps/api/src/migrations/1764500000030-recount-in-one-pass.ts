import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the sums of one site's year (from July on) anew from its marks; answers how many days it counted. For readers it happens at once. Of what
 * is made from nothing there is nothing to compare, so this takes a third less time than settling every day of it. The statement that counts
 * takes away exactly the notes it sees: what is saved meanwhile stays noted.
 */
export class RecountInOnePass1764500000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RECOUNT);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

const RECOUNT = `
  create or replace function attendance_recount(site uuid, of_year int) returns int language plpgsql security definer set search_path = public as $$
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
    with gone as (
      delete from attendance_due u where u.tenant_id = tenant and u.organization_id = site and u.on_date between first_day and last_day
    ), meetings as materialized (
      select d.session_id, d.on_date, date_trunc('month', d.on_date::timestamp)::date as month,
          (date_part('epoch', d.start_time) / 60)::int as starts, (date_part('epoch', d.end_time) / 60)::int as ends
        from session_date d where d.tenant_id = tenant and d.organization_id = site and d.on_date between first_day and last_day
    ), marks as materialized (
      select d.month, d.on_date, t.person_id, t.status,
          case when t.start_time is null then d.starts else (date_part('epoch', t.start_time) / 60)::int end as starts,
          case when t.end_time is null then d.ends else (date_part('epoch', t.end_time) / 60)::int end as ends
        from meetings d join attendance t on t.tenant_id = tenant and t.session_id = d.session_id and t.on_date = d.on_date
        where t.status <> 'Enrolled'
    ), days as (
      insert into attendance_day (tenant_id, organization_id, on_date, marks)
        select tenant, site, p.on_date, coalesce(m.marks, 0) from (select distinct on_date from meetings) p
          left join (select on_date, count(*) as marks from marks group by on_date) m on m.on_date = p.on_date
        returning on_date
    ), stays as (
      select *, coalesce(max(ends) over (partition by person_id, month, on_date order by starts rows between unbounded preceding and 1 preceding), 0) as until
        from marks where status = 'Present' and ends > starts
    ), attended as (
      select person_id, month, on_date, sum(greatest(0, ends - greatest(starts, until)))::int as minutes from stays group by person_id, month, on_date
    ), months as materialized (
      select person_id, month, attended_upto(array_fill(0, array[31]), array_agg(on_date - month + 1 order by on_date), array_agg(minutes order by on_date)) as upto
        from attended where minutes > 0 group by person_id, month
    ), months_kept as (
      insert into attended_month (tenant_id, organization_id, month, person_id, upto) select tenant, site, month, person_id, upto from months
    ), years_kept as (
      insert into attended_year (tenant_id, organization_id, year, person_id, upto)
        select tenant, site, of_year, person_id,
            attended_upto(array_fill(0, array[12]), array_agg(extract(month from month - interval '6 months')::int order by month), array_agg(upto[31] order by month))
          from months group by person_id
    )
    select count(*) from days into counted;
    update attended_year y set elsewhere = true
      from (
        select o.person_id from attended_year n join attended_year o on o.tenant_id = tenant and o.person_id = n.person_id and o.year = of_year
          where n.tenant_id = tenant and n.organization_id = site and n.year = of_year group by o.person_id having count(*) > 1
      ) several
      where y.tenant_id = tenant and y.person_id = several.person_id and y.year = of_year and not y.elsewhere;
    return counted;
  end $$;`;
