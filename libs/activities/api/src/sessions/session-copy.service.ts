import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { addDays, AppError, daysBetween, type FieldProblem, isPlainDate, isUuid, newId, type PlainDate, todayIn, weekStart } from '@afterbell/core/domain';
import { type ActivityRow, ActivityService } from '../activity.service';
import { closedDates, holdCalendar, refuseLocked } from '../site-calendar';
import { copyPlaces } from './copied-places';
import { ActivityTwins } from './activity-twins';
import { type HeldSession, holdSession } from './held-session';
import { insertDates } from './session-dates';
import type { CopiedSession, CopySessionsInput } from './session-copy.types';
import { stayingStaff, writeStaff } from './session-team';
import { auditOf, insertSession, type SessionRecord } from './session-writer';
import type { Meeting } from './series-plan';
import { planAt, refuseOutside, type TermBounds, termOf } from './site-plan';

export const MOST_COPIES = 50;
const NAME_LENGTH = 200;
const ADDED = `select on_date::text as date, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from session_date where session_id = $1 and source = 'added' order by on_date`;
const AROUND = (from: string, to: string) => `t.starts_on <= ${from}::date and t.ends_on >= ${to}::date order by t.ends_on - t.starts_on, t.id limit 1`;
/** $1 the session's name, $2, $3 its days, $4, $5 those of the copy. */
const TERM_NAMES = `select (select t.name from term t where position(t.name in $1) > 0 and ${AROUND('$2', '$3')}) as old, (select t.name from term t where ${AROUND('$4', '$5')}) as term`;
const NAMES = 'select name from session where activity_id = $1';
const SOURCES = 'select id, starts_on::text as "startsOn" from session where id = any($1::uuid[])';

const SUBJECTS: Record<string, string> = { weekdays: 'The weekdays', startTime: 'A time', meetings: 'The meetings' };

/** Whoever copies sees no patterns: what is wrong with one is said of the session, in a whole sentence. */
function aboutSession(error: unknown, name: string): unknown {
  const problems = error instanceof AppError ? error.params.problems : undefined;
  if (!(error instanceof AppError) || !Array.isArray(problems)) return error;
  const named = (problems as FieldProblem[]).map((problem) => {
    const subject = SUBJECTS[problem.path.split('.').at(-1) ?? ''];
    return subject ? { path: 'sessionIds', message: `${subject} of ${name} ${problem.message}.` } : problem;
  });
  return new AppError(error.code, { ...error.params, problems: named }, { cause: error });
}

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** In the week in which a term begins, the days before it fall away; a week before the term is refused like any day outside of it. */
function firstIn(term: TermBounds | null, moved: PlainDate): PlainDate {
  return term && moved < term.startsOn && weekStart(moved) === weekStart(term.startsOn) ? term.startsOn : moved;
}

interface Aim {
  /** By whole weeks, so that each weekday stays what it was. */
  shift: number;
  endsOn: PlainDate | null;
  input: CopySessionsInput;
  series: Map<string, string>;
}

