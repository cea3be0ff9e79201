import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/**
 * Whether the tree that somebody holds is still the tree: one row of a tenant says which it is, and whatever the answer is made of
 * (organization-tree.service.ts) gives it another version when it changes (docs/organizations.md "The tree, asked again").
 */
export class TreeChanges1764600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not a count: a database that was restored would count up to a figure that it has given before.
    await runner.query(tenantTable({ name: 'organization_tree_change', columns: ['version uuid not null'], key: [], grants: ['select'] }));
    await runner.query(TRIGGERS);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/*
 * The row is one for all of a tenant, so it is taken last of all, when the transaction commits: the triggers are deferred, and no other
 * trigger or constraint of this schema is. Whoever holds the row waits for nobody any more, so whatever was locked before, and in
 * whatever order (organization_tree_hold, tenant, sessions), nobody waits in a circle; two who save sessions wait for one another as
 * long as a commit takes. A version is seen from the same instant as what it is of: whoever reads it and then the tree has at worst
 * a newer tree than it says, which is then sent once more.
 *
 * For each row, since only such triggers can be deferred; the first of a transaction does the work, and a setting that ends with
 * the transaction tells the others. With its owner's rights, so that nobody else writes versions; the owner is walled, so it enters the tenant
 * of the row for as long as it writes. A migration that writes one of these tables and alters it as well says `set constraints all immediate` in between.
 */
const TRIGGERS = `
  create function organization_tree_changed() returns trigger language plpgsql security definer set search_path = public as $$
  declare
    changed uuid := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
    entered text := current_setting('app.tenant_id', true);
  begin
    if current_setting('app.tree_raised', true) = changed::text then return null; end if;
    perform set_config('app.tenant_id', changed::text, true);
    insert into organization_tree_change (tenant_id, version) values (changed, gen_random_uuid()) on conflict (tenant_id) do update set version = excluded.version;
    perform set_config('app.tenant_id', coalesce(entered, ''), true), set_config('app.tree_raised', changed::text, true);
    return null;
  end $$;

  create constraint trigger organization_tree_changed after insert or update or delete on organization
    deferrable initially deferred for each row execute function organization_tree_changed();
  create constraint trigger organization_tree_changed after insert or update or delete on organization_inactive_term
    deferrable initially deferred for each row execute function organization_tree_changed();

  -- Where sessions run: what RUNNING_AT reads, and who sees it. Without sessions an activity is nothing to the tree, and with some it is not deleted.
  create constraint trigger organization_tree_changed after insert or delete on session
    deferrable initially deferred for each row execute function organization_tree_changed();
  create constraint trigger organization_tree_changed_by_update after update on session
    deferrable initially deferred for each row when ((old.organization_id, old.activity_id, old.ends_on) is distinct from (new.organization_id, new.activity_id, new.ends_on))
    execute function organization_tree_changed();
  create constraint trigger organization_tree_changed after update on activity
    deferrable initially deferred for each row when ((old.organization_id, old.enabled) is distinct from (new.organization_id, new.enabled))
    execute function organization_tree_changed();
`;
