import { Injectable } from '@nestjs/common';
import { Db, grouped, inOrder, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { type OrganizationLevel, todayIn } from '@afterbell/core/domain';
import { restsIn } from './organization-list';
import { type Obstacle, obstacleOfPlace, obstaclesOf } from './organization-obstacles';

export interface OrganizationName {
  id: string;
  name: string;
  level: OrganizationLevel;
}

const BY_ID = 'select id, name, level from organization where id = any($1::uuid[])';

const PATHS = `select c.descendant_id as of, o.id, o.name, o.level
  from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.ancestor_id
  where c.descendant_id = any($1::uuid[]) and c.depth > 0
  order by c.descendant_id, c.depth desc`;

const SITE_COUNTS = `select c.ancestor_id as id, count(*)::int as count
  from organization_closure c join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
  where c.ancestor_id = any($1::uuid[]) and o.level = 'site' and o.enabled
  group by c.ancestor_id`;

const RESTING = `select one.id from unnest($1::uuid[]) as one (id) where ${restsIn('one.id', '$2::uuid')}`;

/** What other records want to know of their organizations, each in one statement for a whole page. */
@Injectable()
export class OrganizationLoaders {
  constructor(private readonly db: Db) {}

  /** Name and level of an organization; null when it is out of sight. */
  name(id: string): Promise<OrganizationName | null> {
    return requestLoader<string, OrganizationName | null>('organization.name', async (ids) => {
      const rows = await this.db.query<OrganizationName>(BY_ID, [ids], 'organization_names');
      return inOrder(ids, rows, (row) => row.id);
    }).load(id);
  }

  /** Names from the top of the tree down to the parent. */
  path(id: string): Promise<OrganizationName[]> {
    return requestLoader<string, OrganizationName[]>('organization.path', async (ids) => {
      const rows = await this.db.query<OrganizationName & { of: string }>(PATHS, [ids], 'organization_paths');
      return grouped(ids, rows, (row) => row.of);
    }).load(id);
  }

  /** How many enabled sites stand at or beneath it. */
  siteCount(id: string): Promise<number> {
    return requestLoader<string, number>('organization.siteCount', async (ids) => {
      const rows = await this.db.query<{ id: string; count: number }>(SITE_COUNTS, [ids], 'organization_site_counts');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
    }).load(id);
  }

  /** Whether neither it nor one above it rests in the caller's term. */
  activeInTerm(id: string): Promise<boolean> {
    const { termId } = requirePrincipal();
    if (termId === null) return Promise.resolve(true);
    return requestLoader<string, boolean>('organization.activeInTerm', async (ids) => {
      const rows = await this.db.query<{ id: string }>(RESTING, [ids, termId], 'organizations_rest');
      const resting = new Set(rows.map((row) => row.id));
      return ids.map((one) => !resting.has(one));
    }).load(id);
  }

  /** What keeps it from being disabled. */
  async obstacles(organization: { id: string; level: string }): Promise<Obstacle[]> {
    const { organizationId, timeZone } = requirePrincipal();
    const place = obstacleOfPlace(organization, organizationId);
    const others = await requestLoader<string, Obstacle[]>('organization.obstacles', (ids) => this.db.read((tx) => obstaclesOf(tx, ids, todayIn(timeZone, new Date())))).load(organization.id);
    return place ? [place, ...others] : others;
  }
}
