import type { MockLink } from '@apollo/client/testing';
import type { FeatureKey } from '@afterbell/core/domain';
import { visit } from '@afterbell/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activitiesPages } from '../activities.routes';
import {
  ActivitiesCalendarChoicesDocument,
  ActivitiesCalendarDocument,
  type ActivitiesCalendarQueryVariables,
  CalendarSessionDocument,
  MoveCalendarDateDocument,
  type MoveCalendarDateMutationVariables,
  MoveCalendarSeriesDocument,
  type MoveCalendarSeriesMutationVariables,
} from './__generated__/activities-calendar';
import { SessionConflictsDocument, SiteRoomsDocument } from '../sessions/__generated__/schedule';
import { CalendarFeedsDocument, MakeCalendarFeedDocument, RevokeCalendarFeedDocument } from './__generated__/calendar-links';

const ROOM = '01919191-9191-7191-9191-919191919191';
const VIEWS: readonly FeatureKey[] = ['activities.list', 'activities.session', 'participation.by_activity'];
/** A Monday and a Wednesday of one week, both after the demo day of the tests' session. */
const MONDAY = '2027-03-08';
const WEDNESDAY = '2027-03-10';

const meeting = (more: object = {}) => ({
  __typename: 'CalendarSessionDate', sessionId: 's', activityId: 'c', date: MONDAY, startTime: '15:00', endTime: '16:30', sessionName: 'Chess', activityName: 'Chess', place: 'Room 5', staffNames: [], source: 'schedule', outcome: null, locked: false, marked: false, version: 1, sessionVersion: 4, ...more,
});
const closed = { __typename: 'SiteCalendarEntry', date: '2027-03-12', eventId: 'e', kind: 'closed', reason: 'No buses', startTime: null, endTime: null };
const special = { ...closed, date: '2027-03-11', eventId: 'f', kind: 'special', reason: 'Family night', startTime: '15:00', endTime: '19:00' };
const session = { __typename: 'Session', id: 's', name: 'Chess', version: 4, startsOn: '2027-01-04', endsOn: '2027-05-28', meetings: null, startTime: '15:00', endTime: '16:30', location: null, capacity: 12, room: { __typename: 'Room', id: ROOM }, patterns: [{ __typename: 'SessionPattern', frequency: 'weekly', interval: 1, weekdays: [1, 5], weeksOfMonth: [], startTime: '15:00', endTime: '16:30' }] };

