export { participationPages } from './participation.routes';
export { UnsentNotice } from './choose-day/unsent-notice';
