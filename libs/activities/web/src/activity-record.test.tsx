import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { RecordFormDocument, SaveRecordDraftDocument, SaveRecordFormDocument } from '@afterbell/forms/web';
import { visit } from '@afterbell/testing/web';
import { GraphQLError } from 'graphql';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityRecordDocument } from './__generated__/activity-record';
import { activitiesPages } from './activities.routes';
import { ActivityProgramChoicesDocument, ActivityProgramTermsDocument, SaveActivityProgramDocument } from './program/__generated__/activity-program';

const PATH = '/activities/edit?id=c';
const NONE = { min: null, max: null, decimals: null, minLength: null, maxLength: null, currency: null, minDate: null, maxDate: null, disabledDates: null, disabledDays: null, maxCount: null, minCount: null, pattern: null, accept: null };
const field = (id: number, name: string, value: string | null) => ({
  __typename: 'FormField', id, name, type: 'text', tabName: 'main', mode: 'rw', roleMode: null, required: false, help: '', closedReason: null, text: '', uiWidth: 6, maxWidth: null, maxHeight: null, hardcodedName: null, isDefault: false, templateId: null,
  limits: { __typename: 'FormFieldLimits', ...NONE }, options: [], fields: [], shownWhen: null, requiredWhen: null, validWhen: null, value: value === null ? null : { __typename: 'TextValue', text: value },
});
const form = (room: string | null, edit = true, version = 1) => ({
  __typename: 'Form', section: 'activities', subSection: 'activity', id: 'c', title: 'Chess', version, formVersion: 1, tabs: [{ __typename: 'FormTab', name: 'main', label: 'Information' }], fields: [field(1, 'Room', room)], viewerCan: { __typename: 'FormAbilities', edit }, draft: null,
});
const SESSION = { __typename: 'Session', id: 's1', activityId: 'c', name: 'Chess', startsOn: '2026-09-01', endsOn: '2026-12-18', startTime: '15:15', endTime: '17:00', patterns: [{ __typename: 'SessionPattern', frequency: 'weekly', interval: 1, weekdays: [1, 2, 3], weeksOfMonth: [], startTime: '15:15', endTime: '17:00' }], location: null, nextDate: '2026-11-23', meetsToday: false, capacity: 15, enrolled: 12, waitingCount: 3 };
const activity = { __typename: 'Activity', id: 'c', name: 'Chess', category: 'stem', type: 'scheduled', enabled: true, version: 1, location: null, capacity: null, gradeFrom: null, gradeTo: null, ageFrom: null, ageTo: null, programVersion: 1, ownCategory: null, funders: [], partners: [], staff: [], createdAt: '2026-08-01T14:00:00.000Z', site: { __typename: 'OrganizationRef', id: 'here', name: 'Cedar Bend' }, term: null, sessions: [SESSION] };

const sent: Record<string, unknown>[] = [];
const on = (query: MockLink.MockedResponse['request']['query'], answer: (variables: Record<string, unknown>) => object): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result: (variables) => ({ data: answer(variables as Record<string, unknown>) }) });
const TERM = { __typename: 'TermRef', id: 'spring', name: 'Spring', startsOn: '2027-01-04', endsOn: '2027-06-11' };
const ALL: readonly FeatureKey[] = ['activities.list', 'activities.session', 'participation.by_activity'];

