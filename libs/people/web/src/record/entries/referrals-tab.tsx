import { formatDate, type BadgeTone } from '@afterbell/core/domain';
import { Badge, defineTexts, useSession } from '@afterbell/core/web';
import { isReferralDone, REFERRAL_FIELDS, type REFERRAL_STATUSES } from '@afterbell/people/domain';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantReferralsDocument, RemoveParticipantReferralDocument, RestoreParticipantReferralDocument, SaveParticipantReferralDocument } from './__generated__/referral';
import { EntriesTab } from './entries-tab';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantReferrals', {
  label: 'Referrals',
  add: 'Add a referral',
  edit: 'Change the referral',
  removed: 'Referral removed',
  empty: 'No referrals yet',
  emptyHint: 'To whom this participant was sent for help, and what came of it.',
  referredOn: 'Referred {{date}}',
  overdue: 'Follow-up overdue since {{date}}',
  followUp: 'Follow up on {{date}}',
  outcome: 'Outcome: {{text}}',
  field: { referredOn: 'Date of the referral', referredTo: 'Referred to', reason: 'Reason', status: 'Status', followUpOn: 'Follow up on', outcome: 'Outcome' },
  code: { open: 'Open', in_progress: 'In progress', completed: 'Completed', declined: 'Declined' },
});

const TONES = { open: 'blue', in_progress: 'orange', completed: 'green', declined: 'red' } as const satisfies Record<(typeof REFERRAL_STATUSES)[number], BadgeTone>;
const documents = { list: ParticipantReferralsDocument, save: SaveParticipantReferralDocument as never, remove: RemoveParticipantReferralDocument, restore: RestoreParticipantReferralDocument };

export default function ReferralsTab(props: ParticipantTabProps) {
  const t = useTexts();
  const { today } = useSession();
  return (
    <EntriesTab
      {...props}
      noun="referral"
      label={t('label')}
      fields={REFERRAL_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ referredOn: today, status: 'open' }}
      rowName={({ referredTo }) => referredTo}
      row={(entry) => (
        <EntryLine
          title={entry.referredTo}
          badges={
            <>
              <Badge tone={TONES[entry.status]}>{t(`code.${entry.status}`)}</Badge>
              {entry.overdue && entry.followUpOn && <Badge tone="red">{t('overdue', { date: formatDate(entry.followUpOn) })}</Badge>}
            </>
          }
          text={entry.outcome ? `${entry.reason}\n${t('outcome', { text: entry.outcome })}` : entry.reason}
          facts={[t('referredOn', { date: formatDate(entry.referredOn) }), !entry.overdue && !isReferralDone(entry.status) && entry.followUpOn && t('followUp', { date: formatDate(entry.followUpOn) })]}
          by={entry}
        />
      )}
    />
  );
}
