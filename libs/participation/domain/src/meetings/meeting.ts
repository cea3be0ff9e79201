import { endTimeProblem, type FieldProblem, isPlainTime, minutesOf, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { type EntryFields, type EntryValues, parseEntry } from '@afterbell/people/domain';
import type { MeetingKind } from './meeting-kinds';

/** What a training is about, as programmes report it. */
export const TRAINING_CATEGORIES = {
  academic_support: 'Academic support and tutoring',
  stem: 'Science, technology, engineering and mathematics',
  literacy: 'Literacy',
  social_emotional: 'Social and emotional learning',
  behavior: 'Behavior and classroom management',
  inclusion: 'Inclusion and disabilities',
  english_learners: 'English learners',
  family_engagement: 'Family engagement',
  health_safety: 'Health, safety and first aid',
  programme_quality: 'Program quality and evaluation',
  compliance: 'Compliance and reporting',
  leadership: 'Leadership and supervision',
  other: 'Another subject',
} as const;
export type TrainingCategory = keyof typeof TRAINING_CATEGORIES;
export const TRAINING_CATEGORY_KEYS = Object.keys(TRAINING_CATEGORIES) as readonly TrainingCategory[];

const line = { type: 'line', max: 200 } as const;
const text = { type: 'text', max: 5000 } as const;

/** Only of professional development. */
export const TRAINING_FIELDS = {
  provider: line,
  category: { type: 'code', name: 'TrainingCategory', codes: TRAINING_CATEGORY_KEYS },
  creditHours: { type: 'number', min: 0, max: 999 },
} as const satisfies EntryFields;

export const MEETING_FIELDS = {
  title: { ...line, required: true },
  onDate: { type: 'date', required: true },
  startTime: { type: 'time', required: true },
  endTime: { type: 'time', required: true },
  isOnline: { type: 'yes' },
  place: { type: 'line', max: 500 },
  facilitator: line,
  otherOrganizations: { type: 'line', max: 1000 },
  ...TRAINING_FIELDS,
  topics: text,
  agenda: { type: 'text', max: 10_000 },
  minutesTaken: { type: 'text', max: 20_000 },
  remarks: text,
} as const satisfies EntryFields;

export type MeetingField = keyof typeof MEETING_FIELDS;
export type MeetingValues = EntryValues<typeof MEETING_FIELDS>;

/** How many of each a meeting has at most. */
export const MOST_ATTENDEES = 300;
export const MOST_DOCUMENTS = 20;
export const MOST_ORGANIZATIONS = 50;

/** The one check of a meeting, for its form and for the server. What only trainings have is dropped from other meetings. */
export function parseMeeting(kind: MeetingKind, input: Readonly<Record<string, unknown>>, today: PlainDate): { values: MeetingValues; problems: FieldProblem[] } {
  const { values, problems } = parseEntry(MEETING_FIELDS, input, today);
  const { startTime, endTime } = values;
  const wrongEnd = isPlainTime(endTime) ? endTimeProblem(startTime, endTime) : null;
  if (wrongEnd) problems.push({ path: 'endTime', message: wrongEnd });
  if (kind === 'professional_development') return { values, problems };
  const dropped = Object.keys(TRAINING_FIELDS);
  return { values: { ...values, provider: null, category: null, creditHours: null }, problems: problems.filter(({ path }) => !dropped.includes(path)) };
}

export interface Span {
  readonly startTime: PlainTime | null;
  readonly endTime: PlainTime | null;
}

/** Minutes that somebody was at a meeting: theirs where they came late or left early, never more than the meeting has. */
export function attendedFor(meeting: { readonly startTime: PlainTime; readonly endTime: PlainTime }, { present, startTime, endTime }: Span & { readonly present: boolean }): number {
  if (!present) return 0;
  const later = startTime !== null && startTime > meeting.startTime ? startTime : meeting.startTime;
  const earlier = endTime !== null && endTime < meeting.endTime ? endTime : meeting.endTime;
  return Math.max(0, minutesOf(earlier) - minutesOf(later));
}
