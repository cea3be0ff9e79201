import { formatDate, isPlainDate } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, Field, Notice, notify, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type EndSessionMutation, type SessionRecordFragment, useEndSessionMutation } from './__generated__/sessions';
import { useSessionsTexts } from './sessions-texts';

type Answer = EndSessionMutation['endSession'];

const Effect = chakra('div', { base: { fontSize: 'sm', minH: '3lh', '& p': { m: '0' } } });
const MOST_NAMED = 6;
const WAIT_MS = 300;

/** The last day of a session; what was to come after it goes, and is said before. */
export function EndSessionDialog({ session, onClose, onEnded }: { session: SessionRecordFragment; onClose: () => void; onEnded: () => void }) {
  const t = useSessionsTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [day, setDay] = useState(today < session.startsOn ? session.startsOn : today > session.endsOn ? session.endsOn : today);
  const [end, { loading }] = useEndSessionMutation();
  /** What was answered for which day: of another day it says nothing. */
  const [told, setTold] = useState<{ day: string; answer: Answer | null } | null>(null);
  const send = (endsOn: string, dryRun: boolean) => end({ variables: { input: { id: session.id, version: session.version, endsOn, dryRun } }, context: silent(dryRun) }).then(({ data }) => data?.endSession ?? null);
  const look = useRef(send);
  useEffect(() => {
    look.current = send;
  });
  useEffect(() => {
    if (!isPlainDate(day)) return;
    let current = true;
    const timer = setTimeout(() => void look.current(day, true).then((answer) => current && setTold({ day, answer }), () => current && setTold({ day, answer: null })), WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [day]);
  const answer = told?.day === day ? told.answer : null;
  const problems = answer?.problems ?? [];
  const error = problems.find(({ path }) => path === 'endsOn' || path === 'from');
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy) return;
    setBusy(true);
    const done = await send(day, false).finally(() => setBusy(false));
    if (!done) return;
    if (done.problems.length) return setTold({ day, answer: done });
    const [change] = done.changes ?? [];
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
          <Button type="submit" variant="solid" loading={busy} disabled={told?.day !== day}>
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
      <Effect role="status">
        {loading && !answer && <p>{t('end.looking')}</p>}
        {answer && problems.length === 0 && <EndEffect lost={answer.changes?.[0]?.lost ?? []} kept={answer.changes?.[0]?.kept ?? []} />}
      </Effect>
    </Dialog>
  );
}

function EndEffect({ lost, kept }: { lost: readonly string[]; kept: readonly string[] }) {
  const t = useSessionsTexts();
  const days = [...kept.slice(0, MOST_NAMED).map(formatDate), ...(kept.length > MOST_NAMED ? [t('end.more', { count: kept.length - MOST_NAMED })] : [])].join(', ');
  return (
    <>
      <p>{lost.length ? t('end.goes', { count: lost.length, from: formatDate(lost[0]), to: formatDate(lost.at(-1)) }) : t('end.goesNone')}</p>
      {kept.length > 0 && <p>{t('end.stays', { count: kept.length, days })}</p>}
    </>
  );
}
