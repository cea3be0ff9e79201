import { EmptyState, RecordPage, Tabs, useSession } from '@afterbell/core/web';
import { PasskeyList } from '@afterbell/sign-in/web';
import { ProfileDisplay } from './profile-display';
import { ProfileEmail } from './profile-email';
import { ProfileName } from './profile-name';
import { Parts } from './profile-parts';
import { ProfileSessions } from './profile-sessions';
import { useProfileTexts } from './profile-texts';
import { ProfileTokens } from './profile-tokens';

/** One's own affairs: who one is, how the screens look, where one is signed in, which programs act for one. */
export default function ProfilePage() {
  const t = useProfileTexts();
  const { user, viewAs } = useSession();
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
      <ProfileName key={user.name} />
      <ProfileEmail key={user.email} />
      <ProfileDisplay />
    </Parts>
  );
  const signIn = (
    <Parts>
      <PasskeyList />
      <ProfileSessions />
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
