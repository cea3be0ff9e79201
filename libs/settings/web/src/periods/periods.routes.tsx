import type { PageMap } from '@afterbell/core/web';

export const periodsPages: PageMap = {};
