import { Injectable } from '@nestjs/common';
import type { OrganizationLevel } from '@afterbell/core/domain';
import { CURRENT_TERM_FIRST, type OrganizationRef } from './access-snapshot.service';
import { type Runner, SystemDb } from './system-db';

export interface TenantRef {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  idleTimeoutSeconds: number;
  permissionVersion: string;
}

/** One grant that a user may act through now. */
export interface AccessChoice {
  id: string;
  roleName: string;
  organization: OrganizationRef;
  tenant: TenantRef;
}

/** SQL: the access `a` counts today in its tenant `t`. */
export const IN_FORCE = `a.enabled and t.enabled
  and (a.starts_on is null or a.starts_on <= (now() at time zone t.time_zone)::date)
  and (a.ends_on is null or a.ends_on >= (now() at time zone t.time_zone)::date)`;

export const TENANT_COLUMNS = `t.id as tenant_id, t.code as tenant_code, t.name as tenant_name, t.time_zone as tenant_time_zone,
  t.idle_timeout_seconds, t.permission_version`;

export interface TenantRow {
  tenant_id: string;
  tenant_code: string;
  tenant_name: string;
  tenant_time_zone: string;
  idle_timeout_seconds: number;
  permission_version: string;
}

export const toTenant = (row: TenantRow): TenantRef => ({
  id: row.tenant_id,
  code: row.tenant_code,
  name: row.tenant_name,
  timeZone: row.tenant_time_zone,
  idleTimeoutSeconds: row.idle_timeout_seconds,
  permissionVersion: row.permission_version,
});

interface ChoiceRow extends TenantRow {
  id: string;
  role_name: string;
  organization_id: string;
  organization_name: string;
  organization_level: OrganizationLevel;
}

const choicesBy = (whose: string) => `
  select a.id, r.name as role_name, o.id as organization_id, o.name as organization_name, o.level as organization_level, ${TENANT_COLUMNS}
    from access a
    join tenant t on t.id = a.tenant_id
    join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
    join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id
    join app_user u on u.id = a.user_id and u.enabled
   where ${whose} = $1 and ${IN_FORCE}
   order by t.name, o.name, r.name, a.id`;

const CHOICES = choicesBy('a.user_id');
export const CHOICES_OF_EMAIL = choicesBy('u.email');

const toChoice = (row: ChoiceRow): AccessChoice => ({
  id: row.id,
  roleName: row.role_name,
  organization: { id: row.organization_id, name: row.organization_name, level: row.organization_level },
  tenant: toTenant(row),
});

const CONTAINING = `
  select c.ancestor_id from organization_closure c
    join organization o on o.tenant_id = c.tenant_id and o.id = c.descendant_id and o.enabled
   where c.tenant_id = $1 and c.descendant_id = $2 order by c.depth`;

/** A user's accesses over all tenants: the only source from which a session's access is ever chosen. */
@Injectable()
export class AccessChoiceService {
  constructor(private readonly db: SystemDb) {}

  async choicesOf(userId: string, on?: Runner): Promise<AccessChoice[]> {
    return (await this.db.rows<ChoiceRow>(CHOICES, [userId], 'sign_in_choices', on)).map(toChoice);
  }

  /** Those of the user of an address in its identity form. */
  async choicesOfEmail(email: string, on: Runner): Promise<AccessChoice[]> {
    return (await this.db.rows<ChoiceRow>(CHOICES_OF_EMAIL, [email], 'sign_in_choices_of_email', on)).map(toChoice);
  }

  /** Ids of an enabled organization and of everything above it, nearest first; empty when it does not exist in the tenant. */
  async containing(tenantId: string, organizationId: string): Promise<string[]> {
    const rows = await this.db.rows<{ ancestor_id: string }>(CONTAINING, [tenantId, organizationId]);
    return rows.map((row) => row.ancestor_id);
  }

  async tenantByCode(code: string): Promise<TenantRef | null> {
    const rows = await this.db.rows<TenantRow>(`select ${TENANT_COLUMNS} from tenant t where t.code = $1 and t.enabled`, [code], 'sign_in_tenant');
    return rows[0] ? toTenant(rows[0]) : null;
  }

  /** The access to begin with: in the host's tenant if there is one, there the last used, else the first. */
  async preferred(choices: AccessChoice[], userId: string, tenantId: string, on?: Runner): Promise<AccessChoice | null> {
    const here = choices.filter((choice) => choice.tenant.id === tenantId);
    const candidates = here.length ? here : choices;
    if (candidates.length < 2) return candidates[0] ?? null;
    const used = await this.db.rows<{ access_id: string }>(
      `select access_id from (
         select access_id, max(last_seen_at) as used_at from sign_in_session where user_id = $1 group by access_id
         union all select last_access_id, last_sign_in_at from app_user where id = $1 and last_access_id is not null
       ) used order by used_at desc nulls last`,
      [userId],
      undefined,
      on,
    );
    for (const { access_id } of used) {
      const choice = candidates.find(({ id }) => id === access_id);
      if (choice) return choice;
    }
    return candidates[0] ?? null;
  }

  /** The term that a new session begins in: the shortest that contains today, else the last that began. */
  async currentTerm(tenant: TenantRef, on?: Runner): Promise<string | null> {
    const rows = await this.db.rows<{ id: string }>(
      `select id from term, (select (now() at time zone $2)::date as today) as clock where tenant_id = $1 order by ${CURRENT_TERM_FIRST} limit 1`,
      [tenant.id, tenant.timeZone],
      'sign_in_term',
      on,
    );
    return rows[0]?.id ?? null;
  }
}

/** Marks the access as the one to begin with next time. */
export async function rememberAccess(client: Runner, userId: string, accessId: string, signedIn: boolean): Promise<void> {
  await client.query({ name: 'sign_in_remember', text: 'update app_user set last_access_id = $2, last_sign_in_at = case when $3 then now() else last_sign_in_at end where id = $1', values: [userId, accessId, signedIn] });
}
