import { visit } from '@afterbell/testing/web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { MergePersonsDocument, MergePreviewDocument } from './__generated__/merge';

// The page's chunk is read beforehand: how long that takes is no part of what is tested.
beforeAll(async () => void (await import('../participants-list.page')), 60_000);

const side = (id: string, displayName: string, createdAt: string, generatedId: string | null = null) => ({ __typename: 'MergeSide', id, displayName, generatedId, version: 1, createdAt, updatedAt: createdAt });
const AT = '2026-11-20T12:00:00.000Z';

/** The comparison of two records that answer their first names otherwise; the name of the one that goes is suggested. */
async function compare(winner: string, loser: string) {
  const field = { __typename: 'MergeFieldChoice', name: 'firstName', label: 'First name', winner, loser, suggestsLoser: winner !== loser, both: null };
  const last = { ...field, name: 'lastName', label: 'Last name', winner: 'Ali', loser: 'Ali', suggestsLoser: false };
  const mergePreview = { __typename: 'MergePreview', winner: side('p1', `Ali, ${winner}`, AT, 'PAAAAAAAA'), loser: side('p2', `Ali, ${loser}`, AT, 'PBBBBBBBB'), beyond: false, fields: [field, last], parts: [] };
  const mergePersons = { __typename: 'MergePersonsPayload', mergeId: 'm1', winnerId: 'p1', problems: [] };
  visit(peoplePages, {
    url: '/people/participants?merge=p1,p2',
    edits: ['people.participants'],
    mocks: [{ request: { query: MergePreviewDocument, variables: () => true }, maxUsageCount: 9, result: { data: { mergePreview } as never } }, { request: { query: MergePersonsDocument, variables: () => true }, result: { data: { mergePersons } as never } }],
  });
  return screen.findByRole('dialog', {}, { timeout: 60_000 });
}

test('tells two of one name apart by their identifiers, and says which is kept', async () => {
  const dialog = await compare('Marie', 'Marie');
  expect(await screen.findByText('Participant ID PAAAAAAAA', {}, { timeout: 30_000 })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Participant ID PBBBBBBBB');
  expect(dialog).toHaveTextContent('The Participant ID PAAAAAAAA stays; PBBBBBBBB still finds this record.');
}, 100_000);

test('the button names the record as it is, and nobody is told that somebody was merged into themselves', async () => {
  await compare('Ayaan', 'Ayan');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Merge into Ali, Ayaan' }));
  expect(await screen.findByText('The two records are one now: Ali, Ayan', {}, { timeout: 30_000 })).toBeInTheDocument();
}, 100_000);

test('says the day of the place on which each was added, not the one of UTC', async () => {
  // Eight in the evening of New York, and seven in the morning.
  const mergePreview = { __typename: 'MergePreview', winner: side('p1', 'García, Sofía', '2026-11-22T01:00:00.000Z'), loser: side('p2', 'Garcia, Sofia', '2026-11-20T12:00:00.000Z'), beyond: false, fields: [], parts: [] };
  visit(peoplePages, { url: '/people/participants?merge=p1,p2', edits: ['people.participants'], mocks: [{ request: { query: MergePreviewDocument, variables: () => true }, maxUsageCount: 9, result: { data: { mergePreview } as never } }] });
  const dialog = await screen.findByRole('dialog', {}, { timeout: 30_000 });
  expect(await screen.findByText('On record since 11/21/2026')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('On record since 11/20/2026');
}, 60_000);
