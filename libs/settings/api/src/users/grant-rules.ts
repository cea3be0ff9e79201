import { Injectable } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, entriesBeyond, type FieldProblem, isUuid, type OrganizationLevel, type PermissionEntry } from '@afterbell/core/domain';
import { accessDateProblems, describeEntries, grantRefusal } from '@afterbell/settings/domain';
import { hasAdministrator, holdAdministrators } from '../administrators';
import { TODAY } from './access-sql';
import { ENTRIES, type EntryRow, toEntry } from './user.loaders';

export interface Place {
  id: string;
  name: string;
  level: OrganizationLevel;
}

export interface RoleRow {
  id: string;
  name: string;
  levels: OrganizationLevel[];
  entries: PermissionEntry[];
}

export interface AskedAccess {
  organizationId: string;
  roleId: string;
  startsOn?: string | null;
  endsOn?: string | null;
}

export interface CheckedAccess {
  place: Place;
  role: RoleRow;
  startsOn: string | null;
  endsOn: string | null;
}

/** At or beneath the acting organization; what stands above it is seen by name, and is no place to grant anything. */
const WITHIN = `select o.id, o.name, o.level from organization o join organization_closure seen
  on seen.tenant_id = o.tenant_id and seen.descendant_id = o.id and seen.ancestor_id = app_org() where o.id = $1`;

const invalid = (problems: FieldProblem[]) => new AppError('VALIDATION', { problems });

/** The rules of docs/users.md, asked inside the transaction that changes something. */
@Injectable()
export class GrantRules {
  async place(tx: Tx, organizationId: string): Promise<Place> {
    const row = isUuid(organizationId) ? await tx.one<Place>(WITHIN, [organizationId], 'grant_place') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The organization' });
    return row;
  }

  async role(tx: Tx, roleId: string): Promise<RoleRow> {
    const row = isUuid(roleId) ? await tx.one<Omit<RoleRow, 'entries'>>('select id, name, levels from role where id = $1', [roleId], 'grant_role') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The role' });
    return { ...row, entries: (await tx.query<EntryRow>(ENTRIES, [[roleId]], 'grant_role_entries')).map(toEntry) };
  }

  /** A grant that the caller may make; `path` leads the problems of its fields. */
  async check(tx: Tx, asked: AskedAccess, { path, isNew }: { path: string; isNew: boolean }): Promise<CheckedAccess> {
    const place = await this.place(tx, asked.organizationId);
    const role = await this.role(tx, asked.roleId);
    const refusal = grantRefusal(requirePrincipal().permissions, role, place.level);
    if (refusal?.kind === 'level') throw invalid([{ path: `${path}roleId`, message: `“${role.name}” is not meant for ${place.name}: the role belongs to other levels.` }]);
    if (refusal) throw beyond(refusal.entries, `${path}roleId`);
    const dates = { startsOn: asked.startsOn || null, endsOn: asked.endsOn || null };
    const problems = accessDateProblems(dates, { isNew, today: await this.today(tx) });
    if (problems.length) throw invalid(problems.map((problem) => ({ ...problem, path: path + problem.path })));
    return { place, role, ...dates };
  }

  /** Nobody touches an access that allows more than their own. */
  async refuseBeyond(tx: Tx, roleIds: readonly string[]): Promise<void> {
    const rows = await tx.query<EntryRow>(ENTRIES, [roleIds], 'grant_role_entries');
    const entries = entriesBeyond(requirePrincipal().permissions, rows.map(toEntry));
    if (entries.length) throw beyond(entries);
  }

  refuseOwn(userId: string): void {
    if (userId === requirePrincipal().userId) throw new AppError('ACCESS_OWN');
  }

  /**
   * Runs a change that must leave an administrator, where there was one. Of two administrators who remove each other at once, the second
   * waits and sees what the first did.
   */
  async keepingAdministrator<T>(tx: Tx, change: () => Promise<T>): Promise<T> {
    // Accesses of the top are in sight of the top alone.
    if (!requirePrincipal().wholeTenant) return change();
    await holdAdministrators(tx);
    const had = await hasAdministrator(tx);
    const result = await change();
    if (had && !(await hasAdministrator(tx))) throw new AppError('ACCESS_LAST_ADMINISTRATOR');
    return result;
  }

  async today(tx: Tx): Promise<string> {
    return (await tx.one<{ today: string }>(`select ${TODAY}::text as today`, [], 'grant_today'))?.today ?? '';
  }
}

function beyond(entries: readonly PermissionEntry[], path?: string): AppError {
  return new AppError('ACCESS_BEYOND_OWN', { entries: describeEntries(entries), path });
}
