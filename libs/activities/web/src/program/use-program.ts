import { notify, silent } from '@afterbell/core/web';
import { useState } from 'react';
import type { ActivityRecordQuery } from '../__generated__/activity-record';
import { useSaveActivityProgramMutation } from './__generated__/activity-program';
import { type ProgramDraft, programInput, programOf } from './program-draft';
import { useProgramTexts } from './program-texts';

export type ProgramActivity = ActivityRecordQuery['activity'];
export interface ProgramState extends ProgramDraft {
  termId: string | null;
}
interface Problem {
  path: string | null;
  message: string;
}

export const stateOf = (activity: ProgramActivity): ProgramState => ({ ...programOf(activity), termId: activity.term?.id ?? null });
const inputOf = ({ termId, ...draft }: ProgramState) => ({ ...programInput(draft), termId });

export interface ProgramEditing {
  state: ProgramState;
  set: (state: ProgramState) => void;
  dirty: boolean;
  problems: readonly Problem[];
  /** Who saved meanwhile. */
  stale: { by: string | null } | null;
  busy: boolean;
  save: () => Promise<boolean>;
}

/** The program of an activity while it is edited: saved by itself, with a version of its own. */
export function useProgram(activity: ProgramActivity | undefined, onSaved: () => void): ProgramEditing | null {
  const t = useProgramTexts();
  const [mutate, { loading }] = useSaveActivityProgramMutation({ context: silent(false) });
  const [edited, setEdited] = useState<{ state: ProgramState; version: number } | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [stale, setStale] = useState<{ by: string | null } | null>(null);
  if (!activity) return null;
  const { id, name } = activity;
  const stored = stateOf(activity);
  const state = edited?.state ?? stored;
  const dirty = edited !== null && JSON.stringify(inputOf(state)) !== JSON.stringify(inputOf(stored));

  async function send(wanted: ProgramState, version: number, before: ProgramState | null): Promise<boolean> {
    const answer = (await mutate({ variables: { input: { id, version, ...inputOf(wanted) } } })).data?.saveActivityProgram;
    const refused = answer?.problems ?? [{ path: null, message: t('failed') }];
    const [conflict] = refused.flatMap((problem) => ('conflicts' in problem ? problem.conflicts : []));
    setStale(conflict ? { by: conflict.changedBy } : null);
    setProblems(conflict ? [] : refused);
    // Whoever saves again has been told; what stands there now is read anew.
    if (conflict) setEdited({ state: wanted, version: conflict.version });
    if (refused.length > 0) {
      onSaved();
      return false;
    }
    setEdited(null);
    onSaved();
    const next = answer?.activity?.programVersion ?? version;
    notify({ severity: 'success', title: t('saved', { name }), ...(before ? { action: { label: t('undo'), onClick: () => void send(before, next, null).catch(() => undefined) } } : {}) });
    return true;
  }

  return {
    state,
    dirty,
    problems,
    stale,
    busy: loading,
    set: (next) => {
      setProblems([]);
      setEdited({ state: next, version: edited?.version ?? activity.programVersion });
    },
    save: () => (loading || !edited ? Promise.resolve(true) : send(edited.state, edited.version, stored)),
  };
}
