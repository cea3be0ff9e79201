import type { PageMap } from '@afterbell/core/web';

export const tenantPages: PageMap = {};
