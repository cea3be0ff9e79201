import type { Tx } from '@afterbell/core/api';
import { AppError, monthName, newId, type PlainDate } from '@afterbell/core/domain';
import { zoneOf } from '@afterbell/organizations/api';
import { usDate } from '../attendance/attendance-plan';
import { invalid } from '../shared/input';

/** The session that a transaction gives places in; held, so that two of them do not add the same child twice. */
export interface HeldSession {
  sessionId: string;
  siteId: string;
  name: string;
  /** With its activity. */
  title: string;
  /** Of the site. */
  timeZone: string;
  /** First day of the session, one that was added before its schedule too. */
  beginsOn: PlainDate;
  /** Last day of the session, one that was added after its schedule too. */
  endsOn: PlainDate;
}

/** A session as messages and lists of changes name it: many activities have a "Monday". */
export const sessionTitle = (session: string, activity: string) => `case when ${session}.name = ${activity}.name then ${session}.name else ${activity}.name || ' · ' || ${session}.name end`;

export const lastDay = (session: string) => `greatest(${session}.ends_on, (select max(d.on_date) from session_date d where d.session_id = ${session}.id))`;

const firstDay = (session: string) => `least(${session}.starts_on, (select min(d.on_date) from session_date d where d.session_id = ${session}.id))`;

const COLUMNS = `s.organization_id as "siteId", s.name, (select ${sessionTitle('s', 'c')} from activity c where c.tenant_id = s.tenant_id and c.id = s.activity_id) as title, ${zoneOf('s.organization_id')} as "timeZone", ${firstDay('s')}::text as "beginsOn", ${lastDay('s')}::text as "endsOn"`;

const SESSION = `select ${COLUMNS},
    (select min(l.month)::text from participation_lock l where l.organization_id = s.organization_id
      and l.month >= date_trunc('month', $2::date::timestamp)::date and ($3::date is null or l.month <= $3::date)) as "lockedMonth"
  from session s where s.id = $1::uuid`;

/** A place from one day to another changes every roster between them, so none of those months may be locked. */
export async function holdSession(tx: Tx, sessionId: string, startsOn: PlainDate, endsOn: PlainDate | null): Promise<HeldSession> {
  const row = await tx.one<SessionRow>(`${SESSION} for no key update of s`, [sessionId, startsOn, endsOn], 'session_hold');
  return openSession(row, sessionId);
}

/** The same look for a preview, which holds nothing. */
export async function viewSession(tx: Tx, sessionId: string, startsOn: PlainDate): Promise<HeldSession> {
  return openSession(await tx.one<SessionRow>(SESSION, [sessionId, startsOn, null], 'session_view'), sessionId);
}

/** Held or only looked at, whatever months are locked. */
const ANY = `select ${COLUMNS}, null as "lockedMonth" from session s where s.id = $1::uuid`;

export async function heldSession(tx: Tx, sessionId: string): Promise<HeldSession> {
  return openSession(await tx.one<SessionRow>(`${ANY} for no key update of s`, [sessionId], 'session_hold_any'), sessionId);
}

export async function viewedSession(tx: Tx, sessionId: string): Promise<HeldSession> {
  return openSession(await tx.one<SessionRow>(ANY, [sessionId], 'session_view_any'), sessionId);
}

interface SessionRow {
  siteId: string;
  name: string;
  title: string;
  timeZone: string;
  beginsOn: PlainDate;
  endsOn: PlainDate;
  lockedMonth: string | null;
  [column: string]: unknown;
}

function openSession(row: SessionRow | null, sessionId: string): HeldSession {
  if (!row) throw new AppError('NOT_FOUND', { what: 'The session' });
  if (row.lockedMonth) throw new AppError('MONTH_LOCKED', { month: monthName(row.lockedMonth) });
  return { sessionId, siteId: row.siteId, name: row.name, title: row.title, timeZone: row.timeZone, beginsOn: row.beginsOn, endsOn: row.endsOn };
}

/** A place that begins later would be on no roster. */
export function refuseAfterEnd({ endsOn }: HeldSession, startsOn: PlainDate, path = 'startsOn'): void {
  if (startsOn > endsOn) throw invalid(path, `The session ends on ${usDate(endsOn)}.`);
}

/** A place that ends before would be on no roster either. */
export function refuseBeforeBegin({ beginsOn }: HeldSession, endsOn: PlainDate | null, path = 'endsOn'): void {
  if (endsOn !== null && endsOn < beginsOn) throw invalid(path, `The session begins on ${usDate(beginsOn)}.`);
}

export interface Applicant {
  id: string;
  /** Null for someone this access does not see. */
  name: string | null;
  stays: boolean;
  enrolled: boolean;
}

