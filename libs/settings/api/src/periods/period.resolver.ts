import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Db, PayloadMutation, requirePrincipal, Requires, runList, toConnection, toListQuery } from '@afterbell/core/api';
import { periodList, visibleTypes } from './period-list';
import { PeriodLoaders } from './period.loaders';
import { PeriodOrganizationsService } from './period-organizations.service';
import {
  DataCollectionPeriod,
  DataCollectionPeriodConnection,
  DataCollectionPeriodListArgs,
  PeriodOrganizationTree,
  ReportingYearRef,
  SetPeriodOrganizationsInput,
  SetPeriodOrganizationsPayload,
  TakingPartEnum,
} from './period.types';

@Resolver(() => DataCollectionPeriod)
export class PeriodResolver {
  constructor(
    private readonly db: Db,
    private readonly loaders: PeriodLoaders,
    private readonly organizations: PeriodOrganizationsService,
  ) {}

  @Query(() => DataCollectionPeriodConnection, { description: 'Reporting years and terms, of the types that the caller may view; the newest year first, its terms after it, the newest first.' })
  @Requires('view', 'settings.data_collection_periods')
  async dataCollectionPeriods(@Args() args: DataCollectionPeriodListArgs) {
    const { permissions, timeZone } = requirePrincipal();
    return toConnection(await runList(this.db, periodList(visibleTypes(permissions), timeZone), toListQuery(args)));
  }

  @Query(() => PeriodOrganizationTree, { description: 'The acting organization and all beneath it, and which of them a period is for.' })
  @Requires('view', 'settings.data_collection_periods')
  periodOrganizations(@Args('termId', { type: () => ID, description: 'The term; for a year, the one that came with it.' }) termId: string) {
    return this.organizations.get(termId);
  }

  @PayloadMutation(() => SetPeriodOrganizationsPayload, {
    description: 'Says which organizations at or beneath the acting one a period is for; what lies elsewhere stays as it is. Also needs the permission to edit terms. Problems: STALE_VERSION (a ConflictProblem).',
  })
  @Requires('edit', 'settings.data_collection_periods')
  async setPeriodOrganizations(@Args('input', { description: 'The choice.' }) input: SetPeriodOrganizationsInput): Promise<SetPeriodOrganizationsPayload> {
    await this.organizations.set(input);
    return { organizations: await this.organizations.get(input.termId), problems: [] };
  }

  @ResolveField(() => ReportingYearRef, { nullable: true, description: 'The reporting year: its own, or the one that a term lies in.' })
  year({ yearId, yearName }: DataCollectionPeriod): ReportingYearRef | null {
    return yearId && yearName ? { id: yearId, name: yearName } : null;
  }

  @ResolveField(() => TakingPartEnum, { description: 'How much of the acting organization and what is beneath it the period is for.' })
  takingPart({ termId }: DataCollectionPeriod) {
    return termId ? this.loaders.takingPart(termId) : 'all';
  }
}
