import { visit } from '@afterbell/testing/web';
import { fireEvent, screen } from '@testing-library/react';
import { child, DATE, dayWith, SESSION } from '../../test/roster-fixture';
import { participationPages } from '../participation.routes';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import { browserUnsentStore } from '../roster/unsent-marks';
import { summaryPath } from '../shared/take-paths';

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
