import { Module } from '@nestjs/common';
import { OrganizationLoaders } from './organization.loaders';
import { OrganizationResolver } from './organization.resolver';
import { OrganizationService } from './organization.service';

@Module({
  providers: [OrganizationService, OrganizationLoaders, OrganizationResolver],
  exports: [OrganizationService, OrganizationLoaders],
})
export class OrganizationsModule {}
