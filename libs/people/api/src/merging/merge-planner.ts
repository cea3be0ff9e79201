import { Injectable } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, todayIn } from '@afterbell/core/domain';
import type { PersonKind } from '@afterbell/people/domain';
import { featureOf } from '../kinds/kind';
import { type MergeCase, type MergeRule, type PartRow, type PersonPart, PersonParts, type Planned, rowsOf } from '../parts/person-parts';
import { kindsOf } from '../person-writer.sql';
import type { MergePerson } from './merge-fields';

export interface PlannedPart {
  readonly part: PersonPart;
  readonly rows: readonly PartRow[];
  readonly planned: readonly Planned[];
}

const PERSONS = (hold: boolean) => `select p.id, p.version, ${kindsOf('p')} as kinds, to_jsonb(p) as row from person p where p.id = any($1::uuid[]) and p.removed_at is null order by p.id${hold ? ' for update' : ''}`;
const HANGS = 'select part, role, count::int from person_hangs($1)';

/** Not a part that could be beyond anybody's sight: what the database keeps, and what stays with the record that goes. */
const isWalled = ({ merge, only, table }: PersonPart) => merge !== 'follows' && merge !== 'keep' && only === undefined && table !== 'person_merge';

/** Finds out what a merge would change, row by row; the preview and the merge itself follow the same plan. */
@Injectable()
export class MergePlanner {
  constructor(private readonly parts: PersonParts) {}

  /** Both records, which the caller must see and may edit and remove as everything that they are. */
  async persons(tx: Tx, winnerId: string, loserId: string, hold: boolean): Promise<{ winner: MergePerson; loser: MergePerson }> {
    if (winnerId === loserId) throw new AppError('VALIDATION', { problems: [{ path: 'loserId', message: 'is the same record' }] });
    const missing = new AppError('NOT_FOUND', { what: 'The person' });
    if (!isUuid(winnerId) || !isUuid(loserId)) throw missing;
    const rows = await tx.query<MergePerson & { [column: string]: unknown }>(PERSONS(hold), [[winnerId, loserId]]);
    const winner = rows.find(({ id }) => id === winnerId.toLowerCase());
    const loser = rows.find(({ id }) => id === loserId.toLowerCase());
    if (!winner || !loser) throw missing;
    requireKinds([...winner.kinds, ...loser.kinds]);
    return { winner, loser };
  }

  async plan(tx: Tx, winner: MergePerson, loser: MergePerson, taken: ReadonlySet<string>): Promise<PlannedPart[]> {
    const instead = new Map<string, string>();
    const merge: MergeCase = { winner: winner.id, loser: loser.id, today: todayIn(requirePrincipal().timeZone, new Date()), taken, instead };
    const planned: PlannedPart[] = [];
    // Stays first: what points at one that becomes part of another has to know.
    for (const part of this.parts.all().reverse()) {
      if (typeof part.merge === 'string') continue;
      const rows = (await tx.query<{ row: PartRow }>(rowsOf(part), [[winner.id, loser.id]])).map(({ row }) => row);
      const changes = pointingAtStays(rows, instead, (pointed) => (part.merge as Exclude<MergeRule, string>)(pointed, merge));
      for (const { was, instead: other } of changes) if (other !== undefined) instead.set(String(was['id']), other);
      planned.unshift({ part, rows, planned: changes });
    }
    return planned;
  }

  /** Whether something of the loser is where the caller does not reach: it would be left behind. */
  async isBeyond(tx: Tx, loser: MergePerson, plan: readonly PlannedPart[]): Promise<boolean> {
    const hangs = await tx.query<{ part: string; role: string; count: number }>(HANGS, [loser.id]);
    const seen = new Map(plan.filter(({ part }) => isWalled(part)).flatMap(({ part, rows }) => part.people.map((role) => [`${part.table} ${role}`, rows.filter((row) => row[role] === loser.id).length] as const)));
    return hangs.some(({ part, role, count }) => (seen.get(`${part} ${role}`) ?? count) !== count);
  }
}

/** What belongs to a stay that became part of another goes with that one: it would be lost with its own. */
function pointingAtStays(rows: readonly PartRow[], instead: ReadonlyMap<string, string>, plan: (rows: readonly PartRow[]) => Planned[]): Planned[] {
  const origin = new Map<PartRow, PartRow>(rows.map((row) => [instead.has(String(row['stay_id'])) ? { ...row, stay_id: instead.get(String(row['stay_id'])) } : row, row]));
  const planned = plan([...origin.keys()]).map((one) => ({ ...one, was: origin.get(one.was) ?? one.was }));
  const done = new Set(planned.map(({ was }) => was));
  return [...planned, ...[...origin].flatMap(([is, was]) => (is === was || done.has(was) ? [] : [{ was, is }]))];
}

/** Merging takes one record away and changes the other: both rights, for everything that either is. */
export function requireKinds(kinds: readonly PersonKind[]): void {
  const { permissions } = requirePrincipal();
  if (!kinds.every((kind) => permissions.allows('delete', featureOf(kind)) && permissions.allows('edit', featureOf(kind)))) throw new AppError('FORBIDDEN');
}
