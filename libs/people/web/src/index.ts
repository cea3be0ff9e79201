export { printFile } from './rosters/print-file';
export { smallPhoto } from './photos/photo-paths';
export { NamedPerson } from './photos/named-person';
export { peoplePages } from './people.routes';
export { provideParticipantTabs, type ParticipantTabMap, type ParticipantTabProps } from './record/participant-tabs';
