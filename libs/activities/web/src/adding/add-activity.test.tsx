import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { DiscardRecordDraftDocument, RecordFormDocument, SaveRecordDraftDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activitiesPages } from '../activities.routes';
import { SchedulePreviewDocument, SiteRoomsDocument } from '../sessions/__generated__/schedule';
import { activityShelf } from './activity-wizard';
import { ActivityProgramChoicesDocument } from '../program/__generated__/activity-program';
import { AddActivityDocument, type AddActivityMutationVariables, AddingActivityDocument } from './__generated__/add-activity';

const NONE = { min: null, max: null, decimals: null, minLength: null, maxLength: null, currency: null, minDate: null, maxDate: null, disabledDates: null, disabledDays: null, maxCount: null, minCount: null, pattern: null, accept: null };
const field = (id: number, name: string, hardcodedName: string, type: string, options: object[] = []) => ({
  __typename: 'FormField', id, name, type, tabName: 'INFORMATION', mode: 'rw', roleMode: null, required: true, help: '', closedReason: null, text: '', uiWidth: 6, maxWidth: null, maxHeight: null, hardcodedName, isDefault: true, templateId: null,
  limits: { __typename: 'FormFieldLimits', ...NONE }, options, fields: [], shownWhen: null, requiredWhen: null, validWhen: null, value: null,
});
const option = (id: number, label: string) => ({ __typename: 'FormOption', id, label, retiredOn: null, cells: [], apply: [] });
const kitesOf = (option: number) => [{ __typename: 'RowAnswer', fieldId: 1, value: { __typename: 'TextValue', text: 'Kites' } }, { __typename: 'RowAnswer', fieldId: 2, value: { __typename: 'OptionValue', option } }];
const SCHEDULE = { startsOn: '2026-11-23', end: 'date', endsOn: '2026-11-27', meetings: '', patterns: [{ frequency: 'weekly', interval: 1, weekdays: [1], weeksOfMonth: [], startTime: '15:00', endTime: '17:00' }], leftOut: [], startTime: '15:00', endTime: '17:00' };
const SESSION = { key: 'first', name: 'Fall', roomId: null, location: '', capacity: '', staff: [], schedule: SCHEDULE, from: '' };
const form = (sessions: object[] | null, typeOption = 11) => ({
  __typename: 'Form', section: 'activities', subSection: 'activity', id: null, title: null, version: null, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'INFORMATION', label: 'Information' }],
  fields: [field(1, 'Name', 'name', 'text'), field(2, 'Type', 'type', 'radio_group', [option(11, 'Scheduled'), option(12, 'Drop-in'), option(13, 'Unscheduled')])],
  viewerCan: { __typename: 'FormAbilities', edit: true },
  draft: sessions && { __typename: 'FormDraft', savedAt: '2026-11-20T15:42:00.000Z', version: null, more: JSON.stringify({ termId: null, sessions, copyOf: null, key: 'k' }), values: kitesOf(typeOption) },
});

const sent: AddActivityMutationVariables['input'][] = [];
/** What the server says a save would make. */
let report: object[] = [];
const on = (query: MockLink.MockedResponse['request']['query'], data: object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data } });
const ALL: readonly FeatureKey[] = ['activities.list', 'activities.session', 'activities.scheduled'];

function open(step: string, sessions: object[] | null, problems: object[] = [], edits = ALL, planned: object[] = [], typeOption = 11, unplanned: object[] = []) {
  return visit(activitiesPages, {
    url: `/activities/add${step}`,
    level: 'site',
    edits,
    mocks: [
      on(RecordFormDocument, { form: form(sessions, typeOption) }),
      on(AddingActivityDocument, { terms: [], activityTypeOptions: [{ __typename: 'ActivityTypeOption', optionId: 11, type: 'scheduled' }, { __typename: 'ActivityTypeOption', optionId: 12, type: 'drop_in' }, { __typename: 'ActivityTypeOption', optionId: 13, type: 'unscheduled' }] }),
      on(SaveRecordDraftDocument, { saveFormDraft: { __typename: 'FormDraftPayload', savedAt: '2026-11-20T15:42:00.000Z', problems: [] } }),
      on(DiscardRecordDraftDocument, { discardFormDraft: { __typename: 'FormDraftPayload', problems: [] } }),
      on(SiteRoomsDocument, { siteRooms: [] }),
      on(ActivityProgramChoicesDocument, { ownActivityCategories: [{ __typename: 'OwnActivityCategory', code: 'arts', label: 'Arts', retired: false }, { __typename: 'OwnActivityCategory', code: 'old', label: 'Old', retired: true }], activitySupporterChoices: [{ __typename: 'ActivitySupporter', id: 'lib', name: 'City Library', role: 'partner' }] }),
      on(SchedulePreviewDocument, { schedulePreview: { __typename: 'SchedulePreviewPayload', sessions: planned, closures: [], problems: unplanned } }),
      {
        request: { query: AddActivityDocument, variables: () => true },
        maxUsageCount: Number.POSITIVE_INFINITY,
        result: (given) => {
          sent.push((given as AddActivityMutationVariables).input);
          return { data: { addActivity: { __typename: 'AddActivityPayload', activity: null, sessions: problems.length ? null : report, problems: problems.map((one) => ({ __typename: 'FieldProblem', code: 'VALIDATION', ...one })) } } };
        },
      },
    ],
  });
}

