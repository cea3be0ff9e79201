import { visit } from '@afterbell/testing/web';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { EditHouseholdDocument, HouseholdListDocument, HouseholdRecordDocument, RemoveHouseholdMemberDocument } from './__generated__/households';

const nobody = { birthDate: null, grade: null, email: null, phone: null, otherPhone: null, addressLine1: null, addressLine2: null, city: null, state: null, postalCode: null, version: 1 };
const person = (id: string, displayName: string, isParticipant: boolean) => {
  const [lastName = '', firstName = ''] = displayName.split(', ');
  return { __typename: 'RelatedPerson' as const, id, displayName, firstName, lastName, isParticipant, isContact: !isParticipant, ...nobody };
};
const member = (id: string, displayName: string, isParticipant: boolean, isPrimary = false) => ({ __typename: 'HouseholdMember' as const, id: `m${id}`, isPrimary, joinedOn: '2026-07-01', leftOn: null, person: person(id, displayName, isParticipant) });

const household = {
  ...{ __typename: 'Household' as const, id: 'h1', name: 'García family', addressLine1: '12 Elm St', addressLine2: null, city: 'Northlake', state: 'NY', postalCode: '14020', phone: '+17165552002', language: 'Spanish', version: 3 },
  createdAt: '2026-07-01T12:00:00.000Z',
  members: [member('1', 'García, Ana', false, true), member('2', 'García, Sofía', true)],
  contacts: null,
};

const always = Number.POSITIVE_INFINITY;
const calls: { name: string; variables: unknown }[] = [];
function on(query: MockLink.MockedResponse['request']['query'], name: string, data: object): MockLink.MockedResponse {
  const result = (variables: unknown) => {
    calls.push({ name, variables });
    return { data } as never;
  };
  return { request: { query, variables: () => true }, maxUsageCount: always, result: result as never };
}
const list = on(HouseholdListDocument, 'list', { householdList: { __typename: 'HouseholdConnection', nodes: [household], totalCount: { __typename: 'ListCount', value: 1, capped: false } } });
const record = on(HouseholdRecordDocument, 'record', { household });
const refusal = (typename: string, code: string, message: string, more: object = {}) => ({ __typename: 'HouseholdPayload', household: null, problems: [{ __typename: typename, code, message, path: null, ...more }] });

const open = (mocks: readonly MockLink.MockedResponse[], url = '/people/households', edits = true) => visit(peoplePages, { url, mocks: [...mocks], ...(edits ? { edits: ['people.household'] } : { views: ['people.household'] }) });

beforeEach(() => calls.splice(0));

test('lists who lives together, and where', async () => {
  open([list]);
  const row = await screen.findByRole('row', { name: /García family/ });
  expect(row).toHaveTextContent('García, Ana; García, Sofía');
  expect(row).toHaveTextContent('12 Elm St, Northlake, NY 14020');
  expect(row).toHaveTextContent('(716) 555-2002');
});

test('marks the members who have left, and counts those beyond the first few', async () => {
  const left = (id: string, name: string) => ({ ...member(id, name, true), person: { ...person(id, name, true), stay: { __typename: 'StayStanding' as const, state: 'ended' as const, day: '2026-11-02' } } });
  const members = [...household.members, left('3', 'García, Ida'), left('4', 'García, Luz')];
  open([on(HouseholdListDocument, 'list', { householdList: { __typename: 'HouseholdConnection', nodes: [{ ...household, members }], totalCount: { __typename: 'ListCount', value: 1, capped: false } } })]);
  const row = await screen.findByRole('row', { name: /García family/ });
  expect(row).toHaveTextContent('García, Ana; García, Sofía; García, Ida Left 11/02/2026 +1 more, 1 left');
  expect(within(row).getByTitle('García, Luz (Left 11/02/2026)')).toBeInTheDocument();
});

test('is read, not changed, by who may only view; contacts are absent for who may not see them', async () => {
  open([record], '/people/households?id=h1', false);
  expect(await screen.findByText('Your role shows this household; it does not change it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add member|Edit|More (for|actions)/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Contacts of the children' })).toBeNull();
});

test('a save that comes too late says who was faster and keeps what was typed', async () => {
  const user = userEvent.setup();
  const late = refusal('ConflictProblem', 'STALE_VERSION', 'Somebody else saved.', { conflicts: [{ __typename: 'ConflictValue', field: 'name', changedBy: 'Ana Ruiz' }] });
  open([record, on(EditHouseholdDocument, 'edit', { editHousehold: late })], '/people/households?id=h1');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Lima family');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ana Ruiz changed this household in the meantime.');
  expect(name).toHaveValue('Lima family');
  expect(calls.find((call) => call.name === 'edit')?.variables).toMatchObject({ input: { id: 'h1', version: 3, name: 'Lima family' } });
});

test('the last primary contact does not move out: it is said why', async () => {
  const user = userEvent.setup();
  const refused = refusal('PlainProblem', 'VALIDATION', 'needs one primary contact at least', { path: 'members' });
  open([record, on(RemoveHouseholdMemberDocument, 'leave', { removeHouseholdMember: refused })], '/people/households?id=h1');
  await user.click(await screen.findByRole('button', { name: 'More for García, Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Moved out today' }));
  await waitFor(() => expect(calls.find((call) => call.name === 'leave')?.variables).toEqual({ id: 'h1', version: 3, personId: '1' }));
  expect(await screen.findByText('Household needs one primary contact at least.')).toBeInTheDocument();
});
