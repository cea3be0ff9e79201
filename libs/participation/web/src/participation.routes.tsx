import { keepUnsentWork, provideOfflineWork, type PageMap } from '@afterbell/core/web';
import { HUB_PATH } from './hub/missing-path';
import { meetingsPages } from './meetings/meetings.routes';
import { attendanceUnsentWork } from './roster/unsent-work';
import { ADD_SERVICE_PATH, SERVICES_PATH } from './services/services-paths';
import { DAY_PATH, ROSTER_PATH, SUMMARY_PATH } from './shared/take-paths';

export const participationPages: PageMap = {
  [HUB_PATH]: () => import('./hub/participation-hub.page'),
  '/participation/participant': () => import('./grid/participant.page'),
  '/participation/grid': () => import('./grid/grid.page'),
  '/participation/lock-activity': () => import('./lock/lock-activity.page'),
  [DAY_PATH]: () => import('./choose-day/choose-day.page'),
  [ROSTER_PATH]: () => import('./roster/roster.page'),
  [SUMMARY_PATH]: () => import('./summary/summary.page'),
  '/kiosk': () => import('./kiosk/kiosk.page'),
  ...meetingsPages,
  [SERVICES_PATH]: () => import('./services/services-list.page'),
  [ADD_SERVICE_PATH]: () => import('./services/service-form.page'),
};

// Sign-out asks for unsent marks wherever it is chosen, with or without a roster on the screen.
keepUnsentWork(attendanceUnsentWork);
provideOfflineWork(() => import('./offline/offline-work'));
