import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Requires } from '@afterbell/core/api';
import { StoredFileService } from '@afterbell/forms/api';
import { KIND_FEATURES } from '../kinds/kind';
import { PhotoService } from './photo.service';

/** Another photo has another address, so what a browser has it need not ask for again. */
const CACHED = 'private, max-age=604800, immutable';

/** Photos as pages show them (docs/people.md). */
@Controller('file/photo')
export class PhotoController {
  constructor(
    private readonly photos: PhotoService,
    private readonly files: StoredFileService,
  ) {}

  @Get(':id')
  @Requires('view', KIND_FEATURES)
  async photo(@Param('id') id: string, @Res() response: Response): Promise<void> {
    // Asked first: of files that are something else, nothing is told here.
    await this.photos.thumbnail(id);
    const { file, bytes } = await this.files.open(id, () => null);
    dress(response, file.contentType);
    if (bytes) await pipeline(bytes, response).catch(() => undefined);
  }

  @Get(':id/small')
  @Requires('view', KIND_FEATURES)
  async small(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const thumbnail = await this.photos.thumbnail(id);
    dress(response, 'image/jpeg').send(thumbnail);
  }
}

function dress(response: Response, contentType: string): Response {
  return response
    .setHeader('Content-Type', contentType)
    .setHeader('Cache-Control', CACHED)
    .setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    .setHeader('X-Content-Type-Options', 'nosniff');
}
