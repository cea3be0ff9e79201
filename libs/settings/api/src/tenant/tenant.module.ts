import { Module } from '@nestjs/common';
import { LevelNamesService } from './level-names.service';
import { TenantResolver } from './tenant.resolver';
import { TenantSettingsService } from './tenant-settings.service';

const SERVICES = [LevelNamesService, TenantSettingsService];

@Module({ providers: [...SERVICES, TenantResolver], exports: SERVICES })
export class TenantModule {}
