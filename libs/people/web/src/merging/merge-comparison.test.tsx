import { visit } from '@afterbell/testing/web';
import { screen } from '@testing-library/react';
import { peoplePages } from '../people.routes';
import { MergePreviewDocument } from './__generated__/merge';

test('says the day of the place on which each was added, not the one of UTC', async () => {
  const side = (id: string, displayName: string, createdAt: string) => ({ __typename: 'MergeSide', id, displayName, version: 1, createdAt, updatedAt: createdAt });
  // Eight in the evening of New York, and seven in the morning.
  const mergePreview = { __typename: 'MergePreview', winner: side('p1', 'García, Sofía', '2026-11-22T01:00:00.000Z'), loser: side('p2', 'Garcia, Sofia', '2026-11-20T12:00:00.000Z'), beyond: false, fields: [], parts: [] };
  visit(peoplePages, { url: '/people/participants?merge=p1,p2', edits: ['people.participants'], mocks: [{ request: { query: MergePreviewDocument, variables: () => true }, maxUsageCount: 9, result: { data: { mergePreview } as never } }] });
  const dialog = await screen.findByRole('dialog', {}, { timeout: 30_000 });
  expect(await screen.findByText('On record since 11/21/2026')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('On record since 11/20/2026');
}, 60_000);
