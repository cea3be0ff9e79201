import { failuresOf, fileQuestion, notify, saveListFile, silent, type FileFormat, type ListState } from '@afterbell/core/web';
import { useDisableUsersMutation, useResendInvitationsMutation } from './__generated__/users-list';
import { useUsersTexts } from './users-texts';

export interface BulkResult {
  id: string;
  done: boolean;
  message: string | null;
}

/** What can be done with several users, each told in one message. */
export function useBulk(today: string, onChanged: () => Promise<unknown>) {
  const t = useUsersTexts();
  const [disableUsers] = useDisableUsersMutation();
  const [resendInvitations] = useResendInvitationsMutation();

  async function tell(results: readonly BulkResult[] | null | undefined, done: 'disabledMany' | 'resentMany') {
    const failed = (results ?? []).filter((result) => !result.done);
    const count = (results?.length ?? 0) - failed.length;
    const reasons = [...new Set(failed.map(({ message }) => message ?? ''))].join(' ');
    notify({ severity: failed.length ? 'warn' : 'success', title: t(done, { count }), detail: failed.length ? t('notDone', { count: failed.length, reasons }) : undefined });
    await onChanged();
  }
  return {
    tryOut: async (what: 'disable' | 'resend', ids: readonly string[]): Promise<readonly BulkResult[]> => {
      const options = { variables: { input: { ids: [...ids], dryRun: true } }, context: silent() };
      if (what === 'disable') return (await disableUsers(options)).data?.disableUsers.results ?? [];
      return (await resendInvitations(options)).data?.resendInvitations.results ?? [];
    },
    disable: async (ids: readonly string[]) => {
      const { data } = await disableUsers({ variables: { input: { ids: [...ids], dryRun: false } } });
      await tell(data?.disableUsers.results, 'disabledMany');
    },
    resend: async (ids: readonly string[]) => {
      const { data } = await resendInvitations({ variables: { input: { ids: [...ids], dryRun: false } } });
      await tell(data?.resendInvitations.results, 'resentMany');
    },
    exportFile: async (state: ListState, ids: readonly string[] | null, format: FileFormat) => {
      const question = { ...fileQuestion(state), ...(ids ? { ids: ids.join(',') } : {}) };
      await saveListFile('/export/users', `users-${today}`, format, question, { done: t('exported'), failed: t('failed') });
    },
  };
}

/** The words of a failed call, for a place on the page. */
export const wordsOf = (error: unknown, otherwise: string): string => failuresOf(error)[0]?.message.join(' ') || otherwise;
