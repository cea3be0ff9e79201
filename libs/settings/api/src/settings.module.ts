import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module';
import { PeriodsModule } from './periods/periods.module';
import { RolesModule } from './roles/roles.module';
import { TenantModule } from './tenant/tenant.module';
import { UsersModule } from './users/users.module';

const PARTS = [PeriodsModule, TenantModule, UsersModule, RolesModule, AuditModule];

@Module({ imports: PARTS, exports: PARTS })
export class SettingsModule {}
