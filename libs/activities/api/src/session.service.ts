import { Injectable } from '@nestjs/common';
import { type ActivityType, expandWeekly, parseSession, type SessionInput } from '@afterbell/activities/domain';
import { AuditService, Db, findInList, type Found, grouped, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { allSessionsList, SESSION_SELECT, sessionList } from './activity-list';
import { ActivityService } from './activity.service';
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
  version: number;
}

export interface CreateSessionInput extends SessionInput {
  activityId: string;
}

const INSERT = `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays, location)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const INSERT_DATES = `insert into session_date (session_id, on_date, organization_id, start_time, end_time)
  select $1, on_date, $2, $3, $4 from unnest($5::date[]) as on_date`;

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
    const row = isUuid(id) ? await this.db.read((tx) => tx.one<SessionRow>(`select ${SESSION_SELECT} from session s where s.id = $1`, [id], 'session_get')) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The session' });
    return row;
  }

  /** Sessions under each activity, the earliest first, in one statement. */
  async sessionsOf(activityIds: readonly string[]): Promise<SessionRow[][]> {
    const sql = `select ${SESSION_SELECT} from session s where s.activity_id = any($1::uuid[]) order by s.starts_on, fold_text(s.name), s.id`;
    const rows = await this.db.read((tx) => tx.query<SessionRow>(sql, [activityIds], 'sessions_of'));
    return grouped(activityIds, rows, (row) => row.activityId);
  }

  /** Adds a session with every date of its schedule on which the site is open; answers its id. */
  async create(input: CreateSessionInput): Promise<string> {
    return this.db.write(async (tx) => {
      const { id: activityId, siteId, type } = await this.activities.get(input.activityId);
      const values = checked(input, type);
      await holdCalendar(tx, siteId);
      const dates = expandWeekly(values, await closedDates(tx, siteId, values.startsOn, values.endsOn));
      await refuseLocked(tx, siteId, dates);
      const id = newId();
      const { name, startsOn, endsOn, startTime, endTime, weekdays, location } = values;
      await tx.execute(INSERT, [id, activityId, siteId, name, startsOn, endsOn, startTime, endTime, weekdays, location], 'session_insert');
      if (dates.length) await tx.execute(INSERT_DATES, [id, siteId, startTime, endTime, dates], 'session_dates_insert');
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
