import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Requires, streamCsv } from '@afterbell/core/api';
import { AppError, FILTER_MODES, type ListFilter } from '@afterbell/core/domain';
import { AuditTrailService, EXPORT_HEADER } from './audit-trail.service';

const MOST_RULES = 20;

/** The filter as the list's variables have it, in JSON. Fields and modes are checked where the list is compiled. */
function filterOf(text: string | undefined): ListFilter | null {
  if (!text) return null;
  try {
    const { match, rules } = JSON.parse(text) as ListFilter;
    const sound = Array.isArray(rules) && rules.length <= MOST_RULES && rules.every(({ field, mode, value }) => typeof field === 'string' && FILTER_MODES.includes(mode) && (value == null || typeof value === 'string'));
    if (sound) return { match: match === 'or' ? 'or' : 'and', rules };
  } catch {
    // Said below, like every other filter that is none.
  }
  throw new AppError('VALIDATION', { problems: [{ path: 'filter', message: 'is not a filter of this list' }] });
}

@Controller('export')
export class AuditExportController {
  constructor(private readonly trail: AuditTrailService) {}

  /** The rows that a search and a filter leave, as CSV, newest first. */
  @Get('audit')
  @Requires('export', 'settings.audit', { confirm: 'exports' })
  async audit(@Query('search') search: string | undefined, @Query('filter') filter: string | undefined, @Res() response: Response): Promise<void> {
    const next = await this.trail.export({ search: typeof search === 'string' ? search.slice(0, 200) : null, filter: filterOf(filter) });
    await streamCsv(response, 'audit.csv', EXPORT_HEADER, next);
  }
}
