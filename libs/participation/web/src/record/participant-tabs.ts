import type { ParticipantTabMap } from '@afterbell/people/web';

/** Tabs that participation brings into a participant's record. */
export const participationTabs: ParticipantTabMap = {
  PARTICIPATION: () => import('./participation-tab'),
  'SESSION ENROLLMENT': () => import('./enrollment-tab'),
  'PARTICIPANT.SERVICES': () => import('../services/services-tab'),
};
