import type { MockLink } from '@apollo/client/testing';
import { canonicalEntries, entryKey, FEATURE_KEYS, standardRole, type PermissionEntry } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainableUserDocument, RoleDocument, SaveRoleDocument, type RoleRecordFragment, type SaveRoleMutationVariables } from './__generated__/roles';
import { rolesPages } from './roles.routes';

const PATH = '/settings/roles/r1';
const wire = (entries: readonly PermissionEntry[]) => canonicalEntries(entries).map((entry) => ({ __typename: 'RoleEntry' as const, ...entry }));
const TAKER = wire(standardRole('attendance_taker').entries);

const role = (more: Partial<RoleRecordFragment> = {}): RoleRecordFragment => ({
  __typename: 'Role', id: 'r1', key: 'attendance_taker', name: 'Attendance taker', levels: ['site'], version: 3, entryCount: TAKER.length, userCount: 2, grantCount: 2, held: false, editable: true, entries: TAKER, shippedEntries: TAKER, ...more,
});

type Problem = { __typename: string; code: string; message: string; path: string | null; conflicts?: object[] };
const saved: SaveRoleMutationVariables['input'][] = [];
const reading = (...answers: RoleRecordFragment[]): MockLink.MockedResponse[] => answers.map((answer) => ({ request: { query: RoleDocument, variables: () => true }, result: { data: { role: answer } } }));
/** A server that takes what it is sent, or says why not. */
const saving = (problems: Problem[] = []): MockLink.MockedResponse => ({
  request: { query: SaveRoleDocument, variables: () => true },
  result: (given) => {
    const { input } = given as SaveRoleMutationVariables;
    saved.push(input);
    const entries = wire(input.entries as PermissionEntry[]);
    return { data: { saveRole: { __typename: 'RolePayload', role: problems.length ? null : role({ name: input.name, entries, version: 4 }), problems } } };
  },
});

const open = (mocks: readonly MockLink.MockedResponse[], more: Partial<Parameters<typeof visit>[1]> = {}) => visit(rolesPages, { url: PATH, mocks, edits: FEATURE_KEYS, level: 'top', ...more });
const box = (name: string) => screen.getByRole('checkbox', { name });
const savedKeys = () => (saved.at(-1)?.entries as PermissionEntry[]).map(entryKey);

beforeEach(() => {
  saved.splice(0);
  window.scrollTo = () => undefined;
});

