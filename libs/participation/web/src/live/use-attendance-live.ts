import { useSubscriptionWhileSeen } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import {
  type HeardMarksFragment,
  ParticipantAttendanceDocument,
  type ParticipantAttendanceSubscription,
  type ParticipantAttendanceSubscriptionVariables,
  SessionAttendanceDocument,
  type SessionAttendanceSubscription,
  type SessionAttendanceSubscriptionVariables,
} from './__generated__/attendance-live';

/** A mark as the server tells that it is stored now; version 0 where it was deleted. */
export type HeardMark = HeardMarksFragment['marks'][number];

/** A page that shows marks and hears of those of others. */
export interface Hearing {
  /** Versions of the marks shown, added up. */
  known: () => number;
  /** Takes in what is stored. */
  hear: (marks: readonly HeardMark[]) => void;
  /** Everything is asked for again: places or the day changed, or the page was away. */
  again: () => void;
}

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** Marks of a session on open pages. `sessionId` null: nothing to listen to yet. */
export function useSessionAttendance({ sessionId, from, to, personIds = null }: Days & { sessionId: string | null; personIds?: string[] | null }, hearing: Hearing): void {
  useSubscriptionWhileSeen<SessionAttendanceSubscription, SessionAttendanceSubscriptionVariables>(
    SessionAttendanceDocument,
    sessionId && [sessionId, from, to, personIds?.join() ?? ''].join(' '),
    () => ({ sessionId: sessionId ?? '', from, to, personIds, known: hearing.known() }),
    { onData: ({ sessionAttendanceChanged: change }) => take(change, hearing), onMissed: hearing.again },
  );
}

export function useParticipantAttendance({ personId, from, to }: Days & { personId: string | null }, hearing: Hearing): void {
  useSubscriptionWhileSeen<ParticipantAttendanceSubscription, ParticipantAttendanceSubscriptionVariables>(
    ParticipantAttendanceDocument,
    personId && [personId, from, to].join(' '),
    () => ({ personId: personId ?? '', from, to, known: hearing.known() }),
    { onData: ({ participantAttendanceChanged: change }) => take(change, hearing), onMissed: hearing.again },
  );
}

function take({ marks, again }: HeardMarksFragment, hearing: Hearing): void {
  if (marks.length > 0) hearing.hear(marks);
  if (again) hearing.again();
}
