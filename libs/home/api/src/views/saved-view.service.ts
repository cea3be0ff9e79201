import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, MOST_VIEWS, newId, parseView, VIEWED_LISTS, type ViewInput } from '@afterbell/core/domain';
import type { RemoveViewInput, SavedView, SaveViewInput } from './saved-view.types';

interface ViewRow extends ViewInput {
  id: string;
  userId: string;
  organizationId: string | null;
  organizationName: string | null;
  /** Whether the organization that it is shared with stands at or beneath the acting one. */
  within: boolean;
  ownerName: string | null;
  isDefault: boolean;
  version: number;
}

const SELECT = `select v.id, v.user_id as "userId", v.list, v.name, v.query, v.organization_id as "organizationId", shared.name as "organizationName", v.version,
    coalesce(v.organization_id = any (app_orgs()), false) as within, d.view_id is not null as "isDefault"
  from saved_view v left join organization shared on shared.tenant_id = v.tenant_id and shared.id = v.organization_id
    left join saved_view_default d on d.tenant_id = v.tenant_id and d.user_id = $1 and d.list = v.list and d.view_id = v.id`;
/** One's own, and what is shared with the acting organization or one above it. */
const SEEN = `(v.user_id = $1 or v.organization_id = any (app_orgs_above()))`;
/** Those, and of others what is shared beneath. */
const REACHED = `(v.user_id = $1 or v.organization_id = any (app_orgs_above()) or v.organization_id = any (app_orgs()))`;
const OF_LIST = `select found.*, people.name as "ownerName" from (${SELECT} where v.list = $2 and v.removed_at is null and ${SEEN} order by fold_text(v.name), v.id limit ${MOST_VIEWS}) found
  left join lateral audit_people(array[found."userId"]) people on true order by fold_text(found.name), found.id`;

const notFound = () => new AppError('NOT_FOUND', { what: 'The view' });

