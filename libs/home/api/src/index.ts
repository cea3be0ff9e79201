import { Module } from '@nestjs/common';
import { DashboardResolver } from './dashboard.resolver';
import { DashboardService } from './dashboard.service';

@Module({ providers: [DashboardService, DashboardResolver] })
export class HomeModule {}

export { DashboardCounts } from './dashboard.types';
export { DashboardService } from './dashboard.service';
