import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarSiteChoicesDocument, SiteCalendarMonthDocument, SiteEventsDocument, type SiteEventsQueryVariables } from './__generated__/site-calendar';
import { CalendarSitesDocument, EditSiteEventsDocument, RemoveSiteEventsDocument, SaveSiteEventDocument, SiteEventDocument, type SaveSiteEventMutationVariables } from './__generated__/site-event';
import { ADD_DAYS_PATH, daysPath, SELECT_SITES_PATH, SITE_CALENDAR_PATH } from './site-calendar-paths';
import { siteCalendarPages } from './site-calendar.routes';

const ID = '01919191-9191-7191-9191-919191919191';
const FEATURES: readonly FeatureKey[] = ['settings.site_calendar', 'settings.site_calendar_edit'];
const EVENT = { __typename: 'SiteEvent', id: ID, kind: 'closed', reason: 'No buses', dates: ['2026-12-07', '2026-12-08'], startTime: null, endTime: null, siteCount: 2, siteNames: ['Cedar Bend', 'Lincoln'], scope: null, ownerSeen: true, version: 3 };
const NODES = [
  { id: 'here', parentId: null, name: 'Agency', level: 'institution' },
  { id: 'g', parentId: 'here', name: 'Lakeshore', level: 'site_group' },
  { id: 'c', parentId: 'g', name: 'Cedar Bend', level: 'site' },
  { id: 'l', parentId: 'here', name: 'Lincoln', level: 'site' },
  { id: 'p', parentId: 'here', name: 'A partner', level: 'partner' },
].map((node) => ({ __typename: 'ActingOrganizationNode', ...node }));
const NO_DATES = { __typename: 'SessionDateTally', count: 0, sessions: 0, sites: 0, dates: [] };
const date = (siteName: string, day: string) => ({ __typename: 'AffectedSessionDate', sessionId: siteName, date: day, sessionName: 'Chess', activityName: 'Games', siteName });
const effects = (more: object = {}) => ({ __typename: 'SiteCalendarEffects', removed: { ...NO_DATES, count: 2, sessions: 1, dates: [date('Cedar Bend', '2026-12-07'), date('Cedar Bend', '2026-12-08')] }, kept: { ...NO_DATES, count: 1, dates: [date('Lincoln', '2026-12-07')] }, restored: NO_DATES, outside: NO_DATES, added: NO_DATES, dropped: NO_DATES, locked: [], ...more });

const always = (query: MockLink.MockedResponse['request']['query'], data: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: data });
const asked: SiteEventsQueryVariables[] = [];
const rows = (...nodes: object[]): MockLink.MockedResponse =>
  always(SiteEventsDocument, (given) => {
    asked.push(given as SiteEventsQueryVariables);
    return { data: { siteEvents: { __typename: 'SiteEventConnection', nodes, totalCount: { __typename: 'ListCount', value: nodes.length, capped: false } } } };
  });
const tree = always(CalendarSitesDocument, { data: { actingOrganizationTree: NODES } });
const stored = always(SiteEventDocument, { data: { siteEvent: { ...EVENT, siteIds: ['c', 'l'], scope: null } } });
const sent: SaveSiteEventMutationVariables[] = [];
const saving = (answer: (given: SaveSiteEventMutationVariables) => object = () => ({})): MockLink.MockedResponse =>
  always(SaveSiteEventDocument, (given) => {
    const variables = given as SaveSiteEventMutationVariables;
    sent.push(variables);
    return { data: { saveSiteEvent: { __typename: 'SaveSiteEventPayload', event: variables.preview ? null : { __typename: 'SiteEvent', id: ID, version: 1 }, effects: effects(), problems: [], ...answer(variables) } } };
  });
const open = (url: string, mocks: readonly MockLink.MockedResponse[], more: object = {}) => visit(siteCalendarPages, { url, mocks, views: FEATURES, edits: FEATURES, level: 'institution', ...more });

