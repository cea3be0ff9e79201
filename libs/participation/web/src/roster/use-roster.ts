import { failuresOf, silent, useSession } from '@afterbell/core/web';
import { newId, type PlainDate } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useSessionAttendance } from '../live/use-attendance-live';
import { useAttendanceRosterQuery } from './__generated__/roster';
import { sendMarks } from './attendance-sender';
import type { RosterDay } from './marks';
import type { RosterSummary } from './roster-view';
import { RosterStore } from './roster-store';
import { openRoster } from './open-rosters';
import { browserUnsentStore } from './unsent-marks';

export type Scope = 'enrolled' | 'all';

export interface RosterQuestion {
  sessionId: string;
  date: PlainDate;
  /** Null: whoever comes to a drop-in, else the enrolled. */
  scope: Scope | null;
  /** Asked of the server only where the list does not come whole. */
  search: string;
}

export interface RosterState {
  day: RosterDay | undefined;
  scope: Scope;
  loading: boolean;
  problem: 'none' | 'missing' | 'failed';
  refetch: () => Promise<void>;
}

/** The roster as the server tells it. A day of other children never stays on the screen while the next one loads. */
export function useRoster({ sessionId, date, scope: asked, search }: RosterQuestion): RosterState {
  const [dropIn, setDropIn] = useState<string | null>(null);
  const scope = asked ?? (dropIn === sessionId ? 'all' : 'enrolled');
  const { data, previousData, error, loading, refetch } = useAttendanceRosterQuery({
    variables: { sessionId, date, scope, search: search || null },
    fetchPolicy: 'no-cache',
    context: silent(),
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const day = shown && shown.roster.sessionId === sessionId && shown.roster.date === date ? shown.roster : undefined;
  if (data?.roster.isDropIn && asked === null && dropIn !== sessionId) setDropIn(data.roster.sessionId);
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400);
  return { day, scope, loading, problem: error && !loading ? (missing ? 'missing' : 'failed') : 'none', refetch: async () => void (await refetch().catch(() => undefined)) };
}

/** The store of one day's marks, alive while the page is. */
export function useRosterStore(sessionId: string, date: PlainDate): RosterStore {
  const client = useApolloClient();
  const { user } = useSession();
  const [store] = useState(() => {
    const made: RosterStore = new RosterStore({ send: (batch) => sendMarks(client, { sessionId, date }, batch, made.reason), unsent: browserUnsentStore(user.id, sessionId, date), newKey: () => newId() });
    return made;
  });
  useEffect(() => {
    store.start();
    const gone = openRoster(sessionId, date, store);
    return () => {
      gone();
      store.stop();
    };
  }, [store, sessionId, date]);
  return store;
}

/** Hands each fresh roster to the store, before the browser paints it. */
export function useLoadedRoster(store: RosterStore, day: RosterDay | undefined): void {
  useLayoutEffect(() => {
    if (day) store.load(day);
  }, [store, day]);
}

/** Marks of others come in while the roster is open; where they do not say all, it is read again. */
export function useLiveRoster(store: RosterStore, { sessionId, date }: Pick<RosterQuestion, 'sessionId' | 'date'>, { day, refetch }: RosterState): void {
  const again = () => void refetch();
  useSessionAttendance(
    { sessionId: day ? sessionId : null, from: date, to: date },
    {
      known: () => store.known(),
      hear: (marks) => {
        if (store.hear(marks)) again();
      },
      again,
    },
  );
}

export function useRosterSummary(store: RosterStore): RosterSummary {
  return useSyncExternalStore(store.views.subscribe, store.views.summary);
}
