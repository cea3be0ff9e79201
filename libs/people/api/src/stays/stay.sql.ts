const COLUMNS = `s.id, s.person_id as "personId", s.organization_id as "organizationId", o.name as "organizationName", o.level as "organizationLevel",
  s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.end_reason as "endReason", s.version`;
const FROM = `from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id where s.kind = 'participant'`;

/** Nobody has so many: a bound, not a page. */
const MOST = 200;

export const STAYS_OF = `select ${COLUMNS} ${FROM} and s.person_id = any($1::uuid[]) order by s.person_id, s.ends_on desc nulls first, s.starts_on desc, s.id limit ${MOST * 100}`;

export const STAY = `select ${COLUMNS} ${FROM} and s.id = $1`;

/** Whoever changes the stays of a person waits for whoever does so already: two at once could overlap. */
export const HOLD_PERSON = 'select id from person where id = $1 and is_participant and removed_at is null for update';

export const INSERT_STAY = `insert into stay (id, person_id, organization_id, starts_on, ends_on, end_reason, kind) values ($1, $2, $3, $4, $5, $6, 'participant')`;

export const DELETE_STAY = 'delete from stay where id = $1 and version = $2';

export const CHANGE_STAY = `update stay set starts_on = $3, ends_on = $4, end_reason = $5, version = version + 1, updated_at = now() where id = $1 and version = $2`;

/** A programme ends with its stay at the latest; one that had not begun by then was never enrolled in. */
export const DROP_PROGRAMMES_AFTER = 'delete from enrolled_programme where stay_id = $1 and starts_on > $2';
export const END_PROGRAMMES = 'update enrolled_programme set ends_on = $2, version = version + 1 where stay_id = $1 and (ends_on is null or ends_on > $2)';

export const PROGRAMMES_OF = `select id, stay_id as "stayId", code, starts_on::text as "startsOn", ends_on::text as "endsOn"
  from enrolled_programme where stay_id = any($1::uuid[]) order by starts_on, code, id`;

export const FORGET_PROGRAMMES = 'delete from enrolled_programme where stay_id = $1';

export const INSERT_PROGRAMMES = `insert into enrolled_programme (id, stay_id, person_id, organization_id, code, starts_on, ends_on)
  select p.id, $1, $2, $3, p.code, p."startsOn", p."endsOn" from jsonb_to_recordset($4::jsonb) as p (id uuid, code text, "startsOn" date, "endsOn" date)`;

export const TOUCH_STAY = 'update stay set version = version + 1, updated_at = now() where id = $1 and version = $2';
