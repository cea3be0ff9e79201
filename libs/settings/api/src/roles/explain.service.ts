import { Injectable } from '@nestjs/common';
import { AccessInventory, Db, type Tx } from '@afterbell/core/api';
import { AppError, canonicalEntries, explainAccess, type ExplainQuestion, type FeatureKey, isUuid, normalizePath, type OrganizationLevel, type PermissionEntry, PermissionSet, questionProblem, type Verb } from '@afterbell/core/domain';
import type { AccessExplanation, ExplainableUser, ExplainAccessInput, ExplainedOrganization } from './explain.types';
import { invalid } from './role-checks';
import { ENTRIES_OF } from './role.loaders';

interface AccessRow {
  id: string;
  userId: string;
  enabled: boolean;
  startsOn: string | null;
  endsOn: string | null;
  roleId: string;
  roleName: string;
  organizationId: string;
  organizationName: string;
  level: OrganizationLevel;
  tenantEnabled: boolean;
  today: string;
}

type Place = ExplainedOrganization & { level: OrganizationLevel };

const MOST_ACCESSES = 50;

// The subtree policy on access lets through only what stands at or beneath the acting organization.
const ACCESSES = `select a.id, a.user_id as "userId", a.enabled, a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", r.id as "roleId", r.name as "roleName",
    o.id as "organizationId", o.name as "organizationName", o.level, t.enabled as "tenantEnabled", (now() at time zone t.time_zone)::date::text as today
  from access a join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
    join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id join tenant t on t.id = a.tenant_id
  where a.user_id = coalesce($1, a.user_id) and a.id = coalesce($2, a.id) and ($1 is not null or $2 is not null)
  order by fold_text(o.name), fold_text(r.name), a.id limit ${MOST_ACCESSES}`;

const BENEATH = `select c.ancestor_id as "homeId", o.id, o.name, o.level from organization_closure c
  join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id
  where c.descendant_id = $1 and c.ancestor_id = any($2::uuid[]) and exists (
    select 1 from organization_closure seen where seen.ancestor_id = app_org() and seen.descendant_id = $1)`;

const POLICY = 'select passkey_levels as "passkeyLevels", confirm_permissions as permissions, confirm_exports as exports from security_policy';

const ONE_USER = `select id, name, email, enabled from tenant_users('', 1, $1)`;

interface PasskeyPolicy {
  passkeyLevels: string[];
  permissions: boolean;
  exports: boolean;
}

const notFound = (what: string) => new AppError('NOT_FOUND', { what });

/** Why somebody may or may not: the same rules that decide, asked one by one. */
@Injectable()
export class ExplainService {
  constructor(
    private readonly db: Db,
    private readonly inventory: AccessInventory,
  ) {}

  users(search: string, first: number): Promise<ExplainableUser[]> {
    return this.db.query<ExplainableUser>('select id, name, email, enabled from tenant_users($1, $2)', [search.slice(0, 200).replaceAll('\0', ' '), Math.min(first, 50)], 'tenant_users');
  }

  async user(id: string): Promise<ExplainableUser> {
    const user = isUuid(id) ? await this.db.one<ExplainableUser>(ONE_USER, [id], 'tenant_user') : null;
    if (!user) throw notFound('The user');
    return user;
  }

  explain(input: ExplainAccessInput): Promise<AccessExplanation[]> {
    const question = questionOf(input);
    const { userId, accessId } = input;
    if (!userId && !accessId) throw invalid('userId', 'or accessId is required');
    if ((userId && !isUuid(userId)) || (accessId && !isUuid(accessId))) throw notFound(userId ? 'The user' : 'The access');
    return this.db.read(async (tx) => {
      const rows = await tx.query<AccessRow>(ACCESSES, [userId || null, accessId || null], 'explain_accesses');
      const user = rows[0] && (await tx.one<ExplainableUser>(ONE_USER, [rows[0].userId], 'tenant_user'));
      if (!user) throw notFound(userId ? 'The user' : 'The access');
      const acting = await this.actingPlaces(tx, rows, input.organizationId ?? null);
      const permissions = await this.permissionsOf(tx, rows);
      const policy = await tx.one<PasskeyPolicy>(POLICY, [], 'explain_policy');
      const confirm = 'path' in question ? null : this.inventory.confirmOf(question.verb, question.feature);
      const confirmed = Boolean(confirm && policy?.[confirm]);
      return rows.flatMap((row) => {
        const home = { id: row.organizationId, name: row.organizationName, level: row.level };
        const place = acting === null ? home : acting.get(row.organizationId);
        if (!place) return [];
        const passkeyAt = policy?.passkeyLevels.includes(home.level) ? home.level : null;
        const access = { ...row, userEnabled: user.enabled, level: place.level, permissions: permissions.get(row.roleId) ?? PermissionSet.none, passkeyAt, confirmed };
        const { allowed, steps } = explainAccess(access, question);
        return [{ accessId: row.id, user, organization: home, acting: place, roleId: row.roleId, roleName: row.roleName, allowed, steps }];
      });
    });
  }

  /** By the access's own organization; only accesses whose subtree holds the asked one act there. */
  private async actingPlaces(tx: Tx, rows: readonly AccessRow[], organizationId: string | null): Promise<Map<string, Place> | null> {
    if (organizationId === null) return null;
    const found = isUuid(organizationId) ? await tx.query<Place & { homeId: string }>(BENEATH, [organizationId, rows.map((row) => row.organizationId)]) : [];
    if (!found.length) throw notFound('The organization');
    return new Map(found.map(({ homeId, ...place }) => [homeId, place]));
  }

  private async permissionsOf(tx: Tx, rows: readonly AccessRow[]): Promise<Map<string, PermissionSet>> {
    const ids = [...new Set(rows.map(({ roleId }) => roleId))];
    const entries = await tx.query<PermissionEntry & { roleId: string }>(ENTRIES_OF, [ids], 'role_entries');
    return new Map(ids.map((id) => [id, new PermissionSet(canonicalEntries(entries.filter(({ roleId }) => roleId === id)))]));
  }
}

function questionOf({ path, feature, verb, tab }: ExplainAccessInput): ExplainQuestion {
  if (path) return { path: normalizePath(path.replace(/[?#].*$/s, '')) };
  if (!feature) throw invalid('feature', 'or path is required');
  const problem = questionProblem(feature, tab || null);
  if (problem) throw invalid(problem, 'is not in the catalog');
  return { feature: feature as FeatureKey, verb: (verb ?? 'view') as Verb, tab: tab || null };
}
