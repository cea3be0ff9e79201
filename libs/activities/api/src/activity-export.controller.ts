import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ACTIVITY_CATEGORIES, type ActivityType, isActivityCategory } from '@afterbell/activities/domain';
import { dayCell, ExportNotices, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { dateIn } from '@afterbell/core/domain';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { OrganizationLoaders } from '@afterbell/organizations/api';
import { ActivityLoaders } from './activity.loaders';
import { type ActivityRow, ActivityService } from './activity.service';

const TYPES: Readonly<Record<ActivityType, string>> = { scheduled: 'Scheduled', drop_in: 'Drop-in', unscheduled: 'Unscheduled' };

/** `3–6`, as the column's heading has the word. */
const gradeRange = (gradeFrom: string | null, gradeTo: string | null) => gradesServedWords({ gradeFrom, gradeTo })?.replace(/^grades? /, '') ?? null;

@Controller('export')
export class ActivityExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly activities: ActivityService,
    private readonly loaders: ActivityLoaders,
    private readonly organizations: OrganizationLoaders,
  ) {}

  /** The activities that a search, a filter and an order leave, with the chosen columns. */
  @Get('activities')
  @Requires('export', 'activities.list', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const names = new Map<string, string>();
    const file = await this.exports.open<ActivityRow>(
      {
        section: 'activities',
        columns: {
          name: { label: 'Name', cell: ({ name }) => name },
          category: { label: 'Category', cell: ({ category }) => (isActivityCategory(category) ? ACTIVITY_CATEGORIES[category].label : category) },
          type: { label: 'Type', cell: ({ type }) => TYPES[type] },
          site: { label: 'Site', cell: ({ siteId }) => names.get(siteId) ?? null },
          term: { label: 'Term', cell: ({ termId }) => (termId && names.get(termId)) ?? null },
          location: { label: 'Location', cell: ({ location }) => location },
          capacity: { label: 'Places', cell: ({ capacity }) => capacity },
          grades: { label: 'Grades', cell: ({ gradeFrom, gradeTo }) => gradeRange(gradeFrom, gradeTo) },
          enabled: { label: 'Enabled', cell: ({ enabled }) => (enabled ? 'Yes' : 'No') },
          createdAt: { label: 'Added', shows: 'date', cell: ({ createdAt }) => dayCell(dateIn(timeZone, createdAt)) },
        },
        page: (query) => this.activities.list(query),
        prepare: async (rows) => {
          const found = await Promise.all(rows.flatMap(({ siteId, termId }) => [this.organizations.name(siteId), ...(termId ? [this.loaders.term(termId)] : [])]));
          for (const one of found) if (one) names.set(one.id, one.name);
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'activities', title: 'Activities', next: this.notices.told({ name: 'Activities', path: '/activities' }, file.next) });
  }
}
