import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeListEditionsDocument, CodeListNamesDocument } from './__generated__/code-lists';
import { CodeListsDialog } from './code-lists-dialog';

const code = (id: string, label: string) => ({ __typename: 'ListCode', code: id, label, ceds: null });
const mocks = [
  { request: { query: CodeListNamesDocument }, maxUsageCount: 9, result: { data: { codeLists: [{ __typename: 'CodeList', list: 'race', label: 'Race', ceds: '' }] } } },
  { request: { query: CodeListEditionsDocument, variables: () => true }, maxUsageCount: 9, result: { data: { codeListEditions: [{ __typename: 'CodeListEdition', effectiveOn: '1900-01-01', own: false, codes: [code('a', 'Apple'), code('b', 'Birch'), code('c', 'Cedar')] }] } } },
];

it('leaves the keyboard where it goes on: at the new code, at the row after one that is taken off, at the button that begins the next draft', async () => {
  visit({ '/': async () => ({ default: () => <CodeListsDialog list="race" onList={jest.fn()} onClose={jest.fn()} /> }) }, { url: '/', mocks });
  const person = userEvent.setup();
  const dialog = await screen.findByRole('dialog');
  const press = (name: string) => person.click(within(dialog).getByRole('button', { name }));
  const at = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Make a new version' })).toBeEnabled());
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