function open(loaded: object | null, { edits = ALL, views = [] as readonly FeatureKey[], url = PATH, sessions = [SESSION] as readonly object[] } = {}) {
  const missing: MockLink.MockedResponse = { request: { query: RecordFormDocument, variables: () => true }, maxUsageCount: 9, result: { errors: [new GraphQLError('No', { extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'No', messages: ['No'] } })] } };
  return visit(activitiesPages, {
    url,
    level: 'site',
    edits,
    views,
    mocks: [
      loaded ? on(RecordFormDocument, () => ({ form: loaded })) : missing,
      on(ActivityRecordDocument, ({ withSessions }) => ({ activity: withSessions ? { ...activity, sessions } : { ...activity, sessions: undefined } })),
      on(ActivityProgramChoicesDocument, () => ({ ownActivityCategories: [], activitySupporterChoices: [{ __typename: 'ActivitySupporter', id: 'lib', name: 'City Library', role: 'partner' }] })),
      on(ActivityProgramTermsDocument, () => ({ terms: [TERM] })),
      on(SaveActivityProgramDocument, (variables) => {
        sent.push(variables);
        return { saveActivityProgram: { __typename: 'ActivityPayload', activity: { __typename: 'Activity', id: 'c', term: TERM, programVersion: 2, ownCategory: null, funders: [], partners: [{ __typename: 'ActivitySupporter', id: 'lib', name: 'City Library' }], staff: [] }, problems: [] } };
      }),
      on(SaveRecordDraftDocument, () => ({ saveFormDraft: { __typename: 'FormDraftPayload', savedAt: '2026-11-20T15:42:00.000Z', problems: [] } })),
      on(SaveRecordFormDocument, (variables) => {
        sent.push(variables);
        return { saveForm: { __typename: 'SaveFormPayload', form: form('B12', true, 2), problems: [] } };
      }),
    ],
  });
}

beforeEach(() => sent.splice(0));

test('what another site offers, or nobody, is not found', async () => {
  open(null);
  expect(await screen.findByText('Not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the activities' })).toHaveAttribute('href', '/activities');
});

test('is read, not edited, by who may only view, and says so; sessions only for who may see them', async () => {
  open(form('B12', false), { edits: [], views: ['activities.list'] });
  expect(await screen.findByText('B12')).toBeInTheDocument();
  expect(screen.getByText('Your role shows this record; it does not change it.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByText('Cedar Bend', { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(screen.queryByText(/03:15 PM/)).toBeNull();
  expect(screen.queryByRole('tab', { name: 'History' })).toBeNull();
});

test('a field of the tenant’s own is filled in and saved; when it meets and its roster stand above', async () => {
  const user = userEvent.setup();
  open(form(null), { edits: [...ALL, 'settings.audit'] });
  await user.type(await screen.findByRole('textbox', { name: /^Room/ }), 'B12');
  expect(await screen.findByText(/Mon – Wed, 03:15 PM – 05:00 PM/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take attendance of Chess' })).toHaveAttribute('href', '/participation/activity?activityId=c&sessionId=s1');
  expect(screen.getByRole('tab', { name: 'History' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ input: { section: 'activities', subSection: 'activity', id: 'c', version: 1, values: [{ fieldId: 1, value: { text: 'B12' } }] } });
});

test('of several sessions each has its own line: when it meets, its next date, its attendance and its places', async () => {
  open(form('B12'), { sessions: [SESSION, { ...SESSION, id: 's2', name: 'Beginners', nextDate: null, enrolled: 4, waitingCount: 0 }, { ...SESSION, id: 's3', name: 'By hand', nextDate: null, patterns: [] }] });
  const [first, second, third] = within(await screen.findByRole('list', { name: 'Meets' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chess.*03:15 PM – 05:00 PM.*Next date 11\/23\/2026.*Take attendance of Chess.*Enrolled 12 of 15, 3 waiting/);
  expect(second).toHaveTextContent(/^Beginners.*No more dates/);
  expect(third).toHaveTextContent(/^By hand.*No day added ahead/);
  const link = (name: string) => within(second as HTMLElement).getByRole('link', { name });
  expect(link('Take attendance of Beginners')).toHaveAttribute('href', '/participation/activity?activityId=c&sessionId=s2');
  expect(link('4 of 15 enrolled in Beginners')).toHaveAttribute('href', '/activities/edit?id=c&tab=sessions&enrolled=s2');
});

test('its program is saved by itself; sessions outside of the term are told and stay', async () => {
  const user = userEvent.setup();
  open(form('B12'), { url: `${PATH}&tab=program` });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Term/ }), 'spring');
  expect(await screen.findByText('A session lies outside of Spring')).toBeInTheDocument();
  expect(screen.getByText('Chess, 09/01/2026 – 12/18/2026')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: /^Partners/ }));
  await user.click(await screen.findByRole('option', { name: 'City Library' }));
  await user.click(screen.getByRole('button', { name: 'Save program' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ input: { id: 'c', version: 1, termId: 'spring', ownCategory: null, funderIds: [], partnerIds: ['lib'], staffIds: [] } });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
});
