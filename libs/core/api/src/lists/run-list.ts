import type { QueryResultRow } from 'pg';
import type { ListQuery } from '@afterbell/core/domain';
import type { Db } from '../tenancy/db';
import { compileList, type SqlList } from './compile-list';
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

/** One page of a list: a single statement that reads one row more than asked for; the count runs apart and only on demand. */
export async function runList<Row extends QueryResultRow, F extends string>(db: Db, list: ListStatement<F>, query: ListQuery): Promise<Page<Row>> {
  const own = list.parameters ?? [];
  const { where, orderBy, joins, values: asked, limit, offset } = compileList(list, query, own.length + 1);
  const values = [...own, ...asked];
  const matching = `from ${list.from} where ${list.base} and ${where}`;
  const [rows] = await db.readTogether<[Row]>([{ text: `select ${list.select} from ${list.from}${joins && ` ${joins}`} where ${list.base} and ${where} order by ${orderBy} limit ${limit + 1} offset ${offset}`, values }]);
  // Whoever sees the last page has counted: nothing is left to ask.
  const isLast = rows.length <= limit && (rows.length > 0 || offset === 0);
  return {
    nodes: rows.slice(0, limit),
    offset,
    hasNextPage: rows.length > limit,
    // Counting every match of a broad search is the dearest part of a list: it stops at a cap unless asked to go on.
    count: async (exact) => {
      if (isLast) return counted(offset + rows.length, exact);
      const inner = exact ? `select 1 ${matching}` : `select 1 ${matching} limit ${COUNT_CAP + 1}`;
      const [[row]] = await db.readTogether<[{ count: string }]>([{ text: `select count(*) from (${inner}) counted`, values }]);
      return counted(Number(row?.count ?? 0), exact);
    },
  };
}

function counted(count: number, exact: boolean) {
  return exact ? { value: count, capped: false } : { value: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}
