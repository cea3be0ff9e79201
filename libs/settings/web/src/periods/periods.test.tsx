import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportingTermDocument, ReportingYearDocument, ReportingYearsDocument, SaveReportingYearDocument, type SaveReportingYearMutationVariables } from './__generated__/period';
import { PeriodOrganizationsDocument, SetPeriodOrganizationsDocument, type SetPeriodOrganizationsMutationVariables } from './__generated__/period-organizations';
import { PeriodsListDocument, RemoveReportingTermDocument, ReportingTermObstaclesDocument, ReportingYearObstaclesDocument } from './__generated__/periods-list';
import { addPath, editPath, organizationsPath, PERIODS_PATH } from './period-paths';
import { periodsPages } from './periods.routes';

const ID = '01919191-9191-7191-9191-919191919191';
const VIEWS: readonly FeatureKey[] = ['settings.data_collection_periods', 'settings.years', 'settings.terms'];
const YEAR = { __typename: 'ReportingYear', id: ID, name: '2026–27', startsOn: '2026-07-01', endsOn: '2027-06-30' };
const NODES = [
  { id: 'here', parentId: null, name: 'Agency', level: 'top' },
  { id: 'h', parentId: 'here', name: 'Harbor Point', level: 'institution' },
  { id: 'c', parentId: 'h', name: 'Cedar Bend', level: 'site' },
  { id: 'm', parentId: 'here', name: 'Mañana Hall', level: 'institution' },
].map((node) => ({ __typename: 'PeriodOrganization', enabled: true, ...node }));

