import { Args, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { LevelNamesService } from './level-names.service';
import { TenantSettingsService } from './tenant-settings.service';
import { LevelNameSetting, SaveLevelNamesInput, SaveLevelNamesPayload, SaveTenantSettingsInput, SaveTenantSettingsPayload, TenantSettings } from './tenant.types';

@Resolver()
export class TenantResolver {
  constructor(
    private readonly levels: LevelNamesService,
    private readonly tenants: TenantSettingsService,
  ) {}

  @Query(() => [LevelNameSetting], { description: 'What the tenant calls its nine levels, from the top of the tree down.' })
  @Requires('view', 'settings.organization_levels')
  levelNames() {
    return this.levels.list();
  }

  @Query(() => TenantSettings, { description: 'Settings of the tenant.' })
  @Requires('view', 'settings.tenant')
  tenantSettings() {
    return this.tenants.get();
  }

  @PayloadMutation(() => SaveLevelNamesPayload, {
    description: 'Renames levels, all or none; every screen says the new names on its next request. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).',
  })
  @Requires('edit', 'settings.organization_levels')
  async saveLevelNames(@Args('input', { description: 'The levels.' }) { levels }: SaveLevelNamesInput): Promise<SaveLevelNamesPayload> {
    await this.levels.save(levels);
    return { levelNames: await this.levels.list(), problems: [] };
  }

  @PayloadMutation(() => SaveTenantSettingsPayload, { description: 'Changes settings of the tenant. Needs its top as acting organization. Problems: VALIDATION, STALE_VERSION (a ConflictProblem).' })
  @Requires('edit', 'settings.tenant')
  async saveTenantSettings(@Args('input', { description: 'The settings.' }) input: SaveTenantSettingsInput): Promise<SaveTenantSettingsPayload> {
    return { settings: await this.tenants.save(input), problems: [] };
  }
}
