import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { dayCell, ExportNotices, instantCell, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { AppError, displayEmail, formatDate, isUuid } from '@afterbell/core/domain';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { BULK_AT_ONCE, formatPersonName, gradeLabel, isGrade } from '@afterbell/people/domain';
import { ParticipantExportColumns } from './participant-export-columns';
import type { Among } from './participant-list';
import { ParticipantLoaders } from './participant.loaders';
import { type ParticipantRow, ParticipantService } from './participant.service';
import type { Standing } from './stays/standing';
import { TagService } from './tags/tag.service';

@Controller('export')
export class ParticipantExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly participants: ParticipantService,
    private readonly loaders: ParticipantLoaders,
    private readonly more: ParticipantExportColumns,
    private readonly tags: TagService,
  ) {}

  /** The participants that a search, a filter and an order leave, with the chosen columns. */
  @Get('participants')
  @Requires('export', 'people.participants', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion & { ids?: string }, @Res() response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const sites = new Map<string, string>();
    const beyond = this.more.exported();
    const tags = new Map<string, string>();
    const stays = new Map<string, string>();
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
          stay: { label: 'Stay', cell: ({ id }) => stays.get(id) ?? null },
          flags: { label: 'Alerts, tags', cell: ({ id, allergies, contactRestriction }) => [allergies && 'Allergy', contactRestriction && 'Contact restriction', tags.get(id)].filter(Boolean).join('; ') || null },
          tags: { label: 'Tags', cell: ({ id }) => tags.get(id) ?? null },
          localId: text('Local ID', 'localId'),
          stateId: text('State ID', 'stateId'),
          generatedId: text('Participant ID', 'generatedId'),
          email: { label: 'E-mail', cell: ({ email }) => (email ? displayEmail(email) : null) },
          phone: text('Phone', 'phone'),
          otherPhone: text('Other phone', 'otherPhone'),
          address: { label: 'Address', cell: ({ addressLine1, addressLine2 }) => [addressLine1, addressLine2].filter((line) => line).join(', ') || null },
          city: text('City', 'city'),
          state: text('State', 'state'),
          postalCode: text('Postal code', 'postalCode'),
          allergies: text('Allergies', 'allergies'),
          contactRestriction: text('Contact restriction', 'contactRestriction'),
          createdAt: { label: 'Added', shows: 'datetime', cell: ({ createdAt }) => instantCell(createdAt, timeZone) },
          updatedAt: { label: 'Changed', shows: 'datetime', cell: ({ updatedAt }) => instantCell(updatedAt, timeZone) },
          ...beyond.columns,
        },
        page: (query) => this.participants.list(query, chosen(question.ids)),
        prepare: async (rows, shown) => {
          // Of one page: what was kept of the pages before would grow with the file.
          for (const known of [sites, tags, stays]) known.clear();
          const listed = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('; ');
          if (shown('sites')) await Promise.all(rows.map(async ({ id }) => sites.set(id, listed(await this.loaders.sites(id)))));
          if (shown('stay')) await Promise.all(rows.map(async ({ id }) => stays.set(id, stayWords(await this.loaders.standing(id)))));
          if (shown('tags', 'flags')) await Promise.all(rows.map(async ({ id }) => tags.set(id, listed(await this.tags.of(id)))));
          await beyond.prepare(rows, shown);
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'participants', title: 'Participants', next: this.notices.told({ name: 'Participants', path: '/people/participants' }, file.next) });
  }
}

const STATES = { now: 'Now', ahead: 'Coming', ended: 'Left' } as const;
/** `Left 11/20/2026` */
const stayWords = (standing: Standing | null) => (standing ? [STATES[standing.state], standing.state !== 'now' && standing.day ? formatDate(standing.day) : ''].join(' ').trim() : '');

/** Those that were ticked, named in the address. */
function chosen(ids: unknown): Among | undefined {
  if (typeof ids !== 'string' || ids === '') return undefined;
  const named = ids.split(',');
  if (named.length > BULK_AT_ONCE || !named.every(isUuid)) throw new AppError('VALIDATION', { problems: [{ path: 'ids', message: `are not up to ${BULK_AT_ONCE} ids` }] });
  return { condition: 'p.id = any($1::uuid[])', parameters: [named] };
}
