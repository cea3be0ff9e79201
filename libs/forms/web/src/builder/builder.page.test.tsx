import { maintenanceFeatures } from '@afterbell/core/domain';
import { field, type FormDefinition } from '@afterbell/forms/domain';
import { visit, type Visit } from '@afterbell/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { FormMaintenanceDocument, FormVersionsDocument, RestoreFormVersionDocument, SaveFormMaintenanceDocument, type SaveFormMaintenanceMutationVariables } from './__generated__/maintenance';
import { builderPages } from './builder.routes';
import { begin, reduceBuilder, resume } from './state/builder-state';
import { BUILDER_PREFIX, keep, keptOf, type Kept } from './state/builder-store';
import { addField } from './state/definition-edits';
import { addOptions } from './state/option-edits';
import { maintenanceAnswer, type AnswerOptions } from './test-answers';

const FIRST = field({ id: 1, name: 'First name', type: 'text', tabName: 'info', isDefault: true, hardcodedName: 'firstName', required: true });
const ALLERGIES = field({ id: 3, name: 'Allergies', type: 'radio_group', tabName: 'info', options: [{ id: 31, label: 'Yes', retiredOn: null }, { id: 32, label: 'No', retiredOn: null }] });
const DETAILS = field({ id: 4, name: 'Details', type: 'multiline', tabName: 'info', uiWidth: 12 });
const FORM: FormDefinition = { section: 'participants', subSection: 'participant', version: 3, tabs: [{ name: 'info', label: 'Information' }, { name: 'health', label: 'Health' }], fields: [FIRST, ALLERGIES, DETAILS] };
const URL_ = '/settings/custom-fields/participants/participant';
const PLACE = { tenantId: 't', section: 'participants', subSection: 'participant' };

type Mock = NonNullable<Visit['mocks']>[number];
const loads = (form = FORM, options?: AnswerOptions): Mock => ({ request: { query: FormMaintenanceDocument, variables: { section: 'participants', subSection: 'participant' } }, result: { data: { formMaintenance: maintenanceAnswer(form, options) } } });
const fails = (code: string, statusCode: number): Mock => ({ ...loads(), result: { errors: [new GraphQLError('No', { extensions: { code, statusCode, title: 'No', messages: ['No'] } })] } });

let sent: SaveFormMaintenanceMutationVariables['input'] | null;
let person: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  localStorage.clear();
  sent = null;
  person = userEvent.setup();
});

function open(mocks: readonly Mock[], url = URL_) {
  return visit(builderPages, { url, level: 'top', edits: [...maintenanceFeatures], mocks });
}
const saves = (answer: (input: SaveFormMaintenanceMutationVariables['input']) => object): Mock => ({
  request: { query: SaveFormMaintenanceDocument, variables: (variables) => (sent = variables['input'] as typeof sent) !== null },
  result: () => ({ data: { saveFormMaintenance: { __typename: 'SaveFormMaintenancePayload', maintenance: null, merge: null, problems: [], ...answer(sent as never) } } }),
});
const cards = () => within(screen.getByRole('list', { name: /^Fields of/ })).getAllByRole('listitem').flatMap((item) => item.getAttribute('data-field') ?? []);
const card = (name: RegExp) => screen.findByRole('button', { name: (text) => !text.startsWith('Actions') && name.test(text) });
const inspector = () => screen.getByRole('dialog');

