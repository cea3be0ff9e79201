import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { makeTenant, type TestBed } from './test-bed';

const EDIT = new PermissionSet([...entriesFor('activities.list', 'edit'), ...entriesFor('activities.session', 'edit', 'delete')]);

export interface Payload {
  problems: { code: string; path: string | null; message: string }[];
  session: { id: string; version: number; name: string; endsOn: string; seriesId: string | null; location: string | null; patterns: object[]; exceptions: object[]; staff: { id: string }[] } | null;
  changes: { name: string; endsOn: string; dateCount: number; gained: string[]; lost: string[]; retimed: string[]; kept: string[]; closed: string[] }[] | null;
}

const PROBLEMS = 'problems { code path message }';
const SESSION = 'session { id version name endsOn seriesId location patterns { frequency weekdays startTime } exceptions { date movedTo reason } staff { id } }';
const CHANGES = 'changes { name endsOn dateCount gained lost retimed kept closed }';
export const SAVE = `mutation ($input: SaveSessionInput!) { saveSession(input: $input) { ${PROBLEMS} ${SESSION} ${CHANGES} } }`;
export const END = `mutation ($input: EndSessionInput!) { endSession(input: $input) { ${PROBLEMS} ${SESSION} ${CHANGES} } }`;
export const MOVE = `mutation ($input: MoveSessionDateInput!) { moveSessionDate(input: $input) { ${PROBLEMS} ${SESSION} } }`;
export const CANCEL = `mutation ($id: ID!, $date: PlainDate!) { cancelSessionDate(sessionId: $id, date: $date, reason: "Testing") { ${PROBLEMS} ${SESSION} } }`;
export const RESTORE = `mutation ($id: ID!, $date: PlainDate!) { restoreSessionDate(sessionId: $id, date: $date) { ${PROBLEMS} ${SESSION} } }`;
export const REMOVE = `mutation ($id: ID!, $dryRun: Boolean! = false) { removeSession(id: $id, dryRun: $dryRun) { ${PROBLEMS} } }`;
export const COPY = `mutation ($input: CopySessionsInput!) { copySessions(input: $input) { ${PROBLEMS} copies { id name activityId activityName startsOn endsOn firstDate lastDate dateCount closed staffCount enrolledCount notEnrolledCount } } }`;
export const CONFLICTS = 'query ($input: SessionConflictsInput!) { sessionConflicts(input: $input) { kind subjectName sessionName siteName dates } }';
export const ROOM = `mutation ($input: SaveRoomInput!) { saveRoom(input: $input) { ${PROBLEMS} room { id name version } } }`;

/** A tenant with an activity of its fall term, and someone who may do everything with its sessions. */
export async function sessionWorld(bed: TestBed) {
  const tenant = await makeTenant(bed);
  const { admin } = bed;
  const editor = (at: Principal): Principal => ({ ...at, permissions: EDIT });
  const site = editor(tenant.site);
  const activity = async (siteId: string, name: string, type = 'scheduled', termId: string | null = tenant.termId) => {
    const id = newId();
    await admin.query('insert into activity (tenant_id, id, organization_id, term_id, name, type) values ($1, $2, $3, $4, $5, $6)', [tenant.id, id, siteId, termId, name, type]);
    return id;
  };
  return {
    ...tenant,
    site,
    top: editor(tenant.top),
    activity,
    activityId: await activity(tenant.siteId, 'Robotics'),
    /** The payload of the one mutation of a document. */
    call: async <T = Payload>(document: string, variables: object, as: Principal = site): Promise<T> => {
      const { data, codes } = await bed.graphql(as, document, variables as Record<string, unknown>);
      if (codes.length) throw new Error(codes.join(', '));
      return Object.values(data ?? {})[0] as T;
    },
    dates: async (sessionId: string) => {
      const { rows } = await admin.query<{ day: string }>(`select on_date::text || ' ' || to_char(start_time, 'HH24:MI') as day from session_date where session_id = $1 order by on_date`, [sessionId]);
      return rows.map(({ day }) => day);
    },
    close: (date: string, reason = 'Holiday') => admin.query('insert into site_closure (tenant_id, organization_id, on_date, reason) values ($1, $2, $3, $4)', [tenant.id, tenant.siteId, date, reason]),
    lock: (month: string) => admin.query('insert into participation_lock (tenant_id, organization_id, month) values ($1, $2, $3)', [tenant.id, tenant.siteId, month]),
    person: async (kind: 'staff' | 'participant', siteIds: readonly string[], name = 'Ada') => {
      const id = newId();
      await admin.query(`insert into person (tenant_id, id, first_name, last_name, is_staff, is_participant) values ($1, $2, $3, 'Okafor', $4, $5)`, [tenant.id, id, name, kind === 'staff', kind === 'participant']);
      for (const siteId of siteIds) await admin.query(`insert into stay (tenant_id, id, person_id, organization_id, kind, starts_on) values ($1, $2, $3, $4, $5, '2026-01-01')`, [tenant.id, newId(), id, siteId, kind]);
      return id;
    },
    attend: (sessionId: string, date: string, personId: string) =>
      admin.query(`insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, $5, 'Present')`, [tenant.id, sessionId, date, personId, tenant.siteId]),
  };
}

export type SessionWorld = Awaited<ReturnType<typeof sessionWorld>>;
