import { failuresOf, silent, useSession } from '@afterbell/core/web';
import { addDays, dayOfWeek, monthStart, type PlainDate } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { addMonths, lastOfMonth } from '../choose-day/calendar-days';
import { sendMarks } from '../roster/attendance-sender';
import { SaveGridMarksDocument, useGridPageQuery } from './__generated__/grid';
import { GridStore, type GridView } from './grid-store';

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
  useEffect(() => {
    if (!store) return undefined;
    window.addEventListener('online', store.retry);
    return () => {
      window.removeEventListener('online', store.retry);
      void store.flush();
    };
  }, [store]);
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400);
  return { grid, store, problem: error && !loading ? (missing ? 'missing' : 'failed') : 'none', refetch: () => void refetch().catch(() => undefined), siteName: organization.name } as const;
}

export function useGridView(store: GridStore): GridView {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
