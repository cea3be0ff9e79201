import type { Client } from 'pg';

/** A rehearsal on Saturdays has as many places as are taken today; every other session takes as many as come. */
const LIMIT = `update session s set capacity = n.people from (
    select e.session_id, count(distinct e.person_id)::int as people from enrollment e join session x on x.tenant_id = e.tenant_id and x.id = e.session_id
      where x.name like 'Saturday rehearsal%' and e.starts_on <= greatest(current_date, x.starts_on) and (e.ends_on is null or e.ends_on >= greatest(current_date, x.starts_on)) group by 1) n
  where s.id = n.session_id`;
const WAIT = `insert into session_waiting (id, session_id, organization_id, person_id, position, starts_on, reason)
  select uuidv7(), w.session_id, w.organization_id, w.person_id, w.nth, w.day, case w.nth when 2 then 'Sister is enrolled' end from (
    select s.id as session_id, s.organization_id, y.person_id, greatest(current_date, s.starts_on) as day, row_number() over (partition by s.id order by p.sort_name, p.id) as nth
      from session s join stay y on y.tenant_id = s.tenant_id and y.organization_id = s.organization_id and y.kind = 'participant' and y.ends_on is null
      join person p on p.tenant_id = y.tenant_id and p.id = y.person_id and p.is_participant and p.removed_at is null
      where s.name like 'Saturday rehearsal%' and s.capacity is not null and s.ends_on >= current_date and not exists (select 1 from enrollment e where e.session_id = s.id and e.person_id = y.person_id)) w
  where w.nth <= 3`;

/** A session that is full at every site that has it, and who waits for a place. */
export async function seedWaiting(owner: Client, tenantId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(LIMIT);
  await owner.query(WAIT);
  await owner.query('commit');
}
