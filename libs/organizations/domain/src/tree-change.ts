/** What it takes to make one tree of another (docs/rest.md "Organizations"): steps in an order in which each is possible. */
import type { OrganizationLevel } from '@afterbell/core/domain';
import { childrenByParent, parentsFirst, type TreeRow } from './organization-tree';

/** A node as somebody wants it; one without an id, or with a negative one, is new and is known by `key` until it is made. */
export interface WantedNode {
  readonly key: string;
  readonly id: string | null;
  readonly parentKey: string | null;
  readonly name: string;
  readonly level: OrganizationLevel;
  readonly enabled: boolean;
  readonly version: number | null;
  /** Where it stands in what was sent, for messages: `children.0.children.2`. */
  readonly path: string;
}

export type TreeStep =
  | { readonly kind: 'create' | 'rename' | 'move' | 'enable' | 'disable'; readonly node: WantedNode };

/**
 * Enabling comes before what needs an enabled parent and goes down, disabling comes last and goes up. Moves go down the wanted
 * tree: a parent is in its place before its children come, so that none of them makes a cycle that the whole would not.
 */
export function stepsTo(wanted: readonly WantedNode[], current: ReadonlyMap<string, TreeRow>): TreeStep[] {
  const keyed = wanted.map((node) => ({ ...node, id: node.key, parentId: node.parentKey }));
  const byKey = new Map(wanted.map((node) => [node.key, node]));
  const down = parentsFirst(keyed).flatMap(({ key }) => byKey.get(key) ?? []);
  const steps: TreeStep[] = [];
  for (const node of down) {
    const now = node.id === null ? undefined : current.get(node.id);
    if (!now) {
      steps.push({ kind: 'create', node });
      continue;
    }
    const parent = node.parentKey === null ? undefined : byKey.get(node.parentKey);
    // The root of what was sent stays where it is.
    if (parent && (parent.id ?? parent.key) !== now.parentId) steps.push({ kind: 'move', node });
    if (node.enabled && !now.enabled) steps.push({ kind: 'enable', node });
    if (node.name !== now.name) steps.push({ kind: 'rename', node });
  }
  const disabled = [...down].reverse().filter((node) => {
    const now = node.id === null ? undefined : current.get(node.id);
    return !node.enabled && (now?.enabled ?? true);
  });
  return [...steps, ...disabled.map((node): TreeStep => ({ kind: 'disable', node }))];
}

export interface NestedNode {
  id: string;
  name: string;
  organizationType: OrganizationLevel;
  enabled: boolean;
  canBeDisabled: boolean;
  children: NestedNode[];
}

/** Flat rows as the nested tree of the REST calls; the root is the row whose parent is not among them. */
export function nested<Row extends TreeRow & { canBeDisabled: boolean }>(rows: readonly Row[]): NestedNode[] {
  const children = childrenByParent(rows);
  const nodesUnder = (parent: string | null): NestedNode[] =>
    (children.get(parent) ?? []).map(({ id, name, level, enabled, canBeDisabled }) => ({ id, name, organizationType: level, enabled, canBeDisabled, children: nodesUnder(id) }));
  return nodesUnder(null);
}
