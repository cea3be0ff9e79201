import type { ActivityType } from '@afterbell/activities/domain';
import { silent } from '@afterbell/core/web';
import { useState } from 'react';
import { type SaveSessionMutation, type SessionRecordFragment, useSaveSessionMutation } from './__generated__/sessions';
import { draftProblems } from './schedule-draft';
import { sameSchedule, type SessionActivity, type SessionDraft, sessionDraft, sessionInput } from './session-draft';

type Answer = SaveSessionMutation['saveSession'];
export type SessionChange = NonNullable<Answer['changes']>[number];
export type SaveProblem = { code: string; path: string | null; message: string };

export interface Stale {
  version: number;
  who: string;
}

export interface SaveOutcome {
  problems: readonly SaveProblem[];
  stale: Stale | null;
  /** What a save would do to dates that are there, waiting for a yes. */
  rehearsed: readonly SessionChange[] | null;
  saved: { name: string; changes: readonly SessionChange[] } | null;
}

const NOTHING: SaveOutcome = { problems: [], stale: null, rehearsed: null, saved: null };
const touches = ({ gained, lost, retimed }: SessionChange) => gained.length + lost.length + retimed.length > 0;

/** Saves a session; where dates change that are there already, it says how before it does. */
export function useSaveSession(activity: SessionActivity, session: SessionRecordFragment | null, today: string) {
  const [save, { loading }] = useSaveSessionMutation();
  const [outcome, setOutcome] = useState<SaveOutcome>(NOTHING);

  async function send(draft: SessionDraft, { sure = false, version = session?.version ?? 0 } = {}): Promise<SaveOutcome> {
    const changed = session !== null && !sameSchedule(draft.schedule, sessionDraft(session, today).schedule);
    const missing = [...(draft.name.trim() === '' ? [{ path: 'name', message: 'is required' }] : []), ...draftProblems(draft.schedule, activity.type as ActivityType)];
    if (missing.length) return settle({ ...NOTHING, problems: missing.map((problem) => ({ code: 'VALIDATION', ...problem })) });
    const input = sessionInput(draft, session ? { id: session.id, version, changed } : { activityId: activity.id });
    const rehearse = changed && !sure;
    const answer = (await save({ variables: { input: { ...input, dryRun: rehearse } }, context: silent(false) })).data?.saveSession;
    if (!answer) return settle(NOTHING);
    const changes = answer.changes ?? [];
    if (answer.problems.length) return settle({ ...NOTHING, problems: answer.problems.filter(({ code }) => code !== 'STALE_VERSION'), stale: staleOf(answer) });
    if (!rehearse) return settle({ ...NOTHING, saved: { name: answer.session?.name ?? draft.name, changes } });
    if (!changes.some(touches)) return send(draft, { sure: true, version });
    return settle({ ...NOTHING, rehearsed: changes });
  }
  function settle(next: SaveOutcome): SaveOutcome {
    setOutcome(next);
    return next;
  }
  return { send, outcome, loading, reset: () => setOutcome(NOTHING) };
}

function staleOf({ problems }: Answer): Stale | null {
  const [conflict] = problems.flatMap((problem) => ('conflicts' in problem ? problem.conflicts : []));
  return conflict ? { version: conflict.version, who: conflict.changedBy ?? '' } : null;
}
