import { Injectable } from '@nestjs/common';
import { type ActivityType, expandWeekly, parseSession, type SessionInput } from '@afterbell/activities/domain';
import { AuditService, Db, findInList, type Found, grouped, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { allSessionsList, SESSION_SELECT, sessionList } from './activity-list';
import { ActivityService } from './activity.service';
import { insertDates } from './sessions/session-dates';
import { insertSession } from './sessions/session-writer';
import { closedDates, holdCalendar, refuseLocked } from './site-calendar';

export interface SessionRow {
  id: string;
  activityId: string;
  siteId: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  /** 0 is Sunday. */
  weekdays: number[];
  location: string | null;
  roomId: string | null;
  capacity: number | null;
  meetings: number | null;
  seriesId: string | null;
  version: number;
}

export interface CreateSessionInput extends SessionInput {
  activityId: string;
}

/** Scheduled runs of activities, and the dates that their schedule makes. */
@Injectable()
export class SessionService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly activities: ActivityService,
  ) {}

  /** Sessions of one activity. */
  async list(activityId: string, query: ListQuery): Promise<Page<SessionRow>> {
    const { id } = await this.activities.get(activityId);
    return runList(this.db, sessionList(id, requirePrincipal().timeZone), query);
  }

  /** Sessions of any activity that somebody looks for by name or room, the best first. */
  async find(text: string, first: number): Promise<Found<{ id: string; activityId: string; name: string; place: string }>> {
    return findInList(this.db, allSessionsList(requirePrincipal().timeZone), 'fold_text(s.name)', text, first);
  }

  async get(id: string): Promise<SessionRow> {
    const row = isUuid(id) ? await this.db.one<SessionRow>(`select ${SESSION_SELECT} from session s where s.id = $1`, [id], 'session_get') : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The session' });
    return row;
  }

  /** Sessions under each activity, the earliest first, in one statement. */
  async sessionsOf(activityIds: readonly string[]): Promise<SessionRow[][]> {
    const sql = `select ${SESSION_SELECT} from session s where s.activity_id = any($1::uuid[]) order by s.starts_on, fold_text(s.name), s.id`;
    const rows = await this.db.query<SessionRow>(sql, [activityIds], 'sessions_of');
    return grouped(activityIds, rows, (row) => row.activityId);
  }

  /** Adds a weekly session with every date on which the site is open; answers its id. `SessionSaver` does whatever else a schedule can say. */
  async create(input: CreateSessionInput): Promise<string> {
    return this.db.write(async (tx) => {
      const { id: activityId, siteId, type } = await this.activities.get(input.activityId);
      const values = checked(input, type);
      await holdCalendar(tx, siteId);
      const dates = expandWeekly(values, await closedDates(tx, siteId, values.startsOn, values.endsOn));
      await refuseLocked(tx, siteId, dates);
      const id = newId();
      const { name, startsOn, endsOn, startTime, endTime, weekdays, location } = values;
      const patterns = weekdays.length ? [{ frequency: 'weekly' as const, interval: 1, weekdays, weeksOfMonth: [], startTime, endTime }] : [];
      await insertSession(tx, { id, activityId, siteId }, { name, startsOn, endsOn, startTime, endTime, patterns, location, roomId: null, capacity: null, seriesId: null, meetings: null });
      await insertDates(tx, { id, siteId }, dates.map((date) => ({ date, startTime, endTime })));
      const after = { activityId, name, startsOn, endsOn, startTime, endTime, weekdays, location, dates: dates.length };
      await this.audit.record(tx, { action: 'session.create', subjectType: 'session', subjectId: id, organizationId: siteId, after });
      return id;
    });
  }
}

function checked(input: SessionInput, type: ActivityType) {
  const { values, problems } = parseSession(input, type);
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return values;
}
