import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';

/** Children of each institution's first site, by name from the back: those at the front have records of their own in the demo. */
const CHOSEN = `with chosen as materialized (
    select p.id as person_id, p.last_name, c.ancestor_id as institution_id, row_number() over (partition by c.ancestor_id order by s.organization_id, p.sort_name desc, p.id) as nth,
      (select a.user_id from access a where a.organization_id = c.ancestor_id order by a.id limit 1) as by_user
    from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id
      join organization_closure c on c.tenant_id = s.tenant_id and c.descendant_id = s.organization_id join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id and o.level = 'institution'
    where s.kind = 'participant' and s.ends_on is null and p.is_participant and p.last_name ~ '^[A-Za-z]')`;

const REQUESTS = `insert into privacy_request (id, organization_id, person_id, kind, asked_by, relation, channel, asked_on, due_on, note, assigned_to, status, outcome, decided_on, created_by, created_at)
  select uuidv7(), c.institution_id, c.person_id, v.kind, v.first || ' ' || c.last_name, v.relation, v.channel, $1::date - v.ago, $1::date - v.ago + 45, v.note, case when v.mine then c.by_user end, v.status, v.outcome, case when v.outcome is not null then $1::date - v.ago + 12 end, c.by_user, $1::date - v.ago + time '15:00'
  from chosen c join (values
    (2, 'access', 'Helena', 'Mother', 'phone', 9, 'Would like a copy of everything before the school conference.', false, 'open', null),
    (3, 'correct', 'Dmitri', 'Father', 'email', 52, 'The street is spelled wrong since the move; he has sent the lease.', true, 'in_progress', null),
    (5, 'access', 'Noor', 'Legal guardian', 'in_person', 80, null, true, 'done', 'Looked at the record together in the office; a copy went home the same day.')
  ) v (nth, kind, first, relation, channel, ago, note, mine, status, outcome) on v.nth = c.nth`;

const LINKS = `insert into teacher_link (id, person_id, teacher_person_id, subject, status, created_by, created_at)
  select uuidv7(), c.person_id, t.id, v.subject, 'pending', c.by_user, $1::date - v.ago + time '16:00'
  from chosen c join (values (4, 'Mathematics', 6), (6, 'Reading', 3)) v (nth, subject, ago) on v.nth = c.nth
    join lateral (select t.id from person t join stay s on s.tenant_id = t.tenant_id and s.person_id = t.id and s.kind = 'teacher' join organization_closure o on o.tenant_id = s.tenant_id and o.descendant_id = s.organization_id and o.ancestor_id = c.institution_id
      where t.is_teacher order by t.sort_name, t.id offset c.nth % 2 limit 1) t on true`;

const DISCLOSURES = `insert into disclosure (id, person_id, on_date, ground, recipient, purpose, what, created_by, created_at)
  select uuidv7(), c.person_id, $1::date - 30, 'other_school', 'Lincoln Middle School', 'Placement in the reading group after the move', 'Attendance and reading goals of the term', c.by_user, $1::date - 30 + time '17:00' from chosen c where c.nth = 5`;

/** What families have asked, and what was given to whom: a page of requests that has something to decide. */
export async function seedPrivacy(owner: Client, tenantId: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  for (const statement of [REQUESTS, LINKS, DISCLOSURES]) await owner.query(`${CHOSEN} ${statement}`, [today]);
  await owner.query('commit');
}
