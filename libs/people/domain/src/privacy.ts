import { addDays, type FieldProblem, type PlainDate } from '@afterbell/core/domain';
import type { EntryFields, EntryValues } from './entries/entry-fields';

/** What a family, or a person themselves, may ask for. */
export const PRIVACY_REQUEST_KINDS = ['access', 'erase', 'correct'] as const;
export const PRIVACY_CHANNELS = ['phone', 'mail', 'email', 'in_person', 'other'] as const;
export const REQUEST_STATUSES = ['open', 'in_progress', 'done', 'declined'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** On what a disclosure rests (34 CFR 99.30 and 99.31). */
export const DISCLOSURE_GROUNDS = ['parent', 'consent', 'school_official', 'other_school', 'audit', 'studies', 'court', 'emergency', 'other'] as const;
export type DisclosureGround = (typeof DISCLOSURE_GROUNDS)[number];

export const PRIVACY_REQUEST_FIELDS = {
  kind: { type: 'code', name: 'PrivacyRequestKind', codes: PRIVACY_REQUEST_KINDS, required: true },
  askedBy: { type: 'line', max: 200, required: true },
  relation: { type: 'line', max: 100 },
  channel: { type: 'code', name: 'PrivacyChannel', codes: PRIVACY_CHANNELS, required: true },
  askedOn: { type: 'date', required: true, notFuture: true },
  note: { type: 'text', max: 5000 },
  assignedTo: { type: 'id' },
  status: { type: 'code', name: 'PrivacyRequestStatus', codes: REQUEST_STATUSES, required: true },
  outcome: { type: 'text', max: 5000 },
} as const satisfies EntryFields;

export const DISCLOSURE_FIELDS = {
  onDate: { type: 'date', required: true, notFuture: true },
  ground: { type: 'code', name: 'DisclosureGround', codes: DISCLOSURE_GROUNDS, required: true },
  recipient: { type: 'line', max: 200, required: true },
  purpose: { type: 'text', max: 1000, required: true },
  what: { type: 'text', max: 1000, required: true },
} as const satisfies EntryFields;

/** To whom a file with everything goes, and why: it becomes an entry of the disclosure log. */
export const EXPORT_FIELDS = {
  ground: DISCLOSURE_FIELDS.ground,
  recipient: DISCLOSURE_FIELDS.recipient,
  purpose: DISCLOSURE_FIELDS.purpose,
} as const satisfies EntryFields;

export const HOLD_FIELDS = {
  startsOn: { type: 'date', required: true, notFuture: true },
  reason: { type: 'text', max: 1000, required: true },
} as const satisfies EntryFields;

export const LIFT_FIELDS = { reason: { type: 'text', max: 1000, required: true } } as const satisfies EntryFields;
export const ERASURE_FIELDS = LIFT_FIELDS;

interface AnswerDays {
  readonly from: PlainDate;
  readonly days: number;
}

/** Within how many days a request about one's record is answered: 45 (34 CFR 99.10). Dated, so that what was asked earlier keeps its day. */
export const PRIVACY_ANSWER_DAYS: readonly AnswerDays[] = [{ from: '1975-01-01', days: 45 }];

export function requestDueOn(askedOn: PlainDate, settings: readonly AnswerDays[] = PRIVACY_ANSWER_DAYS): PlainDate {
  const days = settings.filter(({ from }) => from <= askedOn).at(-1)?.days ?? settings[0]?.days ?? 45;
  return addDays(askedOn, days);
}

export const isDecided = (status: string): boolean => status === 'done' || status === 'declined';

export const isRequestOverdue = ({ status, dueOn }: { status: string; dueOn: PlainDate | null }, today: PlainDate): boolean => dueOn !== null && dueOn < today && !isDecided(status);

/** What was decided is told in words: whoever asked again later is answered the same. */
export function requestProblems({ status, outcome }: Pick<EntryValues<typeof PRIVACY_REQUEST_FIELDS>, 'status' | 'outcome'>): FieldProblem[] {
  return isDecided(status) && !outcome ? [{ path: 'outcome', message: 'is required once it is decided' }] : [];
}

/** Days between asking for an erasure and erasing: time to take it back. */
export const ERASURE_GRACE_DAYS = 14;
/** Days for which a file with everything about a person is kept. */
export const PERSON_EXPORT_DAYS = 7;
/** What an erased person is called. */
export const ERASED_NAME = 'Erased person';
