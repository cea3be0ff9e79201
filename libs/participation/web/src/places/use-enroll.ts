import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useState } from 'react';
import { type EnrollInSessionMutationVariables, useEnrollInSessionMutation } from './__generated__/places';
import { useEnrollTexts } from './enroll-texts';
import { usePlacesTexts } from './places-texts';

export type EnrollWish = Omit<EnrollInSessionMutationVariables['input'], 'sessionId'>;

/** Enrolling, and what stood in the way: no place left is a question, everything else a failure. */
export function useEnroll(sessionId: string, onDone: () => void) {
  const t = useEnrollTexts();
  const words = usePlacesTexts();
  const [enroll, { loading }] = useEnrollInSessionMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [full, setFull] = useState<{ wish: EnrollWish; message: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function go(wish: EnrollWish): Promise<void> {
    setFailure(null);
    try {
      const payload = (await enroll({ variables: { input: { sessionId, ...wish } } })).data?.enrollParticipants;
      const problem = payload?.problems[0];
      if (problem?.code === 'SESSION_FULL') return setFull({ wish, message: problem.message });
      if (problem || !payload) return setFailure(problem?.message ?? words('failed'));
      setFull(null);
      const [placed, longer, waiting] = [payload.enrolledPersonIds?.length ?? 0, payload.widenedPersonIds?.length ?? 0, payload.waitingPersonIds?.length ?? 0];
      notify({ severity: 'success', ...(longer > 0 ? { detail: placed === 1 ? t('widenedOne') : t('widened', { count: longer }) } : {}), title: [placed > 0 || waiting === 0 ? t('enrolled', { count: placed }) : '', waiting > 0 ? t('waiting', { count: waiting }) : ''].filter(Boolean).join(', ') });
      onDone();
    } catch (error) {
      setFailure(failuresOf(error)[0]?.message.join(' ') || words('failed'));
    }
  }
  return { go, loading, full, failure, forget: () => (setFull(null), setFailure(null)) };
}
