import { Args, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import { PlainDateScalar, Requires } from '@afterbell/core/api';
import { AttendanceChange } from '@afterbell/participation/api';
import { AttendanceLiveService } from './attendance-live.service';

const resolve = (change: AttendanceChange) => change;
const KNOWN = 'Versions of the marks on the page, added up: where others are stored, that is told at once.';

@Resolver()
export class AttendanceLiveResolver {
  constructor(private readonly live: AttendanceLiveService) {}

  @Subscription(() => AttendanceChange, { description: 'Tells what is marked in a session on its days, as it is stored. Ends when the caller may not view it any more.', resolve })
  @Requires('view', ['participation.by_activity', 'participation.grid'])
  sessionAttendanceChanged(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'The first day.' }) from: string,
    @Args('to', { type: () => PlainDateScalar, description: 'The last day, at most 31 days with the first.' }) to: string,
    @Args('personIds', { type: () => [ID], nullable: true, description: 'Of these participants only, at most 50.' }) personIds: string[] | null,
    @Args('known', { type: () => Int, nullable: true, description: KNOWN }) known: number | null,
  ) {
    return this.live.ofSession({ sessionId, from, to, personIds }, known ?? null);
  }

  @Subscription(() => AttendanceChange, { description: 'Tells what is marked for one participant at the acting site, as it is stored. Ends when the caller may not view it any more.', resolve })
  @Requires('view', 'participation.by_participant')
  participantAttendanceChanged(
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'The first day.' }) from: string,
    @Args('to', { type: () => PlainDateScalar, description: 'The last day, at most 31 days with the first.' }) to: string,
    @Args('known', { type: () => Int, nullable: true, description: KNOWN }) known: number | null,
  ) {
    return this.live.ofParticipant({ personId, from, to }, known ?? null);
  }
}
