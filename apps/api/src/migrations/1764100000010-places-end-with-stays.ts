import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/**
 * A place in a session holds on days of one stay at the session's site, no others (docs/attendance.md "Places"). `enrollment` has the days
 * that are left, so that rosters read no more than before; where they are fewer than were asked for, `enrollment_asked` remembers what was
 * asked and with which stay it ends, so that the place comes back with the stay. A place of which no day is left is in `enrollment_asked` alone.
 * No place lasts longer than its session: one whose session is over by then is not touched by what becomes of the stay.
 */
export class PlacesEndWithStays1764100000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'enrollment_asked',
        columns: [
          'enrollment_id uuid not null',
          'session_id uuid not null',
          'organization_id uuid not null',
          'person_id uuid not null',
          // Not a reference: a stay that is put back under its id takes its places with it.
          'stay_id uuid not null',
          'starts_on date not null',
          'ends_on date check (ends_on >= starts_on)',
        ],
        key: ['enrollment_id'],
        references: [
          { columns: ['session_id', 'organization_id'], table: 'session', to: ['id', 'organization_id'], onDelete: 'cascade' },
          { columns: ['person_id'], table: 'person' },
        ],
        ownedBy: 'organization_id',
      }),
    );
    await runner.query(`
      create index enrollment_asked_by_stay on enrollment_asked (tenant_id, stay_id);
      create index enrollment_asked_by_person on enrollment_asked (tenant_id, person_id);
      create index enrollment_asked_by_session on enrollment_asked (tenant_id, session_id);
    `);
    await runner.query(FOLLOW);
    await runner.query(SETTLE_PLACES);
    await runner.query(TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** The last day of a place: its own or that of its session, whichever comes first, never before the place begins. */
const lastDay = (place: string, session: string) => `greatest(${place}.starts_on, least(${place}.ends_on, ${session}.ends_on))`;

/**
 * What is left of the places of stays, by the days that the stays had and have; null where there is none. What comes of it depends on
 * nothing but what was asked for and the stay, so a stay that is as it was has its places as they were.
 */
const FOLLOW = `
  create function places_follow(changed jsonb) returns void language plpgsql set search_path = public as $$
  declare
    plan jsonb;
  begin
    if changed is null then
      return;
    end if;
    with c as materialized (
      select * from jsonb_to_recordset(changed) as c (tenant_id uuid, stay_id uuid, person_id uuid, organization_id uuid, was_from date, was_to date, from_day date, to_day date)),
    mine as materialized (
      select c.tenant_id, c.stay_id, c.from_day, c.to_day, a.enrollment_id as id, a.session_id, a.organization_id, a.person_id, a.starts_on, a.ends_on
        from c join enrollment_asked a on a.tenant_id = c.tenant_id and a.stay_id = c.stay_id and a.person_id = c.person_id and a.organization_id = c.organization_id
      union all
      (select distinct on (e.id) c.tenant_id, c.stay_id, c.from_day, c.to_day, e.id, e.session_id, e.organization_id, e.person_id, e.starts_on, e.ends_on
        from c join enrollment e on e.tenant_id = c.tenant_id and e.person_id = c.person_id and e.organization_id = c.organization_id and e.starts_on <= coalesce(c.was_to, 'infinity')
          join session x on x.tenant_id = e.tenant_id and x.id = e.session_id and ${lastDay('e', 'x')} >= c.was_from
        where not exists (select 1 from enrollment_asked a where a.tenant_id = e.tenant_id and a.enrollment_id = e.id)
        order by e.id, c.was_from)),
    -- Whatever comes after the session is over says nothing of the place.
    days as (
      select m.*, greatest(m.starts_on, m.from_day) as first_day, case when ${lastDay('m', 'x')} <= coalesce(m.to_day, 'infinity') then m.ends_on else m.to_day end as last_day,
          m.from_day is not null and greatest(m.starts_on, m.from_day) <= least(${lastDay('m', 'x')}, m.to_day) as any_day
        from mine m join session x on x.tenant_id = m.tenant_id and x.id = m.session_id),
    -- One place begins on a day: of those that would, the one that lasts longest.
    ranked as (
      select d.*, d.any_day and row_number() over (partition by d.tenant_id, d.session_id, d.person_id, d.first_day, d.any_day order by d.last_day desc nulls first, d.starts_on, d.id) = 1
          and not exists (select 1 from enrollment o where o.tenant_id = d.tenant_id and o.session_id = d.session_id and o.person_id = d.person_id and o.starts_on = d.first_day
            and o.id not in (select id from mine)) as lasts
        from days d)
    select jsonb_agg(to_jsonb(r)) into plan from ranked r;
    if plan is null then
      return;
    end if;
    delete from enrollment e using jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, lasts boolean)
      where e.tenant_id = p.tenant_id and e.id = p.id and not p.lasts;
    update enrollment e set starts_on = p.first_day, ends_on = p.last_day from jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, lasts boolean, first_day date, last_day date)
      where e.tenant_id = p.tenant_id and e.id = p.id and p.lasts and (e.starts_on, e.ends_on) is distinct from (p.first_day, p.last_day);
    insert into enrollment (tenant_id, id, session_id, organization_id, person_id, starts_on, ends_on)
      select p.tenant_id, p.id, p.session_id, p.organization_id, p.person_id, p.first_day, p.last_day
        from jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, session_id uuid, organization_id uuid, person_id uuid, lasts boolean, first_day date, last_day date)
        where p.lasts and not exists (select 1 from enrollment e where e.tenant_id = p.tenant_id and e.id = p.id);
    delete from enrollment_asked a using jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, lasts boolean, starts_on date, ends_on date, first_day date, last_day date)
      where a.tenant_id = p.tenant_id and a.enrollment_id = p.id and p.lasts and (p.starts_on, p.ends_on) is not distinct from (p.first_day, p.last_day);
    insert into enrollment_asked (tenant_id, enrollment_id, session_id, organization_id, person_id, stay_id, starts_on, ends_on)
      select p.tenant_id, p.id, p.session_id, p.organization_id, p.person_id, p.stay_id, p.starts_on, p.ends_on
        from jsonb_to_recordset(plan) as p (tenant_id uuid, id uuid, session_id uuid, organization_id uuid, person_id uuid, stay_id uuid, lasts boolean, starts_on date, ends_on date, first_day date, last_day date)
        where not p.lasts or (p.starts_on, p.ends_on) is distinct from (p.first_day, p.last_day)
      on conflict (tenant_id, enrollment_id) do nothing;
  end $$;
  revoke all on function places_follow(jsonb) from public;`;

/** One stay as `places_follow` reads it, by the rows that say what it was and what it is. */
const entry = (row: string, was: string | null, is: string | null) => {
  const day = (of: string | null, column: string) => (of ? `${of}.${column}` : 'null');
  return `jsonb_build_object('tenant_id', ${row}.tenant_id, 'stay_id', ${row}.id, 'person_id', ${row}.person_id, 'organization_id', ${row}.organization_id,
    'was_from', ${day(was, 'starts_on')}, 'was_to', ${day(was, 'ends_on')}, 'from_day', ${day(is, 'starts_on')}, 'to_day', ${day(is, 'ends_on')})`;
};

const LAST_DAY = (place: string) => `(select ${lastDay(place, 'x')} from session x where x.tenant_id = ${place}.tenant_id and x.id = ${place}.session_id)`;

const OVERLAPS = (place: string, stay: string) => `${stay}.tenant_id = ${place}.tenant_id and ${stay}.person_id = ${place}.person_id and ${stay}.organization_id = ${place}.organization_id and ${stay}.kind = 'participant'
  and ${stay}.starts_on <= ${LAST_DAY(place)} and coalesce(${stay}.ends_on, 'infinity') >= ${place}.starts_on`;

/** The first stay that a place meets, of those that leave some of its days out. */
const FIRST_STAY = (place: string) => `cross join lateral (select y.* from stay y where ${OVERLAPS(place, 'y')} order by y.starts_on, y.id limit 1) s
  where ${place}.starts_on < s.starts_on or ${LAST_DAY(place)} > coalesce(s.ends_on, 'infinity')`;

/** Places of before: the days of each further stay become a place of their own, and what no stay holds any more is remembered. */
export const SETTLE_PLACES = `
  do $$
  declare
    t record;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on)
        select uuidv7(), e.session_id, e.organization_id, e.person_id, greatest(e.starts_on, s.starts_on), case when ${LAST_DAY('e')} <= coalesce(s.ends_on, 'infinity') then e.ends_on else s.ends_on end
          from enrollment e join stay s on ${OVERLAPS('e', 's')} where exists (select 1 from stay y where ${OVERLAPS('e', 'y')} and (y.starts_on, y.id) < (s.starts_on, s.id))
        on conflict do nothing;
      perform places_follow((select jsonb_agg(distinct ${entry('s', 's', 's')}) from enrollment e ${FIRST_STAY('e')}));
      with without as materialized (
        select e.*, s.id as stay_id from enrollment e
          join lateral (select y.id from stay y where y.tenant_id = e.tenant_id and y.person_id = e.person_id and y.organization_id = e.organization_id and y.kind = 'participant'
            order by y.starts_on > e.starts_on, abs(y.starts_on - e.starts_on) limit 1) s on true
          where not exists (select 1 from stay y where ${OVERLAPS('e', 'y')})),
      gone as (delete from enrollment e using without w where e.tenant_id = w.tenant_id and e.id = w.id)
      insert into enrollment_asked (enrollment_id, session_id, organization_id, person_id, stay_id, starts_on, ends_on)
        select id, session_id, organization_id, person_id, stay_id, starts_on, ends_on from without;
    end loop;
    perform set_config('app.tenant_id', '', true);
  end $$;`;

/** Who moved, or is there as something else, has left the one place and come to the other. */
const SAME = `(o.person_id, o.organization_id, o.kind) = (n.person_id, n.organization_id, n.kind)`;

/** Whoever writes stays or places: pages, many at once, files, feeds. A merge moves both as they are. */
const TRIGGERS = `
  create function stay_places() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if current_setting('app.merging', true) = '1' then
      return null;
    end if;
    if tg_op = 'INSERT' then
      perform places_follow((select jsonb_agg(${entry('n', null, 'n')}) from new_rows n
        where n.kind = 'participant' and exists (select 1 from enrollment_asked a where a.tenant_id = n.tenant_id and a.stay_id = n.id)));
    elsif tg_op = 'DELETE' then
      perform places_follow((select jsonb_agg(${entry('o', 'o', null)}) from old_rows o where o.kind = 'participant'));
    else
      perform places_follow((select jsonb_agg(one.entry) from old_rows o join new_rows n on n.tenant_id = o.tenant_id and n.id = o.id
        cross join lateral (
          select ${entry('o', 'o', 'n')} as entry where o.kind = 'participant' and ${SAME} and (o.starts_on, o.ends_on) is distinct from (n.starts_on, n.ends_on)
          union all select ${entry('o', 'o', null)} where o.kind = 'participant' and not ${SAME}
          union all select ${entry('n', null, 'n')} where n.kind = 'participant' and not ${SAME}) one));
    end if;
    return null;
  end $$;
  create trigger stay_places_insert after insert on stay referencing new table as new_rows for each statement execute function stay_places();
  create trigger stay_places_update after update on stay referencing old table as old_rows new table as new_rows for each statement execute function stay_places();
  create trigger stay_places_delete after delete on stay referencing old table as old_rows for each statement execute function stay_places();

  -- What is written to a place is what is asked for from now on; days that the first stay in it does not hold are left out.
  create function places_within_stays() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if pg_trigger_depth() > 1 or current_setting('app.merging', true) = '1' then
      return null;
    end if;
    if tg_op = 'DELETE' then
      delete from enrollment_asked a using old_rows o where a.tenant_id = o.tenant_id and a.enrollment_id = o.id;
      return null;
    end if;
    if tg_op = 'UPDATE' then
      delete from enrollment_asked a using old_rows o join new_rows n on n.tenant_id = o.tenant_id and n.id = o.id
        where a.tenant_id = o.tenant_id and a.enrollment_id = o.id and (o.starts_on, o.ends_on) is distinct from (n.starts_on, n.ends_on);
    end if;
    if exists (select 1 from new_rows) then
      perform places_follow((select jsonb_agg(distinct ${entry('s', 's', 's')}) from new_rows n ${FIRST_STAY('n')}));
    end if;
    return null;
  end $$;
  create trigger places_within_stays_insert after insert on enrollment referencing new table as new_rows for each statement execute function places_within_stays();
  create trigger places_within_stays_update after update on enrollment referencing old table as old_rows new table as new_rows for each statement execute function places_within_stays();
  create trigger places_within_stays_delete after delete on enrollment referencing old table as old_rows for each statement execute function places_within_stays();

  -- A session that lasts longer gives its places further days, as far as the stays hold them; one that is over earlier takes them.
  create function places_within_sessions() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if exists (select 1 from old_rows o join new_rows n on n.tenant_id = o.tenant_id and n.id = o.id where o.ends_on <> n.ends_on) then
      perform places_follow((select jsonb_agg(distinct f.entry) from old_rows o join new_rows r on r.tenant_id = o.tenant_id and r.id = o.id and o.ends_on <> r.ends_on
        cross join lateral (
          select ${entry('s', 's', 's')} as entry from enrollment n ${FIRST_STAY('n')} and n.tenant_id = r.tenant_id and n.session_id = r.id
          union all select ${entry('s', 's', 's')} from enrollment_asked a join stay s on s.tenant_id = a.tenant_id and s.id = a.stay_id where a.tenant_id = r.tenant_id and a.session_id = r.id) f));
    end if;
    return null;
  end $$;
  create trigger places_within_sessions after update on session referencing old table as old_rows new table as new_rows for each statement execute function places_within_sessions();`;
