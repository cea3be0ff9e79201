import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { child, dayWith, FakeServer, SESSION, statuses, storeWith } from '../../test/roster-fixture';
import { renderKit } from '../../test/render-kit';
import { CopyDialog } from './copy-dialog';
import { participationPages } from '../participation.routes';
import { ROSTER_PATH, rosterPath, SUMMARY_PATH } from '../shared/take-paths';
import { ReopenDayDocument, type ReopenDayMutationVariables } from '../summary/__generated__/summary';
import { AttendanceRosterDocument, SaveMarksDocument, type SaveMarksMutationVariables } from './__generated__/roster';
import type { RosterDay } from './marks';
import { SAVE_DELAY_MS } from './save-loop';

const told: { severity: string; title: string }[] = [];
jest.mock('@afterbell/core/web', () => ({ ...jest.requireActual<object>('@afterbell/core/web'), notify: (note: { severity: string; title: string }) => told.push(note) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const soon = (ms = SAVE_DELAY_MS) => jest.advanceTimersByTimeAsync(ms);

it('keeps the marks of a late day until somebody says why, then sends them', async () => {
  const server = new FakeServer();
  server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LATE', message: 'Say why.', path: null }] });
  const store = storeWith(server, dayWith([child('a'), child('b')]));
  store.mark(['a', 'b'], 'Present');
  await soon();
  expect(store.views.summary()).toMatchObject({ blocked: { code: 'ATTENDANCE_LATE' }, unsent: 2, held: [] });
  await soon(120_000);
  expect(server.batches).toHaveLength(1);
  store.because('The sheet was found');
  await soon();
  expect([store.reason, store.views.summary().unsent, statuses(server)[1]]).toEqual(['The sheet was found', 0, { a: 'Present', b: 'Present' }]);
});

it('asks about a stay that is much longer than the session, and sends it when it is right', async () => {
  const server = new FakeServer();
  server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LONG', message: 'Much longer.', path: 'marks.0' }] });
  const store = storeWith(server, dayWith([child('a')]));
  store.setTimes(['a'], '08:00', '17:00');
  await soon();
  expect(store.views.row('a').held).toMatchObject({ reason: 'long', message: 'Much longer.' });
  store.decide(['a'], { long: true });
  await soon();
  expect(server.batches[1]).toMatchObject({ consent: { long: true }, marks: [{ personId: 'a', startTime: '08:00' }] });
});

it('asks about a stay by the current time as about a typed one: on a roster somebody is there to answer', async () => {
  const server = new FakeServer();
  const store = storeWith(server, dayWith([child('a')]));
  server.answers.push({ kind: 'refused', problems: [{ code: 'ATTENDANCE_LONG', message: 'Much longer than the session lasts.', path: 'marks.0' }] });
  store.mark(['a'], 'Present', { useCurrentTime: true });
  await soon();
  expect(server.batches.map(({ consent, marks }) => [consent, marks[0]?.startTime])).toEqual([[{}, '15:20']]);
  expect(store.views.row('a')).toMatchObject({ held: { reason: 'long' } });
});

it('forgets deleted marks at whatever version they were, and puts them back as they were', async () => {
  const server = new FakeServer();
  const store = storeWith(server, dayWith([child('a', { status: 'Present', startTime: '15:10', endTime: '16:00', version: 3 }), child('b')]));
  store.select(['a'], true);
  store.deleted(['a']);
  expect(store.views.row('a')).toMatchObject({ status: 'Enrolled', selected: false, phase: 'quiet' });
  store.putBack([{ personId: 'a', status: 'Present', startTime: '15:10', endTime: '16:00' }]);
  await soon();
  expect(server.batches[0]?.marks).toMatchObject([{ personId: 'a', status: 'Present', startTime: '15:10', endTime: '16:00', version: 0 }]);
  // They stood there: whatever the server asked about them was answered.
  expect(server.batches[0]?.consent).toEqual({ overlap: true, long: true });
});

describe('a day that did not run', () => {
  beforeEach(() => jest.useRealTimers());
  const date = '2025-09-10';
  const open = (values: Partial<RosterDay> = {}) => dayWith([child('ana'), child('ben')], { date, ...values });
  const ended = (values: Partial<RosterDay> = {}) => open({ outcome: 'did_not_run', outcomeReason: 'Power cut', closedBy: 'Rosa Delgado', closedAt: '2025-09-10T21:00:00Z', version: 4, ...values });
  const saves: SaveMarksMutationVariables['input'][] = [];
  const reopened: ReopenDayMutationVariables['input'][] = [];

  /** The roster is told as each of these in turn, and then as the last. */
  function show(days: RosterDay[], refusal?: { code: string; message: string; path: string }) {
    saves.splice(0);
    reopened.splice(0);
    const told = [...days];
    const mocks: MockLink.MockedResponse[] = [
      { request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: () => ({ data: { roster: told.length > 1 ? told.shift() : told[0] } }) },
      {
        request: { query: SaveMarksDocument, variables: () => true },
        maxUsageCount: Infinity,
        result: (given) => {
          const { input } = given as SaveMarksMutationVariables;
          saves.push(input);
          const marks = [input.marks].flat().map((mark) => ({ __typename: 'SavedMark', ...mark, version: 1 }));
          const saved = { __typename: 'SavedAttendance', marks, savedAt: '2025-09-10T21:12:00Z', outcome: null, enrolledPersonIds: [] };
          const refused = refusal && saves.length === 1;
          return { data: { saveAttendance: { __typename: 'SaveAttendancePayload', saved: refused ? null : saved, problems: refused ? [{ __typename: 'InvalidProblem', ...refusal }] : [] } } };
        },
      },
      {
        request: { query: ReopenDayDocument, variables: () => true },
        result: (given) => {
          reopened.push((given as ReopenDayMutationVariables).input);
          return { data: { reopenSessionDate: { __typename: 'SessionDatePayload', problems: [], sessionDate: { __typename: 'SessionDate', date, outcome: null, version: 5 } } } };
        },
      },
    ];
    return visit(participationPages, { url: rosterPath({ sessionId: SESSION, date }), mocks, views: ['participation.by_activity'], edits: ['participation.by_activity'] });
  }
  async function reopen() {
    await userEvent.click(screen.getByRole('button', { name: 'Reopen the day' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reopen the day' }));
  }

  it('is not reopened by whoever may not mark it', async () => {
    show([ended({ viewerCan: { __typename: 'RosterViewerCan', edit: false, addParticipant: false }, lock: { __typename: 'MonthLock', lockedAt: '2025-10-01T00:00:00Z', lockedBy: null } })]);
    expect(await screen.findByText('Power cut')).toBeVisible();
    expect(screen.getByText('This month is locked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen the day' })).toBeNull();
  });

  it('says why and leads to its summary; nothing marks anybody until it is reopened', async () => {
    show([ended(), open({ version: 5 })]);
    expect(await screen.findByText('This day is closed: it did not run.')).toBeVisible();
    expect(screen.getByText('Power cut')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the summary' })).toBeVisible();
    for (const name of [/Mark the rest/, /^Done$/, /Class list/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const radio of screen.getAllByRole('radio', { name: 'Present' })) expect(radio).toBeDisabled();
    await userEvent.keyboard('p');
    await reopen();
    expect(await screen.findByRole('button', { name: 'Mark the rest present (2)' })).toBeEnabled();
    expect([reopened, saves]).toEqual([[{ sessionId: SESSION, date, version: 4 }], []]);
    expect(screen.queryByText('Power cut')).toBeNull();
  });

  it('closed so under a mark keeps the mark, and takes it once it is reopened', async () => {
    show([open(), ended(), open({ version: 5 })], { code: 'VALIDATION', message: 'Reopen it.', path: 'marks' });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark the rest present (2)' }));
    expect(await screen.findByText(/Reopen it\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open the summary' })).toBeVisible();
    await reopen();
    await waitFor(() => expect(saves).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/Reopen it\./)).toBeNull());
  });
});

it('asks why a late day is changed as soon as that is asked, once, and again on leaving, which goes on once it was said', async () => {
  jest.useRealTimers();
  const date = '2025-09-10';
  const saves: SaveMarksMutationVariables['input'][] = [];
  const day = dayWith([child('ana'), child('ben')], { date });
  const { router } = visit(participationPages, {
    url: rosterPath({ sessionId: SESSION, date }),
    views: ['participation.by_activity'],
    edits: ['participation.by_activity'],
    mocks: [
      { request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: { data: { roster: day } } },
      {
        request: { query: SaveMarksDocument, variables: () => true },
        maxUsageCount: Infinity,
        result: (given) => {
          const { input } = given as SaveMarksMutationVariables;
          saves.push(input);
          const marks = [input.marks].flat().map((mark) => ({ __typename: 'SavedMark', ...mark, version: 1 }));
          const saved = { __typename: 'SavedAttendance', marks, savedAt: '2025-09-10T21:12:00Z', outcome: null, enrolledPersonIds: [] };
          return { data: { saveAttendance: { __typename: 'SaveAttendancePayload', saved: input.reason ? saved : null, problems: input.reason ? [] : [{ __typename: 'InvalidProblem', code: 'ATTENDANCE_LATE', message: 'The day is long over.', path: null }] } } };
        },
      },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark the rest present (2)' }));
  const title = 'Say why this day is changed now';
  await userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say why' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(router.state.location.pathname).toBe(ROSTER_PATH);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say why' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.type(within(dialog).getByRole('textbox'), 'The sheet was found');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save with this reason' }));
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ reason: 'The sheet was found' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(SUMMARY_PATH));
  expect(screen.queryByRole('button', { name: 'Say why' })).toBeNull();
});

it('copies to no session that did not run, and tells of nobody copied as of no success', async () => {
  jest.useRealTimers();
  const target = (sessionId: string, activityName: string, outcome: string | null) => ({ __typename: 'CopyTarget', sessionId, activityName, sessionName: activityName, startTime: '15:00', endTime: '16:00', outcome, copied: 2, different: 0, same: 0, notEnrolled: 0, overlapping: 0 });
  const store = storeWith(new FakeServer(), dayWith([child('a', { status: 'Present', version: 1 })]));
  renderKit(<CopyDialog store={store} day={dayWith([])} onClose={() => undefined} />, {
    rosterCopyTargets: () => ({ copyTargets: [target('chess', 'Chess', null), target('gym', 'Open gym', 'did_not_run')] }),
    copyRosterAttendance: () => ({ copyAttendance: { __typename: 'CopyAttendancePayload', problems: [], sessions: [{ __typename: 'CopiedTo', sessionId: 'chess', copied: 0, kept: 2, notEnrolled: 0 }] } }),
  });
  expect(await screen.findByRole('checkbox', { name: /Open gym/ })).toBeDisabled();
  expect(screen.getByText(/Closed as “did not run”/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Chess/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(told).toMatchObject([{ severity: 'warn', title: expect.stringMatching(/^No mark was copied/) }]));
});
