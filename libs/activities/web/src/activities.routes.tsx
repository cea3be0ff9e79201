import type { PageMap } from '@afterbell/core/web';
import { pathOf, STEPS } from './adding/wizard-state';

const adding: PageMap = Object.fromEntries(STEPS.map((step) => [pathOf(step), () => import('./adding/pages').then(({ stepPage }) => stepPage(step))]));

export const activitiesPages: PageMap = {
  '/activities': () => import('./activities-list.page'),
  ...adding,
  '/activities/edit': () => import('./activity-record.page'),
};
