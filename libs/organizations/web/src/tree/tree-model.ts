import { foldText } from '@afterbell/core/domain';
import { childrenByParent } from '@afterbell/organizations/domain';
import type { OrganizationTreeQuery } from './__generated__/organization-tree';

export type TreeNode = OrganizationTreeQuery['organizationTree']['nodes'][number];

export interface Tree {
  byId: ReadonlyMap<string, TreeNode>;
  /** Children by name; those of null are the roots. */
  children: ReadonlyMap<string | null, readonly TreeNode[]>;
  folded: ReadonlyMap<string, string>;
}

/** A row as it is shown. */
export interface TreeItem {
  node: TreeNode;
  /** From 1, as ARIA counts. */
  level: number;
  position: number;
  siblings: number;
  /** Null for a leaf. */
  expanded: boolean | null;
  matched: boolean;
}

export function treeOf(nodes: readonly TreeNode[]): Tree {
  return { byId: new Map(nodes.map((node) => [node.id, node])), children: childrenByParent(nodes), folded: new Map(nodes.map(({ id, name }) => [id, foldText(name)])) };
}

/** What a search shows: each match and the way to it. */
function searched(tree: Tree, search: string): { shown: ReadonlySet<string>; matches: ReadonlySet<string> } | null {
  const text = foldText(search.trim());
  if (text === '') return null;
  const shown = new Set<string>();
  const matches = new Set<string>();
  for (const [id, folded] of tree.folded) {
    if (!folded.includes(text)) continue;
    matches.add(id);
    for (let node = tree.byId.get(id); node && !shown.has(node.id); node = tree.byId.get(node.parentId ?? '')) shown.add(node.id);
  }
  return { shown, matches };
}

/** The rows from top to bottom. A search opens the way to its matches, whatever else is closed. */
export function itemsOf(tree: Tree, expanded: ReadonlySet<string>, search: string): TreeItem[] {
  const found = searched(tree, search);
  const items: TreeItem[] = [];
  const add = (parent: string | null, level: number) => {
    const all = tree.children.get(parent) ?? [];
    const siblings = found ? all.filter(({ id }) => found.shown.has(id)) : all;
    siblings.forEach((node, index) => {
      const children = tree.children.get(node.id) ?? [];
      const inner = found ? children.some(({ id }) => found.shown.has(id)) : children.length > 0;
      const open = inner && (found !== null || expanded.has(node.id));
      items.push({ node, level, position: index + 1, siblings: siblings.length, expanded: inner ? open : null, matched: found?.matches.has(node.id) ?? false });
      if (open) add(node.id, level + 1);
    });
  };
  add(null, 1);
  return items;
}

/** Everything above a node: what has to be open for it to be seen. */
export function waysTo(tree: Tree, id: string): string[] {
  const ways: string[] = [];
  for (let node = tree.byId.get(tree.byId.get(id)?.parentId ?? ''); node; node = tree.byId.get(node.parentId ?? '')) ways.push(node.id);
  return ways;
}

/** Open at first: the roots, and what is beneath them while it stays a list that one looks through. */
export function openAtFirst(tree: Tree): Set<string> {
  const roots = tree.children.get(null) ?? [];
  const open = new Set(roots.map(({ id }) => id));
  const second = roots.flatMap(({ id }) => tree.children.get(id) ?? []);
  const third = second.reduce((count, { id }) => count + (tree.children.get(id)?.length ?? 0), 0);
  if (second.length + third <= 60) for (const { id } of second) open.add(id);
  return open;
}

/** Every node beneath one, itself not. */
export function beneath(tree: Tree, id: string | null): TreeNode[] {
  const nodes = [...(tree.children.get(id) ?? [])];
  for (let index = 0; index < nodes.length; index += 1) nodes.push(...(tree.children.get(nodes[index]?.id ?? '') ?? []));
  return nodes;
}
