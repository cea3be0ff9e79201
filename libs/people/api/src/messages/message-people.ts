import type { Tx } from '@afterbell/core/api';
import { type Addressed, type MessageValues, type PersonName, type Reachable, reachOf, type RelationshipKind } from '@afterbell/people/domain';
import { today } from '../stays/stay.service';

export interface MessageChild extends PersonName {
  id: string;
  email: string | null;
  /** Something about contact is noted on the record itself, in words. */
  isNoted: boolean;
  /** Stays, or is to come; else has left. */
  isHere: boolean;
  /** Where, or where last. */
  sites: string[];
}

export interface Contact extends Reachable, PersonName {
  kind: RelationshipKind;
}

export interface ChildReach {
  child: MessageChild;
  people: readonly Contact[];
  to: readonly Addressed[];
  /** Under a restriction, and meant. */
  left: readonly Contact[];
  why: string | null;
}

const NAME = (alias: string) => `${alias}.first_name as "firstName", ${alias}.last_name as "lastName", ${alias}.preferred_name as "preferredName"`;

/** $1 children, $2 day */
const CHILDREN = `select p.id, ${NAME('p')}, p.email, p.contact_restriction is not null as "isNoted", st.here is true as "isHere",
    case when st.here then st.open else coalesce(st.last, '{}') end as sites
  from person p cross join lateral (
    select bool_or(s.ends_on is null or s.ends_on >= $2::date) as here, array_agg(distinct o.name) filter (where s.ends_on is null or s.ends_on >= $2::date) as open,
        (array_agg(o.name order by s.ends_on desc))[1:1] as last
      from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant') st
  where p.id = any($1::uuid[]) and p.removed_at is null`;

/** Of each child, as they would be called. A relationship that is over counts only for what it forbids. $1 children, $2 day */
const CONTACTS = `select r.participant_person_id as "childId", r.id as "relationshipId", o.id as "personId", ${NAME('o')}, o.email, r.kind, r.is_guardian as "isGuardian",
    r.emergency_order is not null as "isEmergency", r.is_restricted and coalesce(r.restricted_to, $2::date) >= $2::date as "isRestricted", r.ended_on is not null as "isOver"
  from relationship r join person o on o.tenant_id = r.tenant_id and o.id = r.other_person_id and o.removed_at is null
  where r.participant_person_id = any($1::uuid[]) and (r.ended_on is null or r.is_restricted)
  order by r.is_primary desc, r.is_guardian desc, r.emergency_order nulls last, o.sort_name, o.id`;

export async function messageChildren(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MessageChild>> {
  return new Map((await tx.query<MessageChild & Record<string, unknown>>(CHILDREN, [ids, today()], 'message_children')).map((row) => [row.id, row]));
}

/** Who would get a message about each of the children, in two statements for all of them. */
export async function messageReach(tx: Tx, { audience, restrictedIds }: Pick<MessageValues, 'audience' | 'restrictedIds'>, ids: readonly string[]): Promise<ReadonlyMap<string, ChildReach>> {
  const children = await messageChildren(tx, ids);
  const contacts = new Map<string, Contact[]>();
  for (const { childId, ...contact } of await tx.query<Contact & { childId: string } & Record<string, unknown>>(CONTACTS, [ids, today()], 'message_contacts')) {
    contacts.set(childId, [...(contacts.get(childId) ?? []), contact as unknown as Contact]);
  }
  const ticked = new Set(restrictedIds);
  return new Map(
    [...children].map(([id, child]) => {
      const { firstName, lastName, preferredName, email } = child;
      const own: Contact = { personId: id, relationshipId: null, email, firstName, lastName, preferredName, kind: 'other', isGuardian: false, isEmergency: false, isRestricted: false, isOver: false };
      const people = [...(contacts.get(id) ?? []), own];
      const { to, left, why } = reachOf(people, audience, ticked);
      return [id, { child, people, to, left: left as Contact[], why }];
    }),
  );
}

export const calledName = ({ firstName, preferredName }: PersonName): string => preferredName || firstName;