/** `enrolled`: for all of the days asked for, of which a stay may leave some out. */
const APPLICANTS = `select m.id, rtrim(p.first_name || ' ' || p.last_name) as name,
    exists (select 1 from stay y where y.person_id = m.id and y.organization_id = $2::uuid
      and y.kind = 'participant' and y.starts_on <= coalesce($5::date, 'infinity') and (y.ends_on is null or y.ends_on >= $4::date)) as stays,
    exists (select 1 from enrollment e left join enrollment_asked q on q.tenant_id = e.tenant_id and q.enrollment_id = e.id
      where e.session_id = $1::uuid and e.person_id = m.id and e.starts_on <= coalesce($5::date, 'infinity') and (e.ends_on is null or e.ends_on >= $4::date)
        and least(e.starts_on, q.starts_on) <= $4::date
        and case when q.enrollment_id is null then coalesce(e.ends_on, 'infinity') else coalesce(q.ends_on, 'infinity') end >= coalesce($5::date, 'infinity')) as enrolled
  from unnest($3::uuid[]) with ordinality as m (id, n)
  left join person p on p.id = m.id and p.is_participant and p.removed_at is null
  order by m.n`;

export function loadApplicants(tx: Tx, { sessionId, siteId }: HeldSession, personIds: string[], startsOn: PlainDate, endsOn: PlainDate | null): Promise<Applicant[]> {
  return tx.query<Applicant & Record<string, unknown>>(APPLICANTS, [sessionId, siteId, personIds, startsOn, endsOn], 'enrollment_applicants');
}

/** A place that was there, with the days that were asked for. */
export interface OwnPlace {
  id: string;
  personId: string;
  startsOn: PlainDate;
  endsOn: PlainDate | null;
}

/** Those that meet the days, the first of each participant first. Days that a stay leaves out of a place belong to it. */
const MET = `select e.id, e.person_id as "personId", d.starts_on::text as "startsOn", d.ends_on::text as "endsOn"
  from enrollment e left join enrollment_asked q on q.tenant_id = e.tenant_id and q.enrollment_id = e.id
  cross join lateral (select coalesce(q.starts_on, e.starts_on) as starts_on, case when q.enrollment_id is null then e.ends_on else q.ends_on end as ends_on) d
  where e.session_id = $1::uuid and e.person_id = any($2::uuid[]) and d.starts_on <= coalesce($4::date, 'infinity') and coalesce(d.ends_on, 'infinity') >= $3::date
  order by e.person_id, e.starts_on, e.id`;

const WIDEN = `update enrollment e set starts_on = least(w."startsOn", $3::date), ends_on = nullif(greatest(coalesce(w."endsOn", 'infinity'), coalesce($4::date, 'infinity')), 'infinity')
  from jsonb_to_recordset($2::jsonb) as w (id uuid, "startsOn" date, "endsOn" date) where e.session_id = $1::uuid and e.id = w.id`;

const PLACE = `insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on)
  select e.id, $1::uuid, $2::uuid, e.person_id, $5::date, $6::date from unnest($3::uuid[], $4::uuid[]) as e (id, person_id)`;

export interface Given {
  id: string;
  /** The places of the participant that became part of it, the one that was made longer first. */
  was: OwnPlace[];
}

/** One place for each: the first of those that meet the days is made longer and takes in the others (the database joins what overlaps), else it is a new one. */
export async function placeAll(tx: Tx, { sessionId, siteId }: HeldSession, personIds: readonly string[], startsOn: PlainDate, endsOn: PlainDate | null): Promise<Map<string, Given>> {
  const given = new Map<string, Given>();
  if (!personIds.length) return given;
  for (const place of await tx.query<OwnPlace & Record<string, unknown>>(MET, [sessionId, personIds, startsOn, endsOn], 'enrollment_met')) {
    const { was } = given.get(place.personId) ?? {};
    if (was) was.push(place);
    else given.set(place.personId, { id: place.id, was: [place] });
  }
  const widened = [...given.values()].map(({ was }) => was[0]);
  if (widened.length) await tx.execute(WIDEN, [sessionId, JSON.stringify(widened), startsOn, endsOn], 'enrollment_widen');
  const fresh = personIds.filter((id) => !given.has(id)).map((personId) => ({ personId, id: newId() }));
  if (fresh.length) await tx.execute(PLACE, [sessionId, siteId, fresh.map(({ id }) => id), fresh.map(({ personId }) => personId), startsOn, endsOn], 'enrollment_place');
  for (const { personId, id } of fresh) given.set(personId, { id, was: [] });
  return given;
}
