import { Injectable } from '@nestjs/common';
import type { SchedulePattern } from '@afterbell/activities/domain';
import { Db, grouped, inOrder, requestLoader } from '@afterbell/core/api';
import { AppError, foldText, isPlainDate, isUuid, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { type SessionRow, SessionService } from '../session.service';
import { type PatternRow, PATTERNS, patternsOf } from './held-session';
import type { RoomRow } from './room.service';
import { HAS_ENTRIES } from './session-dates';

export interface StaffName {
  id: string;
  firstName: string;
  lastName: string;
}

export interface SessionException {
  date: PlainDate;
  movedTo: PlainDate | null;
  reason: string | null;
}

export interface SessionScheduleDay {
  date: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  added: boolean;
  used: boolean;
}

const MOST_STAFF = 100;
const MOST_DATES = 200;
const DATES = `select d.on_date::text as date, to_char(d.start_time, 'HH24:MI') as "startTime", to_char(d.end_time, 'HH24:MI') as "endTime", d.source = 'added' as added, ${HAS_ENTRIES} as used
  from session_date d where d.session_id = $1 and d.on_date >= $2 order by d.on_date limit $3`;
const STAFF = `select t.session_id as "sessionId", p.id, p.first_name as "firstName", p.last_name as "lastName" from session_staff t join person p on p.tenant_id = t.tenant_id and p.id = t.person_id
  where t.session_id = any($1::uuid[]) and p.removed_at is null order by p.sort_name, p.id`;
const ROOMS = 'select id, organization_id as "siteId", name, capacity, version, retired_at is not null as retired from room where id = any($1::uuid[])';
const EXCEPTIONS = `select session_id as "sessionId", on_date::text as date, moved_to::text as "movedTo", reason from session_exception where session_id = any($1::uuid[]) order by on_date`;
const CHOICES = `select p.id, p.first_name as "firstName", p.last_name as "lastName" from person p where p.is_staff and p.removed_at is null
  and exists (select 1 from stay y where y.tenant_id = p.tenant_id and y.person_id = p.id and y.organization_id = $1 and y.kind = 'staff' and (y.ends_on is null or y.ends_on >= current_date))
  and (strpos(p.sort_name, $2) > 0 or strpos(fold_text(concat_ws(' ', p.first_name, p.last_name)), $2) > 0) order by p.sort_name, p.id limit $3`;

/** What a session shows beside its row, in one statement each for all sessions of an answer. */
@Injectable()
export class SessionDetails {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
    private readonly sessions: SessionService,
  ) {}

  /** The dates of a session from a day on. */
  async dates(sessionId: string, from: PlainDate, first: number): Promise<SessionScheduleDay[]> {
    if (!Number.isInteger(first) || first < 1 || first > MOST_DATES) throw new AppError('PAGE_TOO_LARGE', { max: MOST_DATES });
    if (!isPlainDate(from)) throw new AppError('VALIDATION', { problems: [{ path: 'from', message: 'is not a date' }] });
    const { id } = await this.sessions.get(sessionId);
    return this.db.query<SessionScheduleDay>(DATES, [id, from, first], 'session_days_list');
  }

  async patterns(session: SessionRow): Promise<SchedulePattern[]> {
    const rows = await requestLoader<string, PatternRow[]>('session.patterns', async (ids) => {
      const found = await this.db.query<PatternRow>(PATTERNS, [ids], 'session_patterns');
      return grouped(ids, found, ({ id }) => id);
    }).load(session.id);
    return patternsOf(rows, session);
  }

  staff(sessionId: string): Promise<StaffName[]> {
    return requestLoader<string, StaffName[]>('session.staff', async (ids) => {
      const rows = await this.db.query<StaffName & { sessionId: string }>(STAFF, [ids], 'session_staff_names');
      return grouped(ids, rows, (row) => row.sessionId);
    }).load(sessionId);
  }

  room(roomId: string): Promise<RoomRow | null> {
    return requestLoader<string, RoomRow | null>('session.room', async (ids) => {
      const rows = await this.db.query<RoomRow>(ROOMS, [ids], 'session_rooms');
      return inOrder(ids, rows, ({ id }) => id);
    }).load(roomId);
  }

  exceptions(sessionId: string): Promise<SessionException[]> {
    return requestLoader<string, SessionException[]>('session.exceptions', async (ids) => {
      const rows = await this.db.query<SessionException & { sessionId: string }>(EXCEPTIONS, [ids], 'session_exceptions');
      return grouped(ids, rows, (row) => row.sessionId);
    }).load(sessionId);
  }

  /** Staff of a site who may lead a session. */
  async staffChoices(siteId: string, search: string, first: number): Promise<StaffName[]> {
    if (!Number.isInteger(first) || first < 1 || first > MOST_STAFF) throw new AppError('PAGE_TOO_LARGE', { max: MOST_STAFF });
    if (!isUuid(siteId)) throw new AppError('NOT_FOUND', { what: 'The organization' });
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      return tx.query<StaffName>(CHOICES, [id, foldText(search.trim().slice(0, 200)), first], 'session_staff_choices');
    });
  }
}
