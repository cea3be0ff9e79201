import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection } from '@afterbell/core/api';
import { pageOf } from '../today/session-days.resolver';
import { SessionDayConnection } from '../today/session-days.types';
import { CloseSessionDatesInput, CloseSessionDatesPayload, MissingArgs, MissingAttendance } from './missing.types';
import { MissingService } from './missing.service';

@Resolver()
export class MissingResolver {
  constructor(private readonly missing: MissingService) {}

  @Query(() => SessionDayConnection, { description: 'Days of the current term up to now whose attendance was not entered, the oldest first; only those on which someone was enrolled and whose month is open.' })
  @Requires('view', 'participation.by_activity')
  async missingDays(@Args() args: MissingArgs) {
    return toConnection(await this.missing.list(args, pageOf(args)));
  }

  @Query(() => MissingAttendance, { description: 'How many such days there are, and where.' })
  @Requires('view', 'participation.by_activity')
  missingAttendance(@Args('siteId', { type: () => ID, nullable: true, description: 'The site whose activities and weeks are told.' }) siteId?: string | null): Promise<MissingAttendance> {
    return this.missing.overview(siteId ?? null);
  }

  @PayloadMutation(() => CloseSessionDatesPayload, { description: 'Says of several days how they ended, or takes that back; each day by itself, with why where it could not be; `taken` only where everybody is marked. Problems: VALIDATION.' })
  @Requires('edit', 'participation.by_activity')
  async closeSessionDates(@Args('input', { description: 'The days and their outcome.' }) input: CloseSessionDatesInput): Promise<CloseSessionDatesPayload> {
    return { ...(await this.missing.close(input)), problems: [] };
  }
}
