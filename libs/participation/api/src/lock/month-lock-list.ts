import type { ListStatement } from '@afterbell/core/api';
import { defineList, type PlainDate } from '@afterbell/core/domain';
import { sitesAt } from '@afterbell/organizations/api';
import { enrolledOn, NOT_CLOSED } from '../today/session-days.sql';

export const MONTH_LOCK_LIST = defineList('month_locks', {
  site: { type: 'text', label: 'participation.field.site', sortable: true, filterable: true },
  locked: { type: 'boolean', label: 'participation.field.locked', sortable: true, filterable: true },
  complete: { type: 'boolean', label: 'participation.field.complete', filterable: true },
});
type Field = keyof typeof MONTH_LOCK_LIST.fields;

/** What the statements about one month of sites take as $1 to $5. */
export interface MonthQuestion {
  organizationId: string;
  from: PlainDate;
  until: PlainDate;
  now: Date;
  timeZone: string;
}

export const monthValues = ({ organizationId, from, until, now, timeZone }: MonthQuestion): unknown[] => [organizationId, from, until, now, timeZone];

const DATES = `session_date d where d.organization_id = o.id and d.on_date between $2::date and $3::date and ${NOT_CLOSED}`;

/** By the clock of the site. */
const OVER = `(d.on_date < here.today or (d.on_date = here.today and d.end_time <= here.clock))`;

/** A day that is over, on which somebody was expected, and of which nobody has said how it ended. */
const MISSING = `d.outcome is null and ${OVER} and exists (select 1 ${enrolledOn('d.session_id', 'd.on_date')})`;

/** Marks of each day of the month, as they are kept, and of days that are due to be counted anew as they are (docs/attendance.md "Hours"). */
const MARKS_BY_DAY = `
    select y.marks as n from attendance_day y where y.organization_id = o.id and y.on_date between $2::date and $3::date
      and not exists (select 1 from attendance_due u where u.organization_id = y.organization_id and u.on_date = y.on_date)
    union all
    select (select count(*) from session_date d join attendance t on t.session_id = d.session_id and t.on_date = d.on_date
        where d.organization_id = o.id and d.on_date = u.on_date and t.status <> 'Enrolled')
    from (select distinct on_date from attendance_due where organization_id = o.id and on_date between $2::date and $3::date) u`;

export const MONTH_SELECT = `o.id as "siteId", o.name as "siteName", here.today >= $2::date as begun, $2::date::text as month, l.locked_at as "lockedAt", l.locked_by as "lockedBy",
  (select json_build_object('dates', count(*), 'entered', count(*) filter (where d.outcome is not null), 'missing', count(*) filter (where ${MISSING}), 'ahead', count(*) filter (where d.outcome is null and not ${OVER})) from ${DATES}) as dates,
  (select json_build_object('marks', coalesce(sum(n), 0)::int, 'days', count(*) filter (where n > 0)) from (${MARKS_BY_DAY}) counted) as marks`;

const SITES = `organization_closure c join organization o on o.id = c.descendant_id and o.level = 'site' join (${sitesAt('$4', '$5')} select * from sites) here on here.id = o.id
  left join participation_lock l on l.organization_id = o.id and l.month = $2::date`;

/** Every parameter is named, also where a count needs none but the first: PostgreSQL wants to know their types. */
const IN_SIGHT = `c.ancestor_id = $1::uuid and $3::date is not null and $4::timestamptz is not null and $5::text is not null`;

/** The sites of the acting organization's subtree in one month, by name; a disabled one as long as it has dates there. */
export function monthLockList(timeZone: string, question: MonthQuestion): ListStatement<Field> {
  return {
    spec: MONTH_LOCK_LIST,
    select: MONTH_SELECT,
    from: SITES,
    base: `${IN_SIGHT} and (o.enabled or l.month is not null or exists (select 1 from ${DATES}))`,
    parameters: monthValues(question),
    fields: {
      site: { expression: 'o.name', folded: 'o.name_folded', required: true },
      locked: { expression: '(l.month is not null)', required: true },
      complete: { expression: `(not exists (select 1 from ${DATES} and ${MISSING}))`, required: true },
    },
    search: (parameter) => `o.name_folded like ${parameter}`,
    defaultSort: 'o.name_folded',
    id: 'o.id',
    timeZone,
  };
}

/** The named sites ($6) as they are now; whatever is not a site of the subtree is not among them. */
export const MONTH_OF_SITES = `select ${MONTH_SELECT} from ${SITES} where ${IN_SIGHT} and o.id = any($6::uuid[]) order by o.id`;

export const LOCK = `insert into participation_lock (organization_id, month, locked_by, locked_at)
  select id, $2::date, $3::uuid, $4::timestamptz from unnest($1::uuid[]) as id on conflict do nothing returning organization_id as id`;

export const UNLOCK = `delete from participation_lock where organization_id = any($1::uuid[]) and month = $2::date
  returning organization_id as id, locked_by as "lockedBy", locked_at as "lockedAt"`;

/** Whoever works at one of the sites, but for the one who did it. $1 sites, $2 user */
export const PEOPLE_OF_SITES = `select distinct a.organization_id as "siteId", a.user_id as "userId" from access a
  where a.organization_id = any($1::uuid[]) and a.enabled and a.user_id <> $2::uuid
    and a.starts_on <= current_date and (a.ends_on is null or a.ends_on >= current_date)`;
