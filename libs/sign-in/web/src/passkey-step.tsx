import { Button, makePasskey, Notice, provePasskey, rest, Skeleton } from '@afterbell/core/web';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { deviceName } from './device-name';
import { usePasskeyTexts } from './passkey-texts';
import { signInError } from './sign-in-calls';
import { useSignInTexts } from './sign-in-texts';
import { StepForm } from './step-form';

interface Question {
  /** `add`: there is none here yet, and the first one is made now. */
  mode: 'verify' | 'add';
  options: unknown;
}

export interface PasskeyStepProps {
  onSignedIn: () => Promise<void>;
  onRestart: () => void;
}

const ask = () => rest<Question>('/auth/passkey/options', { body: {}, silent: true });

/** The second step of signing in, where the tenant wants a passkey. */
export function PasskeyStep({ onSignedIn, onRestart }: PasskeyStepProps) {
  const t = useSignInTexts();
  const passkeys = usePasskeyTexts();
  const [question, setQuestion] = useState<Question | null>(null);
  const [spent, setSpent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void ask().then(({ data, error: failure }) => (failure ? setError(signInError(failure, t('failed'))) : setQuestion(data)));
  });

  async function submit() {
    setBusy(true);
    setError(null);
    const problem = await prove();
    if (problem === null) return onSignedIn();
    setBusy(false);
    setError(problem);
  }
  async function prove(): Promise<string | null> {
    // A question is good for one answer: each further try asks anew.
    const { data: asked, error: failure } = spent || !question ? await ask() : { data: question, error: null };
    if (failure) return signInError(failure, t('failed'));
    setQuestion(asked);
    setSpent(true);
    const made = asked.mode === 'add' ? await makePasskey(asked.options) : await provePasskey(asked.options);
    if (made.kind === 'gone') return asked.mode === 'add' ? passkeys('gone') : t('passkeyGone');
    if (made.kind !== 'answer') return passkeys(made.kind);
    const device = deviceName(navigator.userAgent);
    const name = device ? passkeys('on', device) : passkeys('device');
    const { error: refused } = await rest('/auth/passkey', { body: { answer: made.answer, name }, silent: true });
    return refused ? signInError(refused, t('failed')) : null;
  }
  const adding = question?.mode === 'add';
  return (
    <StepForm title={adding ? t('passkeyAddTitle') : t('passkeyTitle')} onSubmit={submit}>
      {!question && !error && <Skeleton lines={2} />}
      {question && <p>{adding ? t('passkeyAddHint') : t('passkeyHint')}</p>}
      {error && (
        <Notice severity="error" live>
          {error}
        </Notice>
      )}
      {question && (
        <Button type="submit" variant="solid" size="lg" full loading={busy} icon={<KeyRound aria-hidden="true" />}>
          {adding ? passkeys('add') : t('passkeyUse')}
        </Button>
      )}
      <div>
        <Button variant="link" onClick={onRestart}>
          {t('restart')}
        </Button>
      </div>
    </StepForm>
  );
}
