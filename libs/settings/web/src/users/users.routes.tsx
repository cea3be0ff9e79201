import type { PageMap } from '@afterbell/core/web';

const user = () => import('./user.page');

export const usersPages: PageMap = {
  '/settings/users': () => import('./users-list.page'),
  '/settings/users/add': () => import('./add-user.page'),
  '/settings/users/add/access-info': () => import('./add-user-accesses.page'),
  '/settings/users/:action/:id?': user,
  '/settings/users/:action/:id?/access-info': user,
};
