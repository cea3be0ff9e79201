import { Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { administers, AppError, canonicalEntries, entryChanges, entryKey, isUuid, newId, type OrganizationLevel, type PermissionEntry, readRoleFile, ROLE_FILE_VERSION, type RoleFile, STANDARD_ROLES } from '@afterbell/core/domain';
import { hasAdministrator, holdAdministrators } from '../administrators';
import { GUEST_KEY, invalid, requireLevelsFree, requireTop, requireWithinOwn, roleEntries, roleLevels, roleName, unknownLevels } from './role-checks';
import { conflictsOf } from './role-conflict';
import type { RoleRow } from './role-list';
import { ENTRIES_OF } from './role.loaders';
import { RoleService } from './role.service';
import type { CloneRoleInput, ImportRoleInput, SaveRoleInput, VersionedRoleInput } from './role.types';

/** A role with its entries, held for this transaction. */
export interface HeldRole {
  id: string;
  key: string | null;
  name: string;
  levels: OrganizationLevel[];
  version: number;
  entries: PermissionEntry[];
}

type Draft = Pick<HeldRole, 'name' | 'levels' | 'entries'>;

const INSERT = 'insert into role (id, name, levels) values ($1, $2, $3)';
const INSERT_ENTRIES = `insert into role_entry (role_id, section, sub_section, tab, value)
  select $1, section, sub_section, tab, value from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as e (section, sub_section, tab, value)
  on conflict (tenant_id, role_id, section, sub_section, tab) do update set value = excluded.value`;
const DELETE_ENTRIES = `delete from role_entry e using unnest($2::text[], $3::text[], $4::text[]) as gone (section, sub_section, tab)
  where e.role_id = $1 and e.section = gone.section and e.sub_section = gone.sub_section and e.tab = gone.tab`;

const HOLDERS = `select distinct a.user_id as "userId" from access a join tenant t on t.id = a.tenant_id
  where a.role_id = $1 and a.user_id <> $2 and a.enabled and (a.ends_on is null or a.ends_on >= (now() at time zone t.time_zone)::date)`;

const notFound = () => new AppError('NOT_FOUND', { what: 'The role' });
const NAME_TAKEN: readonly string[] = ['role_tenant_id_name_key', 'role_by_folded_name'];

/** The rules of docs/permissions.md "Changing roles": every change of a role passes here. */
@Injectable()
export class RoleWriterService {
  constructor(
    private readonly db: Db,
    private readonly roles: RoleService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
  ) {}

  save(input: SaveRoleInput): Promise<RoleRow> {
    const { id } = input;
    if (!id) return this.add('role.create', { name: roleName(input.name), levels: roleLevels(input.levels, null), entries: roleEntries(input.entries) });
    return this.change('role.edit', { ...input, id }, (held) => ({ name: roleName(input.name), levels: roleLevels(input.levels, held.key), entries: roleEntries(input.entries) }));
  }

  clone({ id, name }: CloneRoleInput): Promise<RoleRow> {
    return this.db.write(async (tx) => {
      await requireTop(tx);
      const held = await this.hold(tx, id);
      if (held.key === GUEST_KEY) throw invalid('id', 'is the role of guests, who come by a link: it cannot be cloned');
      return this.add('role.clone', { name: roleName(name), levels: held.levels, entries: held.entries }, { from: held.id });
    });
  }

  reset(input: VersionedRoleInput): Promise<RoleRow> {
    return this.change('role.reset', input, (held) => {
      const shipped = STANDARD_ROLES.find(({ key }) => key === held.key);
      if (!shipped) throw invalid('id', 'is not a standard role');
      return { name: held.name, levels: held.levels, entries: canonicalEntries(shipped.entries) };
    });
  }

  remove({ id, version }: VersionedRoleInput): Promise<string> {
    return this.db.write(async (tx) => {
      await requireTop(tx);
      const held = await this.hold(tx, id);
      if (version !== held.version) throw await this.stale(tx, held, held);
      if (held.key !== null) throw invalid('id', 'is a standard role: it can be edited and reset, not removed');
      requireWithinOwn(held.entries);
      const granted = await tx.one<{ count: number }>('select count(*)::int as count from access where role_id = $1', [held.id]);
      if (granted?.count) throw new AppError('ROLE_GRANTED', { count: granted.count });
      await tx.execute('delete from role where id = $1', [held.id]);
      await this.audit.record(tx, { action: 'role.remove', subjectType: 'role', subjectId: held.id, before: shown(held) });
      return held.id;
    });
  }

  /** What a document holds; makes the role of it unless it is only looked at. */
  async import({ content, name, preview }: ImportRoleInput): Promise<{ file: RoleFile; role: RoleRow | null }> {
    const file = readRoleFile(content);
    if (!file) throw invalid('content', 'is not a role that was exported here');
    if ('otherVersion' in file) throw invalid('content', `is of format version ${file.otherVersion}, and only version ${ROLE_FILE_VERSION} can be read here`);
    if (!file.levels.length && file.unknownLevels.length) throw unknownLevels(file.unknownLevels);
    const draft = { name: roleName(name ?? file.name), levels: roleLevels(file.levels, null), entries: [...file.entries] };
    requireWithinOwn(draft.entries);
    return { file: { ...file, name: draft.name }, role: preview ? null : await this.add('role.import', draft, { unknown: file.unknown.length }) };
  }

  private add(action: string, draft: Draft, more: object = {}): Promise<RoleRow> {
    return this.db.write(async (tx) => {
      await requireTop(tx);
      requireWithinOwn(draft.entries);
      const id = newId();
      await named(() => tx.execute(INSERT, [id, draft.name, draft.levels]));
      await writeEntries(tx, id, draft.entries);
      await this.audit.record(tx, { action, subjectType: 'role', subjectId: id, after: { ...shown(draft), ...more } });
      return this.roles.get(id);
    });
  }

  private change(action: string, input: Omit<VersionedRoleInput, 'version'> & { version?: number | null }, draftOf: (held: HeldRole) => Draft): Promise<RoleRow> {
    return this.db.write(async (tx) => {
      await requireTop(tx);
      const held = await this.hold(tx, input.id);
      const draft = draftOf(held);
      if (input.version !== held.version) throw await this.stale(tx, held, draft);
      requireWithinOwn(held.entries, draft.entries);
      const changes = entryChanges(held.entries, draft.entries);
      if (!changes.length && held.name === draft.name && held.levels.join() === draft.levels.join()) return this.roles.get(held.id);
      await requireLevelsFree(tx, held.id, held.levels.filter((level) => !draft.levels.includes(level)));
      const loses = changes.some(({ before, after }) => before !== null && !(before === 'allow-view' && after === 'allow-edit'));
      if (loses && !input.confirmOwn && (await this.roles.get(held.id)).held) throw new AppError('ROLE_OWN_UNCONFIRMED');
      await named(() => tx.execute('update role set name = $2, levels = $3, version = version + 1 where id = $1', [held.id, draft.name, draft.levels]));
      await removeEntries(tx, held.id, changes.filter(({ after }) => after === null));
      await writeEntries(tx, held.id, changes.flatMap(({ section, subSection, tab, after }) => (after === null ? [] : [{ section, subSection, tab, value: after }])));
      if (administers(held.entries) && !administers(draft.entries) && !(await hasAdministrator(tx))) throw new AppError('ROLE_LAST_ADMINISTRATOR');
      const values = (side: 'before' | 'after') => Object.fromEntries(changes.map((one) => [entryKey(one), one[side]]));
      await this.audit.record(tx, {
        action,
        subjectType: 'role',
        subjectId: held.id,
        before: { name: held.name, levels: held.levels, entries: values('before') },
        after: { name: draft.name, levels: draft.levels, entries: values('after') },
      });
      if (changes.length) await this.tellHolders(tx, held.id, draft.name);
      return this.roles.get(held.id);
    });
  }

  /** One notice a save for everybody who has the role in force; whoever saves knows. */
  private async tellHolders(tx: Tx, id: string, role: string): Promise<void> {
    const holders = await tx.query<{ userId: string }>(HOLDERS, [id, requirePrincipal().userId]);
    await this.notifications.notify(tx, { userIds: holders.map(({ userId }) => userId), kind: 'role.changed', params: { role }, path: '/' });
  }

  /**
   * Every role of the tenant is held, not only this one: two administrators who each take the last rights from a different role
   * must see each other, and no grant may slip in between. Changes of accesses wait too.
   */
  private async hold(tx: Tx, id: string): Promise<HeldRole> {
    if (!isUuid(id)) throw notFound();
    await holdAdministrators(tx);
    const rows = await tx.query<Omit<HeldRole, 'entries'>>('select id, key, name, levels, version from role order by id for update', [], 'role_hold');
    const row = rows.find((role) => role.id === id.toLowerCase());
    if (!row) throw notFound();
    return { ...row, entries: canonicalEntries(await tx.query<PermissionEntry>(ENTRIES_OF, [[row.id]], 'role_entries')) };
  }

  private stale(tx: Tx, held: HeldRole, draft: Draft): Promise<AppError> {
    return staleSave(tx, { subjectType: 'role', subjectId: held.id }, conflictsOf(held, draft));
  }
}

const shown = ({ name, levels, entries }: Draft) => ({ name, levels, entries: Object.fromEntries(entries.map((entry) => [entryKey(entry), entry.value])) });

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw NAME_TAKEN.includes((error as { constraint?: string }).constraint ?? '') ? invalid('name', 'is already the name of another role') : error;
  }
}

async function writeEntries(tx: Tx, roleId: string, entries: readonly PermissionEntry[]): Promise<void> {
  if (!entries.length) return;
  const column = (pick: (entry: PermissionEntry) => string) => entries.map(pick);
  await tx.execute(INSERT_ENTRIES, [roleId, column(({ section }) => section), column(({ subSection }) => subSection), column(({ tab }) => tab ?? ''), column(({ value }) => value)]);
}

async function removeEntries(tx: Tx, roleId: string, places: readonly { section: string; subSection: string; tab: string | null }[]): Promise<void> {
  if (!places.length) return;
  await tx.execute(DELETE_ENTRIES, [roleId, places.map(({ section }) => section), places.map(({ subSection }) => subSection), places.map(({ tab }) => tab ?? '')]);
}
