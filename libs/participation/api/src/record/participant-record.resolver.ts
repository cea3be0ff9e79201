import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { AppError, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { ParticipantRecordService } from './participant-record.service';
import { ParticipantEnrollmentConnection, ParticipantMarkConnection, ParticipantPageArgs, ParticipantYear } from './participant-record.types';

@Resolver()
export class ParticipantRecordResolver {
  constructor(private readonly service: ParticipantRecordService) {}

  @Query(() => ParticipantEnrollmentConnection, { description: 'Places of a participant in sessions, newest first.' })
  @Requires('view', 'people.participants', { tab: 'SESSION ENROLLMENT' })
  async participantEnrollments(@Args() args: ParticipantPageArgs) {
    return toConnection(await this.service.enrollments(args.participantId, sliceOf(args)));
  }

  @Query(() => ParticipantMarkConnection, { description: 'How a participant was marked, newest first.' })
  @Requires('view', 'people.participants', { tab: 'PARTICIPATION' })
  async participantMarks(@Args() args: ParticipantPageArgs) {
    return toConnection(await this.service.marks(args.participantId, sliceOf(args)));
  }

  @Query(() => ParticipantYear, { description: 'Hours and days of a participant in one programme year.' })
  @Requires('view', 'people.participants', { tab: 'PARTICIPATION' })
  participantYear(
    @Args('participantId', { type: () => ID, description: 'Id of the participant.' }) participantId: string,
    @Args('year', { type: () => Int, nullable: true, description: 'The year in which it begins; the one that runs by default.' }) year: number | null,
  ) {
    return this.service.year(participantId, year);
  }
}

function sliceOf({ first, after }: ParticipantPageArgs): { limit: number; offset: number } {
  if (first > MAX_PAGE_SIZE) throw new AppError('PAGE_TOO_LARGE', { max: MAX_PAGE_SIZE });
  return { limit: first, offset: toListQuery({ first, after }).offset ?? 0 };
}
