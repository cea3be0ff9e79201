import { Injectable } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';
import { AppError, fieldProblems, type PlainDate } from '@afterbell/core/domain';
import { ParticipantService, ValueSources } from '@afterbell/people/api';
import { spokenPersonName } from '@afterbell/people/domain';
import type { HeldSession } from '../enrollment/session-places';
import type { PlannedRow } from './class-list-plan';

interface NameRow {
  id: string;
  firstName: string;
  lastName: string;
  [column: string]: unknown;
}

const NAMES = 'select id, first_name as "firstName", last_name as "lastName" from person where id = any($1::uuid[])';

/** Makes the people of a class list that need making: new records, and stays of those known from another site. */
@Injectable()
export class ClassListWriter {
  constructor(
    private readonly participants: ParticipantService,
    private readonly sources: ValueSources,
  ) {}

  /** The rows as they turned out: with the ids of those who were made, or with the reason why not. */
  async makePeople(tx: Tx, session: HeldSession, rows: readonly PlannedRow[], date: PlainDate): Promise<PlannedRow[]> {
    const made = new Map<number, PlannedRow>();
    for (const row of await this.add(tx, session, rows.filter(({ action }) => action === 'add'), date)) made.set(row.row.line, row);
    await this.welcome(tx, session, rows.filter(({ action, stays }) => action === 'enroll' && !stays), date);
    return rows.map((row) => made.get(row.row.line) ?? row);
  }

  /** Writes what the file says over the record where the plan says so. */
  writeValues(tx: Tx, session: HeldSession, rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
    const written = (row: PlannedRow) => row.changes.filter(({ applies }) => applies);
    return inHalves(
      tx,
      rows.filter((row) => written(row).length > 0),
      async (some) => {
        const values = some.map((row) => ({
          personId: row.personId ?? '',
          given: Object.fromEntries(written(row).map(({ field, given }) => [field, given])),
          before: Object.fromEntries(written(row).map(({ field, recorded }) => [field, recorded])),
        }));
        await this.sources.write(tx, values, nameOf(session));
        return some;
      },
      (row, error) => ({ ...row, changes: row.changes.map((change) => ({ ...change, applies: false })), warnings: [...row.warnings, ...problemsOf(error).map(({ field, message }) => ({ field, message: `${message} The record stays as it is.` }))] }),
    ).then((changed) => {
      const byLine = new Map(changed.map((row) => [row.row.line, row]));
      return rows.map((row) => byLine.get(row.row.line) ?? row);
    });
  }

  private add(tx: Tx, session: HeldSession, rows: readonly PlannedRow[], date: PlainDate): Promise<PlannedRow[]> {
    return inHalves(
      tx,
      rows,
      async (some) => {
        const inputs = some.map(({ row: { firstName, lastName, birthDate, grade, localId } }) => ({ firstName, lastName, birthDate, grade, localId, startsOn: date }));
        const ids = await this.participants.createManyInSite(session.siteId, inputs);
        const brought = inputs.map(({ startsOn: _day, ...values }, index) => ({ personId: ids[index] ?? '', fields: Object.entries(values).flatMap(([field, value]) => (value ? [field] : [])) }));
        await this.sources.brought(tx, brought, 'import', nameOf(session));
        return some.map((row, index) => ({ ...row, personId: ids[index] ?? null, personName: spokenPersonName(row.row) }));
      },
      (row, error) => ({ ...row, action: 'error', problems: problemsOf(error) }),
    );
  }

  /** A stay at this site and nothing else: the record keeps the name it has. */
  private async welcome(tx: Tx, session: HeldSession, rows: PlannedRow[], date: PlainDate): Promise<void> {
    if (!rows.length) return;
    const names = await tx.query<NameRow>(NAMES, [rows.map(({ personId }) => personId)]);
    for (const { id, firstName, lastName } of names) {
      await this.participants.createInSite({ firstName, lastName, siteId: session.siteId, startsOn: date }, { update: id });
    }
  }
}

const nameOf = ({ name }: HeldSession) => `Class list of ${name}`;

/**
 * All in a few statements; when the database refuses one (a student ID of somebody this access does not see), the half with it is
 * tried again in halves, so that one row does not cost the others.
 */
async function inHalves(tx: Tx, rows: readonly PlannedRow[], write: (rows: readonly PlannedRow[]) => Promise<readonly PlannedRow[]>, refused: (row: PlannedRow, error: AppError) => PlannedRow): Promise<PlannedRow[]> {
  if (!rows.length) return [];
  await tx.execute('savepoint class_list');
  try {
    const done = await write(rows);
    await tx.execute('release savepoint class_list');
    return [...done];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
    await tx.execute('rollback to savepoint class_list');
    const [only] = rows;
    if (only && rows.length === 1) return [refused(only, error)];
    const half = rows.length >> 1;
    return [...(await inHalves(tx, rows.slice(0, half), write, refused)), ...(await inHalves(tx, rows.slice(half), write, refused))];
  }
}

function problemsOf(error: AppError) {
  return fieldProblems(error.params).map(({ path, message }) => {
    const isId = path.endsWith('localId');
    return { field: isId ? ('localId' as const) : null, message: isId ? `The student ID ${message}.` : message };
  });
}