test('ticks, counts, undoes and saves; a section says whether all, some or none of it is ticked', async () => {
  const user = userEvent.setup();
  open([...reading(role()), saving()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Attendance taker' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  await user.click(box('Edit Staff'));
  expect(box('View Staff')).toBeChecked();
  expect(screen.getByText('1 change')).toBeInTheDocument();
  expect((box('View People') as HTMLInputElement).indeterminate).toBe(true);
  await user.click(box('View Participants'));
  expect(screen.getByText('2 changes')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /^Participants/ })).getByText(/Unlike standard: View/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('View Participants')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  expect(saved[0]).toMatchObject({ id: 'r1', version: 3, confirmOwn: false });
  expect(savedKeys().sort()).toEqual([...TAKER.map(entryKey), 'people.staff'].sort());
  expect(screen.queryByRole('button', { name: 'Save role' })).toBeNull();
  await user.click(box('Edit Staff'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(box('Edit Staff')).toBeChecked();
  await screen.findByText('Changes discarded');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box('Edit Staff')).not.toBeChecked();
});

test('the whole matrix by keyboard: one way in, arrows between ticks, Space, Ctrl+Z', async () => {
  const user = userEvent.setup();
  open(reading(role()));
  const table = await screen.findByRole('table', { name: /Permissions of/ });
  expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  act(() => box('View Contacts').focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(box('Edit Staff')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Edit Staff')).toBeChecked();
  await user.keyboard('{Control>}z{/Control}');
  expect(box('Edit Staff')).not.toBeChecked();
  await user.keyboard('{End}');
  expect(box('Import Staff')).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(screen.getByRole('button', { name: 'Collapse Dashboard' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('checkbox', { name: 'View Switch access' })).not.toBeInTheDocument();
  expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('what whoever edits does not have cannot be ticked', async () => {
  open(reading(role()), { edits: FEATURE_KEYS.filter((feature) => feature !== 'people.teachers') });
  expect(await screen.findByRole('checkbox', { name: 'View Teachers' })).toBeDisabled();
  expect(box('View Staff')).toBeEnabled();
});

test('who may only look sees what is allowed, and nothing to change', async () => {
  open(reading(role({ editable: false })), { edits: [], views: ['settings.roles'] });
  expect(await screen.findByText('Your role lets you look at roles, not change them.')).toBeInTheDocument();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Participants/ })).toHaveTextContent('View Participants: yes');
});

test('a save that came too late: my changes go on top of theirs', async () => {
  const user = userEvent.setup();
  const theirs = role({ version: 4, entries: TAKER.filter((entry) => entryKey(entry) !== 'activities.list') });
  const stale = { __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'Someone else changed this record.', path: null, conflicts: [{ __typename: 'ConflictValue', changedBy: 'Ana Ruiz', version: 4 }] };
  open([...reading(role()), saving([stale]), ...reading(theirs), saving()]);
  await user.click(await screen.findByRole('checkbox', { name: 'View Staff' }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('It was saved by Ana Ruiz after you opened it.');
  await user.click(within(question).getByRole('button', { name: 'Put my changes on theirs' }));
  await waitFor(() => expect(screen.getByText('1 change')).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.version).toBe(4);
  expect(savedKeys()).toContain('people.staff');
  expect(savedKeys()).not.toContain('activities.list');
});

test('losing rights of one’s own is asked first; the last administrator is refused in words', async () => {
  const user = userEvent.setup();
  const problem = (code: string, message: string): Problem => ({ __typename: 'PlainProblem', code, message, path: null });
  open([...reading(role({ held: true })), saving([problem('ROLE_OWN_UNCONFIRMED', '')]), saving([problem('ROLE_LAST_ADMINISTRATOR', 'Nobody would be left.')])]);
  await user.click(await screen.findByRole('checkbox', { name: 'View Participants' }));
  await user.click(screen.getByRole('button', { name: 'Save role' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and lose these rights' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody would be left.');
  expect(saved.map(({ confirmOwn }) => confirmOwn)).toEqual([false, true]);
});

test('leaving with changes asks; the preview shows the menu of the unsaved role', async () => {
  const user = userEvent.setup();
  const { router } = open(reading(role()));
  await user.click(await screen.findByRole('checkbox', { name: 'View Participants' }));
  await user.click(screen.getByRole('tab', { name: 'What it sees' }));
  expect(await screen.findByText('This includes your unsaved changes.')).toBeInTheDocument();
  const menu = screen.getByRole('heading', { name: 'Menu' }).parentElement as HTMLElement;
  expect(menu).toHaveTextContent('Take attendance');
  expect(menu).not.toHaveTextContent('Participants');
  void act(() => void router.navigate('/'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/unsaved/i);
  expect(router.state.location.pathname).toBe(PATH);
});

test('a role that is not there says so', async () => {
  open([{ request: { query: RoleDocument, variables: () => true }, result: { errors: [{ message: 'The role was not found.', extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['The role was not found.'] } }] } }] as never);
  expect(await screen.findByText('There is no such role')).toBeInTheDocument();
});

test('an explanation calls somebody what the server calls them, never what its address says', async () => {
  const one: MockLink.MockedResponse = { request: { query: ExplainableUserDocument, variables: { id: 'u1' } }, result: { data: { explainableUser: { __typename: 'ExplainableUser', id: 'u1', name: 'Jamal Carter', email: 'jamal@northlake.example' } } } };
  open([one], { url: '/settings/roles?tab=explain&user=u1&name=Call%20555-0100%20to%20unlock' });
  expect(await screen.findByText('Jamal Carter')).toBeInTheDocument();
  expect(screen.queryByText(/555-0100/)).not.toBeInTheDocument();
});