const always = (query: MockLink.MockedResponse['request']['query'], data: object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data } });
const years = (...list: object[]) => always(ReportingYearsDocument, { reportingYears: list });
const rows = (...nodes: object[]) => always(PeriodsListDocument, { dataCollectionPeriods: { __typename: 'DataCollectionPeriodConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } });
const period = (more: object) => ({ __typename: 'DataCollectionPeriod', id: ID, type: 'reporting_year', kind: null, name: '2026–27', startsOn: '2026-07-01', endsOn: '2027-06-30', version: 1, takingPart: 'all', year: { __typename: 'ReportingYearRef', id: ID, name: '2026–27' }, ...more });
const open = (url: string, mocks: readonly MockLink.MockedResponse[], edits: readonly FeatureKey[] = VIEWS, level: 'top' | 'institution' = 'top') => visit(periodsPages, { url, mocks, views: VIEWS, edits, level });

// The rows on screen are those that fit: jsdom lays nothing out.
beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterAll(() => jest.restoreAllMocks());

test('whoever may only look has no way to add, open or remove', async () => {
  open(PERIODS_PATH, [rows(period({}), period({ id: 'f', type: 'reporting_term', kind: 'fall', name: 'Fall 2026', startsOn: '2026-08-24', endsOn: '2026-12-31', takingPart: 'some' }))], []);
  expect(await screen.findByRole('row', { name: /Fall 2026/ })).toHaveTextContent(/Now.*Term.*2026–27.*08\/24\/2026.*Some/);
  expect(screen.queryByRole('link', { name: /Add/ })).toBeNull();
  expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

test('the first year offers itself; types that have no pages yet are not found', async () => {
  const { unmount } = open(PERIODS_PATH, [rows()]);
  expect(await screen.findByText('No reporting year yet')).toBeInTheDocument();
  unmount();
  open(`${PERIODS_PATH}/registration-period/add`, [years()]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('a new year proposes the federal year after the newest, and asks for what is missing before it is sent', async () => {
  const user = userEvent.setup();
  open(addPath('reporting_year'), [years(YEAR)]);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('2027–28');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-07-01');
  await user.clear(screen.getByLabelText('Last day'));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Last day is required.');
});

test('a stale save shows both words, and saves mine knowingly', async () => {
  const user = userEvent.setup();
  const sent: SaveReportingYearMutationVariables['input'][] = [];
  const conflict = { __typename: 'ConflictProblem', message: 'Changed', path: null, conflicts: [{ __typename: 'ConflictValue', field: 'name', current: 'Theirs', attempted: 'Mine', version: 4, changedBy: 'Ana Ruiz' }] };
  const saving: MockLink.MockedResponse = {
    request: { query: SaveReportingYearDocument, variables: () => true },
    maxUsageCount: 2,
    result: (variables) => {
      sent.push((variables as SaveReportingYearMutationVariables).input);
      return { data: { saveReportingYear: { __typename: 'SaveReportingYearPayload', reportingYear: sent.length > 1 ? { ...YEAR, name: 'Mine', version: 5, termId: 't' } : null, problems: sent.length > 1 ? [] : [conflict] } } };
    },
  };
  const { router } = open(editPath('reporting_year', ID), [years(YEAR), always(ReportingYearDocument, { reportingYear: { ...YEAR, version: 3, termId: 't' } }), saving, always(PeriodOrganizationsDocument, {})]);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('now Theirs')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(organizationsPath('reporting_year', ID)));
  expect(sent.map(({ version, name: words }) => [version, words])).toEqual([[3, 'Mine'], [4, 'Mine']]);
});

test('an institution is led past the dates to its own organizations, ticks them by keyboard and finds them without accents', async () => {
  const user = userEvent.setup();
  const sent: SetPeriodOrganizationsMutationVariables['input'][] = [];
  const term = { __typename: 'ReportingTerm', id: ID, yearId: ID, kind: 'fall', name: 'Fall 2026', startsOn: '2026-08-24', endsOn: '2026-12-31', version: 1 };
  const tree = { __typename: 'PeriodOrganizationTree', nodes: NODES, inactiveIds: ['c'], leftOutBy: null, otherTerms: [] };
  const saving: MockLink.MockedResponse = {
    request: { query: SetPeriodOrganizationsDocument, variables: () => true },
    result: (variables) => {
      sent.push((variables as SetPeriodOrganizationsMutationVariables).input);
      return { data: { setPeriodOrganizations: { __typename: 'SetPeriodOrganizationsPayload', organizations: { __typename: 'PeriodOrganizationTree', inactiveIds: [] }, problems: [] } } };
    },
  };
  const { router } = open(editPath('reporting_term', ID), [always(ReportingTermDocument, { reportingTerm: term }), always(PeriodOrganizationsDocument, { periodOrganizations: tree }), saving, rows()], VIEWS, 'institution');
  expect(await screen.findByText('3 of 4 organizations take part')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(organizationsPath('reporting_term', ID));
  const item = (name: RegExp) => screen.getByRole('treeitem', { name });
  expect(item(/Harbor Point/)).toHaveAttribute('aria-checked', 'mixed');
  screen.getByRole('tree').focus();
  await user.keyboard('{ArrowDown} ');
  expect(item(/Harbor Point/)).toHaveAttribute('aria-checked', 'true');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', item(/Cedar Bend/).id);
  await user.type(screen.getByRole('searchbox'), 'manana');
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Cedar Bend/ })).toBeNull());
  await user.click(item(/Mañana Hall/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ termId: ID, before: ['c'], after: ['m'], everyTerm: false }]));
});

const FALL = { id: 'f', type: 'reporting_term', kind: 'fall', name: 'Fall 2026', startsOn: '2026-08-24', endsOn: '2026-12-31' };

test('terms stand a step beneath their year, until the list is sorted otherwise', async () => {
  const { unmount } = open(PERIODS_PATH, [rows(period({}), period(FALL))], []);
  const step = async (name: string) => getComputedStyle(await screen.findByText(name, { selector: 'span' })).paddingInlineStart;
  expect(await step('Fall 2026')).not.toBe(await step('2026–27'));
  unmount();
  open(`${PERIODS_PATH}?s=name`, [rows(period({}), period(FALL))], []);
  expect(await step('Fall 2026')).toBe(await step('2026–27'));
});

test('to remove what is in use is explained instead of asked; what is not is asked, removed, and the session read anew', async () => {
  const user = userEvent.setup();
  let removed = false;
  const removing: MockLink.MockedResponse = {
    request: { query: RemoveReportingTermDocument, variables: () => true },
    result: () => {
      removed = true;
      return { data: { removeReportingTerm: { __typename: 'RemovePeriodPayload', removedId: 'f', problems: [] } } };
    },
  };
  const mocks = [
    rows(period({}), period(FALL)),
    always(ReportingYearObstaclesDocument, { reportingYearObstacles: ['its terms are still there: Fall 2026', '2 activities belong to it: Chess, Choir'] }),
    always(ReportingTermObstaclesDocument, { reportingTermObstacles: [] }),
    removing,
  ];
  const { unmount } = open(PERIODS_PATH, mocks);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  };
  await choose('2026–27');
  const dialog = await screen.findByRole('alertdialog', { name: '2026–27 is in use' });
  expect(dialog).toHaveTextContent(/Its terms are still there: Fall 2026\..*2 activities belong to it: Chess, Choir\./);
  expect(within(dialog).queryByRole('button', { name: /Remove/ })).toBeNull();
  unmount();
  open(PERIODS_PATH, mocks);
  await choose('Fall 2026');
  const asked = await screen.findByRole('alertdialog', { name: 'Remove Fall 2026?' });
  await waitFor(() => expect(asked).toHaveTextContent('This cannot be undone'));
  await user.click(within(asked).getByRole('button', { name: 'Remove Fall 2026' }));
  await waitFor(() => expect(removed).toBe(true));
});
