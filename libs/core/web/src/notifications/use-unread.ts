import { useCallback } from 'react';
import { silent } from '../apollo/links';
import { useUnreadNotificationsQuery } from './__generated__/notifications';

/** How many notifications are unread; a bell that cannot ask stays quiet. */
export function useUnread(): { unread: number; refresh: () => void } {
  const { data, refetch } = useUnreadNotificationsQuery({ context: silent() });
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return { unread: data?.unreadNotifications ?? 0, refresh };
}
