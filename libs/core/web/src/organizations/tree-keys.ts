import type { KeyboardEvent } from 'react';
import type { TreeRow } from './organization-tree';

export interface TreeKeys {
  rows: readonly TreeRow[];
  /** The row that the keys act on. */
  here: number;
  /** How many rows a page has. */
  page: () => number;
  goTo: (index: number) => void;
  press: (row: TreeRow) => void;
  expand: (row: TreeRow) => void;
  /** Null while nothing may be closed. */
  collapse: ((row: TreeRow) => void) | null;
  parentOf: (row: TreeRow) => number;
}

/** The keys of a tree as assistive technology teaches them: up and down, in and out, and a press. */
export function treeKeys({ rows, here, page, goTo, press, expand, collapse, parentOf }: TreeKeys) {
  return (event: KeyboardEvent) => {
    const row = rows[here];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moves: Record<string, () => void> = {
      ArrowDown: () => goTo(here + 1),
      ArrowUp: () => goTo(here - 1),
      PageDown: () => goTo(here + page()),
      PageUp: () => goTo(here - page()),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      [mirrored ? 'ArrowLeft' : 'ArrowRight']: () => {
        if (row.expanded === false) expand(row);
        else if (row.expanded) goTo(here + 1);
      },
      [mirrored ? 'ArrowRight' : 'ArrowLeft']: () => {
        if (row.expanded && collapse) collapse(row);
        else if (parentOf(row) !== -1) goTo(parentOf(row));
      },
      ' ': () => press(row),
      Enter: () => press(row),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
}
