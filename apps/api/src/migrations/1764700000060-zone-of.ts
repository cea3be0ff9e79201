import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zone of an organization, read with the rights of the owner of the tables: it is all that a roster asks from above its site, and to see what stands above cost nearly a third of its heading. */
export class ZoneOf1764700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The owner is under the tenant's wall: of another tenant's organization it finds nothing.
    await runner.query(`
      create function zone_of(organization uuid) returns text language plpgsql stable parallel safe security definer set search_path = public as $$
      begin
        return coalesce((
          select above.time_zone from organization_closure line join organization above on above.tenant_id = line.tenant_id and above.id = line.ancestor_id
          where line.tenant_id = app_tenant() and line.descendant_id = zone_of.organization and above.time_zone is not null order by line.depth limit 1
        ), (select t.time_zone from tenant t where t.id = app_tenant()));
      end $$;
      revoke execute on function zone_of(uuid) from public;
      grant execute on function zone_of(uuid) to afterbell_app, afterbell_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
