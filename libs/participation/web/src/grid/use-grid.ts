import { failuresOf, isReachable, onReach, silent, useReachable, useSession } from '@afterbell/core/web';
import { addDays, dayOfWeek, monthStart, type PlainDate } from '@afterbell/core/domain';
import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { addMonths, lastOfMonth } from '../choose-day/calendar-days';
import { type HeardMark, useParticipantAttendance, useSessionAttendance } from '../live/use-attendance-live';
import { sendMarks } from '../roster/attendance-sender';
import { openRoster } from '../roster/open-rosters';
import { browserUnsentStore } from '../roster/unsent-marks';
import { SaveGridMarksDocument, SaveParticipantMarksDocument, useGridPageQuery, useParticipantGridQuery } from './__generated__/grid';
import type { CellAt, GridData } from './grid-model';
import type { GridView, SendDay } from './grid-edits';
import { GridStore } from './grid-store';
import { GridUnsent, type MarkAt } from './grid-unsent';

export const SPANS = ['week', 'weeks', 'month'] as const;
export type Span = (typeof SPANS)[number];

export const isSpan = (value: unknown): value is Span => (SPANS as readonly unknown[]).includes(value);

/** Children of a page. */
export const ROWS = 30;

/** The days of a view that holds a date; weeks start on Sunday. Two are the week of the date and the one before, as what is entered has been; `ahead` the next one, as absences are told before. */
export function daysOf(span: Span, date: PlainDate, ahead = false): { from: PlainDate; to: PlainDate } {
  if (span === 'month') return { from: monthStart(date), to: lastOfMonth(date) };
  const week = addDays(date, -dayOfWeek(date));
  const twice = span === 'weeks';
  return { from: twice && !ahead ? addDays(week, -7) : week, to: addDays(week, twice && ahead ? 13 : 6) };
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
  const { organization, user } = useSession();
  const { data, error, loading, refetch } = useGridPageQuery({ variables: { sessionId, from, to, first: ROWS, offset: page * ROWS }, fetchPolicy: 'no-cache', context: silent(), notifyOnNetworkStatusChange: true });
  const found = data?.attendanceGrid;
  const again = () => void refetch().catch(() => undefined);
  const { grid, store } = useOpenStore(`${sessionId} ${from} ${to} ${page}`, found?.sessionId === sessionId ? found : undefined, (first) => {
    const device = new GridUnsent({ open: (id, date, of) => browserUnsentStore(user.id, id, date, of), markAt: ({ personId, date }) => ({ sessionId, date, personId }), title: () => titleOf(first) });
    return new GridStore(first, (date, batch, reason) => sendMarks(client, { sessionId, date }, batch, reason, SaveGridMarksDocument), true, device);
  });
  useSavingStore(store, grid, ({ date }) => ({ sessionId, date }));
  const hearing = { known: () => store?.known() ?? 0, hear: (marks: readonly HeardMark[]) => store?.hear(marks), again };
  useSessionAttendance({ sessionId: grid ? sessionId : null, from, to, personIds: grid?.rows.map(({ personId }) => personId) ?? null }, hearing);
  const problem = useProblem(loading ? undefined : error, grid !== undefined, again);
  return { grid, store, problem, refetch: again, siteName: organization.name } as const;
}

/** Why there is no answer. Without a network the grid that is shown stays as it is, and either is asked for again once there is one. */
function useProblem(error: ErrorLike | undefined, isShown: boolean, again: () => void): 'none' | 'missing' | 'failed' | 'offline' {
  const reachable = useReachable();
  useEffect(() => (error ? onReach(() => isReachable() && again()) : undefined), [error, again]);
  if (!error) return 'none';
  if (failuresOf(error).some(({ statusCode }) => statusCode === 404 || statusCode === 400)) return 'missing';
  if (reachable) return 'failed';
  return isShown ? 'none' : 'offline';
}

const titleOf = ({ activityName, sessionName }: { activityName: string; sessionName: string }) => (activityName === sessionName ? activityName : `${activityName}, ${sessionName}`);

