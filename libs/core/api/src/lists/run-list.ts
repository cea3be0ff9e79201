import type { QueryResultRow } from 'pg';
import type { ListQuery, ListWalk } from '@afterbell/core/domain';
import { inCompany } from '../tenancy/company';
import type { Db } from '../tenancy/db';
import { type CompiledList, compileList, type SqlList } from './compile-list';
import { COUNT_CAP, type Page } from './list-types';

export interface ListStatement<F extends string> extends SqlList<F> {
  /** `p.id, p.first_name as "firstName"` */
  select: string;
  /** `person p join …` */
  from: string;
  /** Condition that always holds, such as `p.is_participant`. */
  base: string;
  /** Values of the parameters `$1`, `$2` … that select, from and base use. */
  parameters?: unknown[];
}

/** Beside each row of a broad search: how many rows match, to one more than the cap. */
const FOUND = 'foundToCap';

/** A page of the list and one row more. */
export function pageStatement<F extends string>(list: ListStatement<F>, query: ListQuery): { text: string; values: unknown[] } {
  return pageOf(list, compileList(list, query, (list.parameters?.length ?? 0) + 1));
}

function pageOf<F extends string>(list: ListStatement<F>, { where, orderBy, joins, values, limit, offset, broad }: CompiledList): { text: string; values: unknown[] } {
  const own = list.parameters ?? [];
  const page = (condition: string, more = '') => `select ${list.select}${more} from ${list.from}${joins && ` ${joins}`} where ${list.base} and ${condition} order by ${orderBy} limit ${limit + 1} offset ${offset}`;
  if (!broad) return { text: page(where), values: [...own, ...values] };
  // Only one of the two is carried out. `is true` keeps the planner from a join, which would begin at all that were found.
  const found = '(select ids from found)';
  const amongThem = `${broad.others} and ${list.id} = any(${found}::uuid[])`;
  // Looking all of them up once more is what a count by itself would cost most.
  const counted = `select count(*)::int as matches from (select 1 from ${list.from} where ${list.base} and ${amongThem} limit ${COUNT_CAP + 1}) c`;
  const beside = `, (select matches from counted) as "${FOUND}"`;
  const few = page(`cardinality(${found}) <= ${COUNT_CAP} and ${amongThem}`, beside);
  const many = page(`${broad.others} and cardinality(${found}) > ${COUNT_CAP} and (${list.id} in (select unnest(ids) from found)) is true`, beside);
  return { text: `with found as materialized (select ${broad.foundIds} as ids), counted as materialized (${counted}) (${few}) union all (${many})`, values: [...own, ...values] };
}

/** Ids that are read ahead at once where all pages of a list are read one after the other. */
export const WALKED_AHEAD = 10_000;

/** So many of them are read once more with the next ones: rows that went or came meanwhile move the others, and nobody may be passed over. */
export const WALKED_AGAIN = 1_000;

/** The ids of a list in its order. */
export function orderStatement<F extends string>(list: ListStatement<F>, query: ListQuery, from: number): { text: string; values: unknown[] } {
  const own = list.parameters ?? [];
  const { where, orderBy, joins, values } = compileList(list, query, own.length + 1);
  return { text: `select ${list.id} as id from ${list.from}${joins && ` ${joins}`} where ${list.base} and ${where} order by ${orderBy} limit ${WALKED_AHEAD} offset ${from}`, values: [...own, ...values] };
}

/** The rows of some ids, in no order. */
export function rowsStatement<F extends string>(list: ListStatement<F>, ids: readonly string[]): { text: string; values: unknown[] } {
  const own = list.parameters ?? [];
  return { text: `select ${list.id} as "walkedId", ${list.select} from ${list.from} where ${list.base} and ${list.id} = any($${own.length + 1})`, values: [...own, ids] };
}

/** The next page of a walk. Each page by itself would count its way from the first row: the 250th of a file of 50,000 reads 50,000 rows. Rows that went meanwhile are left out. */
async function walked<Row extends QueryResultRow, F extends string>(db: Db, list: ListStatement<F>, query: ListQuery, walk: ListWalk): Promise<Row[]> {
  for (;;) {
    if (!walk.ids.length && !walk.over) {
      const from = Math.max(0, walk.read - WALKED_AGAIN);
      const [found] = await db.readTogether<[{ id: string }]>([orderStatement(list, query, from)]);
      const ids = found.map(({ id }) => id);
      const before = new Set(walk.before);
      Object.assign(walk, { ids: ids.filter((id) => !before.has(id)), before: ids.slice(-WALKED_AGAIN), read: from + ids.length, over: ids.length < WALKED_AHEAD });
    }
    const ids = walk.ids.slice(0, query.limit);
    if (!ids.length) return [];
    const [found] = await db.readTogether<[Row & { walkedId: string }]>([rowsStatement(list, ids)]);
    // Only now: a page that could not be read is asked for again.
    walk.ids = walk.ids.slice(ids.length);
    const rows = new Map(found.map(({ walkedId, ...row }) => [walkedId, row as unknown as Row]));
    if (rows.size) return ids.flatMap((id) => rows.get(id) ?? []);
  }
}

/** One page of a list: a single statement that reads one row more than asked for; the count runs apart and only on demand. */
export async function runList<Row extends QueryResultRow, F extends string>(db: Db, list: ListStatement<F>, query: ListQuery): Promise<Page<Row>> {
  const own = list.parameters ?? [];
  const compiled = compileList(list, query, own.length + 1);
  const { where, limit, offset } = compiled;
  const values = [...own, ...compiled.values];
  const matching = `from ${list.from} where ${list.base} and ${where}`;
  const { walk } = query;
  const rows = walk ? await walked<Row, F>(db, list, query, walk) : (await db.readTogether<[Row]>([pageOf(list, compiled)]))[0];
  const found = compiled.broad && !walk ? takeFound(rows) : null;
  const hasNextPage = walk ? walk.ids.length > 0 || !walk.over : rows.length > limit;
  // Whoever sees the last page has counted: nothing is left to ask.
  const isLast = !hasNextPage && (rows.length > 0 || offset === 0);
  return {
    nodes: rows.slice(0, limit),
    offset,
    hasNextPage,
    // Counting every match of a broad search is the dearest part of a list: it stops at a cap unless asked to go on.
    count: async (exact) => {
      if (isLast) return counted(offset + rows.length, exact);
      if (found !== null && (!exact || found <= COUNT_CAP)) return counted(found, exact);
      const inner = exact ? `select 1 ${matching}` : `select 1 ${matching} limit ${COUNT_CAP + 1}`;
      const ask = () => db.one<{ count: string }>(`select count(*) from (${inner}) counted`, values);
      // What is read beside the rows takes less than a trip of its own; a count without an end would keep it waiting.
      const row = await (exact ? ask() : inCompany(ask));
      return counted(Number(row?.count ?? 0), exact);
    },
  };
}

/** Takes off the rows what a broad search says beside them; null where there is no row to say it. */
function takeFound(rows: Record<string, unknown>[]): number | null {
  const found = rows[0]?.[FOUND];
  for (const row of rows) delete row[FOUND];
  return typeof found === 'number' ? found : null;
}

function counted(count: number, exact: boolean) {
  return exact ? { value: count, capped: false } : { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}
