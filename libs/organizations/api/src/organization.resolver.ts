import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CustomListService, CustomValue } from '@afterbell/forms/api';
import { Requires, requirePrincipal, toConnection, toListQuery } from '@afterbell/core/api';
import { featuresOf, type OrganizationLevel, parentAllowed } from '@afterbell/core/domain';
import { featureOf, levelsFor } from './organization-rules';
import { OrganizationObstacle, OrganizationRights } from './organization-tree.types';
import { OrganizationLoaders } from './organization.loaders';
import { OrganizationService } from './organization.service';
import { Organization, OrganizationConnection, OrganizationLevelEnum, OrganizationListArgs, OrganizationRef } from './organization.types';

const ANY_ORGANIZATION = [...featuresOf('organizations')];

@Resolver(() => Organization)
export class OrganizationResolver {
  constructor(
    private readonly service: OrganizationService,
    private readonly loaders: OrganizationLoaders,
    private readonly custom: CustomListService,
  ) {}

  @Query(() => OrganizationConnection, { description: 'The acting organization and all beneath it, of the levels that the caller may view.' })
  @Requires('view', ANY_ORGANIZATION)
  async organizations(@Args() args: OrganizationListArgs) {
    return toConnection(await this.service.list(toListQuery(args), args.includeInactive));
  }

  @Query(() => Organization, { description: 'One organization at or beneath the acting one.' })
  @Requires('view', ANY_ORGANIZATION)
  organization(@Args('id', { type: () => ID, description: 'Id of the organization.' }) id: string) {
    return this.service.get(id);
  }

  @Query(() => [Organization], { description: 'Where an organization of a level may stand: those at or beneath the acting one that may take it, the name that fits best first.' })
  @Requires('view', ANY_ORGANIZATION)
  organizationPlaces(
    @Args('level', { type: () => OrganizationLevelEnum, description: 'The level of what is to stand there.' }) level: OrganizationLevel,
    @Args('search', { type: () => String, nullable: true, description: 'Part of a name or an id, whatever its case and accents.' }) search: string | null,
    @Args('first', { type: () => Int, defaultValue: 20, description: 'How many, 100 at most.' }) first: number,
  ) {
    return this.service.places(level, search ?? '', first);
  }

  @ResolveField(() => OrganizationRef, { nullable: true, description: 'The organization that it stands under; null at the top of the tree.' })
  parent({ parentId }: Organization) {
    return parentId && this.loaders.name(parentId);
  }

  @ResolveField(() => [OrganizationRef], { description: 'What it stands under, from the top of the tree down.' })
  path({ id }: Organization) {
    return this.loaders.path(id);
  }

  @ResolveField(() => Int, { description: 'Enabled sites at or beneath it.' })
  siteCount({ id }: Organization) {
    return this.loaders.siteCount(id);
  }

  @ResolveField(() => Boolean, { description: 'False when it, or one above it, is inactive in the current term.' })
  activeInTerm({ id }: Organization) {
    return this.loaders.activeInTerm(id);
  }

  @ResolveField(() => [OrganizationObstacle], { description: 'What keeps it from being disabled, in the order in which it is best removed.' })
  whatStandsInTheWay(organization: Organization) {
    return this.loaders.obstacles(organization);
  }

  @ResolveField(() => Boolean, { description: 'Whether it is enabled and nothing stands in the way of disabling it.' })
  async canBeDisabled(organization: Organization) {
    return organization.enabled && (await this.loaders.obstacles(organization)).length === 0;
  }

  @ResolveField(() => OrganizationRights, { description: 'What the caller may do with it.' })
  viewerCan({ level, enabled }: Organization): OrganizationRights {
    const { permissions } = requirePrincipal();
    const addLevels = enabled ? levelsFor('edit', permissions).filter((child) => parentAllowed(child, level as OrganizationLevel)) : [];
    return { edit: permissions.allows('edit', featureOf(level as OrganizationLevel)), addLevels };
  }

  @ResolveField(() => [CustomValue], { description: 'What it holds of the tenant’s own fields, as far as the caller sees them.' })
  customValues(@Parent() { id }: Organization, @Args('fieldIds', { type: () => [Int], description: 'The fields, at most 50.' }) fieldIds: number[]) {
    return this.custom.valuesOf('organizations', id, fieldIds);
  }
}
