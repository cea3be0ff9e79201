import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { organizationsPages } from '../organizations.routes';
import { MoveOrganizationDocument, OrganizationObstaclesDocument, OrganizationPlacesDocument, RenameOrganizationDocument } from '../shared/__generated__/organization-changes';
import { OrganizationTreeDocument } from './__generated__/organization-tree';
import { itemsOf, type TreeNode, treeOf } from './tree-model';

const VIEWS: readonly FeatureKey[] = ['organizations.chart', 'organizations.site', 'organizations.institution', 'organizations.top'];
const LEVELS: TreeNode['level'][] = ['institution', 'site'];

function node(id: string, parentId: string | null, name: string, level: TreeNode['level'], more: Partial<TreeNode> = {}): TreeNode {
  return { __typename: 'OrganizationTreeNode', id, parentId, name, level, enabled: true, canBeDisabled: true, activeInTerm: true, childCount: 0, version: 1, ...more };
}
const NODES = [node('t', null, 'Northlake', 'top', { childCount: 2, canBeDisabled: false }), node('h', 't', 'Harbor', 'institution', { childCount: 2, canBeDisabled: false }), node('p', 't', 'Prairie', 'institution'), node('m', 'h', 'Mañana', 'site'), node('l', 'h', 'Lincoln', 'site', { canBeDisabled: false })];

let nodes: readonly TreeNode[];
let asked: { includeInactive?: boolean; unless?: string }[];
const sent: unknown[] = [];

const versionOf = (nodes: readonly TreeNode[]) => nodes.map(({ id, name, version }) => `${id} ${name} ${version}`).join();

function answering(edit = true): MockLink.MockedResponse {
  return {
    request: { query: OrganizationTreeDocument, variables: (variables) => asked.push(variables) > 0 },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: ({ unless }) => ({ data: { organizationTree: { __typename: 'OrganizationTree', version: versionOf(nodes), unchanged: unless === versionOf(nodes), nodes: unless === versionOf(nodes) ? [] : [...nodes], viewerCan: { __typename: 'OrganizationTreeRights', edit, levels: LEVELS, importLevels: LEVELS } } } }),
  };
}
const changed = (field: string, query: MockLink.MockedResponse['request']['query'], answer: (variables: Record<string, unknown>) => object): MockLink.MockedResponse => ({
  request: { query, variables: (variables) => sent.push(variables) > 0 },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => ({ data: { [field]: { __typename: 'OrganizationPayload', organization: null, problems: [], ...answer(variables) } } }),
});
const done = (id: string, name: string, version: number) => ({ organization: { __typename: 'Organization', id, name, enabled: true, version } });

// jsdom has no layout: the rows in view are reckoned from these.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
});
beforeEach(() => {
  nodes = NODES;
  asked = [];
  sent.splice(0);
});

