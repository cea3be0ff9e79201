export { peoplePages } from './people.routes';
export { provideParticipantTabs, type ParticipantTabMap, type ParticipantTabProps } from './record/participant-tabs';
