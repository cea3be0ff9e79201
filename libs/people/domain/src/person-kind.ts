/** What a person is to the programme; one person may be several (docs/people.md). */
export const PERSON_KINDS = ['participant', 'staff', 'teacher', 'board_member', 'contact'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
/** Those with a list and a form that are all made alike. */
export type AdultKind = Exclude<PersonKind, 'participant'>;

interface KindWords {
  readonly singular: string;
  /** In titles: `Duplicate Staff`. */
  readonly title: string;
  /** `a contact`, within a sentence. */
  readonly one: string;
}

export const KIND_WORDS = {
  participant: { singular: 'Participant', title: 'Participant', one: 'a participant' },
  staff: { singular: 'Staff member', title: 'Staff', one: 'staff' },
  teacher: { singular: 'Teacher', title: 'Teacher', one: 'a teacher' },
  board_member: { singular: 'Board member', title: 'Board Member', one: 'a board member' },
  contact: { singular: 'Contact', title: 'Contact', one: 'a contact' },
} as const satisfies Record<PersonKind, KindWords>;

export function isPersonKind(value: unknown): value is PersonKind {
  return typeof value === 'string' && (PERSON_KINDS as readonly string[]).includes(value);
}

/** `Diaz, Ana is on record as a contact and a teacher.` */
export function onRecordAs(label: string, kinds: readonly PersonKind[]): string {
  const words = kinds.map((kind) => KIND_WORDS[kind].one);
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : words[0];
  return all ? `${label} is on record as ${all}.` : `${label} is on record.`;
}
