import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

const OF_ACTIVITY = { columns: ['activity_id', 'organization_id'], table: 'activity', to: ['id', 'organization_id'], onDelete: 'cascade' as const };

/** Who pays for an activity, who runs it with the site, who works at it, and what the tenant calls its kind (docs/activities.md). */
export class ActivityPrograms1764200000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table activity
        -- A code of the tenant's own list of activity categories.
        add column own_category text check (length(own_category) between 1 and 50),
        add column age_from smallint check (age_from between 0 and 99),
        add column age_to smallint check (age_to between 0 and 99),
        add constraint activity_ages_in_order check (age_from <= age_to),
        -- The form and what stands beside it are saved apart, each with its own version.
        add column program_version int not null default 1;
    `);
    await runner.query(
      tenantTable({
        name: 'activity_supporter',
        columns: ['activity_id uuid not null', 'organization_id uuid not null', 'supporter_id uuid not null', `role text not null check (role in ('funder', 'partner'))`],
        key: ['activity_id', 'supporter_id'],
        references: [OF_ACTIVITY, { columns: ['supporter_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'activity_staff',
        columns: ['activity_id uuid not null', 'organization_id uuid not null', 'person_id uuid not null'],
        key: ['activity_id', 'person_id'],
        references: [OF_ACTIVITY, { columns: ['person_id'], table: 'person' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update', 'delete'],
      }),
    );
    await runner.query(`
      create index activity_supporter_by_organization on activity_supporter (tenant_id, supporter_id);
      create index activity_staff_by_person on activity_staff (tenant_id, person_id);
      -- Funders and partners stand beside the way from the top to a site, where its people do not see: they choose among those that stand
      -- under one of the organizations on it, and learn the name and no more.
      create function supporters_of(site uuid) returns table (id uuid, name text, role text, enabled boolean)
        language sql stable security definer set search_path = public as $$
        select o.id, o.name, o.level, o.enabled from organization o
        where o.tenant_id = app_tenant() and o.level in ('funder', 'partner') and (o.parent_id = site or exists (
          select 1 from organization_closure c where c.tenant_id = o.tenant_id and c.ancestor_id = o.parent_id and c.descendant_id = site))
      $$;
      create function supporter_name(supporter uuid) returns text
        language sql stable security definer set search_path = public as $$
        select o.name from organization o where o.tenant_id = app_tenant() and o.id = supporter and o.level in ('funder', 'partner')
      $$;
      revoke all on function supporters_of(uuid), supporter_name(uuid) from public;
      grant execute on function supporters_of(uuid), supporter_name(uuid) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
