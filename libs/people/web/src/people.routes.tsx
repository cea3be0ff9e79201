import type { PageMap } from '@afterbell/core/web';
import { pathOf, STEPS } from './adding/wizard-state';

const adding: PageMap = Object.fromEntries(STEPS.map((step) => [pathOf(step), () => import('./adding/pages').then(({ stepPage }) => stepPage(step))]));

export const peoplePages: PageMap = {
  '/people/households': () => import('./households/households.page'),
  '/people/participants': () => import('./participants-list.page'),
  ...adding,
  '/people/participants/registration-information/:id?': () => import('./registration/registration-information.page'),
  '/people/participants/registration-information/:id?/enrolled-programs': () => import('./registration/enrolled-programs.page'),
  '/people/participants/edit': () => import('./record/participant-record.page'),
};
