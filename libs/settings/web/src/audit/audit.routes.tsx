import type { PageMap } from '@afterbell/core/web';

export const auditPages: PageMap = { '/settings/audit': () => import('./audit.page') };
