import { maintenanceFeatures } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor } from '@testing-library/react';

const open = (url: string, level: 'site' | 'institution' | 'top', edits = [...maintenanceFeatures]) => visit({}, { url, level, edits });

test('a page that only the level forbids names the levels in the tenant’s words, and leads to the settings', async () => {
  const { router } = open('/settings/custom-fields/staff?x=1', 'site');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  expect(await screen.findByText('Maintenance of staff is done elsewhere')).toBeInTheDocument();
  expect(screen.getByText('Switch to: Agency, Institution.')).toBeInTheDocument();
});

test('the library of a section that may not be maintained here leads to the maintenance of the others', async () => {
  const { router } = open('/settings/custom-fields/organizations/organization/library', 'institution');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/custom-fields'));
  expect(await screen.findByText('Maintenance of organizations is done elsewhere')).toBeInTheDocument();
  expect(screen.getByText('Switch to: Agency.')).toBeInTheDocument();
});

test.each([
  ['institution', 'organizations', '/settings', 'It is done at: Agency. Your role does not include it.'],
  ['institution', 'participants', '/settings', /^Your role in .+ does not include it\./],
] as const)('at an %s, whose role has another section alone, %s says why it did not open', async (level, section, to, words) => {
  const { router } = open(`/settings/custom-fields/${section}`, level, ['settings.maintenance_services']);
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(await screen.findByText(`Maintenance of ${section} was not opened`)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('without the right it says nothing of levels', async () => {
  const { router } = open('/settings/custom-fields/staff', 'site', []);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByText(/Switch to/)).not.toBeInTheDocument();
});
