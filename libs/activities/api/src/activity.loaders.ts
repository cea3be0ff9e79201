import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';
import type { PlainDate } from '@afterbell/core/domain';
import { clocksOf } from '@afterbell/organizations/api';
import { SessionService, type SessionRow } from './session.service';

export interface TermName {
  id: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
}

interface SessionDates {
  id: string;
  next: PlainDate | null;
  meetsToday: boolean;
  count: number;
}

const TERMS = 'select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term where id = any($1::uuid[])';

/** By the clock of each site: a meeting of today is next until it is over there. */
const NOT_OVER = 'd.on_date > here.today or (d.on_date = here.today and d.end_time > here.clock)';
/** A date of the schedule that stayed behind the end of its session, because something was entered there, is not one to come. */
const OF_RUN = `(d.on_date <= s.ends_on or d.source = 'added')`;

/** $1 activities, $2 now */
const NEXT_OF_ACTIVITY = `${clocksOf('$2', 'select distinct organization_id as id from session where activity_id = any($1::uuid[])')}
select s.activity_id as id, min(d.on_date)::text as next
  from session s join here on here.id = s.organization_id join session_date d on d.tenant_id = s.tenant_id and d.session_id = s.id and d.on_date >= here.today
  where s.activity_id = any($1::uuid[]) and (${NOT_OVER}) and ${OF_RUN} group by s.activity_id`;

/** $1 sessions, $2 now */
const DATES_OF_SESSION = `${clocksOf('$2', 'select distinct organization_id as id from session where id = any($1::uuid[])')}
select d.session_id as id, (min(d.on_date) filter (where (${NOT_OVER}) and ${OF_RUN}))::text as next,
  coalesce(bool_or(d.on_date = here.today and ${OF_RUN}), false) as "meetsToday", count(*)::int as count
  from session_date d join session s on s.tenant_id = d.tenant_id and s.id = d.session_id join here on here.id = d.organization_id where d.session_id = any($1::uuid[]) group by d.session_id`;

/** What lists of activities and sessions show beside each row, in one statement each for a whole page. */
@Injectable()
export class ActivityLoaders {
  constructor(
    private readonly db: Db,
    private readonly sessionService: SessionService,
  ) {}

  sessions(activityId: string): Promise<SessionRow[]> {
    return requestLoader<string, SessionRow[]>('activity.sessions', (ids) => this.sessionService.sessionsOf(ids)).load(activityId);
  }

  term(id: string): Promise<TermName | null> {
    return requestLoader<string, TermName | null>('term.name', async (ids) => {
      const rows = await this.db.query<TermName>(TERMS, [ids], 'term_names');
      return inOrder(ids, rows, (row) => row.id);
    }).load(id);
  }

  /** The next date of any of its sessions, today's until its last meeting is over. */
  nextDate(activityId: string): Promise<PlainDate | null> {
    return requestLoader<string, PlainDate | null>('activity.nextDate', async (ids) => {
      const rows = await this.db.query<{ id: string; next: PlainDate }>(NEXT_OF_ACTIVITY, [ids, new Date()], 'activity_next_dates');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.next ?? null);
    }).load(activityId);
  }

  /** How many dates a session has, which is next, and whether today is one. */
  dates(sessionId: string): Promise<Omit<SessionDates, 'id'>> {
    return requestLoader<string, Omit<SessionDates, 'id'>>('session.dates', async (ids) => {
      const rows = await this.db.query<SessionDates>(DATES_OF_SESSION, [ids, new Date()], 'session_dates_summary');
      return inOrder(ids, rows, (row) => row.id).map((row) => row ?? { next: null, meetsToday: false, count: 0 });
    }).load(sessionId);
  }
}
