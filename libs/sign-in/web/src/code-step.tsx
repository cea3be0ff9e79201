import { Button, Field, TextInput, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { signIn, signInError, verifyEmail, type SignInAnswer } from './sign-in-calls';
import { CODE_LENGTH, codeDigits, codeShown, RESEND_AFTER_SECONDS } from './sign-in-code';
import { useSignInTexts } from './sign-in-texts';
import { SigningInAs, StepForm } from './step-form';

export interface CodeStepProps {
  email: string;
  onSignedIn: (answer: SignInAnswer) => Promise<void>;
  onChangeEmail: () => void;
}

const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** One field, so that a phone can fill it in and a paste goes in whole. */
export function CodeStep({ email, onSignedIn, onChangeEmail }: CodeStepProps) {
  const t = useSignInTexts();
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }
  async function submit(code = digits) {
    if (busy) return;
    if (code === '') return refuse(t('codeMissing'));
    if (code.length < CODE_LENGTH) return refuse(t('codeShort'));
    setBusy(true);
    setError(null);
    const { data, error: failure } = await signIn(email, code);
    if (!failure) return onSignedIn(data);
    setBusy(false);
    refuse(signInError(failure, t('failed')));
    input.current?.select();
  }
  function type(value: string) {
    const next = codeDigits(value);
    setDigits(next);
    // The last digit is the decision: nobody has to look for the button.
    if (next.length === CODE_LENGTH && digits.length < CODE_LENGTH && !error) void submit(next);
  }
  return (
    <StepForm title={t('codeTitle')} onSubmit={() => submit()}>
      <SigningInAs
        action={
          <Button variant="link" onClick={onChangeEmail}>
            {t('changeEmail')}
          </Button>
        }
      >
        {t('codeSent', { email })}
      </SigningInAs>
      <Field label={t('code')} hint={t('codeHint')} error={error} id="code">
        <TextInput
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          value={codeShown(digits)}
          onChange={(event) => type(event.target.value)}
          style={{ fontSize: '1.75rem', height: '3.5rem', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' }}
        />
      </Field>
      <Button type="submit" variant="solid" size="lg" full loading={busy}>
        {t('signIn')}
      </Button>
      <Resend email={email} onError={refuse} />
      <Muted>{t('help')}</Muted>
    </StepForm>
  );
}

function Resend({ email, onError }: { email: string; onError: (message: string) => void }) {
  const t = useSignInTexts();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [left, setLeft] = useState(RESEND_AFTER_SECONDS);
  const [resent, setResent] = useState(false);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, RESEND_AFTER_SECONDS - Math.floor((Date.now() - sentAt) / 1000)));
    const clock = setInterval(look, 1000);
    return () => clearInterval(clock);
  }, [sentAt]);

  async function resend() {
    const { error } = await verifyEmail(email);
    if (error) return onError(signInError(error, t('failed')));
    setSentAt(Date.now());
    setLeft(RESEND_AFTER_SECONDS);
    setResent(true);
  }
  return (
    <div>
      <VisuallyHidden role="status">{resent ? t('resent') : ''}</VisuallyHidden>
      {resent && left > 0 && <Muted aria-hidden="true">{t('resent')}</Muted>}
      {left > 0 ? (
        <Muted data-figures="">{t('resendIn', { seconds: left })}</Muted>
      ) : (
        <Button variant="link" onClick={() => void resend()}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
