/** The tree as flat rows, and what follows from its shape alone. */
import type { OrganizationLevel } from '@afterbell/core/domain';

export interface TreeRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly level: OrganizationLevel;
  readonly enabled: boolean;
}

/** Rows by their parent, each in the order given; what has no parent among the rows is under null. */
export function childrenByParent<Row extends Pick<TreeRow, 'id' | 'parentId'>>(rows: readonly Row[]): Map<string | null, Row[]> {
  const known = new Set(rows.map(({ id }) => id));
  const children = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  return children;
}

/**
 * Rows without those that are hidden; what stood beneath a hidden one stands under the nearest that is shown. Rows whose whole
 * branch is to go (an organization that rests in a term) are to be left out before.
 */
export function withoutHidden<Row extends Pick<TreeRow, 'id' | 'parentId'>>(rows: readonly Row[], shown: (row: Row) => boolean): Row[] {
  const kept = rows.filter(shown);
  if (kept.length === rows.length) return kept;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nearest = (id: string | null): string | null => {
    let at = id === null ? undefined : byId.get(id);
    while (at && !shown(at)) at = at.parentId === null ? undefined : byId.get(at.parentId);
    return at?.id ?? null;
  };
  return kept.map((row) => {
    const parentId = nearest(row.parentId);
    return parentId === row.parentId ? row : { ...row, parentId };
  });
}

export interface BranchFacts {
  /** Enabled organizations beneath it, at any depth. */
  readonly enabledBeneath: number;
  /** Whether a session runs at it or anywhere beneath. */
  readonly running: boolean;
}

/** What each branch holds, in one walk from the leaves up; `down` is the same rows, parents before their children. */
export function branchFacts(rows: readonly TreeRow[], runningAt: ReadonlySet<string>, down: readonly TreeRow[] = parentsFirst(rows)): Map<string, BranchFacts> {
  const facts = new Map<string, { enabledBeneath: number; running: boolean }>();
  for (const { id } of rows) facts.set(id, { enabledBeneath: 0, running: runningAt.has(id) });
  for (let index = down.length - 1; index >= 0; index -= 1) {
    const row = down[index] as TreeRow;
    const own = facts.get(row.id);
    const above = row.parentId === null ? undefined : facts.get(row.parentId);
    if (!own || !above) continue;
    above.enabledBeneath += own.enabledBeneath + (row.enabled ? 1 : 0);
    above.running ||= own.running;
  }
  return facts;
}

/** Parents before their children. */
export function parentsFirst<Row extends Pick<TreeRow, 'id' | 'parentId'>>(rows: readonly Row[]): Row[] {
  const children = childrenByParent(rows);
  const ordered: Row[] = [...(children.get(null) ?? [])];
  for (let index = 0; index < ordered.length; index += 1) ordered.push(...(children.get(ordered[index]?.id ?? null) ?? []));
  return ordered;
}

export function deepestFirst<Row extends Pick<TreeRow, 'id' | 'parentId'>>(rows: readonly Row[]): Row[] {
  return parentsFirst(rows).reverse();
}

/** The rows on the way up from one, itself last. */
export function pathTo<Row extends Pick<TreeRow, 'id' | 'parentId'>>(byId: ReadonlyMap<string, Row>, id: string): Row[] {
  const path: Row[] = [];
  for (let row = byId.get(id); row && !path.includes(row); row = row.parentId === null ? undefined : byId.get(row.parentId)) path.unshift(row);
  return path;
}

/** Whether `id` stands at or beneath `ancestor`. */
export function standsIn<Row extends Pick<TreeRow, 'id' | 'parentId'>>(byId: ReadonlyMap<string, Row>, id: string, ancestor: string): boolean {
  return pathTo(byId, id).some((row) => row.id === ancestor);
}
