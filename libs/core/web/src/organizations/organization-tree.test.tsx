import { checkStates, countActive, foundIn, organizationTree, toggled, treeRows, type TreeOrganization } from './organization-tree';

const node = (id: string, parentId: string | null, name = id): TreeOrganization => ({ id, parentId, name, level: 'site' });
const tree = organizationTree([node('top', null), node('a', 'top'), node('b', 'top', 'Mañana'), node('a1', 'a'), node('a2', 'a'), node('b1', 'b')]);
const states = (...inactive: string[]) => Object.fromEntries(checkStates(tree, new Set(inactive)));
const press = (id: string, ...inactive: string[]) => [...toggled(tree, new Set(inactive), id)].sort();

test('a box is full, partly full or empty by what is left out at, above and beneath it', () => {
  expect(states()).toMatchObject({ top: 'all', a1: 'all' });
  expect(states('a')).toEqual({ top: 'some', a: 'none', a1: 'none', a2: 'none', b: 'all', b1: 'all' });
  expect(states('a1')).toMatchObject({ top: 'some', a: 'some', a1: 'none', a2: 'all' });
});

test('a full box goes with everything beneath it, and is said once', () => {
  expect(press('a')).toEqual(['a']);
  expect(press('b', 'a1')).toEqual(['a1', 'b']);
});

test('a partly full box becomes full', () => expect(press('a', 'a1', 'b1')).toEqual(['b1']));

test('a box in what was left out comes back alone, and what stands above it takes part', () => {
  expect(press('a1', 'top')).toEqual(['a2', 'b']);
  expect(states('a2', 'b')).toEqual({ top: 'some', a: 'some', a1: 'all', a2: 'none', b: 'none', b1: 'none' });
  expect(press('top', 'top')).toEqual([]);
  expect(countActive(tree, new Set(['a2', 'b']))).toBe(3);
});

test('shows what is open, or what was found in its place', () => {
  expect(treeRows(tree, new Set(['top']), null).map(({ node: { id }, depth, expanded }) => [id, depth, expanded])).toEqual([['top', 0, true], ['a', 1, false], ['b', 1, false]]);
  const found = foundIn(tree, 'manana');
  expect(treeRows(tree, new Set(), found?.shown ?? null).map(({ node: { id } }) => id)).toEqual(['top', 'b']);
  expect(foundIn(tree, '  ')).toBeNull();
});

test('nodes whose parent is out of sight, or that stand in a circle, do not hang it', () => {
  const odd = organizationTree([node('x', 'gone'), node('y', 'z'), node('z', 'y')]);
  expect(treeRows(odd, new Set(), null).map(({ node: { id } }) => id)).toEqual(['x']);
  expect(odd.ancestorsOf('y')).toEqual(['z', 'y']);
});
