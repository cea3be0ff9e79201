import { isReachable, onReach } from '@afterbell/core/web';
import { useMemo, useSyncExternalStore } from 'react';
import { onOpenRosters, rosterOpenAt } from '../roster/open-rosters';
import { onUnsent, unsentDays } from '../roster/unsent-marks';
import { closingsOf, onClosings } from './kept-closings';
import { countBeside } from './waiting-beside';

export interface Waiting {
  /** Marks that are sent by themselves. */
  sendable: number;
  /** Days that are closed by themselves, after their marks. */
  closings: number;
  /** Days that are closed once a decision about their marks was made. */
  closingsAfter: number;
  /** Only after a decision. */
  undecided: number;
}

export function onWaiting(listener: () => void): () => void {
  const stops = [onUnsent(listener), onClosings(listener), onReach(listener), onOpenRosters(listener)];
  return () => stops.forEach((stop) => stop());
}

/** What of this person waits on the device; what an open page asks about, it asks itself, and of the other marks of its days nothing. */
export function waitingOf(userId: string): Waiting {
  const closings = closingsOf(userId);
  const asked = closings.filter(({ problem, theirs }) => problem || theirs).length;
  const days = unsentDays(userId);
  const stuck = new Set(days.filter(({ undecided, blocked }) => undecided > 0 || blocked).map(keyOf));
  const closingsAfter = closings.filter((closing) => !closing.problem && !closing.theirs && stuck.has(keyOf(closing))).length;
  return days.reduce(
    ({ sendable, undecided, ...rest }, day) => {
      const open = rosterOpenAt(day.sessionId, day.date) !== undefined;
      const beside = countBeside(userId, day);
      const held = beside.undecided + (day.blocked ? beside.count : 0);
      // A page on the screen says itself what it sends, as long as it can.
      const sent = day.blocked ? 0 : (open && isReachable() ? beside : day).count;
      return { ...rest, sendable: sendable + sent, undecided: undecided + held };
    },
    { sendable: 0, closings: closings.length - asked - closingsAfter, closingsAfter, undecided: asked },
  );
}

export function useWaiting(userId: string): Waiting {
  const told = useSyncExternalStore(onWaiting, () => JSON.stringify(waitingOf(userId)));
  return useMemo(() => JSON.parse(told) as Waiting, [told]);
}

const keyOf = ({ sessionId, date }: { sessionId: string; date: string }) => `${sessionId}:${date}`;
