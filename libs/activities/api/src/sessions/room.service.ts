import { Injectable } from '@nestjs/common';
import { MAX_CAPACITY } from '@afterbell/activities/domain';
import { AuditService, Db, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid, newId, tidyLine } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';

export interface RoomRow {
  id: string;
  siteId: string;
  name: string;
  capacity: number | null;
  version: number;
  retired: boolean;
}

export interface SaveRoom {
  id?: string | null;
  version?: number | null;
  siteId?: string | null;
  name: string;
  capacity?: number | null;
}

const NAME_LENGTH = 100;
const MOST = 200;
const SELECT = 'id, organization_id as "siteId", name, capacity, version, retired_at is not null as retired';
const OF_SITE = `select ${SELECT} from room where organization_id = $1 and retired_at is null order by name_folded, id limit ${MOST}`;
// What lists read as the location of a session follows the name of its room.
const RENAME_LOCATION = 'update session set location = $2 where room_id = $1 and location is distinct from $2';

const notFound = () => new AppError('NOT_FOUND', { what: 'The room' });

/** Where sessions of a site meet. */
@Injectable()
export class RoomService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  async list(siteId: string): Promise<RoomRow[]> {
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      return tx.query<RoomRow>(OF_SITE, [id], 'rooms_of_site');
    });
  }

  async save(input: SaveRoom): Promise<RoomRow> {
    const { values, problems } = checked(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => (input.id ? this.change(tx, input.id, input.version ?? null, values) : this.add(tx, input.siteId ?? '', values)));
  }

  /** Offered no more, or again; sessions that meet there keep it. */
  async setRetired(id: string, retired: boolean): Promise<RoomRow> {
    return this.db.write(async (tx) => {
      const held = await hold(tx, id);
      if (held.retired === retired) return held;
      await named(() => tx.execute(`update room set retired_at = ${retired ? 'now()' : 'null'}, version = version + 1 where id = $1`, [id], retired ? 'room_retire' : 'room_restore'));
      await this.audit.record(tx, { action: retired ? 'room.remove' : 'room.restore', subjectType: 'room', subjectId: id, organizationId: held.siteId, before: { name: held.name } });
      return hold(tx, id);
    });
  }

  private async add(tx: Tx, siteId: string, values: { name: string; capacity: number | null }): Promise<RoomRow> {
    await this.organizations.within(siteId, ['site']);
    const id = newId();
    const { count } = (await tx.one<{ count: number }>('select count(*)::int as count from room where organization_id = $1 and retired_at is null', [siteId], 'rooms_count')) ?? { count: 0 };
    if (count >= MOST) throw new AppError('VALIDATION', { problems: [{ path: 'name', message: `cannot be added: a site has at most ${MOST} rooms` }] });
    await named(() => tx.execute('insert into room (id, organization_id, name, capacity) values ($1, $2, $3, $4)', [id, siteId, values.name, values.capacity], 'room_insert'));
    await this.audit.record(tx, { action: 'room.create', subjectType: 'room', subjectId: id, organizationId: siteId, after: values });
    return hold(tx, id);
  }

  private async change(tx: Tx, id: string, version: number | null, values: { name: string; capacity: number | null }): Promise<RoomRow> {
    const held = await hold(tx, id);
    if (version !== held.version) {
      const current = { name: held.name, capacity: held.capacity === null ? null : String(held.capacity) };
      const conflicts = (['name', 'capacity'] as const).map((field) => ({ id, field, current: current[field], attempted: values[field] === null ? null : String(values[field]), version: held.version }));
      throw await staleSave(tx, { subjectType: 'room', subjectId: id }, conflicts.filter(({ current: now, attempted }, place) => place === 0 || now !== attempted));
    }
    await named(() => tx.execute('update room set name = $2, capacity = $3, version = version + 1 where id = $1', [id, values.name, values.capacity], 'room_update'));
    await tx.execute(RENAME_LOCATION, [id, values.name], 'room_rename_location');
    await this.audit.record(tx, { action: 'room.update', subjectType: 'room', subjectId: id, organizationId: held.siteId, before: { name: held.name, capacity: held.capacity }, after: values });
    return hold(tx, id);
  }
}

async function hold(tx: Tx, id: string): Promise<RoomRow> {
  const row = isUuid(id) ? await tx.one<RoomRow>(`select ${SELECT} from room where id = $1 for update`, [id], 'room_hold') : null;
  if (!row) throw notFound();
  return row;
}

function checked(input: SaveRoom): { values: { name: string; capacity: number | null }; problems: FieldProblem[] } {
  const name = tidyLine(input.name);
  const capacity = input.capacity ?? null;
  const problems: FieldProblem[] = [];
  if (name === '') problems.push({ path: 'name', message: 'is required' });
  if (name.length > NAME_LENGTH) problems.push({ path: 'name', message: `has more than ${NAME_LENGTH} characters` });
  if (capacity !== null && (!Number.isInteger(capacity) || capacity < 1 || capacity > MAX_CAPACITY)) problems.push({ path: 'capacity', message: `is a whole number from 1 to ${MAX_CAPACITY}` });
  return { values: { name, capacity }, problems };
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'room_by_name') throw error;
    throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'is that of another room of this site' }] }, { cause: error });
  }
}
