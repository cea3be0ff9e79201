import { Module, type OnModuleInit } from '@nestjs/common';
import { FilesModule } from '@afterbell/forms/api';
import { ParticipantTabs } from '../tabs/participant-tabs';
import { ParticipantTabsResolver } from '../tabs/participant-tabs.resolver';
import { CommunicationResolver, COMMUNICATIONS } from './communications';
import { DocumentFileResolver, DocumentFiles, DOCUMENTS, documents } from './documents';
import { EmploymentResolver, EMPLOYMENTS } from './employments';
import { countOf } from './entry-kind';
import { EntryStore } from './entry-store.service';
import { EntryLoaders } from './entry.loaders';
import { FollowUpsResolver } from './follow-ups';
import { GoalLoaders, GoalProgressResolver, GOALS, goals, progress } from './goals';
import { NoteResolver, NOTES } from './notes';
import { ReferralFollowUpResolver, REFERRALS, referrals } from './referrals';
import { TEACHER_LINKS, teacherLinks, TeacherNameResolver } from './teacher-links';

const resolvers = [
  NoteResolver,
  CommunicationResolver,
  goals.resolver,
  progress.resolver,
  GoalProgressResolver,
  referrals.resolver,
  ReferralFollowUpResolver,
  documents.resolver,
  DocumentFileResolver,
  teacherLinks.resolver,
  TeacherNameResolver,
  EmploymentResolver,
  FollowUpsResolver,
  ParticipantTabsResolver,
];

const STAY_COUNT = `select count(*) from stay s where s.person_id = me.person_id and s.kind = 'participant'`;

/** The tabs of a participant's record that people keep themselves, and the port for those of other sections. */
@Module({
  imports: [FilesModule],
  providers: [ParticipantTabs, EntryStore, EntryLoaders, GoalLoaders, DocumentFiles, ...resolvers],
  exports: [ParticipantTabs, EntryLoaders],
})
export class ParticipantRecordModule implements OnModuleInit {
  constructor(private readonly tabs: ParticipantTabs) {}

  onModuleInit(): void {
    for (const kind of [NOTES, COMMUNICATIONS, GOALS, REFERRALS, DOCUMENTS, TEACHER_LINKS, EMPLOYMENTS]) this.tabs.register(kind.tab, countOf(kind));
    this.tabs.register('REGISTRATION', STAY_COUNT);
  }
}
