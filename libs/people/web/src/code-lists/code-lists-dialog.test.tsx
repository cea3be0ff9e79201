import { visit } from '@afterbell/testing/web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeListEditionsDocument, CodeListNamesDocument } from './__generated__/code-lists';
import { CodeListsDialog } from './code-lists-dialog';

const code = (id: string, label: string) => ({ __typename: 'ListCode', code: id, label, ceds: null });
const mocks = [
  { request: { query: CodeListNamesDocument }, maxUsageCount: 9, result: { data: { codeLists: [{ __typename: 'CodeList', list: 'race', label: 'Race', ceds: '' }] } } },
  { request: { query: CodeListEditionsDocument, variables: () => true }, maxUsageCount: 9, result: { data: { codeListEditions: [{ __typename: 'CodeListEdition', effectiveOn: '1900-01-01', own: false, codes: [code('a', 'Apple'), code('b', 'Birch'), code('c', 'Cedar')] }] } } },
];

async function open() {
  const onClose = jest.fn();
  visit({ '/': async () => ({ default: () => <CodeListsDialog list="race" onList={jest.fn()} onClose={onClose} /> }) }, { url: '/', mocks });
  const user = userEvent.setup();
  await screen.findByRole('dialog');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make a new version' })).toBeEnabled());
  return { user, press, onClose };
}

it('leaves the keyboard where it goes on: at the new code, at the row after one that is taken off, at the button that begins the next draft', async () => {
  const { press } = await open();
  const at = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  await press('Make a new version');
  await at('Name of a');
  await press('Add a code');
  await at('Name of the new code');
  await press('Take the new code off the list');
  await at('Name of c');
  await press('Retire Apple');
  await at('Name of b');
  await press('Bring back Apple');
  await at('Name of a');
  await press('Move Cedar up');
  await at('Move Cedar down');
  await press('Cancel');
  await at('Make a new version');
});

it('does not drop what was changed of a new version unasked where the dialog is closed', async () => {
  const { user, press, onClose } = await open();
  await press('Make a new version');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await press('Retire Apple');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Drop this new version of Race?' })).toBeInTheDocument();
  await press('Go on changing it');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Bring back Apple' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await press('Drop it');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});
