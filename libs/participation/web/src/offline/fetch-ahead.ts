import { isReachable, openedVault, serverNow, silent } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import type { ApolloClient } from '@apollo/client';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import { AttendanceAheadDocument } from './__generated__/offline';
import { dropOld, fetchedAt, keepRoster, noteFetched } from './kept-rosters';

const DAYS = 7;
const MOST = 200;

const AGAIN_AFTER_MS = 25 * 60_000;

/** Fetches the rosters of today and the next days, one after the other, today's first; not again within half an hour. */
export async function fetchAhead(client: ApolloClient, place: string, today: PlainDate, isOver: () => boolean): Promise<void> {
  if (Math.abs(serverNow().getTime() - (await fetchedAt(place))) < AGAIN_AFTER_MS) return;
  const { data } = await client.query({ query: AttendanceAheadDocument, variables: { first: MOST, days: DAYS }, fetchPolicy: 'no-cache', context: silent() });
  const days = data?.sessionsAhead.nodes ?? [];
  const stop = () => isOver() || !isReachable() || openedVault() === null;
  if (stop()) return;
  for (const { sessionId, date, isDropIn } of days) {
    const scope = isDropIn ? ('all' as const) : ('enrolled' as const);
    const answer = await client.query({ query: AttendanceRosterDocument, variables: { sessionId, date, scope, search: null }, fetchPolicy: 'no-cache', context: silent() });
    if (stop()) return;
    if (answer.data) await keepRoster(place, scope, answer.data.roster);
  }
  await noteFetched(place, serverNow());
  await dropOld(today);
}
