import type { PageMap } from '@afterbell/core/web';

export const activitiesPages: PageMap = {
  '/activities': () => import('./activities-list.page'),
  '/activities/edit': () => import('./activity-record.page'),
};
