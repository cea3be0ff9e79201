import type { ApolloLink } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { DiscardRecordDraftDocument, RecordFormDocument, SaveRecordDraftDocument, SaveRecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, type Observable, Subject } from 'rxjs';
import { peoplePages } from '../people.routes';
import { PersonPrivacyDocument } from '../privacy/__generated__/privacy';
import { RemovePersonDocument } from '../kinds/__generated__/kinds';
import { PersonMergedIntoDocument, PersonMergesDocument, UndoMergeDocument } from '../merging/__generated__/merge';
import { PersonPhotoDocument } from '../photos/__generated__/photo';
import { ParticipantRecordDocument } from './__generated__/participant-record';

const PATH = '/people/participants/edit?id=p1';
const NONE = { min: null, max: null, decimals: null, minLength: null, maxLength: null, currency: null, minDate: null, maxDate: null, disabledDates: null, disabledDays: null, maxCount: null, minCount: null, pattern: null, accept: null };

const field = (id: number, name: string, value: string | null, more: object = {}) => ({
  __typename: 'FormField', id, name, type: 'text', tabName: 'main', mode: 'rw', roleMode: null, required: false, help: '', closedReason: null, text: '', uiWidth: 6, maxWidth: null, maxHeight: null, hardcodedName: null, isDefault: false, templateId: null,
  limits: { __typename: 'FormFieldLimits', ...NONE }, options: [], fields: [], shownWhen: null, requiredWhen: null, validWhen: null, value: value === null ? null : { __typename: 'TextValue', text: value }, ...more,
});

interface Answers {
  id?: string;
  allergy?: string | null;
  doctor?: string | null;
  version?: number;
  edit?: boolean;
  draft?: object | null;
}

function form({ id = 'p1', allergy = null, doctor = null, version = 1, edit = true, draft = null }: Answers = {}) {
  return {
    __typename: 'Form', section: 'participants', subSection: 'participant', id, title: 'García, Sofía', version, formVersion: 1,
    tabs: [{ __typename: 'FormTab', name: 'main', label: 'Main' }, { __typename: 'FormTab', name: 'health', label: 'Health' }],
    fields: [field(1, 'Allergy', allergy), field(2, 'Doctor', doctor, { tabName: 'health' })],
    viewerCan: { __typename: 'FormAbilities', edit }, draft,
  };
}
const draftOf = (text: string, version: number) => ({ __typename: 'FormDraft', savedAt: '2026-11-20T15:42:00.000Z', version, values: [{ __typename: 'RowAnswer', fieldId: 1, value: { __typename: 'TextValue', text } }] });

const SITE = { __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend' };
/** What differs of the child in one test. */
let known: object = {};
const participant = { __typename: 'Participant', id: 'p1', displayName: 'García, Sofía', firstName: 'Sofía', lastName: 'García', birthDate: '2016-03-14', grade: '5', localId: '4711', generatedId: 'P7K2M9QXR', allergies: null, contactRestriction: null, createdAt: '2026-09-01T14:00:00.000Z', sites: [SITE], stay: null, outsideGrades: [], tags: [] };

/** Where the record went in one test. */
let into: object | null = null;
/** What became part of it in one test. */
let merges: readonly object[] = [];
const NOT_FOUND = { errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['The participant was not found'] } }] };
/** The family of the photo said no. */
const photo: { fileId: string | null } = { fileId: null };
/** Each test has its own: a page of the one before may still ask. */
let calls: { name: string; variables: Record<string, unknown> }[] = [];
const on = (query: MockLink.MockedResponse['request']['query'], name: string, answer: (variables: Record<string, unknown>, nth: number) => object, own = calls): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: (variables) => {
    own.push({ name, variables: variables as Record<string, unknown> });
    const said = answer(variables as Record<string, unknown>, own.filter((call) => call.name === name).length);
    return 'errors' in said ? (said as typeof NOT_FOUND) : { data: said };
  },
});
const of = (name: string) => calls.filter((call) => call.name === name);

interface Server {
  loads?: readonly object[];
  saves?: readonly object[];
  live?: Subject<ApolloLink.Result>;
  /** What is told of one record each, instead of `live`. */
  liveOf?: (id: string) => Observable<ApolloLink.Result>;
}

