import { pipeline } from 'node:stream/promises';
import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { LOGGER, Requires, SignedIn } from '@afterbell/core/api';
import { isSameFile, rangeOf } from './byte-range';
import { attachmentNamed } from './content-disposition';
import { StoredFileService } from './stored-file.service';
import { UPLOAD_FEATURES } from './upload-features';
import { UploadService } from './upload.service';

/** Files over REST (docs/files.md). */
@Controller('file')
export class FileController {
  constructor(
    private readonly uploads: UploadService,
    private readonly files: StoredFileService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('upload')
  @HttpCode(200)
  @Requires('edit', UPLOAD_FEATURES)
  upload(@Req() request: Request) {
    return this.uploads.upload(request, 'file');
  }

  @Post('uploadImage')
  @HttpCode(200)
  @Requires('edit', UPLOAD_FEATURES)
  uploadImage(@Req() request: Request) {
    return this.uploads.upload(request, 'image');
  }

  @Post('uploadAttachment')
  @HttpCode(200)
  @Requires('edit', UPLOAD_FEATURES)
  uploadAttachment(@Req() request: Request) {
    return this.uploads.upload(request, 'attachment');
  }

  @Post('can-download/:id')
  @HttpCode(200)
  @SignedIn()
  async canDownload(@Param('id') id: string) {
    const { name, contentType, size, kind, state, width, height, ...row } = await this.files.get(id);
    return { canDownload: state === 'available', id: row.id, name, contentType, size, kind, state, width, height };
  }

  @Get('download/:id')
  @SignedIn()
  async download(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const tagOf = (file: { id: string }) => `"${file.id}"`;
    const { file, part, bytes } = await this.files.open(id, (one) => (isSameFile(request.get('if-range'), tagOf(one), one.uploadedAt.toUTCString()) ? rangeOf(request.headers.range, one.size) : null));
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('ETag', tagOf(file));
    response.setHeader('Last-Modified', file.uploadedAt.toUTCString());
    if (part === 'unsatisfiable' || bytes === null) {
      response.status(416).setHeader('Content-Range', `bytes */${file.size}`).end();
      return;
    }
    if (part) response.status(206).setHeader('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`);
    response.setHeader('Content-Type', file.contentType);
    response.setHeader('Content-Length', part ? part.end - part.start + 1 : file.size);
    response.setHeader('Content-Disposition', attachmentNamed(file.name));
    // Whatever it is, it is nothing that this site shows or runs.
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Cut short rather than ended well: the browser then knows that it has not got everything.
    await pipeline(bytes, response).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') this.logger.warn({ err: error }, 'a download broke off');
    });
  }
}
