export { type Grade, GRADE_LABELS, GRADES, gradeLabel, gradeOrder, isGrade, parseGrade } from './grades';
export { formatPersonName, normalizePersonName, type PersonName, sortNameOf, spokenPersonName } from './person-name';
export { ageOn, birthdayIn, oddAge } from './age';
export { isSimilarName, type MatchCandidate, type MatchInput, type MatchKind, matchPerson, type PersonMatch, SIMILARITY } from './person-match';
export { birthDateProblem, EARLIEST_BIRTH_DATE, ID_LENGTH, NAME_LENGTH, NOTE_LENGTH, type ParticipantInput, type ParticipantValues, parseParticipant } from './participant-input';
export {
  compareRelationships,
  inverseLabel,
  isGuardianKind,
  isRelationshipKind,
  LAST_EMERGENCY_ORDER,
  mayRelease,
  parseRelationship,
  RELATIONSHIP_KINDS,
  type RelationshipFlags,
  type RelationshipFlagsInput,
  type RelationshipKind,
  relationshipLabel,
  RESTRICTION_LENGTH,
  restrictedOn,
} from './relationship';
export { type AddressInput, type AddressValues, type ContactPersonInput, type ContactPersonValues, parseAddress, parseContactPerson, parsePhone } from './contact-input';
export { type HouseholdInput, type HouseholdValues, type Member, membersProblem, parseHousehold } from './household';
export { RELATIVE_REASONS, relativeScore, type RelativeReason, suggestedKind, surnameParts } from './relatives';
export { contactWarning, type Restricted } from './contact-warning';
export { type EntryField, type EntryFields, type EntryValues, parseEntry } from './entries/entry-fields';
export * from './entries/participant-entries';
