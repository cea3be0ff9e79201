import { visit } from '@afterbell/testing/web';
import type { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DocumentNode } from 'graphql';
import { Subject } from 'rxjs';
import { child, DATE, dayWith, SESSION } from '../../test/roster-fixture';
import { participationPages } from '../participation.routes';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import { browserUnsentStore } from '../roster/unsent-marks';
import { summaryPath } from '../shared/take-paths';
import { CloseDayDocument, ReopenDayDocument } from './__generated__/summary';

const roster = dayWith([child('ana', { status: 'Present', version: 1, changedAt: '2026-11-20T21:12:00.000Z' }), child('ben')]);
async function foot() {
  visit(participationPages, { url: summaryPath({ sessionId: SESSION, date: DATE }), mocks: [{ request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: { data: { roster } } }], edits: ['participation.by_activity'] });
  await screen.findByRole('heading', { name: 'Homework Help' });
  return screen.getAllByRole('status').find(({ dataset }) => dataset['save']);
}

beforeEach(() => localStorage.clear());

it('says when the last mark of the day was saved', async () => {
  expect(await foot()).toHaveTextContent('Saved 04:12 PM');
});

it('does not say that the day is saved while marks of it wait on the device', async () => {
  browserUnsentStore('u', SESSION, DATE).write({ batch: null, marks: [{ personId: 'ben', status: 'Present', startTime: '15:00', endTime: '17:00', version: 0, consent: {} }] });
  expect(await foot()).toHaveTextContent('1 change waiting to be sent');
});

it('of a locked month says so and offers no end that would be refused', async () => {
  const locked = { ...roster, lock: { __typename: 'MonthLock' as const, lockedAt: '2026-12-03T15:00:00.000Z', lockedBy: 'Maya Ortiz' } };
  visit(participationPages, { url: summaryPath({ sessionId: SESSION, date: DATE }), mocks: [{ request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: { data: { roster: locked } } }], edits: ['participation.by_activity'] });
  expect(await screen.findByText(/^Participation of November 2026 was locked by Maya Ortiz/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('begins anew after a day was reopened', async () => {
  let day = dayWith([child('ben')]);
  const answer = (query: DocumentNode, result: () => object) => ({ request: { query, variables: () => true }, maxUsageCount: Infinity, result: () => ({ data: result() }) });
  const ended = (outcome: 'did_not_run' | null) => {
    day = { ...day, outcome, outcomeReason: outcome && 'Ice', version: day.version + 1 };
    return { __typename: 'SessionDatePayload', problems: [], sessionDate: { __typename: 'SessionDate', date: DATE, outcome, version: day.version } };
  };
  visit(participationPages, {
    url: summaryPath({ sessionId: SESSION, date: DATE }),
    mocks: [answer(AttendanceRosterDocument, () => ({ roster: day })), answer(CloseDayDocument, () => ({ closeSessionDate: ended('did_not_run') })), answer(ReopenDayDocument, () => ({ reopenSessionDate: ended(null) }))],
    edits: ['participation.by_activity'],
  });
  fireEvent.click(await screen.findByRole('radio', { name: /^It did not run/ }));
  const close = screen.getByRole('button', { name: 'Close the day' });
  close.focus();
  fireEvent.click(close);
  expect(screen.getByRole('textbox', { name: /^Why it did not run/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Why it did not run/ })).toBeInvalid();
  fireEvent.change(screen.getByRole('textbox', { name: /^Why it did not run/ }), { target: { value: 'Ice' } });
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  fireEvent.click(await screen.findByRole('button', { name: 'Reopen the day' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reopen the day' }));
  expect(await screen.findByRole('radio', { name: /^It did not run/ })).not.toBeChecked();
  expect(screen.queryByRole('textbox', { name: /^Why it did not run/ })).toBeNull();
});

it('follows what others mark and how they end the day, with what was typed meanwhile', async () => {
  let day = dayWith([child('ana'), child('ben')]);
  const change = new Subject<ApolloLink.Result>();
  const tell = (marks: object[], again: boolean) => act(async () => change.next({ data: { sessionAttendanceChanged: { __typename: 'AttendanceChange', marks, again } } }));
  visit(participationPages, {
    url: summaryPath({ sessionId: SESSION, date: DATE }),
    mocks: [{ request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: () => ({ data: { roster: day } }) }],
    live: () => change,
    edits: ['participation.by_activity'],
  });
  expect(await screen.findByText('2 children are not marked')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /^It did not run/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Why it did not run/ }), { target: { value: 'Ice' } });
  const mark = { status: 'Present' as const, startTime: '15:00', endTime: '17:00', version: 1, changedBy: 'Sam Reyes', changedAt: '2026-11-20T21:12:00.000Z' };
  day = dayWith([child('ana', mark), child('ben')]);
  await tell([{ __typename: 'HeardMark', personId: 'ana', date: DATE, sessionId: SESSION, changedByYou: false, source: null, ...mark }], false);
  expect(await screen.findByText('1 child is not marked')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Why it did not run/ })).toHaveValue('Ice');
  day = { ...day, outcome: 'taken', closedBy: 'Sam Reyes', closedAt: '2026-11-20T21:13:00.000Z', version: 2 };
  await tell([], true);
  expect(await screen.findByText(/Sam Reyes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
});

it('tells a day to come that was canceled as one that does not run, and puts it back as planned', async () => {
  const canceled = dayWith([child('ana')], { date: '2099-11-20', outcome: 'did_not_run', outcomeReason: 'Ice' });
  visit(participationPages, { url: summaryPath({ sessionId: SESSION, date: '2099-11-20' }), mocks: [{ request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: { data: { roster: canceled } } }], edits: ['participation.by_activity'] });
  expect(await screen.findByText('Canceled: Ice')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reopen the day' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('It is planned to run again. No mark is changed.');
});

it('offers of a day to come only that it does not run, and that can be taken back', async () => {
  const ahead = dayWith([child('ana', { status: 'ExcusedAbsence', version: 1 }), child('ben')], { date: '2099-11-20' });
  visit(participationPages, { url: summaryPath({ sessionId: SESSION, date: '2099-11-20' }), mocks: [{ request: { query: AttendanceRosterDocument, variables: () => true }, maxUsageCount: Infinity, result: { data: { roster: ahead } } }], edits: ['participation.by_activity'] });
  const canceled = await screen.findByRole('checkbox', { name: /^It does not run/ });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Mark them' })).toBeNull();
  fireEvent.click(canceled);
  expect(screen.getByRole('button', { name: 'Close the day' })).toBeVisible();
  fireEvent.click(canceled);
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to today' })).toBeVisible();
});
