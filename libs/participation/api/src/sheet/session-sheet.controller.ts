import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Requires } from '@afterbell/core/api';
import { sendPdf } from '@afterbell/people/api';
import { SessionSheets } from './session-sheet.service';

/** A session's sign-in sheet as a PDF file (docs/people.md). */
@Controller('export')
export class SessionSheetController {
  constructor(private readonly sheets: SessionSheets) {}

  /** `?session=` on `?date=2026-11-21`, with pictures by `?photos=1`, the days of the week across by `?week=1`. */
  @Get('session-sign-in-sheet')
  @Requires('export', 'participation.by_activity', { confirm: 'exports' })
  async sheet(@Query('session') session = '', @Query('date') date = '', @Query('photos') photos: string | undefined, @Query('week') week: string | undefined, @Res() response: Response): Promise<void> {
    await sendPdf(response, 'sign-in-sheet', await this.sheets.sheet({ sessionId: session, date, week: week === '1', withPhotos: photos === '1' }));
  }
}