describe('what is refused', () => {
  it('a form that there is not, one that may not be seen, and a server that does not answer', async () => {
    open([], '/settings/custom-fields/participants/nothing');
    expect(await screen.findByText('There is no such form.')).toBeInTheDocument();
  });

  it('says who has no right', async () => {
    open([fails('FORBIDDEN', 403)]);
    expect(await screen.findByRole('link', { name: 'Back to fields and forms' })).toBeInTheDocument();
    expect(document.querySelector('[data-empty=noRight]')).not.toBeNull();
  });

  it('a save that does not get through says why, and what to do', async () => {
    open([loads(), { ...saves(() => ({})), result: undefined, error: new Error('no network') }]);
    await person.click(await card(/Details/));
    await person.type(within(inspector()).getByRole('textbox', { name: 'Name' }), ' more');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Save a new version' });
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was not savedCheck your connection and try again; your changes are still here.');
  });

  it('offers another try', async () => {
    open([fails('UNAVAILABLE', 503), fails('UNAVAILABLE', 503), loads()]);
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card(/Allergies/)).toBeInTheDocument();
  });

  it('who may only look finds nothing to change', async () => {
    open([loads(FORM, { edit: false })]);
    await person.click(await card(/First name/));
    expect(screen.getByText('You may look, not change')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save', hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/, hidden: true })).not.toBeInTheDocument();
    expect(within(inspector()).getByRole('textbox', { name: 'Name' })).toBeDisabled();
  });

  it('a name that is there already on the tab, with the words of the rule, and a way to it', async () => {
    open([loads()]);
    await person.click(await card(/Details/));
    const name = within(inspector()).getByRole('textbox', { name: 'Name' });
    await person.clear(name);
    await person.type(name, 'notes');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Add a field' }));
    await person.click(await screen.findByRole('button', { name: 'Add Long text' }));
    const again = await waitFor(() => within(inspector()).getByRole('textbox', { name: 'Name' }));
    await person.clear(again);
    await person.type(again, 'NOTES');
    await person.keyboard('{Escape}');
    const link = await screen.findByRole('button', { name: 'The field "NOTES" already exists' });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog', { name: 'Save a new version' })).not.toBeInTheDocument();
    await person.click(link);
    expect(await waitFor(() => within(inspector()).getByRole('textbox', { name: 'Name' }))).toHaveValue('NOTES');
  });

  it('a default field cannot be removed, by key or menu', async () => {
    open([loads()]);
    (await card(/First name/)).focus();
    await person.keyboard('{Delete}');
    expect(cards()).toEqual(['1', '3', '4']);
    expect((await screen.findAllByText('First name ships with the product and stays')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Actions for First name' }));
    expect(await screen.findByRole('menuitem', { name: /Ships with the product/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('by keyboard', () => {
  it('the tabs: arrows, and the first and the last at once', async () => {
    open([loads()]);
    await card(/Allergies/);
    const [first, last] = within(screen.getByRole('tablist', { name: 'Tabs of the form' })).getAllByRole('tab');
    first?.focus();
    await person.keyboard('{End}');
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    expect(last).toHaveFocus();
    await person.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
  });

  it('fields move, widen, go with their undo, and each step is said', async () => {
    open([loads()]);
    (await card(/Details/)).focus();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(cards()).toEqual(['1', '4', '3']);
    expect(screen.getByText('Details, now 2 of 3 on Information')).toBeInTheDocument();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(cards()).toEqual(['1', '4', '3']);
    expect(screen.getByText('Details stays: fields that ship with the product stand first')).toBeInTheDocument();
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByRole('slider', { name: 'Width of Details' })).toHaveAttribute('aria-valuenow', '11');
    await person.keyboard('{Delete}');
    expect(cards()).toEqual(['1', '3']);
    await person.keyboard('{Control>}zzz{/Control}');
    expect(cards()).toEqual(['1', '3', '4']);
    expect(screen.getByText('No changes')).toBeInTheDocument();
    await person.keyboard('{Control>}y{/Control}');
    expect(cards()).toEqual(['1', '4', '3']);
    // The last step that can be had again keeps the focus where it is.
    const redo = screen.getByRole('button', { name: 'Redo' });
    redo.focus();
    await person.keyboard('{Enter}{Enter}');
    expect(cards()).toEqual(['1', '3']);
    expect(redo).toHaveFocus();
    await person.keyboard('{Enter}');
    expect([cards(), redo.getAttribute('aria-disabled')]).toEqual([['1', '3'], 'true']);
  });
});

describe('until it is saved', () => {
  it('the work stays in this browser, comes back, and can be given up and had again', async () => {
    const first = open([loads()]);
    (await card(/Details/)).focus();
    await person.keyboard('{Delete}');
    first.unmount();
    expect(keptOf(PLACE)?.draft.fields.map(({ id }) => id)).toEqual([1, 3]);
    open([loads()]);
    expect(await screen.findByText(/Your unsaved changes of .* are back/)).toBeInTheDocument();
    expect(cards()).toEqual(['1', '3']);
    await person.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(cards()).toEqual(['1', '3', '4']);
    await waitFor(() => expect(keptOf(PLACE)).toBeNull());
    await person.click(screen.getByTitle('Undo'));
    expect(cards()).toEqual(['1', '3']);
  });

  it('work upon a version that somebody has replaced is put upon the new one', async () => {
    const first = open([loads()]);
    (await card(/Details/)).focus();
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    first.unmount();
    open([loads({ ...FORM, version: 4, fields: [FIRST, { ...ALLERGIES, name: 'Known allergies' }, DETAILS] })]);
    expect(await screen.findByText(/Version 4 was saved meanwhile/)).toBeInTheDocument();
    expect(await card(/Known allergies/)).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Width of Details' })).toHaveAttribute('aria-valuenow', '11');
  });

  it('to the library alone it says which rules stay behind, and takes their fields along at once', async () => {
    const rule = { fieldId: 4, kind: 'visible', visible: true } as const;
    open([loads({ ...FORM, fields: [FIRST, { ...ALLERGIES, options: ALLERGIES.options.map((one, at) => (at === 0 ? { ...one, apply: [rule] } : one)) }, DETAILS] })]);
    await card(/Allergies/);
    await person.click(screen.getByRole('button', { name: 'Actions for Allergies' }));
    const item = await screen.findByRole('menuitem', { name: 'Save to the library' });
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await person.click(item);
    const dialog = await screen.findByRole('dialog', { name: 'Save to the library' });
    expect(dialog).toHaveTextContent('1 rule stays behindAllergies: Choosing Yes shows DetailsAbout fields that are not chosen: Details.');
    // What stands from the start pushes nothing out of sight; what comes up is brought into it.
    expect(scrolled).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Take that field along' }));
    expect(within(dialog).getByRole('checkbox', { name: 'Details' })).toBeChecked();
    expect(dialog).not.toHaveTextContent('stays behind');
    await person.click(within(dialog).getByRole('checkbox', { name: 'Details' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(document.activeElement).toHaveAttribute('type', 'checkbox');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.id).toBe('field-3'));
  });

  it('leaving asks, but the preview and the library go on with it', async () => {
    const { router } = open([loads(), loads()]);
    (await card(/Details/)).focus();
    await person.keyboard('{Delete}');
    await act(() => router.navigate('/settings/custom-fields'));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /stay/i }));
    await act(() => router.navigate('/settings/custom-fields/preview?section=participants&form=participant'));
    expect(await screen.findByText(/Unsaved changes of this browser/)).toBeInTheDocument();
    expect(screen.queryByText('Details')).not.toBeInTheDocument();
  });
});

it('the preview as a role that may only view shows no boxes, and says why', async () => {
  const { router } = open([loads(), loads()]);
  await card(/Details/);
  await act(() => router.navigate('/settings/custom-fields/preview?section=participants&form=participant&role=coordinator'));
  expect(await screen.findByRole('button', { name: 'Check answers' })).toBeInTheDocument();
  expect(screen.queryByText(/can only be read/)).not.toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'As' }), 'Guest');
  expect(await screen.findByText('Guest may view these records and not change them, so the form can only be read.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check answers' })).not.toBeInTheDocument();
});

it('the preview begins as a record does, also where it can only be read', async () => {
  const shown = field({ id: 9, name: 'Program', type: 'text', tabName: 'info', mode: 'ro', defaultValue: 'After school' });
  const typed = field({ id: 10, name: 'Bus', type: 'text', tabName: 'info', defaultValue: 'Line 4' });
  open([loads({ ...FORM, fields: [FIRST, shown, typed] })], '/settings/custom-fields/preview?section=participants&form=participant');
  expect(await screen.findByRole('textbox', { name: /^Bus/ })).toHaveValue('Line 4');
  expect(screen.getByText('After school')).toBeInTheDocument();
});

it('a column says what may be done with it and what a new row begins with, and both can be changed', async () => {
  const group = field({ id: 5, name: 'Medicine', type: 'subform', tabName: 'info', fields: [field({ id: 51, name: 'Dose', type: 'text', tabName: 'info', mode: 'ro' })] });
  open([loads({ ...FORM, fields: [FIRST, group] }), saves(() => ({}))]);
  await person.click(await card(/Medicine/));
  await person.click(within(inspector()).getByRole('tab', { name: 'Columns' }));
  const column = within(inspector()).getByRole('button', { name: 'Edit Dose' });
  expect(column).toHaveAccessibleDescription('Read only');
  await person.click(column);
  await person.type(within(inspector()).getByRole('textbox', { name: /^Value of a new row/ }), 'one');
  await person.click(within(inspector()).getByRole('tab', { name: 'Access' }));
  expect(within(inspector()).getByRole('radio', { name: 'Can only be read' })).toBeChecked();
  await person.click(within(inspector()).getByRole('radio', { name: 'Hidden' }));
  await person.keyboard('{Escape}{Control>}s{/Control}');
  await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent?.fields[1]?.fields?.[0]).toMatchObject({ id: 51, mode: 'hidden', defaultValue: { text: 'one' } }));
});

