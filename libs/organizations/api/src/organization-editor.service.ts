import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type OrganizationLevel, todayIn } from '@afterbell/core/domain';
import { type DetailsInput, parseDetails } from '@afterbell/organizations/domain';
import { ORGANIZATION_SELECT, ORGANIZATIONS_WITHIN } from './organization-list';
import { obstacleOfPlace, obstaclesOf } from './organization-obstacles';
import { explained, featureOf, holdTree, invalid, notFound, refuseParent } from './organization-rules';
import { OrganizationJoins } from './organization-joins';
import { type CreateOrganizationInput, type OrganizationRow, OrganizationService } from './organization.service';

/** Null sends no version: the documented REST calls know none. */
type Version = number | null;

const LOCK = `select ${ORGANIZATION_SELECT} from ${ORGANIZATIONS_WITHIN} where o.id = $1 for update of o`;

/** Where an organization stands, as words. */
const PLACE = `select string_agg(o.name, ' › ' order by c.depth desc) as place
  from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id where c.descendant_id = $1`;

const UPDATE = `update organization set name = $2, time_zone = $3, state_id = $4, nces_id = $5, grade_from = $6, grade_to = $7, version = version + 1 where id = $1`;

const FIELDS = ['name', 'timeZone', 'stateId', 'ncesId', 'gradeFrom', 'gradeTo'] as const;

/** Changes to organizations at or beneath the acting one, each as far as the role may edit its level. */
@Injectable()
export class OrganizationEditor {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly joins: OrganizationJoins,
  ) {}

  async create(input: CreateOrganizationInput): Promise<string> {
    this.requireEdit(input.level);
    return this.db.write(async (tx) => {
      await holdTree(tx);
      if (input.parentId !== null) requireEnabled(await this.place(tx, input.parentId));
      return this.organizations.create(input);
    });
  }

  /** Only what is named changes. */
  async edit(id: string, change: DetailsInput, version: Version): Promise<void> {
    await this.db.write(async (tx) => {
      const row = await this.held(tx, id);
      const { values, problems } = parseDetails({ ...row, ...change });
      if (problems.length) throw new AppError('VALIDATION', { problems });
      const changed = FIELDS.filter((field) => values[field] !== row[field]);
      if (version !== null && version !== row.version) {
        const named = FIELDS.filter((field) => change[field] !== undefined);
        throw await stale(tx, id, named.map((field) => ({ id, field, current: row[field], attempted: values[field], version: row.version })));
      }
      if (!changed.length) return;
      try {
        await tx.execute(UPDATE, [id, values.name, values.timeZone, values.stateId, values.ncesId, values.gradeFrom, values.gradeTo], 'organization_update');
      } catch (error) {
        throw explained(error);
      }
      const of = (from: typeof values) => Object.fromEntries(changed.map((field) => [field, from[field]]));
      await this.note(tx, 'organization.edit', id, of(row), of(values));
    });
  }

  /** Its history, and everything beneath it, comes along. Answers it as it then is: it is held, so there is nothing to read again. */
  async move(id: string, parentId: string, version: Version): Promise<OrganizationRow> {
    return this.db.write(async (tx) => {
      await holdTree(tx);
      const row = await this.held(tx, id);
      const parent = await this.place(tx, parentId);
      const { organizationId } = requirePrincipal();
      if (row.level === 'top') throw invalid('parentId', 'is not for the top of the tree');
      if (id === organizationId) throw invalid('parentId', 'cannot be changed by those who act here: somebody above can move it');
      if (version !== null && version !== row.version) {
        const place = async (of: string | null) => (of === null ? null : ((await tx.one<{ place: string }>(PLACE, [of], 'organization_place'))?.place ?? null));
        throw await stale(tx, id, [{ id, field: 'parentId', current: await place(row.parentId), attempted: await place(parentId), version: row.version }]);
      }
      if (row.parentId === parentId) return row;
      await refuseParent(tx, row.level, parent.level);
      if (row.enabled) requireEnabled(parent);
      try {
        await tx.execute('update organization set parent_id = $2, version = version + 1 where id = $1', [id, parentId], 'organization_move');
      } catch (error) {
        throw explained(error);
      }
      await this.note(tx, 'organization.move', id, { parentId: row.parentId }, { parentId });
      await this.joins.joined(tx, [id]);
      return { ...row, parentId, version: row.version + 1 };
    });
  }

  /** Disabling deletes nothing and can be taken back; what stands in its way is said, each with its names. */
  async setEnabled(id: string, enabled: boolean, version: Version): Promise<void> {
    await this.db.write(async (tx) => {
      await holdTree(tx);
      const row = await this.held(tx, id);
      if (row.enabled === enabled) return;
      if (version !== null && version !== row.version) {
        throw await stale(tx, id, [{ id, field: 'enabled', current: String(row.enabled), attempted: String(enabled), version: row.version }]);
      }
      if (!enabled) await this.refuseObstacles(tx, row);
      else if (row.parentId !== null && id !== requirePrincipal().organizationId) requireEnabled(await this.place(tx, row.parentId), 'enabled');
      await tx.execute('update organization set enabled = $2, version = version + 1 where id = $1', [id, enabled], 'organization_enable');
      await this.note(tx, enabled ? 'organization.enable' : 'organization.disable', id, { enabled: row.enabled }, { enabled });
    });
  }

  /** The row, held until the transaction ends; 404 outside the subtree, refused when its level may not be edited. */
  private async held(tx: Tx, id: string): Promise<OrganizationRow> {
    const row = isUuid(id) ? await tx.one<OrganizationRow>(LOCK, [id], 'organization_hold') : null;
    if (!row) throw notFound();
    this.requireEdit(row.level);
    return row;
  }

  private requireEdit(level: OrganizationLevel): void {
    if (!requirePrincipal().permissions.allows('edit', featureOf(level))) throw new AppError('FORBIDDEN');
  }

  /** Where something is to stand, at or beneath the acting organization. */
  private async place(tx: Tx, id: string): Promise<Place> {
    const row = isUuid(id) ? await tx.one<Place>(`select o.id, o.name, o.level, o.enabled from ${ORGANIZATIONS_WITHIN} where o.id = $1`, [id], 'organization_place_of') : null;
    if (!row) throw notFound();
    return row;
  }

  private async refuseObstacles(tx: Tx, row: OrganizationRow): Promise<void> {
    const { organizationId, timeZone } = requirePrincipal();
    const place = obstacleOfPlace(row, organizationId);
    const [others = []] = await obstaclesOf(tx, [row.id], todayIn(timeZone, new Date()));
    const obstacles = place ? [place, ...others] : others;
    if (obstacles.length) throw new AppError('VALIDATION', { problems: obstacles.map(({ message }) => ({ path: 'enabled', message })) });
  }

  private note(tx: Tx, action: string, id: string, before: object, after: object): Promise<void> {
    return this.audit.record(tx, { action, subjectType: 'organization', subjectId: id, organizationId: id, before, after });
  }
}

type Place = Pick<OrganizationRow, 'id' | 'name' | 'level' | 'enabled'>;

function requireEnabled({ name, enabled }: Place, path = 'parentId'): void {
  if (!enabled) throw invalid(path, `needs ${name} to be enabled first`);
}

const stale = (tx: Tx, id: string, values: Parameters<typeof staleSave>[2]) => staleSave(tx, { subjectType: 'organization', subjectId: id }, values);
