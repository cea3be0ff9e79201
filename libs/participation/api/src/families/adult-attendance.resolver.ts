import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { AdultAttendanceService } from './adult-attendance.service';
import { FamilyDay, FamilyDayPayload, RemoveAdultInput, SaveAdultsInput } from './adult.types';
import { FamilyDays } from './family-day.service';

@Resolver()
export class AdultAttendanceResolver {
  constructor(
    private readonly days: FamilyDays,
    private readonly adults: AdultAttendanceService,
  ) {}

  @Query(() => FamilyDay, { description: 'Family members and other adults at a session on one day. They are counted apart from participants.' })
  @Requires('view', 'participation.by_activity')
  familyDay(@Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string, @Args('date', { description: 'The day, `yyyy-MM-dd`.' }) date: string) {
    return this.days.get(sessionId, date);
  }

  @PayloadMutation(() => FamilyDayPayload, { description: 'Records adults at a session date, or changes them. Problems: VALIDATION (`adults.2.endTime`), STALE_VERSION, MONTH_LOCKED, DATE_CLOSED, DATE_NOT_SCHEDULED.' })
  @Requires('edit', 'participation.by_activity')
  async saveAdults(@Args('input', { description: 'The adults.' }) input: SaveAdultsInput) {
    return { day: await this.adults.save(input), problems: [] };
  }

  @PayloadMutation(() => FamilyDayPayload, { description: 'Takes an adult off a session date, or brings them back. Problems: MONTH_LOCKED, DATE_CLOSED.' })
  @Requires('edit', 'participation.by_activity')
  async removeAdult(@Args('input', { description: 'The adult.' }) input: RemoveAdultInput) {
    return { day: await this.adults.setRemoved(input), problems: [] };
  }
}
