import { JOB_FIELDS } from '@afterbell/people/domain';
import type { EntryKind } from './entry-kind';
import { entryResolver } from './entry.resolver';

export const EMPLOYMENTS: EntryKind<typeof JOB_FIELDS> = {
  tab: 'EMPLOYMENT',
  noun: 'job',
  what: 'The job',
  table: 'participant_employment',
  fields: JOB_FIELDS,
  order: 'e.ends_on desc nulls first, e.starts_on desc',
};

export const { node: ParticipantEmployment, resolver: EmploymentResolver } = entryResolver({
  name: 'ParticipantEmployment',
  plural: 'participantEmployments',
  kind: EMPLOYMENTS,
  description: 'A job that a participant has or had.',
  words: { employer: 'Who employs them.', title: 'What they do there.', startsOn: 'First day.', endsOn: 'Last day; none while it goes on.', hoursPerWeek: 'Hours a week.', remark: 'What to know about it.' },
});
