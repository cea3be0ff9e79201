import type { PageMap } from '@afterbell/core/web';

export const peoplePages: PageMap = {
  '/people/participants': () => import('./participants-list.page'),
  '/people/rosters': () => import('./rosters/rosters.page'),
  '/people/participants/edit': () => import('./record/participant-record.page'),
};
