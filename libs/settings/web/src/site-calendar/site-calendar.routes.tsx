import type { PageMap } from '@afterbell/core/web';

export const siteCalendarPages: PageMap = {
  '/settings/site-calendar': () => import('./site-calendar.page'),
  '/settings/site-calendar/add': () => import('./add-days.page'),
  '/settings/site-calendar/add/select-sites': () => import('./select-sites.page'),
};
