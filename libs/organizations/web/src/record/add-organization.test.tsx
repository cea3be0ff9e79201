import { RecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateOrganizationDocument } from '../shared/__generated__/organization-changes';
import { organizationsPages } from '../organizations.routes';

const DETAILS = '/organizations/add/site';
const TERMS = `${DETAILS}/active-reporting-terms`;
const DRAFT = { name: 'Pier Nine', parent: { id: 'h', name: 'Harbor' }, timeZone: '', stateId: '', ncesId: '', inactiveTermIds: [] };

afterEach(() => sessionStorage.clear());

test('the browser’s Back goes from the second step to the first, which still knows what was entered; leaving both asks', async () => {
  sessionStorage.setItem('afterbell.draft.organization.site', JSON.stringify(DRAFT));
  const { router } = visit(organizationsPages, { url: DETAILS, edits: ['organizations.list', 'organizations.site'], level: 'top' });
  await screen.findByRole('textbox', { name: /^Name/ });
  await act(() => router.navigate(TERMS));
  expect(await screen.findByRole('button', { name: 'Add Clubhouse' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Pier Nine');
  expect(router.state.location.pathname).toBe(DETAILS);
  await act(() => router.navigate('/organizations/list'));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(DETAILS);
});

test('what was entered comes back after a reload and says so; going from step to step does not', async () => {
  const said = /What you had entered before is back/;
  sessionStorage.setItem('afterbell.draft.organization.site', JSON.stringify({ ...DRAFT, parent: null }));
  const { router } = visit(organizationsPages, { url: DETAILS, edits: ['organizations.list', 'organizations.site'], level: 'top' });
  expect(await screen.findByText(said)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '!');
  await act(() => router.navigate(`${DETAILS}?again`));
  await act(() => router.navigate(TERMS));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Pier Nine!');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('a field that the tenant calls otherwise has that name, also where it is refused', async () => {
  const limits = Object.fromEntries(['min', 'max', 'decimals', 'minLength', 'maxLength', 'currency', 'minDate', 'maxDate', 'disabledDates', 'disabledDays', 'maxCount', 'minCount', 'pattern', 'accept'].map((name) => [name, null]));
  const field = (id: number, name: string, hardcodedName: string) => ({
    __typename: 'FormField', id, name, hardcodedName, isDefault: true, type: 'text', tabName: 'main', mode: 'rw', roleMode: null, required: false, help: '', closedReason: null, text: '', uiWidth: 6, maxWidth: null, maxHeight: null, templateId: null,
    limits: { __typename: 'FormFieldLimits', ...limits }, options: [], fields: [], shownWhen: null, requiredWhen: null, validWhen: null, value: null,
  });
  const form = {
    __typename: 'Form', section: 'organizations', subSection: 'organization', id: 'here', title: 'Top', version: 1, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'main', label: 'Details' }],
    fields: [field(1, 'Clubhouse name', 'name'), field(2, 'License number', 'stateId')], viewerCan: { __typename: 'FormAbilities', edit: false }, draft: null,
  };
  visit(organizationsPages, { url: DETAILS, edits: ['organizations.list', 'organizations.site'], level: 'top', mocks: [{ request: { query: RecordFormDocument, variables: () => true }, result: { data: { form } } }] });
  await screen.findByRole('textbox', { name: /^NCES/ });
  expect(await screen.findByRole('textbox', { name: /^License number/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findAllByText(/^Clubhouse name/)).length).toBeGreaterThan(1);
  expect(screen.getByRole('textbox', { name: /^NCES ID/ })).toBeInTheDocument();
});

test('Back from what was added leads to the list, and to no empty form', async () => {
  sessionStorage.setItem('afterbell.draft.organization.site', JSON.stringify(DRAFT));
  const created = { __typename: 'OrganizationPayload', organization: { __typename: 'Organization', id: 'new', name: 'Pier Nine', level: 'site', enabled: true, version: 1, parent: null }, problems: [] };
  const { router, operations } = visit(organizationsPages, {
    url: '/organizations/list',
    edits: ['organizations.list', 'organizations.site'],
    level: 'top',
    mocks: [{ request: { query: CreateOrganizationDocument, variables: () => true }, result: { data: { createOrganization: created } } }],
  });
  await act(() => router.navigate(DETAILS));
  await screen.findByRole('textbox', { name: /^Name/ });
  await act(() => router.navigate(TERMS));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Clubhouse' }));
  await waitFor(() => expect(operations).toContain('createOrganization'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organizations/edit/site'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organizations/list'));
});
