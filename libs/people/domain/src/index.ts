export { type Grade, GRADE_LABELS, GRADES, gradeLabel, gradeOrder, isGrade, parseGrade } from './grades';
export { formatPersonName, normalizePersonName, type PersonName, sortNameOf, spokenPersonName } from './person-name';
export { ageOn, birthdayIn, oddAge } from './age';
export { isSimilarName, type MatchCandidate, type MatchInput, type MatchKind, matchPerson, type PersonMatch, SIMILARITY } from './person-match';
export { birthDateProblem, EARLIEST_BIRTH_DATE, ID_LENGTH, NAME_LENGTH, NOTE_LENGTH, type ParticipantInput, type ParticipantValues, parseParticipant } from './participant-input';
export { type AdultKind, isPersonKind, KIND_WORDS, onRecordAs, PERSON_KINDS, type PersonKind } from './person-kind';
export { parsePerson, type PersonInput, type PersonValues } from './person-input';
export { parseReach, REACH_FIELDS, type ReachField, type ReachInput, type ReachValues } from './reach';
export { COMPENSATION_LABELS, COMPENSATIONS, EMPLOYMENT_FIELDS, type EmploymentField, type EmploymentInput, type EmploymentValues, FUNDING_LABELS, FUNDINGS, isEmployed, parseEmployment, STAFF_TYPE_CODES, STAFF_TYPE_LABELS, type StaffType } from './employment';
