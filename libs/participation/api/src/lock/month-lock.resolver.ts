import { Args, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { LockMonthInput, MonthLockPayload, SiteMonthConnection, SiteMonthListArgs, UnlockMonthInput } from './month-lock.types';
import { MonthLockService } from './month-lock.service';

@Resolver()
export class MonthLockResolver {
  constructor(private readonly locks: MonthLockService) {}

  @Query(() => SiteMonthConnection, { description: 'One month of each site of the acting organization and beneath it: what is entered, what is missing, and whether it is locked.' })
  @Requires('view', 'participation.lock_activity_participation')
  async siteMonths(@Args() args: SiteMonthListArgs) {
    return toConnection(await this.locks.list(args.month, toListQuery(args)));
  }

  @PayloadMutation(() => MonthLockPayload, { description: 'Locks the month of sites, all or none: nothing of it can be changed then. Problems: MONTH_INCOMPLETE, by site what is missing and what is still to come; VALIDATION.' })
  @Requires('edit', 'participation.lock_activity_participation')
  async lockMonth(@Args('input', { description: 'The month and the sites.' }) input: LockMonthInput): Promise<MonthLockPayload> {
    return { ...(await this.locks.lock(input)), problems: [] };
  }

  @PayloadMutation(() => MonthLockPayload, { description: 'Opens the month of sites again, all or none. Problems: VALIDATION.' })
  @Requires('edit', 'participation.lock_activity_participation', { tab: 'unlock' })
  async unlockMonth(@Args('input', { description: 'The month and the sites.' }) input: UnlockMonthInput): Promise<MonthLockPayload> {
    return { ...(await this.locks.unlock(input)), problems: [] };
  }
}
