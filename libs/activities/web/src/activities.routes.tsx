import type { PageMap } from '@afterbell/core/web';
import { pathOf, STEPS } from './adding/wizard-steps';

const adding: PageMap = Object.fromEntries(STEPS.map((step) => [pathOf(step), () => import('./adding/pages').then(({ stepPage }) => stepPage(step))]));

export const activitiesPages: PageMap = {
  '/activities': () => {
    // Both at once: a phone would wait for one after the other.
    if (new URLSearchParams(window.location.search).get('view') === 'calendar') void import('./calendar/activities-calendar').catch(() => undefined);
    return import('./activities-list.page');
  },
  ...adding,
  '/activities/edit': () => import('./activity-record.page'),
};
