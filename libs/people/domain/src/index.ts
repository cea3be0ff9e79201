export { type Grade, GRADE_LABELS, GRADES, gradeLabel, gradeOrder, isGrade, parseGrade } from './grades';
export { formatPersonName, normalizePersonName, type PersonName, sortNameOf, spokenPersonName } from './person-name';
export { ageOn, birthdayIn, oddAge } from './age';
export { isSimilarName, type MatchCandidate, type MatchInput, type MatchKind, matchPerson, type PersonMatch, SIMILARITY } from './person-match';
export { birthDateProblem, EARLIEST_BIRTH_DATE, ID_LENGTH, NAME_LENGTH, NOTE_LENGTH, ownFieldProblem, type ParticipantInput, type ParticipantValues, parseParticipant } from './participant-input';
export { parseRoster, ROSTER_MEMBERS, ROSTER_NAME_LENGTH, ROSTER_NOTE_LENGTH, type RosterText } from './roster-input';
export { type AdultKind, isPersonKind, KIND_WORDS, onRecordAs, PERSON_KINDS, type PersonKind } from './person-kind';
export { parsePerson, type PersonInput, type PersonValues } from './person-input';
export { parseReach, REACH_FIELDS, type ReachField, type ReachInput, type ReachValues } from './reach';
export { COMPENSATION_LABELS, COMPENSATIONS, EMPLOYMENT_FIELDS, type EmploymentField, type EmploymentInput, type EmploymentValues, FUNDING_LABELS, FUNDINGS, isEmployed, parseEmployment, STAFF_TYPE_CODES, STAFF_TYPE_LABELS, type StaffType } from './employment';
export { checkCodes, type Code, CODE_LIST_FACTS, CODE_LISTS, type CodeListFacts, type CodeListName, type CodeListVersion, isTraitList, TRAIT_LISTS, type TraitList, versionOn } from './code-lists/code-list';
export { SHIPPED_CODE_LISTS } from './code-lists/shipped-lists';
export { checkStay, END_REASON_LENGTH, END_REASONS, isStayDay, overlapping, type PlacedStay, standingOn, STAY_STATES, type StayDates, type StayState, stayState } from './stays/stay-rules';
export { firstDayOf, gradeAfter, lastDayOf, programmeYearLabel, programmeYearOf } from './stays/programme-year';
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
export { type AddressInput, type AddressValues, type ContactPersonInput, type ContactPersonValues, displayPhone, parseAddress, parseContactPerson, parsePhone } from './contact-input';
export { type HouseholdInput, type HouseholdValues, type Member, membersProblem, parseHousehold } from './household';
export { RELATIVE_REASONS, relativeScore, type RelativeReason, suggestedKind, surnameParts } from './relatives';
export { contactWarning, type Restricted } from './contact-warning';
export { type EntryField, type EntryFields, type EntryValues, LINE, LONG_TEXT, parseEntry } from './entries/entry-fields';
export * from './entries/participant-entries';
export * from './privacy';
export { matchKeys } from './duplicates/match-keys';
export { DUPLICATE_FROM, DUPLICATE_REASONS, type DuplicateReason, type PairPerson, type PairScore, scorePair } from './duplicates/score-pair';
export { PHOTO_SIDE } from './photo';
export { PASTED_LINES, pastedLines, sortNamesOf } from './pasted-line';
export { BULK_ACTIONS, BULK_AT_ONCE, BULK_MOST, BULK_OUTCOMES, BULK_STATES, BULK_UNDO_DAYS, type BulkActionKey, type BulkOutcome, type BulkState, isUnderWay, MOST_TAGS, parseTag, TAG_COLOURS, TAG_NAME_LENGTH, type TagColour } from './bulk';
export { personPage, personPath } from './person-path';
export { bothOf, KEPT_BOTH, type MergeValues, type Side, suggestSides } from './merge-choice';
export { MESSAGE_AUDIENCES, MESSAGE_HOLD_SECONDS, MESSAGE_STATES, MESSAGE_SUBJECT_LENGTH, MESSAGE_TEXT_LENGTH, type MessageAudience, type MessageInput, type MessageState, type MessageValues, onTheWay, parseMessage } from './messages/message';
export { linkedParts, listed, MESSAGE_PLACES, type MessageFacts, type MessagePart, type MessagePlace, type RenderedMessage, renderMessage, spokenMessage, subjectInWords } from './messages/message-text';
export { type Addressed, reachOf, type Reachable, recipientsLine } from './messages/message-reach';
export { CHANNEL_WORDS, GROUND_WORDS, REQUEST_CHANNEL_WORDS, REQUEST_KIND_WORDS, REQUEST_STATUS_WORDS, SOURCE_WORDS } from './code-words';
