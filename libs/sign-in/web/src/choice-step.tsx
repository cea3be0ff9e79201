import { Button, openExternal } from '@afterbell/core/web';
import { LogIn, Mail } from 'lucide-react';
import type { SignInChoice } from './sign-in-calls';
import { useSignInTexts } from './sign-in-texts';
import { SigningInAs, StepForm } from './step-form';

export interface ChoiceStepProps {
  email: string;
  choices: readonly SignInChoice[];
  onCode: () => void;
  onChangeEmail: () => void;
}

export function ChoiceStep({ email, choices, onCode, onChangeEmail }: ChoiceStepProps) {
  const t = useSignInTexts();
  return (
    <StepForm title={t('choose')} onSubmit={onCode}>
      <SigningInAs
        action={
          <Button variant="link" onClick={onChangeEmail}>
            {t('changeEmail')}
          </Button>
        }
      >
        {t('as')} <strong>{email}</strong>
      </SigningInAs>
      {choices.map((choice) =>
        choice.type === 'code' ? (
          <Button key="code" type="submit" variant="solid" size="lg" full icon={<Mail aria-hidden="true" />}>
            {t('byCode')}
          </Button>
        ) : (
          <Button key={choice.id} size="lg" full style={{ paddingBlock: '0.5rem' }} icon={<LogIn aria-hidden="true" />} onClick={() => openExternal(new URL(`/auth/oauth/${encodeURIComponent(choice.id ?? '')}`, window.location.origin).href)}>
            {t('byProvider', { name: choice.name ?? '' })}
          </Button>
        ),
      )}
    </StepForm>
  );
}
