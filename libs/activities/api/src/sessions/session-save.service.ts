import { Injectable } from '@nestjs/common';
import { parseSessionDraft, rruleOf, type SchedulePattern, type SessionValues } from '@afterbell/activities/domain';
import { AuditService, Db, type Tx } from '@afterbell/core/api';
import { addDays, AppError, type FieldProblem, formatDate, formatTime, isPlainDate, newId, type PlainDate } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import type { ActivityRow } from '../activity.service';
import { ActivityService } from '../activity.service';
import { holdCalendar, refuseLocked } from '../site-calendar';
import { type DateChange, insertDates, reschedule } from './session-dates';
import { clockNotes } from './clock-notes';
import { type HeldSession, holdSession, refuseStale } from './held-session';
import type { SaveSessionInput, SessionChange } from './session-save.types';
import { checkRoom, checkStaff, staffOf, writeStaff } from './session-team';
import { auditOf, insertSession, type SessionRecord, updateSession } from './session-writer';
import { type PlannedSession } from './series-plan';
import { type LeftOutDays, leftOutOf, planAt, termOf } from './site-plan';

export interface SavedSeries {
  id: string;
  changes: SessionChange[];
}

interface Worked {
  activity: ActivityRow;
  values: SessionValues;
  plan: readonly PlannedSession[];
  room: { id: string; name: string } | null;
  staffIds: string[];
  leftOut: LeftOutDays;
}

const NAME_LENGTH = 200;
const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });
const NO_CHANGE: DateChange = { gained: [], lost: [], retimed: [], kept: [] };

/** Adding a session and changing one, with its schedule. Several times a day make siblings of one series. */
@Injectable()
export class SessionSaver {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly activities: ActivityService,
    private readonly organizations: OrganizationService,
  ) {}

  async save(input: SaveSessionInput): Promise<SavedSeries> {
    return this.db.write((tx) => (input.id ? this.change(tx, input.id, input) : this.add(tx, input)));
  }

  /** What is wrong with a session of an activity that is not there yet; whether its type needs a schedule is asked when it is. */
  async problemsOf(tx: Tx, { siteId, termId }: { siteId: string; termId: string | null }, input: Omit<SaveSessionInput, 'id'>): Promise<FieldProblem[]> {
    const { values, problems } = parseSessionDraft({ ...input, endsOn: input.endsOn ?? null, meetings: input.meetings ?? null }, 'drop_in');
    if (problems.length) return problems;
    try {
      await planAt(tx, siteId, values, { term: await termOf(tx, termId), leftOut: (await leftOutOf(tx, null, input.leftOut ?? null, siteId)).days });
      return [];
    } catch (error) {
      if (error instanceof AppError && error.code === 'VALIDATION') return (error.params['problems'] as FieldProblem[] | undefined) ?? [];
      throw error;
    }
  }

  /** Ends a session on a day; what comes later goes, unless something was entered there. */
  async end({ id, version, endsOn }: { id: string; version: number; endsOn: PlainDate }): Promise<SavedSeries> {
    return this.db.write(async (tx) => {
      const { before } = await holdSession(tx, id);
      if (endsOn < before.startsOn || endsOn > before.endsOn) throw invalid('endsOn', `is not between ${formatDate(before.startsOn)} and ${formatDate(before.endsOn)}`);
      const from = endsOn < before.endsOn ? addDays(endsOn, 1) : null;
      const input = { ...before, patterns: before.patterns.map((pattern) => ({ ...pattern, weekdays: [...pattern.weekdays], weeksOfMonth: [...pattern.weeksOfMonth] })), version, meetings: null, endsOn, from, dryRun: false };
      return this.change(tx, id, input, true);
    });
  }

  private async add(tx: Tx, input: SaveSessionInput): Promise<SavedSeries> {
    const activity = await this.activities.get(input.activityId ?? '');
    await holdCalendar(tx, activity.siteId);
    const worked = await this.work(tx, activity, input, null);
    const seriesId = worked.plan.length > 1 ? newId() : null;
    const id = newId();
    const changes: SessionChange[] = [];
    for (const [place, planned] of worked.plan.entries()) changes.push(await this.insert(tx, place === 0 ? id : newId(), worked, planned, seriesId, place > 0));
    return { id, changes };
  }

  private async change(tx: Tx, id: string, input: SaveSessionInput, ends = false): Promise<SavedSeries> {
    const held = await holdSession(tx, id);
    const { siteId } = held;
    const activity = await this.activities.get(held.activityId);
    await refuseStale(tx, held, input);
    const worked = await this.work(tx, activity, input, held);
    const [own, ...more] = worked.plan;
    const seriesId = held.seriesId ?? (more.length ? newId() : null);
    const record = own ? recordOf(worked, own, seriesId, false) : { ...recordOf(worked, sameOf(held), seriesId, false), endsOn: held.before.endsOn };
    const dates = own ? await reschedule(tx, { id, siteId }, fromDay(input.from, held), own.meetings, ends) : NO_CHANGE;
    await updateSession(tx, { id, siteId }, record);
    await writeStaff(tx, { id, siteId }, worked.staffIds);
    const { before } = held;
    await this.audit.record(tx, { action: 'session.update', subjectType: 'session', subjectId: id, organizationId: siteId, before: { ...auditOf(before), staffIds: held.staffIds }, after: { ...auditOf(record), staffIds: worked.staffIds, dates: countsOf(dates) } });
    const changes = own ? [changeOf(record, own, dates, await this.organizations.timeZoneOf(siteId))] : [];
    for (const planned of more) changes.push(await this.insert(tx, newId(), worked, planned, seriesId, true));
    return { id, changes };
  }

  private async work(tx: Tx, activity: ActivityRow, input: SaveSessionInput, held: HeldSession | null): Promise<Worked> {
    const { values, problems } = parseSessionDraft({ ...input, endsOn: input.endsOn ?? null, meetings: input.meetings ?? null }, activity.type);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const { siteId } = activity;
    const room = await checkRoom(tx, input.roomId ?? null, siteId, held?.before.roomId ?? null);
    const now = held ? await staffOf(tx, held.id) : [];
    const staffIds = await checkStaff(tx, input.staffIds ?? now, { siteId, startsOn: values.startsOn, now });
    const leftOut = await leftOutOf(tx, held?.id ?? null, input.leftOut ?? null, siteId);
    // A name is no schedule: who changes only that leaves every date as it is.
    if (held && !leftOut.changed && sameSchedule(held.before, values)) return { activity, values, plan: [], room, staffIds, leftOut };
    const plan = await planAt(tx, siteId, values, { term: await termOf(tx, activity.termId), leftOut: leftOut.days });
    if (held) await leftOut.write(held.id);
    return { activity, values, plan: plan.sessions, room, staffIds, leftOut };
  }

  private async insert(tx: Tx, id: string, worked: Worked, planned: PlannedSession, seriesId: string | null, sibling: boolean): Promise<SessionChange> {
    const { siteId, id: activityId } = worked.activity;
    const record = recordOf(worked, planned, seriesId, sibling);
    await refuseLocked(tx, siteId, planned.meetings.map(({ date }) => date));
    await insertSession(tx, { id, activityId, siteId }, record);
    await insertDates(tx, { id, siteId }, planned.meetings);
    await worked.leftOut.write(id);
    if (worked.staffIds.length) await writeStaff(tx, { id, siteId }, worked.staffIds);
    await this.audit.record(tx, { action: 'session.create', subjectType: 'session', subjectId: id, organizationId: siteId, after: { activityId, ...auditOf(record), staffIds: worked.staffIds, dates: planned.meetings.length } });
    return changeOf(record, planned, { ...NO_CHANGE, gained: planned.meetings.map(({ date }) => date) }, await this.organizations.timeZoneOf(siteId));
  }
}