beforeEach(() => {
  sent.splice(0);
  report = [];
  // Another sign-in: what was being added before is nobody's here.
  activityShelf.forget();
});

test('a later step by its address leads to the first as long as nothing is known; a type that the role does not add is refused there', async () => {
  const user = userEvent.setup();
  const { router } = open('/review-and-save', null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/activities/add'));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Open gym');
  await user.click(screen.getByRole('radio', { name: 'Drop-in' }));
  await user.click(screen.getByRole('button', { name: 'Next: Schedule' }));
  expect(await screen.findByRole('link', { name: 'Your role adds no activities of this type' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/activities/add');
  expect(sent).toEqual([]);
});

test('what the server refuses while it is reviewed is told at its step, its session and its field', async () => {
  const { router } = open('/review-and-save', [SESSION, { ...SESSION, key: 'second', name: 'Morning' }], [{ path: 'sessions.1.startsOn', message: 'is outside of Fall, 08/24/2026 to 12/31/2026' }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/activities/add/schedule'));
  const link = await within(await screen.findByRole('alert')).findByRole('link', { name: 'Morning: First day is outside of Fall, 08/24/2026 to 12/31/2026' });
  await userEvent.setup().click(link);
  await waitFor(() => expect(screen.getByLabelText('First day', { selector: 'input' })).toHaveAccessibleDescription('First day is outside of Fall, 08/24/2026 to 12/31/2026'));
  expect(router.state.location.search).toBe('?session=second');
  expect(sent[0]).toMatchObject({ dryRun: true, idempotencyKey: null, sessions: [{ name: 'Fall' }, { name: 'Morning', startsOn: '2026-11-23', patterns: [{ weekdays: [1] }] }] });
});

test('without the right to sessions there is no schedule to plan', async () => {
  const { router } = open('/schedule', [SESSION], [], ['activities.list', 'activities.scheduled']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/activities/add/review-and-save'));
  expect(await screen.findByText('No sessions yet')).toBeInTheDocument();
  await waitFor(() => expect(sent).toMatchObject([{ sessions: [] }]));
  expect(screen.queryByText('Schedule')).toBeNull();
});

test('an end before the beginning is said at once, beside the field and where the dates would be', async () => {
  open('/schedule', [SESSION]);
  const ends = await screen.findByLabelText('Ends at', { selector: 'input' });
  fireEvent.change(ends, { target: { value: '14:00' } });
  expect(ends).toHaveAccessibleDescription(/Ends at is not after the start/);
  expect(screen.getByText('The dates appear here once what is marked is put right.')).toBeInTheDocument();
  fireEvent.change(ends, { target: { value: '' } });
  expect(ends).not.toHaveAccessibleDescription();
  expect(screen.getByText('The dates appear here once the schedule is complete.')).toBeInTheDocument();
});

test('several times on a day count in the preview as in the review', async () => {
  const at = (date: string, startTime: string) => ({ __typename: 'PlannedMeeting', date, startTime, endTime: '17:00' });
  const planned = (startTime: string) => ({ __typename: 'PlannedSeriesSession', patterns: [0], endsOn: '2026-11-27', closed: [], clockNotes: [], meetings: [at('2026-11-23', startTime), at('2026-11-25', startTime)] });
  open('/schedule', [SESSION], [], ALL, [planned('08:00'), planned('15:00')]);
  expect(await screen.findByText('4 dates, 11/23/2026 to 11/25/2026')).toBeInTheDocument();
});

test('a number of meetings is each session’s of a series: the hint, the preview and the review say the same', async () => {
  const COUNTED = { ...SESSION, schedule: { ...SCHEDULE, end: 'meetings', meetings: '2', endsOn: '', patterns: [SCHEDULE.patterns[0], { ...SCHEDULE.patterns[0], startTime: '08:00', endTime: '09:00' }] } };
  const at = (date: string, startTime: string) => ({ __typename: 'PlannedMeeting', date, startTime, endTime: '17:00' });
  const planned = (place: number, dates: string[]) => ({ __typename: 'PlannedSeriesSession', patterns: [place], endsOn: dates[1], closed: [], clockNotes: [], meetings: dates.map((date) => at(date, '15:00')) });
  const [early, late] = [['2026-11-23', '2026-11-30'], ['2026-11-27', '2026-12-30']];
  const change = (name: string, gained: string[]) => ({ __typename: 'SessionChange', name, startsOn: '2026-11-23', endsOn: gained[1], dateCount: 2, gained, lost: [], retimed: [], kept: [], closed: [], clockNotes: [] });
  report = [{ __typename: 'AddedSession', id: null, name: 'Fall', changes: [change('Fall', early), change('Fall, 08:00 AM', late)], conflicts: [] }];
  const user = userEvent.setup();
  open('/schedule', [COUNTED], [], ALL, [planned(0, early), planned(1, late)]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Meetings' })).toHaveAccessibleDescription('Closed days do not count. Each of the 2 sessions meets that often.'));
  expect(screen.getByText(/: 2 dates, 11\/23\/2026 to 11\/30\/2026$/)).toBeInTheDocument();
  expect(screen.getByText(/: 2 dates, 11\/27\/2026 to 12\/30\/2026$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next: Review' }));
  expect(await screen.findByText('11/23/2026 – 12/30/2026')).toBeInTheDocument();
  expect(screen.getByText('Fall, 08:00 AM: 2 dates, 11/27/2026 to 12/30/2026')).toBeInTheDocument();
});

test('a number of meetings that cannot be is told while it is typed, and not cut', async () => {
  open('/schedule', [{ ...SESSION, schedule: { ...SCHEDULE, end: 'meetings', meetings: '5', endsOn: '' } }]);
  const user = userEvent.setup();
  const count = await screen.findByRole('textbox', { name: 'Meetings' });
  for (const typed of ['0', '1000']) {
    await user.clear(count);
    expect(count).not.toHaveAccessibleDescription(/whole number/);
    await user.type(count, typed);
    expect(count).toHaveValue(typed);
    expect(count).toHaveAccessibleDescription(/Meetings are a whole number from 1 to 731/);
  }
});

test('times that overlap are said in the words of the page', async () => {
  const overlap = { __typename: 'FieldProblem', code: 'VALIDATION', message: 'overlap with meeting times 1 on Wednesday, 11/25/2026', path: 'patterns.1' };
  open('/schedule', [{ ...SESSION, schedule: { ...SCHEDULE, patterns: [SCHEDULE.patterns[0], SCHEDULE.patterns[0]] } }], [], ALL, [], 11, [overlap]);
  const second = await screen.findByRole('group', { name: 'Meeting times 2' });
  expect(await within(second).findByText('Meeting times 2 overlap with meeting times 1 on Wednesday, 11/25/2026')).toBeInTheDocument();
});

test('a session that is folded up has no comma before its times while no weekday is chosen', async () => {
  const noDays = { ...SCHEDULE, patterns: [{ ...SCHEDULE.patterns[0], weekdays: [] }] };
  open('/schedule', [SESSION, { ...SESSION, key: 'second', name: 'Open', schedule: noDays }]);
  const card = await screen.findByRole('region', { name: /Open/ });
  expect(within(card).getByText('03:00 PM – 05:00 PM')).toBeInTheDocument();
});

test.each([
  [12, 'Its days are added one by one, or begin with the first mark.'],
  [13, 'Its days are added one by one, where attendance is taken.'],
])('without a schedule the wizard says how days come about: type %i', async (typeOption, words) => {
  const byHand = { ...SESSION, schedule: { ...SCHEDULE, patterns: [] } };
  open('/schedule', [byHand], [], [...ALL, 'activities.drop_in', 'activities.unscheduled'], [], typeOption);
  expect(await screen.findByText(words)).toBeInTheDocument();
});
