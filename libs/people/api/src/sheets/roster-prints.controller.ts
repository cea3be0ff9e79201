import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Requires } from '@afterbell/core/api';
import { RosterPrints } from './roster-prints.service';
import { sendPdf } from './send-pdf';

/** Rosters as PDF files (docs/people.md). */
@Controller('export')
export class RosterPrintsController {
  constructor(private readonly prints: RosterPrints) {}

  /** A sheet for signing in and out by hand, `?roster=` of a day, `?date=2026-11-21`, with pictures by `?photos=1`. */
  @Get('sign-in-sheet')
  @Requires('export', 'people.rosters', { confirm: 'exports' })
  async signInSheet(@Query('roster') roster = '', @Query('date') date: string | undefined, @Query('photos') photos: string | undefined, @Res() response: Response): Promise<void> {
    await sendPdf(response, 'sign-in-sheet', await this.prints.signInSheet(roster, date, photos === '1'));
  }

  /** Badges of the members, or of one participant by `?person=`, `?code=qr` or `?code=barcode`. Who has no code in use is given one. */
  @Get('badges')
  @Requires('export', 'people.rosters', { confirm: 'exports' })
  async badges(@Query('roster') roster = '', @Query('person') person: string | undefined, @Query('code') code: string | undefined, @Res() response: Response): Promise<void> {
    const as = code === 'barcode' ? 'barcode' : 'qr';
    await sendPdf(response, 'badges', await (person ? this.prints.badgeOfOne(person, as) : this.prints.badgeSheet(roster, as)));
  }
}
