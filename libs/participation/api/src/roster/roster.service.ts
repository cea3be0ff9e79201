import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, monthStart, type PlainDate } from '@afterbell/core/domain';
import { ContactWarnings } from '@afterbell/people/api';
import { type AttendanceStatus, type MarkSource, sessionDateState, summarize } from '@afterbell/participation/domain';
import { cleanText, dateOf, knownId, minute, requireActivity } from '../shared/input';
import { UserNames } from '../shared/user-names';
import type { RosterHeader } from './roster-header';
import { ROSTER_ALL, ROSTER_ALL_SEARCH, ROSTER_ENROLLED, ROSTER_ENROLLED_SEARCH, ROSTER_HEADER } from './roster.sql';
import type { Roster, RosterRow, RosterScope } from './roster.types';

export const MAX_ROSTER = 500;

export interface RosterQuestion {
  activityId?: string | null | undefined;
  sessionId: string;
  date: PlainDate;
  scope?: RosterScope | undefined;
  search?: string | null | undefined;
}

interface PersonRow {
  person_id: string;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  generated_id: string | null;
  grade: string | null;
  allergies: string | null;
  photo_id: string | null;
  contact_restriction: string | null;
  restricted: boolean | null;
  enrolled: boolean;
  status: AttendanceStatus;
  start_time: string | null;
  end_time: string | null;
  version: number;
  recorded_by: string | null;
  recorded_at: Date | null;
  source: MarkSource | null;
}

const PEOPLE = { enrolled: { name: 'roster_enrolled', text: ROSTER_ENROLLED }, all: { name: 'roster_all', text: ROSTER_ALL } };
const PEOPLE_FOUND = {
  enrolled: { name: 'roster_enrolled_search', text: ROSTER_ENROLLED_SEARCH },
  all: { name: 'roster_all_search', text: ROSTER_ALL_SEARCH },
};

/** Reads one session on one day with everyone on it: two statements in one round trip, whatever its size. */
@Injectable()
export class RosterService {
  constructor(
    private readonly db: Db,
    private readonly userNames: UserNames,
    private readonly warnings: ContactWarnings,
  ) {}

  async roster(question: RosterQuestion): Promise<Roster> {
    const sessionId = knownId(question.sessionId, 'The session');
    const date = dateOf(question.date, 'date');
    const search = cleanText(question.search, 100, 'search');
    const { header, people } = await this.load(sessionId, date, question.scope ?? 'enrolled', search);
    requireActivity(question.activityId, header.activity_id);
    const names = await this.userNames.of(new Set([header.locked_by, header.closed_by, ...people.map((row) => row.recorded_by)]));
    const restricted = people.filter((row) => row.restricted).map((row) => row.person_id);
    const warnings = restricted.length ? await this.warnings.of(restricted, date) : new Map<string, string | null>();
    for (const row of people) row.contact_restriction = warnings.get(row.person_id) ?? row.contact_restriction;
    return assemble(header, people, date, (id) => (id ? (names.get(id) ?? null) : null));
  }

  private async load(sessionId: string, date: PlainDate, scope: RosterScope, search: string | null) {
    const people = search === null
      ? { ...PEOPLE[scope], values: [sessionId, date] }
      : { ...PEOPLE_FOUND[scope], values: [sessionId, date, search] };
    const [[header], rows] = await this.db.readTogether<[RosterHeader, PersonRow]>([
      { name: 'roster_header', text: ROSTER_HEADER, values: [sessionId, date, monthStart(date)] },
      people,
    ]);
    if (!header) throw new AppError('NOT_FOUND', { what: 'The session' });
    return { header, people: rows };
  }
}

function assemble(header: RosterHeader, people: PersonRow[], date: PlainDate, nameOf: (id: string | null) => string | null): Roster {
  const { permissions, userId } = requirePrincipal();
  const showsPhotos = permissions.allows('view', 'people.participants');
  const rows = people.slice(0, MAX_ROSTER).map((row) => rosterRow(row, nameOf, showsPhotos, userId));
  const state = sessionDateState({ source: header.source, closed: header.closure_reason !== null, marked: header.marked });
  const mayEdit = permissions.allows('edit', 'participation.by_activity');
  const open = header.locked_at === null;
  const isDropIn = header.activity_type === 'drop_in';
  return {
    sessionId: header.session_id,
    sessionName: header.session_name,
    location: header.location,
    activityId: header.activity_id,
    activityName: header.activity_name,
    isDropIn,
    timesRequired: header.activity_type === 'unscheduled',
    siteId: header.site_id,
    siteName: header.site_name,
    timeZone: header.time_zone,
    date,
    startTime: minute(header.start_time),
    endTime: minute(header.end_time),
    state,
    closureReason: header.closure_reason,
    lock: header.locked_at ? { lockedAt: header.locked_at, lockedBy: nameOf(header.locked_by) } : null,
    outcome: header.outcome,
    outcomeReason: header.outcome_reason,
    closedAt: header.closed_at,
    closedBy: nameOf(header.closed_by),
    version: header.date_version ?? 0,
    previousDate: header.previous_date,
    nextDate: header.next_date,
    counts: { ...summarize(rows.map((row) => row.status)) },
    rows,
    hasMore: people.length > MAX_ROSTER,
    viewerCan: {
      edit: mayEdit && open && (state === 'scheduled' || state === 'added' || (state === 'unscheduled' && isDropIn)),
      addParticipant: mayEdit && open && permissions.allows('edit', 'people.participants'),
    },
  };
}

function rosterRow(row: PersonRow, nameOf: (id: string | null) => string | null, showsPhotos: boolean, userId: string): RosterRow {
  return {
    personId: row.person_id,
    firstName: row.first_name,
    lastName: row.last_name,
    preferredName: row.preferred_name,
    generatedId: row.generated_id,
    grade: row.grade,
    photoId: showsPhotos ? row.photo_id : null,
    allergies: row.allergies,
    contactRestriction: row.contact_restriction,
    enrolled: row.enrolled,
    status: row.status,
    startTime: minute(row.start_time),
    endTime: minute(row.end_time),
    version: row.version,
    changedBy: nameOf(row.recorded_by),
    changedByYou: row.recorded_by === userId,
    changedAt: row.recorded_at,
    source: row.source,
  };
}
