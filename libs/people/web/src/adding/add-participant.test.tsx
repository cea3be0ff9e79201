import type { MockLink } from '@apollo/client/testing';
import { DiscardRecordDraftDocument, RecordFormDocument, SaveRecordDraftDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePages } from '../people.routes';
import { AddingListsDocument, AddParticipantDocument, ParticipantMatchesDocument } from './__generated__/add-participant';
import { wizardShelf } from './wizard';

const NO_LIMITS = { min: null, max: null, decimals: null, minLength: null, maxLength: null, currency: null, minDate: null, maxDate: null, disabledDates: null, disabledDays: null, maxCount: null, minCount: null, pattern: null, accept: null };
const field = (id: number, name: string, hardcodedName: string, type: string) => ({
  __typename: 'FormField', id, name, type, tabName: 'INFORMATION', mode: 'rw', roleMode: null, required: false, help: '', closedReason: null, text: '', uiWidth: 6, maxWidth: null, maxHeight: null, hardcodedName, isDefault: true, templateId: null,
  limits: { __typename: 'FormFieldLimits', ...NO_LIMITS }, options: [], fields: [], shownWhen: null, requiredWhen: null, validWhen: null, value: null,
});
const text = (fieldId: number, said: string) => ({ __typename: 'RowAnswer', fieldId, value: { __typename: 'TextValue', text: said } });
const ANA = [text(1, 'Ana'), text(2, 'Ruiz'), { __typename: 'RowAnswer', fieldId: 3, value: { __typename: 'DateValue', date: '2016-03-14' } }];
const form = (values: readonly object[] | null) => ({
  __typename: 'Form', section: 'participants', subSection: 'participant', id: null, title: null, version: null, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'INFORMATION', label: 'Information' }],
  fields: [field(1, 'First name', 'firstName', 'text'), field(2, 'Last name', 'lastName', 'text'), field(3, 'Born on', 'birthDate', 'date')],
  viewerCan: { __typename: 'FormAbilities', edit: true }, draft: values && { __typename: 'FormDraft', savedAt: '2026-11-20T15:42:00.000Z', version: null, more: null, values },
});

const on = (query: MockLink.MockedResponse['request']['query'], data: object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data } });
/** The days of which the lists were asked. */
const daysAsked: unknown[] = [];
const lists = (data: () => object): MockLink.MockedResponse => ({ ...on(AddingListsDocument, {}), result: ({ on: day }) => (daysAsked.push(day), { data: data() }) });
function open(step: string, draft: readonly object[] | null, problem: object | null = null) {
  return visit(peoplePages, {
    url: `/people/participants/add${step}`,
    edits: ['people.participants', 'people.registration_info'],
    mocks: [
      on(RecordFormDocument, { form: form(draft) }),
      on(SaveRecordDraftDocument, { saveFormDraft: { __typename: 'FormDraftPayload', savedAt: '2026-11-20T15:42:00.000Z', problems: [] } }),
      on(DiscardRecordDraftDocument, { discardFormDraft: { __typename: 'FormDraftPayload', problems: [] } }),
      on(ParticipantMatchesDocument, { participantMatches: { __typename: 'ParticipantMatches', duplicate: false, candidates: [] } }),
      lists(() => ({ codeLists: [{ __typename: 'CodeListVersion', list: 'programme', label: 'Enrolled programs', several: true, sensitive: false, codes: [{ __typename: 'Code', code: '21cclc', label: '21st CCLC' }] }] })),
      on(AddParticipantDocument, { addParticipant: { __typename: 'AddParticipantPayload', participant: null, problems: [{ __typename: 'FieldProblem', code: 'VALIDATION', ...problem }] } }),
    ],
  });
}
// Another sign-in: who was being added before is nobody's here.
beforeEach(() => wizardShelf.forget());
const bornBox = () => screen.findByLabelText(/^Born on/, { selector: 'input' });

test('a birth date that cannot be is refused on its own step, by the form’s own name; a rare one is only wondered at', async () => {
  const user = userEvent.setup();
  const { router } = open('', null);
  await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'Ana');
  for (const [date, words] of [['2031-03-14', 'Born on is in the future'], ['1899-12-31', 'Born on is too long ago']] as const) {
    fireEvent.change(await bornBox(), { target: { value: date } });
    await user.click(screen.getByRole('button', { name: 'Next: Address' }));
    expect(await screen.findByRole('link', { name: words })).toBeInTheDocument();
    expect(await bornBox()).toHaveAccessibleDescription(words);
    expect(router.state.location.pathname).toBe('/people/participants/add');
  }
  fireEvent.change(await bornBox(), { target: { value: '1990-03-14' } });
  expect(await screen.findByText('36 years old: is the birth date right?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next: Address' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/participants/add/address'));
});

test('what the server refuses at the end is told at its step, with the name of the field', async () => {
  const user = userEvent.setup();
  const { router } = open('/registration-information', ANA, { path: '3', message: 'is in the future' });
  await user.click(await screen.findByRole('button', { name: 'Add participant' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/participants/add'));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Born on is in the future' })).toBeInTheDocument();
  expect(await bornBox()).toHaveAccessibleDescription('Born on is in the future');
});

test('while the year of the first day is typed, no lists of the year 2 are asked for', async () => {
  open('/registration-information', ANA);
  await screen.findByRole('group', { name: /^Enrolled programs/ });
  daysAsked.splice(0);
  const first = screen.getByLabelText(/^First day/, { selector: 'input' });
  for (const value of ['0002-09-01', '0020-09-01', '0202-09-01', '2027-09-01']) fireEvent.change(first, { target: { value } });
  await waitFor(() => expect(daysAsked.at(-1)).toBe('2027-09-01'));
  expect(daysAsked).toEqual(['2027-09-01']);
  expect(screen.getByRole('group', { name: /^Enrolled programs/ })).toBeInTheDocument();
});

test('started over, the step begins in its first field again', async () => {
  const user = userEvent.setup();
  open('', ANA);
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  await user.keyboard('Ottilie');
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ottilie');
});
