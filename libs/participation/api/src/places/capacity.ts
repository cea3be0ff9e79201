import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type PlainDate } from '@afterbell/core/domain';
import type { HeldSession } from '../enrollment/session-places';
import { cleanText, invalid } from '../shared/input';
import { CAPACITY } from './places.sql';

/** What to do with those for whom a session has no place left. */
export const WHEN_FULL = ['ask', 'wait', 'exceed'] as const;
export type WhenFull = (typeof WHEN_FULL)[number];
export const OVER_REASON_LENGTH = 200;

export interface FullWish {
  whenFull: WhenFull;
  reason: string | null;
}

export interface Room {
  capacity: number | null;
  taken: number;
  /** None where the session takes as many as come. */
  free: number | null;
}

export async function roomIn(tx: Tx, sessionId: string, startsOn: PlainDate, endsOn: PlainDate | null, without: readonly string[]): Promise<Room> {
  const row = await tx.one<{ capacity: number | null; taken: number }>(CAPACITY, [sessionId, startsOn, endsOn, without], 'session_capacity');
  const { capacity = null, taken = 0 } = row ?? {};
  return { capacity, taken, free: capacity === null ? null : Math.max(0, capacity - taken) };
}

/** Who is given a place and who waits, of those asked for in their order; refuses where that was not said. */
export function shareOut({ name }: HeldSession, room: Room, personIds: readonly string[], { whenFull, reason }: FullWish): { placed: string[]; waiting: string[]; over: string | null } {
  const { capacity, taken, free } = room;
  if (free === null || personIds.length <= free) return { placed: [...personIds], waiting: [], over: null };
  if (whenFull === 'wait') return { placed: personIds.slice(0, free), waiting: personIds.slice(free), over: null };
  if (whenFull === 'ask') throw new AppError('SESSION_FULL', { session: name, capacity, taken, asked: personIds.length, over: personIds.length - free });
  if (!requirePrincipal().permissions.allows('edit', 'activities.session')) throw new AppError('FORBIDDEN');
  const why = cleanText(reason, OVER_REASON_LENGTH, 'reason');
  if (why === null) throw invalid('reason', 'Say why there are more than the session has places for.');
  return { placed: [...personIds], waiting: [], over: why };
}
