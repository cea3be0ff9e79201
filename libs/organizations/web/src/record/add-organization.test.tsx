import { visit } from '@afterbell/testing/web';
import { act, screen } from '@testing-library/react';
import { organizationsPages } from '../organizations.routes';

const DETAILS = '/organizations/add/site';
const TERMS = `${DETAILS}/active-reporting-terms`;

test('the browser’s Back goes from the second step to the first, which still knows what was entered; leaving both asks', async () => {
  const draft = { name: 'Pier Nine', parent: { id: 'h', name: 'Harbor' }, timeZone: '', stateId: '', ncesId: '', inactiveTermIds: [] };
  sessionStorage.setItem('afterbell.draft.organization.site', JSON.stringify(draft));
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
