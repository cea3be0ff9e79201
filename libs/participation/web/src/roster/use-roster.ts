import { failuresOf, keepsOffline, serverNow, silent, useReachable, useSession, vaultDecided } from '@afterbell/core/web';
import { newId, type PlainDate } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSessionAttendance } from '../live/use-attendance-live';
import { noteSaved, onRosterOf, placeOf } from '../offline/kept-rosters';
import { useKeptRoster } from '../offline/use-kept-roster';
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
  /** When the roster was told that is shown without a network; null for one that has just come. */
  keptAt: string | null;
  /** All children were asked for, and only those on the roster are there without a network. */
  onRosterOnly: boolean;
  refetch: () => Promise<void>;
}

/** The roster as the server tells it. A day of other children never stays on the screen while the next one loads. */
export function useRoster({ sessionId, date, scope: asked, search }: RosterQuestion): RosterState {
  const session = useSession();
  const [dropIn, setDropIn] = useState<string | null>(null);
  const scope = asked ?? (dropIn === sessionId ? 'all' : 'enrolled');
  const { data, previousData, error, loading, refetch } = useAttendanceRosterQuery({
    variables: { sessionId, date, scope, search: search || null },
    fetchPolicy: 'no-cache',
    context: silent(),
    notifyOnNetworkStatusChange: true,
  });
  const [toldScope, setToldScope] = useState<Scope | null>(null);
  if (data && toldScope !== scope) setToldScope(scope);
  const shown = data ?? previousData;
  const before = shown && shown.roster.sessionId === sessionId && shown.roster.date === date ? shown.roster : undefined;
  const unanswered = error !== undefined && failuresOf(error).length === 0;
  // Without a network the list that was there before is no answer to another scope.
  const told = unanswered && !data && toldScope !== scope ? undefined : before;
  const kept = useKeptRoster(placeOf(session), { sessionId, date, scope, told: search || session.viewAs ? undefined : data?.roster, unanswered: unanswered && told === undefined });
  const offline = kept ?? (before && toldScope ? { day: before, scope: toldScope } : null);
  const day = useInScope(session.user.id, told, offline?.day, scope);
  if ((data?.roster ?? kept?.day)?.isDropIn && asked === null && dropIn !== sessionId) setDropIn(sessionId);
  const reachable = useReachable();
  const shownKept = told === undefined && offline !== null;
  useEffect(() => {
    if (shownKept && reachable) void refetch().catch(() => undefined);
  }, [shownKept, reachable, refetch]);
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400);
  return {
    day,
    scope,
    loading,
    keptAt: told ? null : (kept?.at ?? null),
    onRosterOnly: shownKept && scope === 'all' && offline.scope !== 'all',
    problem: error && !loading ? (missing ? 'missing' : 'failed') : 'none',
    refetch: async () => void (await refetch().catch(() => undefined)),
  };
}

/** What was told, else what there is without a network, of those who were asked for. */
function useInScope(userId: string, told: RosterDay | undefined, offline: RosterDay | undefined, scope: Scope): RosterDay | undefined {
  const narrowed = useMemo(() => (offline && scope === 'enrolled' ? onRosterOf(userId, offline) : offline), [userId, offline, scope]);
  return told ?? narrowed;
}

/** The store of one day's marks, alive while the page is. */
export function useRosterStore(sessionId: string, date: PlainDate): RosterStore {
  const client = useApolloClient();
  const { user } = useSession();
  const [store] = useState(() => {
    const made: RosterStore = new RosterStore({
      send: async (batch) => {
        const outcome = await sendMarks(client, { sessionId, date }, batch, made.reason);
        if (outcome.kind === 'saved') void noteSaved({ sessionId, date }, outcome.marks);
        return outcome;
      },
      unsent: browserUnsentStore(user.id, sessionId, date),
      newKey: () => newId(),
      now: serverNow,
    });
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

/** Whether it is known what waits on this device: a roster that is marked before could write over it. */
function useDecided(): boolean {
  const [decided, setDecided] = useState(() => !keepsOffline());
  useEffect(() => {
    let gone = false;
    void vaultDecided().finally(() => !gone && setDecided(true));
    return () => {
      gone = true;
    };
  }, []);
  return decided;
}

/** Hands each fresh roster to the store, before the browser paints it. */
export function useLoadedRoster(store: RosterStore, day: RosterDay | undefined): void {
  const decided = useDecided();
  useLayoutEffect(() => {
    if (day && decided) store.load(day);
  }, [store, day, decided]);
}

/** Marks of others come in while the roster is open; where they do not say all, it is read again. */
export function useLiveRoster(store: RosterStore, { sessionId, date }: Pick<RosterQuestion, 'sessionId' | 'date'>, { day, refetch }: RosterState): void {
  const again = () => void refetch();
  useSessionAttendance(
    { sessionId: day ? sessionId : null, from: date, to: date },
    {
      known: () => store.known(),
      hear: (marks) => {
        void noteSaved({ sessionId, date }, marks);
        if (store.hear(marks)) again();
      },
      again,
    },
  );
}

export function useRosterSummary(store: RosterStore): RosterSummary {
  return useSyncExternalStore(store.views.subscribe, store.views.summary);
}
