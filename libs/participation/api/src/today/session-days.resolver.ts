import { Args, Query, Resolver } from '@nestjs/graphql';
import { Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { SessionDaysService } from './session-days.service';
import { DayFigures, SessionDayArgs, SessionDayConnection, SessionsAheadArgs, SiteWorkConnection } from './session-days.types';

@Resolver()
export class SessionDaysResolver {
  constructor(private readonly days: SessionDaysService) {}

  @Query(() => SessionDayConnection, { description: "Today's sessions of the acting organization and everything beneath it, by time." })
  @Requires('view', 'participation.by_activity')
  async todaysSessions(@Args() args: SessionDayArgs) {
    return toConnection(await this.days.today(pageOf(args)));
  }

  @Query(() => SessionDayConnection, { description: 'Sessions of the acting organization and everything beneath it, of today and the days after it, by day and time.' })
  @Requires('view', 'participation.by_activity')
  async sessionsAhead(@Args() args: SessionsAheadArgs) {
    return toConnection(await this.days.ahead(args.days, pageOf(args)));
  }

  @Query(() => SessionDayConnection, {
    description: 'Days of the current term up to now whose attendance was not entered, newest first: only those on which someone was enrolled and whose month is open.',
  })
  @Requires('view', 'participation.by_activity')
  async notEntered(@Args() args: SessionDayArgs) {
    return toConnection(await this.days.notEntered(pageOf(args)));
  }

  @Query(() => SiteWorkConnection, { description: 'Sites beneath the acting organization with days not entered or with sessions today, those with the most left to enter first.' })
  @Requires('view', 'participation.by_activity')
  async notEnteredBySite(@Args() args: SessionDayArgs) {
    const page = await this.days.notEnteredBySite(pageOf(args));
    return Object.assign(toConnection(page), { today: page.today });
  }

  @Query(() => DayFigures, { description: 'Today in numbers. Drop-ins count once somebody has come.' })
  @Requires('view', 'participation.by_activity')
  todaysFigures(): Promise<DayFigures> {
    return this.days.todaysFigures();
  }
}

export function pageOf(args: SessionDayArgs): { limit: number; offset: number } {
  const { limit, offset } = toListQuery(args);
  return { limit: limit ?? args.first, offset: offset ?? 0 };
}
