import { Args, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AttendancePolicyService } from './attendance-policy.service';
import { AttendancePolicy, AttendancePolicyInput, AttendancePolicyPayload } from './attendance-policy.types';

@Resolver()
export class AttendancePolicyResolver {
  constructor(private readonly policies: AttendancePolicyService) {}

  @Query(() => [AttendancePolicy], { description: 'What the tenant asks about attendance, the newest rules first, at most 100; what is shipped comes last.' })
  @Requires('view', ['participation.by_activity', 'participation.lock_activity_participation', 'settings.tenant'])
  attendancePolicies(): Promise<AttendancePolicy[]> {
    return this.policies.all();
  }

  @PayloadMutation(() => AttendancePolicyPayload, { description: 'Sets what is asked about attendance from a day on, for the whole tenant. Problems: STALE_VERSION, VALIDATION.' })
  @Requires('edit', 'settings.tenant')
  async saveAttendancePolicy(@Args('input', { description: 'The rules.' }) input: AttendancePolicyInput): Promise<AttendancePolicyPayload> {
    return { policies: await this.policies.save(input), problems: [] };
  }
}
