import type { FeatureKey } from '@afterbell/core/domain';
import { RecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { PersonPrivacyDocument } from '../privacy/__generated__/privacy';
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
