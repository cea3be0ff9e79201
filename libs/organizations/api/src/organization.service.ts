import { Injectable } from '@nestjs/common';
import { AuditService, Db, type Page, requirePrincipal, runList, type Tx } from '@afterbell/core/api';
import {
  AppError,
  DEFAULT_LEVEL_NAMES,
  isOrganizationLevel,
  isTimeZone,
  isUuid,
  type LevelName,
  type ListQuery,
  newId,
  type OrganizationLevel,
  parentAllowed,
} from '@afterbell/core/domain';
import { ORGANIZATION_SELECT, organizationList, ORGANIZATIONS_WITHIN, visibleLevels } from './organization-list';
import type { OrganizationName } from './organization.loaders';

export interface OrganizationRow extends OrganizationName {
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
}

const INSERT = `insert into organization (id, parent_id, level, name, time_zone, state_id, nces_id) values ($1, $2, $3, $4, $5, $6, $7)`;

const TIME_ZONE = `select coalesce(
    (select o.time_zone from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id
      where c.descendant_id = $1 and o.time_zone is not null order by c.depth limit 1),
    (select time_zone from tenant where id = app_tenant())) as "timeZone"`;

/** What one organization of a tenant alone may have, by the constraint that says so. */
const TAKEN: Readonly<Record<string, readonly [path: string, message: string]>> = {
  organization_tenant_id_state_id_key: ['stateId', 'is already the id of another organization'],
  organization_tenant_id_nces_id_key: ['ncesId', 'is already the id of another organization'],
  organization_one_top: ['level', 'exists already: a tree has one top'],
};

const notFound = () => new AppError('NOT_FOUND', { what: 'The organization' });
const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** The tenant's tree, as far as the acting organization reaches: itself and all beneath it. */
@Injectable()
export class OrganizationService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** Organizations of the levels that the caller's role may view. */
  async list(query: ListQuery): Promise<Page<OrganizationRow>> {
    const { permissions, timeZone } = requirePrincipal();
    return runList(this.db, organizationList(visibleLevels(permissions), timeZone), query);
  }

  /** One organization at or beneath the acting one; refuses a level that the caller's role may not view. */
  async get(id: string): Promise<OrganizationRow> {
    const row = isUuid(id) ? await this.db.read((tx) => tx.one<OrganizationRow>(`select ${ORGANIZATION_SELECT} from ${ORGANIZATIONS_WITHIN} where o.id = $1`, [id])) : null;
    if (!row) throw notFound();
    if (!visibleLevels(requirePrincipal().permissions).includes(row.level)) throw new AppError('FORBIDDEN');
    return row;
  }

  /**
   * Name and level of an organization at or beneath the acting one, for a record that is to belong to it. NOT_FOUND when it
   * stands elsewhere (an ancestor too) or has none of the levels.
   */
  async within(id: string, levels?: readonly OrganizationLevel[]): Promise<OrganizationName> {
    const row = isUuid(id) ? await this.db.read((tx) => tx.one<OrganizationName>(`select o.id, o.name, o.level from ${ORGANIZATIONS_WITHIN} where o.id = $1`, [id], 'organization_within')) : null;
    if (!row || (levels && !levels.includes(row.level))) throw notFound();
    return row;
  }

  /** Adds a node under a parent that its level may stand under; answers its id. */
  async create(input: CreateOrganizationInput): Promise<string> {
    const values = this.tidy(input);
    return this.db.write(async (tx) => {
      await this.checkParent(tx, values.level, values.parentId);
      try {
        await tx.execute(INSERT, [values.id, values.parentId, values.level, values.name, values.timeZone, values.stateId, values.ncesId], 'organization_insert');
      } catch (error) {
        const taken = TAKEN[(error as { constraint?: string }).constraint ?? ''];
        throw taken ? invalid(...taken) : error;
      }
      await this.audit.record(tx, { action: 'organization.create', subjectType: 'organization', subjectId: values.id, organizationId: values.parentId ?? values.id, after: values });
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

  private tidy(input: CreateOrganizationInput) {
    const text = (value: string | null | undefined) => value?.normalize('NFC').replace(/[\p{Cc}\s]+/gu, ' ').trim() || null;
    const name = text(input.name);
    if (name === null || name.length > 200) throw invalid('name', name === null ? 'is required' : 'has more than 200 characters');
    if (!isOrganizationLevel(input.level)) throw invalid('level', 'is not a level');
    if (input.id !== undefined && !isUuid(input.id)) throw invalid('id', 'is not an id');
    const timeZone = input.timeZone || null;
    if (timeZone !== null && !isTimeZone(timeZone)) throw invalid('timeZone', 'is not a time zone');
    return { id: input.id ?? newId(), parentId: input.parentId, level: input.level, name, timeZone, stateId: text(input.stateId), ncesId: text(input.ncesId) };
  }

  private async checkParent(tx: Tx, level: OrganizationLevel, parentId: string | null): Promise<void> {
    const parent = parentId === null ? null : await this.within(parentId);
    if (parentAllowed(level, parent?.level ?? null)) return;
    const rows = await tx.query<LevelName & { level: OrganizationLevel }>('select level, singular, plural from organization_level_name where level = any($1)', [
      [level, parent?.level ?? level],
    ]);
    const nameOf = (wanted: OrganizationLevel) => rows.find((row) => row.level === wanted)?.singular ?? DEFAULT_LEVEL_NAMES[wanted].singular;
    throw invalid('parentId', parent ? `${nameOf(level)} cannot stand under ${nameOf(parent.level)}` : `${nameOf(level)} needs a parent`);
  }
}
