export { provideBulkForms, type BulkFormMap, type BulkFormProps, type BulkWish } from './bulk/bulk-forms';
export { peoplePages } from './people.routes';
export { provideParticipantTabs, type ParticipantTabMap, type ParticipantTabProps } from './record/participant-tabs';
