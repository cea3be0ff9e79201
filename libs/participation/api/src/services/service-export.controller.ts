import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { dayCell, decimalCell, ExportNotices, Requires, streamList } from '@afterbell/core/api';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { OrganizationLoaders } from '@afterbell/organizations/api';
import { ServicesService } from './service.service';
import type { Service } from './service.types';

@Controller('export')
export class ServiceExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly services: ServicesService,
    private readonly organizations: OrganizationLoaders,
  ) {}

  /** The services that a search, a filter and an order leave, with the chosen columns. */
  @Get('services')
  @Requires('export', 'services.list', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    const served = new Map<string, string>();
    const sites = new Map<string, string>();
    const file = await this.exports.open<Service>(
      {
        section: 'services',
        name: 'services',
        columns: {
          onDate: { label: 'Date', shows: 'date', cell: ({ onDate }) => dayCell(onDate) },
          category: { label: 'Category', cell: ({ categoryLabel }) => categoryLabel },
          title: { label: 'What was done', cell: ({ title }) => title },
          participants: { label: 'Participants', cell: ({ id }) => served.get(id) ?? null },
          startTime: { label: 'Start', cell: ({ startTime }) => startTime },
          endTime: { label: 'End', cell: ({ endTime }) => endTime },
          minutes: { label: 'Minutes', cell: ({ minutes }) => decimalCell(String(minutes)) },
          staff: { label: 'By', cell: ({ staffName }) => staffName },
          site: { label: 'Site', cell: ({ organizationId }) => sites.get(organizationId) ?? null },
        },
        page: (query) => this.services.list(query),
        prepare: async (rows, shown) => {
          if (shown('participants')) await Promise.all(rows.map(async ({ id }) => served.set(id, (await this.services.participants(id)).map(({ name }) => name).join('; '))));
          if (!shown('site')) return;
          for (const site of await Promise.all(rows.map(({ organizationId }) => this.organizations.name(organizationId)))) if (site) sites.set(site.id, site.name);
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'services', title: 'Services', next: this.notices.told({ name: 'Services', path: '/services' }, file.next) });
  }
}
