import { type TreeNode, treeOf } from '../tree/tree-model';
import { chartLayout, linesOf } from './chart-layout';

const widthOf = (text: string) => [...text].length * 7;
const node = (id: string, parentId: string | null, name: string): TreeNode => ({ __typename: 'OrganizationTreeNode', id, parentId, name, level: 'site', enabled: true, canBeDisabled: true, activeInTerm: true, childCount: 0, version: 1 });
const LONG = 'The Lakeshore Community Learning Center for After-School and Summer Enrichment at the Former Frederick Douglass Memorial School on Prairie Avenue';

test('no name is cut: it has at most three lines in boxes wide enough, and no box lies on another', () => {
  const tree = treeOf([node('t', null, 'Northlake'), node('a', 't', 'Ada'), node('l', 't', LONG), node('z', 't', 'x'.repeat(190))]);
  const root = tree.byId.get('t');
  const { boxes, boxWidth } = chartLayout(tree, root as TreeNode, 2, widthOf);
  const named = new Map(boxes.map((box) => [box.node.id, box]));
  expect(named.get('l')?.name.join(' ')).toBe(LONG);
  expect(named.get('z')?.name.join('')).toBe('x'.repeat(190));
  expect(boxes.flatMap(({ name }) => name).every((line) => widthOf(line) < boxWidth - 16)).toBe(true);
  expect(boxWidth).toBe(520);
  const column = boxes.filter(({ node: { id } }) => id !== 't').sort((one, other) => one.y - other.y);
  column.slice(1).forEach((box, index) => expect(box.y).toBeGreaterThan((column[index]?.y ?? 0) + (column[index]?.height ?? 0)));
});

test('short names keep narrow boxes of one line', () => {
  const tree = treeOf([node('t', null, 'Northlake'), node('a', 't', 'Ada')]);
  const { boxes, boxWidth } = chartLayout(tree, tree.byId.get('t') as TreeNode, 2, widthOf);
  expect(boxWidth).toBe(240);
  expect(boxes.map(({ name }) => name)).toEqual([['Northlake'], ['Ada']]);
  expect(linesOf('Ada Lovelace', 70, widthOf)).toEqual(['Ada', 'Lovelace']);
});
