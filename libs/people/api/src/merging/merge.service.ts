import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, newId, tabsOf } from '@afterbell/core/domain';
import { carryDrafts } from '@afterbell/forms/api';
import { formatPersonName, type PersonKind } from '@afterbell/people/domain';
import { type PartRow, PersonParts } from '../parts/person-parts';
import { explainTaken } from '../person-writer';
import { contactStays, contactsOf, followContacts } from './contact-stays';
import { type MergeField, MergeFields, type MergePerson, personChanges } from './merge-fields';
import { MergePlanner, type PlannedPart } from './merge-planner';
import { applyChanges, changeOf, type RowChange } from './row-changes';

/** Days in which a merge can be undone. */
export const UNDO_DAYS = 30;

export interface MergeInput {
  winnerId: string;
  loserId: string;
  winnerVersion: number;
  loserVersion: number;
  fromLoser: readonly string[];
  keepBoth: readonly string[];
}

/** What a merge keeps of itself, sealed. */
export interface MergeRecord {
  readonly loserName: string;
  readonly kinds: readonly PersonKind[];
  readonly changes: readonly RowChange[];
  /** Stays of contacts, which the database changed on its own. */
  readonly contacts: readonly RowChange[];
}

export interface MergePreview {
  winner: MergePerson;
  loser: MergePerson;
  fields: MergeField[];
  plan: PlannedPart[];
  beyond: boolean;
}

export const PERSON = { table: 'person', key: ['id'] } as const;
const INSERT = `insert into person_merge (id, winner_person_id, loser_person_id, current_person_id, merged_by, undo_until, sealed) values ($1, $2, $3, $2, $4, now() + make_interval(days => $5), $6)`;
/**
 * Merges of a tenant, and their undoing, one after the other. Two about one record would hold each other up: what one moves points at a
 * person whom the other holds. Who comes second waits as long as a statement may, and is then told what has changed.
 */
export const ALONE = `select set_config('lock_timeout', '14s', true), pg_advisory_xact_lock(hashtextextended('merge/' || app_tenant(), 0))`;
/** Grades and contacts' stays follow the records by themselves, but not halfway. */
export const MERGING = `select set_config('app.merging', '1', true)`;
export const MERGING_ENDS = `select set_config('app.merging', '', true)`;
const MERGED = ['delete', 'update', 'insert'] as const;

export const nameOf = (row: PartRow): string => formatPersonName({ firstName: String(row['first_name']), lastName: String(row['last_name']), preferredName: row['preferred_name'] as string | null });

