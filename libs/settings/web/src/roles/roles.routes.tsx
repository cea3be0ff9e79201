import type { PageMap } from '@afterbell/core/web';

export const rolesPages: PageMap = { '/settings/roles': () => import('./roles.page'), '/settings/roles/:id': () => import('./role.page') };
