import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@afterbell/core/domain';
import { Link } from 'react-router';
import { useSession } from '../session/session-context';
import { useMarkNotificationsReadMutation, type NotificationsQuery } from './__generated__/notifications';
import { useNotificationTexts } from './notification-texts';
import { useUnread } from './use-unread';

export type Notice = NotificationsQuery['notifications']['nodes'][number];

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { borderTop: 'hairline', display: 'flex', alignItems: 'center', gap: '3', minH: 'touch' },
    '& > li:first-of-type': { borderTop: '0' },
    '& a, & div': { flex: '1', minW: '0', py: '2', color: 'fg', textDecoration: 'none', overflowWrap: 'anywhere' },
    '& a:hover strong, & a:hover span': { textDecoration: 'underline' },
    '& time': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& i': { boxSize: '2', borderRadius: 'full', bg: 'accent.solid', flexShrink: '0', '&[data-read]': { bg: 'transparent' }, '@media (forced-colors: active)': { border: '4px solid Highlight', '&[data-read]': { border: '0' } } },
  },
});

/** What was done chooses between forms of the words; of an older notification that does not say it, the words say less. */
const paramsOf = ({ params }: Notice) => Object.fromEntries(params.map(({ name, value }) => (name === 'action' ? ['context', value] : [name, name === 'count' ? Number(value) : value])));

/** Notifications in words; one that leads somewhere is a link, and following it marks it read. */
export function NoticeList({ notices, onFollow }: { notices: readonly Notice[]; onFollow?: () => void }) {
  const t = useNotificationTexts();
  const { timeZone } = useSession();
  const { refresh } = useUnread();
  const [markRead] = useMarkNotificationsReadMutation();
  const follow = (notice: Notice) => {
    onFollow?.();
    if (!notice.read) void markRead({ variables: { ids: [notice.id] }, refetchQueries: ['notifications'] }).then(refresh, () => undefined);
  };
  return (
    <List>
      {notices.map((notice) => {
        const words = t(`kind.${notice.kind}`, paramsOf(notice));
        const body = (
          <>
            {notice.read ? <span>{words}</span> : <strong>{words}</strong>}
            <time dateTime={notice.createdAt}>{formatDateTime(notice.createdAt, timeZone)}</time>
          </>
        );
        return (
          <li key={notice.id}>
            <i data-read={notice.read || undefined} role={notice.read ? undefined : 'img'} aria-label={notice.read ? undefined : t('isUnread')} aria-hidden={notice.read || undefined} />
            {notice.path ? (
              <Link to={notice.path} onClick={() => follow(notice)}>
                {body}
              </Link>
            ) : (
              <div>{body}</div>
            )}
          </li>
        );
      })}
    </List>
  );
}
