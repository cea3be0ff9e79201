import { Args, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AttendanceService } from './attendance.service';
import { SaveAttendanceInput, SaveAttendancePayload } from './attendance.types';

@Resolver()
export class AttendanceResolver {
  constructor(private readonly attendance: AttendanceService) {}

  @PayloadMutation(() => SaveAttendancePayload, {
    description:
      'Saves a batch of marks, whole or not at all, with the same effect however often it is sent. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, ATTENDANCE_NOT_ENROLLED, ATTENDANCE_TIME_INVALID, ATTENDANCE_OVERLAP, ATTENDANCE_LONG, ATTENDANCE_LATE, ATTENDANCE_CONFLICT (a ConflictProblem), IDEMPOTENCY_MISMATCH, VALIDATION.',
  })
  @Requires('edit', 'participation.by_activity')
  async saveAttendance(@Args('input', { description: 'The marks.' }) input: SaveAttendanceInput): Promise<SaveAttendancePayload> {
    return { saved: await this.attendance.save(input), problems: [] };
  }
}
