import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type AdultValues, parseAdult } from '@afterbell/participation/domain';
import { type Held, settleDay } from '../attendance/attendance-hold';
import { MAKE_DATE } from '../attendance/attendance-hold.sql';
import { requireOpenDay, usDate } from '../attendance/attendance-plan';
import { CLOCK, type Clock } from '../shared/clock';
import { dateOf, invalid, knownId } from '../shared/input';
import { BY_ID, CHANGE, RECORD } from './adult.sql';
import type { FamilyDay, RemoveAdultInput, SaveAdultsInput } from './adult.types';
import { FamilyDays } from './family-day.service';

type AdultRow = AdultValues & { id: string; sessionId: string; date: PlainDate; organizationId: string; version: number; removed: boolean };
type Planned = AdultValues & { id: string; held: AdultRow | null };

const PEOPLE = 'select p.id, p.is_participant as "isParticipant" from person p where p.id = any($1::uuid[]) and p.removed_at is null';
const FIELDS = ['memberType', 'startTime', 'endTime', 'name'] as const;

/** Adults at sessions: recorded apart from participants, on days that are open like theirs. */
@Injectable()
export class AdultAttendanceService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly days: FamilyDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** All of them or nobody. Whoever is there already is left as they are, so the same again changes nothing. */
  async save(input: SaveAdultsInput): Promise<FamilyDay> {
    const sessionId = knownId(input.sessionId, 'The session');
    const date = dateOf(input.date, 'date');
    return this.db.write(async (tx) => {
      const held = await this.openDay(tx, sessionId, date);
      const read = input.adults.map((adult, index) => parseAdult(held.day, adult, `adults.${index}`));
      const problems = read.flatMap((one) => one.problems);
      if (problems.length) throw new AppError('VALIDATION', { problems });
      const planned: Planned[] = [];
      for (const [index, { values }] of read.entries()) {
        const { id, version } = input.adults[index] ?? {};
        const row = id ? await this.hold(tx, id) : null;
        if (row && (row.sessionId !== sessionId || row.date !== date || row.removed || row.personId !== values.personId)) throw noAdult();
        if (row && row.version !== version) throw await stale(tx, row, values);
        planned.push({ ...values, id: row?.id ?? newId(), held: row });
      }
      await requireAdults(tx, planned);
      await this.write(tx, sessionId, date, held.organizationId, planned);
      return this.days.load(tx, sessionId, date);
    });
  }

  /** Off the day; `restore` undoes it. Doing either twice changes nothing. */
  async setRemoved({ id, restore }: RemoveAdultInput): Promise<FamilyDay> {
    return this.db.write(async (tx) => {
      const { sessionId, date, organizationId } = await this.hold(tx, id);
      await this.openDay(tx, sessionId, date);
      const row = await this.hold(tx, id);
      if (row.removed === restore) {
        await tx.execute(`update adult_attendance set removed_at = ${restore ? 'null' : 'now()'}, version = version + 1 where id = $1`, [id]);
        await this.note(tx, restore ? 'restore' : 'remove', { sessionId, date, organizationId }, { before: [row] });
      }
      return this.days.load(tx, sessionId, date);
    });
  }

  /** The same days as those of children: scheduled ones and drop-ins, not closed, not locked, also not meanwhile, not said to have not run, and not to come. */
  private async openDay(tx: Tx, sessionId: string, date: PlainDate): Promise<Held> {
    const held = await settleDay(tx, sessionId, date);
    requireOpenDay(held.day);
    if (date > todayIn(held.timeZone, this.clock())) throw invalid('date', `${usDate(date)} is still to come: adults are marked once they are there.`);
    if (held.day.outcome === 'did_not_run') throw invalid('adults', 'This day was closed as "did not run". Reopen it on its roster to mark an adult.');
    if (!held.day.exists) await tx.execute(MAKE_DATE, [sessionId, date], 'session_date_make');
    return held;
  }

  private async hold(tx: Tx, id: string): Promise<AdultRow> {
    const row = isUuid(id) ? await tx.one<AdultRow>(`${BY_ID} for update of a`, [id], 'adult_hold') : null;
    if (!row) throw noAdult();
    return row;
  }

  private async write(tx: Tx, sessionId: string, date: PlainDate, organizationId: string, planned: readonly Planned[]): Promise<void> {
    const { userId } = requirePrincipal();
    const changed = planned.filter((one): one is Planned & { held: AdultRow } => one.held !== null && FIELDS.some((field) => one[field] !== one.held?.[field]));
    for (const one of changed) await tx.execute(CHANGE, [one.id, one.memberType, one.startTime, one.endTime, one.name, userId || null], 'adult_change');
    const added = planned.filter(({ held }) => held === null).map(({ held: _, ...row }) => row);
    const recorded = added.length ? await tx.query<{ id: string }>(RECORD, [sessionId, date, organizationId, JSON.stringify(added), userId || null], 'adult_record') : [];
    const made = added.filter(({ id }) => recorded.some((row) => row.id === id));
    const place = { sessionId, date, organizationId };
    if (made.length) await this.note(tx, 'create', place, { after: made });
    if (changed.length) await this.note(tx, 'update', place, { before: changed.map(({ held }) => held), after: changed });
  }

  private async note(tx: Tx, verb: string, { sessionId, date, organizationId }: { sessionId: string; date: PlainDate; organizationId: string }, { before, after }: { before?: readonly AdultValues[]; after?: readonly AdultValues[] }): Promise<void> {
    const told = (rows: readonly AdultValues[]) => rows.map(({ personId, name, memberType, startTime, endTime }) => ({ ...(personId ? { personId } : { name }), memberType, startTime, endTime }));
    await this.audit.record(tx, { action: `adult_attendance.${verb}`, subjectType: 'adult_attendance', subjectId: `${sessionId}/${date}`, organizationId, ...(before ? { before: { adults: told(before) } } : {}), ...(after ? { after: { adults: told(after) } } : {}) });
  }
}

/** Persons in sight who are no participants: children are marked on the roster, and counted there. */
async function requireAdults(tx: Tx, planned: readonly Planned[]): Promise<void> {
  const ids = planned.flatMap(({ personId, held }) => (personId && !held ? [personId] : []));
  if (ids.length === 0) return;
  const people = await tx.query<{ id: string; isParticipant: boolean }>(PEOPLE, [ids], 'adult_people');
  const problems = planned.flatMap(({ personId }, index) => (people.some(({ id, isParticipant }) => id === personId && isParticipant) ? [{ path: `adults.${index}.personId`, message: 'is a participant: mark them on the roster' }] : []));
  if (people.length !== new Set(ids).size) throw new AppError('NOT_FOUND', { what: 'The person' });
  if (problems.length) throw new AppError('VALIDATION', { problems });
}

const noAdult = () => new AppError('NOT_FOUND', { what: 'The adult' });

async function stale(tx: Tx, row: AdultRow, attempted: AdultValues): Promise<AppError> {
  const differing = FIELDS.filter((field) => row[field] !== attempted[field]);
  const at = { id: row.id, version: row.version };
  const conflicts = differing.map((field) => ({ ...at, field: field as string, current: row[field], attempted: attempted[field] }));
  return staleSave(tx, { subjectType: 'adult_attendance', subjectId: `${row.sessionId}/${row.date}` }, conflicts.length ? conflicts : [{ ...at, field: 'version', current: String(row.version), attempted: null }]);
}
