import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ExportNotices, fileFormatOf, Requires, streamList } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { filterOf } from '../export-query';
import { UserExportService, USERS_COLUMNS } from './user-export.service';
import { BULK_MAX } from './user.types';

function idsOf(text: string | undefined): string[] | null {
  if (!text) return null;
  const ids = typeof text === 'string' ? text.split(',') : [];
  if (ids.length === 0 || ids.length > BULK_MAX || !ids.every(isUuid)) throw new AppError('VALIDATION', { problems: [{ path: 'ids', message: `must be ids of users, at most ${BULK_MAX}` }] });
  return ids;
}

@Controller('export')
export class UserExportController {
  constructor(
    private readonly exports: UserExportService,
    private readonly notices: ExportNotices,
  ) {}

  /** The users that a search and a filter leave, or of them the chosen ones, as a file by name: one line per access. */
  @Get('users')
  @Requires('export', 'settings.users', { confirm: 'exports' })
  async users(@Query('search') search: string | undefined, @Query('filter') filter: string | undefined, @Query('ids') ids: string | undefined, @Query('format') asked: string | undefined, @Res() response: Response): Promise<void> {
    const format = fileFormatOf(asked);
    const next = await this.exports.export({ search: typeof search === 'string' ? search.slice(0, 200) : null, filter: filterOf(filter) }, idsOf(ids));
    await streamList(response, { format, name: 'users', title: 'Users', columns: USERS_COLUMNS, next: this.notices.told({ name: 'Users', path: '/settings/users' }, next) });
  }
}
