import type { BulkFormMap } from '@afterbell/people/web';

/** What participation does to many participants. */
export const participationBulkForms: BulkFormMap = {
  ENROLL: { feature: 'participation.by_activity', ready: ({ targetId, on }) => Boolean(targetId && on), load: () => import('./enroll-many-form') },
};
