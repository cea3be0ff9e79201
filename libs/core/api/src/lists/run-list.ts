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

/** A page of the list and one row more. */
export function pageStatement<F extends string>(list: ListStatement<F>, query: ListQuery): { text: string; values: unknown[] } {
  const own = list.parameters ?? [];
  const { where, orderBy, joins, values, limit, offset, broad } = compileList(list, query, own.length + 1);
  const page = (condition: string) => `select ${list.select} from ${list.from}${joins && ` ${joins}`} where ${list.base} and ${condition} order by ${orderBy} limit ${limit + 1} offset ${offset}`;
  if (!broad) return { text: page(where), values: [...own, ...values] };
  // Only one of the two is carried out. `is true` keeps the planner from a join, which would begin at all that were found.
  const found = '(select ids from found)';
  const few = page(`${broad.others} and cardinality(${found}) <= ${COUNT_CAP} and ${list.id} = any(${found}::uuid[])`);
  const many = page(`${broad.others} and cardinality(${found}) > ${COUNT_CAP} and (${list.id} in (select unnest(ids) from found)) is true`);
  return { text: `with found as materialized (select ${broad.foundIds} as ids) (${few}) union all (${many})`, values: [...own, ...values] };
}

/** One page of a list: a single statement that reads one row more than asked for; the count runs apart and only on demand. */
export async function runList<Row extends QueryResultRow, F extends string>(db: Db, list: ListStatement<F>, query: ListQuery): Promise<Page<Row>> {
  const own = list.parameters ?? [];
  const { where, values: asked, limit, offset } = compileList(list, query, own.length + 1);
  const values = [...own, ...asked];
  const matching = `from ${list.from} where ${list.base} and ${where}`;
  const [rows] = await db.readTogether<[Row]>([pageStatement(list, query)]);
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
