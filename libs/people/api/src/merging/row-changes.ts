import type { Tx } from '@afterbell/core/api';
import type { PartRow } from '../parts/person-parts';

/**
 * One row that a merge changed, so that it can be changed back: what is there before and after. Of a row that stays only its key and the
 * columns that differ; null where there was, or is, none.
 */
export interface RowChange {
  readonly table: string;
  readonly was: PartRow | null;
  readonly is: PartRow | null;
}

export interface TableKeys {
  readonly table: string;
  readonly key: readonly string[];
}

const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);
const pick = (row: PartRow, columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** Counted by the database each time a row is written, so that whoever still has the row open is told. */
const COUNTED = ['version', 'updated_at'];

/** What differs between two states of a row; null where nothing does. */
export function changeOf({ table, key }: TableKeys, was: PartRow, is: PartRow | null): RowChange | null {
  if (is === null) return { table, was, is };
  const differing = Object.keys(is).filter((column) => !COUNTED.includes(column) && !same(was[column], is[column]));
  if (!differing.length) return null;
  const columns = [...new Set([...key, ...differing])];
  return { table, was: pick(was, columns), is: pick(is, columns) };
}

export const turned = ({ table, was, is }: RowChange): RowChange => ({ table, was: is, is: was });

const columnsOf = ({ was, is }: RowChange): string[] => Object.keys(was ?? is ?? {});
const differingOf = (change: RowChange): string[] => (change.was && change.is ? columnsOf(change).filter((column) => !same(change.was?.[column], change.is?.[column])) : []);

const unchanged = (columns: readonly string[]) => columns.map((column) => ` and t.${column} is not distinct from w.${column}`).join('');
const found = (key: readonly string[]) => `t.tenant_id = app_tenant()${key.map((column) => ` and t.${column} = w.${column}`).join('')}`;
const before = (table: string) => `jsonb_array_elements($1::jsonb) e cross join lateral jsonb_populate_record(null::${table}, e->'was') w`;

/** Only of rows that are still as they were; `hasVersion`: more than whose they are has changed. */
function updateSql({ table, key }: TableKeys, columns: readonly string[], hasVersion: boolean, hasTime: boolean): string {
  const sets = [...columns.map((column) => `${column} = n.${column}`), ...(hasVersion ? ['version = t.version + 1'] : []), ...(hasTime ? ['updated_at = now()'] : [])];
  return `update ${table} t set ${sets.join(', ')} from ${before(table)} cross join lateral jsonb_populate_record(null::${table}, e->'is') n where ${found(key)}${unchanged(columns)}`;
}

const deleteSql = ({ table, key }: TableKeys, columns: readonly string[]) => `delete from ${table} t using ${before(table)} where ${found(key)}${unchanged(columns)}`;
const insertSql = (table: string, columns: readonly string[]) => `insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `n.${column}`).join(', ')} from jsonb_array_elements($1::jsonb) e cross join lateral jsonb_populate_record(null::${table}, e->'is') n`;

const VERSIONED = ['relationship', 'stay', 'enrolled_programme', 'attendance', 'person', 'person_trait'];
const TIMED = ['relationship', 'stay', 'person'];
/** A row that only goes over to another person keeps its version: whoever writes it meanwhile may. */
const OWNERS = ['person_id', 'record_id', 'current_person_id', 'participant_person_id', 'other_person_id', 'teacher_person_id', 'stay_id'];

type Step = 'delete' | 'update' | 'insert';
const stepOf = ({ was, is }: RowChange): Step => (was === null ? 'insert' : is === null ? 'delete' : 'update');

/**
 * Makes the changes of one table, in a statement for each kind of them; answers how many rows were no longer as expected, and left alone.
 * `order` is what comes first: taking out before putting in, or the other way round when a merge is undone.
 */
export async function applyChanges(tx: Tx, keys: TableKeys, changes: readonly RowChange[], order: readonly Step[]): Promise<number> {
  let missed = 0;
  for (const step of order) {
    const alike = new Map<string, RowChange[]>();
    for (const change of changes.filter((one) => stepOf(one) === step)) {
      const columns = step === 'update' ? differingOf(change) : columnsOf(change);
      alike.set(columns.join(), [...(alike.get(columns.join()) ?? []), change]);
    }
    for (const [names, some] of alike) {
      const columns = names.split(',');
      const isMore = columns.some((column) => !OWNERS.includes(column));
      const sql =
        step === 'insert' ? insertSql(keys.table, columns) : step === 'delete' ? deleteSql(keys, columns) : updateSql(keys, columns, isMore && VERSIONED.includes(keys.table), isMore && TIMED.includes(keys.table));
      missed += some.length - (await tx.execute(sql, [JSON.stringify(some)]));
    }
  }
  return missed;
}
