import { menuFor, type MenuItem } from '@afterbell/core/domain';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session-context';

export interface Menu {
  items: readonly MenuItem[];
  /** The section that the present page belongs to. */
  current: MenuItem | null;
  isCurrent: (path: string) => boolean;
}

const within = (pathname: string, path: string) => (path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`));

export function useMenu(): Menu {
  const { permissions, organization } = useSession();
  const { pathname } = useLocation();
  const items = useMemo(() => menuFor({ permissions, level: organization.level }), [permissions, organization.level]);
  return { items, current: items.find((item) => within(pathname, item.path)) ?? null, isCurrent: (path) => within(pathname, path) };
}
