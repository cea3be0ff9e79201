import { Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { ACCESS_SELECT, ACCESSES, TODAY } from './access-sql';
import { type AskedAccess, type CheckedAccess, GrantRules } from './grant-rules';
import { InvitationService } from './invitation.service';
import { requireUser } from './user-record';
import type { AccessRow } from './user.loaders';

const HELD = 'has this access already: change its dates or enable it instead';

const INSERT = `insert into access (id, user_id, organization_id, role_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, user_id, organization_id, role_id) do nothing`;
const UPDATE = `update access set organization_id = $2, role_id = $3, starts_on = $4, ends_on = $5, version = version + 1 where id = $1`;

/** What the trail keeps of an access: names, so that it reads the same years later. */
const traced = ({ organizationName, roleName, startsOn, endsOn, enabled }: AccessRow) => ({ organization: organizationName, role: roleName, startsOn, endsOn, enabled });
const asRow = ({ place, role, startsOn, endsOn }: CheckedAccess) => ({ organization: place.name, role: role.name, startsOn, endsOn });

export interface AccessChange extends AskedAccess {
  id: string;
  version: number;
}

/** Grants of users who exist: given, changed, switched off and on, ended. */
@Injectable()
export class AccessService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
    private readonly rules: GrantRules,
    private readonly invitations: InvitationService,
  ) {}

  /** Grants in an open transaction; `paths` lead the problems of each. */
  async grant(tx: Tx, userId: string, asked: readonly AskedAccess[], paths: readonly string[]): Promise<void> {
    this.rules.refuseOwn(userId);
    const granted: CheckedAccess[] = [];
    for (const [index, access] of asked.entries()) {
      const path = paths[index] ?? '';
      const checked = await this.rules.check(tx, access, { path, isNew: true });
      const id = newId();
      const made = await tx.execute(INSERT, [id, userId, checked.place.id, checked.role.id, checked.startsOn, checked.endsOn]);
      if (!made) throw new AppError('VALIDATION', { problems: [{ path: `${path}roleId`, message: HELD }] });
      await this.audit.record(tx, { action: 'access.grant', subjectType: 'user', subjectId: userId, organizationId: checked.place.id, after: { accessId: id, ...asRow(checked) } });
      await this.notifications.notify(tx, { userIds: [userId], kind: 'access.granted', params: { organization: checked.place.name, role: checked.role.name }, path: '/' });
      granted.push(checked);
    }
    await this.invitations.send(tx, userId, granted.map(({ place, role }) => ({ organizationName: place.name, roleName: role.name })));
  }

  async add(userId: string, asked: AskedAccess): Promise<void> {
    await this.db.write(async (tx) => {
      await requireUser(tx, userId);
      await this.grant(tx, userId, [asked], ['']);
    });
  }

  async change({ id, version, ...asked }: AccessChange): Promise<void> {
    await this.changing(id, async (tx, before) => {
      await requireVersion(tx, before, version, { organizationId: asked.organizationId, roleId: asked.roleId, startsOn: asked.startsOn ?? null, endsOn: asked.endsOn ?? null });
      const checked = await this.rules.check(tx, asked, { path: '', isNew: false });
      try {
        await tx.execute(UPDATE, [id, checked.place.id, checked.role.id, checked.startsOn, checked.endsOn]);
      } catch (error) {
        const held = (error as { constraint?: string }).constraint === 'access_tenant_id_user_id_organization_id_role_id_key';
        throw held ? new AppError('VALIDATION', { problems: [{ path: 'roleId', message: HELD }] }, { cause: error }) : error;
      }
      return { action: 'access.change', kind: 'access.changed' };
    });
  }

  async setEnabled(id: string, version: number, enabled: boolean): Promise<void> {
    await this.changing(id, async (tx, before) => {
      if (before.enabled === enabled) return null;
      await requireVersion(tx, before, version, { enabled });
      await tx.execute('update access set enabled = $2, disabled_with_user = false, version = version + 1 where id = $1', [id, enabled]);
      return { action: enabled ? 'access.enable' : 'access.disable', kind: enabled ? 'access.granted' : 'access.disabled' };
    });
  }

  /** Ends it yesterday, so that it stays on record and does not count today; one of somebody who never signed in goes altogether. */
  async remove(id: string, version: number): Promise<void> {
    await this.changing(id, async (tx, before) => {
      await requireVersion(tx, before, version, {});
      const user = await requireUser(tx, before.userId);
      if (user.lastSignInAt === null) await tx.execute('delete from access where id = $1', [id]);
      else {
        await tx.execute(
          `update access a set ends_on = least(a.ends_on, ${TODAY} - 1), starts_on = case when a.starts_on is not null then least(a.starts_on, a.ends_on, ${TODAY} - 1) end, version = a.version + 1 where a.id = $1`,
          [id],
        );
      }
      return { action: 'access.end', kind: 'access.ended' };
    });
  }

  private async changing(id: string, change: (tx: Tx, before: AccessRow) => Promise<{ action: string; kind: 'access.granted' | 'access.changed' | 'access.disabled' | 'access.ended' } | null>): Promise<void> {
    await this.db.write(async (tx) => {
      const { before, done } = await this.rules.keepingAdministrator(tx, async () => {
        const locked = await lockAccess(tx, id);
        this.rules.refuseOwn(locked.userId);
        await this.rules.refuseBeyond(tx, [locked.roleId]);
        return { before: locked, done: await change(tx, locked) };
      });
      if (!done) return;
      const after = await findAccess(tx, id);
      if (after?.state !== 'active') await tx.query('select end_user_sessions($1, null, array[$2::uuid])', [before.userId, id]);
      await this.audit.record(tx, {
        action: done.action,
        subjectType: 'user',
        subjectId: before.userId,
        organizationId: (after ?? before).organizationId,
        before: { accessId: id, ...traced(before) },
        after: after && { accessId: id, ...traced(after) },
      });
      const { organizationName, roleName } = after ?? before;
      await this.notifications.notify(tx, { userIds: [before.userId], kind: done.kind, params: { organization: organizationName, role: roleName }, path: '/' });
    });
  }
}

async function findAccess(tx: Tx, id: string): Promise<AccessRow | null> {
  return tx.one<AccessRow>(`select ${ACCESS_SELECT} from ${ACCESSES} where a.id = $1`, [id], 'access_record');
}

/** In sight of the acting organization, and held until the end of the transaction. */
async function lockAccess(tx: Tx, id: string): Promise<AccessRow> {
  const row = isUuid(id) && (await tx.one('select 1 from access where id = $1 for update', [id])) ? await findAccess(tx, id) : null;
  if (!row) throw new AppError('NOT_FOUND', { what: 'The access' });
  return row;
}

/** What was saved meanwhile, beside what this save wanted. */
async function requireVersion(tx: Tx, row: AccessRow, version: number, asked: Partial<Record<'organizationId' | 'roleId' | 'startsOn' | 'endsOn' | 'enabled', string | boolean | null>>): Promise<void> {
  if (row.version === version) return;
  const conflicts = Object.entries(asked)
    .filter(([field, value]) => row[field as keyof AccessRow] !== value)
    .map(([field, value]) => ({ id: row.id, field, current: words(shownOf(row, field)), attempted: words(value), version: row.version }));
  throw await staleSave(tx, { subjectType: 'user', subjectId: row.userId, actions: 'access.' }, conflicts);
}

const words = (value: unknown) => (value === null || value === undefined ? null : String(value));
const shownOf = (row: AccessRow, field: string) => (field === 'organizationId' ? row.organizationName : field === 'roleId' ? row.roleName : row[field as keyof AccessRow]);
