import { formatTime } from '@afterbell/core/domain';
import { silent } from '@afterbell/core/web';
import { type DoorStepsQuery, useDoorStepsQuery } from './__generated__/door';
import { useDoorTexts } from './door-texts';

type Step = DoorStepsQuery['doorEvents'][number];

/** When a child came and went, and with whom, in the details of a row. */
export function DoorSteps({ sessionId, date, personId }: { sessionId: string; date: string; personId: string }) {
  const t = useDoorTexts();
  const { data } = useDoorStepsQuery({ variables: { sessionId, date, personId }, context: silent(), fetchPolicy: 'no-cache' });
  const steps = data?.doorEvents ?? [];
  if (steps.length === 0) return null;
  return (
    <small className="ab-state">
      {t('steps.title')}: {steps.map((step) => wordsOf(step, t)).join('; ')}
    </small>
  );
}

function wordsOf({ kind, at, how, kioskName, recordedBy, pickedUpBy, byStaff }: Step, t: ReturnType<typeof useDoorTexts>): string {
  const by = how === 'kiosk' ? t('steps.kiosk', { name: kioskName ?? '' }) : t(`steps.${how}`, { name: recordedBy ?? '' });
  return [t(`steps.${kind}`, { time: formatTime(at) }), by, pickedUpBy && t('steps.with', { name: pickedUpBy }), byStaff && t('steps.byStaff')].filter(Boolean).join(', ');
}
