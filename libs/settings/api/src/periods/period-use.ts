import type { Tx } from '@afterbell/core/api';
import { type FieldProblem, formatDate, type PeriodDates } from '@afterbell/core/domain';
import { someOf } from './period-input';

interface LeftOut {
  early: boolean;
  dates: number;
  attended: number;
  first: string;
  last: string;
  activities: number;
  names: string[];
}

// Only what the change itself would leave out: days that lay outside before stand in nobody's way.
const LEFT_OUT = `select d.on_date < $4 as early, count(*)::int as dates, count(*) filter (where exists (
      select 1 from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date))::int as attended,
    min(d.on_date)::text as first, max(d.on_date)::text as last, count(distinct a.id)::int as activities, (array_agg(distinct a.name order by a.name))[1:3] as names
  from activity a
  join session s on s.tenant_id = a.tenant_id and s.activity_id = a.id
  join session_date d on d.tenant_id = s.tenant_id and d.session_id = s.id
  where a.term_id = $1 and d.on_date between $2 and $3 and not d.on_date between $4 and $5
  group by 1 order by 1 desc`;

const IN_USE = `select count(*)::int as count, (array_agg(a.name order by a.name_folded, a.id))[1:3] as names from activity a where a.term_id = $1`;

function told({ dates, attended, first, last, activities, names }: LeftOut): string {
  const days = `${dates} session ${dates === 1 ? 'date' : 'dates'}${attended ? ` (${attended} with attendance)` : ''}`;
  const span = first === last ? `on ${formatDate(first)}` : `from ${formatDate(first)} to ${formatDate(last)}`;
  return `would leave out ${days} ${span} of ${someOf(names, activities)}`;
}

/** Session dates of the term's activities that the new dates would leave out, one problem for each end. */
export async function datesLeftOut(tx: Tx, termId: string, before: PeriodDates, after: PeriodDates): Promise<FieldProblem[]> {
  if (after.startsOn <= before.startsOn && after.endsOn >= before.endsOn) return [];
  const rows = await tx.query<LeftOut>(LEFT_OUT, [termId, before.startsOn, before.endsOn, after.startsOn, after.endsOn]);
  return rows.map((row) => ({ path: row.early ? 'startsOn' : 'endsOn', message: told(row) }));
}

/** What keeps a term from being removed; null when nothing does. */
export async function termUse(tx: Tx, termId: string): Promise<string | null> {
  const row = await tx.one<{ count: number; names: string[] | null }>(IN_USE, [termId]);
  if (!row?.count) return null;
  return `${row.count === 1 ? '1 activity belongs' : `${row.count} activities belong`} to it: ${someOf(row.names ?? [], row.count)}`;
}
