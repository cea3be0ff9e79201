import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PlainDateScalar, Requires } from '@afterbell/core/api';
import { RosterService } from './roster.service';
import { Roster, type RosterScope, RosterScopeEnum } from './roster.types';

@Resolver()
export class RosterResolver {
  constructor(private readonly rosters: RosterService) {}

  @Query(() => Roster, { description: 'One session on one day with its participants, their statuses and what stands in the way of changing them.' })
  @Requires('view', 'participation.by_activity')
  roster(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('date', { type: () => PlainDateScalar, description: 'The day.' }) date: string,
    @Args('scope', { type: () => RosterScopeEnum, nullable: true, description: 'Whom to list; `enrolled` when left out.' }) scope?: RosterScope,
    @Args('search', { type: () => String, nullable: true, description: 'Words that must all occur in the names or the local id, whatever case and accents.' }) search?: string,
  ): Promise<Roster> {
    return this.rosters.roster({ sessionId, date, scope, search });
  }
}