const always = (query: MockLink.MockedResponse['request']['query'], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({ request: { query, variables: () => true }, maxUsageCount: Number.POSITIVE_INFINITY, result });
const asked: ActivitiesCalendarQueryVariables[] = [];
const calendar = (dates: readonly object[], more = false) =>
  always(ActivitiesCalendarDocument, (given) => {
    asked.push(given as ActivitiesCalendarQueryVariables);
    return { data: { sessionCalendarDates: { __typename: 'SessionCalendarDates', dates, more }, siteCalendarEntries: { __typename: 'SiteCalendarEntries', entries: [closed, special] } } };
  });
const choices = always(ActivitiesCalendarChoicesDocument, { data: { sessionCalendarChoices: { __typename: 'SessionCalendarChoices', rooms: [{ __typename: 'CalendarChoice', id: ROOM, name: 'Room 5' }], staff: [] } } });
const oneSession = always(CalendarSessionDocument, { data: { activitySession: session } });
const siteRooms = always(SiteRoomsDocument, { data: { siteRooms: [{ __typename: 'Room', id: ROOM, name: 'Room 5', capacity: null, retired: false, version: 1 }, { __typename: 'Room', id: 'gym', name: 'Gym', capacity: null, retired: false, version: 1 }] } });
const conflicts = always(SessionConflictsDocument, { data: { sessionConflicts: [] } });
const open = (mocks: readonly MockLink.MockedResponse[], url = `/activities?view=calendar&span=agenda&on=${MONDAY}`, edits: readonly FeatureKey[] = ['activities.session']) => visit(activitiesPages, { url, mocks: [choices, oneSession, siteRooms, conflicts, ...mocks], views: VIEWS, edits, level: 'site' });

/** The question, once the panel that it was asked from has gone. */
async function moveDialog() {
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  return screen.findByRole('dialog', { name: 'Move Chess' });
}

beforeEach(() => asked.splice(0));

test('a week’s meetings and closed days by day, narrowed to a room by the address', async () => {
  const user = userEvent.setup();
  const { router } = open([calendar([meeting(), meeting({ sessionId: 'o', activityName: 'Art', sessionName: 'Spring', date: WEDNESDAY, outcome: 'taken', locked: true })])]);
  expect(await screen.findByRole('button', { name: /Chess/ })).toHaveTextContent('03:00 PM – 04:30 PMChessRoom 5Planned');
  expect(screen.getByRole('button', { name: /Art/ })).toHaveTextContent('Art · Spring');
  expect(screen.getByRole('button', { name: /Art/ }).textContent).toContain('Art\u00a0· Spring');
  expect(screen.getByRole('button', { name: /Art/ })).toHaveTextContent('Attendance taken');
  expect(screen.getByText('Closed: No buses').querySelector('.lucide-ban')).not.toBeNull();
  expect(screen.getByText('Special day: \u2068Family night\u2069, 03:00 PM – 07:00 PM').querySelector('.lucide-sparkles')).not.toBeNull();
  expect(asked[0]).toMatchObject({ from: '2027-03-07', to: '2027-03-13', roomId: null });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Room 5');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ roomId: ROOM }));
  expect(router.state.location.search).toContain(`room=${ROOM}`);
});

test('a week by hours: all that begins in an hour, by what tells it apart; dragged to another hour it asks first', async () => {
  const grades = (sessionId: string, own: string) => meeting({ sessionId, activityId: 'h', activityName: 'Homework Help', sessionName: `Homework Help, ${own}`, startTime: '15:15' });
  open([calendar([meeting({ endTime: '18:00' }), grades('a', 'Grades K–2'), grades('b', 'Grades 3–5'), grades('c', 'Grades 6–8')])], `/activities?view=calendar&span=week&on=${MONDAY}`);
  const tile = await screen.findByRole('button', { name: /Grades 3–5/ });
  expect(tile).toHaveTextContent('03:15 PMGrades 3–5Homework Help');
  expect(tile).toHaveAttribute('title', expect.stringContaining('Monday, March 8, 03:15 PM to 04:30 PM: Homework Help\u00a0· Grades 3–5, Planned, Room 5'));
  const hour = tile.closest('td') as HTMLElement;
  expect(within(hour).getAllByRole('button')).toHaveLength(4);
  const later = screen.getByRole('row', { name: /^04:00 PM/ }).querySelectorAll('td')[3] as HTMLElement;
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(tile, { dataTransfer });
  fireEvent.dragOver(later, { dataTransfer });
  fireEvent.drop(later, { dataTransfer });
  const dialog = await screen.findByRole('dialog', { name: 'Move Homework Help\u00a0· Grades 3–5' });
  expect(within(dialog).getByDisplayValue(WEDNESDAY)).toBeInTheDocument();
  expect(within(dialog).getByDisplayValue('16:15')).toBeInTheDocument();
  expect(within(dialog).getByDisplayValue('17:30')).toBeInTheDocument();
});

test('a day by hours: what begins together stands whole, with its hours, room and leaders; times are written as everywhere', async () => {
  open([calendar([meeting({ staffNames: ['Ada Okafor'] }), meeting({ sessionId: 'o', activityName: 'Art', sessionName: 'Art', startTime: '15:30' })])], `/activities?view=calendar&span=day&on=${MONDAY}`);
  const tile = await screen.findByRole('button', { name: /Chess/ });
  expect(tile).toHaveTextContent('03:00 PM – 04:30 PMChessRoom 5 · Ada Okafor');
  expect(screen.getByRole('row', { name: /^03:00 PM/ })).toContainElement(screen.getByRole('button', { name: /Art/ }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.queryByText(/^\d{1,2}\s?(am|pm)$/i)).toBeNull();
  expect(asked[0]).toMatchObject({ from: MONDAY, to: MONDAY });
});

describe('on a phone', () => {
  beforeEach(() => jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList));
  afterEach(() => jest.restoreAllMocks());

  test('a month is a count for each day, and the chosen day’s meetings beneath', async () => {
    const user = userEvent.setup();
    open([calendar([meeting(), meeting({ sessionId: 'o', activityName: 'Art', sessionName: 'Art', date: WEDNESDAY })])], `/activities?view=calendar&span=month&on=${MONDAY}`);
    expect(await screen.findByRole('button', { name: 'Monday, March 8, 1 meeting' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Friday, March 12, 0 meetings, Closed: No buses' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^03:00 PM.*Chess/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Wednesday, March 10, 1 meeting' }));
    expect(await screen.findByRole('button', { name: /^03:00 PM.*Art/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^03:00 PM.*Chess/ })).toBeNull();
  });

  test('a day that is tapped brings its meetings into sight, and says its states by signs that are named beneath', async () => {
    const user = userEvent.setup();
    const scrolled: [string, unknown][] = [];
    Object.assign(Element.prototype, { scrollIntoView(this: Element, how: unknown) { scrolled.push([this.textContent ?? '', how]); } });
    try {
      open([calendar([meeting({ date: '2026-11-02' }), meeting({ date: '2026-11-04', outcome: 'taken', activityName: 'Art', sessionName: 'Art' })])], '/activities?view=calendar&span=month&on=2026-11-02');
      const day = await screen.findByRole('button', { name: 'Wednesday, November 4, 1 meeting' });
      expect(scrolled).toEqual([]);
      await user.click(day);
      await waitFor(() => expect(scrolled).toEqual([[expect.stringMatching(/November 4.*Art/), { block: 'nearest' }]]));
      // Once more on the same day, after scrolling back up.
      await user.click(day);
      expect(scrolled).toHaveLength(2);
      expect(day.querySelector('.lucide-circle-check')).not.toBeNull();
      expect(screen.getByRole('button', { name: /^Monday, November 2,/ }).querySelector('.lucide-circle-dashed')).not.toBeNull();
      expect(within(screen.getByRole('list', { name: 'What the signs mean' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Not entered', 'Planned', 'Attendance taken', 'Nobody came', 'Did not run', 'Closed']);
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  test('a day is a list by time: each meeting whole, with its hours, room and leaders', async () => {
    open([calendar([meeting({ staffNames: ['Ada Okafor'] }), meeting({ sessionId: 'o', activityName: 'Homework Help', sessionName: 'Grades 3–5' })])], `/activities?view=calendar&span=day&on=${MONDAY}`);
    expect(await screen.findByRole('button', { name: /Chess/ })).toHaveTextContent('03:00 PM – 04:30 PMChessRoom 5 · Ada OkaforPlanned');
    expect(screen.getByRole('button', { name: /Homework Help/ })).toHaveTextContent('03:00 PM – 04:30 PMHomework Help · Grades 3–5Room 5Planned');
    expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
    expect(screen.getAllByText(/Monday, March 8/)).toHaveLength(1);
    expect(asked[0]).toMatchObject({ from: MONDAY, to: MONDAY });
  });

  test('a week is the list of its days, and rooms and staff are behind one button', async () => {
    const user = userEvent.setup();
    const { router } = open([calendar([meeting()])], `/activities?view=calendar&span=week&on=${MONDAY}`);
    expect(await screen.findByRole('button', { name: /^03:00 PM.*Chess/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Agenda' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Room' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Room 5');
    await waitFor(() => expect(router.state.location.search).toContain(`room=${ROOM}`));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Filter 1' })).toBeInTheDocument();
  });
});

test('the way to today keeps its place on today too: nothing beneath it moves', async () => {
  const user = userEvent.setup();
  const { router } = open([calendar([meeting()])], '/activities?view=calendar&span=week');
  const today = await screen.findByRole('button', { name: 'Today' });
  expect(today).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(today).toBeEnabled();
  await user.click(today);
  expect(router.state.location.search).not.toContain('on=');
  expect(today).toHaveFocus();
});

test.each(['week', 'day', 'month'])('the signs of a %s are named, each in its colour', async (span) => {
  open([calendar([meeting()])], `/activities?view=calendar&span=${span}&on=${MONDAY}`);
  const legend = await screen.findByRole('list', { name: 'What the signs mean' });
  expect(within(legend).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Not entered', 'Planned', 'Attendance taken', 'Nobody came', 'Did not run']);
  expect(legend.querySelectorAll('svg')).toHaveLength(5);
});

test('an agenda has its words in every line and needs no legend', async () => {
  open([calendar([meeting()])]);
  expect(await screen.findByRole('button', { name: /Chess/ })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'What the signs mean' })).toBeNull();
});

test('a meeting opens its panel; who may not change sessions finds no way to move it', async () => {
  const user = userEvent.setup();
  open([calendar([meeting()])], undefined, []);
  await user.click(await screen.findByRole('button', { name: /Chess/ }));
  const panel = await screen.findByRole('dialog', { name: 'Chess' });
  expect(within(panel).getByRole('link', { name: 'Take attendance' })).toHaveAttribute('href', `/participation/activity?activityId=c&sessionId=s&date=${MONDAY}`);
  expect(within(panel).queryByRole('button', { name: 'Move…' })).toBeNull();
});

test('calling a date off is asked about, and the way back says that the date stays', async () => {
  const user = userEvent.setup();
  open([calendar([meeting()])], `/activities?view=calendar&span=agenda&on=${MONDAY}&meeting=s.${MONDAY}`);
  await user.click(await screen.findByRole('button', { name: 'Call off…' }));
  const asked = await screen.findByRole('alertdialog', { name: /^Call off Chess on/ });
  expect(within(asked).queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(within(asked).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('moves one date by name; a closed day is asked about before it is taken', async () => {
  const user = userEvent.setup();
  const sent: MoveCalendarDateMutationVariables['input'][] = [];
  const moving = always(MoveCalendarDateDocument, (given) => {
    const { input } = given as MoveCalendarDateMutationVariables;
    sent.push(input);
    const problems = input.confirmClosed ? [] : input.toDate === WEDNESDAY ? [{ __typename: 'InvalidProblem', code: 'VALIDATION', message: 'is a date of this session already: 03/10/2027', path: 'toDate' }] : [{ __typename: 'PlainProblem', code: 'DATE_CLOSED', message: 'The site is closed on 03/12/2027.', path: null }];
    return { data: { moveSessionDate: { __typename: 'ActivitySessionPayload', problems } } };
  });
  open([calendar([meeting()]), moving], `/activities?view=calendar&span=agenda&on=${MONDAY}&meeting=s.${MONDAY}`);
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const dialog = await moveDialog();
  fireEvent.change(within(dialog).getByDisplayValue(MONDAY), { target: { value: WEDNESDAY } });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(within(dialog).getByDisplayValue(WEDNESDAY)).toHaveAccessibleDescription('The new day is a date of this session already: 03/10/2027'));
  fireEvent.change(within(dialog).getByDisplayValue(WEDNESDAY), { target: { value: '2027-03-12' } });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('The site is closed on 03/12/2027.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Move although closed' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move Chess' })).toBeNull());
  expect(sent).toMatchObject([{ toDate: WEDNESDAY }, { sessionId: 's', date: MONDAY, toDate: '2027-03-12', startTime: '15:00', confirmClosed: false }, { confirmClosed: true }]);
});

test('moves the series from here: its weekday, time and room; the dates are shown first, and it can be taken back', async () => {
  const user = userEvent.setup();
  const sent: MoveCalendarSeriesMutationVariables['input'][] = [];
  const series = always(MoveCalendarSeriesDocument, (given) => {
    sent.push((given as MoveCalendarSeriesMutationVariables).input);
    return { data: { saveSession: { __typename: 'SaveSessionPayload', session: { __typename: 'Session', id: 's', version: 5 }, changes: [{ __typename: 'SessionChange', name: 'Chess', gained: [WEDNESDAY], lost: [MONDAY], retimed: [], kept: [] }], problems: [] } } };
  });
  open([calendar([meeting()]), series], `/activities?view=calendar&span=agenda&on=${MONDAY}&meeting=s.${MONDAY}`);
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const dialog = await moveDialog();
  fireEvent.change(within(dialog).getByDisplayValue(MONDAY), { target: { value: WEDNESDAY } });
  await user.click(await within(dialog).findByRole('radio', { name: /The series from here/ }));
  expect(await within(dialog).findByText('1 date comes: 03/10/2027')).toBeInTheDocument();
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /^Room/ }), 'Gym');
  expect(within(dialog).getByText('All dates of the session get the other room; until now: Room 5.')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, true, false]);
  expect(sent[2]).toMatchObject({ id: 's', version: 4, from: MONDAY, endsOn: '2027-05-28', meetings: null, roomId: 'gym', capacity: 12, patterns: [{ weekdays: [3, 5], startTime: '15:00' }] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[3]).toMatchObject({ dryRun: false, version: 5, from: MONDAY, roomId: ROOM, patterns: [{ weekdays: [1, 5], startTime: '15:00' }] });
});

test('what speaks against moving the series names what it is about', async () => {
  const user = userEvent.setup();
  const problems = [{ __typename: 'InvalidProblem', code: 'VALIDATION', message: 'fall on closed days of the site only: 03/10/2027', path: 'patterns.0.weekdays' }];
  const series = always(MoveCalendarSeriesDocument, () => ({ data: { saveSession: { __typename: 'SaveSessionPayload', session: null, changes: null, problems } } }));
  open([calendar([meeting()]), series], `/activities?view=calendar&span=agenda&on=${MONDAY}&meeting=s.${MONDAY}`);
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const dialog = await moveDialog();
  fireEvent.change(within(dialog).getByDisplayValue(MONDAY), { target: { value: WEDNESDAY } });
  await user.click(await within(dialog).findByRole('radio', { name: /The series from here/ }));
  expect(await within(dialog).findByText('Days of the week fall on closed days of the site only: 03/10/2027')).toBeInTheDocument();
});

test('a series that meets on that weekday already is told so, and nothing is asked of the server', async () => {
  const user = userEvent.setup();
  open([calendar([meeting()])], `/activities?view=calendar&span=agenda&on=${MONDAY}&meeting=s.${MONDAY}`);
  await user.click(await screen.findByRole('button', { name: 'Move…' }));
  const dialog = await moveDialog();
  await user.click(await within(dialog).findByRole('radio', { name: /The series from here/ }));
  fireEvent.change(within(dialog).getByDisplayValue(MONDAY), { target: { value: '2027-03-12' } });
  const words = 'Chess meets on Friday already. Choose another weekday for the series, or move this date alone.';
  expect(await within(dialog).findByText(words)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(within(dialog).getAllByText(words)).toHaveLength(2));
});

test('a calendar link is shown once, whole', async () => {
  const user = userEvent.setup();
  const feeds = always(CalendarFeedsDocument, { data: { calendarFeeds: [] } });
  const making = always(MakeCalendarFeedDocument, { data: { makeCalendarFeed: { __typename: 'CalendarFeedPayload', path: '/calendar/secret.ics', feed: { __typename: 'CalendarFeed', id: 'f', name: 'Cedar Bend' }, problems: [] } } });
  open([calendar([]), feeds, making]);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Calendar link…' }));
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'The link for Cedar Bend' })).toHaveValue(`${window.location.origin}/calendar/secret.ics`);
});

test('a calendar link is ended after a question, and the list is there again without it', async () => {
  const user = userEvent.setup();
  const feed = { __typename: 'CalendarFeed', id: 'f', name: 'Cedar Bend', ofStaff: false, own: true, createdAt: '2027-03-01T10:00:00Z', lastReadAt: null };
  let ended = false;
  const feeds = always(CalendarFeedsDocument, () => ({ data: { calendarFeeds: ended ? [] : [feed] } }));
  const ending = always(RevokeCalendarFeedDocument, ({ id }) => {
    ended = id === 'f';
    return { data: { revokeCalendarFeed: { __typename: 'RevokeCalendarFeedPayload', revokedId: 'f', problems: [] } } };
  });
  open([calendar([]), feeds, ending]);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Calendar link…' }));
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'End the link for Cedar Bend' }));
    return within(await screen.findByRole('alertdialog', { name: 'End the link for Cedar Bend?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('dialog', { name: 'Calendar links' })).toBeInTheDocument();
  expect(ended).toBe(false);
  await user.click((await ask()).getByRole('button', { name: 'End' }));
  expect(await screen.findByText('There is no link yet.')).toBeInTheDocument();
  expect(ended).toBe(true);
});
