import { type ChangedBy, failuresOf, silent, useChangedBy } from '@afterbell/core/web';
import { useMemo } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import {
  useCreateOrganizationMutation,
  useMoveOrganizationMutation,
  useRenameOrganizationMutation,
  useSetOrganizationEnabledMutation,
  type CreateOrganizationMutationVariables,
  type RenameOrganizationMutation,
} from './__generated__/organization-changes';

type Payload = RenameOrganizationMutation['renameOrganization'];
export type ChangedOrganization = NonNullable<Payload['organization']>;
export type ChangeProblem = Payload['problems'][number];

/** What became of a change: the organization as it is now, or why not, in words and by field. */
export type Outcome =
  | { organization: ChangedOrganization; problems: readonly [] }
  /** `stale`: somebody was faster; who, where the server knows. */
  | { organization: null; problems: readonly { field: string | null; message: string }[]; stale?: { by: ChangedBy | null } };

/** A problem as a sentence. The name is that of the organization it is about. */
export function useProblemText(): (problem: ChangeProblem, name: string) => string {
  const t = useOrganizationsTexts();
  return useMemo(
    () => (problem, name) => {
      if (problem.__typename === 'ConflictProblem') {
        const [place] = problem.conflicts.filter(({ field }) => field === 'parentId');
        const by = problem.conflicts[0]?.changedBy ?? t('said.somebody');
        return place ? t('said.conflictPlace', { name, by, current: place.current ?? '' }) : t('said.conflict', { name, by });
      }
      const { path, message } = problem;
      if (path === 'parentId') return /^\p{Lu}/u.test(message) ? `${message}.` : t('said.placeProblem', { message });
      if (path === 'enabled') return /^\p{Lu}/u.test(message) ? message : t('said.fieldProblem', { field: name, message });
      if (path === 'name' || path === 'stateId' || path === 'ncesId' || path === 'timeZone' || path === 'level') return t('said.fieldProblem', { field: t(`field.${path}`), message });
      return message;
    },
    [t],
  );
}

export function useOutcome(): (call: Promise<{ data?: unknown }>, read: (data: never) => Payload | undefined, name: string) => Promise<Outcome> {
  const t = useOrganizationsTexts();
  const textOf = useProblemText();
  const byOf = useChangedBy();
  return useMemo(
    () => async (call, read, name) => {
      const failed = (message: string): Outcome => ({ organization: null, problems: [{ field: null, message }] });
      try {
        const { data } = await call;
        const payload = data ? read(data as never) : undefined;
        if (payload?.organization) return { organization: payload.organization, problems: [] };
        if (!payload?.problems.length) return failed(t('said.failed'));
        const conflict = payload.problems.find((problem) => problem.__typename === 'ConflictProblem');
        const stale = conflict?.__typename === 'ConflictProblem' ? { by: byOf(conflict.conflicts[0]) } : undefined;
        return { organization: null, problems: payload.problems.map((problem) => ({ field: problem.path, message: textOf(problem, name) })), stale };
      } catch (error) {
        const [failure] = failuresOf(error);
        return failed(failure?.message[0] ?? t('said.failed'));
      }
    },
    [t, textOf, byOf],
  );
}

interface Named {
  id: string;
  name: string;
  version: number;
}

export interface OrganizationChanges {
  create: (input: CreateOrganizationMutationVariables['input']) => Promise<Outcome>;
  /** What adding it would be refused for; nothing is added. */
  rehearse: (input: CreateOrganizationMutationVariables['input']) => Promise<Outcome['problems']>;
  rename: (organization: Named, name: string) => Promise<Outcome>;
  move: (organization: Named, parentId: string) => Promise<Outcome>;
  setEnabled: (organization: Named, enabled: boolean) => Promise<Outcome>;
}

/** The changes that list, tree and record share; every outcome comes back as data. */
export function useOrganizationChanges(): OrganizationChanges {
  const outcome = useOutcome();
  const textOf = useProblemText();
  const context = silent();
  const [create] = useCreateOrganizationMutation({ context });
  const [rename] = useRenameOrganizationMutation({ context });
  const [move] = useMoveOrganizationMutation({ context });
  const [setEnabled] = useSetOrganizationEnabledMutation({ context });
  return {
    create: (input) => outcome(create({ variables: { input } }), (data: { createOrganization: Payload }) => data.createOrganization, input.name),
    rehearse: async (input) => {
      // Without an answer nothing is foretold: saving asks again.
      const answer = await create({ variables: { input: { ...input, dryRun: true } } }).catch(() => null);
      return (answer?.data?.createOrganization.problems ?? []).map((problem) => ({ field: problem.path, message: textOf(problem, input.name) }));
    },
    rename: ({ id, name: before, version }, name) => outcome(rename({ variables: { id, name, version } }), (data: { renameOrganization: Payload }) => data.renameOrganization, before),
    move: ({ id, name, version }, parentId) => outcome(move({ variables: { id, parentId, version } }), (data: { moveOrganization: Payload }) => data.moveOrganization, name),
    setEnabled: ({ id, name, version }, enabled) => outcome(setEnabled({ variables: { id, enabled, version } }), (data: { setOrganizationEnabled: Payload }) => data.setOrganizationEnabled, name),
  };
}
