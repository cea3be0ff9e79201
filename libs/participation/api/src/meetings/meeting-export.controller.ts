import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { dayCell, decimalCell, ExportNotices, Requires, streamList } from '@afterbell/core/api';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { OrganizationLoaders } from '@afterbell/organizations/api';
import { MEETING_KINDS, MEETING_PATHS, type MeetingKind, TRAINING_CATEGORIES } from '@afterbell/participation/domain';
import { invalid } from '../shared/input';
import { MEETING_FEATURE_KEYS, requireMeetings } from './meeting-rights';
import { MeetingLoaders } from './meeting.loaders';
import { type MeetingRow, MeetingService } from './meeting.service';
import type { MeetingAttendance, MeetingHours } from './meeting.types';

const NAMES: Readonly<Record<MeetingKind, string>> = { staff_meeting: 'Staff meetings', advisory_board_meeting: 'Advisory board meetings', professional_development: 'Professional development' };

interface Question extends ExportQuestion {
  kind?: string;
  from?: string;
  to?: string;
}

/** Hours as a figure that a sheet can add up. */
const hoursCell = (minutes: number) => decimalCell((minutes / 60).toFixed(2));

/** Meetings and the hours of who attended, as files (docs/meetings.md). */
@Controller('export')
export class MeetingExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly meetings: MeetingService,
    private readonly loaders: MeetingLoaders,
    private readonly organizations: OrganizationLoaders,
  ) {}

  @Get('meetings')
  @Requires('export', MEETING_FEATURE_KEYS, { confirm: 'exports' })
  async list(@Query() question: Question, @Res() response: Response): Promise<void> {
    const kind = kindOf(question.kind);
    const came = new Map<string, MeetingAttendance>();
    const places = new Map<string, string>();
    const file = await this.exports.open<MeetingRow>(
      {
        section: null,
        name: 'meetings',
        columns: {
          title: { label: 'Title', cell: ({ title }) => title },
          onDate: { label: 'Date', shows: 'date', cell: ({ onDate }) => dayCell(onDate) },
          startTime: { label: 'Start', cell: ({ startTime }) => startTime },
          endTime: { label: 'End', cell: ({ endTime }) => endTime },
          place: { label: 'Place', cell: ({ place, isOnline }) => [isOnline ? 'Online' : null, place].filter(Boolean).join(': ') || null },
          facilitator: { label: 'Led by', cell: ({ facilitator }) => facilitator },
          provider: { label: 'Provider', cell: ({ provider }) => provider },
          category: { label: 'Category', cell: ({ category }) => category && TRAINING_CATEGORIES[category] },
          creditHours: { label: 'Credit hours', cell: ({ creditHours }) => (creditHours === null ? null : decimalCell(String(creditHours))) },
          organization: { label: 'Held by', cell: ({ organizationId }) => places.get(organizationId) ?? null },
          listed: { label: 'On the list', cell: ({ id }) => decimalCell(String(came.get(id)?.listed ?? 0)) },
          present: { label: 'Present', cell: ({ id }) => decimalCell(String(came.get(id)?.present ?? 0)) },
          hours: { label: 'Hours of all', cell: ({ id }) => hoursCell(came.get(id)?.minutes ?? 0) },
        },
        page: (query) => this.meetings.list(kind, query),
        prepare: async (rows, shown) => {
          if (shown('listed', 'present', 'hours')) await Promise.all(rows.map(async ({ id }) => came.set(id, await this.loaders.attendance(id))));
          if (!shown('organization')) return;
          for (const found of await Promise.all(rows.map(({ organizationId }) => this.organizations.name(organizationId)))) if (found) places.set(found.id, found.name);
        },
      },
      question,
    );
    const name = NAMES[kind];
    await streamList(response, { ...file, name: MEETING_PATHS[kind].split('/').pop() ?? 'meetings', title: name, next: this.notices.told({ name, path: MEETING_PATHS[kind] }, file.next) });
  }

  @Get('meeting-hours')
  @Requires('export', MEETING_FEATURE_KEYS, { confirm: 'exports' })
  async hours(@Query() question: Question, @Res() response: Response): Promise<void> {
    const kind = kindOf(question.kind);
    const file = await this.exports.open<MeetingHours>(
      {
        section: null,
        name: 'meeting-hours',
        columns: {
          name: { label: 'Name', cell: ({ name }) => name },
          meetings: { label: 'Attended', cell: ({ meetings }) => decimalCell(String(meetings)) },
          minutes: { label: 'Hours', cell: ({ minutes }) => hoursCell(minutes) },
          creditHours: { label: 'Credit hours', cell: ({ creditHours }) => decimalCell(String(creditHours)) },
        },
        page: (query) => this.meetings.hours(kind, question.from ?? null, question.to ?? null, query),
      },
      question,
    );
    const name = `${NAMES[kind]}: hours by person`;
    await streamList(response, { ...file, name: `${MEETING_PATHS[kind].split('/').pop() ?? 'meeting'}-hours`, title: 'Hours', next: this.notices.told({ name, path: `${MEETING_PATHS[kind]}?show=hours` }, file.next) });
  }
}

function kindOf(asked: unknown): MeetingKind {
  const kind = MEETING_KINDS.find((one) => one === asked);
  if (!kind) throw invalid('kind', 'is none of meetings');
  requireMeetings('export', kind);
  return kind;
}
