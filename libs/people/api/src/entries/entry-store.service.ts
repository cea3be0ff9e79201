import { Injectable } from '@nestjs/common';
import { AuditService, COUNT_CAP, Db, type Page, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, todayIn } from '@afterbell/core/domain';
import { type EntryFields, type EntryValues, parseEntry } from '@afterbell/people/domain';
import { missingParticipant } from '../tabs/missing-participant';
import { type EntryKind, type EntryRow, insertOf, selectOf, updateOf } from './entry-kind';
import { leadsHere } from './entry-rights';

export interface SaveEntry {
  personId: string;
  /** None for a new one. */
  id?: string | null;
  /** As it was read; a new one has none. */
  version?: number | null;
  values: Readonly<Record<string, unknown>>;
}

type Row<F extends EntryFields> = EntryRow & EntryValues<F>;
const ME = 'cross join (select $2::uuid as user_id, $3::boolean as leads) me';
/** Where the participant stays, the open stay first: whose administrators read the trail. */
const PARTICIPANT = `select p.id, (select s.organization_id from stay s where s.person_id = p.id and s.kind = 'participant' order by s.ends_on nulls first, s.starts_on desc limit 1) as "organizationId"
  from person p where p.id = $1 and p.is_participant and p.removed_at is null`;

/** What the tabs of a participant's record keep, read and written in one way. Endpoints ask for the tab's permission before they come here. */
@Injectable()
export class EntryStore {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async list<F extends EntryFields>(kind: EntryKind<F>, personId: string, { limit, offset }: { limit: number; offset: number }): Promise<Page<Row<F>>> {
    const from = `from ${kind.table} e ${ME} where e.person_id = $1 and e.removed_at is null and ${kind.seen ?? 'true'}`;
    const values = [personId, requirePrincipal().userId || null, leadsHere()];
    return this.db.read(async (tx) => {
      await participant(tx, personId);
      const rows = await tx.query<Row<F>>(`select ${selectOf(kind)} ${from} order by ${kind.order}, e.id desc limit ${limit + 1} offset ${offset}`, values);
      const count = async (exact: boolean) => {
        const found = await this.db.read((own) => own.one<{ count: number }>(`select count(*)::int as count from (select 1 ${from}${exact ? '' : ` limit ${COUNT_CAP + 1}`}) c`, values));
        return { value: exact ? (found?.count ?? 0) : Math.min(found?.count ?? 0, COUNT_CAP), capped: !exact && (found?.count ?? 0) > COUNT_CAP };
      };
      return { nodes: rows.slice(0, limit), offset, hasNextPage: rows.length > limit, count };
    });
  }

  get<F extends EntryFields>(kind: EntryKind<F>, id: string): Promise<Row<F>> {
    return this.db.read((tx) => find(tx, kind, id));
  }