const open = (mocks: readonly MockLink.MockedResponse[], url = '/organizations/tree') => visit(organizationsPages, { url, mocks, views: VIEWS, level: 'top' });
const rows = () => screen.getAllByRole('treeitem').map((row) => row.querySelector('[data-name]')?.textContent);
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name},`) });

test('a tree of thousands draws the rows in view only, each with its place in the whole', async () => {
  nodes = [node('t', null, 'Northlake', 'top', { childCount: 5000 }), ...Array.from({ length: 5000 }, (_, index) => node(`s${index}`, 't', `Site ${index}`, 'institution'))];
  open([answering()]);
  expect(await screen.findByText('5,001 organizations')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(5));
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(80);
  expect(row('Site 3')).toHaveAttribute('aria-setsize', '5000');
  expect(row('Site 3')).toHaveAttribute('aria-posinset', '4');
});

test('is walked by keyboard: down, out, in, by its first letters', async () => {
  const user = userEvent.setup();
  const { router } = open([answering()]);
  await waitFor(() => expect(rows()).toEqual(['Northlake', 'Harbor', 'Mañana', 'Lincoln', 'Prairie']));
  screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)[0]?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(row('Harbor')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(rows()).toEqual(['Northlake', 'Harbor', 'Prairie']));
  expect(row('Harbor')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(row('Mañana')).toHaveFocus());
  await user.keyboard('pr');
  await waitFor(() => expect(row('Prairie')).toHaveFocus());
  expect(router.state.location.search).toBe('?at=p');
  await user.keyboard('{Home}');
  await waitFor(() => expect(row('Northlake')).toHaveFocus());
});

test('a search shows matches with the way to them; the address brings back what was chosen', async () => {
  open([answering()], '/organizations/tree?q=manana&at=m');
  await waitFor(() => expect(rows()).toEqual(['Northlake', 'Harbor', 'Mañana']));
  expect(screen.getByText('1 match')).toBeInTheDocument();
  expect(row('Mañana')).toHaveAttribute('aria-selected', 'true');
});

test('F2 renames in place; what is refused stays in the field, with the reason above', async () => {
  const user = userEvent.setup();
  const rename = changed('renameOrganization', RenameOrganizationDocument, ({ name }) => (name === 'x' ? { problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', path: 'name', message: 'is taken' }] } : done('l', String(name), 2)));
  open([answering(), rename], '/organizations/tree?at=l');
  await waitFor(() => expect(rows()).toHaveLength(5));
  row('Lincoln').focus();
  await user.keyboard('{F2}');
  const field = await screen.findByRole('textbox', { name: 'New name of Lincoln' });
  fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
  await user.type(field, '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Name has more than 200 characters.');
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, 'x{Enter}');
  expect(await screen.findByText('Name is taken.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Abe{Enter}');
  await waitFor(() => expect(rows()).toContain('Abe'));
  expect(sent).toEqual([{ id: 'l', name: 'x', version: 1 }, { id: 'l', name: 'Abe', version: 1 }]);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('moves by a dialog; a place that somebody else changed meanwhile is said', async () => {
  const user = userEvent.setup();
  const places: MockLink.MockedResponse = {
    request: { query: OrganizationPlacesDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: () => ({ data: { organizationPlaces: NODES.slice(1, 3).map(({ id, name, level, enabled }) => ({ __typename: 'Organization', id, name, level, enabled, path: [] })) } }),
  };
  const move = changed('moveOrganization', MoveOrganizationDocument, () => ({ problems: [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', path: null, message: 'Stale', conflicts: [{ __typename: 'ConflictValue', field: 'parentId', current: 'Northlake › Prairie', version: 2, changedBy: 'Ana Ruiz', changedByYou: false, changedAt: null }] }] }));
  open([answering(), places, move], '/organizations/tree?at=l');
  await user.click(await screen.findByRole('button', { name: 'Actions for Lincoln' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('radio', { name: /Prairie/ }));
  expect(within(dialog).queryByRole('radio', { name: /Harbor/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText(/Lincoln was moved meanwhile by Ana Ruiz: it now stands at Northlake › Prairie/)).toBeInTheDocument();
  expect(sent).toEqual([{ id: 'l', parentId: 'p', version: 1 }]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/was moved meanwhile/)).not.toBeInTheDocument();
  await waitFor(() => expect(row('Lincoln')).toHaveFocus());
});

test('dropping on a place moves there; one that may not take it says why', async () => {
  open([answering(), changed('moveOrganization', MoveOrganizationDocument, () => done('l', 'Lincoln', 2))]);
  await waitFor(() => expect(rows()).toHaveLength(5));
  const dataTransfer = { effectAllowed: '', dropEffect: '', setData: () => undefined };
  const drop = (name: string) => {
    fireEvent.dragStart(row('Lincoln'), { dataTransfer });
    fireEvent.dragOver(row(name), { dataTransfer });
    fireEvent.drop(row(name), { dataTransfer });
  };
  drop('Northlake');
  expect(await screen.findByText(/^Clubhouse cannot stand under (Agency|State agency)\.$/)).toBeInTheDocument();
  drop('Mañana');
  expect(await screen.findByText('Clubhouse cannot stand under Clubhouse.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  drop('Prairie');
  await waitFor(() => expect(sent).toEqual([{ id: 'l', parentId: 'p', version: 1 }]));
});

test('what is cut is marked and told, taken back by Esc, and placed by Ctrl V or told why not', async () => {
  const user = userEvent.setup();
  open([answering(), changed('moveOrganization', MoveOrganizationDocument, () => done('l', 'Lincoln', 2))], '/organizations/tree?at=l');
  await waitFor(() => expect(rows()).toHaveLength(5));
  row('Lincoln').focus();
  await user.keyboard('{Control>}x{/Control}');
  expect(await screen.findByText('Lincoln is cut; Ctrl V places it, Esc takes it back.')).toBeInTheDocument();
  expect(row('Lincoln')).toHaveAccessibleName('Lincoln, Clubhouse, cut');
  await user.keyboard('{Escape}');
  expect(row('Lincoln')).toHaveAccessibleName('Lincoln, Clubhouse');
  await user.keyboard('{Control>}x{/Control}{ArrowUp}');
  await waitFor(() => expect(row('Mañana')).toHaveFocus());
  await user.keyboard('{Control>}v{/Control}');
  expect(await screen.findByText('Clubhouse cannot stand under Clubhouse.')).toBeInTheDocument();
  await user.keyboard('{End}');
  await waitFor(() => expect(row('Prairie')).toHaveFocus());
  await user.keyboard('{Control>}v{/Control}');
  await waitFor(() => expect(sent).toEqual([{ id: 'l', parentId: 'p', version: 1 }]));
});

test('what stands in the way of disabling is explained', async () => {
  const user = userEvent.setup();
  const obstacles: MockLink.MockedResponse = {
    request: { query: OrganizationObstaclesDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: { data: { organization: { __typename: 'Organization', id: 'l', name: 'Lincoln', whatStandsInTheWay: [{ __typename: 'OrganizationObstacle', kind: 'sessions', count: 1, message: 'A session is not over: Chess.' }] } } },
  };
  open([answering(), obstacles], '/organizations/tree?at=l');
  await waitFor(() => expect(rows()).toHaveLength(5));
  row('Lincoln').focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const item = await screen.findByRole('menuitem', { name: 'Why it cannot be disabled' });
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Lincoln cannot be disabled yet' });
  expect(await within(dialog).findByText('A session is not over: Chess.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Disable Lincoln' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row('Lincoln')).toHaveFocus());
});

test('who may only look finds nothing to change', async () => {
  const user = userEvent.setup();
  open([answering(false)], '/organizations/tree?at=l');
  await user.click(await screen.findByRole('button', { name: 'Actions for Lincoln' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Open']);
  await user.keyboard('{Escape}');
  row('Lincoln').focus();
  await user.keyboard('{F2}');
  expect(screen.queryByRole('textbox', { name: /New name/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(row('Lincoln')).toHaveAttribute('draggable', 'false');
});

test('asked again, what is unchanged stays on screen, and what changed takes its place', async () => {
  const user = userEvent.setup();
  let refuse = true;
  const rename = changed('renameOrganization', RenameOrganizationDocument, () => (refuse ? { problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', path: 'name', message: 'is taken' }] } : done('l', 'Abe', 2)));
  const { router } = open([answering(), rename], '/organizations/tree?at=l');
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(asked).toEqual([{ includeInactive: false }]);
  const before = row('Lincoln');
  before.focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Lincoln' }), 'x{Enter}');
  await waitFor(() => expect(asked[1]).toEqual({ includeInactive: false, unless: versionOf(NODES) }));
  await user.keyboard('{Escape}');
  expect(rows()).toEqual(['Northlake', 'Harbor', 'Mañana', 'Lincoln', 'Prairie']);
  expect(row('Lincoln')).toBe(before);

  // Another question has an answer of its own, and the first one is still held.
  await act(() => router.navigate('/organizations/tree?at=l&inactive=1'));
  await act(() => router.navigate('/organizations/tree?at=l'));
  await waitFor(() => expect(asked.slice(2)).toEqual([{ includeInactive: true }, { includeInactive: false, unless: versionOf(NODES) }]));
  expect(rows()).toEqual(['Northlake', 'Harbor', 'Mañana', 'Lincoln', 'Prairie']);

  refuse = false;
  nodes = NODES.map((one) => (one.id === 'l' ? { ...one, name: 'Abe', version: 2 } : one));
  row('Lincoln').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'New name of Lincoln' }), 'x{Enter}');
  await waitFor(() => expect(asked).toHaveLength(5));
  await waitFor(() => expect(rows()).toContain('Abe'));
  expect(asked[4]).toEqual({ includeInactive: false, unless: versionOf(NODES) });
});

test('a failure can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  open([{ request: { query: OrganizationTreeDocument, variables: () => true }, error: new Error('no network') }, answering()]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  jest.restoreAllMocks();
});

test('rows follow what is open, and a search opens the way whatever is closed', () => {
  const tree = treeOf(NODES);
  expect(itemsOf(tree, new Set(['t']), '').map(({ node: { id }, level, expanded }) => [id, level, expanded])).toEqual([['t', 1, true], ['h', 2, false], ['p', 2, null]]);
  expect(itemsOf(tree, new Set(), 'LINC').map(({ node: { id }, matched, siblings }) => [id, matched, siblings])).toEqual([['t', false, 1], ['h', false, 1], ['l', true, 1]]);
});