function sameSchedule(before: SessionRecord, values: SessionValues): boolean {
  const { startsOn, meetings, patterns } = values;
  const times = patterns.length > 0 || (before.startTime === values.startTime && before.endTime === values.endTime);
  const rules = (list: readonly SchedulePattern[]) => list.map((pattern) => `${rruleOf(pattern)} ${pattern.startTime} ${pattern.endTime}`).join('\n');
  return times && before.startsOn === startsOn && before.meetings === meetings && (meetings !== null || before.endsOn === values.endsOn) && rules(before.patterns) === rules(patterns);
}

/** The session's own patterns, as they were sent. */
const sameOf = ({ before }: HeldSession): PlannedSession => ({ patterns: before.patterns.map((_, place) => place), meetings: [], closed: [], endsOn: before.endsOn });

/** A sibling is told from the others by when it meets. */
function recordOf({ values, room }: Worked, planned: PlannedSession, seriesId: string | null, sibling: boolean): SessionRecord {
  const patterns = planned.patterns.map((place) => values.patterns[place]).filter((pattern): pattern is SchedulePattern => pattern !== undefined);
  const { startTime = values.startTime, endTime = values.endTime } = patterns[0] ?? {};
  const suffix = `, ${formatTime(startTime)}`;
  const name = sibling ? `${values.name.slice(0, NAME_LENGTH - suffix.length)}${suffix}` : values.name;
  const { startsOn, meetings, capacity, location } = values;
  return { name, startsOn, endsOn: planned.endsOn, meetings, startTime, endTime, patterns, location: room?.name ?? location, roomId: room?.id ?? null, capacity, seriesId };
}

function changeOf({ name, startsOn, endsOn }: SessionRecord, { closed, meetings }: PlannedSession, dates: DateChange, timeZone: string): SessionChange {
  return { name, startsOn, endsOn, dateCount: meetings.length, closed: [...closed], clockNotes: clockNotes(meetings, timeZone), ...dates };
}

const countsOf = ({ gained, lost, retimed, kept }: DateChange) => ({ gained: gained.length, lost: lost.length, retimed: retimed.length, kept: kept.length });

/** The first day that a change reaches: the whole run unless somebody wants what was before to stay. */
function fromDay(from: PlainDate | null | undefined, held: HeldSession): PlainDate {
  if (!from) return '0001-01-01';
  if (!isPlainDate(from)) throw invalid('from', 'is not a date');
  const { startsOn, endsOn } = held.before;
  if (from < startsOn || from > endsOn) throw invalid('from', `is not between ${formatDate(startsOn)} and ${formatDate(endsOn)}`);
  return from;
}
