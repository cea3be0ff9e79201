const MARK = `t.session_id as "sessionId", t.on_date::text as date, t.person_id as "personId", t.status, left(t.start_time::text, 5) as "startTime", left(t.end_time::text, 5) as "endTime",
  t.version, t.recorded_by as "recordedBy", t.recorded_at as "recordedAt", t.source`;

/** The site of a session that the viewer sees. $1 session */
export const WATCHED_SESSION = 'select s.organization_id as "siteId" from session s where s.id = $1::uuid';

/** Versions when listening begins. $1 session, $2 first day, $3 last day, $4 participants or null for all */
export const SESSION_VERSIONS = `select t.session_id as "sessionId", t.on_date::text as date, t.person_id as "personId", t.version from attendance t
  where t.session_id = $1::uuid and t.on_date between $2::date and $3::date and ($4::uuid[] is null or t.person_id = any($4::uuid[]))`;

/** $1 session, $2 days, $3 participants or null for all */
export const SESSION_MARKS = `select ${MARK} from attendance t
  where t.session_id = $1::uuid and t.on_date = any($2::date[]) and ($3::uuid[] is null or t.person_id = any($3::uuid[]))`;

/** Versions of the days themselves, which change with an outcome. $1 sessions, $2 days */
export const DAY_VERSIONS = `select d.session_id as "sessionId", d.on_date::text as date, d.version from session_date d where d.session_id = any($1::uuid[]) and d.on_date = any($2::date[])`;

/** Sessions of the site in which the participant has a place or a mark on one of the days. $1 participant, $2 first day, $3 last day, $4 site */
export const PARTICIPANT_SESSIONS = `select e.session_id as "sessionId" from enrollment e
  where e.person_id = $1::uuid and e.organization_id = $4::uuid and e.starts_on <= $3::date and (e.ends_on is null or e.ends_on >= $2::date)
  union select t.session_id from attendance t where t.person_id = $1::uuid and t.organization_id = $4::uuid and t.on_date between $2::date and $3::date`;

/** $1 participant, $2 first day, $3 last day, $4 site */
export const PARTICIPANT_VERSIONS = `select t.session_id as "sessionId", t.on_date::text as date, t.person_id as "personId", t.version from attendance t
  where t.person_id = $1::uuid and t.on_date between $2::date and $3::date and t.organization_id = $4::uuid`;

/** $1 participant, $2 days, $3 site */
export const PARTICIPANT_MARKS = `select ${MARK} from attendance t where t.person_id = $1::uuid and t.on_date = any($2::date[]) and t.organization_id = $3::uuid`;
