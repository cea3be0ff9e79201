import { foldText, type OrganizationLevel } from '@afterbell/core/domain';

export interface TreeOrganization {
  id: string;
  /** Null, or an organization that is not among the nodes, for a root. */
  parentId: string | null;
  name: string;
  level: OrganizationLevel;
  enabled?: boolean;
}

export interface OrganizationTree {
  nodes: readonly TreeOrganization[];
  byId: ReadonlyMap<string, TreeOrganization>;
  childrenOf: (id: string | null) => readonly TreeOrganization[];
  /** From the parent up to the root. */
  ancestorsOf: (id: string) => readonly string[];
}

export interface TreeRow {
  node: TreeOrganization;
  depth: number;
  /** Null for a leaf. */
  expanded: boolean | null;
  setSize: number;
  position: number;
}

export type CheckState = 'all' | 'some' | 'none';

export function organizationTree(nodes: readonly TreeOrganization[]): OrganizationTree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = (node: TreeOrganization) => (node.parentId !== null && byId.has(node.parentId) ? node.parentId : null);
  const children = new Map<string | null, TreeOrganization[]>();
  for (const node of nodes) {
    const siblings = children.get(parentOf(node));
    if (siblings) siblings.push(node);
    else children.set(parentOf(node), [node]);
  }
  const ancestorsOf = (id: string) => {
    const above: string[] = [];
    for (let node = byId.get(id); node; ) {
      const parent: string | null = parentOf(node);
      if (parent === null || above.includes(parent)) break;
      above.push(parent);
      node = byId.get(parent);
    }
    return above;
  };
  return { nodes, byId, childrenOf: (id) => children.get(id) ?? [], ancestorsOf };
}

/** What is found with everything above it, so that it can be shown in its place; null when nothing is looked for. */
export function foundIn(tree: OrganizationTree, search: string): { shown: ReadonlySet<string>; matches: ReadonlySet<string> } | null {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const matches = new Set(tree.nodes.filter(({ name }) => words.every((word) => foldText(name).includes(word))).map(({ id }) => id));
  return { matches, shown: new Set([...matches].flatMap((id) => [id, ...tree.ancestorsOf(id)])) };
}

/** Only what is of these levels, with everything above it. */
export function foundAt(tree: OrganizationTree, levels: readonly OrganizationLevel[]): OrganizationTree {
  const shown = new Set(tree.nodes.filter(({ level }) => levels.includes(level)).flatMap(({ id }) => [id, ...tree.ancestorsOf(id)]));
  return organizationTree(tree.nodes.filter(({ id }) => shown.has(id)));
}

/** The rows on screen from the top down: children of what is open, or what was found. */
export function treeRows(tree: OrganizationTree, open: ReadonlySet<string>, shown: ReadonlySet<string> | null): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (parent: string | null, depth: number) => {
    const siblings = shown ? tree.childrenOf(parent).filter(({ id }) => shown.has(id)) : tree.childrenOf(parent);
    siblings.forEach((node, index) => {
      const inside = shown ? tree.childrenOf(node.id).some(({ id }) => shown.has(id)) : tree.childrenOf(node.id).length > 0;
      const expanded = inside ? (shown !== null || open.has(node.id)) : null;
      rows.push({ node, depth, expanded, setSize: siblings.length, position: index + 1 });
      if (expanded) walk(node.id, depth + 1);
    });
  };
  walk(null, 0);
  return rows;
}

/** Of each organization: whether it and all beneath it take part, some of that, or none. `inactive` are where taking part ends. */
export function checkStates(tree: OrganizationTree, inactive: ReadonlySet<string>): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>();
  const walk = (node: TreeOrganization, above: boolean): CheckState => {
    const out = above || inactive.has(node.id);
    let whole = !out;
    for (const child of tree.childrenOf(node.id)) if (walk(child, out) !== 'all') whole = false;
    const state = out ? 'none' : whole ? 'all' : 'some';
    states.set(node.id, state);
    return state;
  };
  for (const root of tree.childrenOf(null)) walk(root, false);
  return states;
}

function beneath(tree: OrganizationTree, id: string): string[] {
  return tree.childrenOf(id).flatMap((child) => [child.id, ...beneath(tree, child.id)]);
}

/**
 * What is left out after a press on one box. A full one goes with everything beneath it, any other one becomes full; what stands
 * above it then takes part too, while its neighbours stay left out.
 */
export function toggled(tree: OrganizationTree, inactive: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(inactive);
  for (const each of beneath(tree, id)) next.delete(each);
  if (checkStates(tree, inactive).get(id) === 'all') return next.add(id);
  next.delete(id);
  const above = tree.ancestorsOf(id);
  const end = above.findLastIndex((ancestor) => next.has(ancestor));
  // From the one that was left out down to this one: each lets go, and its other children take its place.
  for (let at = end; at >= 0; at -= 1) {
    const opened = above[at] ?? '';
    const kept = at === 0 ? id : above[at - 1];
    next.delete(opened);
    for (const child of tree.childrenOf(opened)) if (child.id !== kept) next.add(child.id);
  }
  return next;
}

export function countActive(tree: OrganizationTree, inactive: ReadonlySet<string>): number {
  return [...checkStates(tree, inactive).values()].filter((state) => state !== 'none').length;
}
