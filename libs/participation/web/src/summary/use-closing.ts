import { failuresOf, silent, useSession } from '@afterbell/core/web';
import { closingProblem, isSessionOutcome, type SessionOutcome, summarize } from '@afterbell/participation/domain';
import { useRef, useState, useSyncExternalStore } from 'react';
import { closingOf, dropClosing, keepClosing, type KeptClosing, mayKeepClosing, onClosings } from '../offline/kept-closings';
import { isToCome, type RosterDay } from '../roster/marks';
import { useCloseDayMutation, useReopenDayMutation } from './__generated__/summary';

export type ClosingProblem = { field: 'outcome' | 'reason' | null; message: string } | { field: null; kind: 'offline' | 'failed' | 'changed' };

export interface Closing {
  outcome: SessionOutcome | null;
  /** Of a day to come it can only be said that it does not run. */
  toCome: boolean;
  reason: string;
  busy: boolean;
  problem: ClosingProblem | null;
  /** Anything that is no outcome takes the choice back. */
  setOutcome: (value: string) => void;
  setReason: (value: string) => void;
  /** Said without a network: it waits on this device. */
  kept: KeptClosing | null;
  takeBack: () => void;
  close: () => Promise<void>;
  reopen: () => Promise<void>;
}

/** How the day ended, as this person says it; what the marks contradict is told before it is sent. */
export function useClosing(day: RosterDay, choose: string, onChanged: () => Promise<void>, unsent = 0): Closing {
  const [closeDay] = useCloseDayMutation();
  const [reopenDay] = useReopenDayMutation();
  const counts = summarize(day.rows.map(({ status }) => status));
  const [chosen, setChosen] = useState<SessionOutcome | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClosingProblem | null>(null);
  const going = useRef(false);
  const { user } = useSession();
  const kept = useSyncExternalStore(onClosings, () => closingOf(user.id, day));
  // Marks say that it was taken; a zero is never guessed.
  const toCome = isToCome(day);
  const outcome = chosen ?? (!toCome && counts.Present + counts.ExcusedAbsence + counts.UnexcusedAbsence > 0 ? 'taken' : null);
  const { sessionId, date, version } = day;

  async function send(call: () => Promise<{ code: string; message: string; path?: string | null } | undefined>, keep?: () => Promise<void>) {
    if (going.current) return;
    going.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const refusal = await call();
      if (refusal?.code === 'STALE_VERSION') setProblem({ field: null, kind: 'changed' });
      else if (refusal) setProblem({ field: refusal.path === 'reason' ? 'reason' : refusal.path === 'outcome' ? 'outcome' : null, message: refusal.message });
      if (!refusal || refusal.code === 'STALE_VERSION') await onChanged();
    } catch (error) {
      const unanswered = failuresOf(error).length === 0;
      if (unanswered && keep && mayKeepClosing(user.id)) await keep();
      else setProblem({ field: null, kind: unanswered ? 'offline' : 'failed' });
    } finally {
      going.current = false;
      setBusy(false);
    }
  }

  const keepIt = (said: SessionOutcome) => {
    const { activityName, sessionName } = day;
    const title = activityName === sessionName ? activityName : `${activityName}, ${sessionName}`;
    return keepClosing({ sessionId, date, title, outcome: said, reason: said === 'did_not_run' ? reason.trim() : null });
  };

  return {
    outcome,
    toCome,
    reason,
    busy,
    problem,
    kept,
    takeBack: () => void dropClosing(day),
    setOutcome: (value) => {
      setChosen(isSessionOutcome(value) ? value : null);
      setProblem(null);
    },
    setReason: (value) => {
      setReason(value);
      setProblem(null);
    },
    close: async () => {
      if (!outcome) return setProblem({ field: 'outcome', message: choose });
      const wrong = closingProblem(outcome, counts, reason.trim() || null, toCome);
      if (wrong) return setProblem(wrong);
      // What waits of the day goes first: it would be closed without those marks.
      if (unsent > 0 && mayKeepClosing(user.id)) return keepIt(outcome);
      await send(async () => {
        const input = { sessionId, date, version, outcome, reason: outcome === 'did_not_run' ? reason.trim() : null };
        const { data } = await closeDay({ variables: { input }, context: silent(), fetchPolicy: 'no-cache' });
        return data?.closeSessionDate.problems[0];
      }, () => keepIt(outcome));
    },
    reopen: () =>
      send(async () => {
        const { data } = await reopenDay({ variables: { input: { sessionId, date, version } }, context: silent(), fetchPolicy: 'no-cache' });
        const problem = data?.reopenSessionDate.problems[0];
        // What was said of it before is taken back as well.
        if (!problem) {
          setChosen(null);
          setReason('');
        }
        return problem;
      }),
  };
}
