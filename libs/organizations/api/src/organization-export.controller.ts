import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Db, ExportNotices, instantCell, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { levelNamesOf } from './organization-rules';
import { OrganizationLoaders } from './organization.loaders';
import { type OrganizationRow, OrganizationService } from './organization.service';

@Controller('export')
export class OrganizationExportController {
  constructor(
    private readonly db: Db,
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly organizations: OrganizationService,
    private readonly loaders: OrganizationLoaders,
  ) {}

  /** The organizations that a search, a filter and an order leave, with the chosen columns. */
  @Get('organizations')
  @Requires('export', 'organizations.list', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion & { includeInactive?: string }, @Res() response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const names = await this.db.read(levelNamesOf);
    const parents = new Map<string, string>();
    const file = await this.exports.open<OrganizationRow>(
      {
        section: 'organizations',
        columns: {
          name: { label: 'Name', cell: ({ name }) => name },
          level: { label: 'Level', cell: ({ level }) => names[level].singular },
          parent: { label: 'Part of', cell: ({ parentId }) => (parentId && parents.get(parentId)) ?? null },
          enabled: { label: 'Status', cell: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled') },
          stateId: { label: 'State ID', cell: ({ stateId }) => stateId },
          ncesId: { label: 'NCES ID', cell: ({ ncesId }) => ncesId },
          grades: { label: 'Grades served', cell: (row) => gradesServedWords(row) },
          createdAt: { label: 'Added', shows: 'datetime', cell: ({ createdAt }) => instantCell(createdAt, timeZone) },
        },
        page: (query) => this.organizations.list(query, question.includeInactive === 'true'),
        prepare: async (rows, shown) => {
          if (!shown('parent')) return;
          const found = await Promise.all(rows.flatMap(({ parentId }) => (parentId ? [this.loaders.name(parentId)] : [])));
          for (const parent of found) if (parent) parents.set(parent.id, parent.name);
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'organizations', title: 'Organizations', next: this.notices.told({ name: 'Organizations', path: '/organizations/list' }, file.next) });
  }
}