it('a table to tick is rows by columns: its words say so, and a column that is added is named next', async () => {
  const table = field({ id: 5, name: 'Trips', type: 'multiselect_table', tabName: 'info', options: [{ id: 51, label: 'Zoo', retiredOn: null }, { id: 52, label: 'Farm', retiredOn: null }] });
  open([loads({ ...FORM, fields: [FIRST, table] })]);
  const trips = await card(/Trips/);
  expect(trips.closest('li')).toHaveTextContent('2 rows to tick');
  await person.click(trips);
  await person.click(within(inspector()).getByRole('tab', { name: 'Columns' }));
  expect(within(inspector()).getByText('No columns yet: each row is its name alone.')).toBeInTheDocument();
  expect(within(inspector()).queryByText(/repeating group/)).not.toBeInTheDocument();
  await person.click(within(inspector()).getByRole('button', { name: 'Add a column' }));
  const name = await waitFor(() => within(inspector()).getByRole('textbox', { name: 'Name' }));
  await waitFor(() => expect(name).toHaveFocus());
  // Nobody answers its cells: nothing is required of them, and no rule or access is theirs.
  expect(within(inspector()).queryByLabelText(/^Required/)).not.toBeInTheDocument();
  expect(within(inspector()).getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Field']);
});

it('hidden is no wall for a role that may change the form, and only then it is said', async () => {
  open([loads()]);
  await person.click(await card(/Details/));
  await person.click(within(inspector()).getByRole('tab', { name: 'Access' }));
  await person.click(within(inspector()).getByRole('radio', { name: 'By role' }));
  await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'Nurse' }), 'Hidden');
  await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'Site coordinator' }), 'Read');
  expect(within(inspector()).queryByText(/may change this form/)).not.toBeInTheDocument();
  await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'Site coordinator' }), 'Hidden');
  expect(within(inspector()).getByText(/^Site coordinator may change this form, and could show itself this field again/)).toBeInTheDocument();
  await person.keyboard('{Escape}{Control>}s{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Save a new version' })).toHaveTextContent('Site coordinator: hidden');
});

