import type { PageMap } from '@afterbell/core/web';

export const organizationsPages: PageMap = { '/organizations/list': () => import('./organizations-list.page') };
