import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileSharingDocument, ShareFileDocument } from './__generated__/file-sharing';
import { ShareButton } from './share-dialog';

const share = (organizationId: string, name: string) => ({ __typename: 'FileShare', organizationId, name });
const sent: unknown[] = [];

function open(mayShare: boolean, problems: object[] = [], shares = [share('a', 'Mill'), share('b', 'Oak Hill')], level: 'site' | 'top' = 'site') {
  sent.length = 0;
  const mocks: MockLink.MockedResponse[] = [
    { request: { query: FileSharingDocument, variables: () => true }, maxUsageCount: 9, result: { data: { file: { __typename: 'StoredFile', id: 'f1', shares, viewerCan: { __typename: 'FileAbilities', share: mayShare } } } } },
    { request: { query: ShareFileDocument, variables: (variables) => sent.push(variables) > 0 }, maxUsageCount: 9, result: () => ({ data: { shareFile: { __typename: 'ShareFilePayload', file: problems.length ? null : { __typename: 'StoredFile', id: 'f1', shares: [] }, problems } } }) },
  ];
  visit({ '/': async () => ({ default: () => <ShareButton fileId="f1" name="plan.pdf" /> }) }, { url: '/', mocks, level });
  return userEvent.setup();
}
const dialogOf = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Share “plan.pdf”' }));
  return screen.findByRole('dialog');
};

it('sends what is to go, says what the server refuses, and keeps the choice', async () => {
  const person = open(true, [{ __typename: 'PlainProblem', code: 'NOT_FOUND', message: 'The organization was not found.', path: null }]);
  const dialog = await dialogOf(person);
  await person.click(await within(dialog).findByRole('button', { name: 'Remove Mill' }));
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('The organization was not found.')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ input: { id: 'f1', add: [], remove: ['a'] } });
  expect(within(dialog).queryByText('Mill')).toBeNull();
  expect(within(dialog).getByText('Oak Hill')).toBeInTheDocument();
});

it('only shows with whom it is shared to who may not change it', async () => {
  const dialog = await dialogOf(open(false));
  expect(await within(dialog).findByText('Oak Hill')).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^(Remove|Save)/ })).toBeNull());
});

it.each([
  ['top', 'Shared with no organization.'],
  ['site', /^Shared with no organization at or beneath .+ Those above may have shared it elsewhere\.$/],
] as const)('at the %s claims no more than can be seen from there', async (level, words) => {
  const dialog = await dialogOf(open(false, [], [], level));
  expect(await within(dialog).findByText(words)).toBeInTheDocument();
});
