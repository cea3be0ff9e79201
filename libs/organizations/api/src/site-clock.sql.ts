/** SQL: the time zone of an organization: its own, else that of the nearest above it, else the tenant's. */
export const zoneOf = (organization: string) => `coalesce((
    select z.time_zone from organization_closure u join organization z on z.id = u.ancestor_id
    where u.descendant_id = ${organization} and z.time_zone is not null order by u.depth limit 1
  ), (select n.time_zone from tenant n where n.id = app_tenant()))`;

/** SQL: the same, read past the walls of the subtree, which cost more than the zone where it is all that is asked from above. Of the tenant alone. */
export const zoneAsOwner = (organization: string) => `zone_of(${organization})`;

/** SQL: day and time of an instant by the clock of the site of `s`, once however often they are read: `here.today`, `here.clock`. */
export const clockHere = (instant: string) => `cross join lateral (select w.local::date as today, w.local::time as clock from (
    select ${instant}::timestamptz at time zone ${zoneOf('s.organization_id')} as local offset 0) w offset 0) here`;

/** SQL: `here`, day and time of an instant by the clock of each of these organizations (`id`), once for each however many rows are theirs. */
export const clocksOf = (instant: string, organizations: string) => `with here as materialized (
  select w.id, w.local::date as today, w.local::time as clock from (
    select o.id, ${instant}::timestamptz at time zone ${zoneOf('o.id')} as local from (${organizations}) o offset 0) w
)`;

/**
 * SQL: the organizations of the acting one's subtree with the day and time of each by its own clock. The zone of the acting one is given, and those
 * of others are looked for beneath it alone: in most tenants there are none. Materialized, since row-level security keeps what is reckoned in place
 * from indexes. $1 organization, and the parameters of an instant and of its time zone
 */
export const sitesAt = (instant: string, zone: string) => `
with sites as materialized (
  select w.id, w.local::date as today, w.local::time as clock from (
    select c.descendant_id as id, ${instant}::timestamptz at time zone coalesce(own.time_zone, ${zone}::text) as local
    from organization_closure c left join (
      select distinct on (u.descendant_id) u.descendant_id as id, z.time_zone
      from (
        select y.id, y.time_zone from organization y join organization_closure b on b.ancestor_id = $1::uuid and b.descendant_id = y.id and b.depth > 0
        where y.time_zone is not null offset 0
      ) z join organization_closure u on u.ancestor_id = z.id
      order by u.descendant_id, u.depth
    ) own on own.id = c.descendant_id
    where c.ancestor_id = $1::uuid
  ) w
)`;
