import { HELD_AS_PARTICIPANT, SEEN_AS_PARTICIPANT } from './participant-list';

/** Of every kind of person. */
export const REACH = `'email', p.email, 'phone', p.phone, 'otherPhone', p.other_phone, 'addressLine1', p.address_line1, 'addressLine2', p.address_line2,
      'city', p.city, 'state', p.state, 'postalCode', p.postal_code`;

/** The site whose administrators read the trail: where the person stays, the open stay first. */
const PARTICIPANT = `select p.id, p.version, p.form_version as "formVersion", p.custom, concat_ws(', ', nullif(p.last_name, ''), p.first_name) as title,
    (select s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' order by s.ends_on nulls first, s.starts_on desc limit 1) as "organizationId",
    jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'middleName', p.middle_name, 'preferredName', p.preferred_name, 'birthDate', p.birth_date,
      'grade', p.grade, 'localId', p.local_id, 'stateId', p.state_id, 'allergies', p.allergies, 'contactRestriction', p.contact_restriction, ${REACH}) as properties
  from person p where`;

export const PARTICIPANT_RECORD = `${PARTICIPANT} ${SEEN_AS_PARTICIPANT}`;
export const PARTICIPANT_HELD = `${PARTICIPANT} ${HELD_AS_PARTICIPANT} for update of p`;
