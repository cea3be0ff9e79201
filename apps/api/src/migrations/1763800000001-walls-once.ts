import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seesSubtree, VISIBLE_ORGANIZATIONS } from '@afterbell/core/api';

/** Tables whose column organization_id says who owns the row. */
const OWNED = ['access', 'stay', 'activity', 'session', 'session_date', 'enrollment', 'attendance', 'site_closure', 'participation_lock'];

/** The same walls, with what does not change within a statement asked once instead of for each row (docs/performance.md). */
export class WallsOnce1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VISIBLE_ORGANIZATIONS);
    const owned = seesSubtree('organization_id');
    for (const table of OWNED) await runner.query(`alter policy subtree_wall on ${table} using (${owned}) with check (${owned})`);
    await runner.query(`alter policy subtree_wall on audit using (${owned})`);

    // A person is seen through a stay within the subtree; the trigger stay_sites keeps its sites in the row.
    const stays = '((select app_org()) = any (site_ids) or (select app_org_all()) or site_ids && (select app_orgs())::uuid[])';
    for (const policy of ['subtree_read', 'subtree_update', 'subtree_delete']) await runner.query(`alter policy ${policy} on person using (${stays})`);

    // Names of what stands above are shown too: a roster reads its site's time zone there.
    await runner.query(`
      create function app_orgs_above() returns uuid[] language plpgsql stable parallel safe as $$
      begin
        return array(select seen.ancestor_id from public.organization_closure seen where seen.tenant_id = public.app_tenant() and seen.descendant_id = public.app_org());
      end $$;
      alter policy subtree_wall on organization using (
        id = (select app_org()) or (select app_org_all()) or id = any ((select app_orgs_above())::uuid[]) or id = any ((select app_orgs())::uuid[]));
    `);

    // The wall of people rests on this column: only the trigger, which runs as its owner, may fill it.
    await runner.query(`
      create function refuse_sites() returns trigger language plpgsql as $$
      begin
        raise exception 'sites of a person follow from stays' using errcode = '42501';
      end $$;
      create trigger sites_are_kept_insert before insert on person for each row when (current_user = 'afterbell_app' and new.site_ids <> '{}') execute function refuse_sites();
      create trigger sites_are_kept_update before update of site_ids on person for each row
        when (current_user = 'afterbell_app' and new.site_ids is distinct from old.site_ids) execute function refuse_sites();
    `);

    // All patterns in one look at the index. Planned for the patterns at hand: a generic plan would read the whole table.
    await runner.query(`
      create function person_search_ids(patterns text[]) returns setof uuid language plpgsql stable security definer rows 200 set search_path = public as $$
      begin
        return query execute 'select person_id from person_search where tenant_id = $1'
          || (select coalesce(string_agg(format(' and folded like %L', pattern), ''), ' and false') from unnest(patterns) pattern) using app_tenant();
      end $$;
      revoke all on function person_search_ids(text[]) from public;
      grant execute on function person_search_ids(text[]) to afterbell_app;
      drop function person_search_ids(text);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Walls are not taken down: restore a backup instead.');
  }
}
