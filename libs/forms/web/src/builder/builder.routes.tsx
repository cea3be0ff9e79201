import type { PageMap } from '@afterbell/core/web';
import { HOME } from './builder-paths';

export const builderPages: PageMap = {
  [HOME]: () => import('./custom-fields.page'),
  [`${HOME}/preview`]: () => import('./preview.page'),
  [`${HOME}/previewEnrollment`]: () => import('./preview-enrollment.page'),
  [`${HOME}/:section/:form?`]: () => import('./builder.page'),
  [`${HOME}/:section/:form?/library`]: () => import('./library.page'),
};
