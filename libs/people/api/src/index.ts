export { type FoundMatch, ParticipantMatcher } from './participant-matcher';
export { ParticipantLoaders } from './participant.loaders';
export { type CreateParticipantInput, type ForceMode, type ParticipantRow, ParticipantService } from './participant.service';
export { Participant } from './participant.types';
export { featureOf as featureOfKind } from './kinds/kind';
export { type CreatePersonInput, PersonKindService } from './kinds/person-kind.service';
export { PeopleModule } from './people.module';
export { RelationshipLoaders } from './relationships/relationship.loaders';
export { type ContactDraft, RelationshipService } from './relationships/relationship.service';
