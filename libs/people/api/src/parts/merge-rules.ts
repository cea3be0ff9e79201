import type { MergeCase, MergeRule, PartRow, Planned } from './person-parts';

const OF_PERSON = ['person_id'];

/** The row with the winner wherever it named the loser. */
export function moved(row: PartRow, columns: readonly string[], { winner, loser }: MergeCase): PartRow {
  return { ...row, ...Object.fromEntries(columns.filter((column) => row[column] === loser).map((column) => [column, winner])) };
}

const names = (row: PartRow, columns: readonly string[], person: string) => columns.some((column) => row[column] === person);

/** Goes over to the winner as it is. */
export const move: MergeRule = (rows, merge) => rows.filter((row) => names(row, OF_PERSON, merge.loser)).map((row) => ({ was: row, is: moved(row, OF_PERSON, merge) }));

export interface Meeting {
  readonly columns?: readonly string[];
  /** What two rows of one person may not share; null where the row is alike to none. */
  same(row: PartRow): string | null;
  /** Both as they are to be; without it the winner's row stays, and the loser's is taken out. */
  settle?(winners: PartRow, losers: PartRow, merge: MergeCase): { winner: PartRow; loser: PartRow | null };
  /** What to tell of two that met. */
  says: string;
}

/** Goes over to the winner, unless the winner has the same already: then it is settled. */
export function moveUnlessSame({ columns = OF_PERSON, same, settle, says }: Meeting): MergeRule {
  return (rows, merge) => {
    const winners = new Map(rows.filter((row) => !names(row, columns, merge.loser)).flatMap((row) => (same(row) === null ? [] : [[same(row), row] as const])));
    const settled = new Map<PartRow, PartRow>();
    const planned = rows.filter((row) => names(row, columns, merge.loser)).map((row): Planned => {
      const next = moved(row, columns, merge);
      const other = same(next) === null ? undefined : winners.get(same(next));
      if (!other) return { was: row, is: next };
      const now = settle?.(settled.get(other) ?? other, next, merge) ?? { winner: other, loser: null };
      settled.set(other, now.winner);
      return { was: row, is: now.loser, overlap: says, ...(now.loser === null && typeof other['id'] === 'string' ? { instead: other['id'] } : {}) };
    });
    return [...planned, ...[...settled].flatMap(([was, is]) => (was === is ? [] : [{ was, is }]))];
  };
}

interface Days {
  /** Rows of one person that share a day become one, when this is the same of both. */
  readonly group: (row: PartRow) => string;
  /** Whether rows of the group become one even with a gap between them. */
  readonly always?: (row: PartRow) => boolean;
  readonly says: string;
}

const end = (row: PartRow) => (row['ends_on'] as string | null) ?? '9999-12-31';
const start = (row: PartRow) => String(row['starts_on']);

/** Goes over to the winner; what overlaps of the same kind becomes one from the first to the last day. */
export function joinDays({ group, always = () => false, says }: Days): MergeRule {
  return (rows, merge) => {
    const groups = new Map<string, PartRow[]>();
    for (const row of [...rows].sort((a, b) => start(a).localeCompare(start(b)) || end(a).localeCompare(end(b)))) groups.set(group(row), [...(groups.get(group(row)) ?? []), row]);
    return [...groups.values()].flatMap((list) => runs(list, always).flatMap((run) => joined(run, merge, says)));
  };
}

/** Rows in order of their first days, together as long as they share a day. */
function runs(rows: readonly PartRow[], always: (row: PartRow) => boolean): PartRow[][] {
  const found: PartRow[][] = [];
  let last = '';
  for (const row of rows) {
    const open = found.at(-1);
    if (open && (always(row) || start(row) <= last)) open.push(row);
    else found.push([row]);
    last = open && found.at(-1) === open && last > end(row) ? last : end(row);
  }
  return found;
}

function joined(run: readonly PartRow[], merge: MergeCase, says: string): Planned[] {
  const keeper = run.find((row) => row['person_id'] === merge.winner) ?? run[0];
  if (!keeper || run.every((row) => row['person_id'] === merge.winner)) return [];
  const last = run.reduce((latest, row) => (end(row) > end(latest) ? row : latest), keeper);
  const whole = { ...moved(keeper, OF_PERSON, merge), starts_on: start(run[0] ?? keeper), ends_on: last['ends_on'], ...('end_reason' in last ? { end_reason: last['end_reason'] } : {}) };
  const gone = run.filter((row) => row !== keeper).map((row): Planned => ({ was: row, is: null, overlap: says, instead: String(keeper['id']) }));
  return [...gone, ...(JSON.stringify(whole) === JSON.stringify(keeper) ? [] : [{ was: keeper, is: whole }])];
}
