import { CHANNEL_WORDS, CODE_LIST_FACTS, type CodeListName, COMPENSATION_LABELS, FUNDING_LABELS, gradeLabel, GROUND_WORDS, isGrade, isRelationshipKind, KIND_WORDS, type PersonKind, programmeYearLabel, relationshipLabel, REQUEST_CHANNEL_WORDS, REQUEST_KIND_WORDS, REQUEST_STATUS_WORDS, SOURCE_WORDS, STAFF_TYPE_LABELS } from '@afterbell/people/domain';
import type { PersonPart, SaidAs } from './person-parts';

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const dayOf = (entry: Readonly<Record<string, unknown>>, key: string) => String(entry[key] ?? '');
const isList = (value: unknown): value is CodeListName => typeof value === 'string' && Object.hasOwn(CODE_LIST_FACTS, value);

const grade: SaidAs = (value) => (isGrade(value) ? gradeLabel(value) : String(value));
const codes: SaidAs = (value, entry, words) => {
  const { list } = entry;
  return [value].flat().map((code) => (isList(list) ? words.code(list, String(code), dayOf(entry, 'since')) : String(code))).join(', ');
};

/** How the codes of what people keep are told, by table. */
export const PEOPLE_SAID: Readonly<Record<string, PersonPart['said']>> = {
  relationship: { kind: (value) => (isRelationshipKind(value) ? relationshipLabel(value) : String(value)) },
  participant_note: { visibility: { everyone: 'Everyone with this tab', leaders: 'Those who lead the site', author: 'Only the author' } },
  participant_communication: { channel: CHANNEL_WORDS },
  person_trait: { list: (value) => (isList(value) ? CODE_LIST_FACTS[value].label : String(value)), codes },
  person_grade: { year: (value) => programmeYearLabel(Number(value)), grade, source: { entered: 'Entered', roll_over: 'By roll-over' } },
  person_field_source: { field: (value, _, words) => words.field(String(value)), source: SOURCE_WORDS },
  employment: { staffType: STAFF_TYPE_LABELS, compensation: COMPENSATION_LABELS, funding: FUNDING_LABELS },
  enrolled_programme: { code: (value, entry, words) => words.code('programme', String(value), dayOf(entry, 'startsOn')) },
  stay: { kind: (value) => sentence(KIND_WORDS[value as PersonKind]?.singular ?? String(value)) },
  privacy_request: { kind: REQUEST_KIND_WORDS, channel: REQUEST_CHANNEL_WORDS, status: REQUEST_STATUS_WORDS },
  disclosure: { ground: GROUND_WORDS },
};
