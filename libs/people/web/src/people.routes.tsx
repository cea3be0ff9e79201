import type { PageMap } from '@afterbell/core/web';

export const peoplePages: PageMap = {
  '/people/households': () => import('./households/households.page'),
  '/people/participants': () => import('./participants-list.page'),
  '/people/participants/edit': () => import('./record/participant-record.page'),
};
