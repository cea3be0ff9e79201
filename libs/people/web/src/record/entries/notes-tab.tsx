import { formatDateTime } from '@afterbell/core/domain';
import { Badge, defineTexts, useSession } from '@afterbell/core/web';
import { NOTE_FIELDS } from '@afterbell/people/domain';
import { Lock, Users } from 'lucide-react';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantNotesDocument, RemoveParticipantNoteDocument, RestoreParticipantNoteDocument, SaveParticipantNoteDocument } from './__generated__/note';
import { EntriesTab } from './entries-tab';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantNotes', {
  label: 'Notes',
  add: 'Add a note',
  edit: 'Change the note',
  removed: 'Note removed',
  empty: 'No notes yet',
  emptyHint: 'What colleagues should know about this participant, or what only you keep in mind.',
  name: 'the note of {{name}}',
  field: { text: 'Note', visibility: 'Who can read it' },
  code: { everyone: 'Everyone with this tab', leaders: 'Those who lead the site', author: 'Only me' },
  badge: { leaders: 'Leaders only', author: 'Only its author' },
});

const documents = { list: ParticipantNotesDocument, save: SaveParticipantNoteDocument as never, remove: RemoveParticipantNoteDocument, restore: RestoreParticipantNoteDocument };

export default function NotesTab(props: ParticipantTabProps) {
  const t = useTexts();
  const { timeZone } = useSession();
  return (
    <EntriesTab
      {...props}
      noun="note"
      label={t('label')}
      fields={NOTE_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ visibility: 'everyone' }}
      rowName={(note) => t('name', { name: note.createdByName ?? '' })}
      row={(note) => (
        <EntryLine
          title={note.createdByName ?? ''}
          badges={
            note.visibility !== 'everyone' && (
              <Badge tone="gray" icon={note.visibility === 'author' ? <Lock aria-hidden="true" /> : <Users aria-hidden="true" />}>
                {t(`badge.${note.visibility}`)}
              </Badge>
            )
          }
          text={note.text}
          facts={[formatDateTime(note.createdAt, timeZone)]}
        />
      )}
    />
  );
}
