import { newId } from '@afterbell/core/domain';
import type { PersonPart } from '@afterbell/people/api';
import { DAY, type School } from './school-fixture';
import type { TestApp, TestTenant } from './harness';

/** Runs statements as the owner, within the tenant. */
export async function inTenant(test: TestApp, tenant: TestTenant, statements: readonly (readonly [string, unknown[]])[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  for (const [sql, values] of statements) await test.owner.query(sql, values);
  await test.owner.query('commit');
}

const PERSON = 'insert into person (id, first_name, last_name, birth_date, is_participant, is_contact, is_teacher, local_id, phone, allergies, grade) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';
const STAY = 'insert into stay (id, person_id, organization_id, kind, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)';

export interface Pair {
  winner: string;
  loser: string;
  mother: string;
}

/** Two records of one child with something in every table that holds anything of a person, much of it twice. */
export async function addPair(test: TestApp, tenant: TestTenant, { sessionId }: School): Promise<Pair> {
  const [winner, loser, mother, uncle, teacher, home, roster, rolled, tag, photo] = Array.from({ length: 10 }, () => newId()) as [string, string, string, string, string, string, string, string, string, string];
  const statements: (readonly [string, unknown[]])[] = [
    [PERSON, [winner, 'Sofia', 'Garcia', '2016-03-04', true, false, false, null, '+19165550123', 'Peanuts', '4']],
    [PERSON, [loser, 'Sofía', 'García', '2016-03-04', true, false, false, `L-${loser.slice(-8)}`, null, 'Milk', '5']],
    [PERSON, [mother, 'Ana', 'García', null, false, true, false, null, null, null, null]],
    [PERSON, [uncle, 'Luis', 'García', null, false, true, false, null, null, null, null]],
    [PERSON, [teacher, 'Ines', 'Özdemir', null, false, false, true, null, null, null, null]],
    [STAY, [newId(), teacher, tenant.siteId, 'teacher', '2026-07-01', null]],
    [`insert into household (id, name) values ($1, 'García')`, [home]],
    [`insert into tag (id, name, colour) values ($1, $2, 'blue')`, [tag, `Bus ${tag.slice(-6)}`]],
    [`insert into roster (id, organization_id, name) values ($1, $2, $3)`, [roster, tenant.siteId, `Chess ${roster.slice(-6)}`]],
    [`insert into grade_roll_over (id, organization_id, programme_year, people, undone_at) values ($1, $2, 2025, 2, now())`, [rolled, tenant.siteId]],
  ];
  for (const [index, person] of [winner, loser].entries()) {
    const stay = newId();
    const goal = newId();
    const file = newId();
    statements.push(
      [STAY, [stay, person, tenant.siteId, 'participant', index ? '2026-08-15' : '2026-09-01', index ? null : '2027-06-30']],
      ['insert into enrolled_programme (id, stay_id, person_id, organization_id, code, starts_on) values ($1, $2, $3, $4, $5, $6)', [newId(), stay, person, tenant.siteId, '21st_cclc', index ? '2026-08-15' : '2026-09-01']],
      ['insert into person_trait (person_id, list, starts_on, codes, list_effective_on) values ($1, $2, $3, $4, $3)', [person, 'sex', '2026-07-01', [index ? 'F' : 'M']]],
      ['insert into person_trait (person_id, list, starts_on, codes, list_effective_on) values ($1, $2, $3, $4, $3)', [person, index ? 'meals' : 'disability', '2026-07-01', ['x']]],
      [`insert into person_grade (person_id, programme_year, grade) values ($1, $2, '3')`, [person, 2020 + index]],
      [`insert into grade_rolled (roll_over_id, person_id, was, became, stay_id) values ($1, $2, '3', '4', $3)`, [rolled, person, stay]],
      [`insert into person_field_source (person_id, field, source, source_ref) values ($1, 'grade', $2, $3)`, [person, index ? 'import' : 'staff', index ? 'Roster' : null]],
      [`insert into employment (id, person_id, organization_id, job_title) values ($1, $2, $3, 'Tutor')`, [newId(), person, tenant.siteId]],
      ['insert into roster_member (roster_id, organization_id, person_id) values ($1, $2, $3)', [roster, tenant.siteId, person]],
      ['insert into person_badge (id, person_id, code) values ($1, $2, $3)', [newId(), person, [...person.replaceAll('-', '').toUpperCase()].slice(-12).join('')]],
      ['insert into household_member (id, household_id, person_id, is_primary, joined_on) values ($1, $2, $3, $4, $5)', [newId(), home, person, index === 1, index ? '2025-01-01' : '2026-01-01']],
      [`insert into relationship (id, participant_person_id, other_person_id, kind, is_primary, may_pick_up, emergency_order) values ($1, $2, $3, 'mother', true, true, 1)`, [newId(), person, mother]],
      ['insert into relative_dismissal (participant_person_id, other_person_id) values ($1, $2)', [person, teacher]],
      [`insert into participant_note (id, person_id, text, visibility) values ($1, $2, 'Loves chess', 'everyone')`, [newId(), person]],
      [`insert into participant_communication (id, person_id, on_date, channel, with_whom, about) values ($1, $2, $3, 'phone', 'Ana', 'Late')`, [newId(), person, DAY]],
      [`insert into participant_goal (id, person_id, title, starts_on, status) values ($1, $2, 'Read', $3, 'active')`, [goal, person, DAY]],
      ['insert into participant_goal_progress (id, person_id, goal_id, on_date, value) values ($1, $2, $3, $4, 2.5)', [newId(), person, goal, DAY]],
      [`insert into participant_referral (id, person_id, referred_on, referred_to, reason, status) values ($1, $2, $3, 'Clinic', 'Eyes', 'open')`, [newId(), person, DAY]],
      [`insert into stored_file (id, organization_id, uploaded_by, name, kind, content_type, size, sha256, state) values ($1, $2, $1, 'a.pdf', 'file', 'application/pdf', 1, '\\x00', 'available')`, [file, tenant.siteId]],
      [`insert into participant_document (id, person_id, name, kind, file_id) values ($1, $2, 'Consent', 'consent', $3)`, [newId(), person, file]],
      [`insert into participant_employment (id, person_id, employer, starts_on) values ($1, $2, 'Shop', $3)`, [newId(), person, DAY]],
      [`insert into teacher_link (id, person_id, teacher_person_id, status) values ($1, $2, $3, 'linked')`, [newId(), person, teacher]],
      [`insert into privacy_request (id, organization_id, person_id, kind, asked_by, channel, asked_on, due_on, status) values ($1, $2, $3, 'access', 'Ana García', 'phone', '2026-11-02', '2026-12-17', 'open')`, [newId(), tenant.siteId, person]],
      [`insert into disclosure (id, person_id, on_date, ground, recipient, purpose, what) values ($1, $2, '2026-11-02', 'parent', 'Ana García', 'Asked', 'Attendance')`, [newId(), person]],
      [`insert into person_hold (id, person_id, starts_on, reason) values ($1, $2, '2026-11-02', 'A claim')`, [newId(), person]],
      [`insert into person_erasure (id, person_id, organization_id, reason, due_at) values ($1, $2, $3, 'Asked', now() + interval '14 days')`, [newId(), person, tenant.siteId]],
      ['insert into person_tag (person_id, tag_id) values ($1, $2)', [person, tag]],
      ['insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)', [newId(), sessionId, tenant.siteId, person, index ? '2026-10-01' : '2026-11-01', index ? '2026-11-20' : null]],
      [`insert into session_staff (session_id, organization_id, person_id) values ($1, $2, $3) on conflict do nothing`, [sessionId, tenant.siteId, person]],
      [`insert into activity_staff (activity_id, organization_id, person_id) select activity_id, $2::uuid, $3::uuid from session where id = $1`, [sessionId, tenant.siteId, person]],
      [`insert into calendar_feed (id, organization_id, person_id, made_by, access_id, token_hash) values ($1, $2, $3, $4, $5, sha256(convert_to($6, 'UTF8')))`, [newId(), tenant.siteId, person, newId(), newId(), newId()]],
      [`insert into session_waiting (id, session_id, organization_id, person_id, position, starts_on) values ($1, $2, $3, $4, $5, '2027-07-01')`, [newId(), sessionId, tenant.siteId, person, index + 1]],
      ['insert into attendance (session_id, on_date, person_id, organization_id, status, start_time, end_time) values ($1, $2, $3, $4, $5, $6, $7)', [sessionId, DAY, person, tenant.siteId, index ? 'Present' : 'UnexcusedAbsence', index ? '15:05' : null, index ? '16:50' : null]],
    );
    // Asked for before the stay begins, so that a stay leaves days out of it.
    if (index) statements.push([`insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, '2026-08-01', '2026-08-20')`, [newId(), sessionId, tenant.siteId, person]]);
  }
  const [meeting, service] = [newId(), newId()];
  statements.push(
    [`insert into meeting (id, organization_id, kind, title, on_date, start_time, end_time) values ($1, $2, 'staff_meeting', 'Week ahead', $3, '14:00', '15:00')`, [meeting, tenant.siteId, DAY]],
    [`insert into service (id, organization_id, on_date, minutes, category, visibility) values ($1, $2, $3, 30, 'tutoring', 'everyone')`, [service, tenant.siteId, DAY]],
  );
  for (const [index, person] of [winner, loser].entries()) {
    statements.push(
      [`insert into meeting_attendee (id, meeting_id, organization_id, person_id, role, present) values ($1, $2, $3, $4, 'staff', $5)`, [newId(), meeting, tenant.siteId, person, index === 1]],
      [`insert into door_event (id, session_id, on_date, person_id, organization_id, kind, at_time, how) values ($1, $2, $3, $4, $5, 'in', '15:05', 'roster')`, [newId(), sessionId, DAY, person, tenant.siteId]],
      [`insert into adult_attendance (id, session_id, on_date, organization_id, person_id, member_type) values ($1, $2, $3, $4, $5, 'other')`, [newId(), sessionId, DAY, tenant.siteId, person]],
      ['insert into service_participant (id, service_id, organization_id, person_id) values ($1, $2, $3, $4)', [newId(), service, tenant.siteId, person]],
      [`insert into service (id, organization_id, on_date, minutes, category, visibility, staff_person_id) values ($1, $2, $3, 30, 'tutoring', 'everyone', $4)`, [newId(), tenant.siteId, DAY, person]],
    );
  }
  const alone = newId();
  const scan = newId();
  statements.push(
    [`insert into stored_file (id, organization_id, uploaded_by, name, kind, content_type, size, sha256, state, subject, record_id, field_id) values ($1, $2, $1, 'a.jpg', 'image', 'image/jpeg', 1, '\\x00', 'available', 'person_photo', $3, 0)`, [photo, tenant.siteId, loser]],
    [`insert into person_photo (file_id, person_id, thumbnail) values ($1, $2, '\\x00')`, [photo, loser]],
    ['update person set photo_file_id = $1 where id = $2', [photo, loser]],
    [`update person set custom = '{"9001": "Bus 4"}' where id = $1`, [loser]],
    [`insert into custom_value (subject, record_id, field_id, place, text) values ('person', $1, 9001, 0, 'Bus 4')`, [loser]],
    [`insert into stored_file (id, organization_id, uploaded_by, name, kind, content_type, size, sha256, state, subject, record_id, field_id) values ($1, $2, $1, 'b.pdf', 'file', 'application/pdf', 1, '\\x00', 'available', 'person', $3, 9001)`, [scan, tenant.siteId, loser]],
    [`insert into grade_roll_over (id, organization_id, programme_year, people, undone_at) values ($1, $2, 2024, 1, now())`, [alone, tenant.siteId]],
    [`insert into grade_rolled (roll_over_id, person_id, was, became, stay_id) select $1, $2, '2', '3', id from stay where person_id = $2`, [alone, loser]],
      [`insert into relationship (id, participant_person_id, other_person_id, kind, is_restricted, restriction_text) values ($1, $2, $3, 'aunt_uncle', true, 'Court order')`, [newId(), loser, uncle]],
    [`insert into relationship (id, participant_person_id, other_person_id, kind) values ($1, $2, $3, 'sibling')`, [newId(), loser, winner]],
    [`insert into session_date (session_id, on_date, organization_id, start_time, end_time, outcome, closed_at) values ($1, '2026-11-18', $2, '15:00', '17:00', 'taken', now()) on conflict do nothing`, [sessionId, tenant.siteId]],
    [`insert into participation_lock (organization_id, month) values ($1, '2026-11-01') on conflict do nothing`, [tenant.siteId]],
    [`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, '2026-11-18', $2, $3, 'Present')`, [sessionId, loser, tenant.siteId]],
  );
  await inTenant(test, tenant, statements);
  return { winner, loser, mother };
}

/** The rows of a whole table of the tenant, but for what counts its own changes. */
export async function rowsIn(test: TestApp, tenant: TestTenant, { table }: Pick<PersonPart, 'table'>): Promise<string[]> {
  const { rows } = await test.admin.query<{ row: string }>(`select (to_jsonb(t) - 'version' - 'updated_at')::text as row from ${table} t where tenant_id = $1 order by 1`, [tenant.id]);
  return rows.map(({ row }) => row);
}
