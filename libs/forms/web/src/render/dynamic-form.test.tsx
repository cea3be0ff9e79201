import { system } from '@afterbell/core/web';
import { field, FIELD_TYPES, isChoice, type FieldDefinition, type FieldType, type FormDefinition, type FormValues } from '@afterbell/forms/domain';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DynamicForm } from './dynamic-form';
import { FormStore, type Edited } from './form-store';

const context = { today: '2026-11-21', now: '2026-11-21T15:00:00.000Z', timeZone: 'America/Chicago', locale: 'en-US', currency: 'USD', country: 'US' };
const option = (id: number, label: string, more: object = {}) => ({ id, label, retiredOn: null, ...more });

function formOf(fields: readonly FieldDefinition[], tabs = [{ name: 'main', label: 'Main' }]): FormDefinition {
  return { section: 'participants', subSection: 'participant', version: 1, tabs, fields };
}

interface Shown {
  before?: FormValues;
  edited?: Edited;
  canEdit?: boolean;
  tabs?: FormDefinition['tabs'];
  url?: string;
}

function show(fields: readonly FieldDefinition[], { before = {}, edited, canEdit = true, tabs, url = '/' }: Shown = {}) {
  const store = new FormStore({ definition: formOf(fields, tabs as never), before, viewer: { roleId: null, canEdit }, context, edited });
  const onSubmit = jest.fn((tab: string) => void store.attempt(tab));
  const router = createMemoryRouter([{ path: '*', element: <DynamicForm store={store} onSubmit={onSubmit} roles={[{ id: 'r1', name: 'Coordinator' }]} footer={<button type="submit">Save</button>} /> }], { initialEntries: [url] });
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>,
  );
  const values = () => Object.fromEntries([...store.unsavedValues()].map(([{ id }, value]) => [id, value]));
  return { store, router, onSubmit, values, person: userEvent.setup() };
}

const one = (type: FieldType, more: Partial<FieldDefinition> = {}) =>
  field({ id: 1, name: 'Answer', type, tabName: 'main', options: isChoice(type) ? [option(1, 'Red'), option(2, 'Blue')] : [], ...more });

