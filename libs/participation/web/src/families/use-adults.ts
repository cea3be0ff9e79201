import { notify, silent, type SaveStatus } from '@afterbell/core/web';
import { useState } from 'react';
import { type FamilyDayWholeFragment, type SaveAdultsMutationVariables, useRemoveAdultMutation, useSaveAdultsMutation } from './__generated__/families';
import { useFamiliesTexts } from './families-texts';

type Sent = SaveAdultsMutationVariables['input']['adults'];
type Adult = Sent extends readonly (infer One)[] | infer One ? One : never;
export type Problem = { path?: string | null; message: string };

/** Marks are saved as they are made; each answer brings the whole day. */
export function useAdults({ sessionId, date }: Pick<FamilyDayWholeFragment, 'sessionId' | 'date'>) {
  const t = useFamiliesTexts();
  const [save] = useSaveAdultsMutation();
  const [remove] = useRemoveAdultMutation();
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const options = { context: silent(false), refetchQueries: ['familyDay'] };

  async function run(change: () => Promise<readonly Problem[] | undefined>, quiet: boolean): Promise<readonly Problem[]> {
    setStatus({ kind: 'saving' });
    const problems = (await change().catch(() => undefined)) ?? [{ message: t('failed') }];
    setStatus(problems.length ? { kind: 'failed' } : { kind: 'saved', at: new Date() });
    if (problems.length && !quiet) notify({ severity: 'error', title: t('failed'), detail: problems.map(({ message }) => message).join(' ') });
    return problems;
  }
  return {
    status,
    record: (adult: Adult, quiet = false) => run(async () => (await save({ variables: { input: { sessionId, date, adults: [adult] } }, ...options })).data?.saveAdults.problems, quiet),
    async takeOff(id: string, name: string) {
      const problems = await run(async () => (await remove({ variables: { input: { id, restore: false } }, ...options })).data?.removeAdult.problems, false);
      const back = () => void run(async () => (await remove({ variables: { input: { id, restore: true } }, ...options })).data?.removeAdult.problems, false);
      if (problems.length === 0) notify({ severity: 'success', title: t('removed', { name }), action: { label: t('undo'), onClick: back } });
    },
  };
}
