import type { Tx } from '@afterbell/core/api';
import { type FieldProblem, formatDate, type PeriodDates } from '@afterbell/core/domain';
import { someOf } from './period-input';

interface Days {
  dates: number;
  attended: number;
  first: string;
  last: string;
  activities: number;
  names: string[];
}

const COUNTED = `count(*)::int as dates, count(*) filter (where exists (
      select 1 from attendance t where t.tenant_id = d.tenant_id and t.session_id = d.session_id and t.on_date = d.on_date))::int as attended,
    min(d.on_date)::text as first, max(d.on_date)::text as last, count(distinct a.id)::int as activities, (array_agg(distinct a.name order by a.name))[1:3] as names`;

/*
 * Activities without a term, and those of the year as a whole, belong to a term by their dates. The term that came with a year holds every
 * day of it and so says nothing about where a day is counted: a term answers for its days to the year's other terms, a year to other years.
 * `term` is the period $1.
 */
const BY_DATE = `(a.term_id is null or (term.kind <> 'year' and a.term_id = (
    select whole.id from term whole where whole.tenant_id = term.tenant_id and whole.reporting_year_id = term.reporting_year_id and whole.kind = 'year')))`;
const others = (covers: string) => `exists (select 1 from term other where other.tenant_id = term.tenant_id and other.id <> term.id and ${covers}
    and case when term.kind = 'year' then other.kind = 'year' else other.kind <> 'year' and other.reporting_year_id = term.reporting_year_id end)`;
const ELSEWHERE = others('d.on_date between other.starts_on and other.ends_on');

// Only what the change itself would leave out: days that lay outside before stand in nobody's way.
const LEFT_OUT = `select d.on_date < $4 as early, ${COUNTED}
  from term
  join session_date d on d.tenant_id = term.tenant_id and d.on_date between $2 and $3 and not d.on_date between $4 and $5
  join session s on s.tenant_id = d.tenant_id and s.id = d.session_id
  join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  where term.id = $1 and (a.term_id = $1 or (${BY_DATE} and not ${ELSEWHERE}))
  group by 1 order by 1 desc`;

const NAMED = `select count(*)::int as count, (array_agg(a.name order by a.name_folded, a.id))[1:3] as names from activity a where a.term_id = $1`;

const HELD = `select ${COUNTED}, term.kind = 'year' as year
  from term
  join session_date d on d.tenant_id = term.tenant_id and d.on_date between term.starts_on and term.ends_on
  join session s on s.tenant_id = d.tenant_id and s.id = d.session_id
  join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  where term.id = $1 and ${BY_DATE} and not ${ELSEWHERE}
  group by term.kind`;

// What has no dates yet is planned for the days between its first and its last.
const PLANNED = `select count(*)::int as count, count(distinct a.id)::int as activities, (array_agg(distinct a.name order by a.name))[1:3] as names, term.kind = 'year' as year
  from term
  join session s on s.tenant_id = term.tenant_id and s.starts_on <= term.ends_on and s.ends_on >= term.starts_on
  join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
  where term.id = $1 and ${BY_DATE} and not ${others('s.starts_on <= other.ends_on and s.ends_on >= other.starts_on')}
    and not exists (select 1 from session_date d where d.tenant_id = s.tenant_id and d.session_id = s.id)
  group by term.kind`;

function told({ dates, attended, first, last, activities, names }: Days): string {
  const days = `${dates} session ${dates === 1 ? 'date' : 'dates'}${attended ? ` (${attended} with attendance)` : ''}`;
  const span = first === last ? `on ${formatDate(first)}` : `from ${formatDate(first)} to ${formatDate(last)}`;
  return `${days} ${span} of ${someOf(names, activities)}`;
}

const lies = (count: number, year: boolean) => `${count === 1 ? 'lies' : 'lie'} in it and in no other ${year ? 'year' : 'term of its year'}`;

/** Session dates that only the old dates of the term hold, one problem for each end. */
export async function datesLeftOut(tx: Tx, termId: string, before: PeriodDates, after: PeriodDates): Promise<FieldProblem[]> {
  if (after.startsOn <= before.startsOn && after.endsOn >= before.endsOn) return [];
  const rows = await tx.query<Days & { early: boolean }>(LEFT_OUT, [termId, before.startsOn, before.endsOn, after.startsOn, after.endsOn]);
  return rows.map((row) => ({ path: row.early ? 'startsOn' : 'endsOn', message: `would leave out ${told(row)}` }));
}

/** What keeps a term from being removed, each reason by itself. */
export async function termUse(tx: Tx, termId: string): Promise<string[]> {
  const named = await tx.one<{ count: number; names: string[] | null }>(NAMED, [termId]);
  const held = await tx.one<Days & { year: boolean }>(HELD, [termId]);
  const planned = await tx.one<{ count: number; activities: number; names: string[]; year: boolean }>(PLANNED, [termId]);
  return [
    ...(named?.count ? [`${named.count === 1 ? '1 activity belongs' : `${named.count} activities belong`} to it: ${someOf(named.names ?? [], named.count)}`] : []),
    ...(held ? [`${told(held)} ${lies(held.dates, held.year)}`] : []),
    ...(planned ? [`${planned.count} ${planned.count === 1 ? 'session' : 'sessions'} without dates of ${someOf(planned.names, planned.activities)} ${lies(planned.count, planned.year)}`] : []),
  ];
}
