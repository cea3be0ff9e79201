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
