import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EnrollInSessionDocument, type EnrollInSessionMutationVariables, PlacesRostersDocument, SessionApplicantsDocument, type SessionApplicantsQueryVariables, SessionReachWarningsDocument, SessionWaitingDocument, type SessionReachWarningsQueryVariables } from './__generated__/places';
import { EnrollManySessionsDocument } from '../bulk/__generated__/enroll-many';
import AddPart from './add-part';
import { EnrollOneDialog } from './enroll-one-dialog';

const FEATURES: readonly FeatureKey[] = ['participation.by_activity', 'people.rosters'];
const session = { __typename: 'Session' as const, id: 's', name: 'Chess', startsOn: '2026-09-01', endsOn: '2026-12-18', capacity: null, enrolled: 0, waitingCount: 0 };
const child = (personId: string, displayName: string, more: object = {}) => ({ __typename: 'SessionApplicant', personId, displayName, grade: '4', birthDate: null, localId: null, waiting: false, ...more });
const SITE = [child('ana', 'Abel, Ana'), child('ben', 'Baker, Ben', { birthDate: '2016-05-04', localId: '0042' }), child('cem', 'Cole, Cem')];
const ON_ROSTER = ['cem', 'dan'];
const ALL = [...SITE, child('dan', 'Diaz, Dan')];
const sent: EnrollInSessionMutationVariables['input'][] = [];
const warnedOf: SessionReachWarningsQueryVariables['personIds'][] = [];

const on = <V,>(query: MockLink.MockedResponse['request']['query'], answer: (variables: V) => object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: (variables) => ({ data: answer(variables as V) as Record<string, unknown> }) });

function InDialog() {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <div role="dialog">
      <AddPart session={session} onChanged={() => undefined} foot={foot} />
      <footer ref={setFoot} />
    </div>
  );
}

function open(site: readonly object[] = SITE) {
  visit({ '/participation': () => Promise.resolve({ default: InDialog }) }, {
    url: '/participation',
    views: FEATURES,
    edits: FEATURES,
    level: 'site',
    mocks: [
      on(PlacesRostersDocument, () => ({ savedRosters: { __typename: 'SavedRosterConnection', nodes: [{ __typename: 'SavedRoster', id: 'team', name: 'Chess team' }] } })),
      on<SessionApplicantsQueryVariables>(SessionApplicantsDocument, ({ rosterId, search }) => {
        const nodes = search ? ALL.filter(({ displayName }) => displayName.includes(search)) : rosterId ? ALL.filter(({ personId }) => ON_ROSTER.includes(personId)) : site;
        return { sessionApplicants: { __typename: 'SessionApplicantPage', total: nodes.length, grades: [], nodes } };
      }),
      on<SessionReachWarningsQueryVariables>(SessionReachWarningsDocument, ({ personIds }) => {
        warnedOf.push(personIds);
        return { sessionReachWarnings: [personIds].flat().includes('ana') ? [{ __typename: 'SessionReachWarning', personId: 'ana', message: 'Chess is for grades 5 to 8; 4th grade.' }] : [] };
      }),
      on<EnrollInSessionMutationVariables>(EnrollInSessionDocument, ({ input }) => {
        sent.push(input);
        const refused = (path: string, message: string) => ({ enrollParticipants: { __typename: 'EnrollParticipantsPayload', enrolledPersonIds: null, widenedPersonIds: null, waitingPersonIds: null, problems: [{ __typename: 'InvalidProblem', code: 'VALIDATION', message, path }] } });
        if (input.startsOn > session.endsOn) return refused('startsOn', 'The session ends on 12/18/2026.');
        if (input.endsOn && input.endsOn < input.startsOn) return refused('endsOn', 'The last day must not be before the first.');
        return { enrollParticipants: { __typename: 'EnrollParticipantsPayload', enrolledPersonIds: input.personIds, widenedPersonIds: [], waitingPersonIds: [], problems: [] } };
      }),
    ],
  });
}

beforeEach(() => {
  sent.splice(0);
  warnedOf.splice(0);
});

