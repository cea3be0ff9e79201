import { chakra } from '@chakra-ui/react';
import { silent } from '../apollo/links';
import { useCoreTexts } from '../i18n/core-texts';
import { LinkButton } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { useNotificationsQuery } from './__generated__/notifications';
import { NoticeList } from './notice-list';
import { useNotificationTexts } from './notification-texts';

const NEWEST = 8;

export default function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useNotificationTexts();
  const core = useCoreTexts();
  const { data, error } = useNotificationsQuery({ variables: { unreadOnly: false, first: NEWEST }, context: silent(), fetchPolicy: 'cache-and-network' });
  const notices = data?.notifications.nodes;
  return (
    <>
      <chakra.h2 css={{ fontSize: 'md', mb: '2' }}>{t('title')}</chakra.h2>
      {error && !notices ? (
        <Notice severity="error">{core('errors.load')}</Notice>
      ) : !notices ? (
        <Skeleton lines={3} label={core('loading')} />
      ) : notices.length === 0 ? (
        <chakra.p css={{ color: 'fg.muted', mb: '3' }}>{t('none')}</chakra.p>
      ) : (
        <NoticeList notices={notices} onFollow={onClose} />
      )}
      <LinkButton to="/notifications" variant="link" onClick={onClose}>
        {t('all')}
      </LinkButton>
    </>
  );
}
