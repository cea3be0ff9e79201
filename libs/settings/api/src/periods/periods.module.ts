import { Module } from '@nestjs/common';
import { PeriodLoaders } from './period.loaders';
import { PeriodOrganizationsService } from './period-organizations.service';
import { PeriodResolver } from './period.resolver';
import { ReportingTermService } from './reporting-term.service';
import { ReportingYearResolver } from './reporting-year.resolver';
import { ReportingYearService } from './reporting-year.service';

const SERVICES = [ReportingYearService, ReportingTermService, PeriodOrganizationsService, PeriodLoaders];

@Module({ providers: [...SERVICES, PeriodResolver, ReportingYearResolver], exports: SERVICES })
export class PeriodsModule {}
