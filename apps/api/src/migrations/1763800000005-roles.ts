import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the roles pages ask of users, who exist across tenants: both functions answer for the tenant in force and no other. */
export class Roles1763800000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unique index role_by_folded_name on role (tenant_id, fold_text(name));
      create index access_by_role on access (tenant_id, role_id);

      -- Users with an access at or beneath the acting organization. Owners are not held by the subtree policy, so it stands here.
      create function tenant_users(search text, max int, only_id uuid default null)
        returns table (id uuid, name text, email text, enabled boolean)
        language sql stable security definer set search_path = public as $$
        select u.id, u.name, u.email, u.enabled
          from (select one.id, coalesce(t.name, one.name) as name, one.email, one.enabled from tenant_user t join app_user one on one.id = t.user_id where t.tenant_id = app_tenant()) u
         where exists (
           select 1 from access a where a.tenant_id = app_tenant() and a.user_id = u.id
             and (app_org_all() or a.organization_id = app_org() or exists (
               select 1 from organization_closure seen
                where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = a.organization_id)))
           and (only_id is null or u.id = only_id)
           and not exists (
             select 1 from regexp_split_to_table(btrim(fold_text(coalesce(search, ''))), '\\s+') as word (text)
              where strpos(fold_text(u.name), word.text) = 0 and strpos(u.email, word.text) = 0)
         order by fold_text(u.name), u.email limit greatest(least(max, 200), 0)
      $$;
      revoke all on function tenant_users(text, int, uuid) from public;
      grant execute on function tenant_users(text, int, uuid) to afterbell_app;

      -- Whether somebody is left who may edit users and roles for the whole tenant, with an access that is in force and has no last day.
      create function tenant_has_administrator() returns boolean language sql stable security definer set search_path = public as $$
        select exists (
          select 1 from access a
            join tenant t on t.id = a.tenant_id
            join app_user u on u.id = a.user_id and u.enabled
            join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id and o.level = 'top'
           where a.tenant_id = app_tenant() and a.enabled
             and (a.starts_on is null or a.starts_on <= (now() at time zone t.time_zone)::date)
             and a.ends_on is null
             and 2 = (select count(*) from role_entry e where e.tenant_id = a.tenant_id and e.role_id = a.role_id
                       and e.section = 'settings' and e.sub_section in ('users', 'roles') and e.tab = '' and e.value = 'allow-edit'))
      $$;
      revoke all on function tenant_has_administrator() from public;
      grant execute on function tenant_has_administrator() to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
