export { printFile } from './rosters/print-file';
export { smallPhoto } from './photos/photo-paths';
export { NamedPerson } from './photos/named-person';
export { provideBulkForms, type BulkFormMap, type BulkFormProps, type BulkWish } from './bulk/bulk-forms';
export { peoplePages } from './people.routes';
export { provideStaffTraining } from './kinds/training-port';
export { provideParticipantTabs, type ParticipantTabMap, type ParticipantTabProps } from './record/participant-tabs';
