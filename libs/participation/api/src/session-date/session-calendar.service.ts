import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { AppError, daysBetween, type PlainDate } from '@afterbell/core/domain';
import { sessionDateState, type SessionOutcome } from '@afterbell/participation/domain';
import { dateOf, invalid, knownId } from '../shared/input';
import type { CalendarDay } from './session-date.types';

export const MAX_CALENDAR_DAYS = 100;

/** The days as an array, of which PostgreSQL expects ten: of a series it expects a thousand when it plans for any question, and so plans for each. $1 session, $2 first day, $3 last day */
export const CALENDAR = `
select ($2::date + g.n)::text as date, d.source, d.outcome, c.reason as closure_reason, l.locked_at is not null as locked,
  e.enrolled, e.unmarked, m.expected, m.present, m.excused, m.unexcused
from session s
cross join unnest(array(select generate_series(0, $3::date - $2::date))) as g (n)
left join session_date d on d.session_id = s.id and d.on_date = $2::date + g.n
left join site_closure c on c.organization_id = s.organization_id and c.on_date = $2::date + g.n
left join participation_lock l on l.organization_id = s.organization_id and l.month = date_trunc('month', ($2::date + g.n)::timestamp)::date
cross join lateral (
  select count(distinct e.person_id)::int as enrolled,
    (count(distinct e.person_id) filter (where not exists (
      select 1 from attendance t where t.session_id = s.id and t.on_date = $2::date + g.n and t.person_id = e.person_id)
      and exists (select 1 from person p where p.id = e.person_id and p.removed_at is null)))::int as unmarked
  from enrollment e
  where e.session_id = s.id and e.starts_on <= $2::date + g.n and (e.ends_on is null or e.ends_on >= $2::date + g.n)
) e
cross join lateral (
  select (count(*) filter (where t.status = 'Enrolled'))::int as expected, (count(*) filter (where t.status = 'Present'))::int as present,
    (count(*) filter (where t.status = 'ExcusedAbsence'))::int as excused, (count(*) filter (where t.status = 'UnexcusedAbsence'))::int as unexcused
  from attendance t where t.session_id = s.id and t.on_date = $2::date + g.n
) m
where s.id = $1::uuid
order by g.n`;

export interface CalendarRow {
  date: string;
  source: 'schedule' | 'added' | null;
  outcome: SessionOutcome | null;
  closure_reason: string | null;
  locked: boolean;
  enrolled: number;
  unmarked: number;
  expected: number;
  present: number;
  excused: number;
  unexcused: number;
}

/** The days of a session, as its calendar shows them. */
@Injectable()
export class SessionCalendarService {
  constructor(private readonly db: Db) {}

  async calendar(question: { sessionId: string; from: PlainDate; to: PlainDate }): Promise<CalendarDay[]> {
    const sessionId = knownId(question.sessionId, 'The session');
    const from = dateOf(question.from, 'from');
    const days = daysBetween(from, dateOf(question.to, 'to'));
    if (days < 0) throw invalid('to', 'The last day must not be before the first.');
    if (days >= MAX_CALENDAR_DAYS) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_CALENDAR_DAYS) });
    const rows = await this.db.query<CalendarRow>(CALENDAR, [sessionId, from, question.to], 'session_calendar');
    if (!rows.length) throw new AppError('NOT_FOUND', { what: 'The session' });
    return rows.map(calendarDay);
  }
}

export function calendarDay(row: CalendarRow): CalendarDay {
  return {
    date: row.date,
    state: sessionDateState({ source: row.source, closed: row.closure_reason !== null, marked: row.present + row.excused + row.unexcused > 0 }),
    closureReason: row.closure_reason,
    locked: row.locked,
    outcome: row.outcome,
    enrolledCount: row.enrolled,
    counts: { Enrolled: row.unmarked + row.expected, Present: row.present, ExcusedAbsence: row.excused, UnexcusedAbsence: row.unexcused },
  };
}
