import { Args, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { CopyAttendanceInput, CopyAttendancePayload, CopySource, CopyTarget } from './copying.types';
import { CopyingService } from './copying.service';

@Resolver()
export class CopyingResolver {
  constructor(private readonly copying: CopyingService) {}

  @Query(() => [CopyTarget], { description: 'Sessions of the same site and day that attendance can be copied to, at most 200, by time, with what copying would do there.' })
  @Requires('edit', 'participation.by_activity')
  copyTargets(@Args('from', { description: 'What would be copied.' }) from: CopySource): Promise<CopyTarget[]> {
    return this.copying.available(from);
  }

  @PayloadMutation(() => CopyAttendancePayload, {
    description:
      'Copies attendance to other sessions of the same site and day, all or nothing: only to who is enrolled there, with the times of that session, never over a status that was set there unless asked. Problems: MONTH_LOCKED, ATTENDANCE_OVERLAP, ATTENDANCE_LATE, ATTENDANCE_CONFLICT, VALIDATION.',
  })
  @Requires('edit', 'participation.by_activity')
  async copyAttendance(@Args('input', { description: 'What to copy, and to where.' }) input: CopyAttendanceInput): Promise<CopyAttendancePayload> {
    return { sessions: await this.copying.copy(input), problems: [] };
  }
}
