import { failuresOf, notify, silent } from '@afterbell/core/web';
import { type EditRelationshipMutationVariables, type AddRelationshipsMutation, type AddRelationshipsMutationVariables, useAddRelationshipsMutation, useDismissRelativeMutation, useEditRelationshipMutation, useRemoveRelationshipMutation } from './__generated__/relationships';
import { useRelationshipsTexts } from './relationships-texts';

type Problem = AddRelationshipsMutation['addRelationships']['problems'][number];
export type Candidates = Extract<Problem, { __typename: 'DuplicateProblem' }>['candidates'];

/** What became of a save: nothing stands against it, or words by field, or people who are alike. */
export interface Outcome {
  done: boolean;
  /** By the last part of the path; what has none stands under ''. */
  errors: Readonly<Record<string, string>>;
  alike?: { title: string; candidates: Candidates };
}

const DONE: Outcome = { done: true, errors: {} };

/** The changes to relationships; every outcome comes back as data. */
export function useRelationshipChanges(reload: () => void) {
  const t = useRelationshipsTexts();
  const context = silent();
  const [addCall] = useAddRelationshipsMutation({ context });
  const [editCall] = useEditRelationshipMutation({ context });
  const [removeCall] = useRemoveRelationshipMutation({ context });
  const [dismissCall] = useDismissRelativeMutation({ context });

  const failed = (error: unknown): Outcome => ({ done: false, errors: { '': failuresOf(error)[0]?.message[0] ?? t('said.failed') } });
  function outcomeOf(problems: readonly { __typename?: string; code: string; message: string; path: string | null; conflicts?: readonly { changedBy: string | null }[] }[]): Outcome {
    if (problems.length === 0) {
      reload();
      return DONE;
    }
    const stale = problems.find(({ code }) => code === 'STALE_VERSION');
    if (stale) {
      reload();
      return { done: false, errors: { '': t('said.stale', { by: stale.conflicts?.[0]?.changedBy ?? t('said.somebody') }) } };
    }
    return { done: false, errors: Object.fromEntries(problems.map(({ path, message }) => [path?.split('.').at(-1) ?? '', sentence(message)])) };
  }

  return {
    async add(input: AddRelationshipsMutationVariables['input']): Promise<Outcome> {
      try {
        const { data } = await addCall({ variables: { input } });
        const problems = data?.addRelationships.problems ?? [];
        const alike = problems.find((problem) => problem.__typename === 'DuplicateProblem');
        if (alike?.__typename === 'DuplicateProblem') return { done: false, errors: {}, alike: { title: `${alike.code === 'DUPLICATE_PERSON' ? 'Duplicate' : 'Similar'} Contact`, candidates: alike.candidates } };
        return outcomeOf(problems);
      } catch (error) {
        return failed(error);
      }
    },
    async edit(input: EditRelationshipMutationVariables['input']): Promise<Outcome & { version?: number }> {
      try {
        const { data } = await editCall({ variables: { input } });
        return { ...outcomeOf(data?.editRelationship.problems ?? []), version: data?.editRelationship.relationships?.[0]?.version };
      } catch (error) {
        return failed(error);
      }
    },
    async remove(id: string, version: number): Promise<Outcome> {
      try {
        const { data } = await removeCall({ variables: { id, version } });
        return outcomeOf(data?.removeRelationship.problems ?? []);
      } catch (error) {
        return failed(error);
      }
    },
    /** Remembers who is no relative, with a way back. */
    async dismiss(participantId: string, other: { id: string; displayName: string }): Promise<void> {
      const say = async (dismissed: boolean) => {
        await dismissCall({ variables: { participantId, otherId: other.id, dismissed } }).catch(() => notify({ severity: 'error', title: t('said.failed') }));
        reload();
      };
      await say(true);
      notify({ severity: 'success', title: t('suggest.dismissed', { name: other.displayName }), action: { label: t('action.undo'), onClick: () => void say(false) } });
    },
  };
}

const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
