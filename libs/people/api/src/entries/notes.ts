import { NOTE_FIELDS } from '@afterbell/people/domain';
import type { EntryKind } from './entry-kind';
import { entryResolver } from './entry.resolver';

export const NOTES: EntryKind<typeof NOTE_FIELDS> = {
  tab: 'NOTES',
  noun: 'note',
  what: 'The note',
  table: 'participant_note',
  fields: NOTE_FIELDS,
  order: 'e.created_at desc',
  seen: `(e.visibility = 'everyone' or (e.visibility = 'leaders' and me.leads) or e.created_by = me.user_id)`,
  authored: true,
  unsaid: ['text'],
};

export const { node: ParticipantNote, resolver: NoteResolver } = entryResolver({
  name: 'ParticipantNote',
  plural: 'participantNotes',
  kind: NOTES,
  description: 'What somebody noted about a participant.',
  words: { text: 'What was noted.', visibility: 'Who reads it: everyone with the tab, those who lead the site (and may remove participants), or only who wrote it. The author always does.' },
});
