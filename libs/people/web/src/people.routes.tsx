import type { PageMap } from '@afterbell/core/web';

export const peoplePages: PageMap = {
  '/people/participants': () => import('./participants-list.page'),
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