it('the preview as a role that may not see roles says so instead of naming them', async () => {
  const permissions = field({ id: 9, name: 'Who may', type: 'permissions_by_role', tabName: 'info' });
  open([loads({ ...FORM, fields: [FIRST, permissions] })], '/settings/custom-fields/preview?section=participants&form=participant');
  expect(await screen.findByRole('combobox', { name: /^Nurse:/ })).toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'As' }), 'Aide');
  expect(await screen.findByText('Your role does not include the list of roles, so this stays as it is.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Nurse:/ })).not.toBeInTheDocument();
});

describe('saving', () => {
  it('is called off without losing anything, also when a text to agree to is still missing', async () => {
    open([loads()]);
    (await card(/Details/)).focus();
    await person.keyboard('{Delete}{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Save a new version' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save a new version' })).not.toBeInTheDocument());
    expect(cards()).toEqual(['1', '3']);
    await person.click(screen.getByRole('button', { name: 'Add a field' }));
    await person.click(await screen.findByRole('button', { name: 'Add Signature' }));
    expect(await screen.findAllByText('"Signature" has no text to agree to. Nobody can sign nothing.')).not.toHaveLength(0);
  });

  it('a rule is made in words, sent whole with temporary ids, and the new version stands', async () => {
    const saved: FormDefinition = { ...FORM, version: 4 };
    open([loads(), saves(() => ({ maintenance: maintenanceAnswer(saved) }))]);
    await person.click(await card(/Allergies/));
    await person.click(within(inspector()).getByRole('tab', { name: 'Rules' }));
    await person.click(within(inspector()).getByRole('button', { name: 'Add a rule' }));
    await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'Field' }), 'Details');
    await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'What happens' }), 'Make it required');
    expect(within(inspector()).getByText('Choosing Yes makes Details required')).toBeInTheDocument();
    await person.click(within(inspector()).getByRole('tab', { name: 'Options' }));
    await person.click(within(inspector()).getByRole('button', { name: 'Add an option' }));
    await person.click(within(inspector()).getByRole('tab', { name: 'Access' }));
    await person.click(within(inspector()).getByRole('radio', { name: 'Differs by role' }));
    await person.selectOptions(within(inspector()).getByRole('combobox', { name: 'Nurse' }), 'Required');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Save a new version' });
    await person.type(within(dialog).getByRole('textbox', { name: 'What changed, and why' }), 'Allergies need details');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Version 4')).toBeInTheDocument();
    const allergies = sent?.fields.find(({ id }) => id === 3);
    expect(sent).toMatchObject({ baseVersion: 3, note: 'Allergies need details' });
    expect(sent?.fields.find(({ id }) => id === 3)?.roleRequired).toEqual([{ roleId: 'nurse', required: true }]);
    expect(allergies?.options?.map(({ id }) => id)).toEqual([31, 32, expect.any(Number)]);
    expect(allergies?.options?.at(-1)?.id).toBeLessThan(0);
    expect(allergies?.options?.[0]?.apply).toEqual([{ fieldId: 4, kind: 'required', required: true }]);
    await waitFor(() => expect(keptOf(PLACE)).toBeNull());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a version without fields that were saved since is restored, and not for a moment is anything wrong with it', async () => {
    const form = { section: 'participants', subSection: 'participant' };
    const versions = { __typename: 'FormVersionPage', nodes: [{ __typename: 'FormVersion', version: 3, savedAt: '2026-09-03T12:00:00Z', savedBy: 'Ana Ruiz', note: '', restoredFrom: null, fieldCount: 3 }], hasNextPage: false, totalCount: 1 };
    const answer = { __typename: 'SaveFormMaintenancePayload', maintenance: maintenanceAnswer({ ...FORM, version: 4, fields: [FIRST] }), merge: null, problems: [] };
    open([
      loads(),
      { request: { query: FormVersionsDocument, variables: { ...form, first: 25, offset: 0 } }, result: { data: { formVersions: versions } } },
      { request: { query: RestoreFormVersionDocument, variables: { ...form, version: 0, baseVersion: 3 } }, result: { data: { restoreFormVersion: answer } } },
    ]);
    await card(/Details/);
    let shown = '';
    const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(({ textContent }) => (shown += textContent))));
    watch.observe(document.body, { subtree: true, childList: true });
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Versions' }));
    await person.click(await screen.findByRole('button', { name: 'Restore it as it ships' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore it as it ships' }));
    expect(await screen.findByText('Version 4')).toBeInTheDocument();
    expect(cards()).toEqual(['1']);
    watch.disconnect();
    expect(shown).toContain('Restore the form as it ships?');
    expect(shown).not.toContain('has an id that the form never gave');
  });

  it('what the server refuses is said, and nothing is lost', async () => {
    open([loads(), saves(() => ({ problems: [{ __typename: 'ValidationProblem', message: 'The form would lose 3 answers.', path: null }] }))]);
    (await card(/Details/)).focus();
    await person.keyboard('{Delete}{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The form would lose 3 answers.')).toBeInTheDocument();
    await waitFor(() => expect(keptOf(PLACE)?.draft.fields).toHaveLength(2));
  });

  it('the way back and forth is kept with the work that was left, as far as there is room', () => {
    const at = '2026-09-03T12:00:00Z';
    const state = ['One', 'Two', 'Three'].reduce((before, name) => reduceBuilder(before, { kind: 'edit', draft: addField(before.draft, { type: 'text', name }, { tabName: 'info', before: null }).definition }), begin(FORM));
    const { base, draft, past, future } = reduceBuilder(state, { kind: 'undo' });
    expect(keep(PLACE, { base, draft, past, future, at })).toBe(true);
    const back = resume(FORM, keptOf(PLACE) as Kept);
    const last = (kind: 'undo' | 'redo') => reduceBuilder(back, { kind }).draft.fields.at(-1)?.name;
    expect([back.draft.fields.at(-1)?.name, last('redo'), last('undo')]).toEqual(['Two', 'Three', 'One']);
    const long = addOptions(FORM, 3, Array.from({ length: 9_000 }, (_, place) => `Option of some length ${place}`));
    expect(keep(PLACE, { base, draft: long, past: [long, long, long], future, at })).toBe(true);
    expect(keptOf(PLACE)).toMatchObject({ draft: { version: 3 }, past: [], future: [] });
    localStorage.setItem(`${BUILDER_PREFIX}t.participants.participant`, JSON.stringify({ base, draft, past: [{ section: 'staff' }, 7], future: 'no', at }));
    expect(keptOf(PLACE)).toMatchObject({ past: [], future: [] });
  });

  it('two editors: what came of it is told, and one’s own can be taken back', async () => {
    const both: FormDefinition = { ...FORM, version: 5, fields: [FIRST, ALLERGIES, { ...DETAILS, name: 'Their details' }] };
    const merge = {
      __typename: 'FormMerge',
      theirVersion: 4,
      theirName: 'Ana Ruiz',
      theirs: [],
      conflicts: [{ __typename: 'FormMergeConflict', fieldId: 4, field: 'Their details', what: 'Name', mine: 'My details', theirs: 'Their details' }],
    };
    open([loads(), saves(() => ({ maintenance: maintenanceAnswer(both), merge }))]);
    await person.click(await card(/Details/));
    const name = within(inspector()).getByRole('textbox', { name: 'Name' });
    await person.clear(name);
    await person.type(name, 'My details');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Ana Ruiz had saved meanwhile/)).toBeInTheDocument();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('Somebody else saved meanwhile');
    await waitFor(() => expect(notice).toHaveFocus());
    expect(await screen.findByText('Somebody else had changed the same meanwhile. See what stands.')).toBeInTheDocument();
    expect(await card(/Their details/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Use my version of My details' }));
    expect(await card(/^Long text My details/)).toBeInTheDocument();
    // Done: what was taken back is no longer offered, and comes back with an undo.
    expect(notice).toHaveTextContent('Your version of My details is back. Save to keep it.');
    expect(screen.queryByRole('button', { name: 'Use my version of My details' })).not.toBeInTheDocument();
    await person.click(screen.getByTitle('Undo'));
    expect(screen.getByRole('button', { name: 'Use my version of My details' })).toBeInTheDocument();
  });

  it('where nothing of mine was left, nothing is said to be saved, neither after the save nor after a reload', async () => {
    const theirs: FormDefinition = { ...FORM, version: 7, fields: [FIRST, ALLERGIES, { ...DETAILS, name: 'Their details' }] };
    const conflicts = [{ __typename: 'FormMergeConflict', fieldId: 4, field: 'Their details', what: 'Name', mine: 'My details', theirs: 'Their details' }];
    keep(PLACE, { base: FORM, draft: { ...FORM, fields: [FIRST, ALLERGIES, { ...DETAILS, name: 'My details' }] }, at: '2026-09-03T12:00:00Z' });
    const { unmount } = open([loads(), saves(() => ({ maintenance: maintenanceAnswer(theirs), merge: { __typename: 'FormMerge', theirVersion: 7, theirName: null, theirs: [], conflicts } }))]);
    await card(/My details/);
    await person.keyboard('{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/nothing of yours is in it yet/)).toBeInTheDocument();
    expect(await screen.findByText('Nothing was saved: what the other saved stands')).toBeInTheDocument();
    expect(screen.queryByText(/^Version 7 is saved|^Saved/)).not.toBeInTheDocument();
    unmount();
    keep(PLACE, { base: FORM, draft: { ...FORM, fields: [FIRST, ALLERGIES, { ...DETAILS, name: 'My details' }] }, at: '2026-09-03T12:00:00Z' });
    open([loads(theirs)]);
    expect(await screen.findByText(/There is nothing to save unless you take yours back/)).toBeInTheDocument();
    expect(screen.queryByText(/look them over/)).not.toBeInTheDocument();
  });
});

