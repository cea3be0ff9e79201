import type { PageMap } from '@afterbell/core/web';

const PERIOD = '/settings/data-collection-periods/:type/:action/:id?';

export const periodsPages: PageMap = {
  '/settings/data-collection-periods': () => import('./periods-list.page'),
  [PERIOD]: () => import('./period.page'),
  [`${PERIOD}/select-organizations`]: () => import('./select-organizations.page'),
};
