// A tenant of its own with a large tree, and people who have two accesses in it.
export const TREE_TENANT = 'bench-tree';
/** Of each kind in all: 5,000 sites, 250 under each institution, four institutions under each group. */
export const TREE = { groups: 5, institutions: 20, sites: 5_000, switchers: 64 };

export async function fillTree(db, { id, topId, roleIds, termIds }, shape) {
  await db.query(`select set_config('app.tenant_id', $1, false)`, [id]);
  const beneath = (level, name, parents, count) =>
    db.query(
      `insert into organization (tenant_id, id, parent_id, level, name)
       select $1, uuidv7(), parents[1 + n % array_length(parents, 1)], $2, $3 || ' ' || lpad(n::text, 4, '0')
         from generate_series(1, $5::int) n, (select array_agg(id order by id) as parents from organization where tenant_id = $1 and level = $4) p`,
      [id, level, name, parents, count],
    );
  await beneath('institution_group', 'Group', 'top', shape.groups);
  await beneath('institution', 'Institution', 'institution_group', shape.institutions);
  await beneath('site', 'Site', 'institution', shape.sites);
  // At every fifth site a session runs, so that the tree has branches that cannot be disabled.
  await db.query(
    `with activities as (
       insert into activity (tenant_id, id, organization_id, term_id, name, category, type)
       select $1, uuidv7(), o.id, $2, 'Homework Club', 'academic', 'scheduled'
         from (select id, row_number() over (order by name) as n from organization where tenant_id = $1 and level = 'site') o where o.n % 5 = 0
       returning id, organization_id)
     insert into session (tenant_id, id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, location)
     select $1, uuidv7(), id, organization_id, 'Group 1', current_date - 30, current_date + 90, '15:00', '16:00', array[1, 3]::smallint[], 'Room 1' from activities`,
    [id, Object.values(termIds)[0]],
  );
  await db.query(
    `with person as (
       select uuidv7() as user_id, n, s.ids[n] as first, s.ids[n + $4::int] as second
         from generate_series(1, $4::int) n, (select array_agg(id order by name) as ids from organization where tenant_id = $1 and level = 'site') s),
     users as (insert into app_user (id, email, name) select user_id, 'two-sites-' || n || '@tree.example', 'Coordinator ' || n from person),
     top as (insert into app_user (id, email, name) values (uuidv7(), 'top@tree.example', 'Administrator of the tree') returning id),
     grants as (
       select user_id, first as organization_id, $3::uuid as role_id from person union all select user_id, second, $3::uuid from person
       union all select id, $5::uuid, $2::uuid from top)
     insert into access (tenant_id, id, user_id, organization_id, role_id) select $1, uuidv7(), user_id, organization_id, role_id from grants`,
    [id, roleIds.tenant_administrator, roleIds.site_coordinator, shape.switchers, topId],
  );
}
