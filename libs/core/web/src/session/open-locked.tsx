import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { defineTexts } from '../i18n/i18n';
import type { OpenerState } from '../offline/opener';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { TextInput } from '../ui/inputs';
import { VisuallyHidden } from '../ui/visually-hidden';
import { countdown } from './countdown';
import { useSessionContext } from './session-context';

const { useTexts } = defineTexts('openLocked', {
  label: 'Offline password',
  open: 'Open',
  empty: 'Enter the offline password.',
  wrong_one: 'That is not the offline password. {{count}} try is left.',
  wrong_other: 'That is not the offline password. {{count}} tries are left.',
  wait: 'Next try in {{time}}',
  none: 'For the next time: an offline password opens this device without a network. Set it while there is one, in your profile under Sign-in or where you choose a day.',
  expired: 'The offline password opens this device for 24 hours after it last had a connection. They are over: to go on, a network is needed.',
  moved: 'Put the clock of this device right: then its offline password opens it. With a network a sign-in does.',
  spent: 'The offline password was wrong too often and was removed from this device. Sign in with a network: nothing that was entered is lost.',
});

const MOST_TRIES = 10;
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '3', width: 'full', maxW: '20rem', mt: '2', textAlign: 'start' } });
const Words = chakra('p', { base: { maxW: '28rem' } });

/** The way out of the lock without a network, or why there is none. */
export function OpenLocked({ state, onState }: { state: OpenerState | null; onState: (next: OpenerState) => void }) {
  const t = useTexts();
  const { openLocked } = useSessionContext();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const waitMs = state?.kind === 'ready' ? state.waitMs : 0;
  const left = useCountdown(state, waitMs);
  const ready = state?.kind === 'ready';
  useEffect(() => {
    if (ready) input.current?.focus();
  }, [ready]);

  async function submit() {
    if (busy || left > 0) return;
    if (password === '') return setProblem(t('empty'));
    setBusy(true);
    const next = await openLocked(password);
    if (next.kind === 'opened') return;
    setBusy(false);
    setPassword('');
    onState(next);
    if (next.kind === 'ready') setProblem(t('wrong', { count: MOST_TRIES - next.wrong }));
    input.current?.focus();
  }
  if (!state) return null;
  if (state.kind !== 'ready') return <Words role="status">{t(state.kind)}</Words>;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={t('label')} error={problem}>
        <TextInput ref={input} type="password" autoComplete="off" spellCheck={false} value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <VisuallyHidden role="status">{problem}</VisuallyHidden>
      <Button type="submit" variant="solid" size="lg" loading={busy} disabled={left > 0}>
        {left > 0 ? t('wait', { time: countdown(left) }) : t('open')}
      </Button>
    </Form>
  );
}

/** Seconds that are left of the wait, counted from when it was told. */
function useCountdown(told: OpenerState | null, waitMs: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const ends = performance.now() + waitMs;
    const look = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000)));
    look();
    if (waitMs === 0) return undefined;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [told, waitMs]);
  return left;
}
