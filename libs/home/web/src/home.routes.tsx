import type { PageMap } from '@afterbell/core/web';

export const homePages: PageMap = {
  '/': () => import('./dashboard.page'),
  '/notifications': () => import('./notifications/notifications.page'),
  '/profile': () => import('./profile/profile.page'),
};
