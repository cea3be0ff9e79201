import { entriesOfRights } from '@afterbell/core/domain';
import { notify, silent, useSessionContext, type SaveStatus } from '@afterbell/core/web';
import { useState } from 'react';
import { useRoleLazyQuery, useSaveRoleMutation, type SaveRoleMutation } from './__generated__/roles';
import type { RoleProblem } from './role-problems';
import { useRolesTexts } from './roles-texts';
import type { RoleDraft } from './use-role-draft';

type Problem = SaveRoleMutation['saveRole']['problems'][number];

export interface SaveRole {
  status: SaveStatus;
  problems: readonly RoleProblem[];
  /** A question that stands in the way of saving. */
  question: { kind: 'own' } | { kind: 'conflict'; changedBy: string | null } | null;
  /** Answers whether it is saved. */
  save: (confirmOwn?: boolean) => Promise<boolean>;
  /** Reads what somebody else saved, and puts my changes on it or drops them. */
  settle: (keep: boolean) => Promise<void>;
  dismiss: () => void;
}

function questionOf(problems: readonly Problem[]): SaveRole['question'] {
  for (const problem of problems) {
    if (problem.code === 'ROLE_OWN_UNCONFIRMED') return { kind: 'own' };
    if (problem.code === 'STALE_VERSION') return { kind: 'conflict', changedBy: ('conflicts' in problem && problem.conflicts[0]?.changedBy) || null };
  }
  return null;
}

export function useSaveRole(role: RoleDraft): SaveRole {
  const t = useRolesTexts();
  const { refresh } = useSessionContext();
  const [run] = useSaveRoleMutation();
  const [read] = useRoleLazyQuery({ fetchPolicy: 'network-only' });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [problems, setProblems] = useState<readonly RoleProblem[]>([]);
  const [question, setQuestion] = useState<SaveRole['question']>(null);
  const { base, draft } = role;

  async function save(confirmOwn = false): Promise<boolean> {
    setStatus({ kind: 'saving' });
    setQuestion(null);
    const input = { id: base.id, version: base.version, name: draft.name, levels: [...draft.levels], entries: entriesOfRights(draft.rights), confirmOwn };
    try {
      const { data } = await run({ variables: { input }, context: silent(false), refetchQueries: ['rolesList', 'roleNames', 'compareRoles'] });
      const answer = data?.saveRole;
      const asked = questionOf(answer?.problems ?? []);
      setProblems(asked ? [] : (answer?.problems ?? []));
      setQuestion(asked);
      if (!answer?.role) {
        setStatus(asked ? { kind: 'idle' } : { kind: 'failed' });
        return false;
      }
      role.adopt(answer.role);
      setStatus({ kind: 'idle' });
      // The bar goes with the last change; this stays to say it.
      notify({ severity: 'success', title: t('save.saved', { name: answer.role.name }) });
      // What was just changed may be what this person sees and does.
      if (answer.role.held) await refresh();
      return true;
    } catch {
      setStatus({ kind: 'failed' });
      return false;
    }
  }
  async function settle(keep: boolean) {
    const { data } = await read({ variables: { id: base.id }, context: silent(false) });
    if (!data) return;
    if (keep) role.rebase(data.role);
    else role.adopt(data.role);
    setQuestion(null);
  }
  return { status, problems, question, save, settle, dismiss: () => setQuestion(null) };
}