// The rows on screen are those that fit: jsdom lays nothing out.
beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  asked.splice(0);
  sent.splice(0);
  sessionStorage.clear();
});

test('whoever may only look has no way to add, change or remove', async () => {
  open(SITE_CALENDAR_PATH, [rows(EVENT)], { edits: [] });
  expect(await screen.findByRole('row', { name: /No buses/ })).toHaveTextContent(/Closed.*12\/07\/2026 – 12\/08\/2026 \(2 days\).*Cedar Bend and Lincoln/);
  expect(screen.queryByRole('link', { name: 'Add days' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('month and site stand in the address, and all of it is let go at once', async () => {
  const user = userEvent.setup();
  const { router } = open(`${SITE_CALENDAR_PATH}?month=2026-12-01&site=${ID}`, [rows(), always(CalendarSiteChoicesDocument, { data: { actingOrganizations: [{ __typename: 'ActingOrganization', id: ID, name: 'Cedar Bend', path: null }] } })]);
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(asked[0]).toMatchObject({ month: '2026-12-01', siteId: ID });
  expect(asked.at(-1)).toMatchObject({ month: null, siteId: null });
});

test('the month shows each day’s entries in words, and a way to add on a day', async () => {
  const entries = [{ __typename: 'SiteCalendarEntry', date: '2026-12-07', eventId: ID, kind: 'closed', reason: 'No buses', startTime: null, endTime: null, siteCount: 2 }];
  open(`${SITE_CALENDAR_PATH}?view=month&month=2026-12-01`, [always(SiteCalendarMonthDocument, { data: { siteCalendarEntries: { __typename: 'SiteCalendarEntries', entries, more: false } } })]);
  const day = await screen.findByRole('cell', { name: /No buses/ });
  expect(day).toHaveTextContent('7No busesClosed · 2 clubhouses');
  expect(within(day).getByRole('link', { name: /No buses/ })).toHaveAttribute('href', daysPath(ID));
  expect(within(day).getByRole('link', { name: 'Add 12/07/2026' })).toHaveAttribute('href', `${ADD_DAYS_PATH}?date=2026-12-07`);
});

test('days by range, sites by a branch of the tree, then the preview, and only then the save', async () => {
  const user = userEvent.setup();
  const { router } = open(ADD_DAYS_PATH, [tree, saving(), rows(EVENT)]);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Reason is required.');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one day.');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No buses');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Reason is required.');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one day.');
  // A Saturday and a Sunday lie between.
  await user.type(screen.getByLabelText('From'), '2026-12-04');
  await user.type(screen.getByLabelText('To'), '2026-12-07');
  await user.click(screen.getByRole('button', { name: 'Add these days' }));
  expect(screen.getByText('2 days chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('0 of 2 clubhouses chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check and save…' }));
  expect(screen.getByText('Choose at least one clubhouse.')).toBeInTheDocument();
  await user.click(screen.getByRole('treeitem', { name: /Lakeshore/ }));
  expect(screen.getByText('1 of 2 clubhouses chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check and save…' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this changes' });
  expect(await within(dialog).findByText('2 session dates go, of 1 session')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('1 session date stays: attendance or an outcome was entered');
  // Marks around it: a reason that ends in another script must not pull the colon and the count along.
  expect(dialog).toHaveTextContent('\u2068No buses\u2069: 2 days');
  expect(dialog).toHaveTextContent('Lincoln12/07/2026 · Games, Chess');
  expect(sent).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(SITE_CALENDAR_PATH));
  expect(sent.map(({ preview }) => preview)).toEqual([true, false]);
  expect(sent[1]?.input).toMatchObject({ kind: 'closed', reason: 'No buses', dates: ['2026-12-04', '2026-12-07'], siteIds: ['c'] });
  expect(sent[0]?.input.key).toBe(sent[1]?.input.key);
});

test('a group that is chosen and let go again leaves every box empty, and what unfolds the tree does not sound like closing', async () => {
  const user = userEvent.setup();
  open(`${SELECT_SITES_PATH}?id=${ID}`, [stored, tree]);
  const group = await screen.findByRole('treeitem', { name: /Lakeshore/ });
  await user.click(group);
  await user.click(screen.getByRole('treeitem', { name: /Lincoln/ }));
  expect(screen.getByText('0 of 2 clubhouses chosen')).toBeInTheDocument();
  expect(screen.getByRole('treeitem', { name: /Agency/ })).toHaveAttribute('aria-checked', 'false');
  await user.click(group);
  expect(screen.getByRole('treeitem', { name: /Agency/ })).toHaveAttribute('aria-checked', 'mixed');
  await user.click(group);
  expect(screen.getByRole('treeitem', { name: /Agency/ })).toHaveAttribute('aria-checked', 'false');
  await user.click(screen.getByRole('treeitem', { name: /Agency/ }));
  expect(screen.getByText('2 of 2 clubhouses chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByRole('treeitem', { name: /Cedar Bend/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(await screen.findByRole('treeitem', { name: /Cedar Bend/ })).toBeInTheDocument();
});

const inDecember = (siteId: string, siteName: string) => ({ __typename: 'LockedSiteMonth', siteId, siteName, month: '12/2026' });

test('one month that is locked at every site is one month', async () => {
  const user = userEvent.setup();
  open(`${SELECT_SITES_PATH}?id=${ID}`, [stored, tree, saving(() => ({ effects: effects({ locked: [inDecember('c', 'Cedar Bend'), inDecember('l', 'Lincoln')] }) }))]);
  await user.click(await screen.findByRole('button', { name: 'Check and save…' }));
  expect(await screen.findByText('A month is locked')).toBeInTheDocument();
  expect(screen.getByText('Participation of this month cannot change. Take other days, or have it unlocked.')).toBeInTheDocument();
});

test('a locked month stops the save, and its sites can be left out', async () => {
  const user = userEvent.setup();
  const locked = [inDecember('l', 'Lincoln')];
  open(`${SELECT_SITES_PATH}?id=${ID}`, [stored, tree, saving(({ input }) => ({ effects: effects({ locked: input.siteIds.includes('l') ? locked : [] }) }))]);
  await user.click(await screen.findByRole('button', { name: 'Check and save…' }));
  expect(await screen.findByText('Lincoln: December 2026')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save for 2 clubhouses' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Leave these clubhouses out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(sent.at(-1)).toMatchObject({ preview: true, input: { id: ID, version: 3, siteIds: ['c'] } });
});

test('a stale save shows who changed what, and is repeated knowingly', async () => {
  const user = userEvent.setup();
  const conflict = { __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'Changed', path: null, conflicts: [{ __typename: 'ConflictValue', field: 'reason', current: 'Snow', attempted: 'No buses', version: 7, changedBy: 'Ana Ruiz' }] };
  open(`${SELECT_SITES_PATH}?id=${ID}`, [stored, tree, saving(({ input }) => (input.version === 7 ? {} : { effects: null, problems: [conflict] }))]);
  await user.click(await screen.findByRole('button', { name: 'Check and save…' }));
  expect(await screen.findByText(/Saved by Ana Ruiz/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('2 session dates go, of 1 session')).toBeInTheDocument();
  expect(sent.at(-1)?.input.version).toBe(7);
});

test('removing says what comes back and names the count', async () => {
  const user = userEvent.setup();
  const removed: unknown[] = [];
  const removing = always(RemoveSiteEventsDocument, (given) => {
    removed.push(given);
    return { data: { removeSiteEvents: { __typename: 'RemoveSiteEventsPayload', effects: effects({ removed: NO_DATES, kept: NO_DATES, restored: { ...NO_DATES, count: 5 } }), problems: [] } } };
  });
  open(SITE_CALENDAR_PATH, [rows(EVENT, { ...EVENT, id: 'other', reason: 'Fair' }), removing, stored]);
  await user.click(await screen.findByRole('checkbox', { name: /No buses/ }));
  await user.click(screen.getByRole('button', { name: 'Remove 1 entry' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove “No buses” from 2 clubhouses?' });
  expect(await within(dialog).findByText('5 session dates come back')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toHaveLength(2));
  expect(removed[1]).toMatchObject({ preview: false, input: { events: [{ id: ID, version: 3 }] } });
});

test('several entries are changed in one save, after the same preview; what is left alone is not sent', async () => {
  const user = userEvent.setup();
  const edited: { input: object; preview: boolean }[] = [];
  const editing = always(EditSiteEventsDocument, (given) => {
    const variables = given as (typeof edited)[number];
    edited.push(variables);
    const events = variables.preview ? null : [{ __typename: 'SiteEvent', id: ID, version: 4 }, { __typename: 'SiteEvent', id: 'other', version: 4 }];
    return { data: { editSiteEvents: { __typename: 'EditSiteEventsPayload', events, effects: effects({ added: { ...NO_DATES, count: 1, sessions: 1, dates: [date('Lincoln', '2026-12-18')] } }), problems: [] } } };
  });
  open(SITE_CALENDAR_PATH, [rows(EVENT, { ...EVENT, id: 'other', reason: 'Fair' }), editing, stored]);
  await user.click(await screen.findByRole('checkbox', { name: /No buses/ }));
  await user.click(screen.getByRole('checkbox', { name: /Fair/ }));
  await user.click(screen.getByRole('button', { name: 'Edit 2 entries' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit 2 entries' });
  await user.click(within(dialog).getByRole('button', { name: 'Check…' }));
  expect(within(dialog).getByText('Say what is to change.')).toBeInTheDocument();
  expect(within(dialog).queryByText('Hours of special days')).toBeNull();
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Storm');
  await user.click(within(dialog).getByRole('button', { name: 'Check…' }));
  expect(await within(dialog).findByText('1 session date comes at the end, of 1 session: closed days do not count as meetings')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save 2 entries' }));
  expect(await screen.findByText('2 entries changed')).toBeInTheDocument();
  const events = [{ id: ID, version: 3 }, { id: 'other', version: 3 }];
  expect(edited).toEqual([{ input: { events, reason: 'Storm' }, preview: true }, { input: { events, reason: 'Storm' }, preview: false }]);
});

test('hours are given to what becomes special, and both of them', async () => {
  const user = userEvent.setup();
  const edited: object[] = [];
  const editing = always(EditSiteEventsDocument, (given) => {
    edited.push(given);
    return { data: { editSiteEvents: { __typename: 'EditSiteEventsPayload', events: null, effects: null, problems: [{ __typename: 'PlainProblem', code: 'STALE_VERSION', message: 'Saved meanwhile.', path: null }] } } };
  });
  open(SITE_CALENDAR_PATH, [rows(EVENT), editing, stored]);
  await user.click(await screen.findByRole('checkbox', { name: /No buses/ }));
  await user.click(screen.getByRole('button', { name: 'Edit 1 entry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit 1 entry' });
  await user.click(within(dialog).getByRole('radio', { name: /^Special day/ }));
  await user.click(within(dialog).getByRole('radio', { name: 'From and until' }));
  await user.type(within(dialog).getByLabelText(/^Open from/), '09:00');
  await user.click(within(dialog).getByRole('button', { name: 'Check…' }));
  expect(within(dialog).getByText('Give both hours, or none.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Open until/), '12:00');
  await user.click(within(dialog).getByRole('button', { name: 'Check…' }));
  expect(await within(dialog).findByText('Saved meanwhile.')).toBeInTheDocument();
  expect(edited).toMatchObject([{ input: { kind: 'special', hours: { startTime: '09:00', endTime: '12:00' } }, preview: true }]);
  expect(within(dialog).getByRole('button', { name: 'Save 1 entry' })).toBeDisabled();
});
