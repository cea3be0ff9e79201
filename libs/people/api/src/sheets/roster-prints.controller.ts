import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Requires } from '@afterbell/core/api';
import { RosterPrints } from './roster-prints.service';
import { sendPdf } from './send-pdf';

/** Rosters as PDF files (docs/people.md). */
@Controller('export')
export class RosterPrintsController {
  constructor(private readonly prints: RosterPrints) {}

  /** A sheet for signing in and out by hand, `?roster=` of a day, `?date=2026-11-21`. */
  @Get('sign-in-sheet')
  @Requires('export', 'people.rosters', { confirm: 'exports' })
  async signInSheet(@Query('roster') roster = '', @Query('date') date: string | undefined, @Res() response: Response): Promise<void> {
    await sendPdf(response, 'sign-in-sheet', await this.prints.signInSheet(roster, date));
  }

  /** Badges of the members, `?code=qr` or `?code=barcode`. Members without a code in use are given one. */
  @Get('badges')
  @Requires('export', 'people.rosters', { confirm: 'exports' })
  async badges(@Query('roster') roster = '', @Query('code') code: string | undefined, @Res() response: Response): Promise<void> {
    await sendPdf(response, 'badges', await this.prints.badgeSheet(roster, code === 'barcode' ? 'barcode' : 'qr'));
  }
}
