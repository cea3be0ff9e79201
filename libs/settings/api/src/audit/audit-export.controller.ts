import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ExportNotices, fileFormatOf, Requires, streamList } from '@afterbell/core/api';
import { filterOf } from '../export-query';
import { AuditTrailService, EXPORT_HEADER } from './audit-trail.service';

@Controller('export')
export class AuditExportController {
  constructor(
    private readonly trail: AuditTrailService,
    private readonly notices: ExportNotices,
  ) {}

  /** The rows that a search and a filter leave, as a file, newest first. */
  @Get('audit')
  @Requires('export', 'settings.audit', { confirm: 'exports' })
  async audit(@Query('search') search: string | undefined, @Query('filter') filter: string | undefined, @Query('format') asked: string | undefined, @Res() response: Response): Promise<void> {
    const format = fileFormatOf(asked);
    const next = await this.trail.export({ search: typeof search === 'string' ? search.slice(0, 200) : null, filter: filterOf(filter) });
    await streamList(response, { format, name: 'audit', title: 'Audit trail', columns: EXPORT_HEADER.map((label) => ({ label })), next: this.notices.told({ name: 'Audit trail', path: '/settings/audit' }, next) });
  }
}