/** Two records of one person become one: field by field as chosen, and with everything that hangs on either. */
@Injectable()
export class MergeService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly planner: MergePlanner,
    private readonly fields: MergeFields,
    private readonly parts: PersonParts,
  ) {}

  preview(winnerId: string, loserId: string): Promise<MergePreview> {
    return this.db.read(async (tx) => {
      const { winner, loser } = await this.planner.persons(tx, winnerId, loserId, false);
      const fields = await this.fields.sideBySide(winner, loser);
      const taken = new Set(fields.filter(({ suggested }) => suggested === 'loser').map(({ name }) => name));
      const plan = await this.planner.plan(tx, winner, loser, taken);
      return { winner, loser, fields, plan, beyond: await this.planner.isBeyond(tx, loser, plan) };
    });
  }

  /** Parts of the tabs that the caller may view. */
  visible(plan: readonly PlannedPart[]): PlannedPart[] {
    const { permissions } = requirePrincipal();
    return plan.filter(({ part }) => part.tab === null || !tabsOf('people.participants').includes(part.tab) || permissions.allows('view', 'people.participants', part.tab));
  }

  async merge(input: MergeInput): Promise<{ mergeId: string; winnerId: string; loserName: string }> {
    return this.db.write(async (tx) => {
      await tx.query(ALONE);
      const { winner, loser } = await this.planner.persons(tx, input.winnerId, input.loserId, true);
      await refuseStale(tx, winner, input.winnerVersion);
      await refuseStale(tx, loser, input.loserVersion);
      const { taken, unknown } = await this.fields.taken(winner, loser, input.fromLoser);
      if (unknown.length) throw new AppError('VALIDATION', { problems: unknown.map((name) => ({ path: 'fromLoser', message: `names "${name}", which is no field of these records` })) });
      const plan = await this.planner.plan(tx, winner, loser, taken);
      if (await this.planner.isBeyond(tx, loser, plan)) throw beyondReach();
      const contacts = contactsOf(plan, [winner.id, loser.id]);
      const before = await contactStays(tx, contacts);
      await tx.execute('update person set version = version + 1, updated_at = now() where id = $1', [winner.id]);
      const changes = await this.change(tx, plan, this.personsOf(winner, loser, taken, input.keepBoth));
      await carryDrafts(tx, loser.id, winner.id);
      const follow = differences(before, await contactStays(tx, contacts));
      const mergeId = await this.keep(tx, winner, loser, { loserName: nameOf(loser.row), kinds: [...new Set([...winner.kinds, ...loser.kinds])], changes, contacts: follow });
      return { mergeId, winnerId: winner.id, loserName: nameOf(loser.row) };
    });
  }

  private personsOf(winner: MergePerson, loser: MergePerson, taken: ReadonlySet<string>, keepBoth: readonly string[]): RowChange[] {
    const next = personChanges(winner, loser, taken, new Set(keepBoth));
    // The loser first: an id that the winner takes over is of one person only.
    return [changeOf(PERSON, loser.row, next.loser), changeOf(PERSON, winner.row, next.winner)].flatMap((change) => (change ? [change] : []));
  }

  /** Stays are last: without them nobody but the top sees the loser. */
  private async change(tx: Tx, plan: readonly PlannedPart[], persons: readonly RowChange[]): Promise<RowChange[]> {
    await tx.execute(MERGING);
    const made: RowChange[] = [];
    const apply = async (keys: { table: string; key: readonly string[] }, changes: RowChange[]) => {
      if ((await applyChanges(tx, keys, changes, MERGED)) > 0) throw new AppError('STALE_VERSION', {});
      made.push(...changes);
    };
    try {
      for (const { part, planned } of plan) {
        if (part.table === 'stay') for (const person of persons) await apply(PERSON, [person]);
        await apply(part, planned.flatMap(({ was, is }) => changeOf(part, was, is) ?? []));
      }
    } catch (error) {
      throw explainTaken(error);
    }
    await tx.execute(MERGING_ENDS);
    await followContacts(tx, [...new Set(persons.map(({ was }) => String(was?.['id'])))]);
    return made;
  }

  private async keep(tx: Tx, winner: MergePerson, loser: MergePerson, record: MergeRecord): Promise<string> {
    const id = newId();
    const sealed = await this.audit.sealFor(tx, requirePrincipal().tenantId, winner.id, record);
    await tx.execute(INSERT, [id, winner.id, loser.id, requirePrincipal().userId, UNDO_DAYS, sealed]);
    const of = (person: string) => record.changes.find(({ table, was }) => table === 'person' && was?.['id'] === person);
    const moved = Object.fromEntries(this.parts.all().flatMap(({ table, title }) => { const count = record.changes.filter((one) => one.table === table).length; return count ? [[title, count]] : []; }));
    await this.audit.record(tx, { action: 'person.merge', subjectType: 'person', subjectId: winner.id, personId: winner.id, before: of(winner.id)?.was ?? null, after: { ...of(winner.id)?.is, mergedFrom: record.loserName, moved } });
    await this.audit.record(tx, { action: 'person.mergedInto', subjectType: 'person', subjectId: loser.id, personId: loser.id, after: { personId: winner.id } });
    return id;
  }
}

async function refuseStale(tx: Tx, person: MergePerson, version: number): Promise<void> {
  if (person.version === version) return;
  throw await staleSave(tx, { subjectType: 'person', subjectId: person.id }, [{ id: person.id, field: 'version', current: nameOf(person.row), attempted: null, version: person.version }]);
}

function differences(before: readonly PartRow[], after: readonly PartRow[]): RowChange[] {
  const old = new Map(before.map((row) => [row['id'], row]));
  return after.flatMap((row): RowChange[] => {
    const was = old.get(row['id']);
    if (!was) return [{ table: 'stay', was: null, is: row }];
    return was['starts_on'] === row['starts_on'] && was['ends_on'] === row['ends_on'] ? [] : [{ table: 'stay', was, is: row }];
  });
}

const beyondReach = () => new AppError('VALIDATION', { problems: [{ path: 'loserId', message: 'Part of this record belongs to organizations that you do not reach. Somebody who acts above them can merge it.' }] });
