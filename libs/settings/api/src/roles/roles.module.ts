import { Module } from '@nestjs/common';
import { ExplainResolver } from './explain.resolver';
import { ExplainService } from './explain.service';
import { RoleLoaders } from './role.loaders';
import { RoleResolver } from './role.resolver';
import { RoleService } from './role.service';
import { RoleWriterService } from './role-writer.service';

@Module({ providers: [RoleLoaders, RoleService, RoleWriterService, RoleResolver, ExplainService, ExplainResolver], exports: [RoleService] })
export class RolesModule {}
