import { hierarchy, tree as layoutTree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Tree, TreeNode } from '../tree/tree-model';

const ROW = 46;
export const BOX = { width: 240, height: 38 } as const;
/** Room above the tree for what the picture is of. */
export const HEAD = 52;
const COLUMN = BOX.width + 48;
export const MARGIN = 16;

export interface ChartBox {
  node: TreeNode;
  x: number;
  y: number;
  /** How many stand beneath it that the picture leaves out. */
  hidden: number;
}

export interface ChartLayout {
  width: number;
  height: number;
  boxes: readonly ChartBox[];
  /** Lines from parent to child, as SVG paths. */
  lines: readonly { id: string; path: string }[];
}

/** How deep the branch goes; its root alone is 1. */
export function depthOf(tree: Tree, rootId: string): number {
  return 1 + Math.max(0, ...(tree.children.get(rootId) ?? []).map(({ id }) => depthOf(tree, id)));
}

/** The branch from left to right, down to a depth. */
export function chartLayout(tree: Tree, root: TreeNode, depth: number): ChartLayout {
  const data = hierarchy(root, ({ id }) => [...(tree.children.get(id) ?? [])]);
  data.each((one) => {
    if (one.depth >= depth - 1) one.children = undefined;
  });
  // d3 lays trees out downwards: its x is our y.
  const placed: HierarchyPointNode<TreeNode> = layoutTree<TreeNode>().nodeSize([ROW, COLUMN]).separation(() => 1)(data);
  const nodes = placed.descendants();
  const top = Math.min(...nodes.map(({ x }) => x));
  const boxes = nodes.map((one) => ({ node: one.data, x: MARGIN + one.y, y: HEAD + one.x - top, hidden: one.children ? 0 : one.data.childCount }));
  const at = new Map(boxes.map((box) => [box.node.id, box]));
  const lines = placed.links().flatMap(({ source, target }) => {
    const [from, to] = [at.get(source.data.id), at.get(target.data.id)];
    if (!from || !to) return [];
    const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x, to.y + BOX.height / 2];
    const middle = (x1 + x2) / 2;
    return [{ id: to.node.id, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` }];
  });
  return { boxes, lines, width: Math.max(420, Math.max(...boxes.map(({ x }) => x)) + BOX.width + 60), height: Math.max(...boxes.map(({ y }) => y)) + BOX.height + MARGIN };
}
