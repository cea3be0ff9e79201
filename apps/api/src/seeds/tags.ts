import type { Client } from 'pg';

/** Name, colour, and every how-manieth child of a site has it. */
const TAGS: readonly (readonly [string, string, number])[] = [
  ['Bus 4', 'blue', 5],
  ['Walks home', 'green', 7],
  ['Field trip permission', 'orange', 3],
  ['Homework help', 'gray', 4],
];

const MAKE = `insert into tag (id, name, colour) select uuidv7(), t.name, t.colour from unnest($1::text[], $2::text[]) as t (name, colour)`;
const GIVE = `with children as (
    select p.id as person_id, row_number() over (partition by s.organization_id order by p.sort_name, p.id) as nth
    from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id where s.kind = 'participant' and s.ends_on is null and p.is_participant)
  insert into person_tag (person_id, tag_id) select c.person_id, t.id from children c
    join unnest($1::text[], $2::int[]) as every (name, nth) on c.nth % every.nth = 2 join tag t on t.name = every.name
  on conflict do nothing`;

/** The tags of a tenant, and who has them. */
export async function seedTags(owner: Client, tenantId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(MAKE, [TAGS.map(([name]) => name), TAGS.map(([, colour]) => colour)]);
  await owner.query(GIVE, [TAGS.map(([name]) => name), TAGS.map(([, , nth]) => nth)]);
  await owner.query('commit');
}
