import { KeyFacts, Notice, Section, useSession } from '@afterbell/core/web';
import { useProfileTexts } from './profile-texts';

/** Who one is by the word of the tenant's identity provider: to be changed there, or after signing in with a code. */
export function ProfileVouched({ provider }: { provider: string }) {
  const t = useProfileTexts();
  const { user } = useSession();
  return (
    <Section title={t('vouched.title')}>
      <KeyFacts
        facts={[
          { label: t('name.title'), value: user.name },
          { label: t('email.title'), value: user.email },
        ]}
      />
      <div style={{ marginTop: '1rem' }}>
        <Notice title={provider ? t('vouched.by', { provider }) : t('vouched.byOne')}>{t('vouched.why')}</Notice>
      </div>
    </Section>
  );
}
