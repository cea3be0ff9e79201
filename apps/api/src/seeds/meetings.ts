import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';

/** Meetings of each site, the days counted back from today; a person who enters data there entered them. */
const MEETINGS = `insert into meeting (id, organization_id, kind, title, on_date, start_time, end_time, is_online, place, facilitator, provider, category, credit_hours, topics, agenda, minutes_taken, created_at)
  select uuidv7(), o.id, v.kind, v.title, $1::date - v.ago, v.from_time::time, v.to_time::time, v.online, v.place, v.led, v.provider, v.category, v.credit, v.topics, v.agenda, v.minutes, $1::date - v.ago + time '17:30'
  from organization o cross join (values
    ('staff_meeting', 'Week ahead', 4, '14:00', '14:45', false, 'Staff room', 'Site coordinator', null, null, null::numeric, 'Dismissal, field trip, supplies', E'1. Dismissal at the north gate\\n2. Field trip permissions\\n3. Supplies for the science week', 'The north gate opens at 5:55 PM. Two permissions are missing.'),
    ('staff_meeting', 'Week ahead', 11, '14:00', '14:45', false, 'Staff room', 'Site coordinator', null, null, null, 'Snack order, new children', null, 'Snacks are ordered on Mondays from now on.'),
    ('staff_meeting', 'Month in review', 25, '13:30', '15:00', true, 'Video call', 'Program director', null, null, null, 'Attendance, incidents, goals of the month', E'1. Attendance by session\\n2. Incidents\\n3. Goals', 'Robotics runs full; a second group begins in January.'),
    ('advisory_board_meeting', 'Fall advisory board', 32, '17:30', '19:00', false, 'Library', 'Board chair', null, null, null, 'Needs assessment, partners, sustainability', E'1. Needs assessment\\n2. Partners\\n3. Funding after the grant', 'The board recommends a reading program with the city library.'),
    ('professional_development', 'De-escalation in practice', 18, '09:00', '12:00', false, 'District office', 'Dana Whitfield', 'County Office of Education', 'behavior', 3, 'Recognize, respond, repair', null, null),
    ('professional_development', 'Hands-on science for mixed ages', 46, '14:00', '16:30', true, 'Video call', 'Dr. Amara Diallo', 'State University', 'stem', 2.5, 'Questions before answers', null, null),
    ('professional_development', 'First aid and allergies', 74, '09:00', '11:00', false, 'Gym', 'Red Cross instructor', 'American Red Cross', 'health_safety', 2, 'Allergic reactions, epinephrine, calling for help', null, null)
  ) v (kind, title, ago, from_time, to_time, online, place, led, provider, category, credit, topics, agenda, minutes) where o.level = case v.kind when 'advisory_board_meeting' then 'institution' else 'site' end`;

/** Staff come to staff meetings and trainings, board members to the board's; one in six was absent, one in five came late. */
const ATTENDEES = `insert into meeting_attendee (id, meeting_id, organization_id, person_id, role, present, start_time)
  select uuidv7(), m.id, m.organization_id, s.person_id, s.kind, (s.nth + n.day) % 6 <> 0, case when (s.nth + n.day) % 6 <> 0 and (s.nth * 3 + n.day) % 5 = 0 then m.start_time + interval '15 minutes' end
  from meeting m cross join lateral (select extract(day from m.on_date)::int as day) n
    join lateral (select p.id as person_id, min(s.kind) as kind, row_number() over (order by p.sort_name, min(s.starts_on)) as nth from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id
      where s.tenant_id = m.tenant_id and s.organization_id = m.organization_id and s.kind = case when m.kind = 'advisory_board_meeting' then 'board_member' else 'staff' end and (s.ends_on is null or s.ends_on >= m.on_date)
      group by p.id, p.sort_name) s on s.nth <= 12`;
const GUESTS = `insert into meeting_attendee (id, meeting_id, organization_id, guest_name, role, present)
  select uuidv7(), m.id, m.organization_id, g.name, 'guest', true from meeting m cross join (values ('Marisol Vega, city library'), ('Officer Tom Reilly')) g (name) where m.kind = 'advisory_board_meeting'`;

/** Services to children of each site over the last weeks. */
const SERVICES = `insert into service (id, organization_id, on_date, start_time, end_time, minutes, category, title, staff_person_id, provided_by, notes, visibility, created_at)
  select uuidv7(), o.id, $1::date - v.ago, v.from_time::time, v.from_time::time + make_interval(mins => v.minutes), v.minutes, v.category, v.title, case when v.by is null then st.person_id end, v.by, v.notes, v.visibility, $1::date - v.ago + time '18:00'
  from organization o cross join (values
    (2, '15:30', 45, 'tutoring', 'Fractions with blocks', null, 'Needs the number line for thirds.', 'everyone'),
    (6, '16:00', 30, 'tutoring', 'Reading aloud', null, null, 'everyone'),
    (9, '15:00', 40, 'counseling', 'Weekly talk', 'Ms. Ortega, school counselor', 'Calmer since the move.', 'leaders'),
    (15, '17:00', 20, 'family_engagement', 'Talk with the family about homework', null, null, 'everyone'),
    (21, '15:15', 60, 'mentoring', 'Big Brothers Big Sisters', 'Jordan Hale', null, 'everyone')
  ) v (ago, from_time, minutes, category, title, by, notes, visibility)
  left join lateral (select s.person_id from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id where s.tenant_id = o.tenant_id and s.organization_id = o.id and s.kind = 'staff' order by p.sort_name limit 1) st on true
  where o.level = 'site' and (v.by is not null or st.person_id is not null)`;
const SERVED = `insert into service_participant (id, service_id, organization_id, person_id)
  select uuidv7(), v.id, v.organization_id, p.person_id from service v join lateral (select s.person_id from stay s join person c on c.tenant_id = s.tenant_id and c.id = s.person_id where s.tenant_id = v.tenant_id and s.organization_id = v.organization_id and s.kind = 'participant' and s.ends_on is null
    order by md5(c.sort_name || v.category || v.minutes) limit case v.category when 'tutoring' then 2 else 1 end) p on true`;

/** What sites keep beside attendance: meetings, trainings, individual services. */
export async function seedMeetings(owner: Client, tenantId: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(MEETINGS, [today]);
  for (const statement of [ATTENDEES, GUESTS]) await owner.query(statement);
  await owner.query(SERVICES, [today]);
  await owner.query(SERVED);
  await owner.query('commit');
}
