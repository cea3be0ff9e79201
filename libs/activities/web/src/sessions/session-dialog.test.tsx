import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordFormDocument } from '@afterbell/forms/web';
import { ActivityRecordDocument } from '../__generated__/activity-record';
import { activitiesPages } from '../activities.routes';
import { SessionDatesDocument } from './__generated__/session-dates';
import { SchedulePreviewDocument, SiteRoomsDocument } from './__generated__/schedule';
import { ActivitySessionsDocument, CopySessionsDocument, CopyTermsDocument, EndSessionDocument, RemoveSessionDocument, SaveSessionDocument, SessionRecordDocument } from './__generated__/sessions';

const PATTERN = { __typename: 'SessionPattern', frequency: 'weekly', interval: 1, weekdays: [1, 3], weeksOfMonth: [], startTime: '15:00', endTime: '17:00' };
const SESSION = {
  __typename: 'Session', id: 's', name: 'Fall', startsOn: '2026-09-08', endsOn: '2027-06-18', startTime: '15:00', endTime: '17:00', weekdays: [1, 3], location: 'Lab', capacity: null, meetings: null, seriesId: null, version: 3, nextDate: '2026-11-23', dateCount: 30,
  room: null, staff: [], patterns: [PATTERN], exceptions: [],
};
const ACTIVITY = { __typename: 'Activity', id: 'c', name: 'Chess', type: 'scheduled', site: { __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend' }, term: null };
const CHANGE = { __typename: 'SessionChange', name: 'Fall', startsOn: '2026-09-08', endsOn: '2027-06-18', dateCount: 29, gained: [], lost: ['2026-11-23'], retimed: [], kept: ['2026-09-09'], closed: [] };
const FORM = { __typename: 'Form', section: 'activities', subSection: 'activity', id: 'c', title: 'Chess', version: 1, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'main', label: 'Information' }], fields: [], viewerCan: { __typename: 'FormAbilities', edit: true }, draft: null };

const sent: { input: Record<string, unknown> }[] = [];
let answers: object[] = [];
const copied: Record<string, unknown>[] = [];
const ended: Record<string, unknown>[] = [];
const removed: Record<string, unknown>[] = [];
/** Why the session may not be removed. */
let used: object[] = [];
/** What the server says of a week for a copy. */
let refusals: (startsOn: string) => object[] = () => [];
let closedIn: (startsOn: string) => object = () => ({});
const COPY = { __typename: 'CopiedSession', sourceId: 's', id: null, name: 'Fall (2)', activityId: null, activityName: 'Chess', startsOn: '2026-11-22', endsOn: '2027-06-18', firstDate: '2026-11-25', lastDate: '2027-06-16', dateCount: 29, closed: [], staffCount: 0, enrolledCount: 0, notEnrolledCount: 0 };
const on = (query: MockLink.MockedResponse['request']['query'], answer: (variables: Record<string, unknown>) => object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: (variables) => ({ data: answer(variables as Record<string, unknown>) }) });

