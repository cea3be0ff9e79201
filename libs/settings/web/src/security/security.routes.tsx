import type { PageMap } from '@afterbell/core/web';

export const securityPages: PageMap = { '/settings/security': () => import('./security.page') };
