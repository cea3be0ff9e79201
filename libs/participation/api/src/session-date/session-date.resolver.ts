import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { SessionCalendarService } from './session-calendar.service';
import { SessionClosingService } from './session-closing.service';
import { SessionDateService } from './session-date.service';
import { AddSessionDateInput, CalendarDay, CloseSessionDateInput, ReopenSessionDateInput, SessionDateCheck, SessionDateInput, SessionDatePayload } from './session-date.types';

@Resolver()
export class SessionDateResolver {
  constructor(
    private readonly dates: SessionDateService,
    private readonly closing: SessionClosingService,
    private readonly calendars: SessionCalendarService,
  ) {}

  @Query(() => SessionDateCheck, { description: 'Whether attendance can be taken for a session on a day; what stands in the way is in `problems`.' })
  @Requires('view', 'participation.by_activity')
  checkSessionDate(@Args('input', { description: 'The session and the day.' }) input: SessionDateInput): Promise<SessionDateCheck> {
    return this.dates.describe(input);
  }

  @Query(() => [CalendarDay], { description: 'Every day from the first to the last, at most 100, with what it is to the session and how it went.' })
  @Requires('view', 'participation.by_activity')
  sessionCalendar(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'First day.' }) from: string,
    @Args('to', { type: () => PlainDateScalar, description: 'Last day.' }) to: string,
  ): Promise<CalendarDay[]> {
    return this.calendars.calendar({ sessionId, from, to });
  }

  @PayloadMutation(() => SessionDatePayload, { description: 'Adds a day to a session; one that it has already stays as it is. Problems: MONTH_LOCKED, DATE_CLOSED.' })
  @Requires('edit', 'participation.by_activity')
  async addSessionDate(@Args('input', { description: 'The session and the day.' }) input: AddSessionDateInput): Promise<SessionDatePayload> {
    return { sessionDate: await this.dates.add(input), problems: [] };
  }

  @PayloadMutation(() => SessionDatePayload, { description: 'Says how a day ended. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, DATE_CLOSED, STALE_VERSION, VALIDATION.' })
  @Requires('edit', 'participation.by_activity')
  async closeSessionDate(@Args('input', { description: 'The day and its outcome.' }) input: CloseSessionDateInput): Promise<SessionDatePayload> {
    return { sessionDate: await this.closing.close(input), problems: [] };
  }

  @PayloadMutation(() => SessionDatePayload, { description: 'Takes the outcome of a day back, so that it counts as not entered. Problems: MONTH_LOCKED, DATE_NOT_SCHEDULED, STALE_VERSION.' })
  @Requires('edit', 'participation.by_activity')
  async reopenSessionDate(@Args('input', { description: 'The day.' }) input: ReopenSessionDateInput): Promise<SessionDatePayload> {
    return { sessionDate: await this.closing.reopen(input), problems: [] };
  }
}