/** Answers loads and saves one after the other, the last one from then on. */
function open({ loads = [form()], saves = [], live = new Subject(), liveOf = () => live }: Server, url = PATH, edits = true) {
  return visit(peoplePages, {
    url,
    live: ({ operationName, variables }) => (operationName === 'recordChanged' ? liveOf(String(variables['id'])) : NEVER),
    ...(edits ? { edits: ['people.participants'] } : { views: ['people.participants'] }),
    mocks: [
      on(ParticipantRecordDocument, 'participant', ({ id }) => ({ participant: { ...participant, id, ...known }, participantTabs: [] })),
      on(PersonMergesDocument, 'merges', () => ({ personMerges: merges })),
      on(UndoMergeDocument, 'undo', (_, nth) => ({ undoMerge: { __typename: 'UndoMergePayload', winnerId: 'p1', loserId: 'p9', problems: nth === 1 ? [{ __typename: 'PlainProblem', code: 'VALIDATION', message: 'A note was changed since the merge.' }] : [] } })),
      on(PersonMergedIntoDocument, 'into', () => ({ personMergedInto: into })),
      on(PersonPrivacyDocument, 'privacy', () => ({ personPrivacy: { __typename: 'PersonPrivacy', isErased: false, hold: null, erasure: null } })),
      on(PersonPhotoDocument, 'photo', () => ({ personPhoto: { __typename: 'PersonPhoto', personId: 'p1', fileId: photo.fileId, withheld: photo.fileId !== null } })),
      removal(),
      on(RecordFormDocument, 'load', (_, nth) => answered(loads, nth, (form) => ({ form }))),
      on(SaveRecordFormDocument, 'save', (_, nth) => answered(saves, nth, (save) => ({ saveForm: { __typename: 'SaveFormPayload', form: null, problems: [], ...save } }))),
      on(SaveRecordDraftDocument, 'keep', () => ({ saveFormDraft: { __typename: 'FormDraftPayload', savedAt: '2026-11-20T15:42:00.000Z', problems: [] } })),
      on(DiscardRecordDraftDocument, 'discard', () => ({ discardFormDraft: { __typename: 'FormDraftPayload', problems: [] } })),
    ],
  });
}
/** One after the other; a refusal as it is. */
function answered(all: readonly object[], nth: number, wrap: (one: object | undefined) => object): object {
  const one = all[Math.min(nth, all.length) - 1];
  return one === NOT_FOUND ? one : wrap(one);
}
const removal = () => on(RemovePersonDocument, 'remove', () => ({ removePerson: { __typename: 'PersonEndPayload', done: true, problems: [] } }));
const stale = { problems: [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', path: null, message: 'Somebody else saved.', conflicts: [{ __typename: 'ConflictValue', field: '1', changedBy: 'Ana Ruiz', changedByYou: false, changedAt: '2026-11-20T21:12:00.000Z' }] }] };
const allergyBox = () => screen.findByRole('textbox', { name: /^Allergy/ });

beforeEach(() => {
  calls = [];
  photo.fileId = null;
  known = {};
  into = null;
  merges = [];
});
afterEach(() => jest.restoreAllMocks());

test('removing names the child and what ends, and leads to the list', async () => {
  const user = userEvent.setup();
  const { router } = open({});
  await allergyBox();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove García, Sofía?' });
  await waitFor(() => expect(dialog).toHaveTextContent('Ends today: the stay at Cedar Bend, with places in sessions.'));
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/participants'));
  expect(of('remove').map(({ variables }) => variables)).toEqual([{ input: { kind: 'participant', id: 'p1' } }]);
});

test('is read, not edited, by who may only view', async () => {
  open({ loads: [form({ allergy: 'Peanuts', edit: false })] }, PATH, false);
  expect(await screen.findByText('Peanuts')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Allergy/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByText('03/14/2016 · 10 yrs')).toBeInTheDocument();
});

test('says where and when the last stay ended, and which site does not serve the grade', async () => {
  known = { stay: { __typename: 'StayStanding', state: 'ended', day: '2026-11-20', organization: SITE }, outsideGrades: [{ __typename: 'SiteGrades', organization: SITE, gradeFrom: 'K', gradeTo: '3' }] };
  open({ loads: [form({ edit: false })] }, PATH, false);
  expect(await screen.findByText('Left 11/20/2026')).toBeInTheDocument();
  expect(screen.getByText(`${SITE.name}, until 11/20/2026`)).toBeInTheDocument();
  expect(screen.getByText(`Grade 5 is outside the grades K–3 that ${SITE.name} serves.`)).toBeInTheDocument();
});

test('says why a photo is shown nowhere else, and lets who may only view look at it', async () => {
  photo.fileId = 'f1';
  open({ loads: [form({ edit: false })] }, PATH, false);
  expect(await screen.findByText('Photo not shown elsewhere')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Look at the photo of Sofía García' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('img', { name: 'Photo of Sofía García' })).toHaveAttribute('src', '/file/photo/f1');
  expect(within(dialog).queryByRole('button', { name: /Choose|camera|Remove/ })).toBeNull();
});

test('what is typed is kept on the server, saved with its version by Ctrl+S, and the tab is in the address', async () => {
  const user = userEvent.setup();
  const { router } = open({ saves: [{ form: form({ allergy: 'Peanuts', version: 2 }) }, { form: form({ allergy: 'Peanuts!', version: 3 }) }] });
  await user.type(await allergyBox(), 'Peanuts');
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
  await waitFor(() => expect(of('keep')).toHaveLength(1), { timeout: 4000 });
  expect(of('keep')[0]?.variables).toEqual({ input: { section: 'participants', subSection: 'participant', id: 'p1', version: 1, values: [{ fieldId: 1, value: { text: 'Peanuts' } }] } });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(of('save')[0]?.variables).toMatchObject({ input: { version: 1, tab: 'main', values: [{ fieldId: 1, value: { text: 'Peanuts' } }] } });
  expect(await allergyBox()).toHaveFocus();
  await user.type(await allergyBox(), '!');
  await user.tab();
  await user.tab();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  // Closed to presses, and natively only when the focus has left: a browser drops the focus of what is disabled.
  expect([save.getAttribute('aria-disabled'), save.hasAttribute('disabled')]).toEqual(['true', false]);
  await user.keyboard('{Enter}');
  expect(of('save')).toHaveLength(2);
  await user.tab({ shift: true });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('tab', { name: 'Health' }));
  expect(router.state.location.search).toBe('?id=p1&tab=health');
});

test('a draft of an earlier visit is filled in, and can be discarded', async () => {
  const user = userEvent.setup();
  open({ loads: [form({ draft: draftOf('Pea', 1) })] });
  expect(await allergyBox()).toHaveValue('Pea');
  expect(screen.getByText('Draft from 10:42 AM restored')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await allergyBox()).toHaveValue('');
  expect(of('discard')).toHaveLength(1);
  expect(screen.queryByText(/^Draft from/)).toBeNull();
});

test('two people change one field: both answers are shown, one is chosen, nothing is chosen beforehand', async () => {
  const user = userEvent.setup();
  open({ loads: [form(), form({ allergy: 'Milk', version: 2 })], saves: [stale, { form: form({ allergy: 'Peanuts', version: 3 }) }] });
  await user.type(await allergyBox(), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('radio', { name: /^Milk.*Ana Ruiz, 04:12 PM/ })).not.toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Save my choices' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('alertdialog');
  expect(of('save')).toHaveLength(1);
  await user.click(within(again).getByRole('radio', { name: /^Peanuts/ }));
  await user.click(within(again).getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(of('save')[1]?.variables).toMatchObject({ input: { version: 2, values: [{ fieldId: 1, value: { text: 'Peanuts' } }] } });
});

test('two people change different fields: both are kept without a question', async () => {
  const user = userEvent.setup();
  open({ loads: [form(), form({ doctor: 'Dr. Chen', version: 2 })], saves: [stale, { form: form({ allergy: 'Peanuts', doctor: 'Dr. Chen', version: 3 }) }] });
  await user.type(await allergyBox(), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(of('save')[1]?.variables).toMatchObject({ input: { version: 2, values: [{ fieldId: 1, value: { text: 'Peanuts' } }] } });
  await user.click(screen.getByRole('tab', { name: 'Health' }));
  expect(await screen.findByRole('textbox', { name: /^Doctor/ })).toHaveValue('Dr. Chen');
});

test('what one saved oneself in another window comes in beneath what is typed; only the same field is asked about, and not unasked', async () => {
  const user = userEvent.setup();
  const live = new Subject<ApolloLink.Result>();
  const own = (version: number) => live.next({ data: { recordChanged: { __typename: 'RecordChange', version, changedBy: 'Rosa Delgado', changedByYou: true } } });
  open({ live, loads: [form(), form({ doctor: 'Dr. Chen', version: 2 }), form({ doctor: 'Dr. Chen', allergy: 'Milk', version: 3 })], saves: [{ problems: [{ ...stale.problems[0], conflicts: [{ ...stale.problems[0]?.conflicts[0], changedByYou: true }] }] }] });
  await user.type(await allergyBox(), 'Peanuts');
  own(2);
  expect(await screen.findByText('What you saved in another window is in the form too')).toBeInTheDocument();
  expect(await allergyBox()).toHaveValue('Peanuts');
  own(3);
  expect(await screen.findByText(/^This record was changed .* by you, in another window$/)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'You changed this in another window too' });
  expect(within(dialog).getByRole('radio', { name: /^Milk.*you, in another window, 04:12 PM/ })).not.toBeChecked();
});

test('a merge that is undone in another window is spoken of no longer', async () => {
  const live = new Subject<ApolloLink.Result>();
  merges = [{ __typename: 'PersonMerge', id: 'm1', loserName: 'García, Sofia', mergedAt: '2026-11-20T21:12:00.000Z', undoUntil: '2026-12-20T21:12:00.000Z' }];
  open({ live, loads: [form(), form({ version: 2 })] });
  expect(await screen.findByText(/^Merged from García, Sofia on/)).toBeVisible();
  merges = [];
  live.next({ data: { recordChanged: { __typename: 'RecordChange', version: 2, changedBy: 'Ana Ruiz', changedByYou: false, changedAt: '2026-11-20T21:20:00.000Z' } } });
  await waitFor(() => expect(screen.queryByText(/^Merged from García, Sofia/)).toBeNull(), { timeout: 5000 });
});

test('that a merge was not undone is not said beside that it was', async () => {
  const user = userEvent.setup();
  merges = [{ __typename: 'PersonMerge', id: 'm1', loserName: 'García, Sofia', mergedAt: '2026-11-20T21:12:00.000Z', undoUntil: '2026-12-20T21:12:00.000Z' }];
  open({});
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));
  await undo();
  await waitFor(() => expect(screen.getByText('The merge was not undone')).toBeVisible());
  await undo();
  await waitFor(() => expect(screen.getByText('Two records again: García, Sofia is back')).toBeVisible());
  // Long before it goes by itself.
  await waitFor(() => expect(screen.queryByText('The merge was not undone')).toBeNull(), { timeout: 4000 });
});

test('a record that is merged away while one types says where it went and by whom, refuses the save in the same words, and hands over what was typed', async () => {
  const user = userEvent.setup();
  const live = new Subject<ApolloLink.Result>();
  const { router } = open({ live, loads: [form(), form({ id: 'p9', draft: draftOf('Peanuts', 0) })], saves: [NOT_FOUND] });
  await user.type(await allergyBox(), 'Peanuts');
  into = { __typename: 'MergedInto', id: 'p9', displayName: 'García, Sofía María', mergedBy: 'Ana Ruiz', mergedByYou: false, mergedAt: '2026-11-20T21:12:00.000Z' };
  live.complete();
  expect(await screen.findByText('This record was merged into García, Sofía María by Ana Ruiz, 04:12 PM', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(await screen.findByText(/^What you typed was not saved. It is kept as your draft of García, Sofía María/)).toBeInTheDocument();
  await waitFor(() => expect(of('keep')).toHaveLength(1));
  expect(of('keep')[0]?.variables).toMatchObject({ input: { id: 'p1', values: [{ fieldId: 1, value: { text: 'Peanuts' } }] } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/this record was merged into García, Sofía María\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await allergyBox()).toHaveValue('Peanuts');
  expect(router.state.location.search).toBe('?id=p1');
  await user.click(screen.getAllByRole('button', { name: 'Open García, Sofía María' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe('?id=p9'));
  expect(await screen.findByText(/^You had typed it on a record that was merged into this one/)).toBeInTheDocument();
  expect(await allergyBox()).toHaveValue('Peanuts');
});

test('a merge that is undone gives the open record back: nothing says any more where it went, its news are heard again, and it is saved', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  const [gone, back, winner] = [new Subject<ApolloLink.Result>(), new Subject<ApolloLink.Result>(), new Subject<ApolloLink.Result>()];
  const liveOf = (id: string) => (heard.push(id), id === 'p9' ? winner : heard.includes('p9') ? back : gone);
  open({ liveOf, loads: [form(), form(), form({ doctor: 'Dr. Chen', version: 5 })], saves: [{ form: form({ allergy: 'Peanuts', version: 6 }) }] });
  await allergyBox();
  into = { __typename: 'MergedInto', id: 'p9', displayName: 'García, Sofía María', mergedBy: 'Ana Ruiz', mergedByYou: false, mergedAt: '2026-11-20T21:12:00.000Z' };
  gone.complete();
  expect(await screen.findByText(/^This record was merged into García, Sofía María/, {}, { timeout: 5000 })).toBeInTheDocument();
  await waitFor(() => expect(heard).toEqual(['p1', 'p9']));
  into = null;
  winner.next({ data: { recordChanged: { __typename: 'RecordChange', version: 3, changedBy: 'Ana Ruiz', changedByYou: false, changedAt: '2026-11-20T21:20:00.000Z' } } });
  await waitFor(() => expect(screen.queryByText(/^This record was merged into/)).toBeNull(), { timeout: 5000 });
  expect(screen.queryByRole('button', { name: /^Open García/ })).toBeNull();
  await waitFor(() => expect(heard).toEqual(['p1', 'p9', 'p1']));
  back.next({ data: { recordChanged: { __typename: 'RecordChange', version: 5, changedBy: 'Ana Ruiz', changedByYou: false, changedAt: '2026-11-20T21:20:00.000Z' } } });
  await waitFor(() => expect(of('load')).toHaveLength(3), { timeout: 5000 });
  await user.type(await allergyBox(), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(of('save')[0]?.variables).toMatchObject({ input: { id: 'p1', version: 5 } });
});

test('a save that finds nothing, of a record that was removed, says so and what to do', async () => {
  const user = userEvent.setup();
  open({ loads: [form(), NOT_FOUND], saves: [NOT_FOUND] });
  await user.type(await allergyBox(), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This record was removed, or is not within /)).toBeInTheDocument();
  expect(screen.getByText(/stays on this page\. Copy what you need/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await allergyBox()).toHaveValue('Peanuts');
});

test('an old draft of a record that was saved since overwrites nothing unasked', async () => {
  const user = userEvent.setup();
  open({ loads: [form({ allergy: 'Milk', version: 5, draft: draftOf('Pea', 3) })], saves: [{ form: form({ allergy: 'Milk', version: 6 }) }] });
  expect(await allergyBox()).toHaveValue('Pea');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('radio', { name: /^Milk/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  expect(await allergyBox()).toHaveValue('Milk');
  expect(of('save')).toHaveLength(0);
  await waitFor(() => expect(of('discard')).toHaveLength(1));
});

test('what the server refuses stands at its field and in the summary', async () => {
  const user = userEvent.setup();
  open({ saves: [{ problems: [{ __typename: 'ValidationProblem', code: 'VALIDATION', path: '1', message: 'Use fewer words.' }] }] });
  await user.type(await allergyBox(), 'Peanuts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Allergy: Use fewer words.' })).toBeInTheDocument();
  expect(await allergyBox()).toHaveAccessibleDescription('Use fewer words.');
  await user.type(await allergyBox(), '!');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Allergy: Use fewer words.' })).toBeNull());
});

test('leaving with changes asks, says that the draft is kept, and drops it only when told to', async () => {
  // The list that is left for has no server here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  open({});
  await user.type(await allergyBox(), 'Peanuts');
  await screen.findByText(/Draft kept/, undefined, { timeout: 5000 });
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Participants' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleDescription(/draft of them is kept/);
  expect(within(question).getByRole('button', { name: 'Leave, keep the draft' })).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() => expect(of('discard')).toHaveLength(1), { timeout: 5000 });
  expect(calls.at(-1)?.name).toBe('discard');
});

test('an old link of a record that was merged away leads to the tab that it names', async () => {
  known = { id: 'p9', displayName: 'García, Sofía María' };
  const { router } = open({ loads: [form({ id: 'p9' })] }, `${PATH}&tab=health`);
  await waitFor(() => expect(router.state.location.search).toBe('?id=p9&tab=health'));
  await waitFor(() => expect(of('load')).toHaveLength(2));
  expect(await screen.findByRole('textbox', { name: /^Doctor/ })).toBeVisible();
});
