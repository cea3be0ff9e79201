export { OrganizationJoins } from './organization-joins';
export { OrganizationLoaders, type OrganizationName } from './organization.loaders';
export { type CreateOrganizationInput, type OrganizationRow, OrganizationService } from './organization.service';
export { Organization, OrganizationLevelEnum, OrganizationRef } from './organization.types';
export { OrganizationsModule } from './organizations.module';
export { clockHere, clocksOf, sitesAt, zoneAsOwner, zoneOf } from './site-clock.sql';
