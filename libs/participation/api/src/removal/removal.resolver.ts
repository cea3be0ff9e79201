import { Args, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { DeleteAttendanceInput, DeleteAttendancePayload } from './removal.types';
import { RemovalService } from './removal.service';

@Resolver()
export class RemovalResolver {
  constructor(private readonly removal: RemovalService) {}

  @PayloadMutation(() => DeleteAttendancePayload, {
    description: 'Deletes marks of one session date: who is enrolled is expected again, who is not leaves the roster. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, ATTENDANCE_LATE, VALIDATION.',
  })
  @Requires('delete', 'participation.by_activity')
  async deleteAttendance(@Args('input', { description: 'Whose marks, and where.' }) input: DeleteAttendanceInput): Promise<DeleteAttendancePayload> {
    return { deleted: await this.removal.remove(input), problems: [] };
  }
}
