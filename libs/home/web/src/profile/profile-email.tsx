import { displayEmail } from '@afterbell/core/domain';
import { Button, EmailInput, Field, notify, Section, silent, TextInput, useSession, useSessionContext } from '@afterbell/core/web';
import { CODE_LENGTH, codeDigits, codeShown } from '@afterbell/sign-in/web';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useConfirmEmailChangeMutation, useRequestEmailChangeMutation } from './__generated__/profile';
import { Buttons, Form, Hint, obstacle } from './profile-parts';
import { useProfileTexts } from './profile-texts';

type Step = 'shown' | 'asking' | 'proving';

/** The address changes only when a code comes back from the new mailbox. */
export function ProfileEmail() {
  const t = useProfileTexts();
  const { user } = useSession();
  const { refresh } = useSessionContext();
  const [step, setStep] = useState<Step>('shown');
  const [email, setEmail] = useState('');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [request] = useRequestEmailChangeMutation({ context: silent() });
  const [confirm] = useConfirmEmailChangeMutation({ context: silent() });

  function go(next: Step) {
    setError(null);
    setDigits('');
    setStep(next);
  }
  async function attempt(run: Parameters<typeof obstacle>[0]): Promise<boolean> {
    setBusy(true);
    const problem = await obstacle(run, t('failed'));
    setBusy(false);
    setError(problem);
    return problem === null;
  }
  async function ask() {
    if (await attempt(async () => (await request({ variables: { email } })).data?.requestEmailChange)) go('proving');
  }
  async function prove() {
    let changed = email;
    const run = async () => {
      const payload = (await confirm({ variables: { code: digits } })).data?.confirmEmailChange;
      changed = payload?.user?.email ?? email;
      return payload;
    };
    if (!(await attempt(run))) return;
    notify({ severity: 'success', title: t('email.changed', { email: displayEmail(changed) }) });
    await refresh();
  }

  return (
    <Section title={t('email.title')}>
      <chakra.p css={{ overflowWrap: 'anywhere' }}>{displayEmail(user.email)}</chakra.p>
      <Hint>{t('email.hint')}</Hint>
      {step === 'shown' && <Button onClick={() => go('asking')}>{t('email.change')}</Button>}
      {step === 'asking' && (
        <StepForm onSubmit={ask}>
          <Field label={t('email.label')} error={error} id="new-email">
            <EmailInput name="email" autoComplete="email" autoFocus value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
          <Buttons>
            <Button type="submit" variant="solid" loading={busy}>
              {t('email.send')}
            </Button>
            <Button onClick={() => go('shown')}>{t('cancel')}</Button>
          </Buttons>
        </StepForm>
      )}
      {step === 'proving' && (
        <StepForm onSubmit={prove}>
          <chakra.p role="status" css={{ overflowWrap: 'anywhere' }}>
            {t('email.sent', { email: displayEmail(email.trim()) })}
          </chakra.p>
          <Field label={t('email.code')} hint={t('email.codeHint')} error={error} id="new-email-code">
            <TextInput name="code" autoComplete="one-time-code" inputMode="numeric" autoFocus value={codeShown(digits)} onChange={(event) => setDigits(codeDigits(event.target.value))} style={{ maxWidth: '12rem' }} />
          </Field>
          <Buttons>
            <Button type="submit" variant="solid" loading={busy} disabled={digits.length < CODE_LENGTH}>
              {t('email.confirm')}
            </Button>
            <Button onClick={() => go('asking')}>{t('email.other')}</Button>
          </Buttons>
        </StepForm>
      )}
    </Section>
  );
}

function StepForm({ onSubmit, children }: { onSubmit: () => Promise<void>; children: ReactNode }) {
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </Form>
  );
}
