import { ConfirmDialog, Notice, silent } from '@afterbell/core/web';
import type { PlainDate } from '@afterbell/core/domain';
import { useState } from 'react';
import { useAddAttendanceDateMutation } from '../choose-day/__generated__/choose-day';
import { dayName } from './day-words';
import { useTakeTexts } from './take-texts';

export interface AddDayDialogProps {
  sessionId: string;
  sessionName: string;
  date: PlainDate;
  /** Why the site's calendar closes the day, when it does. */
  closureReason: string | null;
  onClose: () => void;
  onAdded: () => void;
}

/** A day that the schedule does not know: adding it is a decision, never a side effect of opening it. */
export function AddDayDialog({ sessionId, sessionName, date, closureReason, onClose, onAdded }: AddDayDialogProps) {
  const t = useTakeTexts();
  const [add] = useAddAttendanceDateMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function confirm() {
    setProblem(null);
    const { data } = await add({ variables: { input: { sessionId, date, ...(closureReason === null ? {} : { confirmClosed: true }) } }, context: silent(false), fetchPolicy: 'no-cache' });
    const [refusal] = data?.addSessionDate.problems ?? [];
    if (refusal) {
      setProblem(refusal.message);
      throw new Error(refusal.code);
    }
    onAdded();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('day.addTitle', { date: dayName(date), name: sessionName })}
      description={
        problem ? (
          <Notice severity="error" live>
            {problem}
          </Notice>
        ) : closureReason === null ? (
          t('day.addBody')
        ) : (
          t('day.addClosedBody', { reason: closureReason })
        )
      }
      confirmLabel={t('day.addConfirm')}
    />
  );
}
