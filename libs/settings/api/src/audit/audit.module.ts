import { Module } from '@nestjs/common';
import { AuditExportController } from './audit-export.controller';
import { AuditTrailService } from './audit-trail.service';
import { AuditLoaders } from './audit.loaders';
import { AuditResolver } from './audit.resolver';

@Module({ controllers: [AuditExportController], providers: [AuditTrailService, AuditLoaders, AuditResolver], exports: [AuditLoaders] })
export class AuditModule {}
