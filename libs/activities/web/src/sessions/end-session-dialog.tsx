import { formatDate } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, Field, Notice, notify, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { type SessionRecordFragment, useEndSessionMutation } from './__generated__/sessions';
import { useSessionsTexts } from './sessions-texts';

/** The last day of a session; what was to come after it goes. */
export function EndSessionDialog({ session, onClose, onEnded }: { session: SessionRecordFragment; onClose: () => void; onEnded: () => void }) {
  const t = useSessionsTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [day, setDay] = useState(today < session.startsOn ? session.startsOn : today > session.endsOn ? session.endsOn : today);
  const [end, { data, loading }] = useEndSessionMutation();
  const problems = data?.endSession.problems ?? [];
  const error = problems.find(({ path }) => path === 'endsOn' || path === 'from');
  async function submit() {
    if (loading) return;
    const answer = (await end({ variables: { input: { id: session.id, version: session.version, endsOn: day, dryRun: false } }, context: silent(false) })).data?.endSession;
    if (!answer || answer.problems.length) return;
    const [change] = answer.changes ?? [];
    notify({ severity: 'success', title: t('end.done', { name: session.name, date: formatDate(day), count: change?.lost.length ?? 0 }), detail: change?.kept.length ? t('end.kept', { count: change.kept.length }) : undefined });
    onEnded();
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('end.title', { name: session.name })}
      description={t('end.hint')}
      onSubmit={() => void submit().catch(() => undefined)}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      {problems.filter((problem) => problem !== error).map(({ message }) => (
        <Notice key={message} severity="error" live>
          {message}
        </Notice>
      ))}
      <Field label={t('end.lastDay')} error={error && t('of', { field: t('end.lastDay'), problem: error.message })}>
        <DateBox label={t('end.lastDay')} value={day} min={session.startsOn} max={session.endsOn} today={today} onChange={setDay} />
      </Field>
    </Dialog>
  );
}
