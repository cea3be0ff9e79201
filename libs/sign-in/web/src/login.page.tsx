import { chakra } from '@chakra-ui/react';
import { Brand, Notice, openExternal, usePageTitle, useSessionContext, useWaitingHere, useWaitingWords, wasSignedIn } from '@afterbell/core/web';
import { isEmail, LOGIN_FLAGS } from '@afterbell/core/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { ChoiceStep } from './choice-step';
import { PasskeyStep } from './passkey-step';
import { forgetPending, pendingEmail, rememberPending } from './pending-code';
import type { SignInAnswer, SignInChoice } from './sign-in-calls';
import { useSignInTexts } from './sign-in-texts';

const Column = chakra('div', { base: { width: 'full', maxW: '24rem', display: 'flex', flexDirection: 'column', gap: '6' } });

/** Where sign-in stands: each step keeps what the earlier ones learned. */
export type LoginStep = { at: 'email' } | { at: 'choice'; choices: readonly SignInChoice[] } | { at: 'code' } | { at: 'passkey' };

/** How a sign-in by an identity provider ended, as the way back from there says it. */
const OAUTH_ENDS = ['unavailable', 'failed', 'expired', 'cancelled', 'refused', 'other', 'busy'] as const;

/** An invitation fills the address in. It stands after the # so that no server on the way writes it down. */
function invitedEmail(): string {
  const email = new URLSearchParams(window.location.hash.slice(1)).get('email');
  return isEmail(email) ? email : '';
}

export default function LoginPage() {
  const t = useSignInTexts();
  const { refresh } = useSessionContext();
  const [params] = useSearchParams();
  const [pending] = useState(() => pendingEmail(Date.now()));
  const [email, setEmail] = useState(() => pending ?? invitedEmail());
  const [step, setStep] = useState<LoginStep>({ at: params.get('step') === 'passkey' ? 'passkey' : pending === null ? 'email' : 'code' });
  const [ended] = useState(wasSignedIn);
  const waiting = useWaitingWords(useWaitingHere());
  const oauthEnd = OAUTH_ENDS.find((end) => end === params.get('oauth'));
  usePageTitle(t('title'));

  function restart() {
    forgetPending();
    setStep({ at: 'email' });
  }
  function enterCode() {
    rememberPending(email.trim(), Date.now());
    setStep({ at: 'code' });
  }
  async function signedIn(answer: SignInAnswer) {
    forgetPending();
    if (answer.passkeyWanted) return setStep({ at: 'passkey' });
    // The session may be another tenant's, whose host is elsewhere; the address comes from the server.
    if (answer.redirectUrl && openExternal(answer.redirectUrl)) return;
    await refresh();
  }

  return (
    <Column>
      <Brand />
      {step.at === 'email' && params.get(LOGIN_FLAGS.signedOut) === '1' && <Notice severity="success" title={t('signedOut')}>{t('signedOutHint')}</Notice>}
      {step.at === 'email' && params.get(LOGIN_FLAGS.idle) === '1' && (
        <Notice severity="info" title={ended ? t('inactive') : undefined}>
          {ended ? t('inactiveHint') : t('signInFirst')} {waiting}
        </Notice>
      )}
      {step.at === 'email' && oauthEnd && <Notice severity={oauthEnd === 'cancelled' ? 'info' : 'warn'} title={t('oauthTitle')}>{t(`oauth.${oauthEnd}`)}</Notice>}
      {step.at === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          onChoices={(choices) => (choices.some(({ type }) => type !== 'code') ? setStep({ at: 'choice', choices }) : enterCode())}
        />
      )}
      {step.at === 'choice' && <ChoiceStep email={email} choices={step.choices} onCode={enterCode} onChangeEmail={restart} />}
      {step.at === 'code' && <CodeStep email={email} onSignedIn={signedIn} onChangeEmail={restart} />}
      {step.at === 'passkey' && <PasskeyStep onSignedIn={refresh} onRestart={restart} />}
    </Column>
  );
}
