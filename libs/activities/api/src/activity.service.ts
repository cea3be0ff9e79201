import { Injectable } from '@nestjs/common';
import { type ActivityInput, type ActivityValues, parseActivity } from '@afterbell/activities/domain';
import { AuditService, Db, findInList, type Found, type Page, requirePrincipal, runList, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId, todayIn } from '@afterbell/core/domain';
import { CustomListService } from '@afterbell/forms/api';
import { OrganizationService } from '@afterbell/organizations/api';
import { ACTIVITY_SELECT, activityList } from './activity-list';

export interface ActivityRow extends Omit<ActivityValues, 'category'> {
  id: string;
  siteId: string;
  termId: string | null;
  category: string | null;
  ownCategory: string | null;
  enabled: boolean;
  version: number;
  programVersion: number;
  createdAt: Date;
}

export interface CreateActivityInput extends ActivityInput {
  siteId: string;
  termId?: string | null;
}

const INSERT = `insert into activity (id, organization_id, term_id, name, category, type, description, objectives, location, capacity, grade_from, grade_to, age_from, age_to)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** What sites offer. An activity belongs to one site. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly custom: CustomListService,
  ) {}

  async list(query: ListQuery): Promise<Page<ActivityRow>> {
    return runList(this.db, await this.custom.extend('activities', activityList(requirePrincipal().timeZone), query), query);
  }

  /** What somebody looks for by name, the best first, with its site. */
  async find(text: string, first: number): Promise<Found<{ id: string; name: string; place: string }>> {
    return findInList(this.db, { ...activityList(requirePrincipal().timeZone), select: 'a.id, a.name, site.name as place' }, 'a.name_folded', text, first);
  }

  async get(id: string): Promise<ActivityRow> {
    const row = isUuid(id) ? await this.db.one<ActivityRow>(`select ${ACTIVITY_SELECT} from activity a where a.id = $1`, [id], 'activity_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The activity' });
    return row;
  }

  /** Adds an activity to a site; answers its id. */
  async create(input: CreateActivityInput): Promise<string> {
    const { values, problems } = parseActivity(input, todayIn(requirePrincipal().timeZone, new Date()));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const { siteId } = input;
    const termId = input.termId || null;
    return this.db.write(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      await checkTerm(tx, termId);
      const id = newId();
      await tx.execute(INSERT, [id, siteId, termId, values.name, values.category, values.type, values.description, values.objectives, values.location, values.capacity, values.gradeFrom, values.gradeTo, values.ageFrom, values.ageTo], 'activity_insert');
      await this.audit.record(tx, { action: 'activity.create', subjectType: 'activity', subjectId: id, organizationId: siteId, after: { ...values, siteId, termId } });
      return id;
    });
  }
}

export async function checkTerm(tx: Tx, termId: string | null): Promise<void> {
  if (termId === null) return;
  const known = isUuid(termId) && (await tx.one('select 1 from term where id = $1', [termId], 'term_exists'));
  if (!known) throw new AppError('VALIDATION', { problems: [{ path: 'termId', message: 'is not a term' }] });
}
