import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { dayCell, ExportNotices, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { dateIn } from '@afterbell/core/domain';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { formatPersonName, gradeLabel, isGrade } from '@afterbell/people/domain';
import { ParticipantLoaders } from './participant.loaders';
import { type ParticipantRow, ParticipantService } from './participant.service';

@Controller('export')
export class ParticipantExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly participants: ParticipantService,
    private readonly loaders: ParticipantLoaders,
  ) {}

  /** The participants that a search, a filter and an order leave, with the chosen columns. */
  @Get('participants')
  @Requires('export', 'people.participants', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const sites = new Map<string, string>();
    const text = (label: string, key: keyof ParticipantRow) => ({ label, cell: (row: ParticipantRow) => (row[key] as string | null) ?? null });
    const file = await this.exports.open<ParticipantRow>(
      {
        section: 'participants',
        columns: {
          name: { label: 'Name', cell: formatPersonName },
          lastName: text('Last name', 'lastName'),
          firstName: text('First name', 'firstName'),
          grade: { label: 'Grade', cell: ({ grade }) => (isGrade(grade) ? gradeLabel(grade) : null) },
          birthDate: { label: 'Birth date', shows: 'date', cell: ({ birthDate }) => dayCell(birthDate) },
          sites: { label: 'Sites', cell: ({ id }) => sites.get(id) ?? null },
          localId: text('Local ID', 'localId'),
          stateId: text('State ID', 'stateId'),
          allergies: text('Allergies', 'allergies'),
          contactRestriction: text('Contact restriction', 'contactRestriction'),
          createdAt: { label: 'Added', shows: 'date', cell: ({ createdAt }) => dayCell(dateIn(timeZone, createdAt)) },
        },
        page: (query) => this.participants.list(query),
        prepare: async (rows) => {
          const names = await Promise.all(rows.map(({ id }) => this.loaders.sites(id)));
          rows.forEach(({ id }, index) => sites.set(id, (names[index] ?? []).map(({ name }) => name).join('; ')));
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'participants', title: 'Participants', next: this.notices.told({ name: 'Participants', path: '/people/participants' }, file.next) });
  }
}
