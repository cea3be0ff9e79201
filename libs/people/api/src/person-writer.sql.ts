import { PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';

/** Property, column and type of all that is written of a person. */
export const COLUMNS = [
  ['firstName', 'first_name', 'text'],
  ['middleName', 'middle_name', 'text'],
  ['lastName', 'last_name', 'text'],
  ['preferredName', 'preferred_name', 'text'],
  ['birthDate', 'birth_date', 'date'],
  ['grade', 'grade', 'text'],
  ['localId', 'local_id', 'text'],
  ['stateId', 'state_id', 'text'],
  ['employeeId', 'employee_id', 'text'],
  ['allergies', 'allergies', 'text'],
  ['contactRestriction', 'contact_restriction', 'text'],
  ['email', 'email', 'text'],
  ['phone', 'phone', 'text'],
  ['otherPhone', 'other_phone', 'text'],
  ['addressLine1', 'address_line1', 'text'],
  ['addressLine2', 'address_line2', 'text'],
  ['city', 'city', 'text'],
  ['state', 'state', 'text'],
  ['postalCode', 'postal_code', 'text'],
] as const;

export const flagOf = (kind: PersonKind): `is_${PersonKind}` => `is_${kind}`;

const FLAGS = PERSON_KINDS.map(flagOf);
const names = COLUMNS.map(([, column]) => column).join(', ');
const given = COLUMNS.map(([name]) => `v."${name}"`).join(', ');
const typed = COLUMNS.map(([name, , type]) => `"${name}" ${type}`).join(', ');

export const INSERT_PEOPLE = `insert into person (id, ${names}, ${FLAGS.join(', ')})
  select v.id, ${given}, ${FLAGS.map((flag) => `v.${flag}`).join(', ')}
  from jsonb_to_recordset($1::jsonb) as v (id uuid, ${typed}, ${FLAGS.map((flag) => `${flag} boolean`).join(', ')})`;

export const INSERT_STAYS = `insert into stay (id, person_id, organization_id, starts_on, kind)
  select "stayId", id, $2, "startsOn", $3 from jsonb_to_recordset($1::jsonb) as p (id uuid, "stayId" uuid, "startsOn" date)`;

/** What the person is, in the order of the kinds. */
export const kindsOf = (alias: string): string => `array_remove(array[${PERSON_KINDS.map((kind) => `case when ${alias}.${flagOf(kind)} then '${kind}' end`).join(', ')}]::text[], null)`;

export const BEFORE = `select ${COLUMNS.map(([name, column]) => `p.${column}${column === 'birth_date' ? '::text' : ''} as "${name}"`).join(', ')}, ${kindsOf('p')} as kinds
  from person p where p.id = $1 and p.removed_at is null for update`;

export const updatePerson = (kind: PersonKind): string =>
  `update person p set ${COLUMNS.map(([name, column]) => `${column} = v."${name}"`).join(', ')}, ${flagOf(kind)} = true, version = version + 1, updated_at = now()
  from jsonb_to_record($2::jsonb) as v (${typed}) where p.id = $1`;

export const OPEN_STAY = 'select 1 from stay where person_id = $1 and organization_id = $2 and kind = $4 and (ends_on is null or ends_on >= $3)';

/** Ids that one person of a tenant alone may have, by the constraint that says so. */
export const TAKEN: Readonly<Record<string, string>> = {
  person_tenant_id_state_id_key: 'stateId',
  person_tenant_id_local_id_key: 'localId',
  person_tenant_id_employee_id_key: 'employeeId',
};
