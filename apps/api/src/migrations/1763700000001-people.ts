import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** People, their stays at sites, and the search side table. */
export class People1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'person',
        columns: [
          'id uuid not null',
          `first_name text not null check (length(btrim(first_name)) between 1 and 100)`,
          'middle_name text',
          `last_name text not null check (length(btrim(last_name)) between 1 and 100)`,
          'preferred_name text',
          'birth_date date',
          'email text',
          'phone text',
          'is_participant boolean not null default false',
          'is_staff boolean not null default false',
          `grade text check (grade in ('PK','K','1','2','3','4','5','6','7','8','9','10','11','12'))`,
          'local_id text',
          'state_id text',
          'allergies text',
          'contact_restriction text',
          `sort_name text generated always as (fold_text(last_name) || ', ' || fold_text(first_name)) stored`,
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
          // Sites of the person's stays, kept by a trigger: the subtree wall of a site is then a look into the row itself.
          `site_ids uuid[] not null default '{}'`,
        ],
        unique: [['local_id'], ['state_id']],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'stay',
        columns: [
          'id uuid not null',
          'person_id uuid not null',
          'organization_id uuid not null',
          'starts_on date not null',
          'ends_on date check (ends_on >= starts_on)',
        ],
        references: [
          { columns: ['person_id'], table: 'person' },
          { columns: ['organization_id'], table: 'organization' },
        ],
        ownedBy: 'organization_id',
      }),
    );
    await runner.query(
      tenantTable({
        name: 'person_key',
        columns: ['person_id uuid not null', 'key bytea not null'],
        key: ['person_id'],
        references: [{ columns: ['person_id'], table: 'person', onDelete: 'cascade' }],
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(`
      create index person_participants_by_name on person (tenant_id, sort_name, id) where is_participant and removed_at is null;
      create index person_by_birth_date on person (tenant_id, birth_date);
      create index stay_by_person on stay (tenant_id, person_id, organization_id);
      create index stay_by_organization on stay (tenant_id, organization_id, person_id);

      create function stay_sites() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if tg_op = 'DELETE' then
          update person p set site_ids = array(select distinct s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id)
            from (select distinct tenant_id, person_id from old_rows) changed where p.tenant_id = changed.tenant_id and p.id = changed.person_id;
        elsif tg_op = 'UPDATE' then
          -- A stay that went over to another person changes both.
          update person p set site_ids = array(select distinct s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id)
            from (select tenant_id, person_id from new_rows union select tenant_id, person_id from old_rows) changed
            where p.tenant_id = changed.tenant_id and p.id = changed.person_id;
        else
          update person p set site_ids = array(select distinct s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id)
            from (select distinct tenant_id, person_id from new_rows) changed where p.tenant_id = changed.tenant_id and p.id = changed.person_id;
        end if;
        return null;
      end $$;
      create trigger stay_sites_insert after insert on stay referencing new table as new_rows for each statement execute function stay_sites();
      create trigger stay_sites_update after update on stay referencing old table as old_rows new table as new_rows for each statement execute function stay_sites();
      create trigger stay_sites_delete after delete on stay referencing old table as old_rows for each statement execute function stay_sites();

      -- A person is seen through a stay within the subtree; stay has the subtree wall itself.
      create policy subtree_read on person as restrictive for select to afterbell_app using (
        app_org_all() or app_org() = any (site_ids) or exists (select 1 from stay s where s.tenant_id = app_tenant() and s.person_id = person.id));
      create policy subtree_update on person as restrictive for update to afterbell_app using (
        app_org_all() or app_org() = any (site_ids) or exists (select 1 from stay s where s.tenant_id = app_tenant() and s.person_id = person.id));
      create policy subtree_delete on person as restrictive for delete to afterbell_app using (
        app_org_all() or app_org() = any (site_ids) or exists (select 1 from stay s where s.tenant_id = app_tenant() and s.person_id = person.id));

      -- Trigram matching is not leakproof, so no policy may stand between it and its index: the API's role has no grant
      -- here, and the one function that reads it is confined to the tenant and answers ids, joined back under the walls.
      create table person_search (
        tenant_id uuid not null references tenant (id),
        person_id uuid not null,
        folded text not null,
        primary key (tenant_id, person_id),
        foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
      );
      alter table person_search enable row level security;
      create index person_search_trigram on person_search using gin (tenant_id, folded gin_trgm_ops);

      create function person_search_keep() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        insert into person_search (tenant_id, person_id, folded)
          values (new.tenant_id, new.id, fold_text(concat_ws(' ', new.first_name, new.middle_name, new.last_name, new.preferred_name, '|', new.last_name || ',', new.first_name, '|', new.local_id, new.state_id)))
          on conflict (tenant_id, person_id) do update set folded = excluded.folded;
        return null;
      end $$;
      create trigger person_search_keep after insert or update of first_name, middle_name, last_name, preferred_name, local_id, state_id on person
        for each row execute function person_search_keep();

      -- plpgsql, so that the plan is made for the pattern at hand: a generic one would read the whole table.
      create function person_search_ids(pattern text) returns setof uuid language plpgsql stable security definer rows 200 set search_path = public as $$
      begin
        return query execute 'select person_id from person_search where tenant_id = $1 and folded like $2' using app_tenant(), pattern;
      end $$;
      revoke all on function person_search_ids(text) from public;
      grant execute on function person_search_ids(text) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('People cannot be taken back: restore a backup instead.');
  }
}
