import { SealedMap, silent } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import type { SessionOutcome } from '@afterbell/participation/domain';
import type { ApolloClient } from '@apollo/client';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import type { SendProblem } from '../roster/marks';
import { CloseDayDocument } from '../summary/__generated__/summary';
import { noteClosed } from './kept-rosters';

/** How a day ended, said without a network. */
export interface KeptClosing {
  sessionId: string;
  date: PlainDate;
  title: string;
  outcome: SessionOutcome;
  reason: string | null;
  /** Why the server did not take it. */
  problem?: SendProblem;
  /** What somebody else said meanwhile. */
  theirs?: { outcome: SessionOutcome; closedBy: string | null; version: number };
  /** The version that it was decided to say it over. */
  over?: number;
}

const closings = new SealedMap<KeptClosing>('closing', () => 1);
const nameOf = ({ sessionId, date }: Pick<KeptClosing, 'sessionId' | 'date'>) => `${sessionId}:${date}`;

export const onClosings = closings.subscribe;
export const mayKeepClosing = (userId: string): boolean => closings.opensFor(userId);
export const closingsOf = (userId: string): KeptClosing[] => (closings.opensFor(userId) ? closings.entries().map(([, closing]) => closing) : []);
export const closingOf = (userId: string, day: Pick<KeptClosing, 'sessionId' | 'date'>): KeptClosing | null => (closings.opensFor(userId) ? closings.get(nameOf(day)) : null);
export const keepClosing = (closing: KeptClosing): Promise<void> => closings.set(nameOf(closing), closing, { once: true });
export const dropClosing = (day: Pick<KeptClosing, 'sessionId' | 'date'>): Promise<void> => closings.set(nameOf(day), null);

/** Says it to the server, unless somebody else has said otherwise since. Throws while the server cannot be reached. */
export async function sendClosing(client: ApolloClient, closing: KeptClosing): Promise<void> {
  const { sessionId, date, outcome, reason, over } = closing;
  const asked = await client.query({ query: AttendanceRosterDocument, variables: { sessionId, date, scope: 'enrolled', search: null }, fetchPolicy: 'no-cache', context: silent() });
  const day = asked.data?.roster;
  if (!day) return;
  if (day.outcome !== null && day.outcome !== outcome && day.version !== over) {
    return keepClosing({ ...closing, theirs: { outcome: day.outcome, closedBy: day.closedBy, version: day.version } });
  }
  const { data } = await client.mutate({ mutation: CloseDayDocument, variables: { input: { sessionId, date, version: day.version, outcome, reason } }, fetchPolicy: 'no-cache', context: silent() });
  const problem = data?.closeSessionDate.problems[0];
  if (problem?.code === 'STALE_VERSION') return;
  if (problem) return keepClosing({ ...closing, problem: { code: problem.code, message: problem.message, path: problem.path ?? null } });
  await noteClosed({ sessionId, date }, outcome);
  await dropClosing(closing);
}
