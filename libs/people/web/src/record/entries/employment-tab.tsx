import { formatDate } from '@afterbell/core/domain';
import { Badge, defineTexts, useSession } from '@afterbell/core/web';
import { JOB_FIELDS } from '@afterbell/people/domain';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantEmploymentsDocument, RemoveParticipantEmploymentDocument, RestoreParticipantEmploymentDocument, SaveParticipantEmploymentDocument } from './__generated__/employment';
import { EntriesTab } from './entries-tab';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantEmployment', {
  label: 'Employment',
  add: 'Add a job',
  edit: 'Change the job',
  removed: 'Job removed',
  empty: 'No jobs yet',
  emptyHint: 'Where this participant works or has worked: internships and part-time jobs too.',
  since: 'Since {{from}}',
  span: '{{from}} to {{to}}',
  hours_one: '{{count}} hour a week',
  hours_other: '{{count}} hours a week',
  current: 'Current',
  field: { employer: 'Employer', title: 'Job title', startsOn: 'First day', endsOn: 'Last day', hoursPerWeek: 'Hours a week', remark: 'Remark' },
});

const documents = { list: ParticipantEmploymentsDocument, save: SaveParticipantEmploymentDocument as never, remove: RemoveParticipantEmploymentDocument, restore: RestoreParticipantEmploymentDocument };

export default function EmploymentTab(props: ParticipantTabProps) {
  const t = useTexts();
  const { today } = useSession();
  return (
    <EntriesTab
      {...props}
      noun="job"
      label={t('label')}
      fields={JOB_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ startsOn: today }}
      rowName={({ employer }) => employer}
      row={(job) => (
        <EntryLine
          title={job.title ? `${job.title}, ${job.employer}` : job.employer}
          badges={job.startsOn <= today && (job.endsOn === null || job.endsOn >= today) && <Badge tone="green">{t('current')}</Badge>}
          text={job.remark}
          facts={[
            job.endsOn ? t('span', { from: formatDate(job.startsOn), to: formatDate(job.endsOn) }) : t('since', { from: formatDate(job.startsOn) }),
            job.hoursPerWeek !== null && t('hours', { count: job.hoursPerWeek }),
          ]}
        />
      )}
    />
  );
}
