import type { MockLink } from '@apollo/client/testing';
import { DEFAULT_LEVEL_NAMES, type FeatureKey, ORGANIZATION_LEVELS } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LevelNamesDocument, SaveLevelNamesDocument, type SaveLevelNamesMutationVariables } from './__generated__/level-names';
import { SaveTenantSettingsDocument, TenantSettingsDocument } from './__generated__/tenant-settings';
import { tenantPages } from './tenant.routes';
import { timeZoneGroups } from './time-zones';

const LEVELS = '/settings/organization-levels';
const FEATURES: readonly FeatureKey[] = ['settings.organization_levels', 'settings.tenant'];
const names = ORGANIZATION_LEVELS.map((level) => ({ __typename: 'LevelNameSetting', level, ...DEFAULT_LEVEL_NAMES[level], version: 2 }));
const always = (query: MockLink.MockedResponse['request']['query'], data: object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data } });
const settings = { __typename: 'TenantSettings', id: 't', code: 'north', name: 'Northlake', timeZone: 'America/New_York', language: 'en', version: 7 };
const open = (url: string, mocks: readonly MockLink.MockedResponse[], level: 'top' | 'institution' = 'top', edits = FEATURES) => visit(tenantPages, { url, mocks, views: FEATURES, edits, level });

// Hundreds of options are slow to search through in jsdom.
beforeAll(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'Europe/Paris']));
afterAll(() => jest.restoreAllMocks());

test('beneath the top, or without the right, names are only shown', async () => {
  const { unmount } = open(LEVELS, [always(LevelNamesDocument, { levelNames: names })], 'institution');
  expect(await screen.findByText(/switch to the top/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name of one Site' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  unmount();
  open(LEVELS, [always(LevelNamesDocument, { levelNames: names })], 'top', []);
  expect(await screen.findByText(/may look at these settings/)).toBeInTheDocument();
});

test('sends only what was renamed, shows how it reads, says what is wrong at the field, and goes back to the usual name', async () => {
  const user = userEvent.setup();
  const sent: SaveLevelNamesMutationVariables['input'][] = [];
  const saving: MockLink.MockedResponse = {
    request: { query: SaveLevelNamesDocument, variables: () => true },
    result: (variables) => {
      sent.push((variables as SaveLevelNamesMutationVariables).input);
      return { data: { saveLevelNames: { __typename: 'SaveLevelNamesPayload', levelNames: null, problems: [{ __typename: 'PlainProblem', message: 'is the name of another level', path: 'site.plural' }] } } };
    },
  };
  open(LEVELS, [always(LevelNamesDocument, { levelNames: names }), saving]);
  const one = await screen.findByRole('textbox', { name: 'Name of one Site' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(one);
  await user.type(one, 'Learning Campus');
  expect(screen.getByText('Cedar Bend · Learning Campus')).toBeInTheDocument();
  expect(screen.getByText(/at this learning campus yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Site: Several is the name of another level.');
  expect(sent).toEqual([{ levels: [{ level: 'site', singular: 'Learning Campus', plural: 'Sites', version: 2 }] }]);
  await user.click(screen.getByRole('button', { name: 'Reset Site to its usual name' }));
  expect(one).toHaveValue('Site');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a stale save of the programme’s settings takes theirs without losing the rest', async () => {
  const user = userEvent.setup();
  const conflict = { __typename: 'ConflictProblem', message: 'Changed', path: null, conflicts: [{ __typename: 'ConflictValue', field: 'name', current: 'Theirs', attempted: 'Mine', version: 8, changedBy: 'Ana Ruiz' }] };
  open('/settings/tenant', [always(TenantSettingsDocument, { tenantSettings: settings }), always(SaveTenantSettingsDocument, { saveTenantSettings: { __typename: 'SaveTenantSettingsPayload', settings: null, problems: [conflict] } })]);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Chicago');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(name).toHaveValue('Theirs'));
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Chicago');
});

test('the zone in use can always be chosen', () => {
  const values = timeZoneGroups('Etc/Odd', { here: 'a', elsewhere: 'b' }).flatMap(({ options }) => options.map(({ value }) => value));
  expect(values).toContain('Etc/Odd');
  expect(new Set(values).size).toBe(values.length);
});

test('a zone is offered once, by the name that it has now; one that is stored by an old name still shows', () => {
  jest.mocked(Intl.supportedValuesOf).mockReturnValueOnce(['America/Indianapolis', 'Asia/Calcutta', 'Asia/Kolkata', 'EST5EDT', 'Etc/GMT+5', 'US/Eastern', 'America/Montreal', 'Europe/Paris', 'UTC']);
  const [here, elsewhere] = timeZoneGroups('US/Pacific', { here: 'a', elsewhere: 'b' }).map(({ options }) => options.map(({ value }) => value));
  expect(elsewhere).toEqual(['Asia/Kolkata', 'Europe/Paris', 'US/Pacific']);
  expect(here?.filter((zone) => zone.includes('Indiana'))).toEqual(['America/Indiana/Indianapolis']);
});
