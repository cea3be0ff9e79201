export { participationPages } from './participation.routes';
export { UnsentNotice } from './choose-day/unsent-notice';
export { participationBulkForms } from './bulk/bulk-forms';
export { participationTabs } from './record/participant-tabs';
export { loadSessionPlaces } from './places/load';
export { loadAttendanceRules } from './lock/load-rules';
export { loadStaffTraining } from './training/load';