/** The same sessions again: later in the term, or in the next. */
@Injectable()
export class SessionCopier {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly activities: ActivityService,
    private readonly twins: ActivityTwins,
  ) {}

  async copy(input: CopySessionsInput): Promise<CopiedSession[]> {
    const ids = [...new Set(input.sessionIds)];
    if (!ids.length || ids.length > MOST_COPIES) throw invalid('sessionIds', `are 1 to ${MOST_COPIES}`);
    if (!isPlainDate(input.startsOn)) throw invalid('startsOn', 'is not a date');
    const endsOn = input.endsOn || null;
    const week = weekStart(input.startsOn);
    if (endsOn !== null && (!isPlainDate(endsOn) || endsOn < week)) throw invalid('endsOn', isPlainDate(endsOn) ? 'is before the first day' : 'is not a date');
    return this.db.write(async (tx) => {
      const first = await this.firstDay(tx, ids);
      const aim: Aim = { shift: daysBetween(weekStart(first), week), endsOn, input, series: new Map() };
      const copies: CopiedSession[] = [];
      for (const id of ids) copies.push(await this.copyOne(tx, id, aim));
      return copies;
    });
  }

  private async firstDay(tx: Tx, ids: readonly string[]): Promise<PlainDate> {
    const known = ids.every(isUuid) ? await tx.query<{ id: string; startsOn: PlainDate }>(SOURCES, [ids], 'sessions_to_copy') : [];
    const [first] = known.map(({ startsOn }) => startsOn).sort();
    if (first === undefined || known.length < ids.length) throw new AppError('NOT_FOUND', { what: 'The session' });
    return first;
  }

  private async copyOne(tx: Tx, sourceId: string, aim: Aim): Promise<CopiedSession> {
    const held = await holdSession(tx, sourceId);
    const { input } = aim;
    const source = await this.activities.get(held.activityId);
    const term = await termOf(tx, input.termId ?? source.termId);
    if (input.termId && !term) throw invalid('termId', 'is not a term');
    const activity = input.termId ? await this.twins.inTerm(tx, source, input.termId) : source;
    await holdCalendar(tx, held.siteId);
    const { record, meetings, closed } = await this.plan(tx, held, activity, aim, term);
    await refuseLocked(tx, held.siteId, meetings.map(({ date }) => date));
    const id = newId();
    const seriesId = held.seriesId === null ? null : (aim.series.get(held.seriesId) ?? newId());
    if (held.seriesId !== null && seriesId !== null) aim.series.set(held.seriesId, seriesId);
    const copy = { ...record, name: await this.nameOf(tx, held, activity, record), seriesId };
    await insertSession(tx, { id, activityId: activity.id, siteId: held.siteId }, copy);
    await insertDates(tx, { id, siteId: held.siteId }, meetings, held.before.patterns.length ? 'schedule' : 'added');
    const staffIds = input.withStaff ? await stayingStaff(tx, held.staffIds, held.siteId, record.startsOn) : [];
    if (staffIds.length) await writeStaff(tx, { id, siteId: held.siteId }, staffIds);
    const today = todayIn(requirePrincipal().timeZone, new Date());
    const places = input.withEnrollments ? await copyPlaces(tx, { from: held, to: { id, startsOn: record.startsOn, capacity: record.capacity }, today }) : { enrolled: 0, left: 0 };
    await this.audit.record(tx, { action: 'session.clone', subjectType: 'session', subjectId: id, organizationId: held.siteId, after: { from: sourceId, activityId: activity.id, ...auditOf(copy), staffIds, dates: meetings.length, enrolled: places.enrolled } });
    const { name, startsOn, endsOn } = copy;
    const dates = meetings.map(({ date }) => date).sort();
    return { sourceId, id, name, startsOn, endsOn, firstDate: dates[0] ?? null, lastDate: dates.at(-1) ?? null, activityId: activity.id, activityName: activity.name, dateCount: meetings.length, closed, staffCount: staffIds.length, enrolledCount: places.enrolled, notEnrolledCount: places.left };
  }

  private async plan(tx: Tx, held: HeldSession, activity: ActivityRow, aim: Aim, term: TermBounds | null) {
    const { before } = held;
    const moved = addDays(before.startsOn, aim.shift);
    const startsOn = firstIn(term, moved);
    const same = addDays(before.endsOn, aim.shift);
    const most = aim.endsOn ?? (term && same > term.endsOn ? term.endsOn : same);
    if (most < startsOn) throw invalid('endsOn', `ends before the copy of ${before.name} begins`);
    if (!before.patterns.length) return this.addedDates(tx, held, { ...before, startsOn, endsOn: most, meetings: null }, aim.shift, term);
    const counted = before.meetings !== null && aim.endsOn === null;
    const schedule = { startsOn, endsOn: counted ? null : most, meetings: counted ? before.meetings : null, patterns: before.patterns };
    const { sessions } = await planAt(tx, activity.siteId, schedule, { term, leftOut: new Set() }).catch((error: unknown) => {
      throw aboutSession(error, before.name);
    });
    const [planned] = sessions;
    if (!planned || sessions.length > 1) throw invalid('startsOn', `makes ${before.name} meet twice on one day`);
    const record: SessionRecord = { ...before, startsOn, endsOn: planned.endsOn, meetings: schedule.meetings };
    return { record, meetings: planned.meetings, closed: [...planned.closed] };
  }

  /** Dates that were added one by one keep their weekdays. */
  private async addedDates(tx: Tx, { id, siteId }: HeldSession, record: SessionRecord, shift: number, term: TermBounds | null) {
    const { startsOn, endsOn } = record;
    refuseOutside(term, startsOn, endsOn);
    const shut = await closedDates(tx, siteId, startsOn, endsOn);
    const dates = (await tx.query<Meeting>(ADDED, [id], 'session_added_dates')).map((meeting) => ({ ...meeting, date: addDays(meeting.date, shift) })).filter(({ date }) => date >= startsOn && date <= endsOn);
    return { record, meetings: dates.filter(({ date }) => !shut.has(date)), closed: dates.filter(({ date }) => shut.has(date)).map(({ date }) => date) };
  }

  /** The old term's name in it becomes the new one's: of the shortest term around the days, since the activity may be one of the whole year. A name that is there already says that it is a copy. */
  private async nameOf(tx: Tx, held: HeldSession, activity: ActivityRow, copy: Pick<SessionRecord, 'startsOn' | 'endsOn'>): Promise<string> {
    const { name, startsOn, endsOn } = held.before;
    const terms = await tx.one<{ old: string | null; term: string | null }>(TERM_NAMES, [name, startsOn, endsOn, copy.startsOn, copy.endsOn], 'session_term_names');
    const renamed = terms?.old && terms.term ? name.replaceAll(terms.old, terms.term) : name;
    const taken = new Set((await tx.query<{ name: string }>(NAMES, [activity.id], 'session_names')).map((row) => row.name));
    let free = renamed.slice(0, NAME_LENGTH);
    for (let number = 2; taken.has(free); number += 1) free = `${renamed.slice(0, NAME_LENGTH - 6)} (${number})`;
    return free;
  }
}
