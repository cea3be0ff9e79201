import type { PlainDate } from '@afterbell/core/domain';

/** A session date that a change of the calendar is about. */
export interface AffectedDate {
  sessionId: string;
  activityId: string;
  siteId: string;
  date: PlainDate;
  sessionName: string;
  activityName: string;
  siteName: string;
}

export interface DateTally {
  count: number;
  sessions: number;
  sites: number;
  /** The first of them, by day and site. */
  dates: AffectedDate[];
}

/** More are counted, not named. */
export const NAMED_DATES = 500;

/** One row that tallies `rows`, a relation of session_id, organization_id and on_date. */
export const tallied = (rows: string) => `select count(*)::int as count, count(distinct session_id)::int as sessions, count(distinct organization_id)::int as sites,
    coalesce((select jsonb_agg(named) from (
      select r.session_id as "sessionId", s.activity_id as "activityId", r.organization_id as "siteId", r.on_date::text as date, s.name as "sessionName", a.name as "activityName", o.name as "siteName"
      from ${rows} r join session s on s.tenant_id = app_tenant() and s.id = r.session_id
        join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
        join organization o on o.tenant_id = s.tenant_id and o.id = r.organization_id
      order by r.on_date, o.name_folded, r.organization_id, s.start_time, r.session_id limit ${NAMED_DATES}) named), '[]'::jsonb) as dates
  from ${rows}`;

export const NO_DATES: DateTally = { count: 0, sessions: 0, sites: 0, dates: [] };
