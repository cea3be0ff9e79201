/** In the order in which the demo made them. */
export const SEEDED_CHILDREN = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.contact_restriction as "contactRestriction", s.organization_id as "siteId", s.starts_on::text as "startsOn"
  from person p join stay s on s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' where p.tenant_id = app_tenant() order by p.local_id`;

export const INSERT_CONTACTS = `insert into person (id, first_name, last_name, email, phone, address_line1, city, state, postal_code, is_contact)
  select id, "firstName", "lastName", email, phone, "addressLine1", city, state, "postalCode", true
  from jsonb_to_recordset($1::jsonb) as c (id uuid, "firstName" text, "lastName" text, email text, phone text, "addressLine1" text, city text, state text, "postalCode" text)`;

export const SET_ADDRESSES = `update person p set address_line1 = a."addressLine1", city = a.city, state = a.state, postal_code = a."postalCode"
  from jsonb_to_recordset($1::jsonb) as a (id uuid, "addressLine1" text, city text, state text, "postalCode" text) where p.tenant_id = app_tenant() and p.id = a.id`;

export const INSERT_RELATIONSHIPS = `insert into relationship (id, participant_person_id, other_person_id, kind, is_primary, is_guardian, lives_with, emergency_order, may_pick_up, is_restricted, restriction_text)
  select id, "participantId", "otherId", kind, "isPrimary", "isGuardian", "livesWith", "emergencyOrder", "mayPickUp", "isRestricted", "restrictionText"
  from jsonb_to_recordset($1::jsonb) as r (id uuid, "participantId" uuid, "otherId" uuid, kind text, "isPrimary" boolean, "isGuardian" boolean, "livesWith" boolean,
    "emergencyOrder" smallint, "mayPickUp" boolean, "isRestricted" boolean, "restrictionText" text)`;

export const INSERT_HOUSEHOLDS = `insert into household (id, name, address_line1, city, state, postal_code, phone, language)
  select id, name, "addressLine1", city, state, "postalCode", phone, language
  from jsonb_to_recordset($1::jsonb) as h (id uuid, name text, "addressLine1" text, city text, state text, "postalCode" text, phone text, language text)`;

export const INSERT_MEMBERS = `insert into household_member (id, household_id, person_id, is_primary, joined_on)
  select id, "householdId", "personId", "isPrimary", "joinedOn" from jsonb_to_recordset($1::jsonb) as m (id uuid, "householdId" uuid, "personId" uuid, "isPrimary" boolean, "joinedOn" date)`;
