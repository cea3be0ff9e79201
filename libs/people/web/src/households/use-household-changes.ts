import { failuresOf, silent } from '@afterbell/core/web';
import {
  type CreateHouseholdMutationVariables,
  type EditHouseholdMutationVariables,
  type HouseholdProblemsFragment,
  useAddHouseholdMemberMutation,
  useApplyHouseholdAddressMutation,
  useCreateHouseholdMutation,
  useEditHouseholdMutation,
  useMergeHouseholdsMutation,
  useRemoveHouseholdMemberMutation,
  useRemoveHouseholdMutation,
  useSetHouseholdPrimaryMutation,
  useSplitHouseholdMutation,
} from './__generated__/households';
import { useHouseholdsTexts } from './households-texts';

export interface HouseholdOutcome {
  done: boolean;
  /** By the field of the input; what belongs to none stands under ''. */
  errors: Readonly<Record<string, string>>;
  household: HouseholdProblemsFragment['household'];
}

interface Held {
  id: string;
  version: number;
}

/** The changes to households; every outcome comes back as data. */
export function useHouseholdChanges(reload: () => void) {
  const t = useHouseholdsTexts();
  const context = silent();
  const [create] = useCreateHouseholdMutation({ context });
  const [edit] = useEditHouseholdMutation({ context });
  const [remove] = useRemoveHouseholdMutation({ context });
  const [addMember] = useAddHouseholdMemberMutation({ context });
  const [removeMember] = useRemoveHouseholdMemberMutation({ context });
  const [setPrimary] = useSetHouseholdPrimaryMutation({ context });
  const [apply] = useApplyHouseholdAddressMutation({ context });
  const [merge] = useMergeHouseholdsMutation({ context });
  const [split] = useSplitHouseholdMutation({ context });

  async function outcome(call: Promise<{ data?: unknown }>): Promise<HouseholdOutcome> {
    try {
      const [payload] = Object.values(((await call).data ?? {}) as Record<string, HouseholdProblemsFragment>);
      if (!payload) return { done: false, errors: { '': t('said.failed') }, household: null };
      const stale = payload.problems.find((problem) => problem.__typename === 'ConflictProblem');
      if (!payload.problems.length || stale) reload();
      if (stale?.__typename === 'ConflictProblem') return { done: false, errors: { '': t('said.stale', { by: stale.conflicts[0]?.changedBy ?? t('said.somebody') }) }, household: null };
      const errors = Object.fromEntries(payload.problems.map(({ path, message }) => [path && !/^(members|personIds|id)\b/.test(path) ? path : '', path?.startsWith('members') ? `${t('record')} ${message}.` : sentence(message)]));
      return { done: payload.problems.length === 0, errors, household: payload.household };
    } catch (error) {
      return { done: false, errors: { '': failuresOf(error)[0]?.message[0] ?? t('said.failed') }, household: null };
    }
  }
  return {
    create: (input: CreateHouseholdMutationVariables['input']) => outcome(create({ variables: { input } })),
    edit: (input: EditHouseholdMutationVariables['input']) => outcome(edit({ variables: { input } })),
    remove: ({ id, version }: Held) => outcome(remove({ variables: { id, version } })),
    addMember: ({ id, version }: Held, personId: string, isPrimary: boolean) => outcome(addMember({ variables: { id, version, member: { personId, isPrimary } } })),
    removeMember: ({ id, version }: Held, personId: string) => outcome(removeMember({ variables: { id, version, personId } })),
    setPrimary: ({ id, version }: Held, personId: string, isPrimary: boolean) => outcome(setPrimary({ variables: { id, version, personId, isPrimary } })),
    apply: ({ id, version }: Held, personIds: string[]) => outcome(apply({ variables: { id, version, personIds } })),
    merge: ({ id, version }: Held, from: Held) => outcome(merge({ variables: { id, version, fromId: from.id, fromVersion: from.version } })),
    split: ({ id, version }: Held, name: string, personIds: string[]) => outcome(split({ variables: { id, version, name, personIds } })),
  };
}

export type HouseholdChanges = ReturnType<typeof useHouseholdChanges>;

const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
