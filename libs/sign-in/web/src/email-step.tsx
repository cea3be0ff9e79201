import { Button, EmailInput, Field } from '@afterbell/core/web';
import { isEmail } from '@afterbell/core/domain';
import { useRef, useState } from 'react';
import { signInError, verifyEmail, type SignInChoice } from './sign-in-calls';
import { useSignInTexts } from './sign-in-texts';
import { StepForm } from './step-form';

export interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  onChoices: (choices: readonly SignInChoice[]) => void;
}

export function EmailStep({ email, onEmail, onChoices }: EmailStepProps) {
  const t = useSignInTexts();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }
  async function submit() {
    const typed = email.trim();
    if (typed === '') return refuse(t('emailMissing'));
    if (!isEmail(typed)) return refuse(t('emailWrong'));
    setBusy(true);
    const { data, error: failure } = await verifyEmail(typed);
    setBusy(false);
    if (failure) return refuse(signInError(failure, t('failed')));
    onEmail(typed);
    onChoices(data.choices);
  }
  return (
    <StepForm title={t('title')} onSubmit={submit}>
      <Field label={t('email')} hint={t('emailHint')} error={error} id="email">
        <EmailInput ref={input} name="email" autoComplete="username" autoFocus value={email} onChange={(event) => onEmail(event.target.value)} />
      </Field>
      <Button type="submit" variant="solid" size="lg" full loading={busy}>
        {t('continue')}
      </Button>
    </StepForm>
  );
}
