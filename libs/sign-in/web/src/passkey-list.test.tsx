import type { MockLink } from '@apollo/client/testing';
import type { PageMap } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MyPasskeysDocument, RemovePasskeyDocument, RenamePasskeyDocument, StartPasskeyDocument } from './__generated__/passkey-list';
import { PasskeyList } from './index';
import { RenamePasskey } from './rename-passkey';

const PAGES: PageMap = { '/': async () => ({ default: PasskeyList }) };
const PASSKEY = { __typename: 'Passkey' as const, id: 'k1', name: 'Office laptop', createdAt: '2026-11-20T15:00:00.000Z', lastUsedAt: null };
const user = userEvent.setup();

const passkeysAre = (...passkeys: object[]): MockLink.MockedResponse => ({ request: { query: MyPasskeysDocument }, result: { data: { myPasskeys: passkeys } }, maxUsageCount: 9 });
const open = (...mocks: MockLink.MockedResponse[]) => visit(PAGES, { url: '/', mocks });

test('an empty list offers the one next step, and says when the browser cannot take it', async () => {
  open(passkeysAre(), { request: { query: StartPasskeyDocument }, result: { data: { startPasskey: { __typename: 'PasskeyQuestionPayload', options: '{}', problems: [] } } } });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(within(dialog).getByText('Give the passkey a name')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Name'), 'Phone');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await within(dialog).findByText(/This browser cannot use passkeys/)).toBeInTheDocument();
});

test('removing names the passkey first', async () => {
  let removed = 0;
  const remove: MockLink.MockedResponse = { request: { query: RemovePasskeyDocument, variables: { id: 'k1' } }, result: () => ((removed += 1), { data: { removePasskey: { __typename: 'RemovePasskeyPayload', removed: true, problems: [] } } }) };
  open(passkeysAre(PASSKEY), remove);
  await user.click(await screen.findByRole('button', { name: 'More actions for Office laptop' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the passkey "Office laptop"?' });
  expect(removed).toBe(0);
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
  expect(removed).toBe(1);
});

test('renaming keeps what was refused', async () => {
  const refused: MockLink.MockedResponse = {
    request: { query: RenamePasskeyDocument, variables: { id: 'k1', name: 'New' } },
    result: { data: { renamePasskey: { __typename: 'PasskeyPayload', passkey: null, problems: [{ __typename: 'PlainProblem', code: 'VALIDATION', message: 'No such name.', path: 'name' }] } } },
  };
  visit({ '/': async () => ({ default: () => <RenamePasskey passkey={PASSKEY} onClose={() => undefined} /> }) }, { url: '/', mocks: [refused] });
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'New{Enter}');
  expect(await screen.findByText('No such name.')).toBeInTheDocument();
  expect(field).toHaveValue('New');
});

test('what did not load can be asked for again', async () => {
  open({ request: { query: MyPasskeysDocument }, result: { errors: [new GraphQLError('x', { extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['x'] } })] } }, passkeysAre(PASSKEY));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Office laptop')).toBeInTheDocument();
});
