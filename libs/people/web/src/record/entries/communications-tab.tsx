import { formatDate, formatTime } from '@afterbell/core/domain';
import { Badge, defineTexts, useSession } from '@afterbell/core/web';
import { CHANNEL_WORDS, type CHANNELS, COMMUNICATION_FIELDS, isFollowUpOverdue } from '@afterbell/people/domain';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantCommunicationsDocument, RemoveParticipantCommunicationDocument, RestoreParticipantCommunicationDocument, SaveParticipantCommunicationDocument } from './__generated__/communication';
import { EntriesTab } from './entries-tab';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantCommunications', {
  label: 'Communication log',
  add: 'Log a communication',
  edit: 'Change the entry',
  removed: 'Entry removed from the log',
  empty: 'Nothing logged yet',
  emptyHint: 'Calls, talks and messages with the family or the school: what was said, and what was promised.',
  title: '{{channel}} with {{who}}',
  overdue: 'Follow-up overdue since {{date}}',
  followUp: 'Follow up on {{date}}',
  done: 'Followed up',
  field: { onDate: 'Date', atTime: 'Time', channel: 'How', withWhom: 'With whom', about: 'What it was about', followUpOn: 'Follow up on', followUpDone: 'The follow-up is done' },
  code: CHANNEL_WORDS,
});

const documents = { list: ParticipantCommunicationsDocument, save: SaveParticipantCommunicationDocument as never, remove: RemoveParticipantCommunicationDocument, restore: RestoreParticipantCommunicationDocument };

export default function CommunicationsTab(props: ParticipantTabProps) {
  const t = useTexts();
  const { today } = useSession();
  const title = (entry: { channel: (typeof CHANNELS)[number]; withWhom: string }) => t('title', { channel: t(`code.${entry.channel}`), who: entry.withWhom });
  return (
    <EntriesTab
      {...props}
      noun="communication"
      label={t('label')}
      fields={COMMUNICATION_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ onDate: today, channel: 'phone', followUpDone: false }}
      rowName={title}
      row={(entry) => (
        <EntryLine
          title={title(entry)}
          badges={<FollowUp on={entry.followUpOn} done={entry.followUpDone} />}
          text={entry.about}
          facts={[[formatDate(entry.onDate), entry.atTime && formatTime(entry.atTime)].filter(Boolean).join(' ')]}
          by={entry}
        />
      )}
    />
  );
}

function FollowUp({ on, done }: { on: string | null; done: boolean }) {
  const t = useTexts();
  const { today } = useSession();
  if (!on) return null;
  if (done) return <Badge tone="green">{t('done')}</Badge>;
  const overdue = isFollowUpOverdue({ followUpOn: on, done }, today);
  return <Badge tone={overdue ? 'red' : 'orange'}>{t(overdue ? 'overdue' : 'followUp', { date: formatDate(on) })}</Badge>;
}