it('has a control or a place for each of the 38 types, and shows each as text to who may only read', async () => {
  const fields = FIELD_TYPES.map((type, index) => field({ ...one(type), id: index + 1, name: `Q ${type}`, text: `Says ${type}`, fields: type === 'subform' || type === 'multiselect_table' ? [field({ id: 100 + index, name: 'Column', type: 'text', tabName: 'main' })] : [] }));
  show(fields);
  for (const type of FIELD_TYPES) await screen.findAllByText((text) => text.includes(`Q ${type}`) || text.includes(`Says ${type}`) || type === 'horizontal_line');
  expect(screen.getByRole('heading', { level: 2, name: 'Says heading1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Says heading2' })).toBeInTheDocument();
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('is text where nothing may be changed', () => {
  show([{ ...one('phone', { help: 'With its area code.' }), closedReason: 'The district keeps it.' }, field({ ...one('checkbox'), id: 2, name: 'Photo' }), field({ ...one('dropdown'), id: 3, name: 'Colour' }), field({ ...one('text'), id: 4, name: 'Note' })], { canEdit: false, before: { 1: '+12025550123', 2: true, 3: 2 } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: '(202) 555-0123' })).toHaveAttribute('href', 'tel:+12025550123');
  expect(screen.getByText('Blue')).toBeInTheDocument();
  expect(screen.getByText('Not answered')).toBeInTheDocument();
  // Nobody types here; why not is said.
  expect(screen.queryByText('With its area code.')).toBeNull();
  expect(screen.getByText('The district keeps it.')).toBeInTheDocument();
});

it('who may what is never optional, and unanswered it is said in the same words to everybody', () => {
  show([one('permissions_by_role'), field({ ...one('permissions_by_role'), id: 2, name: 'Read', mode: 'ro' })]);
  expect(screen.queryByText('(optional)')).toBeNull();
  expect(screen.getAllByText('Every role may change it')).toHaveLength(1);
  expect(screen.queryByText('Not answered')).toBeNull();
});

it('the summary names each field once, and a secret has a name for who cannot see its label', async () => {
  const { person } = show([one('integer', { name: 'Age' }), field({ ...one('text', { required: true }), id: 2, name: 'Teacher' }), field({ ...one('password'), id: 3, name: 'Door code' })]);
  expect(await screen.findByLabelText('Door code')).toHaveAttribute('type', 'password');
  await person.type(screen.getByRole('textbox', { name: /^Age/ }), '12.5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(screen.getByRole('alert')).getAllByRole('link').map((link) => link.textContent)).toEqual(['Age: Enter a whole number, without places after the point.', 'Teacher is required.']);
});

it('a signature is shown with what was agreed to, also when the form says another text by now', async () => {
  const signed = { kind: 'typed', name: 'Ana López', strokes: [], signedAt: '2026-09-03T20:30:00.000Z', agreedText: 'Only my sister picks her up.' } as const;
  show([one('signature', { text: 'Anybody may.' })], { canEdit: false, before: { 1: signed } });
  expect(await screen.findByText('Only my sister picks her up.')).toBeInTheDocument();
  expect(screen.queryByText('Anybody may.')).toBeNull();
});

it.each<[FieldType, string, unknown, string]>([
  ['integer', '1,250', 1250, '1250'],
  ['decimal', '0.10', '0.1', '0.1'],
  ['percent', '12.5', '12.5', '12.5'],
  ['currency', '1234.5', { amount: '1234.50', currency: 'USD' }, '1234.50'],
  ['phone', '202 555 0123', '+12025550123', '(202) 555-0123'],
  ['zip', '021341001', '02134-1001', '02134-1001'],
  ['text', '  Ada  ', 'Ada', 'Ada'],
])('%s keeps what is typed as it is typed, and shows how it was understood once left', async (type, typed, value, shown) => {
  const { person, values } = show([one(type)]);
  const box = await screen.findByRole('textbox', { name: /^Answer/ });
  await person.type(box, typed);
  expect(box).toHaveValue(typed);
  expect(values()).toEqual({ 1: value });
  await person.tab();
  expect(box).toHaveValue(shown);
});

it('what cannot be read stays on the screen, is marked once left, and stops the save', async () => {
  const { person, values, store } = show([one('integer')]);
  const box = screen.getByRole('textbox', { name: /^Answer/ });
  await person.type(box, '12a');
  expect(box).not.toHaveAttribute('aria-invalid');
  await person.tab();
  expect(box).toHaveValue('12a');
  expect(box).toHaveAccessibleDescription(/Enter a number such as 1,234/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(values()).toEqual({});
  expect(store.form().unsaved).toBe(1);
  await person.keyboard('{Control>}s{/Control}');
  expect(store.attempt()).toBeNull();
});

it.each(['date', 'time', 'time_range', 'datetime'] as const)('half a day or time in %s is marked, says so and stops the save', async (type) => {
  const { store, person } = show([one(type)]);
  const box = document.querySelector<HTMLInputElement>(type === 'date' ? 'input[type=date]' : 'input[type=time]')!;
  box.focus();
  jest.spyOn(box, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await person.tab();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription(type === 'date' ? 'A part is missing, or there is no such day. Type all of a date, or empty the field.' : 'Type all of it, or empty the field.');
  act(() => void expect(store.attempt()).toBeNull());
});

it('an address of an international domain keeps its own letters, typed and stored', async () => {
  const { person, values } = show([one('email'), field({ ...one('email'), id: 2, name: 'Other' })], { before: { 2: 'info@xn--bcher-kva.example' } });
  const box = await screen.findByRole('textbox', { name: /^Answer/ });
  await person.type(box, 'Eltern@bücher.example');
  await person.tab();
  expect(box).toHaveValue('eltern@bücher.example');
  expect(values()).toEqual({ 1: 'eltern@xn--bcher-kva.example' });
  expect(screen.getByRole('textbox', { name: /^Other/ })).toHaveValue('info@bücher.example');
  expect(box).toHaveAttribute('type', 'text');
});

it('an option reveals another field and asks for it; the summary leads to it on its tab', async () => {
  const tabs = [{ name: 'main', label: 'Main' }, { name: 'health', label: 'Health' }];
  const fields = [
    field({ id: 1, name: 'Allergy', type: 'radio', tabName: 'main', options: [option(1, 'No'), option(2, 'Yes', { apply: [{ fieldId: 2, kind: 'visible', visible: true }, { fieldId: 2, kind: 'required', required: true }] })] }),
    field({ id: 2, name: 'Which', type: 'multiline', tabName: 'health' }),
    field({ id: 3, name: 'Doctor', type: 'text', tabName: 'health' }),
  ];
  const { person, router } = show(fields, { tabs });
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('tab', { name: 'Health' }));
  expect(await screen.findByRole('textbox', { name: 'Which' })).toBeRequired();
  // The tab that was left goes with the next picture.
  await person.click(await screen.findByRole('button', { name: 'Save' }));
  await person.click(screen.getByRole('tab', { name: 'Main' }));
  expect(screen.getByRole('tab', { name: 'Health, 1 to mend' })).toBeInTheDocument();
  await person.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Which is required.' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Which' })).toHaveFocus());
  expect(router.state.location.search).toBe('?tab=health');
});

