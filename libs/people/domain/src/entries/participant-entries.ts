import { LINK_STATUSES, type PlainDate } from '@afterbell/core/domain';
import { type EntryFields, type EntryValues, LINE, LONG_TEXT } from './entry-fields';

/** Who reads a note: everyone with the tab, those who lead the site, or only who wrote it (docs/people.md). */
export const NOTE_VISIBILITIES = ['everyone', 'leaders', 'author'] as const;
export const CHANNELS = ['phone', 'in_person', 'email', 'text_message', 'letter', 'video', 'other'] as const;
export const GOAL_STATUSES = ['active', 'met', 'dropped'] as const;
export const REFERRAL_STATUSES = ['open', 'in_progress', 'completed', 'declined'] as const;
export const DOCUMENT_KINDS = ['consent', 'medical', 'custody', 'school_record', 'identification', 'other'] as const;

const line = { type: 'line', max: LINE } as const;
const requiredLine = { ...line, required: true } as const;
const text = { type: 'text', max: LONG_TEXT } as const;

export const NOTE_FIELDS = {
  text: { ...text, required: true },
  visibility: { type: 'code', name: 'NoteVisibility', codes: NOTE_VISIBILITIES, required: true },
} as const satisfies EntryFields;

export const COMMUNICATION_FIELDS = {
  onDate: { type: 'date', required: true, notFuture: true },
  atTime: { type: 'time' },
  channel: { type: 'code', name: 'CommunicationChannel', codes: CHANNELS, required: true },
  withWhom: requiredLine,
  about: { ...text, required: true },
  followUpOn: { type: 'date', notBefore: 'onDate' },
  followUpDone: { type: 'yes' },
} as const satisfies EntryFields;

export const GOAL_FIELDS = {
  title: requiredLine,
  description: text,
  startValue: { type: 'number', min: -1_000_000, max: 1_000_000 },
  targetValue: { type: 'number', min: -1_000_000, max: 1_000_000 },
  unit: { type: 'line', max: 40 },
  startsOn: { type: 'date', required: true },
  dueOn: { type: 'date', notBefore: 'startsOn' },
  status: { type: 'code', name: 'GoalStatus', codes: GOAL_STATUSES, required: true },
} as const satisfies EntryFields;

export const PROGRESS_FIELDS = {
  goalId: { type: 'id', required: true },
  onDate: { type: 'date', required: true, notFuture: true },
  value: { type: 'number', min: -1_000_000, max: 1_000_000, required: true },
  comment: { type: 'text', max: 1000 },
} as const satisfies EntryFields;

export const REFERRAL_FIELDS = {
  referredOn: { type: 'date', required: true, notFuture: true },
  referredTo: requiredLine,
  reason: { ...text, required: true },
  status: { type: 'code', name: 'ReferralStatus', codes: REFERRAL_STATUSES, required: true },
  followUpOn: { type: 'date', notBefore: 'referredOn' },
  outcome: text,
} as const satisfies EntryFields;

export const DOCUMENT_FIELDS = {
  name: requiredLine,
  kind: { type: 'code', name: 'DocumentKind', codes: DOCUMENT_KINDS, required: true },
  fileId: { type: 'id', required: true },
  expiresOn: { type: 'date' },
  remark: { type: 'text', max: 1000 },
} as const satisfies EntryFields;

export const TEACHER_LINK_FIELDS = {
  teacherPersonId: { type: 'id', required: true },
  subject: { type: 'line', max: 100 },
  status: { type: 'code', name: 'LinkStatus', codes: LINK_STATUSES, required: true },
} as const satisfies EntryFields;

export const JOB_FIELDS = {
  employer: requiredLine,
  title: line,
  startsOn: { type: 'date', required: true },
  endsOn: { type: 'date', notBefore: 'startsOn' },
  hoursPerWeek: { type: 'number', min: 0, max: 168 },
  remark: { type: 'text', max: 1000 },
} as const satisfies EntryFields;

/** A follow-up that was promised for a day that has gone by. */
export function isFollowUpOverdue({ followUpOn, done }: { followUpOn: PlainDate | null; done: boolean }, today: PlainDate): boolean {
  return followUpOn !== null && !done && followUpOn < today;
}

export const isReferralDone = (status: EntryValues<typeof REFERRAL_FIELDS>['status']): boolean => status === 'completed' || status === 'declined';

/** How far a goal has come, 0 to 1, towards the target from where it began; null where there is no target to measure by. */
export function goalReached({ startValue, targetValue }: { startValue: number | null; targetValue: number | null }, latest: number | null): number | null {
  if (targetValue === null) return null;
  const from = startValue ?? 0;
  if (latest === null) return 0;
  if (targetValue === from) return latest >= targetValue ? 1 : 0;
  return Math.min(1, Math.max(0, (latest - from) / (targetValue - from)));
}
