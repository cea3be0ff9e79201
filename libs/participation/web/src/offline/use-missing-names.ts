import { silent, useReachable } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AttendanceRosterDocument } from '../roster/__generated__/roster';
import type { WaitingDay, WaitingMark } from './waiting-list';

type Names = ReadonlyMap<string, WaitingMark['person']>;

const lacks = ({ held, marks }: WaitingDay, names: Names) => [...held, ...marks].some(({ personId, person }) => person === null && !names.has(personId));

/** Children of days whose rosters this device does not keep: with a network the server says who they are. Null while it is asked. */
export function useMissingNames(days: readonly WaitingDay[] | null): readonly WaitingDay[] | null {
  const client = useApolloClient();
  const reachable = useReachable();
  const [names, setNames] = useState<Names>(new Map());
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const next = reachable ? days?.find((day) => lacks(day, names) && !asked.has(keyOf(day))) : undefined;
  const [sessionId, date] = [next?.sessionId, next?.date];
  useEffect(() => {
    if (!sessionId || !date) return undefined;
    let over = false;
    const done = (rows: readonly (NonNullable<WaitingMark['person']> & { personId: string })[]) => {
      if (over) return;
      setNames((before) => new Map([...before, ...rows.map((row) => [row.personId, row] as const)]));
      setAsked((before) => new Set([...before, keyOf({ sessionId, date })]));
    };
    void client.query({ query: AttendanceRosterDocument, variables: { sessionId, date, scope: 'enrolled', search: null }, fetchPolicy: 'no-cache', context: silent() }).then(
      ({ data }) => done(data?.roster.rows ?? []),
      () => done([]),
    );
    return () => {
      over = true;
    };
  }, [client, sessionId, date]);
  if (next || days === null) return null;
  const named = <One extends { personId: string; person: WaitingMark['person'] }>(one: One): One => (one.person ? one : { ...one, person: names.get(one.personId) ?? null });
  return days.map((day) => ({ ...day, held: day.held.map(named), marks: day.marks.map(named) }));
}

const keyOf = ({ sessionId, date }: Pick<WaitingDay, 'sessionId' | 'date'>) => `${sessionId} ${date}`;
