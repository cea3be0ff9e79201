import type { Tx } from '@afterbell/core/api';
import { newId, type PlainDate } from '@afterbell/core/domain';
import type { HeldSession } from './held-session';

/** Whoever has a place on the source's last day, or today while it still runs, and stays at the site when the copy begins. */
const PEOPLE = `select e.person_id as id, bool_or(exists (
    select 1 from stay y where y.tenant_id = e.tenant_id and y.person_id = e.person_id and y.organization_id = $3 and y.kind = 'participant' and (y.ends_on is null or y.ends_on >= $4))) as stays
  from enrollment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
  where e.session_id = $1 and e.starts_on <= $2 and (e.ends_on is null or e.ends_on >= $2) and p.removed_at is null
  group by e.person_id order by min(e.starts_on), e.person_id`;

const PLACE = `insert into enrollment (id, session_id, organization_id, person_id, starts_on) select e.id, $1, $2, e.person_id, $3 from unnest($4::uuid[], $5::uuid[]) as e (id, person_id)`;

interface Copy {
  from: HeldSession;
  to: { id: string; startsOn: PlainDate; capacity: number | null };
  today: PlainDate;
}

export async function copyPlaces(tx: Tx, { from, to, today }: Copy): Promise<{ enrolled: number; left: number }> {
  const { startsOn, endsOn } = from.before;
  const day = today < startsOn ? startsOn : today > endsOn ? endsOn : today;
  const people = await tx.query<{ id: string; stays: boolean }>(PEOPLE, [from.id, day, from.siteId, to.startsOn], 'session_places_to_copy');
  const ids = people.filter(({ stays }) => stays).map(({ id }) => id).slice(0, to.capacity ?? undefined);
  if (ids.length) await tx.execute(PLACE, [to.id, from.siteId, to.startsOn, ids.map(() => newId()), ids], 'session_places_copy');
  return { enrolled: ids.length, left: people.length - ids.length };
}
