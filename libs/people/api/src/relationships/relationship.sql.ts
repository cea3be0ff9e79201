/** A person as `RelatedPerson`. */
export const personJson = (alias: string) => `jsonb_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name, 'preferredName', ${alias}.preferred_name,
  'birthDate', ${alias}.birth_date, 'grade', ${alias}.grade, 'email', ${alias}.email, 'phone', ${alias}.phone, 'otherPhone', ${alias}.other_phone, 'addressLine1', ${alias}.address_line1,
  'addressLine2', ${alias}.address_line2, 'city', ${alias}.city, 'state', ${alias}.state, 'postalCode', ${alias}.postal_code, 'isParticipant', ${alias}.is_participant,
  'isContact', ${alias}.is_contact, 'isStaff', ${alias}.is_staff, 'isTeacher', ${alias}.is_teacher, 'isBoardMember', ${alias}.is_board_member, 'version', ${alias}.version)`;

export const FLAGS = `r.kind, r.is_primary as "isPrimary", r.is_guardian as "isGuardian", r.lives_with as "livesWith", r.emergency_order as "emergencyOrder", r.may_pick_up as "mayPickUp",
  r.is_restricted as "isRestricted", r.restriction_text as "restrictionText", r.restricted_from::text as "restrictedFrom", r.restricted_to::text as "restrictedTo"`;

const COLUMNS = `r.id, ${FLAGS}, r.ended_on::text as "endedOn", r.version, ${personJson('p')} as participant, ${personJson('o')} as other`;
const FROM = `relationship r join person p on p.tenant_id = r.tenant_id and p.id = r.participant_person_id and p.removed_at is null
  join person o on o.tenant_id = r.tenant_id and o.id = r.other_person_id and o.removed_at is null`;

/** Relationships of each person from either side; whoever is out of sight leaves the row out. $1 ids */
export const RELATIONSHIPS_OF = `select r.participant_person_id as of, ${COLUMNS} from ${FROM} where r.participant_person_id = any($1::uuid[])
  union all select r.other_person_id as of, ${COLUMNS} from ${FROM} where r.other_person_id = any($1::uuid[])`;

export const RELATIONSHIPS_BY_ID = `select ${COLUMNS} from ${FROM} where r.id = any($1::uuid[])`;

/** One relationship to change. $1 id */
export const RELATIONSHIP_HOLD = `select r.id, r.participant_person_id as "participantId", r.other_person_id as "otherId", ${FLAGS}, r.ended_on::text as "endedOn", r.version
  from relationship r where r.id = $1 for update of r`;

/** Written anew, or taken up again where one had ended. $1 participant, $2 rows */
export const RELATIONSHIPS_INSERT = `insert into relationship as r (id, participant_person_id, other_person_id, kind, is_primary, is_guardian, lives_with, emergency_order, may_pick_up,
    is_restricted, restriction_text, restricted_from, restricted_to)
  select id, $1, "otherId", kind, "isPrimary", "isGuardian", "livesWith", "emergencyOrder", "mayPickUp", "isRestricted", "restrictionText", "restrictedFrom", "restrictedTo"
  from jsonb_to_recordset($2::jsonb) as n (id uuid, "otherId" uuid, kind text, "isPrimary" boolean, "isGuardian" boolean, "livesWith" boolean, "emergencyOrder" smallint,
    "mayPickUp" boolean, "isRestricted" boolean, "restrictionText" text, "restrictedFrom" date, "restrictedTo" date)
  on conflict (tenant_id, participant_person_id, other_person_id) do update set kind = excluded.kind, is_primary = excluded.is_primary, is_guardian = excluded.is_guardian,
    lives_with = excluded.lives_with, emergency_order = excluded.emergency_order, may_pick_up = excluded.may_pick_up, is_restricted = excluded.is_restricted,
    restriction_text = excluded.restriction_text, restricted_from = excluded.restricted_from, restricted_to = excluded.restricted_to, ended_on = null, version = r.version + 1, updated_at = now()
    where r.ended_on is not null
  returning r.id, r.other_person_id as "otherId"`;

export const RELATIONSHIP_UPDATE = `update relationship set kind = $2, is_primary = $3, is_guardian = $4, lives_with = $5, emergency_order = $6, may_pick_up = $7, is_restricted = $8,
  restriction_text = $9, restricted_from = $10, restricted_to = $11, ended_on = $12, version = version + 1, updated_at = now() where id = $1`;

/** Whoever had the place in the order of calls, and everyone after, moves down by one. $1 participant, $2 order, $3 the one who takes it */
export const EMERGENCY_ORDER_SHIFT = `update relationship set emergency_order = emergency_order + 1, version = version + 1
  where participant_person_id = $1 and emergency_order >= $2 and emergency_order < 20 and id <> $3
    and exists (select 1 from relationship taken where taken.tenant_id = relationship.tenant_id and taken.participant_person_id = $1 and taken.emergency_order = $2 and taken.id <> $3)`;

export const PARTICIPANT_HOLD = 'select p.id from person p where p.id = $1 and p.is_participant and p.removed_at is null for update of p';
export const VISIBLE_PEOPLE = 'select id, is_participant as "isParticipant", is_contact as "isContact" from person where id = any($1::uuid[]) and removed_at is null';
export const MAKE_CONTACT = 'update person set is_contact = true, version = version + 1, updated_at = now() where id = any($1::uuid[]) and not is_contact';

/** A new contact is out of sight until related, so nothing is read back. */
export const CONTACTS_INSERT = `insert into person (id, first_name, last_name, middle_name, preferred_name, email, phone, other_phone, address_line1, address_line2, city, state, postal_code, is_contact)
  select id, "firstName", "lastName", "middleName", "preferredName", email, phone, "otherPhone", "addressLine1", "addressLine2", city, state, "postalCode", true
  from jsonb_to_recordset($1::jsonb) as n (id uuid, "firstName" text, "lastName" text, "middleName" text, "preferredName" text, email text, phone text, "otherPhone" text,
    "addressLine1" text, "addressLine2" text, city text, state text, "postalCode" text)`;

/** People in sight of the same sorted name, as each new contact may be one of them. $1 rows of n, name */
export const SAME_NAMES = `select w.n, p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", p.email, p.phone, p.other_phone as "otherPhone",
    p.is_contact as "isContact", p.birth_date::text as "birthDate"
  from jsonb_to_recordset($1::jsonb) as w (n int, name text) join person p on p.sort_name = w.name and p.removed_at is null order by w.n, p.is_contact desc, p.id limit 200`;