/** Views of lists: of one person, or shared with an organization and all beneath it. What a view asks for is still subject to what its reader may see. */
@Injectable()
export class SavedViewService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async of(list: string): Promise<SavedView[]> {
    requireList(list, 'view');
    const { userId } = requirePrincipal();
    const rows = await this.db.query<ViewRow & { ownerName: string | null }>(OF_LIST, [userId, list], 'saved_views_of');
    return rows.map(({ id, name, query, userId: owner, isDefault, organizationId, organizationName, ownerName, version, within }) => {
      const isMine = owner === userId;
      return { id, name, query, isMine, isDefault, sharedWith: organizationId && (organizationName ?? ''), ownerName, version, viewerCan: { edit: isMine, remove: isMine || (within && mayShare(list)) } };
    });
  }

  async save(input: SaveViewInput): Promise<string> {
    const { values, problems } = parseView(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    requireList(values.list, 'view');
    return this.db.write(async (tx) => {
      if (input.id) {
        await this.change(tx, input.id, input.version ?? null, values, input.isShared);
        return input.id;
      }
      return this.add(tx, values, input.isShared);
    });
  }

  /** Its owner removes a view; one that is shared, also who may share views there. Answers its list. */
  async remove({ id, restore }: RemoveViewInput): Promise<string> {
    const { userId } = requirePrincipal();
    return this.db.write(async (tx) => {
      const held = await tx.one<ViewRow>(`${SELECT} where v.id = $2 and v.removed_at is ${restore ? 'not null' : 'null'} and ${REACHED} for update of v`, [userId, id], restore ? 'saved_view_hold_removed' : 'saved_view_hold');
      if (!held) throw notFound();
      requireList(held.list, 'view');
      if (held.userId !== userId && !(held.within && mayShare(held.list))) throw new AppError('FORBIDDEN');
      await named(() => tx.execute(`update saved_view set removed_at = ${restore ? 'null' : 'now()'}, version = version + 1, updated_at = now() where id = $1`, [id], restore ? 'saved_view_restore' : 'saved_view_remove'));
      await this.record(tx, restore ? 'restore' : 'remove', held, { before: { list: held.list, name: held.name } });
      return held.list;
    });
  }

  async setDefault(list: string, viewId: string | null): Promise<void> {
    requireList(list, 'view');
    const { userId } = requirePrincipal();
    await this.db.write(async (tx) => {
      if (viewId === null) await tx.execute('delete from saved_view_default where user_id = $1 and list = $2', [userId, list], 'saved_view_default_clear');
      else {
        const view = isUuid(viewId) ? await tx.one<ViewRow>(`${SELECT} where v.id = $2 and v.list = $3 and v.removed_at is null and ${SEEN}`, [userId, viewId, list], 'saved_view_seen') : null;
        if (!view) throw notFound();
        await tx.execute('insert into saved_view_default (user_id, list, view_id) values ($1, $2, $3) on conflict (tenant_id, user_id, list) do update set view_id = excluded.view_id', [userId, list, viewId], 'saved_view_default_set');
      }
      await this.audit.record(tx, { action: 'saved_view.default', subjectType: 'saved_view', subjectId: viewId ?? list, after: { list, view: viewId } });
    });
  }

  private async add(tx: Tx, { list, name, query }: ViewInput, isShared: boolean): Promise<string> {
    const { userId, organizationId } = requirePrincipal();
    if (isShared) requireList(list, 'edit');
    const kept = await tx.one<{ count: number }>('select count(*)::int as count from saved_view where user_id = $1 and list = $2 and removed_at is null', [userId, list], 'saved_view_count');
    if ((kept?.count ?? 0) >= MOST_VIEWS) throw new AppError('VALIDATION', { problems: [{ path: 'name', message: `would be one of more than ${MOST_VIEWS} views: remove one first` }] });
    const id = newId();
    const shared = isShared ? organizationId : null;
    await named(() => tx.execute('insert into saved_view (id, user_id, list, name, query, organization_id) values ($1, $2, $3, $4, $5, $6)', [id, userId, list, name, query, shared], 'saved_view_insert'));
    await this.record(tx, 'create', { id, organizationId: shared }, { after: { list, name, query, shared: isShared } });
    return id;
  }

  private async change(tx: Tx, id: string, version: number | null, { list, name, query }: ViewInput, isShared: boolean): Promise<void> {
    const { userId, organizationId } = requirePrincipal();
    const held = await tx.one<ViewRow>(`${SELECT} where v.id = $2 and v.list = $3 and v.removed_at is null and ${SEEN} for update of v`, [userId, id, list], 'saved_view_hold_own');
    if (!held) throw notFound();
    if (held.userId !== userId) throw new AppError('FORBIDDEN');
    const wasShared = held.organizationId !== null;
    if (isShared && !wasShared) requireList(list, 'edit');
    if (version !== held.version) {
      throw await staleSave(tx, { subjectType: 'saved_view', subjectId: id }, [{ id, field: 'name', current: held.name, attempted: name, version: held.version }]);
    }
    // Once shared it stays with the organization that it was shared with.
    const shared = isShared ? (held.organizationId ?? organizationId) : null;
    await named(() => tx.execute('update saved_view set name = $2, query = $3, organization_id = $4, version = version + 1, updated_at = now() where id = $1', [id, name, query, shared], 'saved_view_update'));
    await this.record(tx, 'update', { id, organizationId: shared ?? held.organizationId }, { before: { name: held.name, query: held.query, shared: wasShared }, after: { name, query, shared: isShared } });
  }

  private record(tx: Tx, verb: string, { id, organizationId }: Pick<ViewRow, 'id' | 'organizationId'>, values: { before?: object; after?: object }): Promise<void> {
    return this.audit.record(tx, { action: `saved_view.${verb}`, subjectType: 'saved_view', subjectId: id, ...(organizationId ? { organizationId } : {}), ...values } as Parameters<AuditService['record']>[1]);
  }
}

function allows(list: string, use: 'view' | 'edit'): boolean {
  const { permissions } = requirePrincipal();
  const features = Object.hasOwn(VIEWED_LISTS, list) ? VIEWED_LISTS[list] : undefined;
  return features !== undefined && features[use === 'view' ? 'view' : 'share'].some((feature) => permissions.allows(use, feature));
}

const mayShare = (list: string): boolean => allows(list, 'edit');

function requireList(list: string, use: 'view' | 'edit'): void {
  if (!Object.hasOwn(VIEWED_LISTS, list)) throw new AppError('NOT_FOUND', { what: 'The list' });
  if (!allows(list, use)) throw new AppError('FORBIDDEN');
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'saved_view_by_name') throw error;
    throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'is the name of another of your views of this list' }] }, { cause: error });
  }
}
