import type { PageMap } from '@afterbell/core/web';

export const tenantPages: PageMap = {
  '/settings/organization-levels': () => import('./level-names.page'),
  '/settings/tenant': () => import('./tenant-settings.page'),
};
