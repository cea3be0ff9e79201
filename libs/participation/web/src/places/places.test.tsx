import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePlacesDocument, EnrollInSessionDocument, SessionApplicantsDocument, SessionPlacesDocument, SessionPlacesHeadDocument, SessionReachWarningsDocument, SessionWaitingDocument } from './__generated__/places';
import SessionPlacesDialog from './session-places-dialog';

const always = (query: MockLink.MockedResponse['request']['query'], data: object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: data as Record<string, unknown> } });
const waits = { __typename: 'WaitingPlace', id: 'w', personId: 'ana', displayName: 'García, Ana', generatedId: null, grade: '3', startsOn: '2026-10-05', endsOn: null, reason: null, askedAt: '2026-10-01T15:00:00Z', stays: true };
const place = { __typename: 'SessionPlace', id: 'p', personId: 'ben', displayName: 'Ode, Ben', generatedId: null, grade: '3', startsOn: '2026-09-01', endsOn: null, endsWithStay: false };

/** On 11/20/2026. */
function open(part: string, endsOn: string, waiting: readonly object[] = [waits], { enrolled = 1, more = [] }: { enrolled?: number; more?: readonly MockLink.MockedResponse[] } = {}) {
  const session = { __typename: 'Session', id: 's', name: 'Chess', startsOn: '2026-09-01', endsOn, capacity: 1, enrolled, waitingCount: 1 };
  const mocks = [
    ...more,
    always(SessionPlacesHeadDocument, { activitySession: session }),
    always(SessionWaitingDocument, { sessionWaiting: waiting }),
    always(SessionPlacesDocument, { sessionPlaces: { __typename: 'SessionPlacePage', total: 1, nodes: [place] } }),
    always(SessionApplicantsDocument, { sessionApplicants: { __typename: 'SessionApplicantPage', total: 2, grades: [], nodes: [{ __typename: 'SessionApplicant', personId: 'ana', displayName: 'García, Ana', grade: '3', waiting: true }, { __typename: 'SessionApplicant', personId: 'eli', displayName: 'Frank, Eli', grade: '3', waiting: false }] } }),
    always(SessionReachWarningsDocument, { sessionReachWarnings: [] }),
    always(EnrollInSessionDocument, { enrollParticipants: { __typename: 'EnrollPayload', enrolledPersonIds: null, widenedPersonIds: null, waitingPersonIds: null, problems: [{ __typename: 'PlainProblem', code: 'SESSION_FULL', message: 'The one place of Chess is taken.', path: null }] } }),
  ];
  visit({ '/': async () => ({ default: () => <SessionPlacesDialog sessionId="s" onClose={() => undefined} /> }) }, { url: `/?part=${part}`, mocks, edits: ['participation.by_activity', 'activities.session'] });
}

test('a session that is over has no place to give; enrolling and ending begin within it', async () => {
  const user = userEvent.setup();
  open('waiting', '2026-10-30');
  expect(await screen.findByText(/^The session ended on 10\/30\/2026/)).toBeInTheDocument();
  expect(screen.getByText('Days are over')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give a place to García, Ana' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Enroll' }));
  expect(await screen.findByLabelText(/^From/)).toHaveValue('2026-10-30');
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Until' }));
  expect(await screen.findByText('October 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Enrolled/ }));
  await user.click(await screen.findByRole('button', { name: 'More actions for Ode, Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End place…' }));
  expect(within(await screen.findByRole('dialog', { name: 'End the place: Ode, Ben' })).getByLabelText(/^Last day/)).toHaveValue('2026-10-30');
});

test('one who waits already is not offered to wait', async () => {
  const user = userEvent.setup();
  open('add', '2026-12-18');
  await user.click(await screen.findByRole('checkbox', { name: /García, Ana/ }));
  await user.click(screen.getByRole('button', { name: 'Enroll 1 child' }));
  expect(await screen.findByText('The one place of Chess is taken.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Enroll all of them over the limit' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /wait list/ })).toBeNull();
});

test.each([
  ['no place is left: no order is said', 1, false],
  ['a place is left: their order is said', 0, true],
])('the question of a full session is answered in the foot of the dialog; %s', async (_, enrolled, said) => {
  const user = userEvent.setup();
  open('add', '2026-12-18', [waits], { enrolled });
  await user.click(await screen.findByRole('checkbox', { name: /García, Ana/ }));
  await user.click(screen.getByRole('checkbox', { name: /Frank, Eli/ }));
  await user.click(screen.getByRole('button', { name: 'Enroll 2 children' }));
  const go = await screen.findByRole('button', { name: 'Go on' });
  const foot = screen.getByText('Close').parentElement as HTMLElement;
  expect(foot).toContainElement(go);
  expect(foot).toContainElement(screen.getByRole('button', { name: 'Choose others' }));
  expect(foot).not.toContainElement(screen.getByRole('radio', { name: /wait list/ }));
  expect(screen.queryByText(/^Their order/) !== null).toBe(said);
  await user.click(screen.getByRole('radio', { name: /over the limit/ }));
  expect(go).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'A sister');
  expect(go).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Choose others' }));
  expect(screen.getByRole('checkbox', { name: /García, Ana/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
});

test('two of one name who wait are told apart, in what is done with them too', async () => {
  const user = userEvent.setup();
  open('waiting', '2026-12-18', [{ ...waits, generatedId: 'PX3K9M2TQ' }, { ...waits, id: 'w2', personId: 'ana2', generatedId: 'PX7B4C8RD' }]);
  expect(await screen.findByText(/1\. García, Ana \(ID PX3K9M2TQ\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take García, Ana (ID PX7B4C8RD) off the list' }));
  expect(await screen.findByRole('alertdialog', { name: /García, Ana \(ID PX7B4C8RD\)/ })).toBeInTheDocument();
});

test('a last day before attendance is told first, and saved when it is meant', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const message = 'Ode, Ben has attendance on 2 days that the place would no longer hold: 11/07/2026, 11/14/2026.';
  const change: MockLink.MockedResponse = {
    request: { query: ChangePlacesDocument, variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: ({ input }: Record<string, { keepMarks: boolean }>) => {
      sent.push(input?.keepMarks);
      const problems = input?.keepMarks ? [] : [{ __typename: 'PlainProblem', code: 'PLACE_MARKED', message, path: null }];
      return { data: { changePlaces: { __typename: 'PlacesPayload', places: problems.length ? null : [{ __typename: 'PlaceDays', id: 'p', startsOn: '2026-09-01', endsOn: '2026-10-01' }], problems } } };
    },
  };
  open('enrolled', '2026-12-18', [], { more: [change] });
  await user.click(await screen.findByRole('button', { name: 'More actions for Ode, Ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change dates…' }));
  await user.type(await screen.findByLabelText(/^Last day/), '10/01/2026{Tab}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save, keep attendance' }));
  expect(await screen.findByText('Dates saved: Ode, Ben')).toBeInTheDocument();
  expect(sent).toEqual([false, true]);
});
