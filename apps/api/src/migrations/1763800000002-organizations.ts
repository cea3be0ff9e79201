import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seesSubtree, tenantTable } from '@afterbell/core/api';

/** A tree that many may change at once and that takes thousands of nodes in one statement; terms in which an organization rests. */
export class Organizations1763800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Two moves at once could each be sound and make a cycle together, and a node added beneath one that moves would keep the old
      -- ancestors: whoever changes the shape of a tenant's tree waits for the others.
      create function organization_tree_hold(tenant uuid) returns void language sql volatile
        as $$ select pg_advisory_xact_lock(hashtextextended('organization-tree:' || tenant, 0)) $$;

      create or replace function organization_close() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if new.parent_id is not distinct from old.parent_id then return new; end if;
        perform organization_tree_hold(new.tenant_id);
        if exists (select 1 from organization_closure c where c.tenant_id = new.tenant_id and c.ancestor_id = new.id and c.descendant_id = new.parent_id) then
          raise exception 'organization cycle' using errcode = 'AB001';
        end if;
        delete from organization_closure c using organization_closure sub, organization_closure sup
          where sub.tenant_id = new.tenant_id and sub.ancestor_id = new.id
            and sup.tenant_id = new.tenant_id and sup.descendant_id = new.id and sup.depth > 0
            and c.tenant_id = new.tenant_id and c.ancestor_id = sup.ancestor_id and c.descendant_id = sub.descendant_id;
        insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
          select new.tenant_id, sup.ancestor_id, sub.descendant_id, sup.depth + sub.depth + 1
          from organization_closure sup, organization_closure sub
          where sup.tenant_id = new.tenant_id and sup.descendant_id = new.parent_id
            and sub.tenant_id = new.tenant_id and sub.ancestor_id = new.id;
        return new;
      end $$;

      -- All rows of a statement at once, whatever their order: a parent may stand after its children. Many rows are joined by hash with
      -- all of the tree: every index begins with the tenant, and a plan made while the table was small may look rows up by that alone.
      create function organization_close_added() returns trigger language plpgsql security definer set search_path = public
        set enable_nestloop = off set enable_mergejoin = off as $$
      declare
        one record;
      begin
        for one in select distinct tenant_id from added loop
          perform organization_tree_hold(one.tenant_id);
        end loop;
        if (select count(*) from added) = 1 then
          select tenant_id, id, parent_id into one from added;
          insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
            select one.tenant_id, one.id, one.id, 0
            union all
            select one.tenant_id, c.ancestor_id, one.id, c.depth + 1 from organization_closure c
              where c.tenant_id = one.tenant_id and c.descendant_id = one.parent_id;
          return null;
        end if;
        insert into organization_closure (tenant_id, ancestor_id, descendant_id, depth)
          with recursive place as materialized (
            select o.tenant_id, o.id, o.parent_id from organization o where o.parent_id is not null and o.tenant_id in (select a.tenant_id from added a)
          ), up (tenant_id, descendant_id, ancestor_id, depth) as (
            select a.tenant_id, a.id, a.id, 0 from added a
            union all
            select up.tenant_id, up.descendant_id, place.parent_id, up.depth + 1
              from up join place on place.tenant_id = up.tenant_id and place.id = up.ancestor_id where up.depth < 1000)
          select tenant_id, ancestor_id, descendant_id, depth from up;
        return null;
      end $$;

      -- Only these functions write the closure, from rows of organization itself. Two checks of foreign keys for each pair would be most of
      -- the work of a bulk insert, and with a plan kept from a small table (every index begins with the tenant) a work without end.
      alter table organization_closure drop constraint organization_closure_tenant_id_ancestor_id_fkey, drop constraint organization_closure_tenant_id_descendant_id_fkey;
      create function organization_close_removed() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        delete from organization_closure c using removed r where c.tenant_id = r.tenant_id and (c.descendant_id = r.id or c.ancestor_id = r.id);
        return null;
      end $$;
      create trigger organization_close_removed after delete on organization referencing old table as removed
        for each statement execute function organization_close_removed();

      drop trigger organization_close on organization;
      create trigger organization_close after update of parent_id on organization for each row execute function organization_close();
      create trigger organization_close_added after insert on organization referencing new table as added
        for each statement execute function organization_close_added();
    `);

    await runner.query(
      tenantTable({
        name: 'organization_inactive_term',
        columns: ['organization_id uuid not null', 'term_id uuid not null'],
        key: ['term_id', 'organization_id'],
        references: [
          { columns: ['organization_id'], table: 'organization', onDelete: 'cascade' },
          { columns: ['term_id'], table: 'term', onDelete: 'cascade' },
        ],
        grants: ['select', 'insert', 'delete'],
        systemReads: true,
      }),
    );
    // Who stands beneath an inactive organization must be able to tell why, so reading has no subtree wall; writing has.
    await runner.query(`
      create index organization_inactive_term_by_organization on organization_inactive_term (tenant_id, organization_id);
      create policy subtree_insert on organization_inactive_term as restrictive for insert to afterbell_app with check ${seesSubtree('organization_id')};
      create policy subtree_delete on organization_inactive_term as restrictive for delete to afterbell_app using ${seesSubtree('organization_id')};
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
