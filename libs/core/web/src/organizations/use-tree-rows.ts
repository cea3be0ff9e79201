import { useDeferredValue, useMemo, useState } from 'react';
import { foundIn, treeRows, type OrganizationTree, type TreeRow } from './organization-tree';
import { treeKeys } from './tree-keys';

export interface TreeRowsOptions {
  tree: OrganizationTree;
  search: string;
  /** What is open at first; the roots unless said otherwise. */
  open?: (tree: OrganizationTree) => Iterable<string>;
  /** Where the keys begin, and begin again with each search. */
  start?: (rows: readonly TreeRow[], matches: ReadonlySet<string> | null) => string | undefined;
  onPress: (row: TreeRow) => void;
}

/** Rows that Page up and Page down pass. */
const PAGE = 8;

const rootsOf = (tree: OrganizationTree) => tree.childrenOf(null).map(({ id }) => id);

/** What of a tree is on screen, and where the keys are: shared by what ticks organizations and what chooses one. */
export function useTreeRows({ tree, search, open: first = rootsOf, start, onPress }: TreeRowsOptions) {
  const [chosenOpen, setOpen] = useState<ReadonlySet<string> | null>(null);
  const open = useMemo(() => chosenOpen ?? new Set(first(tree)), [chosenOpen, first, tree]);
  const [at, setAt] = useState<{ id: string; search: string } | null>(null);
  const asked = useDeferredValue(search);
  const found = useMemo(() => foundIn(tree, asked), [tree, asked]);
  const rows = useMemo(() => treeRows(tree, open, found?.shown ?? null), [tree, open, found]);
  const index = (id: string | undefined) => rows.findIndex(({ node }) => node.id === id);
  const chosen = at?.search === asked ? index(at.id) : -1;
  const here = chosen !== -1 ? chosen : Math.max(0, index(start?.(rows, found?.matches ?? null)));
  const goTo = (id: string) => setAt({ id, search: asked });
  const setExpanded = (id: string, expanded: boolean) => {
    const next = new Set(open);
    if (expanded) next.add(id);
    else next.delete(id);
    setOpen(next);
  };

  const onKeyDown = treeKeys({
    rows,
    here,
    page: () => PAGE,
    goTo: (to) => {
      const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
      if (row) goTo(row.node.id);
    },
    press: onPress,
    expand: (row) => setExpanded(row.node.id, true),
    // What was found stays open: closing it would hide the match.
    collapse: found ? null : (row) => setExpanded(row.node.id, false),
    parentOf: (row) => index(tree.ancestorsOf(row.node.id)[0]),
  });
  return {
    rows,
    here,
    found,
    goTo,
    onKeyDown,
    toggle: ({ node, expanded }: TreeRow) => {
      goTo(node.id);
      if (expanded !== null && !found) setExpanded(node.id, !expanded);
    },
    expandAll: () => setOpen(new Set(tree.nodes.map(({ id }) => id))),
    collapseAll: () => setOpen(new Set(rootsOf(tree))),
  };
}
