import type { FeatureKey } from '@afterbell/core/domain';
import { RecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { PersonPrivacyDocument } from '../privacy/__generated__/privacy';
import { ContactToPromoteDocument, MakeParticipantDocument } from '../relationships/__generated__/relationships';
import { PersonAboutDocument } from './__generated__/person-about';

const form = { __typename: 'Form', section: 'staff', subSection: 'teacher', id: 't1', title: 'Ruiz, Ana', version: 1, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'INFORMATION', label: 'Information' }], fields: [], viewerCan: { __typename: 'FormAbilities', edit: true }, draft: null };
const again = { maxUsageCount: 99 } as const;

async function menuOf(kinds: readonly string[], edits: readonly FeatureKey[]): Promise<{ user: ReturnType<typeof userEvent.setup>; items: (string | null)[] }> {
  const user = userEvent.setup();
  const teacher = { __typename: 'Person', id: 't1', kinds, organizations: [{ __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend' }] };
  visit(peoplePages, {
    url: '/people/teachers?id=t1',
    edits,
    mocks: [
      { request: { query: RecordFormDocument, variables: () => true }, ...again, result: { data: { form } } },
      { request: { query: PersonAboutDocument, variables: () => true }, ...again, result: { data: { teacher } } },
      { request: { query: PersonPrivacyDocument, variables: () => true }, ...again, result: { data: { personPrivacy: { __typename: 'PersonPrivacy', isErased: false, hold: null, erasure: null } } } },
    ],
  });
  await screen.findByText('Cedar Bend', { selector: 'dd, dd *' });
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More actions' }));
  return { user, items: (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent) };
}
const PRIVACY = ['Export everything…', 'Disclosures', 'Legal hold…', 'Erase…'];

test('a teacher’s data is exported, held and erased from the record, as a participant’s is', async () => {
  const { items } = await menuOf(['teacher'], ['people.teachers', 'people.requests']);
  expect(items).toEqual(expect.arrayContaining(PRIVACY));
});

test('of whoever is several kinds it takes the right for each', async () => {
  const { items } = await menuOf(['teacher', 'staff'], ['people.teachers', 'people.requests']);
  expect(items.filter((item) => PRIVACY.includes(item ?? ''))).toEqual([]);
});

test('a contact is made a participant from the record, as on a child’s; nobody who takes part already', async () => {
  const user = userEvent.setup();
  const contact = (kinds: readonly string[]) => ({ __typename: 'Person', id: 't1', kinds, organizations: [{ __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend' }] });
  const made: unknown[] = [];
  const open = (kinds: readonly string[]) =>
    visit(peoplePages, {
      url: '/people/list?id=t1',
      edits: ['people.contacts', 'people.participants'],
      level: 'site',
      mocks: [
        { request: { query: RecordFormDocument, variables: () => true }, ...again, result: { data: { form } } },
        { request: { query: PersonAboutDocument, variables: () => true }, ...again, result: { data: { contact: contact(kinds) } } },
        { request: { query: ContactToPromoteDocument, variables: () => true }, ...again, result: { data: { contact: { __typename: 'Contact', id: 't1', displayName: 'Ruiz, Ana', birthDate: null, version: 7 } } } },
        { request: { query: MakeParticipantDocument, variables: (variables) => made.push(variables) > 0 }, ...again, result: { data: { makeParticipant: { __typename: 'RelationshipPayload', problems: [{ __typename: 'ValidationProblem', code: 'VALIDATION', path: 'birthDate', message: 'is in the future' }] } } } },
      ],
    });
  const menu = async () => {
    await screen.findByText('Cedar Bend', { selector: 'dd, dd *' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More actions' }));
  };
  const first = open(['contact', 'participant']);
  await menu();
  expect(screen.queryByRole('menuitem', { name: 'Make a participant' })).toBeNull();
  first.unmount();
  open(['contact']);
  await menu();
  await user.click(await screen.findByRole('menuitem', { name: /^Make a participant/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /participant/i }));
  expect(await within(dialog).findByText('Birth date is in the future')).toBeVisible();
  expect(made[0]).toMatchObject({ input: { personId: 't1', version: 7, birthDate: null } });
});
