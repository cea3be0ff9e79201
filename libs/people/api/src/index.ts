export { type FoundMatch, ParticipantMatcher } from './participant-matcher';
export { ParticipantLoaders } from './participant.loaders';
export { type CreateParticipantInput, type ForceMode, type ParticipantRow, ParticipantService } from './participant.service';
export { Participant } from './participant.types';
export { missingParticipant } from './tabs/missing-participant';
export { ParticipantTabs } from './tabs/participant-tabs';
export { PeopleModule } from './people.module';