/** One store for one view, however often the view is read again: what is typed in it, and the way back, stay. */
function useOpenStore<Data extends GridData>(key: string, data: Data | undefined, make: (first: Data) => GridStore): { grid: Data | undefined; store: GridStore | undefined } {
  const [open, setOpen] = useState<{ key: string; grid: Data; store: GridStore } | null>(null);
  if (data && open?.key !== key) setOpen({ key, grid: data, store: make(data) });
  else if (open && data && open.grid !== data) setOpen({ ...open, grid: data });
  const shown = open?.key === key ? open : undefined;
  useEffect(() => {
    if (shown) shown.store.renew(shown.grid);
  }, [shown]);
  return { grid: shown?.grid, store: shown?.store };
}

/** Sends again when the line is back, and what still waits when the view goes. While it is open it is the sender of its days. */
function useSavingStore(store: GridStore | undefined, grid: GridData | undefined, markAt: (cell: CellAt) => Pick<MarkAt, 'sessionId' | 'date'>, child?: string): void {
  useEffect(() => {
    if (!store) return undefined;
    store.start();
    window.addEventListener('online', store.retry);
    return () => {
      window.removeEventListener('online', store.retry);
      store.stop();
    };
  }, [store]);
  const days = [...new Set((grid?.rows ?? []).flatMap(({ personId, cells }) => cells.map(({ date }) => Object.values(markAt({ personId, date })).join(' '))))].sort().join('\n');
  useEffect(() => {
    if (!store || days === '') return undefined;
    const close = days.split('\n').map((day) => {
      const [sessionId = '', date = ''] = day.split(' ');
      return openRoster(sessionId, date, { flush: () => store.flush(), stop: () => store.stop(), personIds: () => store.personIdsAt(sessionId, date), ...(child ? { child } : {}) });
    });
    return () => close.forEach((one) => one());
  }, [store, days, child]);
}

/** One child over the sessions of the site: the same grid, whose lines are sessions. */
export function useParticipantGrid({ personId, from, to }: { personId: string; from: PlainDate; to: PlainDate }) {
  const client = useApolloClient();
  const { timeZone, user } = useSession();
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
      outcomes: new Map(cells.map(({ date, outcome }) => [date, outcome])),
      planned: new Map(cells.map(({ date, plannedStart, plannedEnd }) => [date, { startTime: plannedStart, endTime: plannedEnd }])),
    })),
  }, [found, timeZone]);
  const again = () => void refetch().catch(() => undefined);
  const { grid: shown, store } = useOpenStore(`${personId} ${from} ${to}`, found?.personId === personId ? grid : undefined, (first) => {
    const send: SendDay = async (date, batch, reason) => {
      const sessionId = batch.marks[0]?.personId ?? '';
      const outcome = await sendMarks(client, { sessionId, date }, { ...batch, marks: batch.marks.map((mark) => ({ ...mark, personId })) }, reason, SaveParticipantMarksDocument);
      if (outcome.kind === 'saved') return { ...outcome, marks: outcome.marks.map((mark) => ({ ...mark, personId: sessionId })) };
      return outcome.kind === 'conflict' ? { ...outcome, conflicts: outcome.conflicts.map((fact) => ({ ...fact, id: sessionId })) } : outcome;
    };
    const titles = new Map(first.rows.map((row) => [row.personId, row.firstName]));
    const device = new GridUnsent({ open: (id, date, of) => browserUnsentStore(user.id, id, date, of), markAt: (cell) => ({ sessionId: cell.personId, date: cell.date, personId }), title: (id) => titles.get(id) ?? '' });
    return new GridStore(first, send, false, device);
  });
  useSavingStore(store, shown, (cell) => ({ sessionId: cell.personId, date: cell.date }), personId);
  const hear = (marks: readonly HeardMark[]) => store?.hear(marks.map((mark) => ({ ...mark, personId: mark.sessionId })));
  useParticipantAttendance({ personId: shown ? personId : null, from, to }, { known: () => store?.known() ?? 0, hear, again });
  const problem = useProblem(loading ? undefined : error, shown !== undefined, again);
  return { found, grid: shown, store, problem, refetch: again } as const;
}

export function useGridView(store: GridStore): GridView {
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
