import { Args, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { EnrollmentService } from './enrollment.service';
import { EnrollParticipantsInput, EnrollParticipantsPayload, QuickAddParticipantInput, QuickAddParticipantPayload } from './enrollment.types';
import { QuickAddService } from './quick-add.service';

@Resolver()
export class EnrollmentResolver {
  constructor(
    private readonly enrollments: EnrollmentService,
    private readonly quickAdd: QuickAddService,
  ) {}

  @PayloadMutation(() => EnrollParticipantsPayload, { description: 'Enrolls participants of the site in a session, all or none; those enrolled already stay as they are, and a place on some of the days is made longer. Problems: MONTH_LOCKED, SESSION_FULL, VALIDATION.' })
  @Requires('edit', 'participation.by_activity')
  async enrollParticipants(@Args('input', { description: 'Who, and from when.' }) input: EnrollParticipantsInput): Promise<EnrollParticipantsPayload> {
    return { ...(await this.enrollments.enroll(input)), problems: [] };
  }

  @PayloadMutation(() => QuickAddParticipantPayload, {
    description:
      'Adds a child who is not on record, with a stay at the site, and enrolls the child from that day on. Also needs the permission to edit participants. Problems: DUPLICATE_PERSON and SIMILAR_PERSON (a DuplicateProblem), MONTH_LOCKED, SESSION_FULL, VALIDATION.',
  })
  @Requires('edit', 'participation.by_activity')
  async quickAddParticipant(@Args('input', { description: 'The child.' }) input: QuickAddParticipantInput): Promise<QuickAddParticipantPayload> {
    return { ...(await this.quickAdd.addChild(input)), problems: [] };
  }
}
