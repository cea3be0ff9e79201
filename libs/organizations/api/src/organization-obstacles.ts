import type { Tx } from '@afterbell/core/api';
import type { PlainDate } from '@afterbell/core/domain';
import { grouped } from '@afterbell/core/api';

export const OBSTACLE_KINDS = ['top', 'acting', 'organizations', 'sessions', 'periods'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Something that keeps an organization from being disabled. */
export interface Obstacle {
  kind: ObstacleKind;
  count: number;
  /** The first few, by name. */
  names: string[];
  message: string;
}

/** Organizations of whose sessions some is not over; `$1` is today. A session to come counts: its children are enrolled. */
export const RUNNING_AT = `select distinct s.organization_id as id from session s
  join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  where s.ends_on >= $1 and a.enabled`;

/*
 * One statement for many organizations. Each branch answers (of, kind, name) of what stands in the way at or beneath `of`; a new reason
 * is a new branch. A period stands in the way while sessions of its term run: its report will count them.
 */
const OBSTACLES = `
  select c.ancestor_id as of, 'organizations' as kind, count(*)::int as count, (array_agg(o.name order by c.depth, o.name_folded))[1:3] as names
    from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
   where c.ancestor_id = any($1::uuid[]) and c.depth > 0 and o.enabled group by 1
  union all
  select c.ancestor_id, 'sessions', count(*)::int, (array_agg(a.name || case when s.name = a.name then '' else ' (' || s.name || ')' end order by s.ends_on, s.name))[1:3]
    from organization_closure c join session s on s.tenant_id = c.tenant_id and s.organization_id = c.descendant_id
    join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
   where c.ancestor_id = any($1::uuid[]) and s.ends_on >= $2 and a.enabled group by 1
  union all
  select c.ancestor_id, 'periods', count(distinct t.id)::int, (array_agg(distinct t.name))[1:3]
    from organization_closure c join activity a on a.tenant_id = c.tenant_id and a.organization_id = c.descendant_id
    join term t on t.tenant_id = a.tenant_id and t.id = a.term_id
   where c.ancestor_id = any($1::uuid[]) and a.enabled and $2 between t.starts_on and t.ends_on
     and exists (select 1 from session s where s.tenant_id = a.tenant_id and s.activity_id = a.id and s.ends_on >= $2) group by 1`;

const WORDS: Readonly<Record<'organizations' | 'sessions' | 'periods', (count: number, names: string) => string>> = {
  organizations: (count, names) => (count === 1 ? `${names} stands beneath it and is enabled.` : `${count} organizations beneath it are enabled: ${names}.`),
  sessions: (count, names) => (count === 1 ? `A session is not over: ${names}.` : `${count} sessions are not over: ${names}.`),
  periods: (count, names) => (count === 1 ? `The term ${names} is open and has its sessions.` : `${count} terms are open and have its sessions: ${names}.`),
};

const said = (count: number, names: readonly string[]) => (count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', '));

/** For each organization what keeps it from being disabled, in the order in which it is best removed. */
export async function obstaclesOf(tx: Tx, ids: readonly string[], today: PlainDate): Promise<Obstacle[][]> {
  const rows = await tx.query<{ of: string; kind: keyof typeof WORDS; count: number; names: string[] }>(OBSTACLES, [ids, today], 'organization_obstacles');
  return grouped(ids, rows, (row) => row.of).map((found) => found.map(({ kind, count, names }) => ({ kind, count, names, message: WORDS[kind](count, said(count, names)) })));
}

/** The two that follow from the place itself. */
export function obstacleOfPlace(row: { id: string; level: string }, actingId: string): Obstacle | null {
  if (row.level === 'top') return { kind: 'top', count: 1, names: [], message: 'It is the top of the tree.' };
  return row.id === actingId ? { kind: 'acting', count: 1, names: [], message: 'You act here: somebody above can disable it.' } : null;
}
