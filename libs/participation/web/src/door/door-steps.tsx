import { formatTime } from '@afterbell/core/domain';
import { silent } from '@afterbell/core/web';
import { useEffect, useRef } from 'react';
import { type DoorStepsQuery, useDoorStepsQuery } from './__generated__/door';
import { useDoorTexts } from './door-texts';

type Step = DoorStepsQuery['doorEvents'][number];

/** When a child came and went, in the details of a row; read again with each version of the mark. */
export function useDoorSteps(question: { sessionId: string; date: string; personId: string }, version: number): readonly Step[] {
  const { data, refetch } = useDoorStepsQuery({ variables: question, context: silent(), fetchPolicy: 'no-cache', skip: version === 0 });
  const read = useRef(version);
  useEffect(() => {
    // The first version is asked for by the query itself.
    if (read.current !== version && read.current !== 0 && version !== 0) void refetch().catch(() => undefined);
    read.current = version;
  }, [version, refetch]);
  return version === 0 ? [] : (data?.doorEvents ?? []);
}

/** And with whom. */
export function DoorSteps({ steps }: { steps: readonly Step[] }) {
  const t = useDoorTexts();
  if (steps.length === 0) return null;
  return (
    <small className="ab-state">
      {t('steps.title')}: {steps.map((step) => wordsOf(step, t)).join('; ')}
    </small>
  );
}

function wordsOf({ kind, at, how, kioskName, recordedBy, pickedUpBy, byStaff }: Step, t: ReturnType<typeof useDoorTexts>): string {
  const by = how === 'kiosk' ? t('steps.kiosk', { name: kioskName ?? '' }) : t(`steps.${how}`, { name: recordedBy ?? '' });
  return [t(`steps.${kind}`, { time: formatTime(at) }), by, pickedUpBy ? t('steps.with', { name: pickedUpBy }) : kind === 'out' && t('steps.alone'), byStaff && t('steps.byStaff')].filter(Boolean).join(', ');
}
