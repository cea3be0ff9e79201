export { type Grade, GRADE_LABELS, GRADES, gradeLabel, gradeOrder, isGrade, parseGrade } from './grades';
export { formatPersonName, normalizePersonName, type PersonName, sortNameOf } from './person-name';
export { ageOn, birthdayIn, oddAge } from './age';
export { isSimilarName, type MatchCandidate, type MatchInput, type MatchKind, matchPerson, type PersonMatch, SIMILARITY } from './person-match';
export { birthDateProblem, EARLIEST_BIRTH_DATE, ID_LENGTH, NAME_LENGTH, NOTE_LENGTH, type ParticipantInput, type ParticipantValues, parseParticipant } from './participant-input';
export { type EntryField, type EntryFields, type EntryValues, parseEntry } from './entries/entry-fields';
export * from './entries/participant-entries';
