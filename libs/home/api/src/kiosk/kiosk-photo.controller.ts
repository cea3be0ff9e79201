import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Guest } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { DoorListService } from '@afterbell/participation/api';
import { PhotoService } from '@afterbell/people/api';
import { KioskGrants } from './kiosk-grant';

/** Small pictures for a kiosk: of children of today at its site whose family lets them be shown. */
@Controller('file/photo')
export class KioskPhotoController {
  constructor(
    private readonly grants: KioskGrants,
    private readonly lists: DoorListService,
    private readonly photos: PhotoService,
  ) {}

  @Get('kiosk/:id')
  @Guest()
  async photo(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const picture = await this.grants.as(request, async ({ siteId }) => {
      const child = await this.lists.child(siteId, id);
      return child ? (await this.photos.shownOf([child.personId])).get(child.personId) : undefined;
    });
    if (!picture) throw new AppError('NOT_FOUND', { what: 'The photo' });
    // Not kept by the tablet: another child may stand there next.
    response.set({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; sandbox", 'X-Content-Type-Options': 'nosniff' }).send(picture);
  }
}
