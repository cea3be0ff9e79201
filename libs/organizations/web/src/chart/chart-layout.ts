import { hierarchy, tree as layoutTree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Tree, TreeNode } from '../tree/tree-model';

const GAP = 8;
export const LINE = 14;
/** Beside and around the words of a box. */
export const PADDING = 8;
/** From narrow to wide: the first in which every name has its lines. */
const WIDTHS = [240, 280, 320, 360, 400, 440, 480, 520] as const;
const MAX_LINES = 3;
/** Where the picture is opened letters may be wider than here. */
const SLACK = 0.88;
/** Room above the tree for what the picture is of. */
export const HEAD = 52;
const BETWEEN = 48;
export const MARGIN = 16;

export interface ChartBox {
  node: TreeNode;
  x: number;
  y: number;
  height: number;
  /** The whole name, in lines. */
  name: readonly string[];
  /** How many stand beneath it that the picture leaves out. */
  hidden: number;
}

export interface ChartLayout {
  width: number;
  height: number;
  boxWidth: number;
  boxes: readonly ChartBox[];
  /** Lines from parent to child, as SVG paths. */
  lines: readonly { id: string; path: string }[];
}

/** A text in lines of a width; a word that is wider than one is broken. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > room) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}

/** How deep the branch goes; its root alone is 1. */
export function depthOf(tree: Tree, rootId: string): number {
  return 1 + Math.max(0, ...(tree.children.get(rootId) ?? []).map(({ id }) => depthOf(tree, id)));
}

/** The branch from left to right, down to a depth. No name is cut: boxes grow wider, then higher. */
export function chartLayout(tree: Tree, root: TreeNode, depth: number, widthOf: (text: string) => number): ChartLayout {
  const data = hierarchy(root, ({ id }) => [...(tree.children.get(id) ?? [])]);
  data.each((one) => {
    if (one.depth >= depth - 1) one.children = undefined;
  });
  const names = data.descendants().map((one) => one.data.name);
  const inLines = (boxWidth: number) => new Map(names.map((name) => [name, linesOf(name, (boxWidth - 2 * PADDING) * SLACK, widthOf)]));
  const boxWidth = WIDTHS.find((width) => [...inLines(width).values()].every(({ length }) => length <= MAX_LINES)) ?? WIDTHS[WIDTHS.length - 1] ?? 0;
  const lined = inLines(boxWidth);
  const nameOf = (node: TreeNode) => lined.get(node.name) ?? [node.name];
  const heightOf = (node: TreeNode) => (nameOf(node).length + 1) * LINE + 10;
  // d3 lays trees out downwards: its x is our y, here in units of one.
  const placed: HierarchyPointNode<TreeNode> = layoutTree<TreeNode>()
    .nodeSize([1, boxWidth + BETWEEN])
    .separation((a, b) => (heightOf(a.data) + heightOf(b.data)) / 2 + GAP)(data);
  const nodes = placed.descendants();
  const top = Math.min(...nodes.map((one) => one.x - heightOf(one.data) / 2));
  const boxes = nodes.map((one) => ({ node: one.data, x: MARGIN + one.y, y: HEAD + one.x - heightOf(one.data) / 2 - top, height: heightOf(one.data), name: nameOf(one.data), hidden: one.children ? 0 : one.data.childCount }));
  const at = new Map(boxes.map((box) => [box.node.id, box]));
  const lines = placed.links().flatMap(({ source, target }) => {
    const [from, to] = [at.get(source.data.id), at.get(target.data.id)];
    if (!from || !to) return [];
    const [x1, y1, x2, y2] = [from.x + boxWidth, from.y + from.height / 2, to.x, to.y + to.height / 2];
    const middle = (x1 + x2) / 2;
    return [{ id: to.node.id, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}` }];
  });
  return { boxes, lines, boxWidth, width: Math.max(420, Math.max(...boxes.map(({ x }) => x)) + boxWidth + 60), height: Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN };
}
