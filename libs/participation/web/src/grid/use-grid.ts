import { failuresOf, silent, useSession } from '@afterbell/core/web';
import { addDays, dayOfWeek, monthStart, type PlainDate } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { addMonths, lastOfMonth } from '../choose-day/calendar-days';
import { sendMarks } from '../roster/attendance-sender';
import { SaveGridMarksDocument, SaveParticipantMarksDocument, useGridPageQuery, useParticipantGridQuery } from './__generated__/grid';
import type { GridData } from './grid-model';
import { GridStore, type GridView, type SendDay } from './grid-store';

export const SPANS = ['week', 'weeks', 'month'] as const;
export type Span = (typeof SPANS)[number];

export const isSpan = (value: unknown): value is Span => (SPANS as readonly unknown[]).includes(value);

/** Children of a page. */
export const ROWS = 30;

/** The days of a view that holds a date; weeks start on Sunday. */
export function daysOf(span: Span, date: PlainDate): { from: PlainDate; to: PlainDate } {
  if (span === 'month') return { from: monthStart(date), to: lastOfMonth(date) };
  const from = addDays(date, -dayOfWeek(date));
  return { from, to: addDays(from, span === 'week' ? 6 : 13) };
}

export function dateAfter(span: Span, date: PlainDate, steps: 1 | -1): PlainDate {
  if (span === 'month') return addMonths(monthStart(date), steps);
  return addDays(date, (span === 'week' ? 7 : 14) * steps);
}

export interface GridQuestion {
  sessionId: string;
  from: PlainDate;
  to: PlainDate;
  page: number;
}

/** The grid as the server tells it, and the store of its marks; a new view is a new store. */
export function useGrid({ sessionId, from, to, page }: GridQuestion) {
  const client = useApolloClient();
  const { organization } = useSession();
  const { data, error, loading, refetch } = useGridPageQuery({ variables: { sessionId, from, to, first: ROWS, offset: page * ROWS }, fetchPolicy: 'no-cache', context: silent(), notifyOnNetworkStatusChange: true });
  const grid = data?.attendanceGrid;
  const store = useMemo(() => grid && new GridStore(grid, (date, batch, reason) => sendMarks(client, { sessionId: grid.sessionId, date }, batch, reason, SaveGridMarksDocument)), [client, grid]);
  useSavingStore(store);
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400);
  return { grid, store, problem: error && !loading ? (missing ? 'missing' : 'failed') : 'none', refetch: () => void refetch().catch(() => undefined), siteName: organization.name } as const;
}

/** Sends again when the line is back, and what still waits when the view goes. */
function useSavingStore(store: GridStore | undefined): void {
  useEffect(() => {
    if (!store) return undefined;
    window.addEventListener('online', store.retry);
    return () => {
      window.removeEventListener('online', store.retry);
      void store.flush();
    };
  }, [store]);
}

/** One child over the sessions of the site: the same grid, whose lines are sessions. */
export function useParticipantGrid({ personId, from, to }: { personId: string; from: PlainDate; to: PlainDate }) {
  const client = useApolloClient();
  const { timeZone } = useSession();
  const { data, error, loading, refetch } = useParticipantGridQuery({ variables: { personId, from, to }, fetchPolicy: 'no-cache', context: silent(), notifyOnNetworkStatusChange: true });
  const found = data?.participantGrid;
  const grid = useMemo((): GridData | undefined => found && {
    mayEdit: found.mayEdit,
    isDropIn: false,
    timesRequired: false,
    timeZone,
    days: found.days.map((day) => ({ ...day, startTime: null, endTime: null })),
    rows: found.sessions.map(({ sessionId, sessionName, activityName, timesRequired, cells }) => ({
      personId: sessionId,
      firstName: sessionName.includes(activityName) ? sessionName : `${activityName}, ${sessionName}`,
      lastName: '',
      cells,
      timesRequired,
      planned: new Map(cells.map(({ date, plannedStart, plannedEnd }) => [date, { startTime: plannedStart, endTime: plannedEnd }])),
    })),
  }, [found, timeZone]);
  const store = useMemo(() => {
    const send: SendDay = async (date, batch, reason) => {
      const sessionId = batch.marks[0]?.personId ?? '';
      const outcome = await sendMarks(client, { sessionId, date }, { ...batch, marks: batch.marks.map((mark) => ({ ...mark, personId })) }, reason, SaveParticipantMarksDocument);
      if (outcome.kind === 'saved') return { ...outcome, marks: outcome.marks.map((mark) => ({ ...mark, personId: sessionId })) };
      return outcome.kind === 'conflict' ? { ...outcome, conflicts: outcome.conflicts.map((fact) => ({ ...fact, id: sessionId })) } : outcome;
    };
    return grid && new GridStore(grid, send, false);
  }, [client, grid, personId]);
  useSavingStore(store);
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400);
  return { found, grid, store, problem: error && !loading ? (missing ? 'missing' : 'failed') : 'none', refetch: () => void refetch().catch(() => undefined) } as const;
}

export function useGridView(store: GridStore): GridView {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
