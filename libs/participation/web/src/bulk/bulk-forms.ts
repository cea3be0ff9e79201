import type { BulkFormMap } from '@afterbell/people/web';

/** What participation does to many participants. */
export const participationBulkForms: BulkFormMap = {
  ENROLL: { feature: 'participation.by_activity', ready: ({ targetId, on, choice, reason }) => Boolean(targetId && on && (choice !== 'exceed' || reason?.trim())), load: () => import('./enroll-many-form') },
};
