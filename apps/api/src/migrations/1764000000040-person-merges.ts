import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const SEES_CURRENT = `((select app_org_all()) or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = person_merge.current_person_id))`;

/** Two records of one person become one, and can come apart again (docs/people.md "Merging"). */
export class PersonMerges1764000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'person_merge',
        columns: [
          'id uuid not null',
          'winner_person_id uuid not null',
          'loser_person_id uuid not null check (loser_person_id <> winner_person_id)',
          // Who answers for the loser now: the winner, or whom that one was merged into in turn.
          'current_person_id uuid not null',
          'merged_at timestamptz not null default now()',
          'merged_by uuid not null',
          'undo_until timestamptz not null',
          'undone_at timestamptz',
          'undone_by uuid',
          // All that was changed, as it was and as it became, sealed with the winner's key as the audit trail is.
          'sealed bytea not null',
        ],
        references: ['winner_person_id', 'loser_person_id', 'current_person_id'].map((column) => ({ columns: [column], table: 'person' })),
      }),
    );
    await runner.query(`
      create policy person_wall on person_merge as restrictive to afterbell_app using (${SEES_CURRENT}) with check (${SEES_CURRENT});
      create unique index person_merge_once on person_merge (tenant_id, loser_person_id) where undone_at is null;
      create index person_merge_by_current on person_merge (tenant_id, current_person_id) where undone_at is null;

      -- Rosters and dismissals never changed before; a merge changes whose they are.
      grant update on roster_member, relative_dismissal to afterbell_app;

      -- Who an id stands for after merges, as far as the caller sees; null where it was merged into nobody.
      create function person_now(asked uuid) returns uuid language sql stable as $$
        select current_person_id from public.person_merge where tenant_id = public.app_tenant() and loser_person_id = asked and undone_at is null
      $$;

      -- How much hangs on a person by table and column, also beyond what the caller sees: only numbers leave it.
      create function person_hangs(asked uuid) returns table (part text, role text, count bigint)
        language plpgsql stable security definer set search_path = public as $$
      declare
        one record;
      begin
        for one in select c.conrelid::regclass::text as name, a.attname::text as attribute from pg_constraint c
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
            where c.contype = 'f' and c.confrelid = 'person'::regclass loop
          return query execute format('select %L::text, %L::text, count(*) from %I where tenant_id = app_tenant() and %I = $1', one.name, one.attribute, one.name, one.attribute) using asked;
        end loop;
      end $$;
      revoke all on function person_hangs(uuid) from public;
      grant execute on function person_hangs(uuid) to afterbell_app;

      -- As before, except while a merge moves grades by itself.
      create or replace function person_grade_keep() returns trigger language plpgsql security definer set search_path = public as $$
      declare
        year int := coalesce(nullif(current_setting('app.programme_year', true), '')::int, extract(year from current_date - interval '6 months')::int);
      begin
        if current_setting('app.merging', true) = '1' then
          return null;
        end if;
        if tg_op = 'INSERT' then
          insert into person_grade (tenant_id, person_id, programme_year, grade)
            select n.tenant_id, n.id, year, n.grade from new_rows n where n.grade is not null and n.tenant_id = app_tenant()
            on conflict (tenant_id, person_id, programme_year) do update set grade = excluded.grade, source = 'entered';
        else
          insert into person_grade (tenant_id, person_id, programme_year, grade)
            select n.tenant_id, n.id, year, n.grade from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
              where n.grade is not null and n.grade is distinct from o.grade and n.tenant_id = app_tenant()
            on conflict (tenant_id, person_id, programme_year) do update set grade = excluded.grade, source = 'entered';
        end if;
        return null;
      end $$;
    `);
    await runner.query(FOLLOWING);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/** As before, except that contacts' stays follow once, when a merge is over: halfway nobody is whose contact they will be. */
const FOLLOWING = `
  create or replace function stay_contacts() returns trigger language plpgsql security definer set search_path = public as $$
  declare one record;
  begin
    if current_setting('app.merging', true) = '1' then
      return null;
    end if;
    for one in
      select n.tenant_id, array_agg(distinct r.other_person_id) as contacts
        from new_rows n join relationship r on r.tenant_id = n.tenant_id and r.participant_person_id = n.person_id
        where n.kind = 'participant' group by n.tenant_id
    loop
      perform contact_stays_follow(one.tenant_id, one.contacts);
    end loop;
    return null;
  end $$;

  create or replace function relationship_follows() returns trigger language plpgsql security definer set search_path = public as $$
  declare
    one record;
    merging boolean := coalesce(current_setting('app.merging', true) = '1', false);
  begin
    if tg_op <> 'DELETE' then
      for one in select tenant_id, array_agg(distinct other_person_id) as contacts, array_agg(distinct participant_person_id) as participants from new_rows group by tenant_id loop
        if not merging then
          perform contact_stays_follow(one.tenant_id, one.contacts);
        end if;
        perform no_contact_follows(one.tenant_id, one.participants);
      end loop;
    end if;
    if tg_op <> 'INSERT' then
      for one in select tenant_id, array_agg(distinct participant_person_id) as participants from old_rows group by tenant_id loop
        perform no_contact_follows(one.tenant_id, one.participants);
      end loop;
      if merging then
        return null;
      end if;
      -- Who is nobody's contact at a site any more stays on record there, as one who left.
      update stay t set ends_on = greatest(current_date, t.starts_on)
        from old_rows o join stay s on s.tenant_id = o.tenant_id and s.person_id = o.participant_person_id and s.kind = 'participant'
        where t.tenant_id = o.tenant_id and t.kind = 'contact' and t.person_id = o.other_person_id and t.organization_id = s.organization_id and t.ends_on is null
          and not exists (select 1 from relationship r join stay z on z.tenant_id = r.tenant_id and z.person_id = r.participant_person_id and z.kind = 'participant'
            where r.tenant_id = t.tenant_id and r.other_person_id = t.person_id and z.organization_id = t.organization_id);
    end if;
    return null;
  end $$;
`;
