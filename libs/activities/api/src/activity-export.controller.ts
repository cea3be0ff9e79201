import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ACTIVITY_CATEGORIES, type ActivityType, agesWords, isActivityCategory } from '@afterbell/activities/domain';
import { ExportNotices, instantCell, requirePrincipal, Requires, streamList } from '@afterbell/core/api';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { type ExportQuestion, ListExport } from '@afterbell/forms/api';
import { OrganizationLoaders } from '@afterbell/organizations/api';
import { ActivityLoaders } from './activity.loaders';
import { type ActivityRow, ActivityService } from './activity.service';
import { ActivityProgramLoaders } from './program/activity-program.loaders';

const TYPES: Readonly<Record<ActivityType, string>> = { scheduled: 'Scheduled', drop_in: 'Drop-in', unscheduled: 'Unscheduled' };

/** `3–6`, as the column's heading has the word. */
const gradeRange = (gradeFrom: string | null, gradeTo: string | null) => gradesServedWords({ gradeFrom, gradeTo })?.replace(/^grades? /, '') ?? null;

type Beside = Readonly<Record<'ownCategory' | 'funders' | 'partners' | 'staff', string | null>>;

@Controller('export')
export class ActivityExportController {
  constructor(
    private readonly exports: ListExport,
    private readonly notices: ExportNotices,
    private readonly activities: ActivityService,
    private readonly loaders: ActivityLoaders,
    private readonly programs: ActivityProgramLoaders,
    private readonly organizations: OrganizationLoaders,
  ) {}

  /** The activities that a search, a filter and an order leave, with the chosen columns. */
  @Get('activities')
  @Requires('export', 'activities.list', { confirm: 'exports' })
  async list(@Query() question: ExportQuestion, @Res() response: Response): Promise<void> {
    const { timeZone } = requirePrincipal();
    const names = new Map<string, string>();
    const beside = new Map<string, Beside>();
    const file = await this.exports.open<ActivityRow>(
      {
        section: 'activities',
        columns: {
          name: { label: 'Name', cell: ({ name }) => name },
          category: { label: 'Category', cell: ({ category }) => (isActivityCategory(category) ? ACTIVITY_CATEGORIES[category].label : category) },
          ownCategory: { label: 'Own category', cell: ({ id }) => beside.get(id)?.ownCategory ?? null },
          funders: { label: 'Funders', cell: ({ id }) => beside.get(id)?.funders ?? null },
          partners: { label: 'Partners', cell: ({ id }) => beside.get(id)?.partners ?? null },
          staff: { label: 'Staff', cell: ({ id }) => beside.get(id)?.staff ?? null },
          type: { label: 'Type', cell: ({ type }) => TYPES[type] },
          site: { label: 'Site', cell: ({ siteId }) => names.get(siteId) ?? null },
          term: { label: 'Term', cell: ({ termId }) => (termId && names.get(termId)) ?? null },
          location: { label: 'Location', cell: ({ location }) => location },
          capacity: { label: 'Places', cell: ({ capacity }) => capacity },
          grades: { label: 'Grades', cell: ({ gradeFrom, gradeTo }) => gradeRange(gradeFrom, gradeTo) },
          ages: { label: 'Ages', cell: (row) => agesWords(row) },
          enabled: { label: 'Enabled', cell: ({ enabled }) => (enabled ? 'Yes' : 'No') },
          createdAt: { label: 'Added', shows: 'datetime', cell: ({ createdAt }) => instantCell(createdAt, timeZone) },
        },
        page: (query) => this.activities.list(query),
        prepare: async (rows, shown) => {
          const [ofSite, ofTerm] = [shown('site'), shown('term')];
          const found = await Promise.all(rows.flatMap(({ siteId, termId }) => [...(ofSite ? [this.organizations.name(siteId)] : []), ...(ofTerm && termId ? [this.loaders.term(termId)] : [])]));
          for (const one of found) if (one) names.set(one.id, one.name);
          if (shown('ownCategory', 'funders', 'partners', 'staff')) await Promise.all(rows.map(async (row) => beside.set(row.id, await this.besideOf(row))));
        },
      },
      question,
    );
    await streamList(response, { ...file, name: 'activities', title: 'Activities', next: this.notices.told({ name: 'Activities', path: '/activities' }, file.next) });
  }

  private async besideOf({ id, ownCategory }: ActivityRow): Promise<Beside> {
    const listed = (all: readonly { name: string }[]) => all.map(({ name }) => name).join('; ') || null;
    return {
      ownCategory: ownCategory && (await this.programs.ownCategory(ownCategory)).label,
      funders: listed(await this.programs.supporters(id, 'funder')),
      partners: listed(await this.programs.supporters(id, 'partner')),
      staff: listed((await this.programs.staff(id)).map(({ firstName, lastName }) => ({ name: [firstName, lastName].filter(Boolean).join(' ') }))),
    };
  }
}
