import type { PageMap } from '@afterbell/core/web';
import { pathOf, STEPS } from './adding/wizard-steps';

const adding: PageMap = Object.fromEntries(STEPS.map((step) => [pathOf(step), () => import('./adding/pages').then(({ stepPage }) => stepPage(step))]));

export const peoplePages: PageMap = {
  '/people/households': () => import('./households/households.page'),
  '/people/participants': () => import('./participants-list.page'),
  '/people/rosters': () => import('./rosters/rosters.page'),
  '/people/requests': () => import('./requests/requests.page'),
  ...adding,
  '/people/participants/registration-information/:id?': () => import('./registration/registration-information.page'),
  '/people/participants/registration-information/:id?/enrolled-programs': () => import('./registration/enrolled-programs.page'),
  '/people/participants/edit': () => import('./record/participant-record.page'),
  '/people/list': () => import('./kinds/people-list.page'),
  '/people/staff': () => import('./kinds/staff.page'),
  '/people/staff/add': () => import('./kinds/add-staff.pages').then(({ Information }) => ({ default: Information })),
  '/people/staff/add/address': () => import('./kinds/add-staff.pages').then(({ Address }) => ({ default: Address })),
  '/people/staff/add/contacts': () => import('./kinds/add-staff.pages').then(({ Contacts }) => ({ default: Contacts })),
  '/people/staff/add/employment-information': () => import('./kinds/add-staff.pages').then(({ Employment }) => ({ default: Employment })),
  '/people/staff/edit': () => import('./kinds/staff-record.page'),
  '/people/teachers': () => import('./kinds/teachers.page'),
  '/people/board-members': () => import('./kinds/board-members.page'),
};