function open(url: string, edits = true, session: object = SESSION, { term = null, terms = [] }: { term?: object | null; terms?: object[] } = {}) {
  const meeting = { __typename: 'PlannedMeeting', date: '2026-11-25', startTime: '15:00', endTime: '17:00' };
  return visit(activitiesPages, {
    url: `/activities/edit?id=c&tab=sessions${url}`,
    level: 'site',
    views: ['activities.list', 'activities.session'],
    edits: edits ? ['activities.session'] : [],
    mocks: [
      on(RecordFormDocument, () => ({ form: FORM })),
      on(ActivityRecordDocument, () => ({ activity: { ...ACTIVITY, category: null, enabled: true, programVersion: 1, ownCategory: null, funders: [], partners: [], staff: [], createdAt: '2026-08-01T14:00:00.000Z', sessions: [] } })),
      on(ActivitySessionsDocument, () => ({ activity: { ...ACTIVITY, term }, sessions: { __typename: 'SessionConnection', nodes: [session], totalCount: { __typename: 'ListCount', value: 1, capped: false } } })),
      on(SessionRecordDocument, () => ({ activitySession: SESSION })),
      on(SiteRoomsDocument, () => ({ siteRooms: [] })),
      on(SchedulePreviewDocument, () => ({ schedulePreview: { __typename: 'SchedulePreviewPayload', sessions: [{ __typename: 'PlannedSeriesSession', patterns: [0], endsOn: '2026-12-18', closed: ['2026-11-26'], clockNotes: [], meetings: [meeting] }], closures: [{ __typename: 'ClosedDay', date: '2026-11-26', reason: 'Thanksgiving' }], problems: [] } })),
      on(SessionDatesDocument, () => ({
        activitySession: { __typename: 'Session', id: 's', name: 'Fall', startsOn: SESSION.startsOn, endsOn: SESSION.endsOn, exceptions: [{ __typename: 'SessionException', date: '2026-12-02', movedTo: null, reason: null }] },
        sessionDates: [{ ...meeting, __typename: 'SessionDate', added: false, used: false }],
      })),
      on(CopyTermsDocument, () => ({ terms })),
      on(CopySessionsDocument, ({ input }) => {
        copied.push(input as Record<string, unknown>);
        const { startsOn } = input as { startsOn: string };
        const [problems, copies] = [refusals(startsOn), [{ ...COPY, ...closedIn(startsOn) }]];
        return { copySessions: { __typename: 'CopySessionsPayload', copies: problems.length ? null : copies, problems } };
      }),
      on(EndSessionDocument, ({ input }) => {
        const { endsOn } = input as { endsOn: string };
        ended.push(input as Record<string, unknown>);
        return { endSession: { __typename: 'SaveSessionPayload', changes: [{ __typename: 'SessionChange', endsOn, lost: ['2026-11-25', '2026-11-30', '2026-12-02'], kept: ['2026-12-07'] }], problems: [] } };
      }),
      on(RemoveSessionDocument, (variables) => {
        removed.push(variables);
        return { removeSession: { __typename: 'ActivitySessionPayload', problems: used } };
      }),
      on(SaveSessionDocument, (variables) => {
        sent.push(variables as (typeof sent)[number]);
        return { saveSession: { __typename: 'SaveSessionPayload', session: null, changes: [], problems: [], ...answers.shift() } };
      }),
    ],
  });
}

beforeEach(() => {
  sent.splice(0);
  copied.splice(0);
  ended.splice(0);
  removed.splice(0);
  used = [];
  answers = [];
  refusals = () => [];
  closedIn = () => ({});
});

test('who may only view sees when it meets, and nothing to change it with', async () => {
  open('', false);
  const row = await screen.findByRole('row', { name: /Fall/ });
  expect(row).toHaveTextContent('Mon, Wed, 03:00 PM – 05:00 PM');
  expect(screen.queryByRole('button', { name: 'Add session' })).not.toBeInTheDocument();
});

