import type { Tx } from '@afterbell/core/api';
import { AppError, isUuid, type PlainDate } from '@afterbell/core/domain';
import { MAX_SESSION_STAFF } from '@afterbell/activities/domain';

const STAFF = `select person_id as id from session_staff where session_id = $1`;
/** Staff whose stay at the site has not ended when the session begins. */
const OF_SITE = `select p.id from person p where p.id = any($1::uuid[]) and p.is_staff and p.removed_at is null and exists (
  select 1 from stay y where y.tenant_id = p.tenant_id and y.person_id = p.id and y.organization_id = $2 and y.kind = 'staff' and (y.ends_on is null or y.ends_on >= $3))`;
const ROOM = 'select id, name from room where id = $1 and organization_id = $2 and (retired_at is null or id = $3)';

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** Who leads a session now. */
export async function staffOf(tx: Tx, sessionId: string): Promise<string[]> {
  return (await tx.query<{ id: string }>(STAFF, [sessionId], 'session_staff_ids')).map(({ id }) => id);
}

/** Refuses whoever is not on the staff of the site; who leads the session already may go on. */
export async function checkStaff(tx: Tx, staffIds: readonly string[], at: { siteId: string; startsOn: PlainDate; now: readonly string[] }): Promise<string[]> {
  const ids = [...new Set(staffIds)];
  if (ids.length > MAX_SESSION_STAFF) throw invalid('staffIds', `are more than ${MAX_SESSION_STAFF}`);
  const fresh = ids.filter((id) => !at.now.includes(id));
  if (!fresh.length) return ids;
  if (!fresh.every(isUuid)) throw invalid('staffIds', 'are not all on the staff of this site');
  const known = await stayingStaff(tx, fresh, at.siteId, at.startsOn);
  if (known.length < fresh.length) throw invalid('staffIds', 'are not all on the staff of this site');
  return ids;
}

/** Those of them who are still on the staff of the site on a day. */
export async function stayingStaff(tx: Tx, staffIds: readonly string[], siteId: string, day: PlainDate): Promise<string[]> {
  if (!staffIds.length) return [];
  return (await tx.query<{ id: string }>(OF_SITE, [staffIds, siteId, day], 'session_staff_known')).map(({ id }) => id);
}

export async function writeStaff(tx: Tx, session: { id: string; siteId: string }, staffIds: readonly string[]): Promise<void> {
  await tx.execute('delete from session_staff where session_id = $1 and person_id <> all($2::uuid[])', [session.id, staffIds], 'session_staff_remove');
  await tx.execute(
    'insert into session_staff (session_id, organization_id, person_id) select $1, $2, person_id from unnest($3::uuid[]) as person_id on conflict do nothing',
    [session.id, session.siteId, staffIds],
    'session_staff_insert',
  );
}

/** The room of that id at the site; one that is not offered any more only for the session that meets there. */
export async function checkRoom(tx: Tx, roomId: string | null, siteId: string, now: string | null): Promise<{ id: string; name: string } | null> {
  if (!roomId) return null;
  const room = isUuid(roomId) ? await tx.one<{ id: string; name: string }>(ROOM, [roomId, siteId, now], 'session_room') : null;
  if (!room) throw invalid('roomId', 'is not a room of this site');
  return room;
}
