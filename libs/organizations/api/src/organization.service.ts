import { Injectable } from '@nestjs/common';
import { AuditService, Db, findInList, type Found, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isOrganizationLevel, isUuid, type ListQuery, newId, type OrganizationLevel, parentAllowed } from '@afterbell/core/domain';
import { CustomListService } from '@afterbell/forms/api';
import { type GradesServed, parseDetails } from '@afterbell/organizations/domain';
import { ORGANIZATION_SELECT, organizationList, ORGANIZATIONS_WITHIN, restsIn, visibleLevels } from './organization-list';
import { explained, holdTree, invalid, notFound, noteBeneath, refuseParent } from './organization-rules';
import { OrganizationJoins } from './organization-joins';
import type { OrganizationName } from './organization.loaders';
import { zoneOf } from './site-clock.sql';

export interface OrganizationRow extends OrganizationName, GradesServed {
  parentId: string | null;
  enabled: boolean;
  timeZone: string | null;
  stateId: string | null;
  ncesId: string | null;
  version: number;
  createdAt: Date;
}

export interface CreateOrganizationInput {
  /** Made here when it is left out; an import or a seed may bring its own. */
  id?: string;
  /** Null for the top alone. */
  parentId: string | null;
  level: OrganizationLevel;
  name: string;
  timeZone?: string | null;
  stateId?: string | null;
  ncesId?: string | null;
  gradeFrom?: string | null;
  gradeTo?: string | null;
}

const INSERT = `insert into organization (id, parent_id, level, name, time_zone, state_id, nces_id, grade_from, grade_to) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const MOST_PLACES = 100;
// Ranked as `nameRank` ranks.
const PLACES = `select ${ORGANIZATION_SELECT} from ${ORGANIZATIONS_WITHIN} cross join (select fold_text($3) as text) sought
  where o.level = any($1::text[]) and (o.id = app_org() or not ${restsIn('o.id', '$2::uuid')})
    and (strpos(o.name_folded, sought.text) > 0 or strpos(fold_text(o.state_id), sought.text) > 0 or strpos(fold_text(o.nces_id), sought.text) > 0)
  order by case when sought.text = '' then 0 when o.name_folded = sought.text then 0 when starts_with(o.name_folded, sought.text) then 1
    when strpos(o.name_folded, ' ' || sought.text) > 0 or strpos(o.name_folded, '-' || sought.text) > 0 then 2 when strpos(o.name_folded, sought.text) > 0 then 3 else 4 end,
    o.name_folded, o.id limit $4`;

const TIME_ZONE = `select ${zoneOf('$1::uuid')} as "timeZone"`;

/** The tenant's tree, as far as the acting organization reaches: itself and all beneath it. */
@Injectable()
export class OrganizationService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly custom: CustomListService,
    private readonly joins: OrganizationJoins,
  ) {}

  /** Organizations of the levels that the caller's role may view; those that rest in the caller's term only when asked for. */
  async list(query: ListQuery, withResting = false): Promise<Page<OrganizationRow>> {
    const { permissions, timeZone, termId } = requirePrincipal();
    const list = organizationList({ levels: visibleLevels(permissions), timeZone, termId: withResting ? null : termId });
    return runList(this.db, await this.custom.extend('organizations', list, query), query);
  }

  /** What somebody looks for by name or ID, the best first, with what each stands under. */
  async find(text: string, first: number): Promise<Found<OrganizationName & { place: string | null }>> {
    const { permissions, timeZone, termId } = requirePrincipal();
    const list = organizationList({ levels: visibleLevels(permissions), timeZone, termId });
    return findInList(this.db, { ...list, select: 'o.id, o.name, o.level, parent.name as place' }, 'o.name_folded', text, first);
  }

  /** Organizations that may take one of this level: the very name first, then names that begin with what is sought, then those of which a word does, then the others. */
  async places(level: OrganizationLevel, search: string, first: number): Promise<OrganizationRow[]> {
    if (!Number.isInteger(first) || first < 1 || first > MOST_PLACES) throw new AppError('PAGE_TOO_LARGE', { max: MOST_PLACES });
    const { permissions, termId } = requirePrincipal();
    const levels = visibleLevels(permissions).filter((above) => parentAllowed(level, above));
    return this.db.query<OrganizationRow>(PLACES, [levels, termId, search.trim().slice(0, 200), first], 'organization_places');
  }

  /** One organization at or beneath the acting one; refuses a level that the caller's role may not view. */
  async get(id: string): Promise<OrganizationRow> {
    const row = isUuid(id) ? await this.db.one<OrganizationRow>(`select ${ORGANIZATION_SELECT} from ${ORGANIZATIONS_WITHIN} where o.id = $1`, [id]) : null;
    if (!row) throw notFound();
    if (!visibleLevels(requirePrincipal().permissions).includes(row.level)) throw new AppError('FORBIDDEN');
    return row;
  }

  /**
   * Name and level of an organization at or beneath the acting one, for a record that is to belong to it. NOT_FOUND when it
   * stands elsewhere (an ancestor too) or has none of the levels.
   */
  async within(id: string, levels?: readonly OrganizationLevel[]): Promise<OrganizationName> {
    const row = isUuid(id) ? await this.db.one<OrganizationName>(`select o.id, o.name, o.level from ${ORGANIZATIONS_WITHIN} where o.id = $1`, [id], 'organization_within') : null;
    if (!row || (levels && !levels.includes(row.level))) throw notFound();
    return row;
  }

  /** Adds a node under a parent that its level may stand under; answers its id. Whether the caller's role may is asked before. */
  async create(input: CreateOrganizationInput): Promise<string> {
    const values = this.checked(input);
    return this.db.write(async (tx) => {
      await holdTree(tx);
      const parent = values.parentId === null ? null : await this.within(values.parentId);
      await refuseParent(tx, values.level, parent?.level ?? null);
      try {
        await tx.execute(INSERT, [values.id, values.parentId, values.level, values.name, values.timeZone, values.stateId, values.ncesId, values.gradeFrom, values.gradeTo], 'organization_insert');
      } catch (error) {
        throw explained(error);
      }
      await this.audit.record(tx, { action: 'organization.create', subjectType: 'organization', subjectId: values.id, organizationId: values.id, after: values });
      if (values.parentId !== null) await noteBeneath(tx, this.audit, values.parentId, [values.name]);
      if (values.level === 'site') await this.joins.joined(tx, [values.id]);
      return values.id;
    });
  }

  /** Time zone of an organization: its own, else its nearest ancestor's, else the tenant's. */
  async timeZoneOf(id: string): Promise<string> {
    return this.db.read(async (tx) => {
      await this.within(id);
      const row = await tx.one<{ timeZone: string }>(TIME_ZONE, [id], 'organization_time_zone');
      if (!row) throw notFound();
      return row.timeZone;
    });
  }

  private checked(input: CreateOrganizationInput) {
    const { values, problems } = parseDetails(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    if (!isOrganizationLevel(input.level)) throw invalid('level', 'is not a level');
    if (input.id !== undefined && !isUuid(input.id)) throw invalid('id', 'is not an id');
    return { id: input.id ?? newId(), parentId: input.parentId, level: input.level, ...values };
  }
}
