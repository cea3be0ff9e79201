import { Button, Dialog, failuresOf, Notice, notify, silent, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useDeleteRosterAttendanceMutation } from './__generated__/work';
import { LateReasonDialog } from './late-reason-dialog';
import type { RosterDay } from './marks';
import type { RosterStore } from './roster-store';
import { useWorkTexts } from './work-texts';

export interface DeleteMarksDialogProps {
  store: RosterStore;
  day: RosterDay;
  personIds: readonly string[];
  onClose: () => void;
  onDeleted: () => void;
}

/** Names how many marks go, and offers the way back when they are gone. */
export function DeleteMarksDialog({ store, day, personIds, onClose, onDeleted }: DeleteMarksDialogProps) {
  const t = useWorkTexts();
  const core = useCoreTexts();
  const [remove, { loading }] = useDeleteRosterAttendanceMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [late, setLate] = useState<string | null>(null);
  const count = personIds.length;

  async function confirm() {
    setProblem(null);
    // What is still on its way would come back after it was deleted.
    await store.flush();
    try {
      const { data } = await remove({ variables: { input: { sessionId: day.sessionId, date: day.date, personIds: [...personIds], reason: store.reason } }, context: silent(), fetchPolicy: 'no-cache' });
      const { deleted, problems = [] } = data?.deleteAttendance ?? {};
      const [first] = problems;
      if (first?.code === 'ATTENDANCE_LATE') return setLate(first.message);
      if (first || !deleted) return setProblem(first?.message ?? core('errors.load'));
      const marks = deleted.marks.filter(({ status }) => status !== 'Enrolled');
      store.deleted(personIds);
      notify({ severity: 'success', title: t('remove.done', { count: deleted.count }), ...(marks.length > 0 ? { action: { label: t('remove.undo'), onClick: () => store.putBack(marks) } } : {}) });
      onDeleted();
      onClose();
    } catch (error) {
      setProblem(failuresOf(error)[0]?.message.join(' ') || core('errors.load'));
    }
  }
  if (late !== null) {
    return (
      <LateReasonDialog
        message={late}
        onClose={() => setLate(null)}
        onReason={(reason) => {
          store.because(reason);
          void confirm();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={t('remove.title', { count })}
      description={t('remove.body')}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="danger" loading={loading} onClick={() => void confirm()}>
            {t('remove.confirm', { count })}
          </Button>
        </>
      }
    >
      {problem && <Notice severity="error" live>{problem}</Notice>}
    </Dialog>
  );
}
