export { participationPages } from './participation.routes';
export { UnsentNotice } from './choose-day/unsent-notice';
export { participationTabs } from './record/participant-tabs';
