import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A participant has one place in a session on a day (docs/attendance.md "Places"). Whatever is written, places that overlap become the one
 * that begins first, with all of their days; what was asked for and a stay leaves out is joined alike. A merge of persons joins them itself.
 */
export class OnePlaceAtATime1764200000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOIN);
    await runner.query(JOIN_EXISTING);
    await runner.query(TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** One look by index for each participant and session, however many places there are. */
const JOIN = `
  create function places_join(touched jsonb) returns void language plpgsql set search_path = public as $$
  declare
    plan jsonb;
  begin
    with p as (
      select e.*, coalesce(e.ends_on, 'infinity') as last_day,
          max(coalesce(e.ends_on, 'infinity')) over (partition by e.tenant_id, e.session_id, e.person_id order by e.starts_on, e.id rows between unbounded preceding and 1 preceding) as until_day
        from jsonb_to_recordset(touched) as t (tenant_id uuid, session_id uuid, person_id uuid)
        cross join lateral (select x.* from enrollment x where x.tenant_id = t.tenant_id and x.session_id = t.session_id and x.person_id = t.person_id offset 0) e),
    islands as (
      select p.*, count(*) filter (where p.until_day is null or p.starts_on > p.until_day) over (partition by p.tenant_id, p.session_id, p.person_id order by p.starts_on, p.id) as island from p),
    joined as (
      select tenant_id, session_id, person_id, island, array_agg(id order by starts_on, id) as ids, min(starts_on) as first_day, max(last_day) as last_day
        from islands group by tenant_id, session_id, person_id, island having count(*) > 1)
    select jsonb_agg(jsonb_build_object('tenant_id', j.tenant_id, 'session_id', j.session_id, 'person_id', j.person_id, 'id', j.ids[1], 'ids', to_jsonb(j.ids),
        'first_day', j.first_day, 'last_day', nullif(j.last_day, 'infinity'), 'organization_id', a.organization_id, 'stay_id', a.stay_id,
        'asked_from', a.asked_from, 'asked_to', nullif(a.asked_to, 'infinity'))) into plan
      from joined j cross join lateral (
        select (array_agg(e.organization_id))[1] as organization_id, (array_agg(q.stay_id order by e.starts_on) filter (where q.stay_id is not null))[1] as stay_id,
            min(coalesce(q.starts_on, e.starts_on)) as asked_from, max(coalesce(case when q.enrollment_id is null then e.ends_on else q.ends_on end, 'infinity')) as asked_to
          from enrollment e left join enrollment_asked q on q.tenant_id = e.tenant_id and q.enrollment_id = e.id
          where e.tenant_id = j.tenant_id and e.id = any(j.ids)) a;
    if plan is null then
      return;
    end if;
    delete from enrollment_asked a using jsonb_to_recordset(plan) as p (tenant_id uuid, ids uuid[]) where a.tenant_id = p.tenant_id and a.enrollment_id = any(p.ids);
    delete from enrollment e using jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, ids uuid[]) where e.tenant_id = p.tenant_id and e.id = any(p.ids) and e.id <> p.id;
    update enrollment e set ends_on = p.last_day from jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, last_day date)
      where e.tenant_id = p.tenant_id and e.id = p.id and e.ends_on is distinct from p.last_day;
    -- Last: a place that is written is what is asked for (places_within_stays).
    insert into enrollment_asked (tenant_id, enrollment_id, session_id, organization_id, person_id, stay_id, starts_on, ends_on)
      select p.tenant_id, p.id, p.session_id, p.organization_id, p.person_id, p.stay_id, p.asked_from, p.asked_to
        from jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, session_id uuid, organization_id uuid, person_id uuid, stay_id uuid, first_day date, last_day date, asked_from date, asked_to date)
        where p.stay_id is not null and (p.asked_from, p.asked_to) is distinct from (p.first_day, p.last_day);
  end $$;
  revoke all on function places_join(jsonb) from public;`;

const KEYS = (rows: string) => `(select jsonb_agg(distinct jsonb_build_object('tenant_id', r.tenant_id, 'session_id', r.session_id, 'person_id', r.person_id)) from ${rows} r)`;

/** What an earlier release let stand. */
export const JOIN_EXISTING = `
  do $$
  declare
    t record;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      perform places_join(${KEYS(`(select a.tenant_id, a.session_id, a.person_id from enrollment a join enrollment b
        on b.tenant_id = a.tenant_id and b.session_id = a.session_id and b.person_id = a.person_id and b.starts_on > a.starts_on and b.starts_on <= coalesce(a.ends_on, 'infinity')
        where a.tenant_id = t.id)`)});
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/**
 * After places_within_stays, by name. Whoever writes places of a session waits for the others who do, so that neither misses what the other
 * writes; of very many sessions, for everybody of the tenant: thousands of locks would fill the server's table of them.
 */
const TRIGGERS = `
  create function places_without_overlap() returns trigger language plpgsql security definer set search_path = public as $$
  declare
    sessions uuid[];
    tenant uuid;
  begin
    if current_setting('app.merging', true) = '1' then
      return null;
    end if;
    select array_agg(distinct n.session_id order by n.session_id) into sessions from new_rows n;
    if sessions is null then
      return null;
    end if;
    select n.tenant_id into tenant from new_rows n limit 1;
    if cardinality(sessions) > 300 then
      perform pg_advisory_xact_lock(hashtextextended('places:' || tenant, 0));
    else
      perform pg_advisory_xact_lock_shared(hashtextextended('places:' || tenant, 0));
      for place in 1 .. cardinality(sessions) loop
        perform pg_advisory_xact_lock(hashtextextended('places:' || sessions[place], 0));
      end loop;
    end if;
    perform places_join(${KEYS('new_rows')});
    return null;
  end $$;
  create trigger places_without_overlap_insert after insert on enrollment referencing new table as new_rows for each statement execute function places_without_overlap();
  create trigger places_without_overlap_update after update on enrollment referencing new table as new_rows for each statement execute function places_without_overlap();`;
