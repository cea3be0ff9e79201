import { newId } from '@afterbell/core/domain';
import { type Caller, type TestApp, type TestTenant } from './harness';
import { addSchool, type School } from './school-fixture';

export interface PrivacyWorld {
  north: TestTenant;
  school: School;
  child: string;
  institution: Caller;
  site: Caller;
  viewer: Caller;
  otherSite: Caller;
  foreign: Caller;
  inNorth: (sql: string, values?: unknown[]) => Promise<void>;
}

/** A child of one site, and those who may do something with its data, and those who may not. */
export async function privacyWorld(test: TestApp, code: string): Promise<PrivacyWorld> {
  const north = await test.tenant(code);
  const river = await test.tenant(`${code}river`);
  const school = await addSchool(test, north, 3);
  const inNorth = async (sql: string, values: unknown[] = []) => {
    await test.owner.query('begin');
    await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
    await test.owner.query(sql, values);
    await test.owner.query('commit');
  };
  const child = school.people[0] ?? '';
  return {
    north,
    school,
    child,
    inNorth,
    institution: await test.signIn(north, 'institution_administrator', north.institutionId),
    site: await test.signIn(north, 'site_coordinator', north.siteId),
    viewer: await test.signIn(north, 'viewer', north.siteId),
    otherSite: await test.signIn(north, 'site_coordinator', north.otherSiteId),
    foreign: await test.signIn(river, 'tenant_administrator', river.topId),
  };
}

/** Something in every tab and beside it, all with a word that is nowhere else; what only a tab shows may have a word of its own. */
export async function fillRecord({ inNorth, child, north, school }: PrivacyWorld, word: string, author: string, inTabs = word): Promise<{ parent: string; teacher: string }> {
  const [parent, teacher] = [newId(), newId()];
  await inNorth(`update person set first_name = $2, email = $2 || '@family.example', phone = '+12015550123', local_id = $2, allergies = $2, address_line1 = $2 || ' Street' where id = $1`, [child, word]);
  await inNorth(`insert into person (id, first_name, last_name, is_contact) values ($1, 'Rosa', 'Vega', true)`, [parent]);
  await inNorth(`insert into person (id, first_name, last_name, is_teacher) values ($1, 'Ines', 'Özdemir', true)`, [teacher]);
  await inNorth(`insert into stay (id, person_id, organization_id, starts_on, kind) values (gen_random_uuid(), $1, $2, '2026-07-01', 'teacher')`, [teacher, north.siteId]);
  await inNorth(`insert into relationship (id, participant_person_id, other_person_id, kind, restriction_text, is_restricted, restricted_from) values ($1, $2, $3, 'mother', $4, true, '2026-08-01')`, [newId(), child, parent, inTabs]);
  await inNorth(`insert into participant_note (id, person_id, text, visibility, created_by) values ($1, $2, 'For all ' || $3, 'everyone', $4), ($5, $2, 'Private ' || $3, 'author', $6)`, [newId(), child, inTabs, author, newId(), newId()]);
  await inNorth(`insert into participant_communication (id, person_id, on_date, channel, with_whom, about) values ($1, $2, '2026-11-02', 'phone', $3, $3)`, [newId(), child, inTabs]);
  const goal = newId();
  await inNorth(`insert into participant_goal (id, person_id, title, starts_on, status) values ($1, $2, $3, '2026-09-01', 'active')`, [goal, child, inTabs]);
  await inNorth(`insert into participant_goal_progress (id, person_id, goal_id, on_date, value, comment) values ($1, $2, $3, '2026-10-01', 2, $4)`, [newId(), child, goal, inTabs]);
  await inNorth(`insert into participant_referral (id, person_id, referred_on, referred_to, reason, status) values ($1, $2, '2026-09-10', $3, $3, 'open')`, [newId(), child, inTabs]);
  await inNorth(`insert into participant_employment (id, person_id, employer, starts_on) values ($1, $2, $3, '2026-06-01')`, [newId(), child, inTabs]);
  await inNorth(`insert into teacher_link (id, person_id, teacher_person_id, subject, status) values ($1, $2, $3, $4, 'pending')`, [newId(), child, teacher, inTabs]);
  await inNorth(`insert into form_draft (user_id, access_id, section, sub_section, record_key, answers) values (gen_random_uuid(), gen_random_uuid(), 'participants', 'participant', $1, jsonb_build_array($2::text))`, [child, inTabs]);
  await inNorth(`insert into attendance (session_id, on_date, person_id, organization_id, status) values ($1, '2026-11-17', $2, $3, 'Present')`, [school.sessionId, child, north.siteId]);
  return { parent, teacher };
}