describe('what is typed and cannot be read', () => {
  const group = field({ id: 5, name: 'Medicine', type: 'subform', tabName: 'info', fields: [field({ id: 51, name: 'Dose', type: 'integer', tabName: 'info' })] });
  const day = field({ id: 6, name: 'Trip', type: 'date', tabName: 'info', limits: { maxDate: '2027-06-30' } });
  const halved = (box: HTMLElement) => jest.spyOn(box as HTMLInputElement, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);

  it('as the value of a new row stays, is listed, leads to its box and keeps the form from being saved, also after a reload', async () => {
    const first = open([loads({ ...FORM, fields: [FIRST, group] })]);
    await person.click(await card(/Medicine/));
    await person.click(within(inspector()).getByRole('tab', { name: 'Columns' }));
    await person.click(within(inspector()).getByRole('button', { name: 'Edit Dose' }));
    await person.type(within(inspector()).getByRole('textbox', { name: /^Value of a new row/ }), 'two');
    await person.click(within(inspector()).getByRole('tab', { name: 'Access' }));
    await person.keyboard('{Escape}{Control>}s{/Control}');
    expect(await screen.findByRole('button', { name: 'The default of "Dose" does not fit: Enter a number such as 1,234.' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Save a new version' })).not.toBeInTheDocument();
    first.unmount();
    open([loads({ ...FORM, fields: [FIRST, group] }), saves(() => ({}))]);
    await person.click(await screen.findByRole('button', { name: /^The default of "Dose" does not fit/ }));
    const box = await waitFor(() => within(inspector()).getByRole('textbox', { name: /^Value of a new row/ }));
    expect(box).toHaveValue('two');
    await waitFor(() => expect(box).toHaveFocus());
    await person.clear(box);
    await person.type(box, '2');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent?.fields[1]?.fields?.[0]).toMatchObject({ id: 51, defaultValue: { integer: 2 } }));
  });

  it('goes with its field and with what is discarded', async () => {
    open([loads({ ...FORM, fields: [FIRST, group] })]);
    await person.click(await card(/Medicine/));
    await person.click(within(inspector()).getByRole('tab', { name: 'Columns' }));
    await person.click(within(inspector()).getByRole('button', { name: 'Edit Dose' }));
    await person.type(within(inspector()).getByRole('textbox', { name: /^Value of a new row/ }), 'two');
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^The default of "Dose" does not fit/ })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: /Discard/ }));
    await waitFor(() => expect(screen.queryByText(/^The default of "Dose" does not fit/)).not.toBeInTheDocument());
    expect(screen.getByText('No changes')).toBeInTheDocument();
  });

  it('as the smallest number or the earliest day, leaves the default alone: it is listed and mended, also after a reload', async () => {
    const places = field({ id: 7, name: 'Places', type: 'integer', tabName: 'info', defaultValue: 5, limits: { max: '9' } });
    const trip = { ...day, defaultValue: '2027-05-05', limits: { minDate: 'unreadable', disabledDays: 7 as never } };
    const first = open([loads({ ...FORM, fields: [FIRST, places, day] })]);
    await person.click(await card(/Places/));
    const smallest = within(inspector()).getByLabelText(/^Smallest/);
    for (const typed of ['-', '100%']) {
      await person.clear(smallest);
      await person.type(smallest, typed);
      expect(await within(inspector()).findByText('The smallest number of "Places" cannot be read. Enter a number such as 1,234.')).toBeInTheDocument();
    }
    expect(within(inspector()).getByLabelText(/^Value of a new record/)).toHaveValue('5');
    first.unmount();
    const kept = keptOf(PLACE) as Kept;
    expect([kept.draft.fields[1]?.limits, kept.unread]).toEqual([{ min: '100', max: '9' }, [expect.objectContaining({ path: 'limits.min', raw: '100%' })]]);
    keep(PLACE, { ...kept, unread: [], draft: { ...kept.draft, fields: [FIRST, { ...places, limits: { min: '-', max: '9' } }, trip] } });
    const second = open([loads({ ...FORM, fields: [FIRST, places, day] })]);
    expect((await screen.findAllByRole('button', { name: /^The .* of "(Places|Trip)"/ })).map((one) => one.textContent)).toEqual(['The smallest number of "Places" is no number.', 'The earliest date of "Trip" is no date.', 'The days of the week that cannot be chosen of "Trip" must be days from 0, Sunday, to 6.']);
    await person.click(screen.getByRole('button', { name: /^The days of the week/ }));
    await person.click(await waitFor(() => within(inspector()).getByLabelText('Sun')));
    await waitFor(() => expect(screen.queryByText(/^The days of the week/)).not.toBeInTheDocument());
    second.unmount();
    open([loads({ ...FORM, fields: [FIRST, places, day] })], '/settings/custom-fields/preview?section=participants&form=participant');
    expect(await screen.findByRole('textbox', { name: /^Places/ })).toHaveValue('5');
    expect(screen.getByLabelText(/^Trip/)).toHaveValue('2027-05-05');
  });

  it('as a number of the field stays as it was typed and is listed, each problem leads to its own box, and what is whole is saved', async () => {
    const named = field({ id: 8, name: 'Notes', type: 'text', tabName: 'info', limits: { maxLength: 90 } });
    const first = open([loads({ ...FORM, fields: [FIRST, named] })]);
    await person.click(await card(/Notes/));
    await person.type(within(inspector()).getByLabelText(/^Most characters/), 'e');
    const width = within(inspector()).getByLabelText('Width');
    await person.clear(width);
    await person.keyboard('{Escape}{Control>}s{/Control}');
    const most = 'The most characters of "Notes" cannot be read. Enter a number such as 1,234.';
    expect(await screen.findByRole('button', { name: most })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Save a new version' })).not.toBeInTheDocument();
    first.unmount();
    open([loads({ ...FORM, fields: [FIRST, named] }), saves(() => ({}))]);
    await person.click(await screen.findByRole('button', { name: most }));
    const box = await waitFor(() => within(inspector()).getByLabelText(/^Most characters/));
    // The width stands first and is marked, too.
    await waitFor(() => expect(box).toHaveFocus());
    expect([box, within(inspector()).getByLabelText('Width')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(box).toHaveValue('90e');
    await person.keyboard('{Backspace}0');
    await person.type(within(inspector()).getByLabelText('Width'), '4');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent?.fields[1]).toMatchObject({ uiWidth: 4, limits: { maxLength: 900 } }));
  });

  it('as the smallest or largest number is read as the default is, in the format of the tenant', async () => {
    const fee = field({ id: 9, name: 'Fee', type: 'currency', tabName: 'info' });
    open([loads({ ...FORM, fields: [FIRST, fee] }), saves(() => ({}))]);
    await person.click(await card(/Fee/));
    await person.type(within(inspector()).getByLabelText(/^Smallest/), '.25');
    const largest = within(inspector()).getByLabelText(/^Largest/);
    await person.type(largest, '1,00');
    expect(await within(inspector()).findByText('The largest number of "Fee" cannot be read. Enter a number such as 1,234.5.')).toBeInTheDocument();
    await person.type(largest, '0.50');
    expect(largest).toHaveValue('1,000.50');
    await person.keyboard('{Escape}{Control>}s{/Control}');
    await person.click(within(await screen.findByRole('dialog', { name: 'Save a new version' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent?.fields[1]).toMatchObject({ limits: { min: '0.25', max: '1000.5' } }));
  });

  it('where what is kept is no form at all, the builder begins anew', async () => {
    keep(PLACE, { base: FORM, draft: { ...FORM, fields: [FIRST, { ...DETAILS, limits: null as never }] }, at: '2026-09-03T12:00:00Z' });
    open([loads()]);
    expect(await card(/Allergies/)).toBeInTheDocument();
    expect(screen.getByText('No changes')).toBeInTheDocument();
  });

  it('as the earliest day, half of it: while it is typed, and once its sheet is closed', async () => {
    open([loads({ ...FORM, fields: [FIRST, day] })]);
    await person.click(await card(/Trip/));
    const earliest = within(inspector()).getByLabelText(/^Earliest/);
    earliest.focus();
    halved(earliest);
    const reported = jest.spyOn(earliest as HTMLInputElement, 'reportValidity');
    await person.keyboard('{Control>}s{/Control}');
    expect(reported).toHaveBeenCalled();
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'The earliest date of "Trip" is no date.' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog', { name: 'Save a new version' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'The earliest date of "Trip" is no date.' }));
    const again = await waitFor(() => within(inspector()).getByLabelText(/^Earliest/));
    await waitFor(() => expect(again).toHaveFocus());
    expect(within(inspector()).getByRole('button', { name: 'Open the calendar: Latest' })).toBeInTheDocument();
    // The mark alone is left: the box is empty, though nobody emptied it. A key that erases takes the mark away, for which the browser has no event.
    fireEvent.keyUp(again, { key: 'Tab' });
    await person.click(within(inspector()).getByLabelText('Name'));
    expect(again).toHaveAttribute('aria-invalid', 'true');
    fireEvent.keyUp(again, { key: 'Backspace' });
    await waitFor(() => expect(screen.queryByText('The earliest date of "Trip" is no date.')).not.toBeInTheDocument());
  });
});
