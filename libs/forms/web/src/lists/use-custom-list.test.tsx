import { visit } from '@afterbell/testing/web';
import { screen } from '@testing-library/react';
import { CustomListFieldsDocument } from './__generated__/custom-list-fields';
import { useCustomList } from './use-custom-list';

const BUS = { __typename: 'CustomListField', fieldId: 12, name: 'Bus', type: 'text', listType: 'text', sortable: true, tabLabel: 'Transport', currency: null, options: [] };

function Fields() {
  const { ready, fields } = useCustomList('participants');
  return <p>{`${ready ? 'ready' : 'not ready'}: ${fields.map(({ id, label, waits }) => `${id} ${label}${waits ? ' (waits)' : ''}`).join(', ')}`}</p>;
}

it('says that the fields to filter by are on their way, in a place that cannot be chosen, until they are there', async () => {
  visit({ '/': async () => ({ default: Fields }) }, { url: '/', mocks: [{ request: { query: CustomListFieldsDocument, variables: () => true }, delay: 100, result: { data: { customListFields: [BUS] } } }] });
  expect(await screen.findByText('ready: c0 Loading… (waits)')).toBeInTheDocument();
  expect(await screen.findByText('ready: c12 Bus')).toBeInTheDocument();
});
