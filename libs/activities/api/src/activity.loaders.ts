import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { nowTimeIn, type PlainDate, type PlainTime, todayIn } from '@afterbell/core/domain';
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
  count: number;
}

const TERMS = 'select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from term where id = any($1::uuid[])';

const NEXT_OF_ACTIVITY = `select s.activity_id as id, min(d.on_date)::text as next
  from session s join session_date d on d.tenant_id = s.tenant_id and d.session_id = s.id
  where s.activity_id = any($1::uuid[]) and d.on_date >= $2 and (d.on_date > $2 or d.end_time > $3::time) group by s.activity_id`;

const DATES_OF_SESSION = `select session_id as id, (min(on_date) filter (where on_date > $2 or (on_date = $2 and end_time > $3::time)))::text as next, count(*)::int as count
  from session_date where session_id = any($1::uuid[]) group by session_id`;

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
      const rows = await this.db.read((tx) => tx.query<TermName>(TERMS, [ids], 'term_names'));
      return inOrder(ids, rows, (row) => row.id);
    }).load(id);
  }

  /** The next date of any of its sessions, today's until its last meeting is over. */
  nextDate(activityId: string): Promise<PlainDate | null> {
    return requestLoader<string, PlainDate | null>('activity.nextDate', async (ids) => {
      const rows = await this.db.read((tx) => tx.query<{ id: string; next: PlainDate }>(NEXT_OF_ACTIVITY, [ids, ...wallClock()], 'activity_next_dates'));
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.next ?? null);
    }).load(activityId);
  }

  /** How many dates a session has, and which is next. */
  dates(sessionId: string): Promise<Omit<SessionDates, 'id'>> {
    return requestLoader<string, Omit<SessionDates, 'id'>>('session.dates', async (ids) => {
      const rows = await this.db.read((tx) => tx.query<SessionDates>(DATES_OF_SESSION, [ids, ...wallClock()], 'session_dates_summary'));
      return inOrder(ids, rows, (row) => row.id).map((row) => row ?? { next: null, count: 0 });
    }).load(sessionId);
  }
}

/** Day and time there: a meeting of today is next until it is over. */
function wallClock(): [PlainDate, PlainTime] {
  const { timeZone } = requirePrincipal();
  const now = new Date();
  return [todayIn(timeZone, now), nowTimeIn(timeZone, now)];
}
