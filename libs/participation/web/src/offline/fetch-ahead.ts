import { isReachable, openedVault, serverNow, silent } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import type { ApolloClient } from '@apollo/client';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import { AttendanceAheadDocument, type AttendanceAheadQuery } from './__generated__/offline';
import { dropOld, fetchedAt, keepRoster, noteFetched } from './kept-rosters';

type Ahead = AttendanceAheadQuery['sessionsAhead'];

const DAYS = 7;
const MOST = 200;

const AGAIN_AFTER_MS = 25 * 60_000;

/** Fetches the rosters of today and the next days, one after the other, today's first; not again within half an hour. */
export async function fetchAhead(client: ApolloClient, place: string, today: PlainDate, isOver: () => boolean): Promise<void> {
  if (Math.abs(serverNow().getTime() - (await fetchedAt(place))) < AGAIN_AFTER_MS) return;
  const stop = () => isOver() || !isReachable() || openedVault() === null;
  let after: string | null = null;
  do {
    const page = await aheadAfter(client, after);
    if (!page || stop()) return;
    for (const day of page.nodes) if (stop() || !(await fetchRoster(client, place, day))) return;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  if (stop()) return;
  await noteFetched(place, serverNow());
  await dropOld(today);
}

async function aheadAfter(client: ApolloClient, after: string | null): Promise<Ahead | undefined> {
  const { data } = await client.query({ query: AttendanceAheadDocument, variables: { first: MOST, days: DAYS, after }, fetchPolicy: 'no-cache', context: silent() });
  return data?.sessionsAhead;
}

/** Whether it is on this device. */
async function fetchRoster(client: ApolloClient, place: string, { sessionId, date, isDropIn }: Ahead['nodes'][number]): Promise<boolean> {
  const scope = isDropIn ? ('all' as const) : ('enrolled' as const);
  const { data } = await client.query({ query: AttendanceRosterDocument, variables: { sessionId, date, scope, search: null }, fetchPolicy: 'no-cache', context: silent() });
  return data !== undefined && keepRoster(place, scope, data.roster);
}
