import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEFAULT_LEVEL_NAMES, STANDARD_ROLES } from '@afterbell/core/domain';

const q = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Standard roles named after a level follow the tenant's name of it; from here on a rename of the level takes them along. */
export class StandardRoleNames1763800000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const named = STANDARD_ROLES.flatMap(({ key, name, named: by }) => (by ? [`(${q(key)}, ${q(name)}, ${q(by.level)}, ${q(DEFAULT_LEVEL_NAMES[by.level].singular)}, ${q(by.as)})`] : []));
    // The owner is held by the tenant wall too, so each tenant is entered in turn. One role at a time: each sees the names that are taken by then.
    await runner.query(`
      do $$
      declare each_tenant uuid; row record;
      begin
        for each_tenant in select id from tenant loop
          perform set_config('app.tenant_id', each_tenant::text, true);
          for row in
            select r.id, btrim(level.singular) || ' ' || standard.suffix as name
              from (values ${named.join(', ')}) as standard (key, name, level, singular, suffix)
              join role r on r.tenant_id = each_tenant and r.key = standard.key and r.name = standard.name
              join organization_level_name level on level.tenant_id = each_tenant and level.level = standard.level and level.singular <> standard.singular
          loop
            update role set name = row.name, version = version + 1
             where tenant_id = each_tenant and id = row.id
               and not exists (select 1 from role other where other.tenant_id = each_tenant and other.id <> row.id and fold_text(other.name) = fold_text(row.name));
          end loop;
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