test('refuses before asking the server, beside the field, and asks before what was typed is lost', async () => {
  const user = userEvent.setup();
  open('&session=new');
  const dialog = await screen.findByRole('dialog', { name: 'Add a session to Chess' });
  await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add session' }));
  expect(within(dialog).getByText('Name is required')).toBeInTheDocument();
  expect(within(dialog).getByText('The weekdays are required')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' })).toBeInTheDocument();
});

test('leaves a day out of the calendar, says what becomes of the dates, and saves only then', async () => {
  const user = userEvent.setup();
  open('&session=s');
  answers = [{ changes: [CHANGE] }, { session: { ...SESSION, version: 4 }, changes: [CHANGE] }];
  const dialog = await screen.findByRole('dialog', { name: 'Edit Fall' });
  const day = await within(dialog).findByRole('button', { name: /^11\/25\/2026, 03:00\sPM – 05:00\sPM$/ });
  expect(within(dialog).getByText('The site is closed on 1 of its days: 11/26/2026 Thanksgiving')).toBeInTheDocument();
  await user.click(day);
  await user.click(within(dialog).getByRole('button', { name: 'Save session' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Change the dates of Fall?' });
  expect(asked).toHaveTextContent('1 date is taken away: 11/23/2026');
  expect(asked).toHaveTextContent('1 date stays as it is, because attendance was entered: 09/09/2026');
  await user.click(within(asked).getByRole('button', { name: 'Change dates' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ input }) => input)).toMatchObject([
    { id: 's', version: 3, dryRun: true, leftOut: [{ date: '2026-11-25' }], patterns: [{ weekdays: [1, 3] }] },
    { id: 's', version: 3, dryRun: false },
  ]);
});

test('somebody else’s save is not overwritten without knowing', async () => {
  const user = userEvent.setup();
  open('&session=s');
  const conflict = { __typename: 'ConflictValue', id: 's', field: 'name', current: 'Autumn', attempted: 'Fall', version: 4, changedBy: 'Rosa Diaz' };
  answers = [{ problems: [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'x', path: null, conflicts: [conflict] }] }, { session: { ...SESSION, version: 5 } }];
  const dialog = await screen.findByRole('dialog', { name: 'Edit Fall' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' B');
  await user.click(within(dialog).getByRole('button', { name: 'Save session' }));
  expect(await within(dialog).findByText(/Rosa Diaz saved it while you were typing/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ input: { version: 4, name: 'Fall B', dryRun: false } }));
});

test('a copy is offered for a week that is not past, says the whole week that a day means, and the first and last date of what it makes', async () => {
  open('&copy=s', true, { ...SESSION, endsOn: '2026-11-04' });
  const dialog = await screen.findByRole('dialog', { name: 'Copy Fall' });
  const field = within(dialog).getByLabelText('In the week of', { selector: 'input' });
  expect(field).toHaveValue('2026-11-22');
  expect(field).toHaveAccessibleDescription('Any day means its whole week, 11/22/2026 to 11/28/2026.');
  expect(await within(dialog).findByText('29 dates, 11/25/2026 to 06/16/2027')).toBeInTheDocument();
  expect(copied).toMatchObject([{ sessionIds: ['s'], startsOn: '2026-11-22', dryRun: true }]);
});

test('what a copy makes comes into sight when it comes, and not under the hands of somebody who types a day', async () => {
  const user = userEvent.setup();
  const scrolled: string[] = [];
  Object.assign(Element.prototype, { scrollIntoView(this: Element) { scrolled.push(this.textContent ?? ''); } });
  try {
    open('&copy=s', true, { ...SESSION, endsOn: '2026-11-04' });
    const dialog = await screen.findByRole('dialog', { name: 'Copy Fall' });
    await within(dialog).findByText('29 dates, 11/25/2026 to 06/16/2027');
    expect(scrolled).toEqual([expect.stringMatching(/^What is made.*29 dates/)]);
    await user.click(within(dialog).getByLabelText('Who has a place in them'));
    await waitFor(() => expect(scrolled).toHaveLength(2));
    const field = within(dialog).getByLabelText('In the week of', { selector: 'input' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '2026-11-29' } });
    await waitFor(() => expect(copied.at(-1)).toMatchObject({ startsOn: '2026-11-29' }));
    await within(dialog).findByText('29 dates, 11/25/2026 to 06/16/2027');
    expect(scrolled).toHaveLength(2);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('the dates of a session say in words what is done with each, and name the day to who does not see the list', async () => {
  open('&dates=s');
  const move = await screen.findByRole('button', { name: 'Move 11/25/2026' });
  expect(move).toHaveTextContent('Move');
  expect(screen.getByRole('button', { name: 'Call off 11/25/2026' })).toHaveTextContent('Call off');
  expect(screen.getByRole('button', { name: 'Restore 12/02/2026' })).toHaveTextContent('Restore');
});

test('a copy of what runs to the end of its term is offered into the next one, not refused for a week that the term has not', async () => {
  const [spring, fall, summer] = [['v', 'Spring 2027', '2027-01-04', '2027-06-30'], ['f', 'Fall 2026', '2026-08-15', '2026-12-20'], ['s', 'Summer 2027', '2027-07-01', '2027-08-15']].map(([id, name, startsOn, endsOn]) => ({ __typename: 'AccessTerm', id, name, startsOn, endsOn }));
  open('&copy=s', true, { ...SESSION, endsOn: '2026-12-18' }, { term: fall, terms: [summer, spring, fall] as object[] });
  const dialog = await screen.findByRole('dialog', { name: 'Copy Fall' });
  await waitFor(() => expect(within(dialog).getByLabelText('Into')).toHaveValue('v'));
  expect(within(dialog).getByLabelText('In the week of', { selector: 'input' })).toHaveValue('2027-01-04');
  await waitFor(() => expect(copied).toMatchObject([{ termId: 'v', startsOn: '2027-01-04', dryRun: true }]));
});

const ONLY_CLOSED = { __typename: 'InvalidProblem', code: 'VALIDATION', message: 'The weekdays of Fall fall on closed days of the site only: 12/21/2026 and 4 more.', path: 'sessionIds' };
const termOf = (id: string, name: string, startsOn: string, endsOn: string) => ({ __typename: 'AccessTerm', id, name, startsOn, endsOn });

test('a copy is offered for the first week in which it can meet: past a refused week, one that begins on closed days only, and the end of the term', async () => {
  const [fall, spring] = [termOf('f', 'Fall 2026', '2026-08-15', '2026-12-31'), termOf('v', 'Spring 2027', '2027-01-03', '2027-06-30')];
  refusals = (startsOn) => (startsOn < '2027-01-01' ? [ONLY_CLOSED] : []);
  closedIn = (startsOn) => (startsOn < '2027-01-10' ? { startsOn, firstDate: '2027-01-11', closed: ['2027-01-04', '2027-01-06'] } : { startsOn, firstDate: '2027-01-11' });
  open('&copy=s', true, { ...SESSION, endsOn: '2026-12-18' }, { term: fall, terms: [spring, fall] });
  const dialog = await screen.findByRole('dialog', { name: 'Copy Fall' });
  expect(await within(dialog).findByText('29 dates, 01/11/2027 to 06/16/2027', {}, { timeout: 40_000 })).toBeInTheDocument();
  expect(copied.map(({ termId, startsOn }) => [termId, startsOn])).toEqual([[null, '2026-12-25'], [null, '2026-12-27'], ['v', '2027-01-03'], ['v', '2027-01-10']]);
  expect(within(dialog).getByLabelText('In the week of', { selector: 'input' })).toHaveValue('2027-01-10');
  expect(within(dialog).queryByText(ONLY_CLOSED.message)).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Copy session' })).toBeEnabled();
});

test('a week that nobody chose is not refused in red, also where no week is left; one that somebody chose is', async () => {
  const user = userEvent.setup();
  refusals = () => [ONLY_CLOSED];
  open('&copy=s', true, { ...SESSION, endsOn: '2026-12-11' }, { term: termOf('f', 'Fall 2026', '2026-08-15', '2026-12-23') });
  const dialog = await screen.findByRole('dialog', { name: 'Copy Fall' });
  const hint = await within(dialog).findByText(ONLY_CLOSED.message, {}, { timeout: 40_000 });
  expect(hint.closest('[role="alert"]')).toBeNull();
  expect(copied.map(({ startsOn }) => startsOn)).toEqual(['2026-12-18', '2026-12-20']);
  expect(within(dialog).getByText('Choose another week or last day to see what is made.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Copy session' })).toBeDisabled();
  await user.click(within(dialog).getByLabelText('Who has a place in them'));
  await waitFor(() => expect(within(dialog).getByText(ONLY_CLOSED.message).closest('[role="alert"]')).not.toBeNull());
});

test('ending says how many dates go and which stay before it is done', async () => {
  const user = userEvent.setup();
  open('&end=s');
  const dialog = await screen.findByRole('dialog', { name: 'End Fall' });
  expect(within(dialog).getByRole('button', { name: 'End session' })).toBeDisabled();
  expect(await within(dialog).findByText('3 dates after it go, 11/25/2026 to 12/02/2026.')).toBeInTheDocument();
  expect(within(dialog).getByText('1 date after it stays, because attendance was entered: 12/07/2026.')).toBeInTheDocument();
  expect(ended).toMatchObject([{ id: 's', version: 3, dryRun: true }]);
  await user.click(within(dialog).getByRole('button', { name: 'End session' }));
  await waitFor(() => expect(ended).toMatchObject([{ dryRun: true }, { dryRun: false }]));
});

test('a session that was used is not threatened with removal: it says why, and offers to end it', async () => {
  const user = userEvent.setup();
  used = [{ __typename: 'PlainProblem', code: 'SESSION_USED', message: 'Attendance or an outcome was entered on 4 of its dates: the session stays. End it instead.', path: null }];
  open('&remove=s');
  const dialog = await screen.findByRole('dialog', { name: 'Fall cannot be removed' });
  expect(dialog).toHaveTextContent('Attendance or an outcome was entered on 4 of its dates');
  expect(dialog).not.toHaveTextContent('cannot be taken back');
  expect(removed).toEqual([{ id: 's', dryRun: true }]);
  await user.click(within(dialog).getByRole('button', { name: 'End session…' }));
  expect(await screen.findByRole('dialog', { name: 'End Fall' })).toBeInTheDocument();
});

test('a session that was never used is removed once that is confirmed', async () => {
  const user = userEvent.setup();
  open('&remove=s');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Fall?' });
  expect(dialog).toHaveTextContent('Its 30 dates and everybody’s place in it go too.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove session' }));
  await waitFor(() => expect(removed).toEqual([{ id: 's', dryRun: true }, { id: 's', dryRun: false }]));
});

test('a session that is over has no place to wait for', async () => {
  open('', true, { ...SESSION, endsOn: '2026-10-25', nextDate: null, capacity: 5, enrolled: 5, waitingCount: 1 });
  const row = await screen.findByRole('row', { name: /Fall/ });
  expect(row).toHaveTextContent('5 of 5');
  expect(row).not.toHaveTextContent('waiting');
});