  async save<F extends EntryFields>(kind: EntryKind<F>, { personId, id, version, values: given }: SaveEntry): Promise<Row<F>> {
    const { timeZone, userId } = requirePrincipal();
    const today = todayIn(timeZone, new Date());
    const { values, problems } = parseEntry(kind.fields, given, today);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const { organizationId } = await participant(tx, personId);
      const before = id ? await find(tx, kind, id, 'for update of e') : null;
      if (before && before.personId !== personId) throw missing(kind);
      if (before) mayChange(kind, before);
      if (before && before.version !== version) throw await stale(tx, kind, before, values);
      const entryId = before?.id ?? newId();
      await kind.beforeSave?.(tx, { id: entryId, personId, organizationId, values, before, today });
      const list = Object.keys(kind.fields).map((key) => values[key]);
      if (before) await tx.execute(updateOf(kind), [entryId, ...list], `${kind.table}_update`);
      else await tx.execute(insertOf(kind), [entryId, personId, userId || null, ...list], `${kind.table}_insert`);
      const said = spoken(kind, before, values);
      await this.audit.record(tx, { action: `${kind.noun}.${before ? 'update' : 'create'}`, subjectType: kind.noun, subjectId: entryId, personId, organizationId: organizationId ?? undefined, ...said });
      return find(tx, kind, entryId);
    });
  }

  /** Out of the record; `restore` undoes it. Doing either twice changes nothing. */
  async setRemoved<F extends EntryFields>(kind: EntryKind<F>, id: string, removed: boolean): Promise<Row<F>> {
    return this.db.write(async (tx) => {
      const row = await find(tx, kind, id, 'for update of e', true);
      const { organizationId } = await participant(tx, row.personId);
      mayChange(kind, row);
      const changed = await tx.execute(`update ${kind.table} set removed_at = ${removed ? 'now()' : 'null'}, version = version + 1 where id = $1 and (removed_at is null) = $2`, [row.id, removed]);
      if (!changed) return row;
      await kind.afterRemove?.(tx, row.id, removed);
      await this.audit.record(tx, { action: `${kind.noun}.${removed ? 'remove' : 'restore'}`, subjectType: kind.noun, subjectId: row.id, personId: row.personId, organizationId: organizationId ?? undefined });
      return find(tx, kind, id, '', true);
    });
  }
}

const missing = ({ what }: Pick<EntryKind, 'what'>) => new AppError('NOT_FOUND', { what });

export async function participant(tx: Tx, personId: string): Promise<{ id: string; organizationId: string | null }> {
  const row = isUuid(personId) ? await tx.one<{ id: string; organizationId: string | null }>(PARTICIPANT, [personId], 'entry_participant') : null;
  if (!row) throw missingParticipant();
  return row;
}

async function find<F extends EntryFields>(tx: Tx, kind: EntryKind<F>, id: string, lock = '', alsoRemoved = false): Promise<Row<F>> {
  const sql = `select ${selectOf(kind)} from ${kind.table} e ${ME} where e.id = $1 and ${alsoRemoved ? 'true' : 'e.removed_at is null'} and ${kind.seen ?? 'true'} ${lock}`;
  const row = isUuid(id) ? await tx.one<Row<F>>(sql, [id, requirePrincipal().userId || null, leadsHere()]) : null;
  if (!row) throw missing(kind);
  return row;
}

function mayChange({ authored }: Pick<EntryKind, 'authored'>, row: EntryRow): void {
  if (!canChange({ authored }, row)) throw new AppError('FORBIDDEN');
}

export function canChange({ authored }: Pick<EntryKind, 'authored'>, { createdBy, isFixed }: Pick<EntryRow, 'createdBy' | 'isFixed'>): boolean {
  if (isFixed) return false;
  return !authored || createdBy === requirePrincipal().userId || leadsHere();
}

async function stale<F extends EntryFields>(tx: Tx, { noun, fields }: EntryKind<F>, current: Row<F>, attempted: EntryValues<F>): Promise<AppError> {
  const said = (value: unknown) => (value === null ? null : String(value));
  const differing = Object.keys(fields).filter((key) => current[key] !== attempted[key]);
  return staleSave(tx, { subjectType: noun, subjectId: current.id }, differing.map((field) => ({ id: current.id, field, current: said(current[field]), attempted: said(attempted[field]), version: current.version })));
}

/** What the trail may say of a change. */
function spoken<F extends EntryFields>({ fields, unsaid = [] }: EntryKind<F>, before: EntryValues<F> | null, after: EntryValues<F>) {
  const hidden: readonly string[] = unsaid;
  const told = (values: EntryValues<F>, mark: (key: string) => string) => Object.fromEntries(Object.keys(fields).map((key) => [key, hidden.includes(key) && values[key] !== null ? mark(key) : values[key]]));
  const changed = (key: string) => before !== null && before[key] !== after[key];
  return { ...(before ? { before: told(before, () => '•••') } : {}), after: told(after, (key) => (changed(key) ? '••• (changed)' : '•••')) };
}
