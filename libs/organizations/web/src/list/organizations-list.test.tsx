import type { MockLink } from '@apollo/client/testing';
import { foldText, type FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrganizationsListDocument, type OrganizationsListQueryVariables } from './__generated__/organizations-list';
import type { OrganizationRow } from './organization-columns';
import { shownPath } from './organization-path';
import { organizationsPages } from '../organizations.routes';

const PATH = '/organizations/list';
const VIEWS: readonly FeatureKey[] = ['organizations.list', 'organizations.site', 'organizations.institution'];

const ref = (id: string, name: string, level: OrganizationRow['level']) => ({ __typename: 'OrganizationRef' as const, id, name, level });
const AGENCY = ref('here', 'Northlake', 'top');
const HARBOR = ref('h', 'Harbor Point', 'institution');

function organization(id: string, name: string, more: Partial<OrganizationRow>): OrganizationRow {
  return { __typename: 'Organization', id, name, level: 'site', enabled: true, stateId: null, ncesId: null, siteCount: 0, activeInTerm: true, canBeDisabled: true, version: 1, viewerCan: { __typename: 'OrganizationRights', edit: false, addLevels: [] }, createdAt: '2026-08-01T14:00:00.000Z', path: [AGENCY, HARBOR], customValues: [], ...more };
}

const ROWS = [organization('h', 'Harbor Point', { level: 'institution', siteCount: 3, path: [AGENCY] }), organization('m', 'Mañana Site', {}), organization('o', 'Old Mill', { enabled: false })];

const asked: OrganizationsListQueryVariables[] = [];

/** A server that knows search, the level rule and the direction. */
function answering(rows: readonly OrganizationRow[]): MockLink.MockedResponse {
  return {
    request: { query: OrganizationsListDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: (given) => {
      const variables = given as OrganizationsListQueryVariables;
      asked.push(variables);
      const level = variables.filter?.rules.find(({ field }) => field === 'level')?.value;
      const found = rows.filter((row) => foldText(row.name).includes(foldText(variables.search ?? '')) && (!level || row.level === level));
      const nodes = [variables.sort].flat()[0]?.direction === 'desc' ? [...found].reverse() : found;
      return { data: { organizations: { __typename: 'OrganizationConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } } };
    },
  };
}

const failing: MockLink.MockedResponse = { request: { query: OrganizationsListDocument, variables: () => true }, error: new Error('no network') };
const open = (mocks: readonly MockLink.MockedResponse[], url = PATH, views = VIEWS) => visit(organizationsPages, { url, mocks, views, level: 'top' });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

beforeEach(() => asked.splice(0));
afterEach(() => jest.restoreAllMocks());

test('waits under its title, then shows levels in the tenant’s words, where they belong and whether they are enabled', async () => {
  open([{ ...answering(ROWS), delay: 1200 }]);
  expect(await screen.findByText('Loading rows')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'All organizations' })).toBeInTheDocument();
  const site = await screen.findByRole('row', { name: /Mañana/ });
  expect(site).toHaveTextContent(/Clubhouse.*Harbor Point.*Enabled/);
  expect(site).not.toHaveTextContent('Northlake');
  expect(screen.getByRole('row', { name: /Old Mill/ })).toHaveTextContent('Disabled');
});

test('says that there is nothing yet', async () => {
  open([answering([])]);
  expect(await screen.findByText('No organizations to see here yet')).toBeInTheDocument();
});

test('search finds Mañana by manana; no match offers the way back', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(ROWS)]);
  const box = await screen.findByRole('searchbox', { name: 'Search by name or id' });
  await user.type(box, 'manana');
  await waitFor(() => expect(names()).toEqual(['Mañana Site']));
  await waitFor(() => expect(router.state.location.search).toBe('?q=manana'));
  await user.type(box, 'x');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('a filter offers the levels that the role may view, and the address holds it', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(ROWS)]);
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'Level');
  const value = screen.getByRole('combobox', { name: 'Value' });
  expect(within(value).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['', 'Institution', 'Clubhouse']);
  await user.selectOptions(value, 'Clubhouse');
  await waitFor(() => expect(names()).toEqual(['Mañana Site', 'Old Mill']));
  expect(router.state.location.search).toBe('?f=level.equals.site');
});

test('the address brings its state back', async () => {
  open([answering(ROWS)], `${PATH}?f=or&f=level.equals.site&f=enabled.equals.false&s=-level&p=2&ps=10`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { match: 'or', rules: [{ field: 'level' }, { field: 'enabled', value: 'false' }] }, sort: [{ field: 'level', direction: 'desc' }], first: 10, offset: 10 }));
  expect(await screen.findByText('Page 2')).toBeInTheDocument();
});

test('sorts by keyboard', async () => {
  const user = userEvent.setup();
  const { router } = open([answering(ROWS)]);
  await waitFor(() => expect(names()).toHaveLength(3));
  within(screen.getByRole('columnheader', { name: 'Level' })).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?s=level'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Old Mill', 'Mañana Site', 'Harbor Point']));
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open([failing, answering(ROWS)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('who may not see the list is sent to the dashboard', async () => {
  const { router } = open([answering(ROWS)], PATH, ['organizations.site']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

test('a path leaves out what everything in the list has in common', () => {
  const path = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));
  expect(shownPath(path, 'b').map(({ id }) => id)).toEqual(['c', 'd']);
  expect(shownPath(path, 'd').map(({ id }) => id)).toEqual(['d']);
  expect(shownPath(path, 'e')).toEqual(path);
});
