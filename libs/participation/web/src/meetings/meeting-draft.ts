import { isPlainDate } from '@afterbell/core/domain';
import { MEETING_FIELDS, type MeetingField } from '@afterbell/participation/domain';
import type { MeetingWholeFragment, SaveMeetingMutationVariables } from './__generated__/meetings';

export type MeetingDraft = Readonly<Record<MeetingField, string | boolean>>;
type Partner = { id: string; name: string; level: string };

/** Everything that the form holds. */
export interface MeetingForm {
  draft: MeetingDraft;
  partners: readonly Partner[];
  fileIds: readonly string[];
}

const FIELDS = Object.keys(MEETING_FIELDS) as MeetingField[];
/** What another day's meeting does not have yet. */
const OF_THE_DAY: readonly MeetingField[] = ['onDate', 'minutesTaken', 'remarks'];

export function emptyForm(today: string): MeetingForm {
  const draft = Object.fromEntries(FIELDS.map((field) => [field, field === 'isOnline' ? false : ''])) as MeetingDraft;
  return { draft: { ...draft, onDate: today }, partners: [], fileIds: [] };
}

export function formOfMeeting(meeting: MeetingWholeFragment): MeetingForm {
  const held = meeting as unknown as Readonly<Record<MeetingField, string | number | boolean | null>>;
  const draft = Object.fromEntries(FIELDS.map((field) => [field, typeof held[field] === 'boolean' ? held[field] : String(held[field] ?? '')])) as MeetingDraft;
  return { draft, partners: meeting.organizationsPresent.map(({ id, name, level }) => ({ id, name, level })), fileIds: meeting.documents.map(({ id }) => id) };
}

/** A new meeting like another one: its people and its plan, none of what was written down that day. */
export function formLike(meeting: MeetingWholeFragment, today: string): MeetingForm {
  const { draft, partners } = formOfMeeting(meeting);
  const empty = emptyForm(today).draft;
  return { draft: { ...draft, ...Object.fromEntries(OF_THE_DAY.map((field) => [field, empty[field]])) }, partners, fileIds: [] };
}

export const isSameForm = (one: MeetingForm, other: MeetingForm): boolean =>
  FIELDS.every((field) => one.draft[field] === other.draft[field]) && one.fileIds.join() === other.fileIds.join() && one.partners.map(({ id }) => id).join() === other.partners.map(({ id }) => id).join();

/** As the server takes it; what cannot be read goes as it was typed, and is refused by its field's name. */
export function wireValues({ draft }: MeetingForm): SaveMeetingMutationVariables['input']['values'] {
  const text = (field: MeetingField) => (typeof draft[field] === 'string' && draft[field].trim() !== '' ? draft[field] : null);
  const credit = text('creditHours');
  return {
    title: text('title') ?? '',
    onDate: isPlainDate(draft.onDate) ? draft.onDate : '',
    startTime: text('startTime') ?? '',
    endTime: text('endTime') ?? '',
    isOnline: draft.isOnline === true,
    place: text('place'),
    facilitator: text('facilitator'),
    otherOrganizations: text('otherOrganizations'),
    provider: text('provider'),
    category: text('category') as SaveMeetingMutationVariables['input']['values']['category'],
    creditHours: credit === null ? null : Number(credit),
    topics: text('topics'),
    agenda: text('agenda'),
    minutesTaken: text('minutesTaken'),
    remarks: text('remarks'),
  };
}
