import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AuditNotes, dayCell, type FileColumn, fileFormatOf, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { dateIn, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { attachmentNamed } from '@afterbell/forms/api';
import { KIND_FEATURES } from '../kinds/kind';
import { DisclosureService } from './disclosure.service';
import { PersonExportService } from './person-export.service';

const COLUMNS: readonly FileColumn[] = [{ label: 'Date', shows: 'date' }, { label: 'Ground' }, { label: 'Given to' }, { label: 'Purpose' }, { label: 'What' }, { label: 'Entered by mistake', shows: 'date' }];

/** Files about one person (docs/privacy.md). */
@Controller('export')
export class PrivacyExportController {
  constructor(
    private readonly exports: PersonExportService,
    private readonly disclosures: DisclosureService,
    private readonly notes: AuditNotes,
  ) {}

  /** Everything about a person, once it is made; to whoever asked for it. */
  @Get('person/:id')
  @Requires('export', KIND_FEATURES, { confirm: 'exports' })
  async person(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { bytes, size } = await this.exports.open(id);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Length', size);
    response.setHeader('Content-Disposition', attachmentNamed('everything-on-record.zip'));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    await pipeline(bytes, response).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }

  /** The disclosure log of a person, `?person=`, newest first. */
  @Get('disclosures')
  @Requires('export', KIND_FEATURES, { confirm: 'exports' })
  async log(@Query('person') person: string | undefined, @Query('format') asked: unknown, @Res() response: Response): Promise<void> {
    const format = fileFormatOf(asked);
    let offset = 0;
    const { timeZone } = requirePrincipal();
    const next = async () => {
      const { nodes } = await this.disclosures.list(person ?? '', { limit: MAX_PAGE_SIZE, offset });
      offset += nodes.length;
      return nodes.map(({ onDate, ground, recipient, purpose, what, struckAt }) => [dayCell(onDate), ground, recipient, purpose, what, struckAt && dayCell(dateIn(timeZone, struckAt))]);
    };
    const first = await next();
    await this.notes.note({ action: 'disclosure.export', subjectType: 'person', subjectId: person ?? '' });
    let page: typeof first | null = first;
    await streamList(response, {
      format,
      name: 'disclosures',
      title: 'Disclosures',
      columns: COLUMNS,
      next: async () => {
        const now = page ?? (await next());
        page = null;
        return now;
      },
    });
  }
}

