import type { Client } from 'pg';

// Rooms are the places where sessions meet already.
const ROOMS = `insert into room (id, organization_id, name, capacity)
  select uuidv7(), organization_id, location, 20 + 4 * (length(location) % 5)::int from session where location is not null group by organization_id, location order by organization_id, location`;
const MEET = `update session s set room_id = r.id from room r where r.organization_id = s.organization_id and r.name = s.location`;
/** The staff of a site take turns: each activity has its own, and those of large sessions have help. */
const LEAD = `with staff as (
    select y.organization_id, y.person_id, row_number() over (partition by y.organization_id order by p.sort_name, p.id) - 1 as nth, count(*) over (partition by y.organization_id) as many
    from stay y join person p on p.id = y.person_id where y.kind = 'staff' and y.ends_on is null and p.is_staff),
  led as (select s.id, s.organization_id, dense_rank() over (partition by s.organization_id order by s.activity_id) as turn from session s)
  insert into session_staff (session_id, organization_id, person_id)
  select led.id, led.organization_id, staff.person_id from led join staff on staff.organization_id = led.organization_id and (staff.nth = led.turn % staff.many or (led.turn % 3 = 0 and staff.nth = (led.turn + 1) % staff.many))
  on conflict do nothing`;
/** Clubs have a few places left; who comes to the Core and to what is open to all is not counted. */
const PLACES = `update session s set capacity = 4 + taken.count
  from activity a, (select session_id, count(distinct person_id)::int as count from enrollment group by session_id) taken
  where a.id = s.activity_id and taken.session_id = s.id and a.type = 'scheduled' and cardinality(s.weekdays) < 5`;

/** Rooms of the sites, who leads which session, and how many places each has. */
export async function seedSessionDetails(owner: Client, tenantId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  for (const sql of [ROOMS, MEET, LEAD, PLACES]) await owner.query(sql);
  await owner.query('commit');
}
