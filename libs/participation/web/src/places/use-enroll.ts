import { failuresOf, notify, silent } from '@afterbell/core/web';
import { useState } from 'react';
import { type EnrollInSessionMutationVariables, useEnrollInSessionMutation } from './__generated__/places';
import { useEnrollTexts } from './enroll-texts';
import { usePlacesTexts } from './places-texts';

export type EnrollWish = Omit<EnrollInSessionMutationVariables['input'], 'sessionId'>;

type Day = 'startsOn' | 'endsOn';

/** Enrolling, and what stood in the way: no place left is a question, what is said of a day that the caller asks for stands there, everything else is a failure. */
export function useEnroll(sessionId: string, onDone: () => void, days: readonly Day[] = []) {
  const t = useEnrollTexts();
  const words = usePlacesTexts();
  const [enroll, { loading }] = useEnrollInSessionMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [full, setFull] = useState<{ wish: EnrollWish; message: string } | null>(null);
  const [refused, setRefused] = useState<{ message: string; path?: string | null } | null>(null);

  async function go(wish: EnrollWish): Promise<void> {
    setRefused(null);
    try {
      const payload = (await enroll({ variables: { input: { sessionId, ...wish } } })).data?.enrollParticipants;
      const problem = payload?.problems[0];
      if (problem?.code === 'SESSION_FULL') return setFull({ wish, message: problem.message });
      if (problem || !payload) return setRefused(problem ?? { message: words('failed') });
      setFull(null);
      const [placed, longer, waiting] = [payload.enrolledPersonIds?.length ?? 0, payload.widenedPersonIds?.length ?? 0, payload.waitingPersonIds?.length ?? 0];
      notify({ severity: 'success', ...(longer > 0 ? { detail: placed === 1 ? t('widenedOne') : t('widened', { count: longer }) } : {}), title: [placed > 0 || waiting === 0 ? t('enrolled', { count: placed }) : '', waiting > 0 ? t('waiting', { count: waiting }) : ''].filter(Boolean).join(', ') });
      onDone();
    } catch (error) {
      setRefused({ message: failuresOf(error)[0]?.message.join(' ') || words('failed') });
    }
  }
  const day = days.find((one) => one === refused?.path);
  return { go, loading, full, failure: day ? null : (refused?.message ?? null), errorOf: (one: Day) => (one === day ? refused?.message : undefined), forget: () => (setFull(null), setRefused(null)) };
}
