import { Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '@afterbell/core/api';
import { DashboardService } from './dashboard.service';
import { DashboardCounts } from './dashboard.types';

@Resolver()
export class DashboardResolver {
  constructor(private readonly dashboard: DashboardService) {}

  /** Signed in is enough: each count is held by its own feature, and the dashboard is where refused paths lead. */
  @Query(() => DashboardCounts, { description: 'Counts for the dashboard of the acting organization.' })
  @SignedIn()
  dashboardCounts(): Promise<DashboardCounts> {
    return this.dashboard.counts();
  }
}
