import type { ParticipantTabMap } from './participant-tabs';

/** Tabs of a participant's record that people keep themselves. */
export const PEOPLE_TABS: ParticipantTabMap = {
  COMLOG: () => import('./entries/communications-tab'),
  DOCUMENTS: () => import('./entries/documents-tab'),
  EMPLOYMENT: () => import('./entries/employment-tab'),
  GOALS: () => import('./entries/goals-tab'),
  NOTES: () => import('./entries/notes-tab'),
  'PARTICIPANT.SERVICES': () => import('./services-tab'),
  REFERRALS: () => import('./entries/referrals-tab'),
  REGISTRATION: () => import('./registration-tab'),
  RELATIONSHIPS: () => import('../relationships/relationships-tab'),
  TEACHERS: () => import('./entries/teachers-tab'),
};
