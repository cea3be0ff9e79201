import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';

/** Every so many participants of a site, by name, one has something in a tab. The first of each site has something in all of them. */
const CHOSEN = `with chosen as materialized (
    select p.id as person_id, row_number() over (partition by s.organization_id order by p.sort_name, p.id) as nth,
      coalesce((select a.user_id from access a where a.organization_id = s.organization_id order by a.id limit 1), (select a.user_id from access a order by a.id limit 1)) as by_user
    from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id where s.kind = 'participant' and s.ends_on is null and p.is_participant)`;

/** Rows of a list, each on the day so many days before today. */
const values = (rows: readonly (readonly [number, ...(string | number | null)[]])[]) =>
  rows.map((row) => `(${row.map((value) => (value === null ? 'null' : typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`)).join(', ')})`).join(', ');

const NOTES = values([
  [3, 'everyone', 'Helps the younger ones with homework without being asked. Ask before pairing: likes to choose.'],
  [17, 'everyone', 'Wears glasses for reading; they stay in the blue case in the backpack.'],
  [29, 'leaders', 'The family is moving at the end of the month and has not told the child yet.'],
  [41, 'author', 'Seems tired on Mondays. Watch for two more weeks before raising it.'],
]);
const COMMUNICATIONS = values([
  [2, '17:45', 'in_person', 'Grandmother', 'Picked up late for the second time this week. Agreed to call by 5 PM when it gets late.', 5],
  [9, '10:15', 'phone', 'Ms. Thompson, homeroom', 'Reading log is back on track. Will send the new level by e-mail.', null],
  [24, null, 'email', 'Mother', 'Sent the consent for the museum trip and the list of what to bring.', -3],
]);
const GOALS = values([
  [70, 'Read 20 books by the end of term', 'Any language counts; the log is signed at home.', 0, 20, 'books', 40, 'active'],
  [55, 'Speak up once in each circle', null, null, null, null, null, 'active'],
  [80, 'Swim 25 m without a float', 'With the Thursday group.', 0, 25, 'm', -10, 'met'],
]);
const PROGRESS = values([
  [60, 3, 'Began with comics'],
  [40, 7, null],
  [21, 11, 'First chapter book'],
  [6, 14, 'Reads to a younger child now'],
]);
const REFERRALS = values([
  [35, 'School counsellor', 'Worried about a move; asked for somebody to talk to.', 'in_progress', -6, null],
  [90, 'Eye clinic, Main Street', 'Could not read the board from the third row.', 'completed', null, 'New glasses since October.'],
]);
const JOBS = values([[120, 'Corner Bakery', 'Counter help', 6, null], [400, 'Parks and Recreation', 'Summer camp helper', 20, 340]]);

const STATEMENTS: readonly string[] = [
  `insert into participant_note (id, person_id, text, visibility, created_by, created_at, updated_at)
    select uuidv7(), c.person_id, v.text, v.visibility, c.by_user, $1::date - v.ago + time '20:30', $1::date - v.ago + time '20:30'
    from chosen c cross join (values ${NOTES}) v (ago, visibility, text) where c.nth = 1 or (c.nth + v.ago) % 9 = 0`,
  `insert into participant_communication (id, person_id, on_date, at_time, channel, with_whom, about, follow_up_on, follow_up_done, created_by, created_at)
    select uuidv7(), c.person_id, $1::date - v.ago, v.at::time, v.channel, v.who, v.about, $1::date + v.follow, false, c.by_user, $1::date - v.ago + time '21:00'
    from chosen c cross join (values ${COMMUNICATIONS}) v (ago, at, channel, who, about, follow) where c.nth = 1 or (c.nth + v.ago) % 8 = 0`,
  `insert into participant_goal (id, person_id, title, description, start_value, target_value, unit, starts_on, due_on, status, created_by, created_at)
    select uuidv7(), c.person_id, v.title, v.description, v.start::numeric, v.target::numeric, v.unit, $1::date - v.ago, $1::date + v.due::int, v.status, c.by_user, $1::date - v.ago + time '19:00'
    from chosen c cross join (values ${GOALS}) v (ago, title, description, start, target, unit, due, status) where c.nth = 1 or (c.nth + v.ago) % 7 = 0`,
  `insert into participant_goal_progress (id, person_id, goal_id, on_date, value, comment, created_by)
    select uuidv7(), g.person_id, g.id, $1::date - v.ago, v.value, v.comment, g.created_by
    from participant_goal g cross join (values ${PROGRESS}) v (ago, value, comment) where g.unit = 'books'`,
  `insert into participant_referral (id, person_id, referred_on, referred_to, reason, status, follow_up_on, outcome, created_by, created_at)
    select uuidv7(), c.person_id, $1::date - v.ago, v.whom, v.reason, v.status, $1::date + v.follow, v.outcome, c.by_user, $1::date - v.ago + time '18:00'
    from chosen c cross join (values ${REFERRALS}) v (ago, whom, reason, status, follow, outcome) where c.nth = 1 or (c.nth + v.ago) % 11 = 0`,
  `insert into participant_employment (id, person_id, employer, title, starts_on, ends_on, hours_per_week, created_by)
    select uuidv7(), c.person_id, v.employer, v.title, $1::date - v.ago, $1::date - v.ended::int, v.hours, c.by_user
    from chosen c join person p on p.id = c.person_id cross join (values ${JOBS}) v (ago, employer, title, hours, ended) where p.grade in ('9', '10', '11', '12') and (c.nth + v.ago) % 3 = 0`,
];

/** What coordinators would have written into the tabs of some participants, in a few statements for the whole tenant. */
export async function seedParticipantRecords(owner: Client, tenantId: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  for (const statement of STATEMENTS) {
    const chosen = statement.includes('chosen');
    await owner.query(chosen ? `${CHOSEN} ${statement}` : statement, [today]);
  }
  await owner.query('commit');
}
