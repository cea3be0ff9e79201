import { EmptyState, RecordPage, silent, Skeleton, Tabs, useSession } from '@afterbell/core/web';
import { PasskeyList } from '@afterbell/sign-in/web';
import { useVouchedByQuery } from './__generated__/profile';
import { ProfileDevices } from './profile-devices';
import { ProfileDisplay } from './profile-display';
import { ProfileEmail } from './profile-email';
import { ProfileName } from './profile-name';
import { Parts } from './profile-parts';
import { ProfileSessions } from './profile-sessions';
import { useProfileTexts } from './profile-texts';
import { ProfileTokens } from './profile-tokens';
import { ProfileVouched } from './profile-vouched';

/** One's own affairs: who one is, how the screens look, where one is signed in, which programs act for one. */
export default function ProfilePage() {
  const t = useProfileTexts();
  const { user, viewAs } = useSession();
  // When it cannot be told, the server still holds what is not one's own to change.
  const vouched = useVouchedByQuery({ skip: viewAs !== null, context: silent() });
  const provider = vouched.data?.vouchedBy ?? null;
  if (viewAs) {
    return (
      <RecordPage title={t('title')}>
        <EmptyState kind="noRight" title={t('viewing')}>
          {t('viewingHint')}
        </EmptyState>
      </RecordPage>
    );
  }
  const about = (
    <Parts>
      {vouched.loading && <Skeleton lines={4} />}
      {!vouched.loading && provider !== null && <ProfileVouched provider={provider} />}
      {!vouched.loading && provider === null && (
        <>
          <ProfileName key={user.name} />
          <ProfileEmail key={user.email} />
        </>
      )}
      <ProfileDisplay />
    </Parts>
  );
  const signIn = (
    <Parts>
      <PasskeyList />
      <ProfileSessions />
      <ProfileDevices />
    </Parts>
  );
  return (
    <RecordPage title={t('title')} subtitle={`${user.name} · ${user.email}`}>
      <Tabs
        label={t('title')}
        items={[
          { id: 'about', label: t('tabs.about'), content: about },
          { id: 'sign-in', label: t('tabs.signIn'), content: signIn },
          { id: 'tokens', label: t('tabs.tokens'), content: <Parts><ProfileTokens /></Parts> },
        ]}
      />
    </RecordPage>
  );
}
