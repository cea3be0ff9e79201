import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { organizationsPages } from '../organizations.routes';
import { EditOrganizationDocument, OrganizationObstaclesDocument } from '../shared/__generated__/organization-changes';
import { OrganizationRecordDocument, type OrganizationRecordQuery, OrganizationTermsDocument, SetOrganizationTermsDocument } from './__generated__/organization-record';

const EDITS: readonly FeatureKey[] = ['organizations.list', 'organizations.site'];
const URL = '/organizations/edit/site?id=m';

type Stored = OrganizationRecordQuery['organization'];
let stored: Stored;
let sent: { input: { version: number } }[];

beforeEach(() => {
  sent = [];
  stored = {
    __typename: 'Organization', id: 'm', name: 'Mill', level: 'site', enabled: true, activeInTerm: true, timeZone: null, stateId: 'ST-1', ncesId: null, gradeFrom: null, gradeTo: null, version: 1, siteCount: 0,
    createdAt: '2026-08-01T14:00:00.000Z', canBeDisabled: true, path: [], viewerCan: { __typename: 'OrganizationRights', edit: true, addLevels: [] },
  };
});

const reading: MockLink.MockedResponse = { request: { query: OrganizationRecordDocument, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: () => ({ data: { organization: stored } }) };
/** A server that refuses a stale version, as the real one does. */
const saving: MockLink.MockedResponse = {
  request: { query: EditOrganizationDocument, variables: (variables) => sent.push(variables as never) > 0 },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: ({ input: { version, ...change } }) => {
    const conflict = { __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'changed', path: null, conflicts: [{ __typename: 'FieldConflict', field: 'name', current: stored.name, version: stored.version, changedBy: 'Marcus Whitfield', changedByYou: false, changedAt: null }] };
    if (version !== stored.version) return { data: { editOrganization: { __typename: 'OrganizationPayload', organization: null, problems: [conflict] } } };
    stored = { ...stored, ...change, version: version + 1 };
    return { data: { editOrganization: { __typename: 'OrganizationPayload', organization: { __typename: 'Organization', id: 'm', name: stored.name, enabled: true, version: stored.version }, problems: [] } } };
  },
};

async function typed(name: string) {
  const user = userEvent.setup();
  visit(organizationsPages, { url: URL, mocks: [reading, saving], edits: EDITS, level: 'top' });
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(field);
  await user.type(field, name);
  return { user, field };
}

test('a name that two people changed is not overwritten unseen: both stand side by side and one is chosen', async () => {
  const { user, field } = await typed('Mine');
  stored = { ...stored, name: 'Theirs', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  let dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('radio', { name: /Theirs.*Marcus Whitfield/ })).not.toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /Mine/ })).not.toBeChecked();
  // Going back decides nothing: saving again asks again and sends nothing.
  await user.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  dialog = await screen.findByRole('alertdialog');
  expect(sent).toHaveLength(1);
  await user.click(within(dialog).getByRole('radio', { name: /Mine/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(stored).toMatchObject({ name: 'Mine', version: 3 }));
});

test('taking over what the other wrote saves nothing; what only the other changed stays', async () => {
  const { user, field } = await typed('Mine');
  stored = { ...stored, name: 'Theirs', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: /Theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(field).toHaveValue('Theirs'));
  expect(sent).toHaveLength(1);
  await user.type(field, ' too');
  stored = { ...stored, stateId: 'ST-9', version: 3 };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ name: 'Theirs too', stateId: 'ST-9', version: 4 }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('what was typed stays while another tab is open, and leaving asks once for the whole record', async () => {
  const { user } = await typed('Mine');
  await user.click(screen.getByRole('tab', { name: 'Active reporting terms' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull());
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'All organizations' }));
  const question = await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(question).toHaveAccessibleDescription('Leaving now would lose them.');
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
  expect(sent).toEqual([]);
});

describe('active reporting terms', () => {
  let resting: Set<string>;
  const TERMS = [{ termId: 'f', name: 'Fall 2026', startsOn: '2026-08-15', endsOn: '2026-12-20' }, { termId: 'e', name: 'Spring 2025', startsOn: '2025-01-05', endsOn: '2025-06-20' }];
  const forever = { maxUsageCount: Number.POSITIVE_INFINITY };
  const terms = (): MockLink.MockedResponse[] => [
    { ...forever, request: { query: OrganizationTermsDocument, variables: () => true }, result: () => ({ data: { organizationTerms: TERMS.map((term) => ({ __typename: 'OrganizationTerm', ...term, active: !resting.has(term.termId), setHere: resting.has(term.termId), inactiveBecauseOf: null })) } }) },
    {
      ...forever,
      request: { query: SetOrganizationTermsDocument, variables: () => true },
      result: ({ input: { terms: changes } }) => {
        for (const { termId, active } of changes as { termId: string; active: boolean }[]) resting[active ? 'delete' : 'add'](termId);
        return { data: { setOrganizationTerms: { __typename: 'OrganizationTermsPayload', terms: [], problems: [] } } };
      },
    },
    {
      ...forever,
      request: { query: OrganizationObstaclesDocument, variables: () => true },
      result: () => ({ data: { organization: { __typename: 'Organization', id: 'm', name: 'Mill', whatStandsInTheWay: [{ __typename: 'OrganizationObstacle', kind: 'sessions', count: 3, message: '3 sessions are not over: Chess, Robotics, Choir.' }] } } }),
    },
  ];
  async function termsTab() {
    resting = new Set();
    const user = userEvent.setup();
    visit(organizationsPages, { url: URL, mocks: [reading, ...terms()], edits: EDITS, level: 'top' });
    await user.click(await screen.findByRole('tab', { name: 'Active reporting terms' }));
    await screen.findByRole('checkbox', { name: /Fall 2026/ });
    return user;
  }

  test('resting in the current term is asked first and says what it hides', async () => {
    const user = await termsTab();
    await user.click(screen.getByRole('checkbox', { name: /Fall 2026/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Hide Mill in Fall 2026?' });
    expect(await within(dialog).findByText('3 sessions are not over: Chess, Robotics, Choir.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: /Fall 2026/ })).toBeChecked();
    expect(resting).toEqual(new Set());
    await user.click(screen.getByRole('checkbox', { name: /Fall 2026/ }));
    await user.click(await screen.findByRole('button', { name: 'Hide in Fall 2026' }));
    await waitFor(() => expect(resting).toEqual(new Set(['f'])));
    expect(await screen.findByText('Hidden in Fall 2026')).toBeVisible();
  });

  test('in another term it is saved at once, said beside its box, and can be undone', async () => {
    const user = await termsTab();
    const box = screen.getByRole('checkbox', { name: /Spring 2025/ });
    await user.click(box);
    await waitFor(() => expect(box.closest('div')).toHaveTextContent(/Saved/));
    expect(resting).toEqual(new Set(['e']));
    // Messages outlive a test: that of the test before may still stand, or only now arrive, with an undo of its own.
    const message = (await screen.findByText(/Spring 2025/, { selector: '[data-scope=toast] *' })).closest<HTMLElement>('[data-part=root]');
    // Without layout no pointer reaches a passing message.
    fireEvent.click(within(message as HTMLElement).getByText('Undo'));
    await waitFor(() => expect(resting).toEqual(new Set()));
    await waitFor(() => expect(box).toBeChecked());
  });
});
