import { screen } from '@testing-library/react';
import { renderKit } from '../../test/render-kit';
import { RosterStatus } from './roster-status';
import type { RosterSummary } from './roster-view';

const SUMMARY: RosterSummary = { day: null, toCome: false, counts: {} as RosterSummary['counts'], total: 25, marked: 3, unsent: 1, held: [], asked: 0, typed: 'none', conflicts: [], saving: false, failure: null, blocked: null, savedAt: null, selected: [], undo: null, strangers: false, news: null };
const nothing = () => undefined;

test.each([
  ['offline', 'No connection'],
  ['unreachable', 'Server not reached'],
  ['server', 'Not taken, trying again'],
  ['denied', 'Not allowed'],
] as const)('what waits says why also where there is no room for a sentence: %s', (failure, reason) => {
  renderKit(<RosterStatus summary={{ ...SUMMARY, failure }} timeZone="America/Chicago" onRetry={nothing} onDecide={nothing} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 waiting');
  expect(screen.getByText(reason)).toBeInTheDocument();
});
