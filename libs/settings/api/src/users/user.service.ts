import { Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, type Page, requirePrincipal, runList, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, type ListQuery, newId, normalizeEmail } from '@afterbell/core/domain';
import { grantRefusal, describeEntries, tidyUserName, userEmailProblem, userNameProblem } from '@afterbell/settings/domain';
import { ACCESS_SELECT, ACCESSES } from './access-sql';
import { AccessService } from './access.service';
import { type AskedAccess, GrantRules, type RoleRow } from './grant-rules';
import { findUser, requireUser, type UserRow } from './user-record';
import { userList } from './user-list';
import { type AccessRow, ENTRIES, type EntryRow, toEntry } from './user.loaders';

export interface InviteInput {
  email: string;
  name: string;
  accesses: readonly AskedAccess[];
}

/** More roles than a form can offer; a tenant that has them searches by name. */
const MOST_ROLES = 200;

const invalid = (problems: FieldProblem[]) => new AppError('VALIDATION', { problems });

/** Users of the tenant, as far as the acting organization sees their accesses. */
@Injectable()
export class UserService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    private readonly rules: GrantRules,
    private readonly accesses: AccessService,
  ) {}

  list(query: ListQuery): Promise<Page<UserRow>> {
    return runList(this.db, userList(requirePrincipal().timeZone), query);
  }

  get(id: string): Promise<UserRow> {
    return this.db.read((tx) => requireUser(tx, id));
  }

  /** Null when no access is left in sight. */
  find(id: string): Promise<UserRow | null> {
    return this.db.read((tx) => findUser(tx, id));
  }

  /** The user of an access in sight. */
  async userOfAccess(accessId: string): Promise<string> {
    const row = await this.db.one<{ userId: string }>('select user_id as "userId" from access where id = $1', [accessId]);
    if (!row) throw new AppError('NOT_FOUND', { what: 'The access' });
    return row.userId;
  }

  /** Roles of the tenant with what stands in the way of granting each there, those that can be granted first. */
  async grantableRoles(organizationId: string): Promise<{ id: string; name: string; refusal: string | null }[]> {
    return this.db.read(async (tx) => {
      const place = await this.rules.place(tx, organizationId);
      const roles = await tx.query<Omit<RoleRow, 'entries'>>('select id, name, levels from role where cardinality(levels) > 0 order by fold_text(name), id limit $1', [MOST_ROLES]);
      const entries = await tx.query<EntryRow>(ENTRIES, [roles.map(({ id }) => id)], 'grant_role_entries');
      const judged = roles.map((role) => {
        const refusal = grantRefusal(requirePrincipal().permissions, { ...role, entries: entries.filter((entry) => entry.role_id === role.id).map(toEntry) }, place.level);
        const words = refusal && (refusal.kind === 'level' ? 'Belongs to other levels' : `Allows more than you may: ${describeEntries(refusal.entries)}`);
        return { id: role.id, name: role.name, refusal: words };
      });
      return [...judged.filter(({ refusal }) => refusal === null), ...judged.filter(({ refusal }) => refusal !== null)];
    });
  }

  /** Lets somebody in; whoever has the address already gets the accesses and keeps the name. Answers the user's id. */
  async invite(input: InviteInput): Promise<string> {
    const email = normalizeEmail(input.email);
    const name = tidyUserName(input.name);
    const problems = [
      { path: 'email', message: userEmailProblem(input.email) },
      { path: 'name', message: userNameProblem(input.name) },
    ].filter((problem): problem is FieldProblem => problem.message !== null);
    if (problems.length) throw invalid(problems);
    if (!input.accesses.length) throw invalid([{ path: 'accesses', message: 'needs at least one' }]);
    return this.db.write(async (tx) => {
      const row = await tx.one<{ id: string }>('select ensure_user($1, $2, $3) as id', [newId(), email, name]);
      if (!row) throw new AppError('INTERNAL');
      await this.accesses.grant(tx, row.id, input.accesses, input.accesses.map((_, index) => `accesses.${index}.`));
      await this.audit.record(tx, { action: 'user.invite', subjectType: 'user', subjectId: row.id, after: { email, name } });
      return row.id;
    });
  }

  async rename(id: string, version: number, typed: string): Promise<void> {
    const problem = userNameProblem(typed);
    if (problem) throw invalid([{ path: 'name', message: problem }]);
    const name = tidyUserName(typed);
    await this.db.write(async (tx) => {
      this.rules.refuseOwn(id);
      const locked = await tx.one('select 1 from tenant_user where user_id = $1 for update', [id]);
      const before = locked && (await requireUser(tx, id));
      if (!before) throw new AppError('NOT_FOUND', { what: 'The user' });
      if (before.version !== version) {
        throw await staleSave(tx, { subjectType: 'user', subjectId: id, actions: 'user.change' }, [{ id, field: 'name', current: before.name, attempted: name, version: before.version }]);
      }
      await this.rules.refuseBeyond(tx, (await this.heldBy(tx, id)).map(({ roleId }) => roleId));
      if (before.name === name) return;
      const row = await tx.one<{ renamed: boolean }>('select rename_user($1, $2) as renamed', [id, name]);
      if (!row?.renamed) throw new AppError('USER_WORKS_ELSEWHERE');
      await this.audit.record(tx, { action: 'user.change', subjectType: 'user', subjectId: id, before: { name: before.name }, after: { name } });
    });
  }

  /** Switches off every access in sight that could count; the next request of each live session is refused, and API tokens of these accesses end for good. */
  async disable(id: string): Promise<void> {
    await this.switchAll(id, false);
  }

  /** Switches on what was switched off with the user; what was switched off by itself had a reason of its own, and is switched on by itself. */
  async enable(id: string): Promise<void> {
    await this.switchAll(id, true);
  }

  private async switchAll(id: string, enabled: boolean): Promise<void> {
    await this.db.write(async (tx) => {
      await requireUser(tx, id);
      this.rules.refuseOwn(id);
      const changed = await this.rules.keepingAdministrator(tx, () => this.switchAccesses(tx, id, enabled));
      if (!changed.length) return;
      if (!enabled) {
        const ids = changed.map((access) => access.id);
        await tx.query('select end_user_sessions($1, null, $2::uuid[])', [id, ids]);
        await tx.query('select end_user_tokens($1, $2::uuid[])', [id, ids]);
      }
      await this.audit.record(tx, {
        action: enabled ? 'user.enable' : 'user.disable',
        subjectType: 'user',
        subjectId: id,
        before: { enabled: !enabled },
        after: { enabled, accesses: changed.map(({ organizationName, roleName }) => `${roleName}, ${organizationName}`) },
      });
      for (const { organizationName, roleName } of changed) {
        await this.notifications.notify(tx, { userIds: [id], kind: enabled ? 'access.granted' : 'access.disabled', params: { organization: organizationName, role: roleName }, path: '/' });
      }
    });
  }

  private async switchAccesses(tx: Tx, id: string, enabled: boolean): Promise<AccessRow[]> {
    await tx.query('select 1 from access where user_id = $1 order by id for update', [id]);
    const held = (await this.heldBy(tx, id)).filter((access) => access.state !== 'ended' && access.enabled !== enabled);
    const changed = enabled ? held.filter(({ disabledWithUser }) => disabledWithUser) : held;
    await this.rules.refuseBeyond(tx, (changed.length ? changed : held).map(({ roleId }) => roleId));
    if (held.length && !changed.length) throw invalid([{ path: 'id', message: 'has no access that was disabled with the user: enable each access by itself' }]);
    const ids = changed.map((access) => access.id);
    await tx.execute('update access set enabled = $2, disabled_with_user = not $2, version = version + 1 where id = any($1::uuid[])', [ids, enabled]);
    return changed;
  }

  private heldBy(tx: Tx, id: string): Promise<AccessRow[]> {
    return tx.query<AccessRow>(`select ${ACCESS_SELECT} from ${ACCESSES} where a.user_id = $1`, [id]);
  }
}
