import { OrganizationChoicesDocument } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { ParticipantRegistrationDocument } from './__generated__/registration';

const stay = { __typename: 'ParticipantStay', id: 's1', startsOn: '2026-09-01', endsOn: null, endReason: null, state: 'now', version: 1, organization: { __typename: 'OrganizationRef', id: 'o1', name: 'Lincoln', level: 'site' }, programmes: [] };
const SITES = [{ __typename: 'ActingOrganization', id: 'o2', name: 'Harbor', level: 'site', path: ['Northlake', 'Cedar Bend'] }];

test('a child moves to a site: nothing else is offered, and typing finds it', async () => {
  const asked: Record<string, unknown>[] = [];
  const user = userEvent.setup();
  visit(peoplePages, {
    url: '/people/participants/registration-information/p1',
    edits: ['people.participants', 'people.registration_info'],
    level: 'institution',
    mocks: [
      { request: { query: ParticipantRegistrationDocument, variables: () => true }, maxUsageCount: 9, result: { data: { participant: { __typename: 'Participant', id: 'p1', displayName: 'Ruiz, Ana', firstName: 'Ana', lastName: 'Ruiz', grade: '4' }, participantStays: [stay], personTraits: [], codeLists: [] } } },
      { request: { query: OrganizationChoicesDocument, variables: (variables) => asked.push(variables) > 0 }, maxUsageCount: 99, result: { data: { actingOrganizations: SITES } } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Move from Lincoln' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('combobox', { name: /^Clubhouse/ }), 'harb');
  await user.click(await screen.findByRole('option', { name: /^Harbor/ }));
  expect(asked.at(-1)).toMatchObject({ levels: ['site'], search: 'harb' });
  expect(asked.every(({ levels }) => JSON.stringify(levels) === '["site"]')).toBe(true);
});