test('a roster chosen after others: those chosen before are said, shown, warned of and let go of; nobody is enrolled unseen', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }));
  expect(screen.getByRole('button', { name: 'Enroll 3 children' })).toBeEnabled();
  expect(screen.queryByText(/not shown/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'From a roster' }), 'Chess team');
  expect(await screen.findByRole('checkbox', { name: 'Select all 2 shown' })).toBePartiallyChecked();
  expect(screen.getByText('2 chosen are not shown')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enroll 3 children, 2 of them not shown' })).toBeEnabled();
  expect(screen.getByText('1 of those chosen is not of the grades or ages that it is for')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show them' }));
  const others = screen.getByRole('list', { name: 'Chosen and not shown' });
  expect(within(others).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(within(others).getByRole('checkbox', { name: /^Abel, Ana/ }));
  expect(screen.getByText('1 chosen is not shown')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear them' }));
  expect(screen.queryByText(/not shown/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enroll 1 child' }));
  await waitFor(() => expect(sent).toMatchObject([{ sessionId: 's', personIds: ['cem'] }]));
});

test('names found one after the other stay chosen, also while nobody is found', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('checkbox', { name: /^Baker, Ben\s?born 05\/04\/2016\s· 4th grade\s· local ID 0042/ }));
  await user.type(screen.getByRole('searchbox'), 'Nobody');
  expect(await screen.findByText('Nobody without a place matches')).toBeInTheDocument();
  expect(screen.getByText('1 chosen is not shown')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'Dan');
  await user.click(await screen.findByRole('checkbox', { name: /^Diaz, Dan/ }));
  await user.click(screen.getByRole('button', { name: 'Enroll 2 children, 1 of them not shown' }));
  await waitFor(() => expect(sent[0]?.personIds).toEqual(['ben', 'dan']));
});

test('a refused day is said at its field, and goes when the day is changed', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('checkbox', { name: /^Abel, Ana/ }));
  const [from, until] = [screen.getByLabelText(/^From/, { selector: 'input' }), screen.getByLabelText(/^Until/, { selector: 'input' })];
  fireEvent.change(until, { target: { value: '2026-08-01' } });
  await user.click(screen.getByRole('button', { name: 'Enroll 1 child' }));
  await waitFor(() => expect(until).toHaveAccessibleDescription(/The last day must not be before the first/));
  expect(until).toBeInvalid();
  fireEvent.change(until, { target: { value: '' } });
  expect(until).toBeValid();
  fireEvent.change(from, { target: { value: '2027-01-08' } });
  await user.click(await screen.findByRole('button', { name: 'Enroll 1 child' }));
  await waitFor(() => expect(from).toHaveAccessibleDescription(/The session ends on/));
  expect(screen.getAllByText(/The session ends on/)).toHaveLength(1);
});

test.each([
  ['Put those for whom there is no place on the wait list', []],
  ['Waits already', [{ __typename: 'SessionWaiting', id: 'w', personId: 'ana', displayName: 'Abel, Ana', grade: '4', startsOn: '2026-09-01', endsOn: null, reason: null, askedAt: '2026-09-01T12:00:00Z', stays: true }]],
])('a full session, from the record of a child: %s', async (said, waiting) => {
  const user = userEvent.setup();
  const features: readonly FeatureKey[] = [...FEATURES, 'activities.session'];
  visit({ '/participation': () => Promise.resolve({ default: () => <EnrollOneDialog personId="ana" onClose={() => undefined} onDone={() => undefined} /> }) }, {
    url: '/participation',
    views: features,
    edits: features,
    level: 'site',
    mocks: [
      on(EnrollManySessionsDocument, () => ({
        activities: {
          __typename: 'ActivityConnection',
          pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          nodes: [{ __typename: 'Activity', id: 'a', name: 'Chess', site: { __typename: 'Organization', id: 'o', name: 'Cedar' }, term: null, sessions: [{ ...session, startTime: '15:00', endTime: '16:00', capacity: 1 }] }],
        },
      })),
      on(SessionReachWarningsDocument, () => ({ sessionReachWarnings: [] })),
      on(EnrollInSessionDocument, () => ({ enrollParticipants: { __typename: 'EnrollParticipantsPayload', enrolledPersonIds: null, widenedPersonIds: null, waitingPersonIds: null, problems: [{ __typename: 'InvalidProblem', code: 'SESSION_FULL', message: 'No place is left.', path: null }] } })),
      on(SessionWaitingDocument, () => ({ sessionWaiting: waiting })),
    ],
  });
  await user.selectOptions(await screen.findByRole('combobox'), 'Chess');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enroll' }));
  expect(await screen.findByText('No place is left.')).toBeInTheDocument();
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(waiting.length > 0 ? 1 : 2);
});