it('a field takes as many columns as its design says, and never fewer than its control needs', () => {
  show([one('date', { uiWidth: 2 }), field({ ...one('text', { uiWidth: 2 }), id: 2 }), field({ ...one('date_picker', { uiWidth: 3 }), id: 3 }), field({ ...one('time', { uiWidth: 8 }), id: 4 })]);
  const spans = [...document.querySelectorAll<HTMLElement>('[style*="--ab-columns"]')].map(({ style }) => [style.getPropertyValue('--ab-columns'), style.getPropertyValue('--ab-columns-roomy')]);
  expect(spans).toEqual([['4', '3'], ['3', '2'], ['6', '4'], ['8', '8']]);
});

it('draws only the field that is typed in', async () => {
  const fields = Array.from({ length: 100 }, (_, index) => field({ id: index + 1, name: `Q${index + 1}`, type: 'text', tabName: 'main' }));
  const { store, person } = show(fields);
  const before = fields.map(({ id }) => store.field(id));
  await person.type(screen.getByRole('textbox', { name: /^Q50 / }), 'x');
  expect(fields.filter(({ id }, index) => store.field(id) !== before[index]).map(({ id }) => id)).toEqual([50]);
});

it('rows are added, moved, removed and brought back by keyboard, and a cell says what is wrong with it', async () => {
  const { person, values } = show([one('subform', { name: 'Contact', fields: [field({ id: 11, name: 'Name', type: 'text', tabName: 'main', required: true }), field({ id: 12, name: 'Age', type: 'integer', tabName: 'main' })] })]);
  const add = await screen.findByRole('button', { name: 'Add Contact' });
  add.focus();
  await person.keyboard('{Enter}{Enter}');
  const names = () => screen.getAllByRole('textbox', { name: 'Name' });
  await person.type(names()[0] as HTMLElement, 'Ada');
  await person.type(names()[1] as HTMLElement, 'Bea');
  await person.click(screen.getByRole('button', { name: 'Move Contact 2 up' }));
  expect(names().map((box) => (box as HTMLInputElement).value)).toEqual(['Bea', 'Ada']);
  await person.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(names()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names().map((box) => (box as HTMLInputElement).value)).toEqual(['Bea', 'Ada']);
  await person.type(screen.getAllByRole('textbox', { name: /^Age/ })[1] as HTMLElement, 'old');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByRole('textbox', { name: /^Age/ })[1]).toHaveAccessibleDescription(/Enter a number/);
  await person.click(within(screen.getByRole('alert')).getByRole('link'));
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Age/ })[1]).toHaveFocus());
  expect(values()).toEqual({});
});

