import { Injectable } from '@nestjs/common';
import {
  DEFAULT_LEVEL_NAMES,
  isOrganizationLevel,
  type LevelName,
  ORGANIZATION_LEVELS,
  type OrganizationLevel,
  PermissionSet,
  type PermissionValue,
} from '@afterbell/core/domain';
import { SystemDb } from './system-db';
import { VersionedCache } from './versioned-cache';

export interface OrganizationRef {
  id: string;
  name: string;
  level: OrganizationLevel;
}

export interface TermRef {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
}

export interface LevelNames extends LevelName {
  level: OrganizationLevel;
}

/** Everything about an access that changes seldom: where it acts, when, and what it may do. */
export interface AccessSnapshot {
  access: { id: string; roleId: string; roleName: string; organization: OrganizationRef };
  organization: OrganizationRef;
  term: TermRef | null;
  /** The zone of the acting organization or of the nearest one above that has its own. */
  timeZone: string | null;
  permissions: PermissionSet;
  levelNames: LevelNames[];
}

export interface SnapshotKey {
  tenantId: string;
  accessId: string;
  organizationId: string;
  termId: string | null;
  /** tenant.permission_version as the caller has just read it. */
  version: string;
}

interface PlaceRow {
  role_id: string;
  role_name: string;
  home_id: string;
  home_name: string;
  home_level: OrganizationLevel;
  id: string;
  name: string;
  level: OrganizationLevel;
  time_zone: string | null;
  term_id: string | null;
  term_name: string;
  starts_on: string;
  ends_on: string;
}

/** SQL: terms in the order in which one is begun with on the day `today`: the shortest that holds it, else the last that began. */
export const CURRENT_TERM_FIRST = `(today between starts_on and ends_on) desc, (starts_on <= today) desc,
  case when today between starts_on and ends_on then ends_on - starts_on end, starts_on desc`;

// A term that is gone, or that there was none of yet, falls back to the current one.
// An acting organization that was moved out of the access's subtree falls back to the access's own.
export const PLACE = `
  select a.role_id, r.name as role_name, home.id as home_id, home.name as home_name, home.level as home_level,
         o.id, o.name, o.level,
         (select up.time_zone from organization_closure c
            join organization up on up.tenant_id = c.tenant_id and up.id = c.ancestor_id
           where c.tenant_id = $1 and c.descendant_id = o.id and up.time_zone is not null order by c.depth limit 1) as time_zone,
         term.id as term_id, term.name as term_name, term.starts_on::text as starts_on, term.ends_on::text as ends_on
    from access a
    join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
    join organization home on home.tenant_id = a.tenant_id and home.id = a.organization_id
    left join organization_closure within on within.tenant_id = a.tenant_id and within.ancestor_id = a.organization_id and within.descendant_id = $3
    join organization o on o.tenant_id = a.tenant_id and o.id = coalesce(within.descendant_id, a.organization_id)
    left join lateral (
      select t.* from term t, (select (now() at time zone tenant.time_zone)::date as today from tenant where tenant.id = $1) as clock
       where t.tenant_id = a.tenant_id order by (t.id = $4) desc nulls last, ${CURRENT_TERM_FIRST} limit 1) term on true
   where a.tenant_id = $1 and a.id = $2`;

const QUARTER_OF_AN_HOUR = 900_000;

interface EntryRow {
  section: string;
  sub_section: string;
  tab: string;
  value: PermissionValue;
}

/** In-process snapshots, held together by tenant.permission_version: a changed role acts on the next request. */
@Injectable()
export class AccessSnapshotService {
  private readonly places = new VersionedCache<PlaceRow | null>(5_000);
  private readonly roles = new VersionedCache<PermissionSet>(1_000);
  private readonly levels = new VersionedCache<LevelNames[]>(500);

  constructor(private readonly db: SystemDb) {}

  async snapshotOf(key: SnapshotKey): Promise<AccessSnapshot | null> {
    const { tenantId, version } = key;
    const [place, levelNames] = await Promise.all([
      this.placeOf(key),
      this.levelNames(tenantId, version),
    ]);
    if (!place) return null;
    const permissions = await this.roles.get(place.role_id, version, () => this.loadRole(tenantId, place.role_id));
    return {
      access: { id: key.accessId, roleId: place.role_id, roleName: place.role_name, organization: { id: place.home_id, name: place.home_name, level: place.home_level } },
      organization: { id: place.id, name: place.name, level: place.level },
      term: place.term_id ? { id: place.term_id, name: place.term_name, startsOn: place.starts_on, endsOn: place.ends_on } : null,
      timeZone: place.time_zone,
      permissions,
      levelNames,
    };
  }

  levelNames(tenantId: string, version: string): Promise<LevelNames[]> {
    return this.levels.get(tenantId, version, () => this.loadLevelNames(tenantId));
  }

  /** A term that was fallen back to is asked for again as days pass: midnight comes on a quarter of an hour everywhere. */
  private async placeOf(key: SnapshotKey): Promise<PlaceRow | null> {
    const { accessId, organizationId, termId, version } = key;
    const name = [accessId, organizationId, termId].join();
    const place = await this.places.get(name, version, () => this.loadPlace(key));
    if (!place?.term_id || place.term_id === termId) return place;
    return this.places.get(`${name},${Math.floor(Date.now() / QUARTER_OF_AN_HOUR)}`, version, () => this.loadPlace(key));
  }

  private async loadPlace({ tenantId, accessId, organizationId, termId }: SnapshotKey): Promise<PlaceRow | null> {
    const rows = await this.db.rows<PlaceRow>(PLACE, [tenantId, accessId, organizationId, termId], 'sign_in_place');
    return rows[0] ?? null;
  }

  private async loadRole(tenantId: string, roleId: string): Promise<PermissionSet> {
    const rows = await this.db.rows<EntryRow>(
      'select section, sub_section, tab, value from role_entry where tenant_id = $1 and role_id = $2 order by section, sub_section, tab',
      [tenantId, roleId],
      'sign_in_role',
    );
    return new PermissionSet(rows.map((row) => ({ section: row.section, subSection: row.sub_section, tab: row.tab || null, value: row.value })));
  }

  private async loadLevelNames(tenantId: string): Promise<LevelNames[]> {
    const rows = await this.db.rows<{ level: string; singular: string; plural: string }>(
      'select level, singular, plural from organization_level_name where tenant_id = $1',
      [tenantId],
      'sign_in_levels',
    );
    const renamed = new Map(rows.filter(({ level }) => isOrganizationLevel(level)).map((row) => [row.level, row]));
    return ORGANIZATION_LEVELS.map((level) => {
      const { singular, plural } = renamed.get(level) ?? DEFAULT_LEVEL_NAMES[level];
      return { level, singular, plural };
    });
  }
}