it('a new row begins with the defaults of its columns, and a cell that was emptied stays so', async () => {
  const columns = [field({ id: 11, name: 'Name', type: 'text', tabName: 'main' }), field({ id: 12, name: 'Dose', type: 'text', tabName: 'main', defaultValue: 'one' }), field({ id: 13, name: 'Checked', type: 'text', tabName: 'main', mode: 'ro', defaultValue: 'Kim' }), field({ id: 14, name: 'Age', type: 'integer', tabName: 'main' })];
  const { person, values } = show([one('subform', { name: 'Medicine 2', fields: columns })]);
  await person.click(await screen.findByRole('button', { name: 'Add Medicine 2' }));
  expect(screen.getByRole('textbox', { name: /^Dose/ })).toHaveValue('one');
  expect(screen.getByText('Kim')).toBeInTheDocument();
  await person.clear(screen.getByRole('textbox', { name: /^Dose/ }));
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Iron');
  expect(screen.getByRole('textbox', { name: /^Dose/ })).toHaveValue('');
  // Also beside a row that cannot be read yet.
  await person.type(screen.getByRole('textbox', { name: /^Age/ }), 'x');
  await person.click(screen.getByRole('button', { name: 'Add Medicine 2' }));
  expect(screen.getAllByRole('textbox', { name: /^Dose/ }).map((box) => (box as HTMLInputElement).value)).toEqual(['', 'one']);
  // Two numbers in a row would be read as one.
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))).toEqual(['Medicine 2, row 1', 'Medicine 2, row 2']);
  await person.clear(screen.getByRole('textbox', { name: /^Age/, description: /number/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect((values()[1] as unknown as { values: object }[]).map((row) => row.values)).toEqual([{ 11: 'Iron', 13: 'Kim' }, { 12: 'one', 13: 'Kim' }]);
});

it('chips keep what stands in the box when it is left', async () => {
  const { person, values } = show([one('chips')]);
  await person.type(screen.getByRole('textbox', { name: /^Answer/ }), 'nuts, milk{Enter}eggs');
  await person.tab();
  expect(values()).toEqual({ 1: ['nuts', 'milk', 'eggs'] });
  await person.click(screen.getByRole('button', { name: 'Remove milk' }));
  expect(values()).toEqual({ 1: ['nuts', 'eggs'] });
});

it('many options are found by typing, without accents, by keyboard alone', async () => {
  const options = Array.from({ length: 40 }, (_, index) => option(index + 1, index === 30 ? 'Español' : `Language ${index + 1}`));
  const { person, values } = show([one('multiselect', { options })]);
  await person.type(screen.getByRole('combobox', { name: /^Answer/ }), 'espan{Enter}');
  expect(values()).toEqual({ 1: [31] });
  await person.keyboard('{Backspace}');
  expect(values()).toEqual({});
});

it('a retired option that is chosen stays and says so; others that retired are not offered', () => {
  show([one('dropdown', { options: [option(1, 'Red', { retiredOn: '2026-01-01' }), option(2, 'Blue', { retiredOn: '2026-01-01' }), option(3, 'Green')] })], { before: { 1: 1 } });
  expect(within(screen.getByRole('combobox')).getAllByRole('option').map((item) => item.textContent)).toEqual(['Choose…', 'Red (no longer offered)', 'Green']);
});

it('signs by typing one’s name beneath the text that is agreed to', async () => {
  const { person, values } = show([one('signature', { text: 'Photos may be taken.' })]);
  await person.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Ada Byron');
  expect(screen.getByText('Photos may be taken.')).toBeInTheDocument();
  expect(values()).toEqual({ 1: { kind: 'typed', strokes: [], name: 'Ada Byron', agreedText: 'Photos may be taken.', signedAt: context.now } });
});

it('signing again, or keeping what was signed, leaves the keyboard where it goes on', async () => {
  const signed = { kind: 'drawn', name: 'Ana López', strokes: ['M 1 1 L 9 9 Z'], signedAt: '2026-09-03T20:30:00.000Z', agreedText: 'Photos may be taken.' } as const;
  const { person } = show([one('signature', { text: 'Photos may be taken.' })], { before: { 1: signed } });
  (await screen.findByRole('button', { name: 'Sign again' })).focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: 'Type my name' })).toHaveFocus();
  screen.getByRole('button', { name: 'Keep the present signature' }).focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Sign again' })).toHaveFocus();
});

it('a password that is set is never shown, and is kept or replaced', async () => {
  const { person, values } = show([one('password')], { before: { 1: '•••' } });
  await person.click(await screen.findByRole('button', { name: 'Replace: Answer' }));
  const box = document.querySelector('input[type=password]') as HTMLInputElement;
  expect(box).toHaveValue('');
  await person.type(box, 'open sesame');
  expect(values()).toEqual({ 1: 'open sesame' });
  await person.click(screen.getByRole('button', { name: 'Keep the present one' }));
  expect(values()).toEqual({});
});

it('a tick that is taken back is no change', async () => {
  const { person, store } = show([one('checkbox')]);
  await person.click(screen.getByRole('checkbox', { name: 'Answer' }));
  expect(store.form().unsaved).toBe(1);
  await person.click(screen.getByRole('checkbox', { name: 'Answer' }));
  expect(store.form().unsaved).toBe(0);
});
